thurn-und-taxis-web-about = Traccia vie postali di città in città, apri i tuoi uffici, vinci una diligenza dopo l’altra.
thurn-und-taxis-web-map = La mappa
thurn-und-taxis-web-houses-of = Uffici: { $owners }
thurn-und-taxis-web-fits = Si attacca al tuo percorso
thurn-und-taxis-web-fits-left = Si attacca a sinistra del tuo percorso
thurn-und-taxis-web-fits-right = Si attacca a destra del tuo percorso
thurn-und-taxis-web-house-there = Lì hai un ufficio
thurn-und-taxis-web-missing = Ti mancano ancora: { $cities }
thurn-und-taxis-web-gain = Di quanto crescono i tuoi punti
thurn-und-taxis-web-officials = Funzionari
thurn-und-taxis-web-official =
    { $official ->
        [administrator] Sindaco
        [postmaster] Direttore dell’ufficio postale
        [carrier] Postiglione
       *[cartwright] Fabbro
    }
thurn-und-taxis-web-official-does =
    { $official ->
        [administrator] cambia tutte e sei le carte scoperte prima che tu ne prenda una.
        [postmaster] ti fa prendere una seconda carta.
        [carrier] ti fa piazzare una seconda carta.
       *[cartwright] dà la diligenza seguente a un percorso a cui mancano una o due carte.
    }
thurn-und-taxis-web-close = Chiudi il percorso
thurn-und-taxis-web-close-cartwright = Chiudi con il fabbro
thurn-und-taxis-web-discard-warning =
    { $count ->
        [one] Dopo la chiusura devi scartare una carta della mano.
       *[other] Dopo la chiusura devi scartare { $count } carte della mano.
    }
thurn-und-taxis-web-abandon-warning =
    { $count ->
        [one] Il tuo percorso di una carta viene abbandonato.
       *[other] Il tuo percorso di { $count } carte viene abbandonato.
    }
thurn-und-taxis-web-cards =
    { $count ->
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
thurn-und-taxis-web-houses-left =
    { $count ->
        [one] Resta un ufficio
       *[other] Restano { $count } uffici
    }
thurn-und-taxis-web-from-carriage = Migliore diligenza
thurn-und-taxis-web-from-houses = Uffici non aperti
thurn-und-taxis-web-option =
    { $option ->
       *[all_regions] La tessera di tutte le regioni ne chiede
    }
thurn-und-taxis-web-value =
    { $value ->
        [eight] otto, senza Baiern
       *[nine] nove
    }
