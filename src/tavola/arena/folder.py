"""The folder of a contest: what is played, every game's outcome, and every match to be replayed.

An outcome is one line that is written when its game is over, so a contest that was stopped, by
whatever, goes on where it was.
"""

import pathlib

import msgspec

from tavola.arena.contest import Contest, Played
from tavola.errors import BadOption

CONTEST, OUTCOMES, MATCHES = "contest.json", "outcomes.jsonl", "matches"


class Folder:
    """The folder of one contest."""

    def __init__(self, path: pathlib.Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        (path / MATCHES).mkdir(parents=True, exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        """Write down which contest it is; the games of another one must not be mixed in."""
        file = self.path / CONTEST
        if not file.exists():
            file.write_bytes(msgspec.json.format(msgspec.json.encode(self.contest)))
        elif msgspec.json.decode(file.read_bytes(), type=Contest) != self.contest:
            raise BadOption("other-contest", folder=str(self.path))

    def outcomes(self) -> list[Played]:
        """The games that have been played."""
        file = self.path / OUTCOMES
        if not file.exists():
            return []
        lines = file.read_bytes().split(b"\n")
        if lines[-1]:  # it was stopped in the middle of a line
            file.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
        return [msgspec.json.decode(line, type=Played) for line in lines[:-1]]

    def keep(self, played: Played, text: str) -> None:
        """Keep a game: first the match, then the line that says it is there."""
        (self.path / MATCHES / f"{played.number:06}.txt").write_text(text, encoding="utf-8")
        with (self.path / OUTCOMES).open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
