## The parts of the game

eschnapur-official =
    { $official ->
        [blockade] die Blockade
        [stop] den Baustopp
        [bricks] die Bausteine
        [order] die Zugfolge
       *[move] das Versetzen
    }
eschnapur-official-short =
    { $official ->
        [blockade] Blockade
        [stop] Baustopp
        [bricks] Bauen
        [order] Zugfolge
       *[move] Versetzen
    }
eschnapur-privilege =
    { $privilege ->
        [choose-marker] Zugmarker wählen
        [win-ties] Gleichstand gewinnen
        [free-site] freie Bauplatzwahl
        [gold] Gold im Wert von 5
        [remove-blockade] Blockade ablehnen
        [forbid-last] letzten Stein verbieten
        [gold-and-bricks] Gold im Wert von 3 und zwei Steine
        [ignore-stop] Baustopp ignorieren
        [bricks] drei Steine
       *[from-hand] aus der Hand spielen
    }

## On the screen

eschnapur-headline =
    { $phase ->
        [0] Das Spiel ist nach Runde { $round } vorbei: { $completed } von { $last } Abschnitten vollendet
        [1] Runde { $round }, Phase 1, Bauplätze: { $completed } von { $last } Abschnitten vollendet
        [2] Runde { $round }, Phase 2, Gold: { $completed } von { $last } Abschnitten vollendet
        [3] Runde { $round }, Phase 3, Blockade: { $completed } von { $last } Abschnitten vollendet
        [4] Runde { $round }, Phase 4, Baustopp: { $completed } von { $last } Abschnitten vollendet
        [5] Runde { $round }, Phase 5, Bausteine: { $completed } von { $last } Abschnitten vollendet
        [6] Runde { $round }, Phase 6, Zugfolge: { $completed } von { $last } Abschnitten vollendet
        [7] Runde { $round }, Phase 7, Bauen: { $completed } von { $last } Abschnitten vollendet
        [8] Runde { $round }, Phase 8, Versetzen: { $completed } von { $last } Abschnitten vollendet
       *[9] Runde { $round }, Phase 9, Wertung: { $completed } von { $last } Abschnitten vollendet
    }
eschnapur-finished = vollendet
eschnapur-reward = Gold { $reward }
eschnapur-bank = Kasse
eschnapur-bank-empty = leer
eschnapur-privileges = Privilegkarten
eschnapur-column =
    { $column ->
        [player] Farbe
        [points] Punkte
        [track] Leiste
        [bricks] Steine
        [turn] Zug
       *[sites] Plätze
    }
eschnapur-wins-ties = gewinnt Gleichstände
eschnapur-plays-from-hand = spielt aus der Hand
eschnapur-ordered = bestellt: { $cards }
eschnapur-holds = { $player } hält
eschnapur-hand = davon auf deiner Hand
eschnapur-steps = Deine Steine in Abschnitt { $section }:
eschnapur-step =
    { $what ->
        [bag] { $bricks } → { $points } Punkte und der Goldsack
        [complete] { $bricks } → { $points } Punkte und vollendet
       *[nothing] { $bricks } → { $points } Punkte
    }
eschnapur-change = { $player }: { $before } → { $after }
eschnapur-change-bag = Gold für { $players }
eschnapur-change-complete = der Abschnitt ist voll
eschnapur-no-card = nichts
eschnapur-legend = $ Goldsack · ■ Baustopp · ▼ letzter bleibt · [▒] verdeckt · ✕ blockiert · ↷ blieb · (5) vorher

eschnapur-row-sites = Bauen an
eschnapur-row-lay = Für { eschnapur-official } legen
eschnapur-row-play = Aus der Hand spielen
eschnapur-row-stop = Baustopp in Abschnitt
eschnapur-row-choose = Kaufen und Zugmarker nehmen
eschnapur-row-forbid = Versetzen verbieten aus Abschnitt
eschnapur-row-gold = Nehmen
eschnapur-row-move = Aus Abschnitt { $section } versetzen nach

## What the player must do

eschnapur-prompt-choosing =
    { $step ->
        [order] Bestätige deine Bauplätze, mit oder ohne Privilegkarten, die du jetzt kaufst.
       *[sites] Wähle geheim die zwei Abschnitte, in denen du baust.
    }
eschnapur-prompt-laying = Lege verdeckt eine Karte für { eschnapur-official }.
eschnapur-prompt-confirming = Alles ist gelegt. Bestätige, oder nimm deine Karten zurück.
eschnapur-prompt-waiting =
    { $phase ->
        [sites] { $who ->
            [done] Du hast gewählt. Es fehlen noch die Bauplätze von { $waiting }.
           *[other] Es fehlen noch die Bauplätze von { $waiting }.
        }
       *[cards] { $who ->
            [done] Du hast gewählt. Es fehlen noch die Karten von { $waiting }.
           *[other] Es fehlen noch die Karten von { $waiting }.
        }
    }
eschnapur-prompt-unblocking =
    { $who ->
        [you] Deine Karte für { eschnapur-official } ist blockiert. Lehnst du die Blockade ab, bevor aufgedeckt wird?
       *[other] Warten auf { $player }; vielleicht wird die Blockade abgelehnt.
    }
eschnapur-prompt-answering =
    { $who ->
        [you] Spiele eine Karte aus der Hand für { eschnapur-official }.
       *[other] Warten auf { $player }: es fehlt eine Karte aus der Hand für { eschnapur-official }.
    }
eschnapur-prompt-blocking =
    { $who ->
        [you] Welche Karte blockierst du?
       *[other] Warten auf { $player }: der Blockademarker ist zu legen.
    }
eschnapur-prompt-stopping =
    { $who ->
        [you] In welchem Abschnitt darf in dieser Runde niemand bauen?
       *[other] Warten auf { $player }: der Baustopp ist zu legen.
    }
eschnapur-prompt-marking =
    { $who ->
        [you] { $other } verteilt gleich die Zugmarker. Kaufst du dir das Recht, vorher einen zu nehmen?
       *[other] Warten auf { $player }; vielleicht wird ein Zugmarker genommen, bevor { $other } sie verteilt.
    }
eschnapur-prompt-handing =
    { $who ->
        [you] Wer bekommt Zugmarker { $marker }?
       *[other] Warten auf { $player }: die Zugmarker sind zu verteilen.
    }
eschnapur-prompt-building =
    { $who ->
        [you] { $what ->
            [none] Du hast keine Steine zu setzen. Kaufe eine Privilegkarte, oder beende deinen Zug.
            [stuck] { $count ->
                [one] Dein Stein findet keinen Platz. Kaufe eine Privilegkarte, oder beende deinen Zug.
               *[other] Deine { $count } Steine finden keinen Platz. Kaufe eine Privilegkarte, oder beende deinen Zug.
            }
           *[place] { $count ->
                [one] Setze deinen Stein.
               *[other] Setze deine { $count } Steine, einen nach dem anderen.
            }
        }
       *[other] Warten auf { $player }: es wird gebaut.
    }
eschnapur-prompt-forbidding =
    { $who ->
        [you] { $other } darf einen Stein versetzen. Verbietest du das für einen Abschnitt?
       *[other] Warten auf { $player }; vielleicht wird { $other } ein Zug verboten.
    }
eschnapur-prompt-moving =
    { $who ->
        [you] Versetze den letzten Stein eines Abschnitts in einen anderen, oder verzichte.
       *[other] Warten auf { $player }: ein Stein kann versetzt werden.
    }
eschnapur-prompt-gold =
    { $who ->
        [you] { $cause ->
            [premium] Für den Goldsack bekommst du { $owed }; nimm { $worth } aus der Kasse.
            [reward] Für den vollendeten Abschnitt bekommst du { $owed }; nimm { $worth } aus der Kasse.
           *[privilege] Für die Privilegkarte bekommst du { $owed }; nimm { $worth } aus der Kasse.
        }
       *[other] Warten auf { $player }: Gold ist aus der Kasse zu nehmen.
    }

## What can be done

eschnapur-action-sites = In den Abschnitten { $first } und { $second } bauen
eschnapur-action-order =
    { $count ->
        [0] Bauplätze bestätigen, nichts kaufen
       *[other] Bauplätze bestätigen und kaufen: { $cards }
    }
eschnapur-action-lay =
    { $card ->
        [nothing] Nichts legen für { eschnapur-official }
       *[other] Eine { $card } legen für { eschnapur-official }
    }
eschnapur-action-confirm = Karten bestätigen
eschnapur-action-reconsider = Die Wahl zurücknehmen und neu wählen
eschnapur-action-unblock = Kaufen: Blockade ablehnen
eschnapur-action-play = Eine { $card } aus der Hand spielen
eschnapur-action-block = Die Karte von { $player } für { eschnapur-official } blockieren
eschnapur-action-stop = Baustopp in Abschnitt { $section }
eschnapur-action-choose = Kaufen: Zugmarker { $marker } nehmen
eschnapur-action-hand = Zugmarker { $marker } an { $player }
eschnapur-action-place = Einen Stein in Abschnitt { $section } setzen
eschnapur-action-buy = Kaufen: { eschnapur-privilege }
eschnapur-action-end = Den Zug beenden
eschnapur-action-forbid = Kaufen: niemand versetzt den letzten Stein aus Abschnitt { $section }
eschnapur-action-move = Den letzten Stein aus Abschnitt { $section } in Abschnitt { $target } versetzen
eschnapur-action-gold = { $cards } aus der Kasse nehmen
eschnapur-action-decline = Verzichten

## What happened

eschnapur-event-round = Runde { $round } beginnt.
eschnapur-event-chosen =
    { $phase ->
        [sites] { $player } hat Bauplätze gewählt.
       *[cards] { $player } hat die Karten gelegt.
    }
eschnapur-event-reconsidered =
    { $phase ->
        [sites] { $player } wählt die Bauplätze neu.
       *[cards] { $player } legt die Karten neu.
    }
eschnapur-event-sites-settled = Alle haben ihre Bauplätze gewählt.
eschnapur-event-ordered =
    { $count ->
        [0] { $player } hat keine Privilegkarte bestellt.
       *[other] { $player } hat bestellt: { $cards }.
    }
eschnapur-event-lapsed =
    { $why ->
        [gone] { $player } bekommt „{ eschnapur-privilege }“ nicht: die Karte ist schon verkauft.
       *[useless] { $player } kauft „{ eschnapur-privilege }“ nicht: die Karte würde jetzt nichts bewirken.
    }
eschnapur-event-bought = { $player } kauft „{ eschnapur-privilege }“ für { $cost }.
eschnapur-event-laid =
    { $count ->
        [one] Von { $player } liegt eine Karte verdeckt.
       *[other] Von { $player } liegen { $count } Karten verdeckt.
    }
eschnapur-event-revealed = { $player } deckt eine { $card } für { eschnapur-official } auf.
eschnapur-event-played = { $player } spielt eine { $card } für { eschnapur-official }.
eschnapur-event-stays-blocked = Die Karte von { $player } für { eschnapur-official } bleibt verdeckt.
eschnapur-event-won = { $player } gewinnt { eschnapur-official } mit einer { $card }.
eschnapur-event-nobody-won = Niemand gewinnt { eschnapur-official }.
eschnapur-event-blocked = Die Karte von { $player } für { eschnapur-official } wird blockiert.
eschnapur-event-blockade-aside = Der Blockademarker kommt zur Seite.
eschnapur-event-stopped = Baustopp in Abschnitt { $section }.
eschnapur-event-stop-aside = Der Baustoppmarker kommt zur Seite.
eschnapur-event-bricks =
    { $why ->
        [official] { $count ->
            [0] { $player } bekäme Steine, aber es sind keine mehr da.
            [one] { $player } bekommt einen Stein.
           *[other] { $player } bekommt { $count } Steine.
        }
        [blockade] { $count ->
            [0] { $player } bekäme einen Stein für die blockierte Karte, aber es ist keiner mehr da.
           *[other] { $player } bekommt einen Stein für die blockierte Karte.
        }
       *[privilege] { $count ->
            [0] { $player } bekäme Steine für die Privilegkarte, aber es sind keine mehr da.
            [one] { $player } bekommt einen Stein für die Privilegkarte.
           *[other] { $player } bekommt { $count } Steine für die Privilegkarte.
        }
    }
eschnapur-event-chose-marker = { $player } nimmt vor den anderen Zugmarker { $marker }.
eschnapur-event-marker =
    { $why ->
        [lot] { $player } bekommt durch das Los Zugmarker { $marker }.
       *[winner] { $player } bekommt Zugmarker { $marker }.
    }
eschnapur-event-order-stays = Die Zugfolge bleibt, wie sie ist.
eschnapur-event-sites = { $player } baut an { $first } und { $second }.
eschnapur-event-placed = { $player } setzt einen Stein in Abschnitt { $section }, auf { $number }.
eschnapur-event-bag = { $player } überbaut den Goldsack in Abschnitt { $section }.
eschnapur-event-left-over =
    { $count ->
        [one] Ein Stein von { $player } findet keinen Platz.
       *[other] { $count } Steine von { $player } finden keinen Platz.
    }
eschnapur-event-forbade = { $player } verbietet, den letzten Stein aus Abschnitt { $section } zu versetzen.
eschnapur-event-moved = Ein Stein von { $player } kommt aus Abschnitt { $section } in Abschnitt { $target }, auf { $number }.
eschnapur-event-nothing-moved = Kein Stein wird versetzt.
eschnapur-event-gold =
    { $cause ->
        [premium] { $player } nimmt { $cards } für den Goldsack in Abschnitt { $section }.
        [reward] { $player } nimmt { $cards } für Abschnitt { $section }.
       *[privilege] { $player } nimmt { $cards } für die Privilegkarte.
    }
eschnapur-event-no-gold =
    { $cause ->
        [premium] Die Kasse hat nichts für { $player } und den Goldsack in Abschnitt { $section }.
        [reward] Die Kasse hat nichts für { $player } und Abschnitt { $section }.
       *[privilege] Die Kasse hat nichts für die Privilegkarte von { $player }.
    }
eschnapur-event-privilege-points =
    { $points ->
        [one] { $player } gewinnt einen Privilegpunkt.
       *[other] { $player } gewinnt { $points } Privilegpunkte.
    }
eschnapur-event-points = { $player } erhält { $points } Punkte in Abschnitt { $section }: höchste Zahl { $number }, Steine { $count }.
eschnapur-event-completed = Abschnitt { $section } ist vollendet.
eschnapur-event-bonus =
    { $points ->
        [0] { $player } bekommt nichts für { $track } auf der Privilegleiste.
       *[other] { $player } bekommt { $points } Punkte für { $track } auf der Privilegleiste.
    }
eschnapur-event-standstill = Niemand hat noch Gold oder Steine: das Spiel endet.
eschnapur-event-over = Das Spiel ist vorbei.

## Why something is not possible

eschnapur-why-game-over = das Spiel ist vorbei.
eschnapur-why-not-your-turn = du bist jetzt nicht gefragt.
eschnapur-why-not-now = danach ist jetzt nicht gefragt.
eschnapur-why-already-confirmed = du hast schon bestätigt; nimm deine Wahl erst zurück.
eschnapur-why-nothing-chosen = du hast noch nichts gewählt.
eschnapur-why-sites-first = wähle zuerst zwei Bauplätze.
eschnapur-why-sites-chosen = deine Bauplätze sind gewählt; nimm deine Wahl erst zurück.
eschnapur-why-section-finished = dieser Abschnitt ist vollendet.
eschnapur-why-card-gone = diese Privilegkarte ist nicht mehr im Spiel.
eschnapur-why-not-enough-points = du hast zu wenig Privilegpunkte.
eschnapur-why-does-nothing = diese Privilegkarte würde dir jetzt nichts nützen.
eschnapur-why-other-official-first = gelegt wird für einen Beamten nach dem anderen.
eschnapur-why-lay-first = lege zuerst für alle Beamten eine Karte.
eschnapur-why-all-laid = für alle Beamten liegt schon etwas.
eschnapur-why-must-lay = ein Beamter geht nur leer aus, wenn deine Karten nicht für alle reichen.
eschnapur-why-not-in-hand = du hast keine solche Karte auf der Hand.
eschnapur-why-no-such-player = dort sitzt niemand.
eschnapur-why-own-card = deine eigenen Karten kannst du nicht blockieren.
eschnapur-why-no-card-there = dort liegt keine verdeckte Karte.
eschnapur-why-same-official = der Marker lag in der Runde davor bei diesem Beamten.
eschnapur-why-same-player = der Marker lag in der Runde davor auf einer Karte dieser Person.
eschnapur-why-stopped-before = der Baustopp lag in der Runde davor auf diesem Abschnitt.
eschnapur-why-no-such-marker = es gibt nur so viele Zugmarker wie Mitspielende.
eschnapur-why-other-marker-first = der niedrigste Zugmarker wird zuerst verteilt.
eschnapur-why-has-marker = diese Person hat schon einen Zugmarker.
eschnapur-why-no-bricks = du hast keine Steine zu setzen.
eschnapur-why-section-full = in diesem Abschnitt ist kein Platz frei.
eschnapur-why-section-stopped = in diesem Abschnitt gilt der Baustopp.
eschnapur-why-not-your-site = dieser Abschnitt ist keiner deiner Bauplätze.
eschnapur-why-must-place = alle Steine, die passen, müssen gesetzt werden.
eschnapur-why-no-move-there = aus diesem Abschnitt könnte ohnehin kein Stein versetzt werden.
eschnapur-why-same-section = ein Stein wird von einem Abschnitt in einen anderen versetzt.
eschnapur-why-no-brick-there = in diesem Abschnitt liegt kein Stein.
eschnapur-why-last-forbidden = es wurde verboten, den letzten Stein aus diesem Abschnitt zu versetzen.
eschnapur-why-take-gold-first = zuerst wird Gold aus der Kasse genommen.
eschnapur-why-no-gold-due = dir steht kein Gold zu.
eschnapur-why-not-in-bank = diese Karten hat die Kasse nicht.
eschnapur-why-other-worth = nimm genau, was dir zusteht, oder das Meiste darunter, was die Kasse hergibt.

## Why components are impossible

eschnapur-components-printed-cost = „{ eschnapur-privilege }“ kostet { $cost }, wie es in den Regeln steht.
eschnapur-components-cost = „{ eschnapur-privilege }“ muss von 1 bis { $most } kosten.
eschnapur-components-size = Abschnitt { $section } hat { $count } Felder, aber ein Abschnitt hat { $least } bis { $most }.
eschnapur-components-equal-sizes = die Abschnitte { $first } und { $second } haben beide { $count } Felder, aber keine zwei Abschnitte sind gleich groß.
eschnapur-components-numbers = die Zahlen von Abschnitt { $section } müssen von unten steigen, von 1 bis höchstens { $most }.
eschnapur-components-bag = Abschnitt { $section } hat kein Feld { $bag } für den Goldsack.
eschnapur-components-reward = die Belohnung von Abschnitt { $section } muss von 1 bis { $most } sein.
eschnapur-components-rows = die Reihen von Abschnitt { $section } müssen seine { $count } Felder ergeben.
