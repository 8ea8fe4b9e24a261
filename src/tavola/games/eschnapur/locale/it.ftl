## The parts of the game

eschnapur-official =
    { $official ->
        [blockade] il blocco delle carte
        [stop] lo stop ai lavori
        [bricks] i mattoni
        [order] l’ordine di turno
       *[move] lo spostamento
    }
eschnapur-official-short =
    { $official ->
        [blockade] Blocco
        [stop] Lavori
        [bricks] Mattoni
        [order] Ordine
       *[move] Sposta
    }
eschnapur-privilege =
    { $privilege ->
        [choose-marker] scegli il segnalino di turno
        [win-ties] vinci i pareggi
        [free-site] cantiere libero
        [gold] oro per 5
        [remove-blockade] togli il blocco
        [forbid-last] vieta l’ultimo mattone
        [gold-and-bricks] oro per 3 e due mattoni
        [ignore-stop] ignora lo stop
        [bricks] tre mattoni
       *[from-hand] gioca dalla mano
    }

## On the screen

eschnapur-headline =
    { $phase ->
        [0] La partita è finita dopo il round { $round }: sezioni completate { $completed } su { $last }
        [1] Round { $round }, fase 1, cantieri: sezioni completate { $completed } su { $last }
        [2] Round { $round }, fase 2, oro: sezioni completate { $completed } su { $last }
        [3] Round { $round }, fase 3, blocco: sezioni completate { $completed } su { $last }
        [4] Round { $round }, fase 4, stop: sezioni completate { $completed } su { $last }
        [5] Round { $round }, fase 5, mattoni: sezioni completate { $completed } su { $last }
        [6] Round { $round }, fase 6, ordine di turno: sezioni completate { $completed } su { $last }
        [7] Round { $round }, fase 7, costruzione: sezioni completate { $completed } su { $last }
        [8] Round { $round }, fase 8, spostamento: sezioni completate { $completed } su { $last }
       *[9] Round { $round }, fase 9, ricompense: sezioni completate { $completed } su { $last }
    }
eschnapur-finished = completa
eschnapur-reward = oro { $reward }
eschnapur-bank = Banca
eschnapur-bank-empty = vuota
eschnapur-privileges = Carte privilegio
eschnapur-column =
    { $column ->
        [player] Colore
        [points] Punti
        [track] Privilegi
        [bricks] Scorta
        [turn] Turno
       *[sites] Cantieri
    }
eschnapur-wins-ties = vince i pareggi
eschnapur-plays-from-hand = gioca dalla mano
eschnapur-ordered = ordinate: { $cards }
eschnapur-holds = { $player } possiede
eschnapur-hand = di cui in mano
eschnapur-steps = I tuoi mattoni nella sezione { $section }:
eschnapur-step =
    { $what ->
        [bag] { $bricks } → { $points } punti e il sacchetto d’oro
        [complete] { $bricks } → { $points } punti e sezione completa
       *[nothing] { $bricks } → { $points } punti
    }
eschnapur-change = { $player }, da { $before } a { $after }
eschnapur-change-bag = oro per { $players }
eschnapur-change-complete = la sezione è piena
eschnapur-no-card = niente
eschnapur-legend = $ sacchetto · ■ stop · ▼ l’ultimo resta · [▒] coperta · ✕ bloccata · ↷ rimasta · (5) prima

eschnapur-row-sites = Costruisci in
eschnapur-row-lay = Per { eschnapur-official } metti
eschnapur-row-play = Gioca dalla mano
eschnapur-row-stop = Ferma la sezione
eschnapur-row-choose = Compra e prendi il segnalino
eschnapur-row-forbid = Vieta di spostare dalla sezione
eschnapur-row-gold = Prendi
eschnapur-row-move = Sposta dalla sezione { $section } alla

## What the player must do

eschnapur-prompt-choosing =
    { $step ->
        [order] Conferma i cantieri, con o senza carte privilegio da comprare adesso.
       *[sites] Scegli in segreto le due sezioni in cui costruire.
    }
eschnapur-prompt-laying = Metti una carta coperta per { eschnapur-official }.
eschnapur-prompt-confirming = Le carte sono pronte. Conferma, oppure riprendile.
eschnapur-prompt-waiting =
    { $phase ->
        [sites] { $who ->
            [done] Hai scelto. Mancano ancora i cantieri di { $waiting }.
           *[other] Mancano ancora i cantieri di { $waiting }.
        }
       *[cards] { $who ->
            [done] Hai scelto. Mancano ancora le carte di { $waiting }.
           *[other] Mancano ancora le carte di { $waiting }.
        }
    }
eschnapur-prompt-unblocking =
    { $who ->
        [you] La tua carta per { eschnapur-official } è bloccata. Togli il blocco prima che si rivelino le carte?
       *[other] Si aspetta { $player }, che può togliere il blocco.
    }
eschnapur-prompt-answering =
    { $who ->
        [you] Gioca una carta dalla mano per { eschnapur-official }.
       *[other] Si aspetta che { $player } giochi dalla mano una carta per { eschnapur-official }.
    }
eschnapur-prompt-blocking =
    { $who ->
        [you] Quale carta blocchi?
       *[other] Si aspetta che { $player } metta il segnalino di blocco.
    }
eschnapur-prompt-stopping =
    { $who ->
        [you] In quale sezione nessuno potrà costruire in questo round?
       *[other] Si aspetta che { $player } metta il segnalino di stop.
    }
eschnapur-prompt-marking =
    { $who ->
        [you] { $other } sta per distribuire i segnalini di turno. Compri il diritto di prenderne uno prima?
       *[other] Si aspetta { $player }, che può prendere un segnalino prima che { $other } li distribuisca.
    }
eschnapur-prompt-handing =
    { $who ->
        [you] A chi va il segnalino di turno { $marker }?
       *[other] Si aspetta che { $player } distribuisca i segnalini di turno.
    }
eschnapur-prompt-building =
    { $who ->
        [you] { $what ->
            [none] Non hai mattoni da piazzare. Compra una carta privilegio, oppure termina il turno.
            [stuck] { $count ->
                [one] Il tuo mattone non trova posto. Compra una carta privilegio, oppure termina il turno.
               *[other] I tuoi { $count } mattoni non trovano posto. Compra una carta privilegio, oppure termina il turno.
            }
           *[place] { $count ->
                [one] Piazza il tuo mattone.
               *[other] Piazza i tuoi { $count } mattoni, uno alla volta.
            }
        }
       *[other] Si aspetta che { $player } costruisca.
    }
eschnapur-prompt-forbidding =
    { $who ->
        [you] { $other } può spostare un mattone. Vieti di toglierlo da una sezione?
       *[other] Si aspetta { $player }, che può vietare uno spostamento a { $other }.
    }
eschnapur-prompt-moving =
    { $who ->
        [you] Sposta l’ultimo mattone di una sezione in un’altra, oppure rinuncia.
       *[other] Si aspetta che { $player } sposti un mattone.
    }
eschnapur-prompt-gold =
    { $who ->
        [you] { $cause ->
            [premium] Per il sacchetto d’oro ti spetta { $owed }; prendi { $worth } dalla banca.
            [reward] Per la sezione completa ti spetta { $owed }; prendi { $worth } dalla banca.
           *[privilege] Per la carta privilegio ti spetta { $owed }; prendi { $worth } dalla banca.
        }
       *[other] Si aspetta che { $player } prenda oro dalla banca.
    }

## What can be done

eschnapur-action-sites = Costruisci nelle sezioni { $first } e { $second }
eschnapur-action-order =
    { $count ->
        [0] Conferma i cantieri, senza comprare niente
       *[other] Conferma i cantieri e compra: { $cards }
    }
eschnapur-action-lay =
    { $card ->
        [nothing] Non mettere niente per { eschnapur-official }
       *[other] Metti un { $card } per { eschnapur-official }
    }
eschnapur-action-confirm = Conferma le carte
eschnapur-action-reconsider = Annulla la scelta e scegli di nuovo
eschnapur-action-unblock = Compra: togli il blocco
eschnapur-action-play = Gioca un { $card } dalla mano
eschnapur-action-block = Blocca la carta di { $player } per { eschnapur-official }
eschnapur-action-stop = Ferma la sezione { $section }
eschnapur-action-choose = Compra: prendi il segnalino di turno { $marker }
eschnapur-action-hand = Segnalino di turno { $marker } a { $player }
eschnapur-action-place = Piazza un mattone nella sezione { $section }
eschnapur-action-buy = Compra: { eschnapur-privilege }
eschnapur-action-end = Termina il turno
eschnapur-action-forbid = Compra: nessuno sposta l’ultimo mattone dalla sezione { $section }
eschnapur-action-move = Sposta l’ultimo mattone della sezione { $section } nella sezione { $target }
eschnapur-action-gold = Prendi { $cards } dalla banca
eschnapur-action-decline = Rinuncia

## What happened

eschnapur-event-round = Comincia il round { $round }.
eschnapur-event-chosen =
    { $phase ->
        [sites] { $player } ha scelto i cantieri.
       *[cards] { $player } ha messo le carte.
    }
eschnapur-event-reconsidered =
    { $phase ->
        [sites] { $player } sceglie di nuovo i cantieri.
       *[cards] { $player } mette di nuovo le carte.
    }
eschnapur-event-sites-settled = Tutti hanno scelto i cantieri.
eschnapur-event-ordered =
    { $count ->
        [0] { $player } non ha ordinato carte privilegio.
       *[other] { $player } ha ordinato: { $cards }.
    }
eschnapur-event-lapsed =
    { $why ->
        [gone] { $player } non ottiene «{ eschnapur-privilege }»: la carta è già venduta.
       *[useless] { $player } non compra «{ eschnapur-privilege }»: ora non servirebbe a niente.
    }
eschnapur-event-bought = { $player } compra «{ eschnapur-privilege }» per { $cost }.
eschnapur-event-laid =
    { $count ->
        [one] { $player } ha una carta coperta.
       *[other] { $player } ha { $count } carte coperte.
    }
eschnapur-event-revealed = { $player } rivela un { $card } per { eschnapur-official }.
eschnapur-event-played = { $player } gioca un { $card } per { eschnapur-official }.
eschnapur-event-stays-blocked = La carta di { $player } per { eschnapur-official } resta coperta.
eschnapur-event-won = { $player } vince { eschnapur-official } con un { $card }.
eschnapur-event-nobody-won = Nessuno vince { eschnapur-official }.
eschnapur-event-blocked = La carta di { $player } per { eschnapur-official } viene bloccata.
eschnapur-event-blockade-aside = Il segnalino di blocco va da parte.
eschnapur-event-stopped = La sezione { $section } è ferma.
eschnapur-event-stop-aside = Il segnalino di stop va da parte.
eschnapur-event-bricks =
    { $why ->
        [official] { $count ->
            [0] { $player } riceverebbe mattoni, ma non ce ne sono.
            [one] { $player } riceve un mattone.
           *[other] { $player } riceve { $count } mattoni.
        }
        [blockade] { $count ->
            [0] { $player } riceverebbe un mattone per la carta bloccata, ma non ce ne sono.
           *[other] { $player } riceve un mattone per la carta bloccata.
        }
       *[privilege] { $count ->
            [0] { $player } riceverebbe mattoni per la carta privilegio, ma non ce ne sono.
            [one] { $player } riceve un mattone per la carta privilegio.
           *[other] { $player } riceve { $count } mattoni per la carta privilegio.
        }
    }
eschnapur-event-chose-marker = { $player } prende prima degli altri il segnalino di turno { $marker }.
eschnapur-event-marker =
    { $why ->
        [lot] { $player } riceve a sorte il segnalino di turno { $marker }.
       *[winner] { $player } riceve il segnalino di turno { $marker }.
    }
eschnapur-event-order-stays = L’ordine di turno non cambia.
eschnapur-event-sites = { $player } costruisce in { $first } e { $second }.
eschnapur-event-placed = { $player } piazza un mattone nella sezione { $section }, sul { $number }.
eschnapur-event-bag = { $player } copre il sacchetto d’oro della sezione { $section }.
eschnapur-event-left-over =
    { $count ->
        [one] Un mattone di { $player } non trova posto.
       *[other] { $count } mattoni di { $player } non trovano posto.
    }
eschnapur-event-forbade = { $player } vieta di spostare l’ultimo mattone della sezione { $section }.
eschnapur-event-moved = Un mattone di { $player } passa dalla sezione { $section } alla sezione { $target }, sul { $number }.
eschnapur-event-nothing-moved = Nessun mattone viene spostato.
eschnapur-event-gold =
    { $cause ->
        [premium] { $player } prende { $cards } per il sacchetto d’oro della sezione { $section }.
        [reward] { $player } prende { $cards } per la sezione { $section }.
       *[privilege] { $player } prende { $cards } per la carta privilegio.
    }
eschnapur-event-no-gold =
    { $cause ->
        [premium] La banca non ha niente per { $player } e il sacchetto d’oro della sezione { $section }.
        [reward] La banca non ha niente per { $player } e la sezione { $section }.
       *[privilege] La banca non ha niente per la carta privilegio di { $player }.
    }
eschnapur-event-privilege-points =
    { $points ->
        [one] { $player } guadagna un punto privilegio.
       *[other] { $player } guadagna { $points } punti privilegio.
    }
eschnapur-event-points = { $player } fa { $points } punti nella sezione { $section }: numero più alto { $number }, mattoni { $count }.
eschnapur-event-completed = La sezione { $section } è completa.
eschnapur-event-bonus =
    { $points ->
        [0] { $player } non riceve niente per i suoi { $track } sul percorso dei privilegi.
       *[other] { $player } riceve { $points } punti per i suoi { $track } sul percorso dei privilegi.
    }
eschnapur-event-standstill = Nessuno ha più oro né mattoni: la partita finisce.
eschnapur-event-over = La partita è finita.

## Why something is not possible

eschnapur-why-game-over = la partita è finita.
eschnapur-why-not-your-turn = ora non tocca a te.
eschnapur-why-not-now = ora non è questo che si chiede.
eschnapur-why-already-confirmed = hai già confermato; prima annulla la tua scelta.
eschnapur-why-nothing-chosen = non hai ancora scelto niente.
eschnapur-why-sites-first = prima scegli due cantieri.
eschnapur-why-sites-chosen = i cantieri sono già scelti; prima annulla la tua scelta.
eschnapur-why-section-finished = quella sezione è completa.
eschnapur-why-card-gone = quella carta privilegio non è più in gioco.
eschnapur-why-not-enough-points = hai troppo pochi punti privilegio.
eschnapur-why-does-nothing = quella carta privilegio ora non ti servirebbe a niente.
eschnapur-why-other-official-first = le carte si mettono per un ufficiale dopo l’altro.
eschnapur-why-lay-first = prima metti una carta per ogni ufficiale.
eschnapur-why-all-laid = per tutti gli ufficiali c’è già una carta.
eschnapur-why-must-lay = un ufficiale resta senza carta solo se non ne hai abbastanza per tutti.
eschnapur-why-not-in-hand = non hai in mano una carta così.
eschnapur-why-no-such-player = lì non siede nessuno.
eschnapur-why-own-card = non puoi bloccare le tue carte.
eschnapur-why-no-card-there = lì non c’è nessuna carta coperta.
eschnapur-why-same-official = nel round precedente il segnalino era presso quell’ufficiale.
eschnapur-why-same-player = nel round precedente il segnalino era su una carta della stessa persona.
eschnapur-why-stopped-before = quella sezione era ferma nel round precedente.
eschnapur-why-no-such-marker = ci sono solo tanti segnalini di turno quanti giocatori.
eschnapur-why-other-marker-first = si distribuisce per primo il segnalino più basso.
eschnapur-why-has-marker = quella persona ha già un segnalino di turno.
eschnapur-why-no-bricks = non hai mattoni da piazzare.
eschnapur-why-section-full = in quella sezione non c’è posto.
eschnapur-why-section-stopped = quella sezione è ferma.
eschnapur-why-not-your-site = quella sezione non è uno dei tuoi cantieri.
eschnapur-why-must-place = tutti i mattoni che trovano posto vanno piazzati.
eschnapur-why-no-move-there = da quella sezione non si potrebbe spostare comunque niente.
eschnapur-why-same-section = un mattone passa da una sezione a un’altra.
eschnapur-why-no-brick-there = in quella sezione non ci sono mattoni.
eschnapur-why-last-forbidden = è stato vietato di spostare l’ultimo mattone di quella sezione.
eschnapur-why-take-gold-first = prima si prende l’oro dalla banca.
eschnapur-why-no-gold-due = non ti spetta oro.
eschnapur-why-not-in-bank = la banca non ha queste carte.
eschnapur-why-other-worth = prendi esattamente ciò che ti spetta, o il massimo al di sotto che la banca può dare.

## Why components are impossible

eschnapur-components-printed-cost = «{ eschnapur-privilege }» costa { $cost }, come dicono le regole.
eschnapur-components-cost = «{ eschnapur-privilege }» deve costare da 1 a { $most }.
eschnapur-components-size = la sezione { $section } ha { $count } spazi, ma una sezione ne ha da { $least } a { $most }.
eschnapur-components-equal-sizes = le sezioni { $first } e { $second } hanno entrambe { $count } spazi, ma non ci sono due sezioni uguali.
eschnapur-components-numbers = i numeri della sezione { $section } devono crescere dal basso, da 1 fino a { $most } al massimo.
eschnapur-components-bag = la sezione { $section } non ha uno spazio { $bag } per il sacchetto d’oro.
eschnapur-components-reward = la ricompensa della sezione { $section } deve essere da 1 a { $most }.
eschnapur-components-rows = le file della sezione { $section } devono formare i suoi { $count } spazi.
