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

bad-header = Line { $line } is not a header of the form [Name "value"], or repeats one: { $text }
missing-header = The header [{ $header } "…"] is missing; where its value does not matter, “?” may stand for the check, the tables or the result.
one-viewers-match = This is what one viewer kept of a match, without its seed; only a whole match can be played again.
bad-players-header = The header Players must be a whole number, not “{ $players }”.
bad-headers = The headers do not fit: { $reason }
other-rules = The match was played by version { $said } of the rules, and this program knows version { $found }.
other-tables = The match was played with other components ({ $said }) than these ({ $found }).
bad-result = The header Result says { $said }, but the match ends with { $found }.
bad-check = The check does not agree: a line or a header was changed, or this program plays by other rules than the one that wrote the match.
bad-line = Line { $line } is not an entry of the form “12. seat 3: action”: { $text }
bad-entry-number = Line { $line } has entry { $said } where entry { $found } must come.
bad-words = Line { $line } has no action of this game: { $text }
bad-entry = Line { $line } cannot be played: { $reason }
bad-undo = Entry { $number } takes back what cannot be taken back.
