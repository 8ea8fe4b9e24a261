## Dappertutto

web-close = Chiudi
web-home = Alla pagina iniziale
web-bot = { $colour } ({ $level ->
        [random] a caso
        [novice] novizio
        [apprentice] apprendista
        [journeyman] artigiano
       *[master] maestro
    })
web-level =
    { $level ->
        [random] A caso
        [novice] Novizio
        [apprentice] Apprendista
        [journeyman] Artigiano
       *[master] Maestro
    }
web-copied = Copiato
web-copy-link = Copia il link
web-link = Indirizzo
web-qr = Lo stesso link come codice QR
web-send = Invia
web-guest = Ospite
web-no-server = Al momento il server non è raggiungibile.

## Il tavolo

web-your-turn = Tocca a te
web-you = tu
web-board = Tabellone
web-prompt = Che cosa c’è da fare
web-players = Giocatori
web-own = Le tue carte
web-points-tip =
    { $count ->
        [one] Un punto
       *[other] { $count } punti
    }
web-spectators =
    { $count ->
        [one] Uno spettatore
       *[other] { $count } spettatori
    }
web-rules = Regole
web-invite = Invita
web-settings = Impostazioni
web-log = Cronaca
web-chat = Conversazione
web-chat-empty = Nessuno ha ancora detto niente.
web-chat-write = Di’ qualcosa
web-undo = Annulla
web-undo-tip = Riprendi la tua ultima azione (Esc). Non si può più quando una carta o un gettone è stato scoperto.
web-again = Ricomincia il turno
web-again-tip = Riprendi tutto quello che di questo turno si può ancora riprendere
web-hint = Consiglio
web-hint-tip = Un bot guarda quello che vedi tu e dice che cosa farebbe
web-hint-is = Un bot farebbe così: { $choice }
web-do-it = Fai così
web-not-that = Meglio di no
web-gathering = Si aspetta che tutti siano seduti.
web-lost = Il collegamento con il server è interrotto. Nuovo tentativo in corso; non va perso niente.
web-joining = In arrivo al tavolo …
web-days-left =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
web-choices = Che cosa puoi fare
web-not-possible = Non si può: { $reason }

## Rivedere la partita

web-replay = Rivedi
web-turn-back = Indietro di un turno
web-step-back = Indietro di un passo
web-step-forward = Avanti di un passo
web-turn-forward = Avanti di un turno
web-position = Punto della partita
web-entry = Passo { $number } di { $last }
web-look-at = Guarda la posizione dopo il passo { $number }
web-now = Adesso
web-since = Che cosa è successo dopo il tuo ultimo turno

## La fine

web-result = Com’è finita
web-wins =
    { $count ->
        [one] Vince { $winners }
       *[other] { $winners } si dividono la vittoria
    }
web-rank = Posto
web-player = Giocatore
web-points = Punti
web-how-points = Da dove vengono i punti
web-chart = I punti nel corso della partita
web-rematch = Gioca ancora
web-to-rematch = Alla prossima partita
web-look-back = Guarda il tabellone
web-show-result = Risultato

## Impostazioni

web-language = Lingua
web-theme = Luce
web-theme-is =
    { $theme ->
        [light] Di giorno
        [dark] A lume di lampada
       *[auto] Come il dispositivo
    }
web-motion = Movimento
web-motion-is =
    { $motion ->
        [full] Con calma
        [brisk] Svelto
       *[none] Nessuno
    }
web-sound = Suoni
web-confirm = Mostra che cosa porta una mossa e chiedi prima di farla

## Regole

web-rules-search = Cerca nelle regole
web-rules-none = Nessun risultato.

## Inviti

web-invite-seat = Chi apre questo link può prendere un posto libero a questo tavolo.
web-invite-watch = Chi apre questo link può guardare la partita.

## La pagina iniziale

web-welcome = Quattro giochi. Un tavolo.
web-welcome-more = Gioca subito contro i bot, o manda un link agli amici. Senza registrarsi, senza installare niente.
web-play-now = Gioca subito
web-with-friends = Con amici
web-players-many =
    { $count ->
        [one] In solitario
       *[other] { $count } giocatori
    }
web-against = Forza dei bot
web-my-tables = I tuoi tavoli
web-no-tables = Non hai ancora tavoli.
web-public-tables = Tavoli aperti
web-no-public = Al momento nessun tavolo è aperto. Aprine uno: gli altri lo vedranno qui.
web-yours = Tocca a te
web-waiting-for = Si aspetta { $names }
web-over = Finita
web-gathering-short = Posti liberi: { $free }
web-watch = Guarda
web-sit = Siediti
web-name = Il tuo nome
web-name-ask = Come ti devono chiamare gli altri?
web-make-table = Apri il tavolo
web-public = Possono unirsi anche sconosciuti
web-seats = Posti
web-seat-is =
    { $kind ->
        [you] Tu
        [open] Un amico
       *[bot] Un bot
    }
web-clock = Tempo
web-pace =
    { $pace ->
        [untimed] Senza orologio
        [quick] 10 minuti a testa, 10 secondi a turno
        [calm] 30 minuti a testa, 30 secondi a turno
       *[days] 3 giorni a turno
    }
web-about-us = Software libero. Non approvato da autori o editori; se un gioco ti piace, compralo dove puoi.
web-design = Grafica
web-board-to-come = Il tabellone disegnato arriverà; si gioca con un elenco
web-plain-note = Questo gioco non ha ancora un tabellone disegnato. Tutto è qui a parole.
web-join = Siediti a questo tavolo
web-join-by = { $host } ti invita a una partita: { $game }.
web-join-free =
    { $free ->
        [0] Tutti i posti sono presi; puoi guardare.
        [one] C’è un posto libero.
       *[other] Ci sono { $free } posti liberi.
    }
web-at-table = Al tavolo
web-free-seat = libero
web-rules-seat = lo giocano le regole
web-start-now = Comincia
web-start-with-bots = Completa con bot e comincia
web-leave = Alzati dal tavolo
web-waiting-host = { $host } comincia quando ci sono tutti.
web-replaced = Un bot gioca al tuo posto.
web-come-back = Torna a giocare
web-eyes = Con gli occhi di
web-eyes-none = uno spettatore
web-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
