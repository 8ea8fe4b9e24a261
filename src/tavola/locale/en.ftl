## People

player =
    { $number ->
        [1] Red
        [2] Green
        [3] Blue
        [4] Yellow
       *[5] Brown
    }
a-player = { $player }
prompt-over =
    { $count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }
event-undo = { $player } takes the last action back.

## Games

game-great-wall = Great Wall of China
game-eschnapur = The Palace of Eschnapur
game-taj-mahal = Taj Mahal
game-thurn-und-taxis = Thurn und Taxis

## Errors

unknown-game = There is no game “{ $game }”; there are: { $games }.
unknown-game-likely = There is no game “{ $game }”; did you mean “{ $likely }”?
bad-players = { $game } is for { $least } to { $most } players, not { $players }.
bad-players-type = The number of players of { $game } must be a whole number, not “{ $players }”.
bad-seed = A seed is a whole number or a text of one line, not { $seed }.
bad-language = There is no language “{ $language }”; there are: { $languages }.
unknown-option = { $game } has no option “{ $option }”; it has: { $known }.
bad-option-value = The option { $option } can be { $values }, not “{ $value }”.
unknown-level = There are no bots of level “{ $level }”; there are: { $levels }.
bad-seat = There is no seat { $seat } here; seats are numbered from 0 to { $most }.
bad-number = The match has no entry { $number }; its entries are numbered up to { $last }.
match-over = The match is over; nothing more can be played.
not-your-turn = It is not { $player }'s turn; { $other } is to act.
cannot-undo = { $player } has nothing to take back: only one's own last actions can be undone, until somebody else acts, a card or token comes to light, or chance is used.
illegal = “{ $action }” is not possible: { $reason }
no-such-action = There is no action { $action }; actions are numbered from 0 to { $last }.

bad-components-form = The components in { $file } are not in the right form: { $problem }
bad-components = The components in { $file } are impossible: { $reason }
no-components = { $game } has no components that could be different.

bad-header = Line { $line } is not a header of the form [Name "value"], or repeats one: { $text }
missing-header = The header [{ $header } "…"] is missing; where the value does not matter, Check, Tables and Result may be “?”.
one-viewers-match = This is a match as one viewer saw it, without its seed; only a whole match can be played again.
bad-players-header = The header Players must be a whole number, not “{ $players }”.
bad-headers = The headers do not fit: { $reason }
other-rules = The match was played by version { $said } of the rules, and this program knows version { $found }.
other-tables = The match was played with other components ({ $said }) than these ({ $found }); read it with the file of components it was played with.
bad-result = The header Result says { $said }, but the match ends with { $found }.
bad-check = The check does not agree: a line or a header was changed, or this program plays by other rules than the one that wrote the match.
bad-line = Line { $line } is not an entry of the form “12. seat 3: action”: { $text }
bad-entry-number = Line { $line } has entry { $said } where entry { $found } must come.
bad-words = Line { $line } has no action of this game: { $text }
bad-entry = Line { $line } cannot be played: { $reason }
bad-undo = Entry { $number } takes back what cannot be taken back.

## The command line

compiling-rules = Compiling the rules of { $game }, only once
compiling-search = Compiling the search for { $game }, only once
waiting-for-rules = Waiting for another Tavola that is compiling the same rules
simulating = Playing { $game }
benchmarking = Measuring
bad-usage = The command line of “{ $program }” is incomplete or wrong: { $problem }; “{ $program } --help” shows how it goes.
unknown-word =
    { $what ->
        [command] There is no command “{ $name }”; “{ $program } --help” lists them.
       *[option] There is no option { $name }; “{ $program } --help” lists them.
    }
unknown-word-likely =
    { $what ->
        [command] There is no command “{ $name }”; did you mean “{ $likely }”?
       *[option] There is no option { $name }; did you mean { $likely }?
    }
superfluous = “{ $program }” has no use for “{ $argument }”; “{ $program } --help” shows how it goes.
bad-number-option = { $option } must be a whole number of at least { $least }, not “{ $value }”.
bad-option-form = An option of a game has the form name=value, not “{ $text }”.
bad-seat-option = There is no seat { $seat }; the seats of this match are numbered from 1 to { $most }.
not-a-persons-seat = Nobody sits at seat { $seat }: the rules play it.
bad-bots =
    { $seats ->
        [one] There is one seat for a bot, but you named { $count }; name one level, or another number of players.
       *[other] There are { $seats } seats for bots, but you named { $count }; name a level for each, or another number of players.
    }
no-file = The file { $file } cannot be read: { $reason }.
not-text = The file { $file } is not a text in UTF-8, so it is no match in notation.
other-game = { $file } is a match of { $game }; name that game to go on with it.
cannot-save = The match cannot be saved in { $file }: { $reason }.

play-welcome = You are { $player }. The seed { $seed } would deal the same cards again. Type ? for help.
play-help = Type the number of a choice, or the beginnings of its words: “{ $short }” would mean “{ $label }”. You can also type: { $commands }.
play-hint = { $choice }: looked at in { $share } % of the thinking, expected to be worth { $chance } %.
play-hint-only = There is only one thing to do: { $choice }.
play-no-number = There is no choice { $number }; they are numbered from 1 to { $most }.
play-several = “{ $text }” could mean several things: { $choices } …
play-not-understood = “{ $text }” is none of the choices; type a number from 1 to { $most }, the beginnings of its words, or ? for help.
play-left = You have left the match unfinished.
play-saved = The match is kept in { $file }.
play-save-where = Type the name of a file as well: save match.txt

## The arena

too-few-bots = A contest needs at least two bots, and { $count ->
    [one] only one is
   *[other] { $count } are
 } named: for example --bots master,journeyman.
bad-share = A share is a number between 0 and 1, such as 0.6; “{ $value }” is not.
other-contest = In { $folder } the matches of another contest are kept; choose another --folder.
no-choix = The library that reckons ratings is not installed; pip install 'tavola[arena]' installs it.
no-ray = Ray is not installed; pip install 'tavola[ray]' installs it.
no-matplotlib = Matplotlib, which draws pictures, is not installed; pip install 'tavola[arena]' installs it.
contesting = Playing { $game }

## The server

bad-setting = A setting of the server is wrong: { $problem }
database-outdated = The database is from another version of Tavola; “tavola migrate” brings it up to date.
server-error = Something went wrong here, and it is not your fault. Nothing has changed; please try again.
busy = The server is busy at the moment; please try again shortly.
bad-request = The request is not in the right form: { $problem }
bad-message = The message is not in the right form: { $problem }
too-large = The request is too large; at most { $most } kilobytes are read.
no-such-address = There is nothing at { $path }, or not in this way.
too-many-requests =
    { $seconds ->
        [one] That was too much in too short a time; try again in a second.
       *[other] That was too much in too short a time; try again in { $seconds } seconds.
    }
other-origin = This came from a page of { $origin }, which does not belong to this server.
no-session = You are not signed in here; come in with a name first.
no-such-token = This token is not valid, or not any more.
no-such-token-id = None of your programs has such a token.
no-such-session = You are not signed in on such a device.
no-such-code = This code is not valid; it can be used once, within ten minutes.
not-for-programs = Programs cannot do this with their token; do it yourself in the browser.
too-many-tokens = You already have { $most } tokens; revoke one that is not needed.
no-such-person = There is no such person.
no-such-table = There is no such table, or you have not been invited to it.
no-such-invitation = This invitation is not valid, or not any more; ask for a new link.
too-many-invitations = The table already has { $most } links; revoke one first.
table-unreadable = This table cannot be opened: { $reason }
bad-after = “{ $after }” is not where a list goes on; hand back what was given as “next”.
no-hello = Say hello to a table first.
not-at-this-table = You do not sit at this table.
only-the-host = Only the host of the table can do this.
one-seat-each = Everybody has one seat only.
wrong-seats =
    { $seats ->
        [one] There is one seat to fill, but { $given } were named.
       *[other] There are { $seats } seats to fill, but { $given } were named.
    }
no-table-of-so-many = { $game } with these options cannot be played with { $seats } seats to fill.
no-free-seat = There is no free seat for you here.
seat-taken = Seat { $seat } is not free for you.
seats-free =
    { $count ->
        [one] One seat is still free; give it to a bot, or wait.
       *[other] { $count } seats are still free; give them to bots, or wait.
    }
nobody-plays = Somebody must sit at the table before it can start.
already-started = The match has already started.
not-started = The match has not started yet.
not-over = The match is not over yet.
bot-plays-for-you = A bot plays for you at the moment; come back first.
seat-has-lost = Your seat has lost by its clock.
not-awaited = The match is not waiting for { $player }.
not-absent =
    { $seconds ->
        [one] { $player } must have been away for a second.
       *[other] { $player } must have been away for { $seconds } seconds.
    }
only-the-clock = At this table everybody has days for a turn; only the clock replaces somebody.
stale = Something has happened since entry { $number }: the match is at entry { $last }. Look again, then choose.
ahead = The match has no entry { $number } yet; it is at entry { $last }.
no-hints-here = There are no hints at this table.
not-your-eyes = Until the match is over you can only see it as you see it.
not-dealt-fairly = The header [{ $header } “…”] is missing: this match was not dealt by a server from a secret and the players’ numbers, or it is not over.
other-commitment = The secret is not the one that was promised: its hash is { $found }, and { $said } was shown.
other-seed = The seed is { $said }, but from the secret and the players’ numbers follows { $found }.
verified = Everything agrees: { $game }, { $entries } entries, result { $result }. The secret is the one that was promised, the seed follows from it and from the players’ numbers, and every move could be played as it was written.
no-database = The database cannot be reached: { $reason }
database-in-use = Another server already works with { $file }; stop it, or name another --database.
cannot-listen = The server cannot listen at { $where }: { $reason }; --port names another port.
serving-at = Tavola is at { $address }
serving-stop = Stop it with Ctrl-C.

## Accounts

wrong-password = The name or the password is not right.
wrong-old-password = The password you have now is not right.
password-needed = Say the password you have now, too.
password-is-login = The password must be another than the name for signing in.
not-a-guest = { $name } has an account already; only the seats of a guest can be taken along.
login-taken = This name for signing in is taken; choose another.
last-way-in = This is the only way to come back to your account; add another first.
no-origin = This only works from a page of this server: the header Origin is missing.
bad-passkey = The passkey was not accepted; try again, on the page where it was made.
no-such-passkey = This passkey is not known here, or not any more.
no-such-passkey-id = You have no such passkey.
passkey-known = This passkey is already known here.
too-many-passkeys = You already have { $most } passkeys; remove one that is not needed.
challenge-used = This took too long, or was answered already; begin again.
not-your-name = To delete yourself, say your name as it is: { $name }.

## Notices

no-mail-here = This server does not send mail.
mail-undelivered = No mail could be sent to { $address }; look whether the address is right, or try later.
no-mail-address = There is no address that waits for a code; say where to send one first.
wrong-mail-code =
    { $minutes ->
        [one] This code is not right, or not any more; it is valid for a minute and a few tries.
       *[other] This code is not right, or not any more; it is valid for { $minutes } minutes and a few tries.
    }
no-push-here = This server sends no notices to browsers.
unknown-push-service = Notices cannot be sent to { $host }; only to the services of the usual browsers.
bad-push-keys = The keys of the subscription are not right: a point of P-256 and 16 bytes are needed, in base64.
too-many-subscriptions = { $most } browsers are already told; end one that is not needed.
no-such-subscription = None of your browsers has such a subscription.
push-turn-title = { $game }
push-turn-text =
    { $count ->
        [0] It is your turn.
       *[other] It is your turn. At the table: { $others }.
    }
mail-turn-subject = Your turn: { $game }
mail-turn-text =
    { $count ->
        [0] Hello { $name },

            it is your turn in { $game }:
            { $link }

            You asked for these letters. No more of them: { $unsubscribe }
       *[other] Hello { $name },

            it is your turn in { $game }, with { $others }:
            { $link }

            You asked for these letters. No more of them: { $unsubscribe }
    }
mail-confirm-subject = Your code for Tavola
mail-confirm-text =
    Hello { $name },

    type in this code to be told by mail when it is your turn:

    { $code }

    If you did not ask for it, you need not do anything.
mail-end-question = No more letters about your turns to { $address }?
mail-end-button = No more letters
mail-ended = { $address } will get no more letters about turns.
mail-ended-already = There is nothing to end here: no letters go to this address any more.

## Running a server

stopping = The server is about to stop; try again in a moment.
database-away = The server cannot reach its database at the moment; try again later.
bad-mail = Mail is sent by smtp://NAME:PASSWORD@HOST:PORT or smtps://…, not by “{ $mail }”.
bad-database = This is not a database that can be used: { $problem }
database-current = The database is up to date already (version { $version }).
database-migrated = The database is up to date now (version { $version }).
nothing-to-back-up = There is nothing to back up: no server has used this database yet.
no-backup-file = { $file } cannot be written: { $reason }
backup-only-lines = Only SQLite can be copied to { $file }; name a file *.jsonl or *.jsonl.gz instead.
backed-up =
    { $rows ->
        [one] One row was written to { $file }.
       *[other] { $rows } rows were written to { $file }.
    }
restored =
    { $rows ->
        [one] One row was restored from { $file }.
       *[other] { $rows } rows were restored from { $file }.
    }
not-a-backup = { $file } is not a backup of Tavola, or it is damaged.
backup-damaged = { $file } is damaged or not whole; nothing was restored.
backup-of-other-version = The backup is of version { $version } of the database, which this program does not know; install a newer Tavola.
database-not-empty = The database is already in use; a backup can only be restored into a new one.
