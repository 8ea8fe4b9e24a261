## Everywhere

web-close = Close
web-home = To the start page
web-bot = { $colour } ({ $level ->
        [random] chance
        [novice] novice
        [apprentice] apprentice
        [journeyman] journeyman
       *[master] master
    })
web-level =
    { $level ->
        [random] Chance
        [novice] Novice
        [apprentice] Apprentice
        [journeyman] Journeyman
       *[master] Master
    }
web-copied = Copied
web-copy-link = Copy the link
web-link = Link
web-qr = The same link as a QR code
web-send = Send
web-guest = Guest
web-no-server = The server cannot be reached at the moment.

## The table

web-your-turn = Your turn
web-you = you
web-board = Board
web-prompt = What is to be done
web-players = Players
web-own = Your own cards
web-points-tip =
    { $count ->
        [one] One point
       *[other] { $count } points
    }
web-spectators =
    { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
web-rules = Rules
web-invite = Invite
web-settings = Settings
web-log = What happened
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-undo = Undo
web-undo-tip = Take your last action back (Esc). Not possible once a card or token has come to light.
web-again = Start again
web-again-tip = Take back all of this turn that can be taken back
web-hint = Hint
web-hint-tip = A bot looks at what you can see and says what it would do
web-hint-is = A bot would do this: { $choice }
web-do-it = Do it
web-not-that = Rather not
web-gathering = Waiting for everybody to sit down.
web-lost = The line to the server is cut. Trying again; nothing is lost.
web-joining = Coming to the table …
web-days-left =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
web-choices = What you can do
web-not-possible = Not possible: { $reason }

## Replay

web-replay = Replay
web-turn-back = Back a turn
web-step-back = Back a step
web-step-forward = On a step
web-turn-forward = On a turn
web-position = Position in the match
web-entry = Step { $number } of { $last }
web-look-at = Look at the position after step { $number }
web-now = Now
web-since = What happened since your last turn

## The end

web-result = How it ended
web-wins =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
web-rank = Place
web-player = Player
web-points = Points
web-how-points = How the points came about
web-chart = Points over the game
web-rematch = Play again
web-to-rematch = To the next game
web-look-back = Look at the board
web-show-result = Result

## Settings

web-language = Language
web-theme = Light
web-theme-is =
    { $theme ->
        [light] By day
        [dark] By lamplight
       *[auto] As the device has it
    }
web-motion = Motion
web-motion-is =
    { $motion ->
        [full] Full
        [brisk] Brisk
       *[none] None
    }
web-sound = Sounds
web-confirm = Show what a move gives and ask before it is made

## Rules

web-rules-search = Search the rules
web-rules-none = Nothing found.

## Inviting

web-invite-seat = Whoever opens this link can take a free seat at this table.
web-invite-watch = Whoever opens this link can watch this table.

## The start page

web-welcome = Four games. One table.
web-welcome-more = Play against bots at once, or send friends a link. No account, nothing to install.
web-play-now = Play now
web-with-friends = With friends
web-players-many =
    { $count ->
        [one] Alone
       *[other] { $count } players
    }
web-against = Bots
web-my-tables = Your tables
web-no-tables = You have no tables yet.
web-public-tables = Open tables
web-no-public = No open table at the moment. Make one: others will see it here.
web-yours = Your turn
web-waiting-for = Waiting for { $names }
web-over = Over
web-gathering-short = Free seats: { $free }
web-watch = Watch
web-sit = Sit down
web-name = Your name
web-name-ask = What shall the others call you?
web-make-table = Make the table
web-public = Strangers may join
web-seats = Seats
web-seat-is =
    { $kind ->
        [you] You
        [open] A friend
       *[bot] Bot
    }
web-clock = Clock
web-pace =
    { $pace ->
        [untimed] No clock
        [quick] 10 minutes each, 10 seconds a turn
        [calm] 30 minutes each, 30 seconds a turn
       *[days] 3 days a turn
    }
web-about-us = Free software. Not endorsed by designers or publishers; if you like a game, buy it where you can.
web-design = Design
web-board-to-come = Drawn board to come; playable as a list
web-plain-note = This game has no drawn board yet. Everything is here in words.
web-join = Sit down at this table
web-join-by = { $host } invites you to a game of { $game }.
web-join-free =
    { $free ->
        [0] All seats are taken; you can watch.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
web-at-table = At the table
web-free-seat = free
web-rules-seat = played by the rules
web-start-now = Start
web-start-with-bots = Fill with bots and start
web-leave = Leave the table
web-waiting-host = { $host } starts when everybody is here.
web-replaced = A bot plays in your place.
web-come-back = Play yourself again
web-eyes = Seen by
web-eyes-none = a spectator
web-closed = This table was closed before the game began.
