## Überall

web-close = Schließen
web-home = Zur Startseite
web-bot = { $colour } ({ $level ->
        [random] Zufall
        [novice] Neuling
        [apprentice] Lehrling
        [journeyman] Geselle
       *[master] Meister
    })
web-level =
    { $level ->
        [random] Zufall
        [novice] Neuling
        [apprentice] Lehrling
        [journeyman] Geselle
       *[master] Meister
    }
web-copied = Kopiert
web-copy-link = Link kopieren
web-link = Adresse
web-qr = Derselbe Link als QR-Code
web-send = Senden
web-guest = Gast
web-no-server = Der Server ist gerade nicht zu erreichen.

## Der Tisch

web-your-turn = Du bist dran
web-you = du
web-board = Spielplan
web-prompt = Was zu tun ist
web-players = Mitspieler
web-own = Deine eigenen Karten
web-points-tip =
    { $count ->
        [one] Ein Punkt
       *[other] { $count } Punkte
    }
web-spectators =
    { $count ->
        [one] Ein Zuschauer
       *[other] { $count } Zuschauer
    }
web-rules = Regeln
web-invite = Einladen
web-settings = Einstellungen
web-log = Verlauf
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Etwas sagen
web-undo = Zurück
web-undo-tip = Deine letzte Aktion zurücknehmen (Esc). Nicht mehr möglich, sobald eine Karte oder ein Plättchen aufgedeckt wurde.
web-again = Zug neu beginnen
web-again-tip = Alles in diesem Zug zurücknehmen, was sich zurücknehmen lässt
web-hint = Tipp
web-hint-tip = Ein Bot schaut an, was du sehen kannst, und sagt, was er täte
web-hint-is = Ein Bot würde dies tun: { $choice }
web-do-it = So machen
web-not-that = Lieber nicht
web-gathering = Wir warten, bis alle sitzen.
web-lost = Die Verbindung zum Server ist unterbrochen. Ein neuer Versuch läuft; nichts geht verloren.
web-joining = Auf dem Weg zum Tisch …
web-days-left =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
web-choices = Was du tun kannst
web-not-possible = Das geht nicht: { $reason }

## Nachspielen

web-replay = Nachspielen
web-turn-back = Einen Zug zurück
web-step-back = Einen Schritt zurück
web-step-forward = Einen Schritt weiter
web-turn-forward = Einen Zug weiter
web-position = Stelle in der Partie
web-entry = Schritt { $number } von { $last }
web-look-at = Die Stellung nach Schritt { $number } ansehen
web-now = Jetzt
web-since = Was seit deinem letzten Zug geschah

## Das Ende

web-result = Ergebnis der Partie
web-wins =
    { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }
web-rank = Platz
web-player = Spieler
web-points = Punkte
web-how-points = Woher die Punkte kommen
web-chart = Punkte im Lauf der Partie
web-rematch = Noch einmal spielen
web-to-rematch = Zur nächsten Partie
web-look-back = Spielplan ansehen
web-show-result = Ergebnis

## Einstellungen

web-language = Sprache
web-theme = Licht
web-theme-is =
    { $theme ->
        [light] Tageslicht
        [dark] Lampenlicht
       *[auto] Wie das Gerät
    }
web-motion = Bewegung
web-motion-is =
    { $motion ->
        [full] Ruhig
        [brisk] Zügig
       *[none] Keine
    }
web-sound = Töne
web-confirm = Vor jeder Aktion zeigen, was sie bringt, und nachfragen

## Regeln

web-rules-search = In den Regeln suchen
web-rules-none = Nichts gefunden.

## Einladen

web-invite-seat = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen.
web-invite-watch = Wer diesen Link öffnet, kann zuschauen.

## Die Startseite

web-welcome = Vier Spiele. Ein Tisch.
web-welcome-more = Spiele sofort gegen Bots, oder schicke Freunden einen Link. Ohne Konto, ohne Installation.
web-play-now = Losspielen
web-with-friends = Mit Freunden
web-players-many =
    { $count ->
        [one] Allein
       *[other] { $count } Spieler
    }
web-against = Stärke der Bots
web-my-tables = Deine Tische
web-no-tables = Du sitzt noch an keinem Tisch.
web-public-tables = Offene Tische
web-no-public = Gerade ist kein Tisch offen. Mach einen auf: Hier sehen ihn andere.
web-yours = Du bist dran
web-waiting-for = Wartet auf { $names }
web-over = Beendet
web-gathering-short = Freie Plätze: { $free }
web-watch = Zuschauen
web-sit = Hinsetzen
web-name = Dein Name
web-name-ask = Wie sollen die anderen dich nennen?
web-make-table = Tisch aufmachen
web-public = Auch Fremde dürfen mitspielen
web-seats = Plätze
web-seat-is =
    { $kind ->
        [you] Du
        [open] Ein Freund
       *[bot] Bot
    }
web-clock = Bedenkzeit
web-pace =
    { $pace ->
        [untimed] Ohne Uhr
        [quick] 10 Minuten für jeden, 10 Sekunden je Zug
        [calm] 30 Minuten für jeden, 30 Sekunden je Zug
       *[days] 3 Tage je Zug
    }
web-about-us = Freie Software. Nicht von Autoren oder Verlagen unterstützt; wenn dir ein Spiel gefällt, kaufe es, wo du kannst.
web-design = Gestaltung
web-board-to-come = Gezeichneter Plan folgt; als Liste spielbar
web-plain-note = Für dieses Spiel ist noch kein Plan gezeichnet. Alles steht hier in Worten.
web-join = An diesen Tisch setzen
web-join-by = { $host } lädt dich zu einer Partie ein: { $game }.
web-join-free =
    { $free ->
        [0] Alle Plätze sind besetzt; du kannst zuschauen.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
web-at-table = Am Tisch
web-free-seat = frei
web-rules-seat = von den Regeln gespielt
web-start-now = Beginnen
web-start-with-bots = Mit Bots auffüllen und beginnen
web-leave = Vom Tisch aufstehen
web-waiting-host = { $host } beginnt, sobald alle da sind.
web-replaced = Ein Bot spielt für dich.
web-come-back = Selbst weiterspielen
web-eyes = Gesehen von
web-eyes-none = jemandem, der zuschaut
web-closed = Dieser Tisch wurde vor Beginn der Partie aufgelöst.
