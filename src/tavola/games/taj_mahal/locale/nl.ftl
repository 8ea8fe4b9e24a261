## De onderdelen van het spel

taj-mahal-colour =
    { $colour ->
        [red] rood
        [yellow] geel
        [green] groen
       *[purple] paars
    }
taj-mahal-colour-short =
    { $colour ->
        [red] ro
        [yellow] ge
        [green] gr
        [white] wi
       *[purple] pa
    }
taj-mahal-symbol =
    { $symbol ->
        [vizier] vizier
        [general] generaal
        [monk] monnik
        [princess] prinses
        [mogul] Grootmogul
       *[elephant] olifant
    }
taj-mahal-second =
    { $second ->
        [vizier] vizier
        [general] generaal
        [monk] monnik
        [princess] prinses
        [mogul] Grootmogul
       *[elephant] olifant
    }
taj-mahal-prize =
    { $prize ->
        [vizier] de vizier
        [general] de generaal
        [monk] de monnik
        [princess] de prinses
        [mogul] de kroon
       *[elephant] de provinciekaart
    }
# In zinnen staat er altijd “een” voor.
taj-mahal-card =
    { $colour ->
        [red] rode
        [yellow] gele
        [green] groene
       *[purple] paarse
    } { taj-mahal-symbol }–{ taj-mahal-second }
taj-mahal-white-card = witte { taj-mahal-symbol }
taj-mahal-special =
    { $special ->
        [two-points] +2 punten
        [change-of-colour] vrije kleurkeuze
        [elephant] +1 olifant
       *[grand-mogul] +1 Grootmogul
    }
taj-mahal-good =
    { $good ->
        [rice] rijst
        [tea] thee
        [spices] kruiden
       *[jewels] edelstenen
    }
taj-mahal-bonus =
    { $bonus ->
        [rice] rijst
        [tea] thee
        [spices] kruiden
        [jewels] edelstenen
        [two-points] +2 punten
        [one-card] +1 kaart
       *[taj-mahal] Taj Mahal
    }

## Op het scherm

taj-mahal-visit = Ronde { $number } van { $count }: { $province }
taj-mahal-court = Hof
taj-mahal-court-empty = alles is al genomen
taj-mahal-goods-here = provinciekaart
taj-mahal-display = Etalage
taj-mahal-display-empty = leeg
taj-mahal-deck = stapel { $deck }, afgelegd { $discard }
taj-mahal-next = Daarna
taj-mahal-specials-on-table = Op tafel
taj-mahal-player = { $player }: { $points ->
        [one] een punt
       *[other] { $points } punten
    }, { $cards ->
        [one] een kaart
       *[other] { $cards } kaarten
    }
taj-mahal-carletto-player = { $player } (Carletto): { $points ->
        [one] een punt
       *[other] { $points } punten
    }
taj-mahal-colour-of-visit = kleur: { taj-mahal-colour }
taj-mahal-colour-open = kleur: nog open
taj-mahal-start = startsteen
taj-mahal-out = gepast
taj-mahal-shows = toont
taj-mahal-leads = zou winnen
taj-mahal-owns = bezit
taj-mahal-taken = nam uit de etalage
taj-mahal-hand = Jouw hand
taj-mahal-hand-empty = leeg
taj-mahal-legend-cards = Kaarten: ro rood, ge geel, gr groen, pa paars, wi wit; V vizier, G generaal, M monnik, P prinses, K Grootmogul, E olifant
taj-mahal-legend-map = Op het speelbord: (7) provincie van ronde 7, ♜ vesting, ■1 paleis van plaats 1, ♛1 kroonpaleis van plaats 1
taj-mahal-way-cities = bouw in { $cities }
taj-mahal-way-crown = kroonpaleis in { $city }
taj-mahal-way-bonus = { taj-mahal-bonus } +{ $points }
taj-mahal-way-card = een kaart
taj-mahal-way-palaces = paleizen +{ $points }
taj-mahal-way-goods = provinciekaart +{ $points }
taj-mahal-way-points = samen +{ $points }
taj-mahal-way-nothing = je wint niets
taj-mahal-way-prizes = je wint { $prizes }
taj-mahal-way-more =
    { $count ->
        [one] … en nog een manier
       *[other] … en nog { $count } manieren
    }
taj-mahal-would-lead = daarna aan kop voor: { $prizes }

## Wat de speler moet doen

taj-mahal-prompt-playing =
    { $who ->
        [you] { $first ->
            [yes] Speel een kleurkaart, die je kleur voor deze ronde bepaalt, of pas meteen en krijg een extra kaart.
           *[no] Speel nog een kleurkaart, of pas.
        }
       *[other] Wachten op { $player }, die kaarten moet spelen of moet passen.
    }
taj-mahal-prompt-joining =
    { $who ->
        [you] Speel je er een witte of een bijzondere kaart bij?
       *[other] Wachten op { $player }, die verder moet spelen.
    }
taj-mahal-prompt-building =
    { $who ->
        [you] { $count ->
            [one] Waar plaats je je paleis?
           *[other] Waar plaats je je paleizen? Het zijn er { $count }.
        }
       *[other] Wachten op { $player }, die paleizen moet plaatsen.
    }
taj-mahal-prompt-crowning =
    { $who ->
        [you] Waar plaats je je kroonpaleis?
       *[other] Wachten op { $player }, die het kroonpaleis moet plaatsen.
    }
taj-mahal-prompt-taking =
    { $who ->
        [you] { $count ->
            [one] Neem een kaart uit de etalage.
           *[other] Neem { $count } kaarten uit de etalage.
        }
       *[other] Wachten op { $player }, die kaarten uit de etalage moet nemen.
    }
taj-mahal-prompt-losing =
    { $who ->
        [you] Carletto heeft gepast: { $count ->
            [one] leg een kaart uit de etalage af.
           *[other] leg { $count } kaarten uit de etalage af.
        }
       *[other] Wachten op { $player }, die voor Carletto uit de etalage moet afleggen.
    }

## Acties

taj-mahal-action-play = Speel een { $card }
taj-mahal-action-alone = Speel er niets bij
taj-mahal-action-white = Speel er een { $card } bij
taj-mahal-action-special = Speel er de bijzondere kaart { taj-mahal-special } bij
taj-mahal-action-withdraw = Pas
taj-mahal-action-palace = Paleis in { $city }
taj-mahal-action-crown = Kroonpaleis in { $city }
taj-mahal-action-take = Neem een { $card }
taj-mahal-action-discard = Leg een { $card } af

## Wat er is gebeurd

taj-mahal-event-begins = { $player } krijgt door loting de startsteen.
taj-mahal-event-visit = Ronde { $number } gaat om { $province }; { $player } begint.
taj-mahal-event-turned-up = In de etalage komt een { $card }.
taj-mahal-event-reshuffled =
    { $count ->
        [one] De ene afgelegde kaart wordt de nieuwe stapel.
       *[other] De { $count } afgelegde kaarten worden de nieuwe stapel.
    }
taj-mahal-event-drew =
    { $why ->
        [bonus-tile] { $player } trekt een { $card } voor de bonuskaart.
       *[nothing-played] { $player } heeft niets gespeeld en trekt een { $card }.
    }
taj-mahal-event-drew-hidden =
    { $why ->
        [bonus-tile] { $player } trekt een kaart voor de bonuskaart.
       *[nothing-played] { $player } heeft niets gespeeld en trekt een kaart.
    }
taj-mahal-event-deck-empty =
    { $why ->
        [bonus-tile] { $player } zou een kaart trekken voor de bonuskaart, maar er is er geen.
        [carletto] { $player } (Carletto) moet een kaart trekken, maar er is er geen.
       *[nothing-played] { $player } heeft niets gespeeld en zou een kaart trekken, maar er is er geen.
    }
taj-mahal-event-played = { $player } speelt een { $card }.
taj-mahal-event-played-special =
    { $points ->
        [0] { $player } speelt de bijzondere kaart { taj-mahal-special }.
       *[other] { $player } speelt de bijzondere kaart { taj-mahal-special } en krijgt { $points } punten.
    }
taj-mahal-event-withdrew =
    { $why ->
        [nothing-played] { $player } past zonder te hebben gespeeld.
        [leads] { $player } (Carletto) staat voor minstens twee prijzen aan kop en past.
        [found-nothing] { $player } (Carletto) heeft geen kaart gevonden om te spelen en past.
        [no-coloured-card] { $player } (Carletto) past, want er is nergens meer een kleurkaart te trekken.
       *[played] { $player } past.
    }
taj-mahal-event-won = { $player } wint { taj-mahal-prize }.
taj-mahal-event-palace = { $player } plaatst een paleis in { $city }.
taj-mahal-event-crown = { $player } plaatst het kroonpaleis in { $city }.
taj-mahal-event-bonus =
    { $points ->
        [0] { $player } krijgt de bonuskaart van { $city }: { taj-mahal-bonus }.
       *[other] { $player } krijgt de bonuskaart van { $city }: { taj-mahal-bonus }, { $points } punten.
    }
taj-mahal-event-good =
    { $tile ->
        [province] { $player } krijgt { $points ->
            [one] een punt
           *[other] { $points } punten
        } voor { taj-mahal-good } op de provinciekaart: één, plus één voor elke gelijke grondstof die al in bezit was ({ $owned }).
       *[bonus] { $player } krijgt { $points ->
            [one] een punt
           *[other] { $points } punten
        } voor { taj-mahal-good } op de bonuskaart: één, plus één voor elke gelijke grondstof die al in bezit was ({ $owned }).
    }
taj-mahal-event-connected =
    { $count ->
        [0] { $player } krijgt een punt voor de paleizen in { $province }; geen andere provincie is aangesloten.
       *[other] { $player } krijgt { $points } punten voor paleizen: { $province }, verbonden met { $others }.
    }
taj-mahal-event-took = { $player } neemt een { $card } uit de etalage.
taj-mahal-event-carletto-drew = { $player } (Carletto) trekt een { $card }.
taj-mahal-event-carletto-discarded = { $player } (Carletto) legt een { $card } af.
taj-mahal-event-discarded = { $player } legt voor Carletto een { $card } uit de etalage af.
taj-mahal-event-display-gone =
    { $count ->
        [one] De laatste kaart uit de etalage wordt afgelegd.
       *[other] De { $count } kaarten die in de etalage over zijn, worden afgelegd.
    }
taj-mahal-event-bonus-gone = De bonuskaart van { $city } gaat uit het spel: { taj-mahal-bonus }.
taj-mahal-event-tile-gone = Provinciekaart { $number } gaat uit het spel; niemand heeft hem gewonnen.
taj-mahal-event-pair =
    { $source ->
        [table] { $player } geeft twee invloedskaarten ({ $person ->
            [vizier] vizier
            [general] generaal
            [monk] monnik
           *[princess] prinses
        }) af en neemt de bijzondere kaart { taj-mahal-special }.
        [player] { $player } geeft twee invloedskaarten ({ $person ->
            [vizier] vizier
            [general] generaal
            [monk] monnik
           *[princess] prinses
        }) af en krijgt de bijzondere kaart { taj-mahal-special } van { $other }.
       *[own] { $player } geeft twee invloedskaarten ({ $person ->
            [vizier] vizier
            [general] generaal
            [monk] monnik
           *[princess] prinses
        }) af en houdt de bijzondere kaart { taj-mahal-special }.
    }
taj-mahal-event-three =
    { $source ->
        [player] { $player } (Carletto) geeft drie invloedskaarten ({ $persons }) af en krijgt de bijzondere kaart { taj-mahal-special } van { $other }.
       *[table] { $player } (Carletto) geeft drie invloedskaarten ({ $persons }) af en neemt de bijzondere kaart { taj-mahal-special }.
    }
taj-mahal-event-specials-left = { $player } krijgt { $points ->
        [one] een punt
       *[other] { $points } punten
    } voor bijzondere kaarten.
taj-mahal-event-whites-left = { $player } krijgt { $points ->
        [one] een punt
       *[other] { $points } punten
    } voor witte kaarten in de hand.
taj-mahal-event-colour-left = { $player } krijgt { $points ->
        [one] een punt
       *[other] { $points } punten
    } voor kaarten van één kleur in de hand ({ taj-mahal-colour }).
taj-mahal-event-over = De laatste ronde is afgelopen.

## Waarom iets niet mogelijk is

taj-mahal-why-game-over = het spel is afgelopen.
taj-mahal-why-not-your-turn = iemand anders is aan de beurt.
taj-mahal-why-not-in-hand = je hebt die kaart niet in je hand.
taj-mahal-why-other-colour = in deze ronde speel je een andere kleur.
taj-mahal-why-one-coloured-card = je hebt al een kleurkaart gespeeld; er mag alleen een witte of een bijzondere kaart bij.
taj-mahal-why-coloured-card-first = witte en bijzondere kaarten mogen alleen samen met een kleurkaart; speel die eerst.
taj-mahal-why-not-your-special = je hebt die bijzondere kaart niet.
taj-mahal-why-special-lies-there = die bijzondere kaart ligt voor je tot je past.
taj-mahal-why-finish-withdrawal = je bent aan het passen; rond dat eerst af.
taj-mahal-why-nothing-to-build = er valt nu niets te bouwen.
taj-mahal-why-other-province = die stad ligt in een andere provincie.
taj-mahal-why-occupied = in die stad staat al een paleis; alleen een kroonpaleis mag erbij.
taj-mahal-why-city-order = de steden van meerdere paleizen noem je in de volgorde van de lijst, zodat elke keuze maar op één manier kan.
taj-mahal-why-palaces-first = plaats eerst de paleizen, dan het kroonpaleis.
taj-mahal-why-nothing-to-take = kaarten uit de etalage neem je als je past, na de punten.
taj-mahal-why-not-in-display = die kaart ligt niet in de etalage.
taj-mahal-why-display-order = meerdere kaarten noem je in de volgorde van de lijst, zodat elke keuze maar op één manier kan.
taj-mahal-why-nothing-to-discard = er hoeft nu niets uit de etalage te worden afgelegd.
taj-mahal-why-discard-first = Carletto heeft gepast; leg eerst uit de etalage af.

## Het spelmateriaal van een eigenaar

taj-mahal-too-many-carletti = Bij { $players } plaatsen is er ruimte voor hoogstens één Carletto.
taj-mahal-components-card = “{ $card }” is geen kaart van de kleur “{ $colour }”: een kleurkaart heeft twee van de letters { $letters }.
taj-mahal-components-white-card = “{ $card }” is geen witte kaart: een kaart van de kleur “{ $colour }” heeft één van de letters { $letters }.
taj-mahal-components-cards = van de kleur “{ $colour }” zijn er { $expected } kaarten, niet { $found }.
taj-mahal-components-persons = de bijzondere kaarten horen bij deze personen: { $names }.
taj-mahal-components-specials = elk van deze bijzondere kaarten is er één keer: { $names }.
taj-mahal-components-province-tiles = er zijn 12 provinciekaarten, niet { $found }.
taj-mahal-components-good = “{ $good }” op provinciekaart { $number } is geen grondstof; beschikbaar: { $names }.
taj-mahal-components-goods =
    { $expected ->
        [1] provinciekaart { $number } heeft één grondstof, niet { $found }.
       *[2] provinciekaart { $number } heeft twee grondstoffen, niet { $found }.
    }
taj-mahal-components-bonus = “{ $bonus }” is geen bonuskaart; beschikbaar: { $names }.
taj-mahal-components-bonus-tiles = naast de Taj Mahal zijn er 15 bonuskaarten, niet { $found }.
taj-mahal-components-bonus-missing = er moet een bonuskaart “{ $bonus }” zijn: bij negen provincies gaat er een uit het spel.
taj-mahal-components-city = de stad “{ $city }” bestaat niet.
taj-mahal-components-twice = { $city } staat twee keer bij de vestingen.
taj-mahal-components-fortresses = er zijn { $expected } vestingen, niet { $found }.
taj-mahal-components-agra = Agra is een vesting.
taj-mahal-components-road-twice = tussen twee steden loopt één weg: { $other } staat twee keer bij { $city }, of is die stad zelf.
taj-mahal-components-one-way = de weg van { $city } naar { $other } moet ook bij { $other } staan.
taj-mahal-components-ring = de vier buitenste steden van { $province } vormen een ring, dus loopt er een weg tussen { $city } en { $other }.
taj-mahal-components-ring-across = de vier buitenste steden van { $province } vormen een ring, dus loopt er geen weg tussen { $city } en { $other }, die tegenover elkaar liggen.
taj-mahal-components-agra-roads = Agra heeft wegen naar de vier andere steden van zijn provincie.
taj-mahal-components-apart = er lopen geen wegen van Agra naar { $city }.
taj-mahal-components-province = “{ $province }” is geen provincie die kan worden weggelaten.
taj-mahal-components-without = bij negen provincies worden er drie weggelaten, niet: { $found }.
taj-mahal-components-variant-road = de extra weg bij negen provincies verbindt twee steden.
taj-mahal-components-left-out = { $city } ligt in een provincie die is weggelaten.
taj-mahal-components-variant-fortresses = bij negen provincies zijn er { $expected } vestingen, niet { $found }.
