great-wall-web-about = Baue an, gehe in Führung, nimm den kleineren Preis oder warte auf den größeren.
great-wall-web-sum = { $player }: { $points }
great-wall-web-part = { great-wall-cards }: { $points }
great-wall-web-token-off = Kärtchen auf einer Karte: −{ $token }
great-wall-web-card = { $player }: { great-wall-kind }
great-wall-web-under = liegt auf { $player }: { great-wall-kind }
great-wall-web-bears = trägt das Ruhmeskärtchen { $token }
great-wall-web-would-lead = { $player } läge vorn
great-wall-web-hand = Deine Karten
great-wall-web-held =
    { $picked ->
        [0] { great-wall-kind }, { $count } auf der Hand
       *[other] { great-wall-kind }, { $count } auf der Hand, { $picked } gewählt
    }
great-wall-web-worth =
    { $kind ->
        [wall] 1 Punkt.
        [gate] 2 Punkte.
        [tower] 3 Punkte.
        [noble] 1 Punkt. Solange er zu sehen ist, zählt jede andere Karte des Abschnitts 1.
        [warrior] Dein erster in einem Abschnitt zählt 1, der zweite 2, der dritte 3 …
        [horseman] 2 Punkte. Vor deiner zweiten Aktion ohne Aktion zu legen.
       *[dragon] 1 Punkt. Kommt ans rechte Ende oder auf eine beliebige Karte ohne Kärtchen.
    }
great-wall-web-deck =
    { $count ->
        [one] Noch eine Karte in deinem Stapel
       *[other] { $count } Karten in deinem Stapel
    }
great-wall-web-draw = Ziehen
great-wall-web-in-hand = auf der Hand
great-wall-web-in-deck = im Stapel
great-wall-web-remaining = Noch zu erwarten, Hand und Stapel zusammen:
great-wall-web-coming = Kärtchen, die noch kommen:
great-wall-web-coming-of = Mit Wert { $value }: { $count }
great-wall-web-option =
    { $option ->
       *[totals] Alle sehen alle Summen
    }
great-wall-web-value =
    { $value ->
        [false] nein
       *[true] ja
    }
great-wall-web-won-in = Kärtchen aus Abschnitt { $section }
great-wall-web-prospect-both = { $player } führt und würde { $token } gewinnen, dazu { $laid } von der Karte
great-wall-web-pick-first = Wähle zuerst eine Handkarte, dann den Abschnitt.
