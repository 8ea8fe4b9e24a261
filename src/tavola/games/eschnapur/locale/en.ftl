## The parts of the game

eschnapur-official =
    { $official ->
        [blockade] the blockade
        [stop] the stop
        [bricks] the bricks
        [order] the turn order
       *[move] the move
    }
eschnapur-official-short =
    { $official ->
        [blockade] Blockade
        [stop] Stop
        [bricks] Bricks
        [order] Order
       *[move] Move
    }
eschnapur-privilege =
    { $privilege ->
        [choose-marker] choose turn marker
        [win-ties] win ties
        [free-site] free site
        [gold] 5 gold
        [remove-blockade] remove blockade
        [forbid-last] forbid the last brick
        [gold-and-bricks] 3 gold and 2 bricks
        [ignore-stop] ignore the stop
        [bricks] 3 bricks
       *[from-hand] play from the hand
    }

## On the screen

eschnapur-headline =
    { $phase ->
        [0] The game is over after round { $round }: { $completed } of { $last } sections completed
        [1] Round { $round }, phase 1, sites: { $completed } of { $last } sections completed
        [2] Round { $round }, phase 2, gold: { $completed } of { $last } sections completed
        [3] Round { $round }, phase 3, blockade: { $completed } of { $last } sections completed
        [4] Round { $round }, phase 4, stop: { $completed } of { $last } sections completed
        [5] Round { $round }, phase 5, bricks: { $completed } of { $last } sections completed
        [6] Round { $round }, phase 6, turn order: { $completed } of { $last } sections completed
        [7] Round { $round }, phase 7, building: { $completed } of { $last } sections completed
        [8] Round { $round }, phase 8, moving a brick: { $completed } of { $last } sections completed
       *[9] Round { $round }, phase 9, rewards: { $completed } of { $last } sections completed
    }
eschnapur-finished = complete
eschnapur-reward = gold { $reward }
eschnapur-bank = Bank
eschnapur-bank-empty = empty
eschnapur-privileges = Privilege cards
eschnapur-column =
    { $column ->
        [player] Player
        [points] Points
        [track] Privilege
        [bricks] Store
        [turn] Turn
       *[sites] Sites
    }
eschnapur-wins-ties = wins ties
eschnapur-plays-from-hand = plays from the hand
eschnapur-ordered = ordered: { $cards }
eschnapur-holds = { $player } holds
eschnapur-hand = in your hand
eschnapur-steps = Your bricks in section { $section }:
eschnapur-step =
    { $what ->
        [bag] { $bricks } → { $points } points and the bag of gold
        [complete] { $bricks } → { $points } points and complete
       *[nothing] { $bricks } → { $points } points
    }
eschnapur-change = { $player } { $before } → { $after }
eschnapur-change-bag = gold for { $players }
eschnapur-change-complete = the section is full
eschnapur-no-card = nothing
eschnapur-legend = $ gold bag · ■ stop · ▼ last brick stays · [▒] face down · ✕ blocked · ↷ carried over · (5) before

eschnapur-row-sites = Build at
eschnapur-row-lay = For { eschnapur-official } lay
eschnapur-row-play = Play from your hand
eschnapur-row-stop = Stop section
eschnapur-row-choose = Buy and take turn marker
eschnapur-row-forbid = Forbid moving away from section
eschnapur-row-gold = Take
eschnapur-row-move = Move from section { $section } to

## What the player must do

eschnapur-prompt-choosing =
    { $step ->
        [order] Confirm your sites, with or without privilege cards that you buy now.
       *[sites] Choose secretly the two sections where you will build.
    }
eschnapur-prompt-laying = Lay a card face down for { eschnapur-official }.
eschnapur-prompt-confirming = All is laid. Confirm, or take your cards back.
eschnapur-prompt-waiting =
    { $phase ->
        [sites] { $who ->
            [done] You have chosen. Waiting for the sites of { $waiting }.
           *[other] Waiting for the sites of { $waiting }.
        }
       *[cards] { $who ->
            [done] You have chosen. Waiting for the cards of { $waiting }.
           *[other] Waiting for the cards of { $waiting }.
        }
    }
eschnapur-prompt-unblocking =
    { $who ->
        [you] Your card for { eschnapur-official } is blocked. Remove the blockade before the others reveal?
       *[other] Waiting for { $player }, who may remove the blockade.
    }
eschnapur-prompt-answering =
    { $who ->
        [you] Play a card from your hand for { eschnapur-official }.
       *[other] Waiting for { $player } to play a card from the hand for { eschnapur-official }.
    }
eschnapur-prompt-blocking =
    { $who ->
        [you] Which card do you block?
       *[other] Waiting for { $player } to place the blockade marker.
    }
eschnapur-prompt-stopping =
    { $who ->
        [you] In which section may nobody build in this round?
       *[other] Waiting for { $player } to place the stop marker.
    }
eschnapur-prompt-marking =
    { $who ->
        [you] { $other } will hand out the turn markers. Buy the right to take one first?
       *[other] Waiting for { $player }, who may take a turn marker before { $other } hands them out.
    }
eschnapur-prompt-handing =
    { $who ->
        [you] Who gets turn marker { $marker }?
       *[other] Waiting for { $player } to hand out the turn markers.
    }
eschnapur-prompt-building =
    { $who ->
        [you] { $what ->
            [none] You have no bricks to place. Buy a privilege card, or end your turn.
            [stuck] { $count ->
                [one] Your brick finds no place. Buy a privilege card, or end your turn.
               *[other] Your { $count } bricks find no place. Buy a privilege card, or end your turn.
            }
           *[place] { $count ->
                [one] Place your brick.
               *[other] Place your { $count } bricks, one by one.
            }
        }
       *[other] Waiting for { $player } to build.
    }
eschnapur-prompt-forbidding =
    { $who ->
        [you] { $other } may move a brick. Forbid moving one away from a section?
       *[other] Waiting for { $player }, who may forbid a move of { $other }.
    }
eschnapur-prompt-moving =
    { $who ->
        [you] Move the last brick of a section to another, or decline.
       *[other] Waiting for { $player } to move a brick.
    }
eschnapur-prompt-gold =
    { $who ->
        [you] { $cause ->
            [premium] For the bag of gold you get { $owed }; take { $worth } from the bank.
            [reward] For the complete section you get { $owed }; take { $worth } from the bank.
           *[privilege] For the privilege card you get { $owed }; take { $worth } from the bank.
        }
       *[other] Waiting for { $player } to take gold from the bank.
    }

## What can be done

eschnapur-action-sites = Build in sections { $first } and { $second }
eschnapur-action-order =
    { $count ->
        [0] Confirm the sites, buy nothing
       *[other] Confirm the sites and buy: { $cards }
    }
eschnapur-action-lay =
    { $card ->
        [nothing] Lay nothing for { eschnapur-official }
       *[other] Lay a { $card } for { eschnapur-official }
    }
eschnapur-action-confirm = Confirm the cards
eschnapur-action-reconsider = Take your choice back and choose again
eschnapur-action-unblock = Buy: remove the blockade
eschnapur-action-play = Play a { $card } from your hand
eschnapur-action-block = Block the card of { $player } for { eschnapur-official }
eschnapur-action-stop = Stop section { $section }
eschnapur-action-choose = Buy: take turn marker { $marker }
eschnapur-action-hand = Turn marker { $marker } for { $player }
eschnapur-action-place = Place a brick in section { $section }
eschnapur-action-buy = Buy: { eschnapur-privilege }
eschnapur-action-end = End your turn
eschnapur-action-forbid = Buy: nobody moves the last brick away from section { $section }
eschnapur-action-move = Move the last brick of section { $section } to section { $target }
eschnapur-action-gold = Take { $cards } from the bank
eschnapur-action-decline = Decline

## What happened

eschnapur-event-round = Round { $round } begins.
eschnapur-event-chosen =
    { $phase ->
        [sites] { $player } has chosen sites.
       *[cards] { $player } has laid the cards.
    }
eschnapur-event-reconsidered =
    { $phase ->
        [sites] { $player } chooses sites anew.
       *[cards] { $player } lays the cards anew.
    }
eschnapur-event-sites-settled = All have chosen their sites.
eschnapur-event-ordered =
    { $count ->
        [0] { $player } has ordered no privilege card.
       *[other] { $player } has ordered: { $cards }.
    }
eschnapur-event-lapsed =
    { $why ->
        [gone] { $player } does not get “{ eschnapur-privilege }”: it is sold already.
       *[useless] { $player } does not buy “{ eschnapur-privilege }”: it would do nothing now.
    }
eschnapur-event-bought = { $player } buys “{ eschnapur-privilege }” for { $cost }.
eschnapur-event-laid =
    { $count ->
        [one] One card of { $player } lies face down.
       *[other] { $count } cards of { $player } lie face down.
    }
eschnapur-event-revealed = { $player } reveals a { $card } for { eschnapur-official }.
eschnapur-event-played = { $player } plays a { $card } for { eschnapur-official }.
eschnapur-event-stays-blocked = The card of { $player } for { eschnapur-official } stays face down.
eschnapur-event-won = { $player } wins { eschnapur-official } with a { $card }.
eschnapur-event-nobody-won = Nobody wins { eschnapur-official }.
eschnapur-event-blocked = The card of { $player } for { eschnapur-official } is blocked.
eschnapur-event-blockade-aside = The blockade marker goes aside.
eschnapur-event-stopped = Section { $section } is stopped.
eschnapur-event-stop-aside = The stop marker goes aside.
eschnapur-event-bricks =
    { $why ->
        [official] { $count ->
            [0] { $player } would get bricks, but there are none.
            [one] { $player } gets one brick.
           *[other] { $player } gets { $count } bricks.
        }
        [blockade] { $count ->
            [0] { $player } would get a brick for the blocked card, but there is none.
           *[other] { $player } gets a brick for the blocked card.
        }
       *[privilege] { $count ->
            [0] { $player } would get bricks for the privilege card, but there are none.
            [one] { $player } gets one brick for the privilege card.
           *[other] { $player } gets { $count } bricks for the privilege card.
        }
    }
eschnapur-event-chose-marker = { $player } takes turn marker { $marker } before the others.
eschnapur-event-marker =
    { $why ->
        [lot] { $player } gets turn marker { $marker } by lot.
       *[winner] { $player } gets turn marker { $marker }.
    }
eschnapur-event-order-stays = The turn order stays as it is.
eschnapur-event-sites = { $player } builds at { $first } and { $second }.
eschnapur-event-placed = { $player } places a brick in section { $section }, on { $number }.
eschnapur-event-bag = { $player } covers the bag of gold in section { $section }.
eschnapur-event-left-over =
    { $count ->
        [one] One brick of { $player } finds no place.
       *[other] { $count } bricks of { $player } find no place.
    }
eschnapur-event-forbade = { $player } forbids moving the last brick of section { $section } away.
eschnapur-event-moved = A brick of { $player } moves from section { $section } to section { $target }, onto { $number }.
eschnapur-event-nothing-moved = No brick is moved.
eschnapur-event-gold =
    { $cause ->
        [premium] { $player } takes { $cards } for the bag of gold in section { $section }.
        [reward] { $player } takes { $cards } for section { $section }.
       *[privilege] { $player } takes { $cards } for the privilege card.
    }
eschnapur-event-no-gold =
    { $cause ->
        [premium] The bank has nothing for { $player } and the bag of gold in section { $section }.
        [reward] The bank has nothing for { $player } and section { $section }.
       *[privilege] The bank has nothing for the privilege card of { $player }.
    }
eschnapur-event-privilege-points =
    { $points ->
        [one] { $player } gains one privilege point.
       *[other] { $player } gains { $points } privilege points.
    }
eschnapur-event-points = { $player } scores { $points } in section { $section }: highest number { $number }, bricks { $count }.
eschnapur-event-completed = Section { $section } is complete.
eschnapur-event-bonus =
    { $points ->
        [0] { $player } gets nothing for { $track } on the privilege track.
       *[other] { $player } gets { $points } points for { $track } on the privilege track.
    }
eschnapur-event-standstill = Nobody has gold or bricks any more: the game ends.
eschnapur-event-over = The game is over.

## Why something is not possible

eschnapur-why-game-over = the game is over.
eschnapur-why-not-your-turn = you are not asked now.
eschnapur-why-not-now = that is not what is asked now.
eschnapur-why-already-confirmed = you have confirmed; take your choice back first.
eschnapur-why-nothing-chosen = you have not chosen anything yet.
eschnapur-why-sites-first = choose two sites first.
eschnapur-why-sites-chosen = your sites are chosen; take your choice back first.
eschnapur-why-section-finished = that section is complete.
eschnapur-why-card-gone = that privilege card is not in the game any more.
eschnapur-why-not-enough-points = you have too few privilege points.
eschnapur-why-does-nothing = that privilege card would do nothing for you now.
eschnapur-why-other-official-first = cards are laid for one official after the other.
eschnapur-why-lay-first = first lay cards for all officials.
eschnapur-why-all-laid = cards are laid for all officials already.
eschnapur-why-must-lay = an official goes without a card only if you have too few for all.
eschnapur-why-not-in-hand = you have no such card in your hand.
eschnapur-why-no-such-player = nobody sits there.
eschnapur-why-own-card = your own cards cannot be blocked by you.
eschnapur-why-no-card-there = no card lies face down there.
eschnapur-why-same-official = the marker lay at that official in the round before.
eschnapur-why-same-player = the marker lay on a card of that player in the round before.
eschnapur-why-stopped-before = that section was stopped in the round before.
eschnapur-why-no-such-marker = there are only as many turn markers as players.
eschnapur-why-other-marker-first = the lowest marker is handed out first.
eschnapur-why-has-marker = that player has a turn marker already.
eschnapur-why-no-bricks = you have no bricks to place.
eschnapur-why-section-full = that section has no free space.
eschnapur-why-section-stopped = that section is stopped.
eschnapur-why-not-your-site = that section is not one of your sites.
eschnapur-why-must-place = all bricks that fit must be placed.
eschnapur-why-no-move-there = no brick could be moved away from that section anyway.
eschnapur-why-same-section = a brick moves from one section to another.
eschnapur-why-no-brick-there = there is no brick in that section.
eschnapur-why-last-forbidden = somebody has forbidden moving the last brick of that section away.
eschnapur-why-take-gold-first = first gold is taken from the bank.
eschnapur-why-no-gold-due = no gold is due to you.
eschnapur-why-not-in-bank = the bank does not have these cards.
eschnapur-why-other-worth = take exactly what is due, or the most below it that the bank can pay.

## Why components are impossible

eschnapur-components-printed-cost = “{ eschnapur-privilege }” costs { $cost }, as the rules say.
eschnapur-components-cost = “{ eschnapur-privilege }” must cost from 1 to { $most }.
eschnapur-components-size = section { $section } has { $count } spaces, but a section has { $least } to { $most }.
eschnapur-components-equal-sizes = sections { $first } and { $second } both have { $count } spaces, but no two sections are of one size.
eschnapur-components-numbers = the numbers of section { $section } must rise from below, from 1 to { $most } at the most.
eschnapur-components-bag = section { $section } has no space { $bag } for the bag of gold.
eschnapur-components-reward = the reward of section { $section } must be from 1 to { $most }.
eschnapur-components-rows = the rows of section { $section } must make up its { $count } spaces.
