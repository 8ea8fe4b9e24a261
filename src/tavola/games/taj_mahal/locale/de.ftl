## Die Teile des Spiels

taj-mahal-colour =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
       *[purple] Lila
    }
taj-mahal-colour-short =
    { $colour ->
        [red] ro
        [yellow] ge
        [green] gr
        [white] we
       *[purple] li
    }
taj-mahal-symbol =
    { $symbol ->
        [vizier] Wesir
        [general] General
        [monk] Mönch
        [princess] Prinzessin
        [mogul] Großmogul
       *[elephant] Elefant
    }
taj-mahal-second =
    { $second ->
        [vizier] Wesir
        [general] General
        [monk] Mönch
        [princess] Prinzessin
        [mogul] Großmogul
       *[elephant] Elefant
    }
# Ohne Artikel, für Aufzählungen.
taj-mahal-prize =
    { $prize ->
        [vizier] Wesir
        [general] General
        [monk] Mönch
        [princess] Prinzessin
        [mogul] Krone
       *[elephant] Provinzplättchen
    }
taj-mahal-card = { taj-mahal-symbol }–{ taj-mahal-second } in { taj-mahal-colour }
taj-mahal-white-card = { taj-mahal-symbol } in Weiß
taj-mahal-special =
    { $special ->
        [two-points] +2 Punkte
        [change-of-colour] Farbwechsel
        [elephant] +1 Elefant
       *[grand-mogul] +1 Großmogul
    }
taj-mahal-good =
    { $good ->
        [rice] Reis
        [tea] Tee
        [spices] Gewürze
       *[jewels] Edelsteine
    }
taj-mahal-bonus =
    { $bonus ->
        [rice] Reis
        [tea] Tee
        [spices] Gewürze
        [jewels] Edelsteine
        [two-points] +2 Punkte
        [one-card] +1 Karte
       *[taj-mahal] Tadsch Mahal
    }

## Auf dem Bildschirm

taj-mahal-visit = Runde { $number } von { $count }: { $province }
taj-mahal-court = Hof
taj-mahal-court-empty = alles ist vergeben
taj-mahal-goods-here = Provinzplättchen
taj-mahal-display = Auslage
taj-mahal-display-empty = leer
taj-mahal-deck = Stapel { $deck }, abgelegt { $discard }
taj-mahal-next = Danach
taj-mahal-specials-on-table = Auf dem Tisch
taj-mahal-player = { $player }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
taj-mahal-carletto-player = { $player } (Carletto): { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
taj-mahal-colour-of-visit = Farbe: { taj-mahal-colour }
taj-mahal-colour-open = Farbe: noch offen
taj-mahal-start = Startstein
taj-mahal-out = ausgestiegen
taj-mahal-shows = zeigt
taj-mahal-leads = würde gewinnen
taj-mahal-owns = besitzt
taj-mahal-taken = nahm aus der Auslage
taj-mahal-hand = Deine Hand
taj-mahal-hand-empty = leer
taj-mahal-legend-cards = Karten: ro Rot, ge Gelb, gr Grün, li Lila, we Weiß; V Wesir, G General, M Mönch, P Prinzessin, K Großmogul, E Elefant
taj-mahal-legend-map = Auf dem Spielplan: (7) Provinz der Runde 7, ♜ Festung, ■1 Palast von Platz 1, ♛1 Kronenpalast von Platz 1
taj-mahal-way-cities = Bau in { $cities }
taj-mahal-way-crown = Kronenpalast in { $city }
taj-mahal-way-bonus = { taj-mahal-bonus } +{ $points }
taj-mahal-way-card = eine Karte
taj-mahal-way-palaces = Paläste +{ $points }
taj-mahal-way-goods = Provinzplättchen +{ $points }
taj-mahal-way-points = zusammen +{ $points }
taj-mahal-way-nothing = bringt nichts
taj-mahal-way-prizes = bringt { $prizes }
taj-mahal-way-more =
    { $count ->
        [one] … und noch eine Möglichkeit
       *[other] … und noch { $count } Möglichkeiten
    }
taj-mahal-would-lead = dann in Führung bei: { $prizes }

## Was zu tun ist

taj-mahal-prompt-playing =
    { $who ->
        [you] { $first ->
            [yes] Spiele eine Farbkarte, die deine Farbe für diese Runde festlegt, oder steige sofort aus und ziehe dafür eine Karte.
           *[no] Spiele noch eine Farbkarte, oder steige aus.
        }
       *[other] { $player } spielt Karten oder steigt aus; bitte warten.
    }
taj-mahal-prompt-joining =
    { $who ->
        [you] Spielst du eine weiße Karte oder eine Sonderkarte dazu?
       *[other] { $player } spielt noch; bitte warten.
    }
taj-mahal-prompt-building =
    { $who ->
        [you] { $count ->
            [one] Wohin setzt du deinen Palast?
           *[other] Wohin setzt du deine Paläste? Es sind { $count }.
        }
       *[other] { $player } setzt Paläste; bitte warten.
    }
taj-mahal-prompt-crowning =
    { $who ->
        [you] Wohin setzt du deinen Kronenpalast?
       *[other] { $player } setzt den Kronenpalast; bitte warten.
    }
taj-mahal-prompt-taking =
    { $who ->
        [you] { $count ->
            [one] Nimm eine Karte aus der Auslage.
           *[other] Nimm { $count } Karten aus der Auslage.
        }
       *[other] { $player } nimmt Karten aus der Auslage; bitte warten.
    }
taj-mahal-prompt-losing =
    { $who ->
        [you] Carletto ist ausgestiegen: { $count ->
            [one] Lege eine Karte aus der Auslage ab.
           *[other] Lege { $count } Karten aus der Auslage ab.
        }
       *[other] { $player } legt für Carletto aus der Auslage ab; bitte warten.
    }

## Aktionen

taj-mahal-action-play = { $card } spielen
taj-mahal-action-alone = Nichts dazu spielen
taj-mahal-action-white = { $card } dazu spielen
taj-mahal-action-special = Die Sonderkarte { taj-mahal-special } dazu spielen
taj-mahal-action-withdraw = Aussteigen
taj-mahal-action-palace = Palast in { $city }
taj-mahal-action-crown = Kronenpalast in { $city }
taj-mahal-action-take = { $card } nehmen
taj-mahal-action-discard = { $card } ablegen

## Was geschehen ist

taj-mahal-event-begins = { $player } bekommt durch das Los den Startstein.
taj-mahal-event-visit = Runde { $number } geht um { $province }; { $player } beginnt.
taj-mahal-event-turned-up = In die Auslage kommt { $card }.
taj-mahal-event-reshuffled =
    { $count ->
        [one] Aus der einen abgelegten Karte wird der neue Stapel.
       *[other] Aus den { $count } abgelegten Karten wird der neue Stapel.
    }
taj-mahal-event-drew =
    { $why ->
        [bonus-tile] { $player } zieht für das Bonusplättchen { $card }.
       *[nothing-played] { $player } hat nichts gespielt und zieht { $card }.
    }
taj-mahal-event-drew-hidden =
    { $why ->
        [bonus-tile] { $player } zieht für das Bonusplättchen eine Karte.
       *[nothing-played] { $player } hat nichts gespielt und zieht eine Karte.
    }
taj-mahal-event-deck-empty =
    { $why ->
        [bonus-tile] { $player } dürfte für das Bonusplättchen eine Karte ziehen, aber es gibt keine.
        [carletto] { $player } (Carletto) müsste eine Karte ziehen, aber es gibt keine.
       *[nothing-played] { $player } hat nichts gespielt und dürfte eine Karte ziehen, aber es gibt keine.
    }
taj-mahal-event-played = { $player } spielt { $card }.
taj-mahal-event-played-special =
    { $points ->
        [0] { $player } spielt die Sonderkarte { taj-mahal-special }.
       *[other] { $player } spielt die Sonderkarte { taj-mahal-special } und bekommt { $points } Punkte.
    }
taj-mahal-event-withdrew =
    { $why ->
        [nothing-played] { $player } steigt aus, ohne gespielt zu haben.
        [leads] { $player } (Carletto) liegt bei mindestens zwei Gewinnen vorn und steigt aus.
        [found-nothing] { $player } (Carletto) hat keine passende Karte gefunden und steigt aus.
        [no-coloured-card] { $player } (Carletto) steigt aus, weil nirgends mehr eine Farbkarte zu ziehen ist.
       *[played] { $player } steigt aus.
    }
taj-mahal-event-won = { $player } gewinnt { $prize ->
        [vizier] den Wesir
        [general] den General
        [monk] den Mönch
        [princess] die Prinzessin
        [mogul] die Krone
       *[elephant] das Provinzplättchen
    }.
taj-mahal-event-palace = { $player } setzt einen Palast nach { $city }.
taj-mahal-event-crown = { $player } setzt den Kronenpalast nach { $city }.
taj-mahal-event-bonus =
    { $points ->
        [0] { $player } bekommt das Bonusplättchen von { $city }: { taj-mahal-bonus }.
       *[other] { $player } bekommt das Bonusplättchen von { $city }: { taj-mahal-bonus }, { $points } Punkte.
    }
taj-mahal-event-good =
    { $tile ->
        [province] { $player } bekommt { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für { taj-mahal-good } auf dem Provinzplättchen: einen, dazu je einen für gleiche Waren von früher ({ $owned }).
       *[bonus] { $player } bekommt { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        } für { taj-mahal-good } auf dem Bonusplättchen: einen, dazu je einen für gleiche Waren von früher ({ $owned }).
    }
taj-mahal-event-connected =
    { $count ->
        [0] { $player } bekommt einen Punkt für die Paläste in { $province }; keine andere Provinz ist angeschlossen.
       *[other] { $player } bekommt { $points } Punkte für Paläste: { $province }, verbunden mit { $others }.
    }
taj-mahal-event-took = { $player } nimmt { $card } aus der Auslage.
taj-mahal-event-carletto-drew = { $player } (Carletto) zieht { $card }.
taj-mahal-event-carletto-discarded = { $player } (Carletto) legt { $card } ab.
taj-mahal-event-discarded = { $player } legt für Carletto { $card } aus der Auslage ab.
taj-mahal-event-display-gone =
    { $count ->
        [one] Die letzte Karte der Auslage wird abgelegt.
       *[other] Die { $count } übrigen Karten der Auslage werden abgelegt.
    }
taj-mahal-event-bonus-gone = Das Bonusplättchen von { $city } kommt aus dem Spiel: { taj-mahal-bonus }.
taj-mahal-event-tile-gone = Provinzplättchen { $number } kommt aus dem Spiel; niemand hat es gewonnen.
taj-mahal-event-pair =
    { $source ->
        [table] { $player } gibt zwei Einflussplättchen ({ $person ->
            [vizier] Wesir
            [general] General
            [monk] Mönch
           *[princess] Prinzessin
        }) ab und nimmt dafür die Sonderkarte { taj-mahal-special }.
        [player] { $player } gibt zwei Einflussplättchen ({ $person ->
            [vizier] Wesir
            [general] General
            [monk] Mönch
           *[princess] Prinzessin
        }) ab und bekommt die Sonderkarte { taj-mahal-special } von { $other }.
       *[own] { $player } gibt zwei Einflussplättchen ({ $person ->
            [vizier] Wesir
            [general] General
            [monk] Mönch
           *[princess] Prinzessin
        }) ab und behält die Sonderkarte { taj-mahal-special }.
    }
taj-mahal-event-three =
    { $source ->
        [player] { $player } (Carletto) gibt drei Einflussplättchen ({ $persons }) ab und bekommt die Sonderkarte { taj-mahal-special } von { $other }.
       *[table] { $player } (Carletto) gibt drei Einflussplättchen ({ $persons }) ab und nimmt dafür die Sonderkarte { taj-mahal-special }.
    }
taj-mahal-event-specials-left = { $player } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für Sonderkarten.
taj-mahal-event-whites-left = { $player } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für weiße Karten auf der Hand.
taj-mahal-event-colour-left = { $player } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } für Karten einer Farbe auf der Hand ({ taj-mahal-colour }).
taj-mahal-event-over = Die letzte Runde ist zu Ende.

## Warum etwas nicht geht

taj-mahal-why-game-over = Das Spiel ist zu Ende.
taj-mahal-why-not-your-turn = Jemand anders ist am Zug.
taj-mahal-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
taj-mahal-why-other-colour = In dieser Runde spielst du eine andere Farbe.
taj-mahal-why-one-coloured-card = Du hast schon eine Farbkarte gespielt; dazu passt nur noch eine weiße Karte oder eine Sonderkarte.
taj-mahal-why-coloured-card-first = Weiße Karten und Sonderkarten werden nur zu einer Farbkarte gespielt; spiele diese zuerst.
taj-mahal-why-not-your-special = Diese Sonderkarte hast du nicht.
taj-mahal-why-special-lies-there = Diese Sonderkarte liegt vor dir, bis du aussteigst.
taj-mahal-why-finish-withdrawal = Du steigst gerade aus; bringe das erst zu Ende.
taj-mahal-why-nothing-to-build = Jetzt gibt es nichts zu bauen.
taj-mahal-why-other-province = Diese Stadt liegt in einer anderen Provinz.
taj-mahal-why-occupied = In dieser Stadt steht schon ein Palast; nur ein Kronenpalast darf dazu.
taj-mahal-why-city-order = Die Städte für mehrere Paläste werden in der Reihenfolge der Liste gewählt, damit jede Wahl nur auf eine Weise möglich ist.
taj-mahal-why-palaces-first = Setze erst die Paläste, dann den Kronenpalast.
taj-mahal-why-nothing-to-take = Karten aus der Auslage nimmt man beim Aussteigen, nach den Punkten.
taj-mahal-why-not-in-display = Diese Karte liegt nicht in der Auslage.
taj-mahal-why-display-order = Mehrere Karten werden in der Reihenfolge der Liste gewählt, damit jede Wahl nur auf eine Weise möglich ist.
taj-mahal-why-nothing-to-discard = Jetzt ist nichts aus der Auslage abzulegen.
taj-mahal-why-discard-first = Carletto ist ausgestiegen; lege erst aus der Auslage ab.

## Das Spielmaterial eines Besitzers

taj-mahal-too-many-carletti = Bei { $players } Plätzen kann höchstens ein Carletto mitspielen.
taj-mahal-components-card = „{ $card }“ ist keine Karte der Farbe „{ $colour }“: Eine Farbkarte hat zwei der Buchstaben { $letters }.
taj-mahal-components-white-card = „{ $card }“ ist keine weiße Karte: Eine Karte der Farbe „{ $colour }“ hat einen der Buchstaben { $letters }.
taj-mahal-components-cards = Von der Farbe „{ $colour }“ gibt es { $expected } Karten, nicht { $found }.
taj-mahal-components-persons = Die Sonderkarten gehören zu diesen Personen: { $names }.
taj-mahal-components-specials = Jede dieser Sonderkarten gibt es genau einmal: { $names }.
taj-mahal-components-province-tiles = Es gibt 12 Provinzplättchen, nicht { $found }.
taj-mahal-components-good = „{ $good }“ auf Provinzplättchen { $number } ist keine Ware; verfügbar: { $names }.
taj-mahal-components-goods =
    { $expected ->
        [1] Provinzplättchen { $number } hat eine Ware, nicht { $found }.
       *[2] Provinzplättchen { $number } hat zwei Waren, nicht { $found }.
    }
taj-mahal-components-bonus = „{ $bonus }“ ist kein Bonusplättchen; verfügbar: { $names }.
taj-mahal-components-bonus-tiles = Neben dem Tadsch Mahal gibt es 15 Bonusplättchen, nicht { $found }.
taj-mahal-components-bonus-missing = Ein Bonusplättchen „{ $bonus }“ muss es geben: Bei neun Provinzen kommt eines aus dem Spiel.
taj-mahal-components-city = Eine Stadt „{ $city }“ gibt es nicht.
taj-mahal-components-twice = { $city } steht zweimal unter den Festungen.
taj-mahal-components-fortresses = Es gibt { $expected } Festungen, nicht { $found }.
taj-mahal-components-agra = Agra ist eine Festung.
taj-mahal-components-road-twice = Zwischen zwei Städten gibt es nur eine Straße: { $other } steht zweimal bei { $city } oder ist diese Stadt selbst.
taj-mahal-components-one-way = Die Straße von { $city } nach { $other } muss auch bei { $other } stehen.
taj-mahal-components-ring = Die vier äußeren Städte von { $province } bilden einen Ring, also verbindet eine Straße { $city } und { $other }.
taj-mahal-components-ring-across = Die vier äußeren Städte von { $province } bilden einen Ring, also verbindet keine Straße { $city } und { $other }, die einander gegenüberliegen.
taj-mahal-components-agra-roads = Agra hat Straßen zu den vier anderen Städten seiner Provinz.
taj-mahal-components-apart = Keine Straßen führen von Agra nach { $city }.
taj-mahal-components-province = „{ $province }“ ist keine Provinz, die wegfallen kann.
taj-mahal-components-without = Bei neun Provinzen fallen drei weg, nicht: { $found }.
taj-mahal-components-variant-road = Die zusätzliche Straße bei neun Provinzen verbindet zwei Städte.
taj-mahal-components-left-out = { $city } liegt in einer Provinz, die wegfällt.
taj-mahal-components-variant-fortresses = Bei neun Provinzen gibt es { $expected } Festungen, nicht { $found }.
