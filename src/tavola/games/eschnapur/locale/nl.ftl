## The parts of the game

eschnapur-official =
    { $official ->
        [blockade] de blokkade
        [stop] de bouwstop
        [bricks] de stenen
        [order] de beurtvolgorde
       *[move] het verplaatsen
    }
eschnapur-official-short =
    { $official ->
        [blockade] Blokkade
        [stop] Bouwstop
        [bricks] Stenen
        [order] Volgorde
       *[move] Verplaats
    }
eschnapur-privilege =
    { $privilege ->
        [choose-marker] beurtfiche kiezen
        [win-ties] gelijke stand winnen
        [free-site] vrije bouwplaats
        [gold] goud ter waarde van 5
        [remove-blockade] blokkade weigeren
        [forbid-last] laatste steen verbieden
        [gold-and-bricks] goud ter waarde van 3 en twee stenen
        [ignore-stop] bouwstop negeren
        [bricks] drie stenen
       *[from-hand] uit de hand spelen
    }

## On the screen

eschnapur-headline =
    { $phase ->
        [0] Het spel is afgelopen na ronde { $round }: { $completed } van { $last } delen voltooid
        [1] Ronde { $round }, fase 1, bouwplaatsen: { $completed } van { $last } delen voltooid
        [2] Ronde { $round }, fase 2, goud: { $completed } van { $last } delen voltooid
        [3] Ronde { $round }, fase 3, blokkade: { $completed } van { $last } delen voltooid
        [4] Ronde { $round }, fase 4, bouwstop: { $completed } van { $last } delen voltooid
        [5] Ronde { $round }, fase 5, stenen: { $completed } van { $last } delen voltooid
        [6] Ronde { $round }, fase 6, beurtvolgorde: { $completed } van { $last } delen voltooid
        [7] Ronde { $round }, fase 7, bouwen: { $completed } van { $last } delen voltooid
        [8] Ronde { $round }, fase 8, verplaatsen: { $completed } van { $last } delen voltooid
       *[9] Ronde { $round }, fase 9, beloningen: { $completed } van { $last } delen voltooid
    }
eschnapur-finished = voltooid
eschnapur-reward = goud { $reward }
eschnapur-bank = In de kas
eschnapur-bank-empty = niets
eschnapur-privileges = Privilegekaarten
eschnapur-column =
    { $column ->
        [player] Kleur
        [points] Punten
        [track] Spoor
        [bricks] Over
        [turn] Beurt
       *[sites] Waar
    }
eschnapur-wins-ties = wint gelijke standen
eschnapur-plays-from-hand = speelt uit de hand
eschnapur-ordered = besteld: { $cards }
eschnapur-holds = { $player } heeft
eschnapur-hand = waarvan in je hand
eschnapur-steps = Jouw stenen in deel { $section }:
eschnapur-step =
    { $what ->
        [bag] { $bricks } → { $points } punten en de zak goud
        [complete] { $bricks } → { $points } punten en voltooid
       *[nothing] { $bricks } → { $points } punten
    }
eschnapur-change = { $player }, van { $before } naar { $after }
eschnapur-change-bag = goud voor { $players }
eschnapur-change-complete = het deel is vol
eschnapur-no-card = niets
eschnapur-legend = $ zak goud · ■ bouwstop · ▼ laatste blijft · [▒] dicht · ✕ geblokkeerd · ↷ bleef · (5) eerder

eschnapur-row-sites = Bouw in
eschnapur-row-lay = Leg voor { eschnapur-official }
eschnapur-row-play = Speel uit je hand
eschnapur-row-stop = Bouwstop in deel
eschnapur-row-choose = Koop en neem beurtfiche
eschnapur-row-forbid = Verbied verplaatsen uit deel
eschnapur-row-gold = Neem
eschnapur-row-move = Verplaats van deel { $section } naar

## What the player must do

eschnapur-prompt-choosing =
    { $step ->
        [order] Bevestig je bouwplaatsen, met of zonder privilegekaarten die je nu koopt.
       *[sites] Kies in het geheim de twee delen waarin je bouwt.
    }
eschnapur-prompt-laying = Leg een dichte kaart voor { eschnapur-official }.
eschnapur-prompt-confirming = Alles ligt klaar. Bevestig, of neem je kaarten terug.
eschnapur-prompt-waiting =
    { $phase ->
        [sites] { $who ->
            [done] Je hebt gekozen. Wachten op de bouwplaatsen van { $waiting }.
           *[other] Wachten op de bouwplaatsen van { $waiting }.
        }
       *[cards] { $who ->
            [done] Je hebt gekozen. Wachten op de kaarten van { $waiting }.
           *[other] Wachten op de kaarten van { $waiting }.
        }
    }
eschnapur-prompt-unblocking =
    { $who ->
        [you] Je kaart voor { eschnapur-official } is geblokkeerd. Weiger je de blokkade voordat de kaarten worden onthuld?
       *[other] Wachten op { $player }, die de blokkade kan weigeren.
    }
eschnapur-prompt-answering =
    { $who ->
        [you] Speel een kaart uit je hand voor { eschnapur-official }.
       *[other] Wachten op { $player }, die uit de hand een kaart speelt voor { eschnapur-official }.
    }
eschnapur-prompt-blocking =
    { $who ->
        [you] Welke kaart blokkeer je?
       *[other] Wachten op { $player }, die het blokkadefiche legt.
    }
eschnapur-prompt-stopping =
    { $who ->
        [you] In welk deel mag deze ronde niemand bouwen?
       *[other] Wachten op { $player }, die de bouwstop legt.
    }
eschnapur-prompt-marking =
    { $who ->
        [you] { $other } gaat de beurtfiches verdelen. Koop je het recht om er eerst een te nemen?
       *[other] Wachten op { $player }, die een beurtfiche kan nemen voordat { $other } ze verdeelt.
    }
eschnapur-prompt-handing =
    { $who ->
        [you] Wie krijgt beurtfiche { $marker }?
       *[other] Wachten op { $player }, die de beurtfiches verdeelt.
    }
eschnapur-prompt-building =
    { $who ->
        [you] { $what ->
            [none] Je hebt geen stenen om te plaatsen. Koop een privilegekaart, of beëindig je beurt.
            [stuck] { $count ->
                [one] Je steen vindt geen plaats. Koop een privilegekaart, of beëindig je beurt.
               *[other] Je { $count } stenen vinden geen plaats. Koop een privilegekaart, of beëindig je beurt.
            }
           *[place] { $count ->
                [one] Plaats je steen.
               *[other] Plaats je { $count } stenen, een voor een.
            }
        }
       *[other] Wachten op { $player }, die bouwt.
    }
eschnapur-prompt-forbidding =
    { $who ->
        [you] { $other } mag een steen verplaatsen. Verbied je dat voor een deel?
       *[other] Wachten op { $player }, die een zet van { $other } kan verbieden.
    }
eschnapur-prompt-moving =
    { $who ->
        [you] Verplaats de laatste steen van een deel naar een ander, of zie ervan af.
       *[other] Wachten op { $player }, die een steen kan verplaatsen.
    }
eschnapur-prompt-gold =
    { $who ->
        [you] { $cause ->
            [premium] Voor de zak goud krijg je { $owed }; neem { $worth } uit de kas.
            [reward] Voor het voltooide deel krijg je { $owed }; neem { $worth } uit de kas.
           *[privilege] Voor de privilegekaart krijg je { $owed }; neem { $worth } uit de kas.
        }
       *[other] Wachten op { $player }, die goud uit de kas neemt.
    }

## What can be done

eschnapur-action-sites = Bouw in de delen { $first } en { $second }
eschnapur-action-order =
    { $count ->
        [0] Bevestig de bouwplaatsen, koop niets
       *[other] Bevestig de bouwplaatsen en koop: { $cards }
    }
eschnapur-action-lay =
    { $card ->
        [nothing] Leg niets voor { eschnapur-official }
       *[other] Leg een { $card } voor { eschnapur-official }
    }
eschnapur-action-confirm = Bevestig de kaarten
eschnapur-action-reconsider = Neem je keuze terug en kies opnieuw
eschnapur-action-unblock = Koop: blokkade weigeren
eschnapur-action-play = Speel een { $card } uit je hand
eschnapur-action-block = Blokkeer de kaart van { $player } voor { eschnapur-official }
eschnapur-action-stop = Bouwstop in deel { $section }
eschnapur-action-choose = Koop: neem beurtfiche { $marker }
eschnapur-action-hand = Beurtfiche { $marker } voor { $player }
eschnapur-action-place = Plaats een steen in deel { $section }
eschnapur-action-buy = Koop: { eschnapur-privilege }
eschnapur-action-end = Beëindig je beurt
eschnapur-action-forbid = Koop: niemand verplaatst de laatste steen uit deel { $section }
eschnapur-action-move = Verplaats de laatste steen van deel { $section } naar deel { $target }
eschnapur-action-gold = Neem { $cards } uit de kas
eschnapur-action-decline = Zie ervan af

## What happened

eschnapur-event-round = Ronde { $round } begint.
eschnapur-event-chosen =
    { $phase ->
        [sites] { $player } heeft bouwplaatsen gekozen.
       *[cards] { $player } heeft de kaarten gelegd.
    }
eschnapur-event-reconsidered =
    { $phase ->
        [sites] { $player } kiest opnieuw bouwplaatsen.
       *[cards] { $player } legt opnieuw kaarten.
    }
eschnapur-event-sites-settled = Iedereen heeft bouwplaatsen gekozen.
eschnapur-event-ordered =
    { $count ->
        [0] { $player } heeft geen privilegekaart besteld.
       *[other] { $player } heeft besteld: { $cards }.
    }
eschnapur-event-lapsed =
    { $why ->
        [gone] { $player } krijgt “{ eschnapur-privilege }” niet: de kaart is al verkocht.
       *[useless] { $player } koopt “{ eschnapur-privilege }” niet: de kaart zou nu niets doen.
    }
eschnapur-event-bought = { $player } koopt “{ eschnapur-privilege }” voor { $cost }.
eschnapur-event-laid =
    { $count ->
        [one] Van { $player } ligt een dichte kaart.
       *[other] Van { $player } liggen { $count } dichte kaarten.
    }
eschnapur-event-revealed = { $player } onthult een { $card } voor { eschnapur-official }.
eschnapur-event-played = { $player } speelt een { $card } voor { eschnapur-official }.
eschnapur-event-stays-blocked = De kaart van { $player } voor { eschnapur-official } blijft dicht.
eschnapur-event-won = { $player } wint { eschnapur-official } met een { $card }.
eschnapur-event-nobody-won = Niemand wint { eschnapur-official }.
eschnapur-event-blocked = De kaart van { $player } voor { eschnapur-official } wordt geblokkeerd.
eschnapur-event-blockade-aside = Het blokkadefiche gaat aan de kant.
eschnapur-event-stopped = Bouwstop in deel { $section }.
eschnapur-event-stop-aside = Het bouwstopfiche gaat aan de kant.
eschnapur-event-bricks =
    { $why ->
        [official] { $count ->
            [0] { $player } zou stenen krijgen, maar ze zijn op.
            [one] { $player } krijgt een steen.
           *[other] { $player } krijgt { $count } stenen.
        }
        [blockade] { $count ->
            [0] { $player } zou een steen krijgen voor de geblokkeerde kaart, maar ze zijn op.
           *[other] { $player } krijgt een steen voor de geblokkeerde kaart.
        }
       *[privilege] { $count ->
            [0] { $player } zou stenen krijgen voor de privilegekaart, maar ze zijn op.
            [one] { $player } krijgt een steen voor de privilegekaart.
           *[other] { $player } krijgt { $count } stenen voor de privilegekaart.
        }
    }
eschnapur-event-chose-marker = { $player } neemt als eerste beurtfiche { $marker }.
eschnapur-event-marker =
    { $why ->
        [lot] { $player } krijgt door loting beurtfiche { $marker }.
       *[winner] { $player } krijgt beurtfiche { $marker }.
    }
eschnapur-event-order-stays = De beurtvolgorde blijft zoals die is.
eschnapur-event-sites = { $player } bouwt in { $first } en { $second }.
eschnapur-event-placed = { $player } plaatst een steen in deel { $section }, op { $number }.
eschnapur-event-bag = { $player } bedekt de zak goud in deel { $section }.
eschnapur-event-left-over =
    { $count ->
        [one] Een steen van { $player } vindt geen plaats.
       *[other] { $count } stenen van { $player } vinden geen plaats.
    }
eschnapur-event-forbade = { $player } verbiedt de laatste steen uit deel { $section } te verplaatsen.
eschnapur-event-moved = Een steen van { $player } gaat van deel { $section } naar deel { $target }, op { $number }.
eschnapur-event-nothing-moved = Er wordt geen steen verplaatst.
eschnapur-event-gold =
    { $cause ->
        [premium] { $player } neemt { $cards } voor de zak goud in deel { $section }.
        [reward] { $player } neemt { $cards } voor deel { $section }.
       *[privilege] { $player } neemt { $cards } voor de privilegekaart.
    }
eschnapur-event-no-gold =
    { $cause ->
        [premium] De kas heeft niets voor { $player } en de zak goud in deel { $section }.
        [reward] De kas heeft niets voor { $player } en deel { $section }.
       *[privilege] De kas heeft niets voor de privilegekaart van { $player }.
    }
eschnapur-event-privilege-points =
    { $points ->
        [one] { $player } krijgt een privilegepunt.
       *[other] { $player } krijgt { $points } privilegepunten.
    }
eschnapur-event-points = { $player } scoort { $points } in deel { $section }: hoogste getal { $number }, stenen { $count }.
eschnapur-event-completed = Deel { $section } is voltooid.
eschnapur-event-bonus =
    { $points ->
        [0] { $player } krijgt niets voor { $track } op het privilegespoor.
       *[other] { $player } krijgt { $points } punten voor { $track } op het privilegespoor.
    }
eschnapur-event-standstill = Niemand heeft nog goud of stenen: het spel eindigt.
eschnapur-event-over = Het spel is afgelopen.

## Why something is not possible

eschnapur-why-game-over = het spel is afgelopen.
eschnapur-why-not-your-turn = jou wordt nu niets gevraagd.
eschnapur-why-not-now = daar gaat het nu niet om.
eschnapur-why-already-confirmed = je hebt al bevestigd; neem eerst je keuze terug.
eschnapur-why-nothing-chosen = je hebt nog niets gekozen.
eschnapur-why-sites-first = kies eerst twee bouwplaatsen.
eschnapur-why-sites-chosen = je bouwplaatsen zijn gekozen; neem eerst je keuze terug.
eschnapur-why-section-finished = dat deel is voltooid.
eschnapur-why-card-gone = die privilegekaart is niet meer in het spel.
eschnapur-why-not-enough-points = je hebt te weinig privilegepunten.
eschnapur-why-does-nothing = die privilegekaart zou nu niets voor je doen.
eschnapur-why-other-official-first = kaarten worden voor de ene ambtenaar na de andere gelegd.
eschnapur-why-lay-first = leg eerst voor alle ambtenaren een kaart.
eschnapur-why-all-laid = voor alle ambtenaren ligt al iets.
eschnapur-why-must-lay = een ambtenaar krijgt alleen niets als je kaarten niet voor allen genoeg zijn.
eschnapur-why-not-in-hand = je hebt zo’n kaart niet in je hand.
eschnapur-why-no-such-player = daar zit niemand.
eschnapur-why-own-card = je kunt je eigen kaarten niet blokkeren.
eschnapur-why-no-card-there = daar ligt geen dichte kaart.
eschnapur-why-same-official = het fiche lag in de vorige ronde bij die ambtenaar.
eschnapur-why-same-player = het fiche lag in de vorige ronde op een kaart van die persoon.
eschnapur-why-stopped-before = de bouwstop lag in de vorige ronde op dat deel.
eschnapur-why-no-such-marker = er zijn maar zoveel beurtfiches als spelers.
eschnapur-why-other-marker-first = het laagste beurtfiche wordt eerst verdeeld.
eschnapur-why-has-marker = die persoon heeft al een beurtfiche.
eschnapur-why-no-bricks = je hebt geen stenen om te plaatsen.
eschnapur-why-section-full = in dat deel is geen plaats vrij.
eschnapur-why-section-stopped = in dat deel geldt de bouwstop.
eschnapur-why-not-your-site = dat deel is niet een van je bouwplaatsen.
eschnapur-why-must-place = alle stenen die passen moeten worden geplaatst.
eschnapur-why-no-move-there = uit dat deel zou toch geen steen verplaatst kunnen worden.
eschnapur-why-same-section = een steen gaat van het ene deel naar het andere.
eschnapur-why-no-brick-there = in dat deel ligt geen steen.
eschnapur-why-last-forbidden = het is verboden de laatste steen uit dat deel te verplaatsen.
eschnapur-why-take-gold-first = eerst wordt er goud uit de kas genomen.
eschnapur-why-no-gold-due = je hebt geen goud te goed.
eschnapur-why-not-in-bank = die kaarten heeft de kas niet.
eschnapur-why-other-worth = neem precies wat je te goed hebt, of het meeste daaronder dat de kas kan betalen.

## Why components are impossible

eschnapur-components-printed-cost = “{ eschnapur-privilege }” kost { $cost }, zoals de regels zeggen.
eschnapur-components-cost = “{ eschnapur-privilege }” moet van 1 tot { $most } kosten.
eschnapur-components-size = deel { $section } heeft { $count } velden, maar een deel heeft er { $least } tot { $most }.
eschnapur-components-equal-sizes = de delen { $first } en { $second } hebben allebei { $count } velden, maar geen twee delen zijn even groot.
eschnapur-components-numbers = de getallen van deel { $section } moeten van onderaf stijgen, van 1 tot hoogstens { $most }.
eschnapur-components-bag = deel { $section } heeft geen veld { $bag } voor de zak goud.
eschnapur-components-reward = de beloning van deel { $section } moet van 1 tot { $most } zijn.
eschnapur-components-rows = de rijen van deel { $section } moeten samen zijn { $count } velden zijn.
