great-wall-web-about = Add masonry, lead, take the smaller prize or wait for the greater one.
great-wall-web-sum = { $player }: { $points }
great-wall-web-part = { great-wall-cards }: { $points }
great-wall-web-token-off = token on a card: −{ $token }
great-wall-web-card = { $player }: { great-wall-kind }
great-wall-web-under = on top of { $player }: { great-wall-kind }
great-wall-web-bears = bears the token { $token }
great-wall-web-would-lead = { $player } would lead
great-wall-web-hand = Your cards
great-wall-web-held =
    { $picked ->
        [0] { great-wall-kind }, { $count } in hand
       *[other] { great-wall-kind }, { $count } in hand, { $picked } picked
    }
great-wall-web-worth =
    { $kind ->
        [wall] 1 point.
        [gate] 2 points.
        [tower] 3 points.
        [noble] 1 point. While it is visible, every other card of the section counts 1.
        [warrior] The first of yours in a section counts 1, the second 2, the third 3 …
        [horseman] 2 points. Free of charge before your second action.
       *[dragon] 1 point. Goes at the right end, or on any card that bears no token.
    }
great-wall-web-deck =
    { $count ->
        [one] One card in your deck
       *[other] { $count } cards in your deck
    }
great-wall-web-draw = Draw
great-wall-web-in-hand = in hand
great-wall-web-in-deck = in the deck
great-wall-web-remaining = Still to come, hand and deck together:
great-wall-web-coming = Tokens still to come:
great-wall-web-coming-of = Of value { $value }: { $count }
great-wall-web-option =
    { $option ->
       *[totals] Everybody sees all totals
    }
great-wall-web-value =
    { $value ->
        [false] no
       *[true] yes
    }
great-wall-web-won-in = Tokens won in section { $section }
great-wall-web-prospect-both = { $player } leads and would win { $token }, and { $laid } from the card
great-wall-web-pick-first = First pick a card of your hand, then the section.
