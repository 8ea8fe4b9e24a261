## The parts of the game

thurn-und-taxis-stack =
    { $stack ->
        [route-5] Percorso da 5
        [route-6] Percorso da 6
        [route-7] Percorso da 7
        [baden] Regione Baden
        [wurttemberg] Württemberg e Hohenzollern
        [schweiz] Schweiz e Tyrol
        [bohmen] Böhmen e Salzburg
        [baiern] Regione Baiern
        [all-regions] Tutte le regioni
       *[end] Fine del gioco
    }
thurn-und-taxis-official =
    { $official ->
        [administrator] il sindaco
        [postmaster] il direttore dell’ufficio postale
        [carrier] il postiglione
       *[cartwright] il fabbro
    }

## On the screen

thurn-und-taxis-tiles = Tessere
thurn-und-taxis-any-cities = tante carte nel percorso
thurn-und-taxis-every-region =
    { $count ->
        [8] un ufficio in tutte le regioni tranne Baiern
       *[9] un ufficio in tutte le nove regioni
    }
thurn-und-taxis-end-tile = diligenza da 7, o tutti gli uffici piazzati
thurn-und-taxis-row = Carte scoperte
thurn-und-taxis-deck = mazzo { $deck }, scarti { $discard }
thurn-und-taxis-hand = La tua mano
thurn-und-taxis-hand-empty = vuota
thurn-und-taxis-route = Percorso
thurn-und-taxis-player = { $player }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $houses ->
        [one] un ufficio rimasto
       *[other] { $houses } uffici rimasti
    }, { $carriage ->
        [0] nessuna diligenza
       *[other] diligenza da { $carriage }
    }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
thurn-und-taxis-begins = ha iniziato
thurn-und-taxis-plays-last = gioca per ultimo
thurn-und-taxis-could-end = potrebbe far finire la partita al prossimo turno
thurn-und-taxis-ending = Ultimo giro: { $player } ha fatto scattare la fine, { $other } gioca per ultimo
thurn-und-taxis-legend = ← → compatibile con quel lato del tuo percorso, ⌂ lì hai un ufficio

thurn-und-taxis-closing-mode =
    { $mode ->
        [each] un ufficio in ogni regione
       *[region] uffici in { $region }
    }
thurn-und-taxis-closing-houses =
    { $most ->
        [0] nessun ufficio
        [one] un ufficio
       *[other] { $most } uffici
    }
thurn-und-taxis-closing-tile = tessera da { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-possible = forse tessera da { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-carriage =
    { $carriage ->
        [0] nessuna diligenza
       *[other] diligenza da { $carriage }
    }
thurn-und-taxis-closing-points = punti +{ $points }
thurn-und-taxis-closing-points-between = punti da +{ $least } a +{ $points }
thurn-und-taxis-closing-ends = fa scattare la fine
thurn-und-taxis-warning-lost = { $count ->
        [one] La sola carta del tuo percorso va persa.
       *[other] Le { $count } carte del tuo percorso vanno perse.
    }
thurn-und-taxis-warning-discards = { $count ->
        [one] Poi dovrai scartare una carta della mano.
       *[other] Poi dovrai scartare { $count } carte della mano.
    }

## What the player must do

thurn-und-taxis-prompt-taking =
    { $who ->
        [you] { $which ->
            [two] Non hai carte in mano, quindi devi chiedere aiuto al direttore dell’ufficio postale: prendi due carte, una dopo l’altra.
            [second] Prendi una seconda carta, scoperta o dal mazzo.
           *[one] Prendi una carta, scoperta o dal mazzo.
        }
       *[other] In attesa di { $player }, che deve prendere una carta.
    }
thurn-und-taxis-prompt-laying =
    { $who ->
        [you] { $route ->
            [open] Piazza una carta a un lato del tuo percorso, oppure abbandonalo per iniziarne uno nuovo.
           *[none] Inizia un percorso con una carta della tua mano.
        }
       *[other] In attesa di { $player }, che deve piazzare una carta.
    }
thurn-und-taxis-prompt-carrying =
    { $who ->
        [you] Piazza una seconda carta a un lato del tuo percorso.
       *[other] In attesa di { $player }, che deve piazzare una seconda carta.
    }
thurn-und-taxis-prompt-finishing =
    { $who ->
        [you] { $closed ->
            [yes] Il tuo percorso è chiuso. Termina il turno, oppure annulla qualcosa.
           *[no] Continua il turno, oppure terminalo.
        }
       *[other] In attesa di { $player }, che deve terminare il turno.
    }
thurn-und-taxis-prompt-choosing =
    { $who ->
        [you] { $fewer ->
            [yes] Dove piazzi meno uffici di quanti potresti?
           *[no] Dove piazzi gli uffici postali?
        }
       *[other] In attesa di { $player }, che deve piazzare gli uffici.
    }
thurn-und-taxis-prompt-placing =
    { $who ->
        [you] { $mode ->
            [each] In { $place }, in quale città va un ufficio?
           *[region] Piazzi un ufficio a { $place }?
        }
       *[other] In attesa di { $player }, che deve piazzare gli uffici.
    }
thurn-und-taxis-prompt-discarding =
    { $who ->
        [you] { $count ->
            [one] Scarta una carta: te ne possono restare tre in mano.
           *[other] Scarta { $count } carte, nell’ordine dell’elenco: te ne possono restare tre in mano.
        }
       *[other] In attesa di { $player }, che deve scartare.
    }

## What can be done

thurn-und-taxis-action-administrator = Chiedi aiuto al sindaco: tutte le carte scoperte vengono sostituite
thurn-und-taxis-action-take = Prendi { $city }
thurn-und-taxis-action-draw = Pesca la prima carta del mazzo
thurn-und-taxis-action-postmaster = Chiedi aiuto al direttore dell’ufficio postale: prendi una seconda carta
thurn-und-taxis-action-begin = Inizia un percorso da { $city }
thurn-und-taxis-action-lay =
    { $end ->
        [left] Piazza { $city } a sinistra
       *[right] Piazza { $city } a destra
    }
thurn-und-taxis-action-abandon = Abbandona il percorso e iniziane uno nuovo da { $city }
thurn-und-taxis-action-carrier = Chiedi aiuto al postiglione: piazza una seconda carta
thurn-und-taxis-action-close = Chiudi il percorso
thurn-und-taxis-action-cartwright = Chiudi il percorso e chiedi al fabbro la prossima diligenza
thurn-und-taxis-action-each = Un ufficio in ogni regione
thurn-und-taxis-action-region = Uffici in { $region }
thurn-und-taxis-action-fewer = Piazza meno uffici di quanti potresti
thurn-und-taxis-action-house = Un ufficio a { $city }
thurn-und-taxis-action-none = Qui nessun ufficio
thurn-und-taxis-action-discard = Scarta { $city }
thurn-und-taxis-action-end = Termina il turno

thurn-und-taxis-row-take = Prendi
thurn-und-taxis-row-begin = Inizia un percorso
thurn-und-taxis-row-lay =
    { $end ->
        [left] Piazza a sinistra
       *[right] Piazza a destra
    }
thurn-und-taxis-row-abandon = Abbandona il percorso e iniziane uno nuovo
thurn-und-taxis-row-house = Un ufficio a
thurn-und-taxis-row-discard = Scarta

## What happened

thurn-und-taxis-event-begins = Inizia { $player }.
thurn-und-taxis-event-turned-up = { $city } è ora fra le carte scoperte.
thurn-und-taxis-event-reshuffled = Il mazzo è finito: si mescolano le carte degli scarti ({ $count }) per formarne uno nuovo.
thurn-und-taxis-event-turn = Turno di { $player }.
thurn-und-taxis-event-asked =
    { $why ->
        [empty] { $player } non ha carte: deve aiutare { thurn-und-taxis-official }.
       *[wish] Per { $player } interviene { thurn-und-taxis-official }.
    }
thurn-und-taxis-event-swept = { $count ->
        [one] La carta scoperta va negli scarti.
       *[other] Le { $count } carte scoperte vanno negli scarti.
    }
thurn-und-taxis-event-took = { $player } prende { $city }.
thurn-und-taxis-event-drew = { $player } pesca { $city }.
thurn-und-taxis-event-drew-hidden = { $player } pesca una carta.
thurn-und-taxis-event-nothing-to-take = Per { $player } non ci sono carte da prendere.
thurn-und-taxis-event-nothing-to-lay = { $player } non ha carte da piazzare.
thurn-und-taxis-event-abandoned = { $player } abbandona un percorso di { $count ->
        [one] una carta.
       *[other] { $count } carte.
    }
thurn-und-taxis-event-began = { $player } inizia un percorso da { $city }.
thurn-und-taxis-event-laid =
    { $end ->
        [left] { $player } piazza { $city } a sinistra; le carte del percorso sono { $count }.
       *[right] { $player } piazza { $city } a destra; le carte del percorso sono { $count }.
    }
thurn-und-taxis-event-closed = { $player } chiude un percorso di { $count } carte.
thurn-und-taxis-event-placed = { $player } piazza un ufficio a { $city }; gliene restano { $left }.
thurn-und-taxis-event-tile = { $player } prende una tessera da { $points }: { thurn-und-taxis-stack }.
thurn-und-taxis-event-carriage =
    { $why ->
        [cartwright] { $player } prende la diligenza da { $carriage } grazie al fabbro; punti: { $points }.
       *[route] { $player } prende la diligenza da { $carriage }; punti: { $points }.
    }
thurn-und-taxis-event-discarded = { $player } scarta { $city }.
thurn-und-taxis-event-last-round = { $player } ha fatto scattare la fine: { $other } gioca per ultimo.
thurn-und-taxis-event-over = La partita è finita.

## Why something is not possible

thurn-und-taxis-why-game-over = la partita è finita.
thurn-und-taxis-why-not-your-turn = è il turno di qualcun altro.
thurn-und-taxis-why-take-first = prima devi prendere una carta.
thurn-und-taxis-why-already-taken = hai già preso la tua carta.
thurn-und-taxis-why-not-in-row = quella città non è fra le carte scoperte.
thurn-und-taxis-why-no-cards-left = non ci sono più carte da prendere.
thurn-und-taxis-why-one-official = in un turno può aiutarti un solo funzionario, e uno l’ha già fatto o deve farlo.
thurn-und-taxis-why-lay-first = prima devi piazzare una carta.
thurn-und-taxis-why-already-laid = hai già piazzato la tua carta; solo il postiglione ne permette una seconda.
thurn-und-taxis-why-not-in-hand = non hai in mano nessuna carta di quella città.
thurn-und-taxis-why-route-open = hai già un percorso; estendilo oppure abbandonalo.
thurn-und-taxis-why-no-route = non hai nessun percorso.
thurn-und-taxis-why-in-route = quella città è già nel tuo percorso.
thurn-und-taxis-why-no-road = nessuna strada collega quella città a quel lato del tuo percorso.
thurn-und-taxis-why-one-card = il percorso ha una sola carta, quindi i due lati sono uguali; piazza a destra.
thurn-und-taxis-why-carrier-extends = la seconda carta del postiglione deve estendere il percorso.
thurn-und-taxis-why-nothing-fits = nessuna carta della tua mano è compatibile con il tuo percorso.
thurn-und-taxis-why-too-short = si può chiudere solo un percorso di almeno tre carte.
thurn-und-taxis-why-already-closed = in questo turno hai già chiuso il tuo percorso.
thurn-und-taxis-why-no-carriage = il fabbro aiuta solo se al percorso mancano una o due carte per la prossima diligenza.
thurn-und-taxis-why-close-first = si piazzano uffici e si scarta solo quando si chiude un percorso.
thurn-und-taxis-why-finish-closing = prima devi finire di chiudere il percorso.
thurn-und-taxis-why-already-chosen = come piazzare gli uffici è già deciso.
thurn-und-taxis-why-one-house = in quella regione non andrebbero due uffici; scegli un ufficio in ogni regione.
thurn-und-taxis-why-no-fewer = è già deciso che si piazzano meno uffici.
thurn-und-taxis-why-not-asked = ora non è richiesto un ufficio in quella città.
thurn-und-taxis-why-all-houses = questi uffici si piazzano tutti; prima scegli di piazzarne meno.
thurn-und-taxis-why-discard-order = si scarta nell’ordine dell’elenco, e devono seguire abbastanza carte.
