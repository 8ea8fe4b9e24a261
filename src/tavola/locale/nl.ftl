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
game-eschnapur = Het paleis van Eschnapur
game-taj-mahal = Tadsch Mahal
game-thurn-und-taxis = Thurn und Taxis

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

bad-components-form = Het spelmateriaal in { $file } heeft niet de juiste vorm: { $problem }
bad-components = Het spelmateriaal in { $file } is onmogelijk: { $reason }
no-components = { $game } heeft geen spelmateriaal dat anders kan zijn.

bad-header = Regel { $line } is geen kopregel van de vorm [Naam "waarde"], of herhaalt er een: { $text }
missing-header = De kopregel [{ $header } "…"] ontbreekt; als de waarde er niet toe doet, volstaat bij Check, Tables en Result “?”.
one-viewers-match = Dit is een partij zoals één kijker die heeft gezien, zonder de seed; alleen een volledige partij kan worden nagespeeld.
bad-players-header = In de kopregel Players moet een geheel getal staan, niet “{ $players }”.
bad-headers = De kopregels kloppen niet: { $reason }
other-rules = De partij is gespeeld volgens versie { $said } van de regels; dit programma kent versie { $found }.
other-tables = De partij is met ander spelmateriaal ({ $said }) gespeeld dan dit ({ $found }); lees haar met het bestand van het spelmateriaal waarmee zij is gespeeld.
bad-result = In de kopregel Result staat { $said }, maar de partij eindigt met { $found }.
bad-check = De controle klopt niet: er is een regel of kopregel gewijzigd, of dit programma speelt volgens andere regels dan het programma dat de partij heeft opgeschreven.
bad-line = Regel { $line } is geen stap van de vorm “12. seat 3: actie”: { $text }
bad-entry-number = In regel { $line } staat stap { $said } waar stap { $found } moet komen.
bad-words = In regel { $line } staat geen actie van dit spel: { $text }
bad-entry = Regel { $line } kan niet worden gespeeld: { $reason }
bad-undo = Stap { $number } maakt iets ongedaan wat niet ongedaan kan worden gemaakt.

## The command line

compiling-rules = De regels van { $game } worden eenmalig gecompileerd
compiling-search = Het zoekprogramma voor { $game } wordt gecompileerd, alleen deze keer
waiting-for-rules = Wachten op een andere start die dezelfde regels compileert
simulating = { $game } wordt gespeeld
benchmarking = Bezig met meten
bad-usage = De opdrachtregel van “{ $program }” is onvolledig of klopt niet: { $problem }; “{ $program } --help” laat zien hoe het moet.
unknown-word =
    { $what ->
        [command] De opdracht “{ $name }” bestaat niet; “{ $program } --help” toont alle opdrachten.
       *[option] De optie { $name } bestaat niet; “{ $program } --help” toont alle opties.
    }
unknown-word-likely =
    { $what ->
        [command] De opdracht “{ $name }” bestaat niet; bedoel je “{ $likely }”?
       *[option] De optie { $name } bestaat niet; bedoel je { $likely }?
    }
superfluous = “{ $argument }” is te veel voor “{ $program }”; “{ $program } --help” laat zien hoe het moet.
bad-number-option = { $option } moet een geheel getal van minstens { $least } zijn, niet “{ $value }”.
bad-option-form = Een optie van een spel heeft de vorm naam=waarde, niet “{ $text }”.
bad-seat-option = Plaats { $seat } is er niet; de plaatsen van deze partij zijn genummerd van 1 tot en met { $most }.
not-a-persons-seat = Op plaats { $seat } zit niemand: die wordt door de regels gespeeld.
bad-bots =
    { $seats ->
        [one] Er is één plaats voor een bot, maar je noemt er { $count }; geef één niveau op of een ander aantal spelers.
       *[other] Er zijn { $seats } plaatsen voor bots, maar je noemt er { $count }; geef voor elke plaats een niveau op of kies een ander aantal spelers.
    }
no-file = Het bestand { $file } kan niet worden gelezen: { $reason }.
not-text = Het bestand { $file } is geen tekst in UTF-8 en dus geen partij in notatie.
other-game = { $file } is een partij van { $game }; noem dat spel om ermee verder te gaan.
cannot-save = De partij kan niet worden opgeslagen in { $file }: { $reason }.

play-welcome = Jij bent { $player }. Met de seed { $seed } worden dezelfde kaarten opnieuw gedeeld. Typ ? voor hulp.
play-help = Typ het nummer van een keuze, of het begin van haar woorden: “{ $short }” zou “{ $label }” betekenen. Je kunt ook typen: { $commands }.
play-hint = { $choice }: bekeken in { $share } % van de bedenktijd, naar verwachting { $chance } % waard.
play-hint-only = Er is maar één ding te doen: { $choice }.
play-no-number = Keuze { $number } is er niet; de keuzes zijn genummerd van 1 tot en met { $most }.
play-several = “{ $text }” kan meerdere dingen betekenen: { $choices } …
play-not-understood = “{ $text }” past bij geen enkele keuze; typ een nummer van 1 tot en met { $most }, het begin van de woorden van een keuze, of ? voor hulp.
play-left = Je hebt de partij niet uitgespeeld.
play-saved = De partij is opgeslagen in { $file }.
play-save-where = Typ er ook een bestandsnaam bij: save partij.txt

## The arena

too-few-bots = Voor een wedstrijd zijn minstens twee bots nodig, en er { $count ->
    [one] is er maar één
   *[other] zijn er { $count }
 } genoemd: bijvoorbeeld --bots master,journeyman.
bad-share = Een aandeel is een getal tussen 0 en 1, zoals 0.6; “{ $value }” is dat niet.
other-contest = In { $folder } staan de partijen van een andere wedstrijd; kies een andere --folder.
no-choix = De bibliotheek die de ratings berekent is niet geïnstalleerd; pip install 'tavola[arena]' installeert haar.
no-ray = Ray is niet geïnstalleerd; pip install 'tavola[ray]' installeert het.
no-matplotlib = Matplotlib, dat de grafieken tekent, is niet geïnstalleerd; pip install 'tavola[arena]' installeert het.
contesting = { $game } wordt gespeeld

## The server

bad-setting = Een instelling van de server klopt niet: { $problem }
database-outdated = De database is van een andere versie van Tavola; “tavola migrate” werkt hem bij.
server-error = Er ging hier iets mis, en dat ligt niet aan jou. Er is niets veranderd; probeer het opnieuw.
busy = De server heeft het nu druk; probeer het zo meteen nog eens.
bad-request = Het verzoek heeft niet de juiste vorm: { $problem }
bad-message = Het bericht heeft niet de juiste vorm: { $problem }
too-large = Het verzoek is te groot; er worden hoogstens { $most } kilobytes gelezen.
no-such-address = Op { $path } is niets te vinden, of niet op deze manier.
too-many-requests =
    { $seconds ->
        [one] Dat was te veel in te korte tijd; probeer het over een seconde opnieuw.
       *[other] Dat was te veel in te korte tijd; probeer het over { $seconds } seconden opnieuw.
    }
other-origin = Dit kwam van een pagina van { $origin }, die niet bij deze server hoort.
no-session = Je bent hier niet aangemeld; kom eerst binnen met een naam.
no-such-token = Dit token is niet geldig, of niet meer.
no-such-token-id = Geen van je programma’s heeft zo’n token.
no-such-session = Op zo’n apparaat ben je niet aangemeld.
no-such-code = Deze code is niet geldig; ze kan één keer worden gebruikt, binnen tien minuten.
not-for-programs = Programma’s kunnen dit niet met hun token; doe het zelf in de browser.
too-many-tokens = Je hebt al { $most } tokens; trek er een in die je niet nodig hebt.
no-such-person = Die persoon bestaat niet.
no-such-table = Die tafel bestaat niet, of je bent er niet uitgenodigd.
no-such-invitation = Deze uitnodiging is niet geldig, of niet meer; vraag om een nieuwe link.
too-many-invitations = De tafel heeft al { $most } links; trek er eerst een in.
table-unreadable = Deze tafel kan niet worden geopend: { $reason }
bad-after = “{ $after }” is niet waar een lijst verdergaat; geef terug wat als “next” werd gegeven.
no-hello = Zeg eerst “hello” tegen een tafel.
not-at-this-table = Je zit niet aan deze tafel.
only-the-host = Alleen wie de tafel heeft geopend kan dit doen.
one-seat-each = Iedereen heeft maar één plaats.
wrong-seats =
    { $seats ->
        [one] Er is één plaats te bezetten, maar er zijn er { $given } genoemd.
       *[other] Er zijn { $seats } plaatsen te bezetten, maar er zijn er { $given } genoemd.
    }
no-table-of-so-many = { $game } met deze opties kan niet met { $seats } te bezetten plaatsen worden gespeeld.
no-free-seat = Er is hier geen vrije plaats voor je.
seat-taken = Plaats { $seat } is niet vrij voor je.
seats-free =
    { $count ->
        [one] Er is nog één plaats vrij; geef die aan een bot, of wacht.
       *[other] Er zijn nog { $count } plaatsen vrij; geef die aan bots, of wacht.
    }
nobody-plays = Er moet iemand aan tafel zitten voordat het kan beginnen.
already-started = De partij is al begonnen.
not-started = De partij is nog niet begonnen.
not-over = De partij is nog niet afgelopen.
bot-plays-for-you = Op dit moment speelt een bot voor je; kom eerst terug.
seat-has-lost = Je plaats heeft op tijd verloren.
not-awaited = De partij wacht niet op { $player }.
not-absent =
    { $seconds ->
        [one] { $player } moet minstens een seconde weg zijn.
       *[other] { $player } moet minstens { $seconds } seconden weg zijn.
    }
only-the-clock = Aan deze tafel heeft iedereen dagen voor een beurt; alleen de klok vervangt iemand.
stale = Er is iets gebeurd sinds stap { $number }: de partij is bij stap { $last }. Kijk opnieuw en kies dan.
ahead = De partij heeft nog geen stap { $number }; ze is bij stap { $last }.
no-hints-here = Aan deze tafel zijn er geen hints.
not-your-eyes = Totdat de partij is afgelopen kun je haar alleen door je eigen ogen zien.
not-dealt-fairly = De kopregel [{ $header } “…”] ontbreekt: deze partij is niet door een server gedeeld uit een geheim en de getallen van de spelers, of ze is niet afgelopen.
other-commitment = Het geheim is niet het beloofde: de hash ervan is { $found }, en getoond werd { $said }.
other-seed = De seed is { $said }, maar uit het geheim en de getallen van de spelers volgt { $found }.
verified = Alles klopt: { $game }, { $entries } stappen, uitslag { $result }. Het geheim is het beloofde, de seed volgt eruit en uit de getallen van de spelers, en elke zet kan worden gespeeld zoals hij is opgeschreven.
no-database = De database is niet bereikbaar: { $reason }
database-in-use = Een andere server werkt al met { $file }; stop die, of noem een andere --database.
cannot-listen = De server kan niet luisteren op { $where }: { $reason }; --port noemt een andere poort.
serving-at = Tavola is te vinden op { $address }
serving-stop = Stop hem met Ctrl-C.

## Accounts

wrong-password = De naam of het wachtwoord klopt niet.
wrong-old-password = Je huidige wachtwoord klopt niet.
password-needed = Geef ook je huidige wachtwoord.
password-is-login = Het wachtwoord moet anders zijn dan de naam om je aan te melden.
not-a-guest = { $name } heeft al een account; alleen de plaatsen van een gast kunnen mee.
login-taken = Deze naam om je aan te melden is al bezet; kies een andere.
last-way-in = Dit is de enige manier om bij je account terug te komen; voeg er eerst een toe.
no-origin = Dit werkt alleen vanaf een pagina van deze server: de header Origin ontbreekt.
bad-passkey = De passkey is niet geaccepteerd; probeer het opnieuw op de pagina waar hij is gemaakt.
no-such-passkey = Deze passkey is hier niet bekend, of niet meer.
no-such-passkey-id = Zo’n passkey heb je niet.
passkey-known = Deze passkey is hier al bekend.
too-many-passkeys = Je hebt al { $most } passkeys; verwijder er een die je niet nodig hebt.
challenge-used = Dit duurde te lang, of er is al geantwoord; begin opnieuw.
not-your-name = Schrijf je naam precies zoals hij is om jezelf te verwijderen: { $name }.

## Berichten

no-mail-here = Deze server verstuurt geen mail.
mail-undelivered = Er kon geen mail naar { $address } worden gestuurd; kijk of het adres klopt, of probeer het later.
no-mail-address = Er is geen adres dat op een code wacht; zeg eerst waar die heen moet.
wrong-mail-code =
    { $minutes ->
        [one] Deze code klopt niet, of niet meer; ze geldt een minuut en een paar pogingen.
       *[other] Deze code klopt niet, of niet meer; ze geldt { $minutes } minuten en een paar pogingen.
    }
no-push-here = Deze server stuurt geen berichten naar browsers.
unknown-push-service = Naar { $host } kunnen geen berichten worden gestuurd; alleen naar de diensten van de gangbare browsers.
bad-push-keys = De sleutels van het abonnement kloppen niet: nodig zijn een punt van P-256 en 16 bytes, in base64.
too-many-subscriptions = Er krijgen al { $most } browsers bericht; beëindig er een die je niet nodig hebt.
no-such-subscription = Geen van je browsers heeft zo’n abonnement.
push-turn-title = { $game }
push-turn-text =
    { $count ->
        [0] Je bent aan de beurt.
       *[other] Je bent aan de beurt. Aan tafel: { $others }.
    }
mail-turn-subject = Jij bent aan de beurt: { $game }
mail-turn-text =
    { $count ->
        [0] Hallo { $name },

            je bent aan de beurt bij { $game }:
            { $link }

            Je hebt zelf om deze berichten gevraagd. Geen berichten meer: { $unsubscribe }
       *[other] Hallo { $name },

            je bent aan de beurt bij { $game }, met { $others }:
            { $link }

            Je hebt zelf om deze berichten gevraagd. Geen berichten meer: { $unsubscribe }
    }
mail-confirm-subject = Je code voor Tavola
mail-confirm-text =
    Hallo { $name },

    vul deze code in om per mail te horen wanneer je aan de beurt bent:

    { $code }

    Heb je er niet om gevraagd, dan hoef je niets te doen.
mail-end-question = Geen berichten over je beurten meer naar { $address }?
mail-end-button = Geen berichten meer
mail-ended = { $address } krijgt geen berichten over beurten meer.
mail-ended-already = Hier valt niets te beëindigen: naar dit adres gaan geen berichten meer.

## Een server draaien

stopping = De server stopt zo; probeer het over een ogenblik opnieuw.
database-away = De server kan zijn database nu niet bereiken; probeer het later opnieuw.
bad-mail = Mail gaat via smtp://NAAM:WACHTWOORD@HOST:POORT of smtps://…, niet via “{ $mail }”.
bad-database = Dit is geen database die gebruikt kan worden: { $problem }
database-current = De database is al bij de tijd (versie { $version }).
database-migrated = De database is nu bij de tijd (versie { $version }).
nothing-to-back-up = Er is niets om te bewaren: nog geen server heeft deze database gebruikt.
no-backup-file = { $file } kan niet worden geschreven: { $reason }
backup-only-lines = Alleen SQLite kan naar { $file } worden gekopieerd; noem in plaats daarvan een bestand *.jsonl of *.jsonl.gz.
backed-up =
    { $rows ->
        [one] Eén rij is naar { $file } geschreven.
       *[other] { $rows } rijen zijn naar { $file } geschreven.
    }
restored =
    { $rows ->
        [one] Eén rij is uit { $file } teruggezet.
       *[other] { $rows } rijen zijn uit { $file } teruggezet.
    }
not-a-backup = { $file } is geen back-up van Tavola, of is beschadigd.
backup-damaged = { $file } is beschadigd of niet volledig; er is niets teruggezet.
backup-of-other-version = De back-up is van versie { $version } van de database, die dit programma niet kent; installeer een nieuwere Tavola.
database-not-empty = De database is al in gebruik; een back-up kan alleen in een nieuwe worden teruggezet.
