## Cards

great-wall-kind =
    { $kind ->
        [wall] wall
        [gate] gate
        [tower] watchtower
        [noble] noble
        [warrior] warrior
        [horseman] horseman
       *[dragon] dragon
    }
great-wall-cards =
    { $kind ->
        [wall] { $count ->
            [one] a wall
           *[other] { $count } walls
        }
        [gate] { $count ->
            [one] a gate
           *[other] { $count } gates
        }
        [tower] the watchtower
        [noble] the noble
        [warrior] { $count ->
            [one] a warrior
           *[other] { $count } warriors
        }
        [horseman] { $count ->
            [one] a horseman
           *[other] { $count } horsemen
        }
       *[dragon] the dragon
    }

great-wall-short =
    { $kind ->
        [wall] Wl
        [gate] Gt
        [tower] To
        [noble] No
        [warrior] Wr
        [horseman] Ho
       *[dragon] Dr
    }

## On the screen

great-wall-section = Section { $section }
great-wall-no-section = nothing is built here any more
great-wall-tokens-beside = Tokens { $tokens }
great-wall-token-beside = Token { $tokens }
great-wall-prospect-lays = { $player } leads and would lay one of the tokens on a card
great-wall-prospect-wins = { $player } leads and would win { $token }; { $other } would get { $laid }
great-wall-nobody-leads = nobody leads
great-wall-total = { $player } { $points }
great-wall-to-come = Tokens still to come: { $tokens }
great-wall-last-circle = Last circle: nobody places cards any more
great-wall-last-round = Last round: { $player } has placed their last card
great-wall-player = { $player }: { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand, { $deck } in the deck
great-wall-player-fame = { $fame } fame
great-wall-hand = Your hand: { $cards }
great-wall-hand-empty = Your hand is empty

## What the player must do

great-wall-prompt-score =
    { $who ->
        [you] You lead section { $section }: choose one of its two tokens and lay it on one of your visible cards there.
       *[other] Waiting for { $player }, who scores section { $section }.
    }
great-wall-prompt-build =
    { $who ->
        [you] { $actions ->
            [one] Your second action: draw a card, or place cards of one kind on a section.
           *[other] Your first action: draw a card, or place cards of one kind on a section.
        }
       *[other] Waiting for { $player } to draw or to place cards.
    }

## What can be done

great-wall-action-draw = Draw a card
great-wall-action-ride = Send a horseman to section { $section }, without using an action
great-wall-action-place = Place { great-wall-cards } on section { $section }
great-wall-action-cover = In section { $section }, cover this card of { $player } with the dragon: { great-wall-kind }
great-wall-action-score =
    { $which ->
        [lower] Score section { $section }: lay the lower token on this card: { great-wall-kind }
       *[higher] Score section { $section }: lay the higher token on this card: { great-wall-kind }
    }

great-wall-row-draw = Draw a card
great-wall-row-ride = Send a horseman, without using an action
great-wall-row-place = Place { great-wall-cards }
great-wall-row-cover = Cover this card of { $player } with the dragon: { great-wall-kind }
great-wall-row-score =
    { $which ->
        [lower] Lay the lower token on this card: { great-wall-kind }
       *[higher] Lay the higher token on this card: { great-wall-kind }
    }

## What happened

great-wall-event-begins = { $player } begins.
great-wall-event-turned-up = The tokens { $lower } and { $higher } are offered for section { $section }.
great-wall-event-pair-removed = Two tokens of { $token } leave the game: with two players the tokens of a section must differ.
great-wall-event-turn = { $player }'s turn.
great-wall-event-drew = { $player } draws: { great-wall-kind }.
great-wall-event-drew-hidden = { $player } draws a card.
great-wall-event-placed = { $player } places { great-wall-cards } on section { $section }.
great-wall-event-rode = { $player } sends a horseman to section { $section } without using an action.
great-wall-event-covered = In section { $section }, { $player }'s dragon covers this card of { $other }: { great-wall-kind }.
great-wall-event-laid = { $player } scores section { $section } and lays the token { $token } on this card: { great-wall-kind }.
great-wall-event-won =
    { $from ->
        [card] { $player } gets { $token } fame from the card in section { $section }.
       *[offer] { $player } wins { $token } fame in section { $section }.
    }
great-wall-event-cleared = All cards leave section { $section }.
great-wall-event-closed =
    { $why ->
        [last-circle] In the last circle section { $section } gets no new tokens: nothing is built there now.
       *[no-tokens] There are no tokens for section { $section } any more: nothing is built there now.
    }
great-wall-event-last-round = { $player } has placed their last card. Every other player has one more turn.
great-wall-event-last-circle = From now on nobody places cards; there is only scoring, beginning with { $player }.
great-wall-event-over = The game is over.

## Why something is not possible

great-wall-why-game-over = the game is over.
great-wall-why-not-your-turn = it is another player's turn.
great-wall-why-score-first = you must first score a section that you lead.
great-wall-why-already-scored = sections are scored at the start of a turn only.
great-wall-why-not-leading = at the start of your turn you did not have more points there than every other player.
great-wall-why-left-first = sections are scored from left to right; another one comes first.
great-wall-why-equal-tokens = both tokens have the same value; choose the lower.
great-wall-why-no-card-to-bear = you have no visible card of that kind there.
great-wall-why-deck-empty = your deck is empty.
great-wall-why-not-in-hand = you do not have that many cards of that kind in hand.
great-wall-why-section-closed = nothing is built at that section.
great-wall-why-nothing-to-cover = that player has no visible card of that kind there.
great-wall-why-token-protects = a card with a token on it cannot be covered.
