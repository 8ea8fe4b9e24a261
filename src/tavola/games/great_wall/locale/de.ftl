## Cards

great-wall-kind =
    { $kind ->
        [wall] Mauer
        [gate] Tor
        [tower] Wachturm
        [noble] Adliger
        [warrior] Krieger
        [horseman] Reiter
       *[dragon] Drache
    }
# In the accusative: what somebody places.
great-wall-cards =
    { $kind ->
        [wall] { $count ->
            [one] eine Mauer
           *[other] { $count } Mauern
        }
        [gate] { $count ->
            [one] ein Tor
           *[other] { $count } Tore
        }
        [tower] den Wachturm
        [noble] den Adligen
        [warrior] { $count ->
            [one] einen Krieger
           *[other] { $count } Krieger
        }
        [horseman] { $count ->
            [one] einen Reiter
           *[other] { $count } Reiter
        }
       *[dragon] den Drachen
    }

great-wall-short =
    { $kind ->
        [wall] Ma
        [gate] To
        [tower] Wa
        [noble] Ad
        [warrior] Kr
        [horseman] Re
       *[dragon] Dr
    }

## On the screen

great-wall-section = Abschnitt { $section }
great-wall-no-section = hier wird nicht mehr gebaut
great-wall-tokens-beside = Ruhmeskärtchen { $tokens }
great-wall-token-beside = Ruhmeskärtchen { $tokens }
great-wall-prospect-lays = { $player } führt und würde eines der Ruhmeskärtchen auf eine Karte legen
great-wall-prospect-wins = { $player } führt und würde { $token } gewinnen; { $other } bekäme { $laid }
great-wall-nobody-leads = niemand führt
great-wall-total = { $player } { $points }
great-wall-to-come = Noch nicht aufgedeckte Ruhmeskärtchen: { $tokens }
great-wall-last-circle = Nur noch Wertungen: Es werden keine Karten mehr angelegt
great-wall-last-round = Letzte Runde: { $player } hat die letzte eigene Karte ausgespielt
great-wall-player = { $player }: { $hand ->
        [one] eine Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck } im Nachziehstapel
great-wall-player-fame =
    { $fame ->
        [one] { $fame } Ruhmespunkt
       *[other] { $fame } Ruhmespunkte
    }
great-wall-hand = Du hast auf der Hand: { $cards }
great-wall-hand-empty = Du hast keine Karten auf der Hand

## What the player must do

great-wall-prompt-score =
    { $who ->
        [you] Du führst in Abschnitt { $section }: Wähle eines der beiden Ruhmeskärtchen und lege es dort auf eine deiner sichtbaren Karten.
       *[other] Warten auf { $player }: Wertung in Abschnitt { $section }.
    }
great-wall-prompt-build =
    { $who ->
        [you] { $actions ->
            [one] Deine zweite Aktion: Ziehe eine Karte oder lege eine oder mehrere gleiche Karten an einen Abschnitt an.
           *[other] Deine erste Aktion: Ziehe eine Karte oder lege eine oder mehrere gleiche Karten an einen Abschnitt an.
        }
       *[other] Warten auf { $player }: Karte ziehen oder Karten anlegen.
    }

## What can be done

great-wall-action-draw = Ziehe eine Karte
great-wall-action-ride = Schicke einen Reiter zu Abschnitt { $section }, ohne eine Aktion zu verbrauchen
great-wall-action-place = Lege { great-wall-cards } an Abschnitt { $section } an
great-wall-action-cover = Bedecke in Abschnitt { $section } mit dem Drachen diese Karte von { $player }: { great-wall-kind }
great-wall-action-score =
    { $which ->
        [lower] Werte Abschnitt { $section } und lege das niedrigere Ruhmeskärtchen auf diese Karte: { great-wall-kind }
       *[higher] Werte Abschnitt { $section } und lege das höhere Ruhmeskärtchen auf diese Karte: { great-wall-kind }
    }

great-wall-row-draw = Ziehe eine Karte
great-wall-row-ride = Schicke einen Reiter, ohne eine Aktion zu verbrauchen
great-wall-row-place = Lege { great-wall-cards } an
great-wall-row-cover = Bedecke mit dem Drachen diese Karte von { $player }: { great-wall-kind }
great-wall-row-score =
    { $which ->
        [lower] Lege das niedrigere Ruhmeskärtchen auf diese Karte: { great-wall-kind }
       *[higher] Lege das höhere Ruhmeskärtchen auf diese Karte: { great-wall-kind }
    }

## What happened

great-wall-event-begins = { $player } beginnt.
great-wall-event-turned-up = Für Abschnitt { $section } werden die Ruhmeskärtchen { $lower } und { $higher } ausgelegt.
great-wall-event-pair-removed = Zwei Ruhmeskärtchen mit dem Wert { $token } kommen aus dem Spiel, denn zu zweit werden keine zwei gleichen ausgelegt.
great-wall-event-turn = { $player } ist am Zug.
great-wall-event-drew = { $player } zieht: { great-wall-kind }.
great-wall-event-drew-hidden = { $player } zieht eine Karte.
great-wall-event-placed = { $player } legt { great-wall-cards } an Abschnitt { $section } an.
great-wall-event-rode = { $player } schickt einen Reiter zu Abschnitt { $section }, ohne eine Aktion zu verbrauchen.
great-wall-event-covered = In Abschnitt { $section } bedeckt der Drache von { $player } diese Karte von { $other }: { great-wall-kind }.
great-wall-event-laid = { $player } wertet Abschnitt { $section } und legt das Ruhmeskärtchen { $token } auf diese Karte: { great-wall-kind }.
great-wall-event-won =
    { $from ->
        [card] { $player } erhält das Ruhmeskärtchen { $token } von der Karte in Abschnitt { $section }.
       *[offer] { $player } gewinnt das Ruhmeskärtchen { $token } in Abschnitt { $section }.
    }
great-wall-event-cleared = Alle Karten in Abschnitt { $section } kommen aus dem Spiel.
great-wall-event-closed =
    { $why ->
        [last-circle] Es wird nur noch gewertet: Abschnitt { $section } bekommt keine neuen Kärtchen, und dort wird nicht mehr gebaut.
       *[no-tokens] Für Abschnitt { $section } gibt es keine Ruhmeskärtchen mehr: Dort wird nicht mehr gebaut.
    }
great-wall-event-last-round = { $player } hat die letzte eigene Karte ausgespielt. Alle anderen sind noch einmal am Zug.
great-wall-event-last-circle = Ab jetzt werden keine Karten mehr angelegt, sondern nur noch Abschnitte gewertet; { $player } beginnt.
great-wall-event-over = Das Spiel ist zu Ende.

## Why something is not possible

great-wall-why-game-over = Das Spiel ist zu Ende.
great-wall-why-not-your-turn = Jemand anderes ist am Zug.
great-wall-why-score-first = Du musst zuerst einen Abschnitt werten, in dem du führst.
great-wall-why-already-scored = Gewertet wird nur zu Beginn eines Zuges.
great-wall-why-not-leading = Zu Beginn deines Zuges lagst du dort nicht in Führung.
great-wall-why-left-first = Gewertet wird von links nach rechts; ein anderer Abschnitt kommt zuerst.
great-wall-why-equal-tokens = Beide Ruhmeskärtchen haben denselben Wert; wähle „lower“.
great-wall-why-no-card-to-bear = Du hast dort keine sichtbare Karte dieser Art.
great-wall-why-deck-empty = Dein Nachziehstapel ist leer.
great-wall-why-not-in-hand = So viele Karten dieser Art hast du nicht auf der Hand.
great-wall-why-section-closed = In diesem Abschnitt wird nicht gebaut.
great-wall-why-nothing-to-cover = Von dieser Farbe liegt dort keine sichtbare Karte dieser Art.
great-wall-why-token-protects = Eine Karte mit einem Ruhmeskärtchen darauf kann nicht bedeckt werden.
