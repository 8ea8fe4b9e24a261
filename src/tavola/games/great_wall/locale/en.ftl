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

## What happened

great-wall-event-begins = { $player } begins.
great-wall-event-turned-up = The tokens { $lower } and { $higher } are offered for section { $section }.
great-wall-event-pair-removed = Two tokens of { $token } leave the game, because with two players no pair is offered.
great-wall-event-turn = { $player }'s turn.
great-wall-event-drew = { $player } draws: { great-wall-kind }.
great-wall-event-drew-hidden = { $player } draws a card.
great-wall-event-placed = { $player } places { great-wall-cards } on section { $section }.
great-wall-event-rode = { $player } sends a horseman to section { $section } without using an action.
great-wall-event-covered = In section { $section }, { $player }'s dragon covers this card of { $other }: { great-wall-kind }.
great-wall-event-laid = { $player } scores section { $section } and lays the { $token } on this card: { great-wall-kind }.
great-wall-event-won =
    { $from ->
        [card] { $player } gets { $token } fame from the card in section { $section }.
       *[offer] { $player } wins { $token } fame in section { $section }.
    }
great-wall-event-cleared = All cards leave section { $section }.
great-wall-event-closed = There are no tokens for section { $section } any more: nothing is built there now.
great-wall-event-last-round = { $player } has placed the last card. Every other player has one more turn.
great-wall-event-last-circle = From now on nobody places cards; there is only scoring, beginning with { $player }.
great-wall-event-over = The game is over.

## Why something is not possible

great-wall-why-game-over = the game is over.
great-wall-why-not-your-turn = it is another player's turn.
great-wall-why-score-first = first you must score a section that you lead.
great-wall-why-already-scored = sections are scored at the start of a turn only.
great-wall-why-not-leading = at the start of your turn you did not have more points there than every other player.
great-wall-why-left-first = sections are scored from left to right; another one comes first.
great-wall-why-equal-tokens = both tokens have the same value; take the lower one.
great-wall-why-no-card-to-bear = you have no visible card of that kind there.
great-wall-why-deck-empty = your deck is empty.
great-wall-why-not-in-hand = you do not hold so many cards of that kind.
great-wall-why-section-closed = nothing is built at that section.
great-wall-why-nothing-to-cover = that player has no visible card of that kind there.
great-wall-why-token-protects = a card with a token on it cannot be covered.
