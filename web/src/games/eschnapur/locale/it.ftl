eschnapur-web-about = Corrompi in segreto i funzionari e metti i tuoi mattoni dove contano.
