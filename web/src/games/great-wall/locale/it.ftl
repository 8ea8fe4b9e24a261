great-wall-web-about = Costruisci, va’ in vantaggio, prendi il premio minore o aspetta quello maggiore.
great-wall-web-sum = { $player }: { $points }
great-wall-web-part = { great-wall-cards }: { $points }
great-wall-web-token-off = gettone su una carta: −{ $token }
great-wall-web-card = { $player }: { great-wall-kind }
great-wall-web-under = sopra una carta di { $player }: { great-wall-kind }
great-wall-web-bears = porta il gettone da { $token }
great-wall-web-would-lead = { $player } sarebbe in vantaggio
great-wall-web-hand = Le tue carte
great-wall-web-held =
    { $picked ->
        [0] { great-wall-kind }, in mano { $count }
       *[other] { great-wall-kind }, in mano { $count }, scelte { $picked }
    }
great-wall-web-worth =
    { $kind ->
        [wall] 1 punto.
        [gate] 2 punti.
        [tower] 3 punti.
        [noble] 1 punto. Finché è visibile, ogni altra carta della sezione vale 1.
        [warrior] Il tuo primo in una sezione vale 1, il secondo 2, il terzo 3 …
        [horseman] 2 punti. Prima della tua seconda azione si piazza senza usare un’azione.
       *[dragon] 1 punto. Va all’estremità destra, oppure su una carta qualsiasi senza gettone.
    }
great-wall-web-deck =
    { $count ->
        [one] Ancora una carta nel tuo mazzo
       *[other] { $count } carte nel tuo mazzo
    }
great-wall-web-draw = Pesca
great-wall-web-in-hand = in mano
great-wall-web-in-deck = nel mazzo
great-wall-web-remaining = Ancora da giocare, mano e mazzo insieme:
great-wall-web-coming = Gettoni ancora da scoprire:
great-wall-web-coming-of = Da { $value }: { $count }
great-wall-web-option =
    { $option ->
       *[totals] Tutti vedono i punti di tutti
    }
great-wall-web-value =
    { $value ->
        [false] no
       *[true] sì
    }
great-wall-web-won-in = Gettoni della sezione { $section }
great-wall-web-prospect-both = { $player } è in vantaggio e vincerebbe { $token }, più { $laid } dalla carta
great-wall-web-pick-first = Scegli prima una carta della mano, poi la sezione.
