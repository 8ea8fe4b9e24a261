taj-mahal-web-about = Ding naar de gunst van elk hof, of stap op tijd uit met wat je leidt.
taj-mahal-web-option =
    { $option ->
        [carletti] Carletto, die door de regels wordt gespeeld
       *[nine_provinces] Negen provincies in plaats van twaalf
    }
taj-mahal-web-value =
    { $value ->
        [false] nee
        [true] ja
       *[other] { $value }
    }
