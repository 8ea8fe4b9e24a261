## People

player =
    { $number ->
        [1] Rosso
        [2] Verde
        [3] Blu
        [4] Giallo
       *[5] Marrone
    }
a-player = { $player }
prompt-over =
    { $count ->
        [one] La partita è finita: vince { $winners }.
       *[other] La partita è finita: { $winners } condividono la vittoria.
    }
event-undo = { $player } annulla l’ultima azione.

## Games

game-great-wall = La Grande Muraglia Cinese
game-eschnapur = Il palazzo di Eschnapur
game-taj-mahal = Taj Mahal
game-thurn-und-taxis = Thurn und Taxis

## Errors

unknown-game = Il gioco «{ $game }» non esiste; giochi disponibili: { $games }.
unknown-game-likely = Il gioco «{ $game }» non esiste; intendevi «{ $likely }»?
bad-players = { $game } è per { $least }–{ $most } giocatori, non per { $players }.
bad-players-type = Il numero di giocatori di { $game } dev’essere un numero intero, non «{ $players }».
bad-seed = Il seed è un numero intero o un testo di una sola riga, non { $seed }.
bad-language = La lingua «{ $language }» non esiste; lingue disponibili: { $languages }.
unknown-option = { $game } non ha un’opzione «{ $option }»; opzioni disponibili: { $known }.
bad-option-value = L’opzione { $option } può essere { $values }, non «{ $value }».
unknown-level = Non esistono bot di livello «{ $level }»; livelli disponibili: { $levels }.
bad-seat = Qui il posto { $seat } non c’è; i posti sono numerati da 0 a { $most }.
bad-number = La partita non ha una voce { $number }; le voci sono numerate fino a { $last }.
match-over = La partita è finita; non si può più giocare.
not-your-turn = Non è il turno di { $player }; ora gioca { $other }.
cannot-undo = { $player } non può annullare nulla: si annullano solo le proprie ultime azioni, finché non agisce qualcun altro, non viene alla luce una carta o un gettone e non interviene il caso.
illegal = «{ $action }» non è possibile: { $reason }
no-such-action = L’azione { $action } non esiste; le azioni sono numerate da 0 a { $last }.

bad-components-form = I componenti in { $file } non sono nella forma giusta: { $problem }
bad-components = I componenti in { $file } sono impossibili: { $reason }
no-components = { $game } non ha componenti che possano essere diversi.

bad-header = La riga { $line } non è un’intestazione nella forma [Nome "valore"], oppure ne ripete una: { $text }
missing-header = Manca l’intestazione [{ $header } "…"]; se il valore non importa, per Check, Tables e Result basta «?».
one-viewers-match = Questa è una partita come l’ha vista una sola persona, senza il seed; si può rigiocare solo una partita completa.
bad-players-header = L’intestazione Players dev’essere un numero intero, non «{ $players }».
bad-headers = Le intestazioni non vanno bene: { $reason }
other-rules = La partita è stata giocata con la versione { $said } delle regole; questo programma conosce la versione { $found }.
other-tables = La partita è stata giocata con altri componenti ({ $said }) che questi ({ $found }); leggila con il file dei componenti con cui è stata giocata.
bad-result = L’intestazione Result dice { $said }, ma la partita finisce con { $found }.
bad-check = Il controllo non torna: una riga o un’intestazione è stata modificata, oppure questo programma gioca con regole diverse da quelle del programma che ha scritto la partita.
bad-line = La riga { $line } non è una voce nella forma «12. seat 3: azione»: { $text }
bad-entry-number = Alla riga { $line } c’è la voce { $said } al posto della voce { $found }.
bad-words = Alla riga { $line } non c’è un’azione di questo gioco: { $text }
bad-entry = La riga { $line } non si può giocare: { $reason }
bad-undo = La voce { $number } annulla qualcosa che non si può annullare.

## The command line

compiling-rules = Compilazione delle regole di { $game }, una volta per tutte
compiling-search = Compilazione della ricerca per { $game }, solo questa volta
waiting-for-rules = In attesa di un altro avvio che sta compilando le stesse regole
simulating = Partite di { $game } in corso
benchmarking = Misurazione in corso
bad-usage = La riga di comando di «{ $program }» è incompleta o errata: { $problem }; «{ $program } --help» mostra come si scrive.
unknown-word =
    { $what ->
        [command] Il comando «{ $name }» non esiste; «{ $program } --help» elenca quelli disponibili.
       *[option] L’opzione { $name } non esiste; «{ $program } --help» elenca quelle disponibili.
    }
unknown-word-likely =
    { $what ->
        [command] Il comando «{ $name }» non esiste; intendevi «{ $likely }»?
       *[option] L’opzione { $name } non esiste; intendevi { $likely }?
    }
superfluous = «{ $argument }» è di troppo per «{ $program }»; «{ $program } --help» mostra come si scrive.
bad-number-option = { $option } dev’essere un numero intero non inferiore a { $least }, non «{ $value }».
bad-option-form = Un’opzione di un gioco ha la forma nome=valore, non «{ $text }».
bad-seat-option = Il posto { $seat } non c’è; i posti di questa partita sono numerati da 1 a { $most }.
not-a-persons-seat = Al posto { $seat } non siede nessuno: lo giocano le regole.
bad-bots =
    { $seats ->
        [one] C’è un posto per un bot, ma ne indichi { $count }; indica un solo livello o un altro numero di giocatori.
       *[other] Ci sono { $seats } posti per i bot, ma ne indichi { $count }; indica un livello per ciascuno o un altro numero di giocatori.
    }
no-file = Il file { $file } non si può leggere: { $reason }.
not-text = Il file { $file } non è un testo in UTF-8, quindi non è una partita in notazione.
other-game = { $file } è una partita di { $game }; indica quel gioco per continuarla.
cannot-save = La partita non si può salvare in { $file }: { $reason }.

play-welcome = Tu sei { $player }. Con il seed { $seed } si distribuiscono di nuovo le stesse carte. Scrivi ? per l’aiuto.
play-help = Scrivi il numero di una scelta, o l’inizio delle sue parole: «{ $short }» vorrebbe dire «{ $label }». Puoi anche scrivere: { $commands }.
play-hint = { $choice }: considerata nel { $share } % della riflessione, vale circa il { $chance } %.
play-hint-only = C’è una sola cosa da fare: { $choice }.
play-no-number = La scelta { $number } non c’è; le scelte sono numerate da 1 a { $most }.
play-several = «{ $text }» può voler dire più cose: { $choices } …
play-not-understood = «{ $text }» non è tra le scelte; scrivi un numero da 1 a { $most }, l’inizio delle parole di una scelta oppure ? per l’aiuto.
play-left = Hai lasciato la partita in sospeso.
play-saved = La partita è salvata in { $file }.
play-save-where = Scrivi anche il nome di un file: save partita.txt

## The arena

too-few-bots = Un torneo richiede almeno due bot, e ne { $count ->
    [one] è indicato uno solo
   *[other] sono indicati { $count }
 }: per esempio --bots master,journeyman.
bad-share = Una quota è un numero tra 0 e 1, come 0.6; «{ $value }» non lo è.
other-contest = In { $folder } ci sono le partite di un altro torneo; scegli un altro --folder.
no-choix = La libreria che calcola i punteggi di forza non è installata; la installa pip install 'tavola[arena]'.
no-ray = Ray non è installato; lo installa pip install 'tavola[ray]'.
no-matplotlib = Matplotlib, che disegna i grafici, non è installato; lo installa pip install 'tavola[arena]'.
contesting = Si gioca a { $game }

## The server

bad-setting = Un’impostazione del server è sbagliata: { $problem }
database-outdated = Il database viene da un’altra versione di Tavola; «tavola migrate» lo aggiorna.
server-error = Qualcosa è andato storto da parte nostra. Non è cambiato nulla; riprova.
busy = Il server in questo momento è occupato; riprova tra poco.
bad-request = La richiesta non ha la forma giusta: { $problem }
bad-message = Il messaggio non ha la forma giusta: { $problem }
too-large = La richiesta è troppo grande; si leggono al massimo { $most } kilobyte.
no-such-address = Non c’è nulla in { $path }, o non in questo modo.
too-many-requests =
    { $seconds ->
        [one] Troppe richieste in troppo poco tempo; riprova tra un secondo.
       *[other] Troppe richieste in troppo poco tempo; riprova tra { $seconds } secondi.
    }
other-origin = Questo è arrivato da una pagina di { $origin }, che non appartiene a questo server.
no-session = Non hai effettuato l’accesso; entra prima con un nome.
no-such-token = Questo token non è valido, o non lo è più.
no-such-token-id = Nessuno dei tuoi programmi ha un token simile.
no-such-session = Non risulta alcun tuo dispositivo di questo tipo.
no-such-code = Questo codice non è valido; si può usare una volta sola, entro dieci minuti.
not-for-programs = I programmi non possono farlo con il loro token; fallo tu dal browser.
too-many-tokens = Hai già { $most } token; revocane uno che non serve.
no-such-person = Questa persona non esiste.
no-such-table = Questo tavolo non esiste, oppure non hai un invito.
no-such-invitation = Questo invito non è valido, o non lo è più; chiedi un nuovo link.
too-many-invitations = Il tavolo ha già { $most } link; prima revocane uno.
table-unreadable = Questo tavolo non si può aprire: { $reason }
bad-after = «{ $after }» non indica dove prosegue l’elenco; riporta il valore di «next».
no-hello = Prima saluta un tavolo con «hello».
not-at-this-table = Non siedi a questo tavolo.
only-the-host = Può farlo solo chi ha aperto il tavolo.
one-seat-each = Ognuno ha un posto solo.
wrong-seats =
    { $seats ->
        [one] C’è un posto da assegnare, ma ne sono stati indicati { $given }.
       *[other] Ci sono { $seats } posti da assegnare, ma ne sono stati indicati { $given }.
    }
no-table-of-so-many = { $game } con queste opzioni non si può giocare con { $seats } posti da assegnare.
no-free-seat = Qui non c’è un posto libero per te.
seat-taken = Il posto { $seat } non è libero per te.
seats-free =
    { $count ->
        [one] Un posto è ancora libero; dallo a un bot o aspetta.
       *[other] { $count } posti sono ancora liberi; dalli a dei bot o aspetta.
    }
nobody-plays = Qualcuno deve sedersi al tavolo prima di cominciare.
already-started = La partita è già cominciata.
not-started = La partita non è ancora cominciata.
not-over = La partita non è ancora finita.
bot-plays-for-you = In questo momento un bot gioca al posto tuo; prima rientra.
seat-has-lost = Il tuo posto ha perso per il tempo.
not-awaited = La partita non sta aspettando { $player }.
not-absent =
    { $seconds ->
        [one] { $player } deve essere via da almeno un secondo.
       *[other] { $player } deve essere via da almeno { $seconds } secondi.
    }
only-the-clock = A questo tavolo ognuno ha giorni per il suo turno; solo l’orologio sostituisce qualcuno.
stale = Dopo la voce { $number } è successo qualcosa: la partita è alla voce { $last }. Guarda di nuovo, poi scegli.
ahead = La partita non ha ancora la voce { $number }; è alla voce { $last }.
no-hints-here = A questo tavolo non ci sono suggerimenti.
not-your-eyes = Finché la partita non è finita puoi vederla solo con i tuoi occhi.
not-dealt-fairly = Manca l’intestazione [{ $header } «…»]: questa partita non è stata distribuita da un server a partire da un segreto e dai numeri dei giocatori, oppure non è finita.
other-commitment = Il segreto non è quello promesso: il suo hash è { $found }, ma era stato mostrato { $said }.
other-seed = Il seme è { $said }, ma dal segreto e dai numeri dei giocatori risulta { $found }.
verified = Tutto torna: { $game }, { $entries } voci, risultato { $result }. Il segreto è quello promesso, il seme deriva da esso e dai numeri dei giocatori, e ogni mossa si può giocare come è scritta.
no-database = Il database non è raggiungibile: { $reason }
database-in-use = Un altro server lavora già con { $file }; fermalo, o indica un altro --database.
cannot-listen = Il server non può ascoltare su { $where }: { $reason }; --port indica un’altra porta.
serving-at = Tavola è su { $address }
serving-stop = Fermalo con Ctrl-C.

## Account

wrong-password = Il nome o la password non sono giusti.
wrong-old-password = La password attuale non è giusta.
password-needed = Indica anche la password attuale.
password-is-login = La password deve essere diversa dal nome per l’accesso.
not-a-guest = { $name } ha già un account; si possono portare con sé solo i posti di un ospite.
login-taken = Questo nome per l’accesso è già in uso; scegline un altro.
last-way-in = È l’unico modo per tornare al tuo account; prima aggiungine un altro.
no-origin = Funziona solo da una pagina di questo server: manca l’intestazione Origin.
bad-passkey = La passkey non è stata accettata; riprova dalla pagina in cui è stata creata.
no-such-passkey = Questa passkey qui non è conosciuta, o non lo è più.
no-such-passkey-id = Non hai una passkey così.
passkey-known = Questa passkey è già conosciuta.
too-many-passkeys = Hai già { $most } passkey; togline una che non serve.
challenge-used = È passato troppo tempo, o la risposta è già arrivata; ricomincia.
not-your-name = Per cancellarti, scrivi il tuo nome così com’è: { $name }.

## Avvisi

no-mail-here = Questo server non manda posta.
mail-undelivered = Non è stato possibile scrivere a { $address }; controlla l’indirizzo o riprova più tardi.
no-mail-address = Nessun indirizzo aspetta un codice; di’ prima dove mandarlo.
wrong-mail-code =
    { $minutes ->
        [one] Il codice non è giusto, o non lo è più; vale un minuto e pochi tentativi.
       *[other] Il codice non è giusto, o non lo è più; vale { $minutes } minuti e pochi tentativi.
    }
no-push-here = Questo server non manda avvisi ai browser.
unknown-push-service = Non si possono mandare avvisi a { $host }; solo ai servizi dei browser più diffusi.
bad-push-keys = Le chiavi dell’iscrizione non sono giuste: servono un punto di P-256 e 16 byte, in base64.
too-many-subscriptions = Già { $most } browser ricevono gli avvisi; togline uno che non serve.
no-such-subscription = Nessuno dei tuoi browser ha un’iscrizione così.
push-turn-title = { $game }
push-turn-text =
    { $count ->
        [0] Tocca a te.
       *[other] Tocca a te. Al tavolo: { $others }.
    }
mail-turn-subject = Tocca a te: { $game }
mail-turn-text =
    { $count ->
        [0] Ciao { $name },

            tocca a te in { $game }:
            { $link }

            Hai chiesto tu questi messaggi. Per non riceverne più: { $unsubscribe }
       *[other] Ciao { $name },

            tocca a te in { $game }, con { $others }:
            { $link }

            Hai chiesto tu questi messaggi. Per non riceverne più: { $unsubscribe }
    }
mail-confirm-subject = Il tuo codice per Tavola
mail-confirm-text =
    Ciao { $name },

    scrivi questo codice per sapere per posta quando tocca a te:

    { $code }

    Se non l’hai chiesto tu, non devi fare nulla.
mail-end-question = Nessun altro messaggio sui tuoi turni a { $address }?
mail-end-button = Basta messaggi
mail-ended = { $address } non riceverà più messaggi sui turni.
mail-ended-already = Qui non c’è nulla da annullare: a questo indirizzo non arrivano più messaggi.

## Gestire un server

stopping = Il server sta per fermarsi; riprova tra un momento.
database-away = Al momento il server non raggiunge la sua base di dati; riprova più tardi.
bad-mail = La posta si manda con smtp://NOME:PASSWORD@HOST:PORTA o smtps://…, non con «{ $mail }».
bad-database = Non è una base di dati che si possa usare: { $problem }
database-current = La base di dati è già aggiornata (versione { $version }).
database-migrated = Ora la base di dati è aggiornata (versione { $version }).
nothing-to-back-up = Non c’è nulla da salvare: nessun server ha ancora usato questa base di dati.
no-backup-file = Non è possibile scrivere { $file }: { $reason }
backup-only-lines = Solo SQLite si può copiare in { $file }; indica invece un file *.jsonl o *.jsonl.gz.
backed-up =
    { $rows ->
        [one] Una riga è stata scritta in { $file }.
       *[other] { $rows } righe sono state scritte in { $file }.
    }
restored =
    { $rows ->
        [one] Una riga è stata ripristinata da { $file }.
       *[other] { $rows } righe sono state ripristinate da { $file }.
    }
not-a-backup = { $file } non è una copia di sicurezza di Tavola, o è danneggiato.
backup-damaged = { $file } è danneggiato o incompleto; non è stato ripristinato nulla.
backup-of-other-version = La copia è della versione { $version } della base di dati, che questo programma non conosce; installa un Tavola più recente.
database-not-empty = La base di dati è già in uso; una copia si può ripristinare solo in una nuova.
