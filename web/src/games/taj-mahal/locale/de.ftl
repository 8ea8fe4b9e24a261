taj-mahal-web-about = Wirb um den Hof jeder Provinz, oder steige rechtzeitig mit dem aus, worin du führst.
taj-mahal-web-option =
    { $option ->
        [carletti] Carletto, den die Regeln spielen
       *[nine_provinces] Neun Provinzen statt zwölf
    }
taj-mahal-web-value =
    { $value ->
        [false] nein
        [true] ja
       *[other] { $value }
    }
