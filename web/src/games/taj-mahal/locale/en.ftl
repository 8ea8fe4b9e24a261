taj-mahal-web-about = Woo the court of each province, or withdraw in time with what you lead.
taj-mahal-web-option =
    { $option ->
        [carletti] Carletto, whom the rules play
       *[nine_provinces] Nine provinces instead of twelve
    }
taj-mahal-web-value =
    { $value ->
        [false] no
        [true] yes
       *[other] { $value }
    }
