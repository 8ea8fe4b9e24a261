taj-mahal-web-about = Corteggia la corte di ogni provincia, o ritirati in tempo con ciò in cui sei in testa.
taj-mahal-web-option =
    { $option ->
        [carletti] Carletto, giocato dalle regole
       *[nine_provinces] Nove province invece di dodici
    }
taj-mahal-web-value =
    { $value ->
        [false] no
        [true] sì
       *[other] { $value }
    }
