## People

player =
    { $number ->
        [1] Rot
        [2] Grün
        [3] Blau
        [4] Gelb
       *[5] Braun
    }
a-player = { $player }
prompt-over =
    { $count ->
        [one] Das Spiel ist zu Ende: { $winners } gewinnt.
       *[other] Das Spiel ist zu Ende: { $winners } teilen sich den Sieg.
    }
event-undo = { $player } nimmt die letzte Aktion zurück.

## Games

game-great-wall = Chinesische Mauer
game-eschnapur = Der Palast von Eschnapur
game-taj-mahal = Tadsch Mahal
game-thurn-und-taxis = Thurn und Taxis

## Errors

unknown-game = Ein Spiel „{ $game }“ gibt es nicht; verfügbar: { $games }.
unknown-game-likely = Ein Spiel „{ $game }“ gibt es nicht; meinst du „{ $likely }“?
bad-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
bad-players-type = Die Spielerzahl von { $game } muss eine ganze Zahl sein, nicht „{ $players }“.
bad-seed = Ein Seed ist eine ganze Zahl oder ein einzeiliger Text, nicht { $seed }.
bad-language = Die Sprache „{ $language }“ gibt es nicht; verfügbar: { $languages }.
unknown-option = { $game } hat keine Option „{ $option }“; verfügbar: { $known }.
bad-option-value = Die Option { $option } kann { $values } sein, nicht „{ $value }“.
unknown-level = Bots der Stufe „{ $level }“ gibt es nicht; verfügbar: { $levels }.
bad-seat = Einen Platz { $seat } gibt es hier nicht; die Plätze sind von 0 bis { $most } nummeriert.
bad-number = Die Partie hat keinen Eintrag { $number }; ihre Einträge sind bis { $last } nummeriert.
match-over = Die Partie ist zu Ende; es kann nichts mehr gespielt werden.
not-your-turn = Nicht { $player } ist am Zug, sondern { $other }.
cannot-undo = { $player } kann nichts zurücknehmen: Das geht nur mit den eigenen letzten Aktionen, solange niemand sonst gehandelt hat, keine Karte und kein Plättchen bekannt geworden ist und der Zufall nicht im Spiel war.
illegal = „{ $action }“ ist nicht möglich: { $reason }
no-such-action = Eine Aktion { $action } gibt es nicht; die Aktionen sind von 0 bis { $last } nummeriert.

bad-components-form = Das Spielmaterial in { $file } hat nicht die richtige Form: { $problem }
bad-components = Das Spielmaterial in { $file } ist unmöglich: { $reason }
no-components = { $game } hat kein Spielmaterial, das anders sein könnte.

bad-header = Zeile { $line } ist keine Kopfzeile der Form [Name "Wert"] oder wiederholt eine: { $text }
missing-header = Die Kopfzeile [{ $header } "…"] fehlt; wo es auf den Wert nicht ankommt, genügt bei Check, Tables und Result „?“.
one-viewers-match = Das ist eine Partie, wie nur eine Person sie gesehen hat, ohne den Seed; nur eine vollständige Partie lässt sich nachspielen.
bad-players-header = In der Kopfzeile Players muss eine ganze Zahl stehen, nicht „{ $players }“.
bad-headers = Die Kopfzeilen passen nicht: { $reason }
other-rules = Die Partie wurde nach Version { $said } der Regeln gespielt; dieses Programm kennt Version { $found }.
other-tables = Die Partie wurde mit anderem Spielmaterial ({ $said }) gespielt als diesem ({ $found }); lies sie mit der Datei des Spielmaterials, mit dem sie gespielt wurde.
bad-result = In der Kopfzeile Result steht { $said }, aber die Partie endet mit { $found }.
bad-check = Die Prüfsumme stimmt nicht: Eine Zeile oder Kopfzeile wurde geändert, oder dieses Programm spielt nach anderen Regeln als das, mit dem die Partie aufgeschrieben wurde.
bad-line = Zeile { $line } ist kein Eintrag der Form „12. seat 3: Aktion“: { $text }
bad-entry-number = In Zeile { $line } steht Eintrag { $said }, wo Eintrag { $found } kommen muss.
bad-words = In Zeile { $line } steht keine Aktion dieses Spiels: { $text }
bad-entry = Zeile { $line } lässt sich nicht spielen: { $reason }
bad-undo = Eintrag { $number } nimmt zurück, was sich nicht zurücknehmen lässt.

## The command line

compiling-rules = Die Regeln von { $game } werden einmalig kompiliert
compiling-search = Die Suche für { $game } wird übersetzt, nur dieses eine Mal
waiting-for-rules = Warten auf einen anderen Start, der dieselben Regeln kompiliert
simulating = { $game } wird gespielt
benchmarking = Messung läuft
bad-usage = Die Befehlszeile von „{ $program }“ ist unvollständig oder falsch: { $problem }; „{ $program } --help“ zeigt, wie es geht.
unknown-word =
    { $what ->
        [command] Den Befehl „{ $name }“ gibt es nicht; „{ $program } --help“ nennt alle Befehle.
       *[option] Die Option { $name } gibt es nicht; „{ $program } --help“ nennt alle Optionen.
    }
unknown-word-likely =
    { $what ->
        [command] Den Befehl „{ $name }“ gibt es nicht; meinst du „{ $likely }“?
       *[option] Die Option { $name } gibt es nicht; meinst du { $likely }?
    }
superfluous = „{ $argument }“ ist zu viel für „{ $program }“; „{ $program } --help“ zeigt, wie es geht.
bad-number-option = { $option } muss eine ganze Zahl ab { $least } sein, nicht „{ $value }“.
bad-option-form = Eine Option eines Spiels hat die Form Name=Wert, nicht „{ $text }“.
bad-seat-option = Einen Platz { $seat } gibt es nicht; die Plätze dieser Partie sind von 1 bis { $most } nummeriert.
not-a-persons-seat = Auf Platz { $seat } sitzt niemand: Ihn spielen die Regeln.
bad-bots =
    { $seats ->
        [one] Es gibt einen Platz für einen Bot, du nennst aber { $count }; gib nur eine Stufe an oder eine andere Spielerzahl.
       *[other] Es gibt { $seats } Plätze für Bots, du nennst aber { $count }; gib für jeden Platz eine Stufe an oder wähle eine andere Spielerzahl.
    }
no-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
not-text = Die Datei { $file } ist kein Text in UTF-8 und damit keine Partie in Notation.
other-game = { $file } ist eine Partie von { $game }; nenne dieses Spiel, um sie fortzusetzen.
cannot-save = Die Partie lässt sich nicht in { $file } speichern: { $reason }.

play-welcome = Du bist { $player }. Mit dem Seed { $seed } werden dieselben Karten noch einmal ausgeteilt. Tippe ? für Hilfe.
play-help = Gib die Nummer einer Wahl ein, oder die Anfänge ihrer Wörter: „{ $short }“ hieße „{ $label }“. Du kannst auch eingeben: { $commands }.
play-hint = { $choice }: in { $share } % des Nachdenkens betrachtet, vermutlich { $chance } % wert.
play-hint-only = Es gibt nur eins zu tun: { $choice }.
play-no-number = Eine Möglichkeit { $number } gibt es nicht; sie sind von 1 bis { $most } nummeriert.
play-several = „{ $text }“ kann mehreres bedeuten: { $choices } …
play-not-understood = „{ $text }“ passt zu keiner Möglichkeit; tippe eine Nummer von 1 bis { $most }, die Anfänge ihrer Wörter oder ? für Hilfe.
play-left = Du hast die Partie vor dem Ende verlassen.
play-saved = Die Partie ist in { $file } gespeichert.
play-save-where = Gib auch einen Dateinamen an: save partie.txt

## The arena

too-few-bots = Ein Wettkampf braucht mindestens zwei Bots, genannt { $count ->
    [one] ist nur einer
   *[other] sind { $count }
 }: zum Beispiel --bots master,journeyman.
bad-share = Ein Anteil ist eine Zahl zwischen 0 und 1, etwa 0.6; „{ $value }“ ist keiner.
other-contest = In { $folder } liegen die Partien eines anderen Wettkampfs; bitte einen anderen --folder wählen.
no-choix = Die Bibliothek, die Wertungszahlen berechnet, ist nicht installiert; pip install 'tavola[arena]' installiert sie.
no-ray = Ray ist nicht installiert; pip install 'tavola[ray]' installiert es.
no-matplotlib = Matplotlib, das die Bilder zeichnet, ist nicht installiert; pip install 'tavola[arena]' installiert es.
contesting = { $game } wird gespielt

## The server

bad-setting = Eine Einstellung des Servers stimmt nicht: { $problem }
database-outdated = Die Datenbank stammt von einer anderen Version von Tavola; „tavola migrate“ bringt sie auf den neuesten Stand.
server-error = Hier ist etwas schiefgegangen, und du kannst nichts dafür. Es hat sich nichts geändert; versuch es noch einmal.
busy = Der Server ist gerade ausgelastet; versuch es gleich noch einmal.
bad-request = Die Anfrage hat nicht die richtige Form: { $problem }
bad-message = Die Nachricht hat nicht die richtige Form: { $problem }
too-large = Die Anfrage ist zu groß; es werden höchstens { $most } Kilobyte gelesen.
no-such-address = Unter { $path } gibt es nichts, oder nicht auf diese Weise.
too-many-requests =
    { $seconds ->
        [one] Das war zu viel in zu kurzer Zeit; versuch es in einer Sekunde noch einmal.
       *[other] Das war zu viel in zu kurzer Zeit; versuch es in { $seconds } Sekunden noch einmal.
    }
other-origin = Das kam von einer Seite von { $origin }, die nicht zu diesem Server gehört.
no-session = Du bist hier nicht angemeldet; komm zuerst mit einem Namen herein.
no-such-token = Dieses Token gilt nicht, oder nicht mehr.
no-such-token-id = Keines deiner Programme hat ein solches Token.
no-such-session = Auf einem solchen Gerät bist du nicht angemeldet.
no-such-code = Dieser Code gilt nicht; er lässt sich einmal verwenden, innerhalb von zehn Minuten.
not-for-programs = Programme können das mit ihrem Token nicht tun; mach es selbst im Browser.
too-many-tokens = Du hast schon { $most } Token; widerrufe eines, das du nicht brauchst.
no-such-person = Diese Person gibt es nicht.
no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht dazu eingeladen.
no-such-invitation = Diese Einladung gilt nicht, oder nicht mehr; bitte um einen neuen Link.
too-many-invitations = Der Tisch hat schon { $most } Links; widerrufe zuerst einen.
table-unreadable = Dieser Tisch lässt sich nicht öffnen: { $reason }
bad-after = Bei „{ $after }“ geht keine Liste weiter; gib zurück, was als „next“ kam.
no-hello = Sag zuerst „hello“ zu einem Tisch.
not-at-this-table = Du sitzt nicht an diesem Tisch.
only-the-host = Das kann nur, wer den Tisch eröffnet hat.
one-seat-each = Jeder hat nur einen Platz.
wrong-seats =
    { $seats ->
        [one] Ein Platz ist zu besetzen, aber { $given } wurden genannt.
       *[other] { $seats } Plätze sind zu besetzen, aber { $given } wurden genannt.
    }
no-table-of-so-many = { $game } lässt sich mit diesen Optionen nicht mit { $seats } zu besetzenden Plätzen spielen.
no-free-seat = Hier ist kein Platz für dich frei.
seat-taken = Platz { $seat } ist nicht für dich frei.
seats-free =
    { $count ->
        [one] Ein Platz ist noch frei; gib ihn einem Bot, oder warte.
       *[other] { $count } Plätze sind noch frei; gib sie Bots, oder warte.
    }
nobody-plays = Jemand muss am Tisch sitzen, bevor es losgehen kann.
already-started = Die Partie hat schon begonnen.
not-started = Die Partie hat noch nicht begonnen.
not-over = Die Partie ist noch nicht zu Ende.
bot-plays-for-you = Im Moment spielt ein Bot für dich; steig zuerst wieder ein.
seat-has-lost = Dein Platz hat nach Zeit verloren.
not-awaited = Die Partie wartet nicht auf { $player }.
not-absent =
    { $seconds ->
        [one] { $player } muss mindestens eine Sekunde weg sein.
       *[other] { $player } muss mindestens { $seconds } Sekunden weg sein.
    }
only-the-clock = An diesem Tisch hat jeder Tage für einen Zug; nur die Uhr ersetzt jemanden.
stale = Seit Eintrag { $number } ist etwas geschehen: Die Partie steht bei Eintrag { $last }. Sieh noch einmal hin und wähle dann.
ahead = Die Partie hat noch keinen Eintrag { $number }; sie steht bei Eintrag { $last }.
no-hints-here = An diesem Tisch gibt es keine Tipps.
not-your-eyes = Bis die Partie zu Ende ist, siehst du sie nur mit deinen eigenen Augen.
not-dealt-fairly = Die Kopfzeile [{ $header } „…“] fehlt: Diese Partie wurde nicht von einem Server aus einem Geheimnis und den Zahlen der Spieler gegeben, oder sie ist nicht zu Ende.
other-commitment = Das Geheimnis ist nicht das versprochene: Sein Hash ist { $found }, gezeigt wurde { $said }.
other-seed = Der Seed ist { $said }, aber aus dem Geheimnis und den Zahlen der Spieler folgt { $found }.
verified = Alles stimmt: { $game }, { $entries } Einträge, Ergebnis { $result }. Das Geheimnis ist das versprochene, der Seed folgt aus ihm und aus den Zahlen der Spieler, und jeder Zug lässt sich so spielen, wie er aufgeschrieben ist.
no-database = Die Datenbank ist nicht erreichbar: { $reason }
database-in-use = Ein anderer Server arbeitet schon mit { $file }; beende ihn, oder nenne eine andere --database.
cannot-listen = Der Server kann an { $where } nicht lauschen: { $reason }; --port nennt einen anderen Port.
serving-at = Tavola ist unter { $address } zu finden
serving-stop = Beende es mit Strg-C.

## Konten

wrong-password = Der Name oder das Passwort stimmt nicht.
wrong-old-password = Dein jetziges Passwort stimmt nicht.
password-needed = Nenne auch dein jetziges Passwort.
password-is-login = Das Passwort muss ein anderes sein als der Name zum Anmelden.
not-a-guest = { $name } hat schon ein Konto; nur die Plätze eines Gastes lassen sich mitnehmen.
login-taken = Dieser Name zum Anmelden ist vergeben; wähle einen anderen.
last-way-in = Das ist der einzige Weg zurück zu deinem Konto; füge zuerst einen weiteren hinzu.
no-origin = Das geht nur von einer Seite dieses Servers aus: Der Header Origin fehlt.
bad-passkey = Der Passkey wurde nicht angenommen; versuche es noch einmal auf der Seite, auf der er entstanden ist.
no-such-passkey = Diesen Passkey gibt es hier nicht, oder nicht mehr.
no-such-passkey-id = Einen solchen Passkey hast du nicht.
passkey-known = Dieser Passkey ist hier schon bekannt.
too-many-passkeys = Du hast schon { $most } Passkeys; entferne einen, den du nicht brauchst.
challenge-used = Das hat zu lange gedauert, oder es wurde schon geantwortet; fange noch einmal an.
not-your-name = Schreibe deinen Namen genau so, wie er ist, um dich zu löschen: { $name }.

## Nachrichten

no-mail-here = Dieser Server verschickt keine E-Mails.
mail-undelivered = An { $address } ließ sich keine E-Mail schicken; prüfe die Adresse, oder versuche es später.
no-mail-address = Keine Adresse wartet auf einen Code; sage zuerst, wohin er gehen soll.
wrong-mail-code =
    { $minutes ->
        [one] Dieser Code stimmt nicht, oder nicht mehr; er gilt eine Minute und wenige Versuche.
       *[other] Dieser Code stimmt nicht, oder nicht mehr; er gilt { $minutes } Minuten und wenige Versuche.
    }
no-push-here = Dieser Server schickt keine Nachrichten an Browser.
unknown-push-service = An { $host } können keine Nachrichten gehen; nur an die Dienste der üblichen Browser.
bad-push-keys = Die Schlüssel des Abonnements stimmen nicht: Nötig sind ein Punkt von P-256 und 16 Bytes, in Base64.
too-many-subscriptions = Schon { $most } Browser bekommen Nachrichten; beende eines, das du nicht brauchst.
no-such-subscription = Keiner deiner Browser hat ein solches Abonnement.
push-turn-title = { $game }
push-turn-text =
    { $count ->
        [0] Du bist am Zug.
       *[other] Du bist am Zug. Am Tisch: { $others }.
    }
mail-turn-subject = Du bist am Zug: { $game }
mail-turn-text =
    { $count ->
        [0] Hallo { $name },

            du bist am Zug bei { $game }:
            { $link }

            Du hast um diese Nachrichten gebeten. Keine mehr: { $unsubscribe }
       *[other] Hallo { $name },

            du bist am Zug bei { $game }, mit { $others }:
            { $link }

            Du hast um diese Nachrichten gebeten. Keine mehr: { $unsubscribe }
    }
mail-confirm-subject = Dein Code für Tavola
mail-confirm-text =
    Hallo { $name },

    gib diesen Code ein, um per E-Mail zu erfahren, wann du am Zug bist:

    { $code }

    Wenn du nicht darum gebeten hast, musst du nichts tun.
mail-end-question = Keine Nachrichten über deine Züge mehr an { $address }?
mail-end-button = Keine Nachrichten mehr
mail-ended = { $address } bekommt keine Nachrichten über Züge mehr.
mail-ended-already = Hier gibt es nichts zu beenden: An diese Adresse gehen keine Nachrichten mehr.

## Einen Server betreiben

stopping = Der Server hält gleich an; versuche es in einem Augenblick noch einmal.
database-away = Der Server erreicht seine Datenbank gerade nicht; versuche es später noch einmal.
bad-mail = E-Mails gehen über smtp://NAME:PASSWORT@HOST:PORT oder smtps://…, nicht über „{ $mail }“.
bad-database = Das ist keine Datenbank, die sich verwenden lässt: { $problem }
database-current = Die Datenbank ist schon auf dem neuesten Stand (Version { $version }).
database-migrated = Die Datenbank ist jetzt auf dem neuesten Stand (Version { $version }).
nothing-to-back-up = Es gibt nichts zu sichern: Noch kein Server hat diese Datenbank benutzt.
no-backup-file = { $file } lässt sich nicht schreiben: { $reason }
backup-only-lines = Nur SQLite lässt sich nach { $file } kopieren; nenne stattdessen eine Datei *.jsonl oder *.jsonl.gz.
backed-up =
    { $rows ->
        [one] Eine Zeile wurde nach { $file } geschrieben.
       *[other] { $rows } Zeilen wurden nach { $file } geschrieben.
    }
restored =
    { $rows ->
        [one] Eine Zeile wurde aus { $file } wiederhergestellt.
       *[other] { $rows } Zeilen wurden aus { $file } wiederhergestellt.
    }
not-a-backup = { $file } ist keine Sicherung von Tavola, oder sie ist beschädigt.
backup-damaged = { $file } ist beschädigt oder nicht vollständig; nichts wurde wiederhergestellt.
backup-of-other-version = Die Sicherung ist von Version { $version } der Datenbank, die dieses Programm nicht kennt; installiere ein neueres Tavola.
database-not-empty = Die Datenbank ist schon in Gebrauch; eine Sicherung lässt sich nur in eine neue wiederherstellen.
