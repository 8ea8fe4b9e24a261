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

bad-header = Zeile { $line } ist keine Kopfzeile der Form [Name "Wert"] oder wiederholt eine: { $text }
missing-header = Die Kopfzeile [{ $header } "…"] fehlt; wo es auf den Wert nicht ankommt, genügt bei Check, Tables und Result „?“.
one-viewers-match = Das ist eine Partie, wie nur eine Person sie gesehen hat, ohne den Seed; nur eine vollständige Partie lässt sich nachspielen.
bad-players-header = In der Kopfzeile Players muss eine ganze Zahl stehen, nicht „{ $players }“.
bad-headers = Die Kopfzeilen passen nicht: { $reason }
other-rules = Die Partie wurde nach Version { $said } der Regeln gespielt; dieses Programm kennt Version { $found }.
other-tables = Die Partie wurde mit anderem Spielmaterial ({ $said }) gespielt als diesem ({ $found }).
bad-result = In der Kopfzeile Result steht { $said }, aber die Partie endet mit { $found }.
bad-check = Die Prüfsumme stimmt nicht: Eine Zeile oder Kopfzeile wurde geändert, oder dieses Programm spielt nach anderen Regeln als das, mit dem die Partie aufgeschrieben wurde.
bad-line = Zeile { $line } ist kein Eintrag der Form „12. seat 3: Aktion“: { $text }
bad-entry-number = In Zeile { $line } steht Eintrag { $said }, wo Eintrag { $found } kommen muss.
bad-words = In Zeile { $line } steht keine Aktion dieses Spiels: { $text }
bad-entry = Zeile { $line } lässt sich nicht spielen: { $reason }
bad-undo = Eintrag { $number } nimmt zurück, was sich nicht zurücknehmen lässt.
