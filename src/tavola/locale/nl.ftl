## People

player =
    { $number ->
        [1] Rood
        [2] Groen
        [3] Blauw
        [4] Geel
       *[5] Bruin
    }
a-player = { $player }
prompt-over =
    { $count ->
        [one] Het spel is afgelopen: { $winners } wint.
       *[other] Het spel is afgelopen: { $winners } delen de overwinning.
    }
event-undo = { $player } maakt de laatste actie ongedaan.

## Games

game-great-wall = De Chinese Muur

## Errors

unknown-game = Het spel “{ $game }” bestaat niet; beschikbaar: { $games }.
unknown-game-likely = Het spel “{ $game }” bestaat niet; bedoel je “{ $likely }”?
bad-players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }.
bad-players-type = Het aantal spelers van { $game } moet een geheel getal zijn, niet “{ $players }”.
bad-seed = Een seed is een geheel getal of een tekst van één regel, niet { $seed }.
bad-language = De taal “{ $language }” bestaat niet; beschikbaar: { $languages }.
unknown-option = { $game } heeft geen optie “{ $option }”; beschikbaar: { $known }.
bad-option-value = De optie { $option } kan { $values } zijn, niet “{ $value }”.
unknown-level = Er zijn geen bots van niveau “{ $level }”; beschikbaar: { $levels }.
bad-seat = Plaats { $seat } is er hier niet; de plaatsen zijn genummerd van 0 tot en met { $most }.
bad-number = De partij heeft geen stap { $number }; de stappen zijn genummerd tot en met { $last }.
match-over = De partij is afgelopen; er kan niets meer worden gespeeld.
not-your-turn = Niet { $player } is aan de beurt, maar { $other }.
cannot-undo = { $player } kan niets ongedaan maken: dat kan alleen met de eigen laatste acties, zolang niemand anders iets heeft gedaan, er geen kaart of fiche bekend is geworden en het toeval niet heeft meegespeeld.
illegal = “{ $action }” is niet mogelijk: { $reason }
no-such-action = Actie { $action } bestaat niet; de acties zijn genummerd van 0 tot en met { $last }.

bad-header = Regel { $line } is geen kopregel van de vorm [Naam "waarde"], of herhaalt er een: { $text }
missing-header = De kopregel [{ $header } "…"] ontbreekt; als de waarde er niet toe doet, volstaat bij Check, Tables en Result “?”.
one-viewers-match = Dit is een partij zoals één kijker die heeft gezien, zonder de seed; alleen een volledige partij kan worden nagespeeld.
bad-players-header = In de kopregel Players moet een geheel getal staan, niet “{ $players }”.
bad-headers = De kopregels kloppen niet: { $reason }
other-rules = De partij is gespeeld volgens versie { $said } van de regels; dit programma kent versie { $found }.
other-tables = De partij is gespeeld met ander spelmateriaal ({ $said }) dan dit ({ $found }).
bad-result = In de kopregel Result staat { $said }, maar de partij eindigt met { $found }.
bad-check = De controle klopt niet: er is een regel of kopregel gewijzigd, of dit programma speelt volgens andere regels dan het programma dat de partij heeft opgeschreven.
bad-line = Regel { $line } is geen stap van de vorm “12. seat 3: actie”: { $text }
bad-entry-number = In regel { $line } staat stap { $said } waar stap { $found } moet komen.
bad-words = In regel { $line } staat geen actie van dit spel: { $text }
bad-entry = Regel { $line } kan niet worden gespeeld: { $reason }
bad-undo = Stap { $number } maakt iets ongedaan wat niet ongedaan kan worden gemaakt.
