## Cards

great-wall-kind =
    { $kind ->
        [wall] muur
        [gate] poort
        [tower] wachttoren
        [noble] edelman
        [warrior] krijger
        [horseman] ruiter
       *[dragon] draak
    }
great-wall-cards =
    { $kind ->
        [wall] { $count ->
            [one] een muur
           *[other] { $count } muren
        }
        [gate] { $count ->
            [one] een poort
           *[other] { $count } poorten
        }
        [tower] de wachttoren
        [noble] de edelman
        [warrior] { $count ->
            [one] een krijger
           *[other] { $count } krijgers
        }
        [horseman] { $count ->
            [one] een ruiter
           *[other] { $count } ruiters
        }
       *[dragon] de draak
    }

great-wall-short =
    { $kind ->
        [wall] Mu
        [gate] Po
        [tower] Wa
        [noble] Ed
        [warrior] Kr
        [horseman] Ru
       *[dragon] Dr
    }

## On the screen

great-wall-section = Bouwplaats { $section }
great-wall-no-section = hier wordt niet meer gebouwd
great-wall-tokens-beside = Roemfiches { $tokens }
great-wall-token-beside = Roemfiche { $tokens }
great-wall-prospect-lays = { $player } staat aan kop en zou een van de fiches op een kaart leggen
great-wall-prospect-wins = { $player } staat aan kop en zou { $token } winnen; { $other } zou { $laid } krijgen
great-wall-nobody-leads = niemand staat aan kop
great-wall-total = { $player } { $points }
great-wall-to-come = Roemfiches die nog komen: { $tokens }
great-wall-last-circle = Alleen nog scoren: niemand legt meer kaarten aan
great-wall-last-round = Laatste ronde: { $player } heeft de laatste eigen kaart gespeeld
great-wall-player = { $player }: { $hand ->
        [one] één kaart
       *[other] { $hand } kaarten
    } in de hand, { $deck } in de trekstapel
great-wall-player-fame = { $fame } roem
great-wall-hand = Je hand: { $cards }
great-wall-hand-empty = Je hand is leeg

## What the player must do

great-wall-prompt-score =
    { $who ->
        [you] Je staat aan kop bij bouwplaats { $section }: kies een van de twee roemfiches en leg die daar op een van je zichtbare kaarten.
       *[other] Wachten op { $player }: waardering bij bouwplaats { $section }.
    }
great-wall-prompt-build =
    { $who ->
        [you] { $actions ->
            [one] Je tweede actie: trek een kaart, of leg een of meer gelijke kaarten aan bij een bouwplaats.
           *[other] Je eerste actie: trek een kaart, of leg een of meer gelijke kaarten aan bij een bouwplaats.
        }
       *[other] Wachten op { $player }: een kaart trekken of kaarten aanleggen.
    }

## What can be done

great-wall-action-draw = Trek een kaart
great-wall-action-ride = Stuur een ruiter naar bouwplaats { $section }, zonder een actie te gebruiken
great-wall-action-place = Leg { great-wall-cards } aan bij bouwplaats { $section }
great-wall-action-cover = Bedek bij bouwplaats { $section } met de draak deze kaart van { $player }: { great-wall-kind }
great-wall-action-score =
    { $which ->
        [lower] Scoor bij bouwplaats { $section } en leg de laagste roemfiche op deze kaart: { great-wall-kind }
       *[higher] Scoor bij bouwplaats { $section } en leg de hoogste roemfiche op deze kaart: { great-wall-kind }
    }

great-wall-row-draw = Trek een kaart
great-wall-row-ride = Stuur een ruiter, zonder een actie te gebruiken
great-wall-row-place = Leg { great-wall-cards } aan
great-wall-row-cover = Bedek met de draak deze kaart van { $player }: { great-wall-kind }
great-wall-row-score =
    { $which ->
        [lower] Leg de laagste roemfiche op deze kaart: { great-wall-kind }
       *[higher] Leg de hoogste roemfiche op deze kaart: { great-wall-kind }
    }

## What happened

great-wall-event-begins = { $player } begint.
great-wall-event-turned-up = Bij bouwplaats { $section } liggen nu de roemfiches { $lower } en { $higher }.
great-wall-event-pair-removed = Twee roemfiches van { $token } gaan uit het spel, want met twee spelers worden er geen twee gelijke neergelegd.
great-wall-event-turn = { $player } is aan de beurt.
great-wall-event-drew = { $player } trekt: { great-wall-kind }.
great-wall-event-drew-hidden = { $player } trekt een kaart.
great-wall-event-placed = { $player } legt { great-wall-cards } aan bij bouwplaats { $section }.
great-wall-event-rode = { $player } stuurt een ruiter naar bouwplaats { $section } zonder een actie te gebruiken.
great-wall-event-covered = Bij bouwplaats { $section } bedekt de draak van { $player } deze kaart van { $other }: { great-wall-kind }.
great-wall-event-laid = { $player } scoort bij bouwplaats { $section } en legt roemfiche { $token } op deze kaart: { great-wall-kind }.
great-wall-event-won =
    { $from ->
        [card] { $player } krijgt roemfiche { $token } van de kaart bij bouwplaats { $section }.
       *[offer] { $player } wint roemfiche { $token } bij bouwplaats { $section }.
    }
great-wall-event-cleared = Alle kaarten bij bouwplaats { $section } gaan uit het spel.
great-wall-event-closed =
    { $why ->
        [last-circle] Er wordt alleen nog gescoord: bouwplaats { $section } krijgt geen nieuwe fiches, en er wordt niet meer gebouwd.
       *[no-tokens] Voor bouwplaats { $section } zijn er geen roemfiches meer: daar wordt niet meer gebouwd.
    }
great-wall-event-last-round = { $player } heeft de laatste eigen kaart gespeeld. Alle anderen krijgen nog één beurt.
great-wall-event-last-circle = Vanaf nu legt niemand meer kaarten aan; er wordt alleen nog gescoord, te beginnen met { $player }.
great-wall-event-over = Het spel is afgelopen.

## Why something is not possible

great-wall-why-game-over = het spel is afgelopen.
great-wall-why-not-your-turn = iemand anders is aan de beurt.
great-wall-why-score-first = je moet eerst scoren bij een bouwplaats waar je aan kop staat.
great-wall-why-already-scored = scoren kan alleen aan het begin van een beurt.
great-wall-why-not-leading = aan het begin van je beurt stond je daar niet aan kop.
great-wall-why-left-first = er wordt van links naar rechts gescoord; eerst komt een andere bouwplaats.
great-wall-why-equal-tokens = beide roemfiches hebben dezelfde waarde; kies “lower”.
great-wall-why-no-card-to-bear = je hebt daar geen zichtbare kaart van die soort.
great-wall-why-deck-empty = je trekstapel is leeg.
great-wall-why-not-in-hand = je hebt niet zoveel kaarten van die soort in je hand.
great-wall-why-section-closed = bij die bouwplaats wordt niet gebouwd.
great-wall-why-nothing-to-cover = die speler heeft daar geen zichtbare kaart van die soort.
great-wall-why-token-protects = een kaart met een roemfiche erop kan niet worden bedekt.
