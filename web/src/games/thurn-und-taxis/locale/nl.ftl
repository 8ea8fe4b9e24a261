thurn-und-taxis-web-about = Leg postroutes van stad tot stad, zet je huizen, win koets na koets.
thurn-und-taxis-web-map = De kaart
thurn-und-taxis-web-houses-of = Huizen: { $owners }
thurn-und-taxis-web-fits = Past aan je route
thurn-und-taxis-web-fits-left = Past links aan je route
thurn-und-taxis-web-fits-right = Past rechts aan je route
thurn-und-taxis-web-house-there = Je hebt daar een huis
thurn-und-taxis-web-missing = Je mist nog: { $cities }
thurn-und-taxis-web-gain = Zoveel punten komen erbij
thurn-und-taxis-web-officials = Ambtsdragers
thurn-und-taxis-web-official =
    { $official ->
        [administrator] Ambtman
        [postmaster] Postmeester
        [carrier] Postiljon
       *[cartwright] Wagenmaker
    }
thurn-und-taxis-web-official-does =
    { $official ->
        [administrator] vervangt alle zes open kaarten voordat je er een neemt.
        [postmaster] laat je een tweede kaart nemen.
        [carrier] laat je een tweede kaart leggen.
       *[cartwright] geeft de volgende koets voor een route die een of twee kaarten te kort is.
    }
thurn-und-taxis-web-close = De route afsluiten
thurn-und-taxis-web-close-cartwright = Met de wagenmaker afsluiten
thurn-und-taxis-web-discard-warning =
    { $count ->
        [one] Na het afsluiten moet je een handkaart afleggen.
       *[other] Na het afsluiten moet je { $count } handkaarten afleggen.
    }
thurn-und-taxis-web-abandon-warning =
    { $count ->
        [one] Je route van één kaart wordt opgegeven.
       *[other] Je route van { $count } kaarten wordt opgegeven.
    }
thurn-und-taxis-web-cards =
    { $count ->
        [one] Eén handkaart
       *[other] { $count } handkaarten
    }
thurn-und-taxis-web-houses-left =
    { $count ->
        [one] Nog één huis
       *[other] Nog { $count } huizen
    }
thurn-und-taxis-web-from-carriage = Beste koets
thurn-und-taxis-web-from-houses = Niet geplaatste huizen
thurn-und-taxis-web-option =
    { $option ->
       *[all_regions] De tegel voor alle regio’s vraagt
    }
thurn-und-taxis-web-value =
    { $value ->
        [eight] acht, zonder Baiern
       *[nine] alle negen
    }
