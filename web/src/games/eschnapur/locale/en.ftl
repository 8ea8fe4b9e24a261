eschnapur-web-about = Bribe the officials in secret, and put your bricks where they count.
