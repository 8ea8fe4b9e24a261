## The parts of the game

thurn-und-taxis-stack =
    { $stack ->
        [route-5] Route van vijf
        [route-6] Route van zes
        [route-7] Route van zeven
        [baden] Regio Baden
        [wurttemberg] Württemberg en Hohenzollern
        [schweiz] Schweiz en Tyrol
        [bohmen] Böhmen en Salzburg
        [baiern] Regio Baiern
        [all-regions] Alle regio’s
       *[end] Einde van het spel
    }
thurn-und-taxis-official =
    { $official ->
        [administrator] de ambtman
        [postmaster] de postmeester
        [carrier] de postiljon
       *[cartwright] de wagenmaker
    }

## On the screen

thurn-und-taxis-tiles = Tegels
thurn-und-taxis-any-cities = zoveel kaarten in de route
thurn-und-taxis-every-region =
    { $count ->
        [8] een huis in alle regio’s behalve Baiern
       *[9] een huis in alle negen regio’s
    }
thurn-und-taxis-end-tile = koets 7, of alle huizen geplaatst
thurn-und-taxis-row = Open kaarten
thurn-und-taxis-deck = stapel { $deck }, afgelegd { $discard }
thurn-und-taxis-hand = Jouw hand
thurn-und-taxis-hand-empty = leeg
thurn-und-taxis-route = Open route
thurn-und-taxis-player = { $player }: { $cards ->
        [one] een kaart
       *[other] { $cards } kaarten
    }, nog { $houses ->
        [one] een huis
       *[other] { $houses } huizen
    }, { $carriage ->
        [0] geen koets
       *[other] koets { $carriage }
    }, { $points ->
        [one] een punt
       *[other] { $points } punten
    }
thurn-und-taxis-begins = is begonnen
thurn-und-taxis-plays-last = speelt als laatste
thurn-und-taxis-could-end = kan in de volgende beurt het spel beëindigen
thurn-und-taxis-ending = Laatste ronde: { $player } heeft het einde ingeluid, { $other } speelt als laatste
thurn-und-taxis-legend = ← → past aan dat einde van jouw route, ⌂ daar staat een huis van jou

thurn-und-taxis-closing-mode =
    { $mode ->
        [each] een huis in elke regio
       *[region] huizen in { $region }
    }
thurn-und-taxis-closing-houses =
    { $most ->
        [0] geen huis
        [one] een huis
       *[other] { $most } huizen
    }
thurn-und-taxis-closing-tile = tegel { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-possible = misschien tegel { $points } ({ thurn-und-taxis-stack })
thurn-und-taxis-closing-carriage =
    { $carriage ->
        [0] geen koets
       *[other] koets { $carriage }
    }
thurn-und-taxis-closing-points = punten +{ $points }
thurn-und-taxis-closing-points-between = punten +{ $least } tot +{ $points }
thurn-und-taxis-closing-ends = dit luidt het einde in
thurn-und-taxis-warning-lost = { $count ->
        [one] De ene kaart van je route gaat verloren.
       *[other] De { $count } kaarten van je route gaan verloren.
    }
thurn-und-taxis-warning-discards = { $count ->
        [one] Daarna moet je een handkaart afleggen.
       *[other] Daarna moet je { $count } handkaarten afleggen.
    }

## What the player must do

thurn-und-taxis-prompt-taking =
    { $who ->
        [you] { $which ->
            [two] Je hand is leeg, dus de postmeester moet helpen: neem twee kaarten, een voor een.
            [second] Neem een tweede kaart, een open kaart of van de stapel.
           *[one] Neem een kaart, een open kaart of van de stapel.
        }
       *[other] Wachten op { $player }, die een kaart moet nemen.
    }
thurn-und-taxis-prompt-laying =
    { $who ->
        [you] { $route ->
            [open] Leg een kaart aan een einde van je route, of geef hem op voor een nieuwe.
           *[none] Begin een route met een kaart uit je hand.
        }
       *[other] Wachten op { $player }, die een kaart moet leggen.
    }
thurn-und-taxis-prompt-carrying =
    { $who ->
        [you] Leg een tweede kaart aan een einde van je route.
       *[other] Wachten op { $player }, die een tweede kaart moet leggen.
    }
thurn-und-taxis-prompt-finishing =
    { $who ->
        [you] { $closed ->
            [yes] Je route is afgesloten. Beëindig je beurt, of neem iets terug.
           *[no] Ga verder met je beurt, of beëindig hem.
        }
       *[other] Wachten op { $player }, die de beurt moet beëindigen.
    }
thurn-und-taxis-prompt-choosing =
    { $who ->
        [you] { $fewer ->
            [yes] Waar plaats je minder huizen dan je zou kunnen?
           *[no] Waar plaats je huizen?
        }
       *[other] Wachten op { $player }, die huizen moet plaatsen.
    }
thurn-und-taxis-prompt-placing =
    { $who ->
        [you] { $mode ->
            [each] Waar in { $place } komt een huis?
           *[region] Komt er een huis in { $place }?
        }
       *[other] Wachten op { $player }, die huizen moet plaatsen.
    }
thurn-und-taxis-prompt-discarding =
    { $who ->
        [you] { $count ->
            [one] Leg een kaart af: je mag er drie in je hand houden.
           *[other] Leg { $count } kaarten af, in de volgorde van de lijst: je mag er drie in je hand houden.
        }
       *[other] Wachten op { $player }, die kaarten moet afleggen.
    }

## What can be done

thurn-und-taxis-action-administrator = Vraag de ambtman: alle open kaarten worden vervangen
thurn-und-taxis-action-take = Neem { $city }
thurn-und-taxis-action-draw = Trek de bovenste kaart van de stapel
thurn-und-taxis-action-postmaster = Vraag de postmeester: neem een tweede kaart
thurn-und-taxis-action-begin = Begin een route in { $city }
thurn-und-taxis-action-lay =
    { $end ->
        [left] Leg { $city } aan het linkereinde
       *[right] Leg { $city } aan het rechtereinde
    }
thurn-und-taxis-action-abandon = Geef de route op en begin een nieuwe in { $city }
thurn-und-taxis-action-carrier = Vraag de postiljon: leg een tweede kaart
thurn-und-taxis-action-close = Sluit de route af
thurn-und-taxis-action-cartwright = Sluit de route af en vraag de wagenmaker om de volgende koets
thurn-und-taxis-action-each = Een huis in elke regio
thurn-und-taxis-action-region = Huizen in { $region }
thurn-und-taxis-action-fewer = Plaats minder huizen dan je zou kunnen
thurn-und-taxis-action-house = Een huis in { $city }
thurn-und-taxis-action-none = Hier geen huis
thurn-und-taxis-action-discard = Leg { $city } af
thurn-und-taxis-action-end = Beëindig je beurt

thurn-und-taxis-row-take = Neem
thurn-und-taxis-row-begin = Begin een route
thurn-und-taxis-row-lay =
    { $end ->
        [left] Leg aan het linkereinde
       *[right] Leg aan het rechtereinde
    }
thurn-und-taxis-row-abandon = Geef de route op en begin een nieuwe
thurn-und-taxis-row-house = Een huis in
thurn-und-taxis-row-discard = Leg af

## What happened

thurn-und-taxis-event-begins = { $player } begint.
thurn-und-taxis-event-turned-up = { $city } komt open te liggen.
thurn-und-taxis-event-reshuffled = De stapel is op: de { $count } afgelegde kaarten worden geschud tot een nieuwe.
thurn-und-taxis-event-turn = { $player } is aan de beurt.
thurn-und-taxis-event-asked =
    { $why ->
        [empty] { $player } heeft geen kaarten, dus moet { thurn-und-taxis-official } helpen.
       *[wish] { $player } vraagt { thurn-und-taxis-official }.
    }
thurn-und-taxis-event-swept = { $count ->
        [one] De open kaart wordt afgelegd.
       *[other] De { $count } open kaarten worden afgelegd.
    }
thurn-und-taxis-event-took = { $player } neemt { $city }.
thurn-und-taxis-event-drew = { $player } trekt { $city }.
thurn-und-taxis-event-drew-hidden = { $player } trekt een kaart.
thurn-und-taxis-event-nothing-to-take = Er is geen kaart die { $player } kan nemen.
thurn-und-taxis-event-nothing-to-lay = { $player } heeft geen kaart om te leggen.
thurn-und-taxis-event-abandoned = { $player } geeft een route van { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } op.
thurn-und-taxis-event-began = { $player } begint een route in { $city }.
thurn-und-taxis-event-laid =
    { $end ->
        [left] { $player } legt { $city } aan het linkereinde; de route telt { $count } kaarten.
       *[right] { $player } legt { $city } aan het rechtereinde; de route telt { $count } kaarten.
    }
thurn-und-taxis-event-closed = { $player } sluit een route van { $count } kaarten af.
thurn-und-taxis-event-placed = { $player } plaatst een huis in { $city } en heeft er nog { $left }.
thurn-und-taxis-event-tile = { $player } neemt een tegel van { $points }: { thurn-und-taxis-stack }.
thurn-und-taxis-event-carriage =
    { $why ->
        [cartwright] { $player } neemt koets { $carriage } dankzij de wagenmaker; punten: { $points }.
       *[route] { $player } neemt koets { $carriage }; punten: { $points }.
    }
thurn-und-taxis-event-discarded = { $player } legt { $city } af.
thurn-und-taxis-event-last-round = { $player } heeft het einde ingeluid: { $other } speelt als laatste.
thurn-und-taxis-event-over = Het spel is afgelopen.

## Why something is not possible

thurn-und-taxis-why-game-over = het spel is afgelopen.
thurn-und-taxis-why-not-your-turn = iemand anders is aan de beurt.
thurn-und-taxis-why-take-first = je moet eerst een kaart nemen.
thurn-und-taxis-why-already-taken = je hebt je kaart al genomen.
thurn-und-taxis-why-not-in-row = er ligt geen open kaart van die stad.
thurn-und-taxis-why-no-cards-left = er zijn geen kaarten meer om te nemen.
thurn-und-taxis-why-one-official = per beurt helpt maar één ambtsdrager, en een heeft dat al gedaan of moet het doen.
thurn-und-taxis-why-lay-first = je moet eerst een kaart leggen.
thurn-und-taxis-why-already-laid = je hebt je kaart al gelegd; alleen de postiljon staat een tweede toe.
thurn-und-taxis-why-not-in-hand = je hebt geen kaart van die stad in je hand.
thurn-und-taxis-why-route-open = je hebt al een open route; verleng hem of geef hem op.
thurn-und-taxis-why-no-route = je hebt geen open route.
thurn-und-taxis-why-in-route = die stad ligt al in je route.
thurn-und-taxis-why-no-road = geen weg verbindt die stad met dat einde van je route.
thurn-und-taxis-why-one-card = de route is één kaart, dus beide einden zijn gelijk; leg rechts aan.
thurn-und-taxis-why-carrier-extends = de tweede kaart van de postiljon moet de route verlengen.
thurn-und-taxis-why-nothing-fits = geen kaart uit je hand past aan je route.
thurn-und-taxis-why-too-short = alleen een route van minstens drie kaarten kan worden afgesloten.
thurn-und-taxis-why-already-closed = je hebt je route in deze beurt al afgesloten.
thurn-und-taxis-why-no-carriage = de wagenmaker helpt alleen als de route een of twee kaarten te kort is voor je volgende koets.
thurn-und-taxis-why-close-first = huizen worden alleen geplaatst en kaarten alleen afgelegd als een route wordt afgesloten.
thurn-und-taxis-why-finish-closing = je moet eerst het afsluiten van de route voltooien.
thurn-und-taxis-why-already-chosen = hoe de huizen worden geplaatst, is al gekozen.
thurn-und-taxis-why-one-house = in die regio zouden geen twee huizen komen; kies een huis in elke regio.
thurn-und-taxis-why-no-fewer = dat er minder huizen worden geplaatst, staat al vast.
thurn-und-taxis-why-not-asked = naar een huis in die stad wordt nu niet gevraagd.
thurn-und-taxis-why-all-houses = al deze huizen worden geplaatst; kies eerst voor minder huizen.
thurn-und-taxis-why-discard-order = kaarten worden afgelegd in de volgorde van de lijst, en er moeten er genoeg volgen.
