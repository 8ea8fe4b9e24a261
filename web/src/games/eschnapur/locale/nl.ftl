eschnapur-web-about = Koop in het geheim de ambtenaren om en leg je stenen waar ze tellen.
