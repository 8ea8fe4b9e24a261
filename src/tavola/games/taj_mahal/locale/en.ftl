## The parts of the game

taj-mahal-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[purple] purple
    }
taj-mahal-colour-short =
    { $colour ->
        [red] r
        [yellow] y
        [green] g
        [white] w
       *[purple] p
    }
taj-mahal-symbol =
    { $symbol ->
        [vizier] vizier
        [general] general
        [monk] monk
        [princess] princess
        [mogul] mogul
       *[elephant] elephant
    }
taj-mahal-second =
    { $second ->
        [vizier] vizier
        [general] general
        [monk] monk
        [princess] princess
        [mogul] mogul
       *[elephant] elephant
    }
taj-mahal-prize =
    { $prize ->
        [vizier] the vizier
        [general] the general
        [monk] the monk
        [princess] the princess
        [mogul] the crown
       *[elephant] the province tile
    }
taj-mahal-card = { taj-mahal-colour } { taj-mahal-symbol }–{ taj-mahal-second }
taj-mahal-white-card = white { taj-mahal-symbol }
taj-mahal-special =
    { $special ->
        [two-points] +2 points
        [change-of-colour] change of colour
        [elephant] +1 elephant
       *[grand-mogul] +1 grand mogul
    }
taj-mahal-good =
    { $good ->
        [rice] rice
        [tea] tea
        [spices] spices
       *[jewels] jewels
    }
taj-mahal-bonus =
    { $bonus ->
        [rice] rice
        [tea] tea
        [spices] spices
        [jewels] jewels
        [two-points] +2 points
        [one-card] +1 card
       *[taj-mahal] Taj Mahal
    }

## On the screen

taj-mahal-visit = Visit { $number } of { $count }: { $province }
taj-mahal-court = Court
taj-mahal-court-empty = everything is taken
taj-mahal-goods-here = province tile
taj-mahal-display = Display
taj-mahal-display-empty = empty
taj-mahal-deck = deck { $deck }, discarded { $discard }
taj-mahal-next = Then
taj-mahal-specials-on-table = On the table
taj-mahal-player = { $player }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
taj-mahal-carletto-player = { $player } (Carletto): { $points ->
        [one] one point
       *[other] { $points } points
    }
taj-mahal-colour-of-visit = colour: { taj-mahal-colour }
taj-mahal-colour-open = colour: open
taj-mahal-start = start marker
taj-mahal-out = withdrawn
taj-mahal-shows = shows
taj-mahal-leads = would win
taj-mahal-owns = owns
taj-mahal-taken = was seen taking
taj-mahal-hand = Your hand
taj-mahal-hand-empty = empty
taj-mahal-legend-cards = Cards: r red, y yellow, g green, p purple, w white; V vizier, G general, M monk, P princess, K grand mogul, E elephant
taj-mahal-legend-map = On the map: (7) province of visit 7, ♜ fortress, ■1 palace of seat 1, ♛1 crown palace of seat 1
taj-mahal-way-cities = building in { $cities }
taj-mahal-way-crown = crown palace in { $city }
taj-mahal-way-bonus = { taj-mahal-bonus } +{ $points }
taj-mahal-way-card = one card
taj-mahal-way-palaces = palaces +{ $points }
taj-mahal-way-goods = province tile +{ $points }
taj-mahal-way-points = together +{ $points }
taj-mahal-way-nothing = wins nothing
taj-mahal-way-prizes = wins { $prizes }
taj-mahal-way-more =
    { $count ->
        [one] … and one more way
       *[other] … and { $count } more ways
    }
taj-mahal-would-lead = would then lead: { $prizes }

## What the player must do

taj-mahal-prompt-playing =
    { $who ->
        [you] { $first ->
            [yes] Play a coloured card, which settles your colour for this visit, or withdraw at once for an extra card.
           *[no] Play another coloured card, or withdraw.
        }
       *[other] Waiting for { $player } to play cards or withdraw.
    }
taj-mahal-prompt-joining =
    { $who ->
        [you] Do you play a white or a special card with it?
       *[other] Waiting for { $player } to go on playing.
    }
taj-mahal-prompt-building =
    { $who ->
        [you] { $count ->
            [one] Where do you place your palace?
           *[other] Where do you place your palaces? { $count } are to be placed.
        }
       *[other] Waiting for { $player } to place palaces.
    }
taj-mahal-prompt-crowning =
    { $who ->
        [you] Where do you place your crown palace?
       *[other] Waiting for { $player } to place the crown palace.
    }
taj-mahal-prompt-taking =
    { $who ->
        [you] { $count ->
            [one] Take a card of the display.
           *[other] Take { $count } cards of the display.
        }
       *[other] Waiting for { $player } to take cards of the display.
    }
taj-mahal-prompt-losing =
    { $who ->
        [you] Carletto has withdrawn: { $count ->
            [one] discard a card of the display.
           *[other] discard { $count } cards of the display.
        }
       *[other] Waiting for { $player } to discard from the display for Carletto.
    }

## Actions

taj-mahal-action-play = Play { $card }
taj-mahal-action-alone = Play nothing with it
taj-mahal-action-white = With it { $card }
taj-mahal-action-special = With it the special card { taj-mahal-special }
taj-mahal-action-withdraw = Withdraw
taj-mahal-action-palace = Palace in { $city }
taj-mahal-action-crown = Crown palace in { $city }
taj-mahal-action-take = Take { $card }
taj-mahal-action-discard = Discard { $card }

## What happened

taj-mahal-event-begins = { $player } gets the start marker by lot.
taj-mahal-event-visit = Visit { $number } goes to { $province }; { $player } begins.
taj-mahal-event-turned-up = To the display comes { $card }.
taj-mahal-event-reshuffled =
    { $count ->
        [one] The discard, one card, becomes the new deck.
       *[other] The discard, { $count } cards, becomes the new deck.
    }
taj-mahal-event-drew =
    { $why ->
        [bonus-tile] { $player } draws { $card } for the bonus tile.
       *[nothing-played] { $player } draws { $card } for withdrawing without having played.
    }
taj-mahal-event-drew-hidden =
    { $why ->
        [bonus-tile] { $player } draws a card for the bonus tile.
       *[nothing-played] { $player } draws a card for withdrawing without having played.
    }
taj-mahal-event-deck-empty =
    { $why ->
        [bonus-tile] { $player } would draw a card for the bonus tile, but there is none.
        [carletto] { $player } (Carletto) is to draw a card, but there is none.
       *[nothing-played] { $player } would draw a card for having played nothing, but there is none.
    }
taj-mahal-event-played = { $player } plays { $card }.
taj-mahal-event-played-special =
    { $points ->
        [0] { $player } plays the special card { taj-mahal-special }.
       *[other] { $player } plays the special card { taj-mahal-special } and scores { $points } points.
    }
taj-mahal-event-withdrew =
    { $why ->
        [nothing-played] { $player } withdraws without having played.
        [leads] { $player } (Carletto) leads at least two prizes and withdraws.
        [found-nothing] { $player } (Carletto) has found no card to play and withdraws.
        [no-coloured-card] { $player } (Carletto) withdraws, as no coloured card is left anywhere.
       *[played] { $player } withdraws.
    }
taj-mahal-event-won = { $player } wins { taj-mahal-prize }.
taj-mahal-event-palace = { $player } places a palace in { $city }.
taj-mahal-event-crown = { $player } places the crown palace in { $city }.
taj-mahal-event-bonus =
    { $points ->
        [0] { $player } gets the bonus tile of { $city }: { taj-mahal-bonus }.
       *[other] { $player } gets the bonus tile of { $city }: { taj-mahal-bonus }, { $points } points.
    }
taj-mahal-event-good =
    { $tile ->
        [province] { $player } scores { $points } for { taj-mahal-good } on the province tile ({ $owned } owned before).
       *[bonus] { $player } scores { $points } for { taj-mahal-good } on the bonus tile ({ $owned } owned before).
    }
taj-mahal-event-connected =
    { $count ->
        [0] { $player } scores one point for the palaces in { $province }; no other province is connected.
       *[other] { $player } scores { $points } for palaces: { $province }, connected with { $others }.
    }
taj-mahal-event-took = { $player } takes { $card } from the display.
taj-mahal-event-carletto-drew = { $player } (Carletto) draws { $card }.
taj-mahal-event-carletto-discarded = { $player } (Carletto) discards { $card }.
taj-mahal-event-discarded = { $player } discards { $card } from the display for Carletto.
taj-mahal-event-display-gone =
    { $count ->
        [one] The last card of the display is discarded.
       *[other] What is left of the display is discarded: { $count } cards.
    }
taj-mahal-event-bonus-gone = The bonus tile of { $city } leaves the game: { taj-mahal-bonus }.
taj-mahal-event-tile-gone = Province tile { $number } leaves the game; nobody has won it.
taj-mahal-event-pair =
    { $source ->
        [table] { $player } returns two tiles ({ $person ->
            [vizier] vizier
            [general] general
            [monk] monk
           *[princess] princess
        }) for the special card { taj-mahal-special }.
        [player] { $player } returns two tiles ({ $person ->
            [vizier] vizier
            [general] general
            [monk] monk
           *[princess] princess
        }) and gets the special card { taj-mahal-special } from { $other }.
       *[own] { $player } returns two tiles ({ $person ->
            [vizier] vizier
            [general] general
            [monk] monk
           *[princess] princess
        }) and keeps the special card { taj-mahal-special }.
    }
taj-mahal-event-three =
    { $source ->
        [player] { $player } (Carletto) returns three tiles ({ $persons }) and gets the special card { taj-mahal-special } from { $other }.
       *[table] { $player } (Carletto) returns three tiles ({ $persons }) for the special card { taj-mahal-special }.
    }
taj-mahal-event-specials-left = { $player } scores { $points } for special cards.
taj-mahal-event-whites-left = { $player } scores { $points } for white cards in hand.
taj-mahal-event-colour-left = { $player } scores { $points } for cards of one colour in hand ({ taj-mahal-colour }).
taj-mahal-event-over = The last visit is over.

## Why not

taj-mahal-why-game-over = the game is over.
taj-mahal-why-not-your-turn = somebody else is to act.
taj-mahal-why-not-in-hand = that card is not in your hand.
taj-mahal-why-other-colour = in this visit you play another colour.
taj-mahal-why-one-coloured-card = you have played a coloured card; only a white or a special card may go with it.
taj-mahal-why-coloured-card-first = white and special cards only go with a coloured card; play that first.
taj-mahal-why-not-your-special = you do not have that special card.
taj-mahal-why-special-lies-there = that special card lies before you until you withdraw.
taj-mahal-why-finish-withdrawal = you are withdrawing; finish that first.
taj-mahal-why-nothing-to-build = there is nothing to build now.
taj-mahal-why-other-province = that city is in another province.
taj-mahal-why-occupied = there is a palace in that city; only a crown palace may join it.
taj-mahal-why-city-order = the cities of several palaces are named in the order of the atlas, so that one choice is made in one way only.
taj-mahal-why-palaces-first = place the palaces first, then the crown palace.
taj-mahal-why-nothing-to-take = cards of the display are taken when one withdraws, after the points.
taj-mahal-why-not-in-display = that card is not in the display.
taj-mahal-why-display-order = several cards are named in the order of the atlas, so that one choice is made in one way only.
taj-mahal-why-nothing-to-discard = nothing is to be discarded from the display now.
taj-mahal-why-discard-first = Carletto has withdrawn; discard from the display first.

## Components of an owner

taj-mahal-too-many-carletti = With { $players } seats there is room for one Carletto at most.
taj-mahal-components-card = “{ $card }” is no { $colour } card: a coloured card has two of the letters { $letters }.
taj-mahal-components-white-card = “{ $card }” is no white card: a { $colour } card has one of the letters { $letters }.
taj-mahal-components-cards = There are { $expected } { $colour } cards, not { $found }.
taj-mahal-components-persons = Special cards belong to these persons: { $names }.
taj-mahal-components-specials = Each of these special cards is there once: { $names }.
taj-mahal-components-province-tiles = There are 12 province tiles, not { $found }.
taj-mahal-components-good = “{ $good }” on province tile { $number } is no good; there are: { $names }.
taj-mahal-components-goods =
    { $expected ->
        [1] Province tile { $number } has one good, not { $found }.
       *[2] Province tile { $number } has two goods, not { $found }.
    }
taj-mahal-components-bonus = “{ $bonus }” is no bonus tile; there are: { $names }.
taj-mahal-components-bonus-tiles = There are 15 bonus tiles beside the Taj Mahal, not { $found }.
taj-mahal-components-bonus-missing = There must be a bonus tile “{ $bonus }”: with nine provinces one leaves the game.
taj-mahal-components-city = There is no city “{ $city }”.
taj-mahal-components-twice = { $city } is named twice among the fortresses.
taj-mahal-components-fortresses = There are { $expected } fortresses, not { $found }.
taj-mahal-components-agra = Agra is a fortress.
taj-mahal-components-road-twice = There is one road between two cities: { $other } stands twice at { $city }, or is that city itself.
taj-mahal-components-one-way = The road from { $city } to { $other } must also stand at { $other }.
taj-mahal-components-ring = The four outer cities of { $province } form a ring, so a road joins { $city } and { $other }.
taj-mahal-components-ring-across = The four outer cities of { $province } form a ring, so no road joins { $city } and { $other }, which lie opposite each other.
taj-mahal-components-agra-roads = Agra has roads to the four other cities of its province.
taj-mahal-components-apart = No roads lead from Agra to { $city }.
taj-mahal-components-province = “{ $province }” is no province that can be left out.
taj-mahal-components-without = Three provinces are left out with nine provinces, not: { $found }.
taj-mahal-components-variant-road = The additional road with nine provinces joins two cities.
taj-mahal-components-left-out = { $city } is in a province that is left out.
taj-mahal-components-variant-fortresses = With nine provinces there are { $expected } fortresses, not { $found }.
