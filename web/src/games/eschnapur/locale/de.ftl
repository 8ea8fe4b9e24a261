eschnapur-web-about = Besteche heimlich die Beamten und setze deine Steine dorthin, wo sie zählen.
