thurn-und-taxis-web-about = Lege Postwege von Stadt zu Stadt, setze deine Häuser, gewinne Kutsche um Kutsche.
thurn-und-taxis-web-map = Die Karte
thurn-und-taxis-web-houses-of = Häuser: { $owners }
thurn-und-taxis-web-fits = Passt an deine Route
thurn-und-taxis-web-fits-left = Passt links an deine Route
thurn-und-taxis-web-fits-right = Passt rechts an deine Route
thurn-und-taxis-web-house-there = Dort steht ein Haus von dir
thurn-und-taxis-web-missing = Dir fehlen noch: { $cities }
thurn-und-taxis-web-gain = Um so viel wachsen deine Punkte
thurn-und-taxis-web-officials = Amtspersonen
thurn-und-taxis-web-official =
    { $official ->
        [administrator] Amtmann
        [postmaster] Postmeister
        [carrier] Postillion
       *[cartwright] Wagner
    }
thurn-und-taxis-web-official-does =
    { $official ->
        [administrator] tauscht alle sechs Karten der Auslage aus, bevor du eine nimmst.
        [postmaster] lässt dich eine zweite Karte nehmen.
        [carrier] lässt dich eine zweite Karte anlegen.
       *[cartwright] gibt die nächste Kutsche, wenn der Route nur eine oder zwei Karten fehlen.
    }
thurn-und-taxis-web-close = Die Route abschließen
thurn-und-taxis-web-close-cartwright = Mit dem Wagner abschließen
thurn-und-taxis-web-discard-warning =
    { $count ->
        [one] Nach dem Abschluss musst du eine Handkarte ablegen.
       *[other] Nach dem Abschluss musst du { $count } Handkarten ablegen.
    }
thurn-und-taxis-web-abandon-warning =
    { $count ->
        [one] Deine Route aus einer Karte wird aufgegeben.
       *[other] Deine Route aus { $count } Karten wird aufgegeben.
    }
thurn-und-taxis-web-cards =
    { $count ->
        [one] Eine Handkarte
       *[other] { $count } Handkarten
    }
thurn-und-taxis-web-houses-left =
    { $count ->
        [one] Noch ein Haus
       *[other] Noch { $count } Häuser
    }
thurn-und-taxis-web-from-carriage = Beste Kutsche
thurn-und-taxis-web-from-houses = Nicht gesetzte Häuser
thurn-und-taxis-web-option =
    { $option ->
       *[all_regions] Das Plättchen für alle Regionen verlangt
    }
thurn-und-taxis-web-value =
    { $value ->
        [eight] acht, ohne Baiern
       *[nine] alle neun
    }
