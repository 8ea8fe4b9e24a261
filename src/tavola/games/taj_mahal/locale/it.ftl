## Le parti del gioco

taj-mahal-colour =
    { $colour ->
        [red] rosso
        [yellow] giallo
        [green] verde
       *[purple] viola
    }
taj-mahal-colour-short =
    { $colour ->
        [red] ro
        [yellow] gi
        [green] ve
        [white] bi
       *[purple] vi
    }
taj-mahal-symbol =
    { $symbol ->
        [vizier] visir
        [general] generale
        [monk] monaco
        [princess] principessa
        [mogul] Gran Mogol
       *[elephant] elefante
    }
taj-mahal-second =
    { $second ->
        [vizier] visir
        [general] generale
        [monk] monaco
        [princess] principessa
        [mogul] Gran Mogol
       *[elephant] elefante
    }
taj-mahal-prize =
    { $prize ->
        [vizier] il visir
        [general] il generale
        [monk] il monaco
        [princess] la principessa
        [mogul] la corona
       *[elephant] la tessera provincia
    }
# Si intende «carta»: nelle frasi segue sempre questa parola.
taj-mahal-card =
    { $colour ->
        [red] rossa
        [yellow] gialla
        [green] verde
       *[purple] viola
    } { taj-mahal-symbol }–{ taj-mahal-second }
taj-mahal-white-card = bianca { taj-mahal-symbol }
taj-mahal-special =
    { $special ->
        [two-points] +2 punti
        [change-of-colour] cambia colore
        [elephant] +1 elefante
       *[grand-mogul] +1 Gran Mogol
    }
taj-mahal-good =
    { $good ->
        [rice] riso
        [tea] tè
        [spices] spezie
       *[jewels] gioielli
    }
taj-mahal-bonus =
    { $bonus ->
        [rice] riso
        [tea] tè
        [spices] spezie
        [jewels] gioielli
        [two-points] +2 punti
        [one-card] +1 carta
       *[taj-mahal] Taj Mahal
    }

## Sullo schermo

taj-mahal-visit = Tappa { $number } di { $count }: { $province }
taj-mahal-court = Corte
taj-mahal-court-empty = è già stato preso tutto
taj-mahal-goods-here = tessera provincia
taj-mahal-display = Riserva
taj-mahal-display-empty = vuota
taj-mahal-deck = mazzo { $deck }, scarti { $discard }
taj-mahal-next = Poi
taj-mahal-specials-on-table = Sul tavolo
taj-mahal-player = { $player }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }, { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
taj-mahal-carletto-player = { $player } (Carletto): { $points ->
        [one] un punto
       *[other] { $points } punti
    }
taj-mahal-colour-of-visit = colore: { taj-mahal-colour }
taj-mahal-colour-open = colore: ancora libero
taj-mahal-start = indicatore iniziale
taj-mahal-out = fuori dalla tappa
taj-mahal-shows = mostra
taj-mahal-leads = vincerebbe
taj-mahal-owns = possiede
taj-mahal-taken = ha preso dalla riserva
taj-mahal-hand = La tua mano
taj-mahal-hand-empty = vuota
taj-mahal-legend-cards = Carte: ro rosso, gi giallo, ve verde, vi viola, bi bianco; V visir, G generale, M monaco, P principessa, K Gran Mogol, E elefante
taj-mahal-legend-map = Sulla mappa: (7) provincia della tappa 7, ♜ fortezza, ■1 palazzo del posto 1, ♛1 palazzo della corona del posto 1
taj-mahal-way-cities = costruendo a { $cities }
taj-mahal-way-crown = palazzo della corona a { $city }
taj-mahal-way-bonus = { taj-mahal-bonus } +{ $points }
taj-mahal-way-card = una carta
taj-mahal-way-palaces = palazzi +{ $points }
taj-mahal-way-goods = tessera provincia +{ $points }
taj-mahal-way-points = in tutto +{ $points }
taj-mahal-way-nothing = non vinci nulla
taj-mahal-way-prizes = vinci { $prizes }
taj-mahal-way-more =
    { $count ->
        [one] … e un altro modo
       *[other] … e altri { $count } modi
    }
taj-mahal-would-lead = poi in vantaggio per: { $prizes }

## Che cosa deve fare chi gioca

taj-mahal-prompt-playing =
    { $who ->
        [you] { $first ->
            [yes] Gioca una carta colorata, che fissa il tuo colore per questa tappa, oppure ritirati subito e pesca una carta in più.
           *[no] Gioca un’altra carta colorata, oppure ritirati.
        }
       *[other] In attesa di { $player }, che deve giocare carte o ritirarsi.
    }
taj-mahal-prompt-joining =
    { $who ->
        [you] Aggiungi una carta bianca o una carta speciale?
       *[other] In attesa di { $player }, che deve finire di giocare le carte.
    }
taj-mahal-prompt-building =
    { $who ->
        [you] { $count ->
            [one] Dove piazzi il tuo palazzo?
           *[other] Dove piazzi i tuoi palazzi? Sono { $count }.
        }
       *[other] In attesa di { $player }, che deve piazzare palazzi.
    }
taj-mahal-prompt-crowning =
    { $who ->
        [you] Dove piazzi il tuo palazzo della corona?
       *[other] In attesa di { $player }, che deve piazzare il palazzo della corona.
    }
taj-mahal-prompt-taking =
    { $who ->
        [you] { $count ->
            [one] Prendi una carta dalla riserva.
           *[other] Prendi { $count } carte dalla riserva.
        }
       *[other] In attesa di { $player }, che deve prendere carte dalla riserva.
    }
taj-mahal-prompt-losing =
    { $who ->
        [you] Carletto si è ritirato: { $count ->
            [one] scarta una carta della riserva.
           *[other] scarta { $count } carte della riserva.
        }
       *[other] In attesa di { $player }, che deve scartare dalla riserva per Carletto.
    }

## Azioni

taj-mahal-action-play = Gioca una carta { $card }
taj-mahal-action-alone = Non aggiungere altro
taj-mahal-action-white = Aggiungi una carta { $card }
taj-mahal-action-special = Aggiungi la carta speciale { taj-mahal-special }
taj-mahal-action-withdraw = Ritirati
taj-mahal-action-palace = Palazzo a { $city }
taj-mahal-action-crown = Palazzo della corona a { $city }
taj-mahal-action-take = Prendi una carta { $card }
taj-mahal-action-discard = Scarta una carta { $card }

## Che cosa è successo

taj-mahal-event-begins = { $player } riceve per sorteggio l’indicatore iniziale.
taj-mahal-event-visit = Tappa { $number }: si visita { $province }; inizia { $player }.
taj-mahal-event-turned-up = Nella riserva arriva una carta { $card }.
taj-mahal-event-reshuffled =
    { $count ->
        [one] L’unica carta degli scarti forma il nuovo mazzo.
       *[other] Le { $count } carte degli scarti formano il nuovo mazzo.
    }
taj-mahal-event-drew =
    { $why ->
        [bonus-tile] { $player } pesca una carta { $card } per la tessera bonus.
       *[nothing-played] { $player } non ha giocato nulla e pesca una carta { $card }.
    }
taj-mahal-event-drew-hidden =
    { $why ->
        [bonus-tile] { $player } pesca una carta per la tessera bonus.
       *[nothing-played] { $player } non ha giocato nulla e pesca una carta.
    }
taj-mahal-event-deck-empty =
    { $why ->
        [bonus-tile] { $player } dovrebbe pescare una carta per la tessera bonus, ma non ce ne sono.
        [carletto] { $player } (Carletto) dovrebbe pescare una carta, ma non ce ne sono.
       *[nothing-played] { $player } non ha giocato nulla e dovrebbe pescare una carta, ma non ce ne sono.
    }
taj-mahal-event-played = { $player } gioca una carta { $card }.
taj-mahal-event-played-special =
    { $points ->
        [0] { $player } gioca la carta speciale { taj-mahal-special }.
       *[other] { $player } gioca la carta speciale { taj-mahal-special } e segna { $points } punti.
    }
taj-mahal-event-withdrew =
    { $why ->
        [nothing-played] { $player } si ritira senza aver giocato.
        [leads] { $player } (Carletto) è in vantaggio per almeno due premi e si ritira.
        [found-nothing] { $player } (Carletto) non ha trovato carte da giocare e si ritira.
        [no-coloured-card] { $player } (Carletto) si ritira, perché non ci sono più carte colorate da pescare.
       *[played] { $player } si ritira.
    }
taj-mahal-event-won = { $player } vince { taj-mahal-prize }.
taj-mahal-event-palace = { $player } piazza un palazzo a { $city }.
taj-mahal-event-crown = { $player } piazza il palazzo della corona a { $city }.
taj-mahal-event-bonus =
    { $points ->
        [0] { $player } prende la tessera bonus di { $city }: { taj-mahal-bonus }.
       *[other] { $player } prende la tessera bonus di { $city }: { taj-mahal-bonus }, { $points } punti.
    }
taj-mahal-event-good =
    { $tile ->
        [province] { $player } segna { $points ->
            [one] un punto
           *[other] { $points } punti
        } per la tessera provincia ({ taj-mahal-good }): uno, più uno per ogni merce uguale già posseduta ({ $owned }).
       *[bonus] { $player } segna { $points ->
            [one] un punto
           *[other] { $points } punti
        } per la tessera bonus ({ taj-mahal-good }): uno, più uno per ogni merce uguale già posseduta ({ $owned }).
    }
taj-mahal-event-connected =
    { $count ->
        [0] { $player } segna un punto per i palazzi in { $province }; nessun’altra provincia è collegata.
       *[other] { $player } segna { $points } punti per i palazzi: { $province }, collegata con { $others }.
    }
taj-mahal-event-took = { $player } prende dalla riserva una carta { $card }.
taj-mahal-event-carletto-drew = { $player } (Carletto) pesca una carta { $card }.
taj-mahal-event-carletto-discarded = { $player } (Carletto) scarta una carta { $card }.
taj-mahal-event-discarded = { $player } scarta dalla riserva, per Carletto, una carta { $card }.
taj-mahal-event-display-gone =
    { $count ->
        [one] L’ultima carta della riserva va negli scarti.
       *[other] Le { $count } carte rimaste nella riserva vanno negli scarti.
    }
taj-mahal-event-bonus-gone = La tessera bonus di { $city } esce dal gioco: { taj-mahal-bonus }.
taj-mahal-event-tile-gone = La tessera provincia { $number } esce dal gioco: nessuno l’ha vinta.
taj-mahal-event-pair =
    { $source ->
        [table] { $player } restituisce due tessere influenza ({ $person ->
            [vizier] visir
            [general] generale
            [monk] monaco
           *[princess] principessa
        }) e prende la carta speciale { taj-mahal-special }.
        [player] { $player } restituisce due tessere influenza ({ $person ->
            [vizier] visir
            [general] generale
            [monk] monaco
           *[princess] principessa
        }) e riceve da { $other } la carta speciale { taj-mahal-special }.
       *[own] { $player } restituisce due tessere influenza ({ $person ->
            [vizier] visir
            [general] generale
            [monk] monaco
           *[princess] principessa
        }) e tiene la carta speciale { taj-mahal-special }.
    }
taj-mahal-event-three =
    { $source ->
        [player] { $player } (Carletto) restituisce tre tessere influenza ({ $persons }) e riceve da { $other } la carta speciale { taj-mahal-special }.
       *[table] { $player } (Carletto) restituisce tre tessere influenza ({ $persons }) e prende la carta speciale { taj-mahal-special }.
    }
taj-mahal-event-specials-left = { $player } segna { $points ->
        [one] un punto
       *[other] { $points } punti
    } per le carte speciali.
taj-mahal-event-whites-left = { $player } segna { $points ->
        [one] un punto
       *[other] { $points } punti
    } per le carte bianche in mano.
taj-mahal-event-colour-left = { $player } segna { $points ->
        [one] un punto
       *[other] { $points } punti
    } per le carte di un solo colore in mano ({ taj-mahal-colour }).
taj-mahal-event-over = L’ultima tappa è finita.

## Perché qualcosa non è possibile

taj-mahal-why-game-over = la partita è finita.
taj-mahal-why-not-your-turn = tocca a qualcun altro.
taj-mahal-why-not-in-hand = non hai in mano quella carta.
taj-mahal-why-other-colour = in questa tappa giochi un altro colore.
taj-mahal-why-one-coloured-card = hai già giocato una carta colorata; puoi aggiungere solo una carta bianca o una carta speciale.
taj-mahal-why-coloured-card-first = le carte bianche e speciali si giocano solo insieme a una carta colorata; gioca prima quella.
taj-mahal-why-not-your-special = non hai quella carta speciale.
taj-mahal-why-special-lies-there = quella carta speciale resta davanti a te finché non ti ritiri.
taj-mahal-why-finish-withdrawal = ti stai ritirando; prima devi finire di farlo.
taj-mahal-why-nothing-to-build = ora non c’è niente da costruire.
taj-mahal-why-other-province = quella città è in un’altra provincia.
taj-mahal-why-occupied = in quella città c’è un palazzo; accanto può stare solo un palazzo della corona.
taj-mahal-why-city-order = le città per più palazzi si indicano nell’ordine dell’elenco, così ogni scelta si fa in un solo modo.
taj-mahal-why-palaces-first = piazza prima i palazzi, poi il palazzo della corona.
taj-mahal-why-nothing-to-take = le carte della riserva si prendono quando ci si ritira, dopo i punti.
taj-mahal-why-not-in-display = quella carta non è nella riserva.
taj-mahal-why-display-order = più carte si indicano nell’ordine dell’elenco, così ogni scelta si fa in un solo modo.
taj-mahal-why-nothing-to-discard = ora non c’è niente da scartare dalla riserva.
taj-mahal-why-discard-first = Carletto si è ritirato; prima devi scartare dalla riserva.

## I componenti di chi possiede il gioco

taj-mahal-too-many-carletti = Con { $players } posti può giocare al massimo un Carletto.
taj-mahal-components-card = «{ $card }» non è una carta di colore «{ $colour }»: una carta colorata ha due delle lettere { $letters }.
taj-mahal-components-white-card = «{ $card }» non è una carta bianca: una carta di colore «{ $colour }» ha una sola delle lettere { $letters }.
taj-mahal-components-cards = le carte di colore «{ $colour }» sono { $expected }, non { $found }.
taj-mahal-components-persons = le carte speciali appartengono a questi personaggi: { $names }.
taj-mahal-components-specials = ciascuna di queste carte speciali c’è una volta sola: { $names }.
taj-mahal-components-province-tiles = le tessere provincia sono 12, non { $found }.
taj-mahal-components-good = «{ $good }» sulla tessera provincia { $number } non è una merce; le merci sono: { $names }.
taj-mahal-components-goods =
    { $expected ->
        [1] la tessera provincia { $number } ha una merce, non { $found }.
       *[2] la tessera provincia { $number } ha due merci, non { $found }.
    }
taj-mahal-components-bonus = «{ $bonus }» non è una tessera bonus; le tessere bonus sono: { $names }.
taj-mahal-components-bonus-tiles = oltre al Taj Mahal le tessere bonus sono 15, non { $found }.
taj-mahal-components-bonus-missing = ci vuole una tessera bonus «{ $bonus }»: con nove province una esce dal gioco.
taj-mahal-components-city = la città «{ $city }» non esiste.
taj-mahal-components-twice = { $city } compare due volte fra le fortezze.
taj-mahal-components-fortresses = le fortezze sono { $expected }, non { $found }.
taj-mahal-components-agra = Agra è una fortezza.
taj-mahal-components-road-twice = fra due città c’è una sola strada: per { $city } l’elenco contiene due volte { $other }, oppure quella città stessa.
taj-mahal-components-one-way = la strada da { $city } a { $other } deve comparire anche per { $other }.
taj-mahal-components-ring = le quattro città esterne di { $province } formano un anello, quindi una strada collega { $city } e { $other }.
taj-mahal-components-ring-across = le quattro città esterne di { $province } formano un anello, quindi nessuna strada collega { $city } e { $other }, che stanno una di fronte all’altra.
taj-mahal-components-agra-roads = Agra ha strade verso le altre quattro città della sua provincia.
taj-mahal-components-apart = nessuna strada porta da Agra a { $city }.
taj-mahal-components-province = «{ $province }» non è una provincia che si possa eliminare.
taj-mahal-components-without = con nove province se ne eliminano tre, non: { $found }.
taj-mahal-components-variant-road = la strada in più con nove province collega due città.
taj-mahal-components-left-out = { $city } è in una provincia eliminata.
taj-mahal-components-variant-fortresses = con nove province le fortezze sono { $expected }, non { $found }.
