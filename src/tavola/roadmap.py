"""Maps for a terminal: places where they lie, roads between them drawn in dots."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

Place = tuple[int, int]

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bits of the dots of a Braille character, by row and column."""

BLANK = 0x2800
"""The Braille character without a dot."""


class RoadMap:
    """A field of characters with roads, on which words are written.

    Places are given in a field of 1000 characters' breadths; the northernmost one comes into the
    first row, the southernmost one into the last but one, so that there is a row below each.
    """

    def __init__(
        self,
        places: Mapping[Any, Place],
        roads: Iterable[tuple[Any, Any]],
        width: int,
        height: int,
    ) -> None:
        self.width, self.height = width, height
        self._places = places
        self._north = min(y for _, y in places.values())
        self._south = max(y for _, y in places.values())
        dots = [[BLANK] * width for _ in range(height)]
        for one, other in roads:
            for column, row in line(self._dot(one), self._dot(other)):
                dots[row // 4][column // 2] |= DOTS[row % 4][column % 2]
        self._signs = [[(chr(sign), "grey42") for sign in row] for row in dots]

    def at(self, place: Any) -> Place:
        """The column and row of a place."""
        x, y = self._places[place]
        row = (y - self._north) * (self.height - 2) // (self._south - self._north)
        return x * self.width // 1000, row

    def _dot(self, place: Any) -> Place:
        """The dot in the middle of the character at a place."""
        column, row = self.at(place)
        return column * 2 + 1, row * 4 + 2

    def left_of(self, words: str, column: int) -> int:
        """Where words begin that are centred at a column."""
        return min(max(column - len(words) // 2, 0), self.width - len(words))

    def write(self, words: str, style: str, left: int, row: int) -> None:
        self._signs[row][left : left + len(words)] = [(sign, style) for sign in words]

    def text(self) -> Text:
        picture = Text(no_wrap=True)
        for row in self._signs:
            for sign, style in row:
                picture.append(" " if ord(sign) == BLANK else sign, style)
            picture.append("\n")
        picture.rstrip()
        return picture


def line(start: Place, end: Place) -> Iterable[Place]:
    """The dots between two dots."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x), abs(to_y - y))
    return (
        (round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps))
        for step in range(steps + 1)
    )
