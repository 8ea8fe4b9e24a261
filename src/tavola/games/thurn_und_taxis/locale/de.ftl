## The parts of the game

thurn-und-taxis-stack =
    { $stack ->
        [route-5] Fünfer-Route
        [route-6] Sechser-Route
        [route-7] Siebener-Route
        [baden] Region Baden
        [wurttemberg] Württemberg und Hohenzollern
        [schweiz] Schweiz und Tyrol
        [bohmen] Böhmen und Salzburg
        [baiern] Region Baiern
        [all-regions] Alle Regionen
       *[end] Spielende
    }
thurn-und-taxis-official =
    { $official ->
        [administrator] den Amtmann
        [postmaster] den Postmeister
        [carrier] den Postillion
       *[cartwright] den Wagner
    }

## On the screen

thurn-und-taxis-tiles = Plättchen
thurn-und-taxis-any-cities = so viele Karten in der Route
thurn-und-taxis-every-region =
    { $count ->
        [8] ein Haus in allen Regionen außer Baiern
       *[9] ein Haus in allen neun Regionen
    }
thurn-und-taxis-end-tile = Kutsche 7, oder alle Häuser gesetzt
thurn-und-taxis-row = Auslage
thurn-und-taxis-deck = Stapel { $deck }, abgelegt { $discard }
thurn-und-taxis-hand = Deine Hand
thurn-und-taxis-hand-empty = leer
thurn-und-taxis-route = Offene Route
thurn-und-taxis-player = { $player }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, noch { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    }, { $carriage ->
        [0] keine Kutsche
       *[other] Kutsche { $carriage }
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
thurn-und-taxis-begins = hat begonnen
thurn-und-taxis-plays-last = ist zuletzt an der Reihe
thurn-und-taxis-could-end = könnte im nächsten Zug das Spiel beenden
thurn-und-taxis-ending = Letzte Runde: { $player } hat das Ende ausgelöst, { $other } ist zuletzt an der Reihe
thurn-und-taxis-legend = ← → passt an dieses Ende deiner Route, ⌂ dort steht ein Haus von dir

thurn-und-taxis-closing-mode =
    { $mode ->
        [each] ein Haus in jeder Region
       *[region] Häuser in { $region }
    }
thurn-und-taxis-closing-houses =
    { $most ->
        [0] kein Haus
        [one] ein Haus
       *[other] { $most } Häuser
    }
thurn-und-taxis-closing-tile = Plättchen { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-possible = vielleicht Plättchen { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-carriage =
    { $carriage ->
        [0] keine Kutsche
       *[other] Kutsche { $carriage }
    }
thurn-und-taxis-closing-points = Punkte +{ $points }
thurn-und-taxis-closing-points-between = Punkte +{ $least } bis +{ $points }
thurn-und-taxis-closing-ends = das löst das Ende aus
thurn-und-taxis-warning-lost = { $count ->
        [one] Die eine Karte deiner Route geht verloren.
       *[other] Die { $count } Karten deiner Route gehen verloren.
    }
thurn-und-taxis-warning-discards = { $count ->
        [one] Danach musst du eine Handkarte ablegen.
       *[other] Danach musst du { $count } Handkarten ablegen.
    }

## What the player must do

thurn-und-taxis-prompt-taking =
    { $who ->
        [you] { $which ->
            [two] Deine Hand ist leer, der Postmeister muss also helfen: nimm nacheinander zwei Karten.
            [second] Nimm eine zweite Karte, aus der Auslage oder vom Stapel.
           *[one] Nimm eine Karte, aus der Auslage oder vom Stapel.
        }
       *[other] { $player } nimmt eine Karte; bitte warten.
    }
thurn-und-taxis-prompt-laying =
    { $who ->
        [you] { $route ->
            [open] Lege eine Karte an ein Ende deiner Route, oder gib sie für eine neue auf.
           *[none] Beginne mit einer Karte deiner Hand eine Route.
        }
       *[other] { $player } legt eine Karte; bitte warten.
    }
thurn-und-taxis-prompt-carrying =
    { $who ->
        [you] Lege eine zweite Karte an ein Ende deiner Route.
       *[other] { $player } legt eine zweite Karte; bitte warten.
    }
thurn-und-taxis-prompt-finishing =
    { $who ->
        [you] { $closed ->
            [yes] Deine Route ist abgeschlossen. Beende deinen Zug, oder nimm etwas zurück.
           *[no] Setze deinen Zug fort, oder beende ihn.
        }
       *[other] { $player } ist noch am Zug; bitte warten.
    }
thurn-und-taxis-prompt-choosing =
    { $who ->
        [you] { $fewer ->
            [yes] Wo setzt du weniger Häuser, als du könntest?
           *[no] Wo setzt du Häuser?
        }
       *[other] { $player } setzt Häuser; bitte warten.
    }
thurn-und-taxis-prompt-placing =
    { $who ->
        [you] { $mode ->
            [each] Wohin in { $place } kommt ein Haus?
           *[region] Kommt ein Haus nach { $place }?
        }
       *[other] { $player } setzt Häuser; bitte warten.
    }
thurn-und-taxis-prompt-discarding =
    { $who ->
        [you] { $count ->
            [one] Lege eine Karte ab: drei dürfen auf deiner Hand bleiben.
           *[other] Lege { $count } Karten ab, in der Reihenfolge der Liste: drei dürfen auf deiner Hand bleiben.
        }
       *[other] { $player } legt Karten ab; bitte warten.
    }

## What can be done

thurn-und-taxis-action-administrator = Den Amtmann bitten: die ganze Auslage wird ausgetauscht
thurn-und-taxis-action-take = { $city } nehmen
thurn-und-taxis-action-draw = Die oberste Karte vom Stapel ziehen
thurn-und-taxis-action-postmaster = Den Postmeister bitten: eine zweite Karte nehmen
thurn-und-taxis-action-begin = Eine Route in { $city } beginnen
thurn-und-taxis-action-lay =
    { $end ->
        [left] { $city } links anlegen
       *[right] { $city } rechts anlegen
    }
thurn-und-taxis-action-abandon = Die Route aufgeben und in { $city } eine neue beginnen
thurn-und-taxis-action-carrier = Den Postillion bitten: eine zweite Karte anlegen
thurn-und-taxis-action-close = Die Route abschließen
thurn-und-taxis-action-cartwright = Die Route abschließen und den Wagner um die nächste Kutsche bitten
thurn-und-taxis-action-each = Ein Haus in jeder Region
thurn-und-taxis-action-region = Häuser in { $region }
thurn-und-taxis-action-fewer = Weniger Häuser setzen als möglich
thurn-und-taxis-action-house = Ein Haus in { $city }
thurn-und-taxis-action-none = Hier kein Haus
thurn-und-taxis-action-discard = { $city } ablegen
thurn-und-taxis-action-end = Den Zug beenden

thurn-und-taxis-row-take = Nehmen
thurn-und-taxis-row-begin = Eine Route beginnen
thurn-und-taxis-row-lay =
    { $end ->
        [left] Links anlegen
       *[right] Rechts anlegen
    }
thurn-und-taxis-row-abandon = Die Route aufgeben und neu beginnen
thurn-und-taxis-row-house = Ein Haus in
thurn-und-taxis-row-discard = Ablegen

## What happened

thurn-und-taxis-event-begins = { $player } beginnt.
thurn-und-taxis-event-turned-up = { $city } kommt in die Auslage.
thurn-und-taxis-event-reshuffled = Der Stapel ist leer: die { $count } abgelegten Karten werden gemischt und bilden einen neuen.
thurn-und-taxis-event-turn = { $player } ist am Zug.
thurn-und-taxis-event-asked =
    { $why ->
        [empty] { $player } hat keine Karten und muss { thurn-und-taxis-official } bitten.
       *[wish] { $player } bittet { thurn-und-taxis-official }.
    }
thurn-und-taxis-event-swept = { $count ->
        [one] Die Karte der Auslage wird abgelegt.
       *[other] Die { $count } Karten der Auslage werden abgelegt.
    }
thurn-und-taxis-event-took = { $player } nimmt { $city }.
thurn-und-taxis-event-drew = { $player } zieht { $city }.
thurn-und-taxis-event-drew-hidden = { $player } zieht eine Karte.
thurn-und-taxis-event-nothing-to-take = Für { $player } gibt es keine Karte zu nehmen.
thurn-und-taxis-event-nothing-to-lay = { $player } hat keine Karte zum Anlegen.
thurn-und-taxis-event-abandoned = { $player } gibt eine Route aus { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } auf.
thurn-und-taxis-event-began = { $player } beginnt eine Route in { $city }.
thurn-und-taxis-event-laid =
    { $end ->
        [left] { $player } legt { $city } links an; die Route hat { $count } Karten.
       *[right] { $player } legt { $city } rechts an; die Route hat { $count } Karten.
    }
thurn-und-taxis-event-closed = { $player } schließt eine Route aus { $count } Karten ab.
thurn-und-taxis-event-placed = { $player } setzt ein Haus nach { $city } und hat noch { $left }.
thurn-und-taxis-event-tile = { $player } nimmt ein Plättchen mit { $points } ({ thurn-und-taxis-stack }).
thurn-und-taxis-event-carriage =
    { $why ->
        [cartwright] { $player } nimmt dank dem Wagner Kutsche { $carriage }; Punkte: { $points }.
       *[route] { $player } nimmt Kutsche { $carriage }; Punkte: { $points }.
    }
thurn-und-taxis-event-discarded = { $player } legt { $city } ab.
thurn-und-taxis-event-last-round = { $player } hat das Ende ausgelöst: { $other } ist zuletzt an der Reihe.
thurn-und-taxis-event-over = Das Spiel ist zu Ende.

## Why something is not possible

thurn-und-taxis-why-game-over = das Spiel ist zu Ende.
thurn-und-taxis-why-not-your-turn = jemand anders ist am Zug.
thurn-und-taxis-why-take-first = du musst zuerst eine Karte nehmen.
thurn-und-taxis-why-already-taken = du hast deine Karte schon genommen.
thurn-und-taxis-why-not-in-row = in der Auslage liegt keine Karte dieser Stadt.
thurn-und-taxis-why-no-cards-left = es gibt keine Karten mehr zu nehmen.
thurn-und-taxis-why-one-official = in einem Zug hilft nur eine Amtsperson, und eine hat schon geholfen oder muss es.
thurn-und-taxis-why-lay-first = du musst zuerst eine Karte anlegen.
thurn-und-taxis-why-already-laid = du hast deine Karte schon angelegt; nur der Postillion erlaubt eine zweite.
thurn-und-taxis-why-not-in-hand = du hast keine Karte dieser Stadt auf der Hand.
thurn-und-taxis-why-route-open = du hast schon eine offene Route; verlängere sie oder gib sie auf.
thurn-und-taxis-why-no-route = du hast keine offene Route.
thurn-und-taxis-why-in-route = diese Stadt ist schon in deiner Route.
thurn-und-taxis-why-no-road = keine Straße verbindet diese Stadt mit diesem Ende deiner Route.
thurn-und-taxis-why-one-card = die Route besteht aus einer Karte, beide Enden sind also gleich; lege rechts an.
thurn-und-taxis-why-carrier-extends = die zweite Karte mit dem Postillion muss die Route verlängern.
thurn-und-taxis-why-nothing-fits = keine Karte deiner Hand passt an deine Route.
thurn-und-taxis-why-too-short = nur eine Route aus mindestens drei Karten kann abgeschlossen werden.
thurn-und-taxis-why-already-closed = du hast deine Route in diesem Zug schon abgeschlossen.
thurn-und-taxis-why-no-carriage = der Wagner hilft nur, wenn der Route eine oder zwei Karten zur nächsten Kutsche fehlen.
thurn-und-taxis-why-close-first = Häuser werden nur gesetzt und Karten nur abgelegt, wenn eine Route abgeschlossen wird.
thurn-und-taxis-why-finish-closing = du musst zuerst das Abschließen der Route beenden.
thurn-und-taxis-why-already-chosen = wie die Häuser gesetzt werden, ist schon entschieden.
thurn-und-taxis-why-one-house = in diese Region kämen keine zwei Häuser; wähle ein Haus in jeder Region.
thurn-und-taxis-why-no-fewer = dass weniger Häuser gesetzt werden, ist schon entschieden.
thurn-und-taxis-why-not-asked = nach einem Haus in dieser Stadt ist jetzt nicht gefragt.
thurn-und-taxis-why-all-houses = alle diese Häuser werden gesetzt; wähle vorher weniger Häuser.
thurn-und-taxis-why-discard-order = abgelegt wird in der Reihenfolge der Liste, und genug Karten müssen noch folgen.
