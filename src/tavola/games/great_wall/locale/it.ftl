## Cards

great-wall-kind =
    { $kind ->
        [wall] muro
        [gate] porta
        [tower] torre di guardia
        [noble] nobile
        [warrior] guerriero
        [horseman] cavaliere
       *[dragon] dragone
    }
great-wall-cards =
    { $kind ->
        [wall] { $count ->
            [one] un muro
           *[other] { $count } mura
        }
        [gate] { $count ->
            [one] una porta
           *[other] { $count } porte
        }
        [tower] la torre di guardia
        [noble] il nobile
        [warrior] { $count ->
            [one] un guerriero
           *[other] { $count } guerrieri
        }
        [horseman] { $count ->
            [one] un cavaliere
           *[other] { $count } cavalieri
        }
       *[dragon] il dragone
    }

great-wall-short =
    { $kind ->
        [wall] Mu
        [gate] Po
        [tower] To
        [noble] No
        [warrior] Gu
        [horseman] Ca
       *[dragon] Dr
    }

## On the screen

great-wall-section = Sezione { $section }
great-wall-no-section = qui non si costruisce più
great-wall-tokens-beside = Gettoni { $tokens }
great-wall-token-beside = Gettone { $tokens }
great-wall-prospect-lays = { $player } è in vantaggio e metterebbe uno dei gettoni su una carta
great-wall-prospect-wins = { $player } è in vantaggio e vincerebbe { $token }; { $other } prenderebbe { $laid }
great-wall-nobody-leads = nessuno è in vantaggio
great-wall-total = { $player } { $points }
great-wall-to-come = Gettoni ancora da scoprire: { $tokens }
great-wall-last-circle = Solo conteggi: nessuno piazza più carte
great-wall-last-round = Ultimo giro: { $player } ha piazzato la sua ultima carta
great-wall-player = { $player }: { $hand ->
        [one] una carta
       *[other] { $hand } carte
    } in mano, { $deck } nel mazzo
great-wall-player-fame =
    { $fame ->
        [one] { $fame } punto fama
       *[other] { $fame } punti fama
    }
great-wall-hand = La tua mano: { $cards }
great-wall-hand-empty = La tua mano è vuota

## What the player must do

great-wall-prompt-score =
    { $who ->
        [you] Sei in vantaggio nella sezione { $section }: scegli uno dei suoi due gettoni fama e mettilo su una delle tue carte visibili in quella sezione.
       *[other] In attesa di { $player }: conteggio della sezione { $section }.
    }
great-wall-prompt-build =
    { $who ->
        [you] { $actions ->
            [one] La tua seconda azione: pesca una carta oppure piazza una o più carte uguali in una sezione.
           *[other] La tua prima azione: pesca una carta oppure piazza una o più carte uguali in una sezione.
        }
       *[other] In attesa di { $player }, che deve pescare o piazzare carte.
    }

## What can be done

great-wall-action-draw = Pesca una carta
great-wall-action-ride = Manda un cavaliere nella sezione { $section }, senza usare un’azione
great-wall-action-place = Piazza { great-wall-cards } nella sezione { $section }
great-wall-action-cover = Nella sezione { $section } copri con il dragone questa carta di { $player }: { great-wall-kind }
great-wall-action-score =
    { $which ->
        [lower] Nella sezione { $section } metti il gettone più basso su questa carta: { great-wall-kind }
       *[higher] Nella sezione { $section } metti il gettone più alto su questa carta: { great-wall-kind }
    }

great-wall-row-draw = Pesca una carta
great-wall-row-ride = Manda un cavaliere, senza usare un’azione
great-wall-row-place = Piazza { great-wall-cards }
great-wall-row-cover = Copri con il dragone questa carta di { $player }: { great-wall-kind }
great-wall-row-score =
    { $which ->
        [lower] Metti il gettone più basso su questa carta: { great-wall-kind }
       *[higher] Metti il gettone più alto su questa carta: { great-wall-kind }
    }

## What happened

great-wall-event-begins = Inizia { $player }.
great-wall-event-turned-up = Per la sezione { $section } sono in palio i gettoni fama da { $lower } e da { $higher }.
great-wall-event-pair-removed = Due gettoni fama da { $token } escono dal gioco: in due non si mettono in palio gettoni uguali.
great-wall-event-turn = Turno di { $player }.
great-wall-event-drew = { $player } pesca: { great-wall-kind }.
great-wall-event-drew-hidden = { $player } pesca una carta.
great-wall-event-placed = { $player } piazza { great-wall-cards } nella sezione { $section }.
great-wall-event-rode = { $player } manda un cavaliere nella sezione { $section } senza usare un’azione.
great-wall-event-covered = Nella sezione { $section } il dragone di { $player } copre questa carta di { $other }: { great-wall-kind }.
great-wall-event-laid = { $player } è in vantaggio nella sezione { $section } e mette il gettone fama da { $token } su questa carta: { great-wall-kind }.
great-wall-event-won =
    { $from ->
        [card] { $player } prende il gettone fama da { $token } che era sulla carta nella sezione { $section }.
       *[offer] { $player } vince il gettone fama da { $token } nella sezione { $section }.
    }
great-wall-event-cleared = Tutte le carte della sezione { $section } escono dal gioco.
great-wall-event-closed =
    { $why ->
        [last-circle] Si fanno solo conteggi: la sezione { $section } non riceve altri gettoni e lì non si costruisce più.
       *[no-tokens] Per la sezione { $section } non ci sono più gettoni fama: lì non si costruisce più.
    }
great-wall-event-last-round = { $player } ha piazzato la sua ultima carta. Ogni altro giocatore ha ancora un turno.
great-wall-event-last-circle = Da adesso nessuno piazza più carte: restano solo i conteggi, a partire da { $player }.
great-wall-event-over = La partita è finita.

## Why something is not possible

great-wall-why-game-over = la partita è finita.
great-wall-why-not-your-turn = è il turno di qualcun altro.
great-wall-why-score-first = prima devi fare il conteggio di una sezione in cui sei in vantaggio.
great-wall-why-already-scored = i conteggi si fanno solo all’inizio del turno.
great-wall-why-not-leading = all’inizio del tuo turno non eri in vantaggio in quella sezione.
great-wall-why-left-first = i conteggi si fanno da sinistra a destra; prima viene un’altra sezione.
great-wall-why-equal-tokens = i due gettoni fama hanno lo stesso valore; scegli «lower».
great-wall-why-no-card-to-bear = in quella sezione non hai carte visibili di quel tipo.
great-wall-why-deck-empty = il tuo mazzo è vuoto.
great-wall-why-not-in-hand = non hai in mano abbastanza carte di quel tipo.
great-wall-why-section-closed = in quella sezione non si costruisce.
great-wall-why-nothing-to-cover = in quella sezione quel giocatore non ha carte visibili di quel tipo.
great-wall-why-token-protects = una carta con sopra un gettone fama non si può coprire.
