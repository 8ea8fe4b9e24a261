## Overal

web-close = Sluiten
web-home = Naar de startpagina
web-bot = { $colour } ({ $level ->
        [random] toeval
        [novice] nieuweling
        [apprentice] leerling
        [journeyman] gezel
       *[master] meester
    })
web-level =
    { $level ->
        [random] Toeval
        [novice] Nieuweling
        [apprentice] Leerling
        [journeyman] Gezel
       *[master] Meester
    }
web-copied = Gekopieerd
web-copy-link = Link kopiëren
web-link = Adres
web-qr = Dezelfde link als QR-code
web-send = Versturen
web-guest = Gast
web-no-server = De server is op dit moment niet bereikbaar.

## De tafel

web-your-turn = Jij bent aan de beurt
web-you = jij
web-board = Speelbord
web-prompt = Wat er te doen is
web-players = Spelers
web-own = Je eigen kaarten
web-points-tip =
    { $count ->
        [one] Eén punt
       *[other] { $count } punten
    }
web-spectators =
    { $count ->
        [one] Eén toeschouwer
       *[other] { $count } toeschouwers
    }
web-rules = Regels
web-invite = Uitnodigen
web-settings = Instellingen
web-log = Verloop
web-chat = Gesprek
web-chat-empty = Nog niemand heeft iets gezegd.
web-chat-write = Zeg iets
web-undo = Terug
web-undo-tip = Je laatste actie terugnemen (Esc). Niet meer mogelijk zodra een kaart of fiche is omgedraaid.
web-again = Beurt opnieuw
web-again-tip = Alles van deze beurt terugnemen wat nog terug kan
web-hint = Tip
web-hint-tip = Een bot bekijkt wat jij kunt zien en zegt wat hij zou doen
web-hint-is = Een bot zou dit doen: { $choice }
web-do-it = Doen
web-not-that = Toch niet
web-gathering = We wachten tot iedereen zit.
web-lost = De verbinding met de server is verbroken. We proberen het opnieuw; er gaat niets verloren.
web-joining = Op weg naar de tafel …
web-days-left =
    { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
web-choices = Wat je kunt doen
web-not-possible = Dat kan niet: { $reason }

## Terugkijken

web-replay = Terugkijken
web-turn-back = Een beurt terug
web-step-back = Een stap terug
web-step-forward = Een stap verder
web-turn-forward = Een beurt verder
web-position = Plaats in de partij
web-entry = Stap { $number } van { $last }
web-look-at = De stand na stap { $number } bekijken
web-now = Nu
web-since = Wat er sinds je laatste beurt gebeurde

## Het einde

web-result = Uitslag van de partij
web-wins =
    { $count ->
        [one] { $winners } wint
       *[other] { $winners } delen de overwinning
    }
web-rank = Plaats
web-player = Speler
web-points = Punten
web-how-points = Waar de punten vandaan komen
web-chart = Punten tijdens de partij
web-rematch = Nog een keer spelen
web-to-rematch = Naar de volgende partij
web-look-back = Bord bekijken
web-show-result = Uitslag

## Instellingen

web-language = Taal
web-theme = Licht
web-theme-is =
    { $theme ->
        [light] Daglicht
        [dark] Lamplicht
       *[auto] Zoals het apparaat
    }
web-motion = Beweging
web-motion-is =
    { $motion ->
        [full] Rustig
        [brisk] Vlot
       *[none] Geen
    }
web-sound = Geluiden
web-confirm = Voor elke actie laten zien wat die oplevert, en vragen

## Regels

web-rules-search = Zoeken in de regels
web-rules-none = Niets gevonden.

## Uitnodigen

web-invite-seat = Wie deze link opent, kan op een vrije plaats gaan zitten.
web-invite-watch = Wie deze link opent, kan meekijken.

## De startpagina

web-welcome = Vier spellen. Eén tafel.
web-welcome-more = Speel meteen tegen bots, of stuur vrienden een link. Zonder account, zonder installatie.
web-play-now = Nu spelen
web-with-friends = Met vrienden
web-players-many =
    { $count ->
        [one] Alleen
       *[other] { $count } spelers
    }
web-against = Sterkte van de bots
web-my-tables = Jouw tafels
web-no-tables = Je zit nog aan geen enkele tafel.
web-public-tables = Open tafels
web-no-public = Er is nu geen open tafel. Maak er een: anderen zien hem hier.
web-yours = Jij bent aan de beurt
web-waiting-for = Wacht op { $names }
web-over = Afgelopen
web-gathering-short = Vrije plaatsen: { $free }
web-watch = Meekijken
web-sit = Gaan zitten
web-name = Je naam
web-name-ask = Hoe mogen de anderen je noemen?
web-make-table = Tafel maken
web-public = Ook onbekenden mogen meedoen
web-seats = Plaatsen
web-seat-is =
    { $kind ->
        [you] Jij
        [open] Een vriend
       *[bot] Een bot
    }
web-clock = Bedenktijd
web-pace =
    { $pace ->
        [untimed] Zonder klok
        [quick] 10 minuten per speler, 10 seconden per beurt
        [calm] 30 minuten per speler, 30 seconden per beurt
       *[days] 3 dagen per beurt
    }
web-about-us = Vrije software. Niet ondersteund door auteurs of uitgevers; bevalt een spel je, koop het dan waar je kunt.
web-design = Vormgeving
web-board-to-come = Getekend bord volgt; als lijst speelbaar
web-plain-note = Voor dit spel is nog geen bord getekend. Alles staat hier in woorden.
web-join = Aan deze tafel gaan zitten
web-join-by = { $host } nodigt je uit voor een partij { $game }.
web-join-free =
    { $free ->
        [0] Alle plaatsen zijn bezet; je kunt meekijken.
        [one] Er is één plaats vrij.
       *[other] Er zijn { $free } plaatsen vrij.
    }
web-at-table = Aan tafel
web-free-seat = vrij
web-rules-seat = door de regels gespeeld
web-start-now = Beginnen
web-start-with-bots = Aanvullen met bots en beginnen
web-leave = Van tafel gaan
web-waiting-host = { $host } begint zodra iedereen er is.
web-replaced = Een bot speelt in jouw plaats.
web-come-back = Zelf verder spelen
web-eyes = Gezien door
web-eyes-none = een toeschouwer
web-closed = Deze tafel is opgeheven voordat de partij begon.
