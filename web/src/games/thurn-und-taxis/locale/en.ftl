thurn-und-taxis-web-about = Lay post roads from town to town, place your houses, win carriage after carriage.
thurn-und-taxis-web-map = The map
thurn-und-taxis-web-houses-of = Houses: { $owners }
thurn-und-taxis-web-fits = Fits your route
thurn-und-taxis-web-fits-left = Fits your route on the left
thurn-und-taxis-web-fits-right = Fits your route on the right
thurn-und-taxis-web-house-there = You have a house there
thurn-und-taxis-web-missing = You still need: { $cities }
thurn-und-taxis-web-gain = By how much your points grow
thurn-und-taxis-web-officials = Officials
thurn-und-taxis-web-official =
    { $official ->
        [administrator] Administrator
        [postmaster] Postmaster
        [carrier] Postal carrier
       *[cartwright] Cartwright
    }
thurn-und-taxis-web-official-does =
    { $official ->
        [administrator] replaces all six cards of the row before you take one.
        [postmaster] lets you take a second card.
        [carrier] lets you lay a second card.
       *[cartwright] gives the next carriage for a route that is one or two cards short.
    }
thurn-und-taxis-web-close = Close the route
thurn-und-taxis-web-close-cartwright = Close with the cartwright
thurn-und-taxis-web-discard-warning =
    { $count ->
        [one] After closing you must discard a card of your hand.
       *[other] After closing you must discard { $count } cards of your hand.
    }
thurn-und-taxis-web-abandon-warning =
    { $count ->
        [one] Your route of one card will be given up.
       *[other] Your route of { $count } cards will be given up.
    }
thurn-und-taxis-web-cards =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
thurn-und-taxis-web-houses-left =
    { $count ->
        [one] One house left
       *[other] { $count } houses left
    }
thurn-und-taxis-web-from-carriage = Best carriage
thurn-und-taxis-web-from-houses = Houses not placed
thurn-und-taxis-web-option =
    { $option ->
       *[all_regions] The tile for all regions asks for
    }
thurn-und-taxis-web-value =
    { $value ->
        [eight] eight, without Baiern
       *[nine] all nine
    }
