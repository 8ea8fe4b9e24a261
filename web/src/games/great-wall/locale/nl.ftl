great-wall-web-about = Bouw aan, neem de leiding, pak de kleine prijs of wacht op de grote.
great-wall-web-sum = { $player }: { $points }
great-wall-web-part = { great-wall-cards }: { $points }
great-wall-web-token-off = fiche op een kaart: −{ $token }
great-wall-web-card = { $player }: { great-wall-kind }
great-wall-web-under = ligt op { $player }: { great-wall-kind }
great-wall-web-bears = draagt roemfiche { $token }
great-wall-web-would-lead = { $player } zou aan kop staan
great-wall-web-hand = Je kaarten
great-wall-web-held =
    { $picked ->
        [0] { great-wall-kind }, { $count } in de hand
       *[other] { great-wall-kind }, { $count } in de hand, { $picked } gekozen
    }
great-wall-web-worth =
    { $kind ->
        [wall] 1 punt.
        [gate] 2 punten.
        [tower] 3 punten.
        [noble] 1 punt. Zolang hij zichtbaar is, telt elke andere kaart van de bouwplaats 1.
        [warrior] Je eerste bij een bouwplaats telt 1, de tweede 2, de derde 3 …
        [horseman] 2 punten. Vóór je tweede actie aan te leggen zonder een actie te gebruiken.
       *[dragon] 1 punt. Komt aan het rechtereinde, of op een willekeurige kaart zonder fiche.
    }
great-wall-web-deck =
    { $count ->
        [one] Nog één kaart in je trekstapel
       *[other] { $count } kaarten in je trekstapel
    }
great-wall-web-draw = Trekken
great-wall-web-in-hand = in de hand
great-wall-web-in-deck = in de stapel
great-wall-web-remaining = Nog te verwachten, hand en stapel samen:
great-wall-web-coming = Fiches die nog komen:
great-wall-web-coming-of = Met waarde { $value }: { $count }
great-wall-web-option =
    { $option ->
       *[totals] Iedereen ziet alle totalen
    }
great-wall-web-value =
    { $value ->
        [false] nee
       *[true] ja
    }
great-wall-web-won-in = Fiches van bouwplaats { $section }
great-wall-web-prospect-both = { $player } staat aan kop en zou { $token } winnen, en { $laid } van de kaart
great-wall-web-pick-first = Kies eerst een handkaart, dan de bouwplaats.
