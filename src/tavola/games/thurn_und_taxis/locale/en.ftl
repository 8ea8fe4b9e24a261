## The parts of the game

thurn-und-taxis-stack =
    { $stack ->
        [route-5] Route of 5
        [route-6] Route of 6
        [route-7] Route of 7
        [baden] Baden
        [wurttemberg] Württemberg and Hohenzollern
        [schweiz] Schweiz and Tyrol
        [bohmen] Böhmen and Salzburg
        [baiern] Baiern
        [all-regions] All regions
       *[end] End of the game
    }
thurn-und-taxis-official =
    { $official ->
        [administrator] the administrator
        [postmaster] the postmaster
        [carrier] the postal carrier
       *[cartwright] the cartwright
    }

## On the screen

thurn-und-taxis-tiles = Tiles
thurn-und-taxis-any-cities = that many cards in the route
thurn-und-taxis-every-region =
    { $count ->
        [8] a house in all regions but Baiern
       *[9] a house in all nine regions
    }
thurn-und-taxis-end-tile = carriage 7, or all houses placed
thurn-und-taxis-row = Row
thurn-und-taxis-deck = deck { $deck }, discarded { $discard }
thurn-und-taxis-hand = Your hand
thurn-und-taxis-hand-empty = empty
thurn-und-taxis-route = Route
thurn-und-taxis-player = { $player }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $houses ->
        [one] one house
       *[other] { $houses } houses
    } left, { $carriage ->
        [0] no carriage
       *[other] carriage { $carriage }
    }, { $points ->
        [one] one point
       *[other] { $points } points
    }
thurn-und-taxis-begins = began
thurn-und-taxis-plays-last = plays last
thurn-und-taxis-could-end = could end the game next turn
thurn-und-taxis-ending = Last round: { $player } has brought about the end, { $other } plays last
thurn-und-taxis-legend = ← → fits your route at that end, ⌂ you have a house there

thurn-und-taxis-closing-mode =
    { $mode ->
        [each] one house in each region
       *[region] houses in { $region }
    }
thurn-und-taxis-closing-houses =
    { $most ->
        [0] no house
        [one] one house
       *[other] { $most } houses
    }
thurn-und-taxis-closing-tile = tile { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-possible = perhaps tile { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-carriage =
    { $carriage ->
        [0] no carriage
       *[other] carriage { $carriage }
    }
thurn-und-taxis-closing-points = points +{ $points }
thurn-und-taxis-closing-points-between = points +{ $least } to +{ $points }
thurn-und-taxis-closing-ends = this brings about the end
thurn-und-taxis-warning-lost = { $count ->
        [one] The one card of your route is lost.
       *[other] The { $count } cards of your route are lost.
    }
thurn-und-taxis-warning-discards = { $count ->
        [one] You must then discard a card of your hand.
       *[other] You must then discard { $count } cards of your hand.
    }

## What the player must do

thurn-und-taxis-prompt-taking =
    { $who ->
        [you] { $which ->
            [two] Your hand is empty, so the postmaster must help: take two cards, one after the other.
            [second] Take a second card, of the row or of the deck.
           *[one] Take a card, of the row or of the deck.
        }
       *[other] Waiting for { $player } to take a card.
    }
thurn-und-taxis-prompt-laying =
    { $who ->
        [you] { $route ->
            [open] Lay a card at an end of your route, or abandon it for a new one.
           *[none] Begin a route with a card of your hand.
        }
       *[other] Waiting for { $player } to lay a card.
    }
thurn-und-taxis-prompt-carrying =
    { $who ->
        [you] Lay a second card at an end of your route.
       *[other] Waiting for { $player } to lay a second card.
    }
thurn-und-taxis-prompt-finishing =
    { $who ->
        [you] { $closed ->
            [yes] Your route is closed. End your turn, or take something back.
           *[no] Go on with this turn, or end it.
        }
       *[other] Waiting for { $player } to end the turn.
    }
thurn-und-taxis-prompt-choosing =
    { $who ->
        [you] { $fewer ->
            [yes] Where do you place fewer houses than you could?
           *[no] Where do you place houses?
        }
       *[other] Waiting for { $player } to place houses.
    }
thurn-und-taxis-prompt-placing =
    { $who ->
        [you] { $mode ->
            [each] Where in { $place } does a house go?
           *[region] Does a house go to { $place }?
        }
       *[other] Waiting for { $player } to place houses.
    }
thurn-und-taxis-prompt-discarding =
    { $who ->
        [you] { $count ->
            [one] Discard a card: three may stay in your hand.
           *[other] Discard { $count } cards, in the order of the list: three may stay in your hand.
        }
       *[other] Waiting for { $player } to discard cards.
    }

## What can be done

thurn-und-taxis-action-administrator = Ask the administrator: all cards of the row are replaced
thurn-und-taxis-action-take = Take { $city }
thurn-und-taxis-action-draw = Draw the top card of the deck
thurn-und-taxis-action-postmaster = Ask the postmaster: take a second card
thurn-und-taxis-action-begin = Begin a route in { $city }
thurn-und-taxis-action-lay =
    { $end ->
        [left] Lay { $city } at the left end
       *[right] Lay { $city } at the right end
    }
thurn-und-taxis-action-abandon = Abandon the route, begin a new one in { $city }
thurn-und-taxis-action-carrier = Ask the postal carrier: lay a second card
thurn-und-taxis-action-close = Close the route
thurn-und-taxis-action-cartwright = Close the route and ask the cartwright for the next carriage
thurn-und-taxis-action-each = One house in each region
thurn-und-taxis-action-region = Houses in { $region }
thurn-und-taxis-action-fewer = Place fewer houses than you could
thurn-und-taxis-action-house = A house in { $city }
thurn-und-taxis-action-none = No house here
thurn-und-taxis-action-discard = Discard { $city }
thurn-und-taxis-action-end = End your turn

thurn-und-taxis-row-take = Take
thurn-und-taxis-row-begin = Begin a route
thurn-und-taxis-row-lay =
    { $end ->
        [left] Lay at the left end
       *[right] Lay at the right end
    }
thurn-und-taxis-row-abandon = Abandon the route, begin a new one
thurn-und-taxis-row-house = A house in
thurn-und-taxis-row-discard = Discard

## What happened

thurn-und-taxis-event-begins = { $player } begins.
thurn-und-taxis-event-turned-up = { $city } comes into the row.
thurn-und-taxis-event-reshuffled = The deck is empty: the { $count } discarded cards are shuffled and make a new one.
thurn-und-taxis-event-turn = { $player }'s turn.
thurn-und-taxis-event-asked =
    { $why ->
        [empty] { $player } has no cards, so { thurn-und-taxis-official } must help.
       *[wish] { $player } asks { thurn-und-taxis-official }.
    }
thurn-und-taxis-event-swept = { $count ->
        [one] The card of the row is discarded.
       *[other] The { $count } cards of the row are discarded.
    }
thurn-und-taxis-event-took = { $player } takes { $city }.
thurn-und-taxis-event-drew = { $player } draws { $city }.
thurn-und-taxis-event-drew-hidden = { $player } draws a card.
thurn-und-taxis-event-nothing-to-take = There is no card for { $player } to take.
thurn-und-taxis-event-nothing-to-lay = { $player } has no card to lay.
thurn-und-taxis-event-abandoned = { $player } abandons a route of { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
thurn-und-taxis-event-began = { $player } begins a route in { $city }.
thurn-und-taxis-event-laid =
    { $end ->
        [left] { $player } lays { $city } at the left end; the route has { $count } cards.
       *[right] { $player } lays { $city } at the right end; the route has { $count } cards.
    }
thurn-und-taxis-event-closed = { $player } closes a route of { $count } cards.
thurn-und-taxis-event-placed = { $player } places a house in { $city } and has { $left } left.
thurn-und-taxis-event-tile = { $player } takes a tile worth { $points }: { thurn-und-taxis-stack }.
thurn-und-taxis-event-carriage =
    { $why ->
        [cartwright] { $player } takes carriage { $carriage }, thanks to the cartwright: { $points } points.
       *[route] { $player } takes carriage { $carriage }: { $points } points.
    }
thurn-und-taxis-event-discarded = { $player } discards { $city }.
thurn-und-taxis-event-last-round = { $player } has brought about the end: { $other } plays last.
thurn-und-taxis-event-over = The game is over.

## Why something is not possible

thurn-und-taxis-why-game-over = the game is over.
thurn-und-taxis-why-not-your-turn = it is another player's turn.
thurn-und-taxis-why-take-first = you must first take a card.
thurn-und-taxis-why-already-taken = you have already taken your card.
thurn-und-taxis-why-not-in-row = no card of that city lies in the row.
thurn-und-taxis-why-no-cards-left = there are no cards left to take.
thurn-und-taxis-why-one-official = only one official may help in a turn, and one already has, or must.
thurn-und-taxis-why-lay-first = you must first lay a card.
thurn-und-taxis-why-already-laid = you have already laid your card; only the postal carrier allows a second one.
thurn-und-taxis-why-not-in-hand = you have no card of that city in hand.
thurn-und-taxis-why-route-open = you have an open route already; lengthen it or abandon it.
thurn-und-taxis-why-no-route = you have no open route.
thurn-und-taxis-why-in-route = that city is already in your route.
thurn-und-taxis-why-no-road = no road joins that city with that end of your route.
thurn-und-taxis-why-one-card = the route is one card, so both ends are the same; lay the card at the right end.
thurn-und-taxis-why-carrier-extends = the postal carrier's second card must lengthen the route.
thurn-und-taxis-why-nothing-fits = no card of your hand fits your route.
thurn-und-taxis-why-too-short = only a route of three cards or more can be closed.
thurn-und-taxis-why-already-closed = you have already closed your route in this turn.
thurn-und-taxis-why-no-carriage = the cartwright only helps where the route is one or two cards short for your next carriage.
thurn-und-taxis-why-close-first = houses are placed and cards discarded only when a route is closed.
thurn-und-taxis-why-finish-closing = you must first finish closing the route.
thurn-und-taxis-why-already-chosen = how the houses are placed has already been chosen.
thurn-und-taxis-why-one-house = that region would not get two houses; choose one house in each region.
thurn-und-taxis-why-no-fewer = it is already settled that fewer houses are placed.
thurn-und-taxis-why-not-asked = a house in that city is not asked for now.
thurn-und-taxis-why-all-houses = all these houses are placed; choose fewer houses first.
thurn-und-taxis-why-discard-order = cards are discarded in the order of the list, and enough of them must follow.
