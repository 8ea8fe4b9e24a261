"""`tavola play`: a match in the terminal, against bots."""

import argparse
import pathlib
import re
import secrets
from typing import Any

from rich.markup import escape

from tavola.bots import HINTS, LEVELS, Bot, bot, searches
from tavola.cli.arguments import add_game, add_options, options_of, players_in, read_file, whole
from tavola.cli.screen import Screen
from tavola.cli.terminal import console, load_compiled, own_language, title_of
from tavola.errors import BadOption, TavolaError
from tavola.game import Game, load
from tavola.match import Match
from tavola.message import Arg, Message
from tavola.notation import number_in
from tavola.view import Choice, View

HELP = "play in the terminal against bots"
DESCRIPTION = (
    "Play a game in the terminal. Choose moves by their number or by words; any beginnings of "
    "words that fit only one move will do."
)
EXAMPLES = "[bold]tavola play great-wall --players 4 --seat 2 --bots random,random,random[/]"

WORD = re.compile(r"\w+")
COMMANDS = ("undo", "hint", "board", "log", "save", "help", "quit")

HINTED = 3
"""How many moves a hint names."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", metavar="N", help="how many play (default: the fewest)")
    parser.add_argument("--seat", metavar="S", help="your seat (default 1)")
    levels = "; ".join(f"[cyan]{name}[/] {level.about}" for name, level in LEVELS.items())
    parser.add_argument(
        "--bots", metavar="LEVELS", help=f"the other seats, in order, by their levels: {levels}"
    )
    parser.add_argument("--seed", metavar="SEED", help="deal the same cards again")
    add_options(parser)
    parser.add_argument("--language", metavar="CODE", help="en, it, nl or de")
    parser.add_argument("--save", metavar="FILE", help="keep the match in this file")
    parser.add_argument("--continue", metavar="FILE", dest="continued", help="go on with a match")


def run(args: argparse.Namespace) -> None:
    speech = own_language(args.language)
    game = load(args.game)
    levels = args.bots.split(",") if args.bots else None
    options = options_of(game, args.option)
    if args.continued:
        match = read_file(args.continued, args.components)
        if match.game is not game:
            raise BadOption("other-game", file=args.continued, game=match.game.name)
        players, people = match.players, match.people
    else:
        players = players_in(game, args.players, fewest_seats(game, options, levels))
        people = game.options_for(players, options).people(players)
        game.tables_with(args.components)  # complains before anything is compiled
    seat = whole(args.seat, "--seat", 1, people[0] + 1) - 1
    if seat >= players:
        raise BadOption("bad-seat-option", seat=args.seat, most=str(players))
    if seat not in people:
        raise BadOption("not-a-persons-seat", seat=args.seat)
    seed = args.seed if args.seed is not None else secrets.token_hex(16)
    others = [other for other in people if other != seat]
    levels = levels or [next(iter(LEVELS))] * len(others)
    bots = seated(levels, others, seed)
    load_compiled(args.game, searches=any(map(searches, levels)))
    if not args.continued:
        match = game.set_up(players, seed, options, args.components)
    Play(match, seat, bots, Screen(game, speech), args.save).until_the_end()


def fewest_seats(game: Game, options: dict[str, Any], levels: list[str] | None) -> int:
    """The smallest table that the options go with, and that has room for the bots named."""
    chosen = game.options_from(options)
    for players in game.players:
        room = levels is None or len(chosen.people(players)) == len(levels) + 1
        if room and not chosen.misfit(players):
            return players
    return game.players[0]


def seated(levels: list[str], others: list[int], seed: str) -> dict[int, Bot]:
    """The bots on the seats of the other people."""
    if len(levels) != len(others):
        raise BadOption("bad-bots", count=len(levels), seats=len(others))
    return {
        other: bot(level, f"{seed}/bot/{other}")
        for other, level in zip(others, levels, strict=True)
    }


class Play:
    """A match between the user and bots."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, Bot], screen: Screen, file: str | None
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.file = file
        self.told = -1
        """The last entry whose events the user has seen."""

    def until_the_end(self) -> None:
        self._greet()
        while not self.match.over:
            awaited = self.match.awaited
            if self.seat in awaited:
                if not self._user_acts():
                    break
            else:
                acting = awaited[0]
                decision = self.bots[acting].decide(self.match.information(acting))
                self.match.play(acting, decision.action)
            self._keep(self.file)
        if self.match.over:
            self._tell()
            view = self.match.view(self.seat)
            self.screen.show_board(view)
            self.screen.show_prompt(view)
        else:
            self._say("play-left")
        if self.file:
            self._say("play-saved", file=self.file)

    def _greet(self) -> None:
        title = title_of(self.match.game, self.screen.speech)
        console.rule(f"[bold]{title}[/]")
        self._say("play-welcome", player=self.seat, seed=self.match.seed)

    def _user_acts(self) -> bool:
        """Let the user act once; False if they leave."""
        view = self.match.view(self.seat)
        self._tell()
        self.screen.show_board(view)
        self._ask(view)
        while True:
            try:
                line = console.input("[bold cyan]›[/] ").strip()
            except EOFError:
                console.print()
                return False
            word, _, rest = line.partition(" ")
            match word.lower():
                case "":
                    continue
                case "quit" | "q" | "exit":
                    return False
                case "help" | "h" | "?":
                    label = self.screen.label(view.choices[-1])
                    short = " ".join(word[:2] for word in WORD.findall(label)).lower()
                    commands = ", ".join(COMMANDS)
                    self._say("play-help", short=short, label=label, commands=commands)
                case "board" | "b":
                    self.screen.show_board(view)
                    self._ask(view)
                case "log" | "l":
                    self.screen.show_events(view.log)
                case "hint":
                    self._hint()
                case "save":
                    self._save_to(rest.strip())
                case "undo" | "u":
                    try:
                        self.match.undo(self.seat)
                    except TavolaError as error:
                        self._complain(error.message)
                    else:
                        return True
                case _:
                    choice = self._chosen(line, view.choices)
                    if choice:
                        self.match.play(self.seat, choice.action)
                        return True

    def _hint(self) -> None:
        """What a bot would do in the user's place: the moves it tried most, and their results."""
        load_compiled(self.match.game.name, searches=True)
        adviser = bot(HINTS, f"{self.match.seed}/hint")
        decision = adviser.decide(self.match.information(self.seat))
        tried = decision.considered[:HINTED]
        if not tried:
            label = self.match.game.view.label(self.match.game.actions[decision.action])
            console.print(
                escape(self.screen.speech.say(Message("play-hint-only", {"choice": label})))
            )
        for considered in tried:
            label = self.match.game.view.label(self.match.game.actions[considered.action])
            share = round(100 * considered.visits / decision.iterations)
            chance = round(100 * considered.result)
            args: dict[str, Arg] = {"choice": label, "share": share, "chance": chance}
            console.print(escape(self.screen.speech.say(Message("play-hint", args))))

    def _ask(self, view: View[Any, Any]) -> None:
        self.screen.show_prompt(view)
        self.screen.show_choices(view.choices)

    def _chosen(self, line: str, choices: list[Choice]) -> Choice | None:
        """The choice that a line means; otherwise say why it means none."""
        if line.isdecimal():
            if 1 <= number_in(line) <= len(choices):
                return choices[number_in(line) - 1]
            self._complain(Message("play-no-number", {"number": line, "most": len(choices)}))
            return None
        action = self.match.game.actions.number(line)
        if action is not None:
            reason = self.match.why_not(self.seat, action)
            if reason:
                self._complain(Message("illegal", {"action": line, "reason": reason}))
                return None
            return next(choice for choice in choices if choice.action == action)
        fitting = [choice for choice in choices if self._means(line, choice)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            labels: list[Message] = [choice.label for choice in fitting[:5]]
            self._complain(Message("play-several", {"text": line, "choices": list(labels)}))
        else:
            self._complain(Message("play-not-understood", {"text": line, "most": len(choices)}))
        return None

    def _means(self, line: str, choice: Choice) -> bool:
        """Whether every word begins, in order, a word of the choice's name."""
        names = (self.match.game.actions[choice.action].words, self.screen.label(choice))
        return any(begins_words(line, name) for name in names)

    def _tell(self) -> None:
        self.screen.show_events(self.match.events(self.seat, self.told))
        self.told = self.match.number

    def _save_to(self, name: str) -> None:
        if name or self.file:
            self._keep(name or self.file)
            self._say("play-saved", file=name or self.file or "")
        else:
            self._say("play-save-where")

    def _keep(self, name: str | None) -> None:
        if name:
            try:
                pathlib.Path(name).write_text(self.match.text(), encoding="utf-8")
            except OSError as error:
                raise BadOption(
                    "cannot-save", file=name, reason=error.strerror or str(error)
                ) from error

    def _say(self, key: str, **args: Arg) -> None:
        console.print(escape(self.screen.say(key, **args)))

    def _complain(self, message: Message) -> None:
        console.print(f"[yellow]{escape(self.screen.speech.say(message))}[/]")


def begins_words(line: str, name: str) -> bool:
    words = iter(WORD.findall(name.lower()))
    return all(any(word.startswith(part) for word in words) for part in WORD.findall(line.lower()))
