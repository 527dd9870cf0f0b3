"""Draws the trails of a page: a repeated part is replaced by a link to its first occurrence.

One action applies hundreds of rules, and the rows of an outline repeat them: without links they would make up most of
a site.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from oracle.report.site.trail import Event, Rule

LEAST = 3
"""Minimum lines of a part that is worth a link."""
ITEM, ID = Markup("<li{}{}>{}{}"), Markup(" id=at-t{}")
LINK = Markup(" <a class=hush href=#at-t{}>and {} lines as above</a>")
Line = Rule | Event


class Folding:
    """Draws trails page by page. `line` draws the contents of a line, without the element around it."""

    def __init__(self, line: Callable[[Line], Markup]) -> None:
        self._line = line
        self._lines: dict[Line, _Told] = {}

    def page(self, trails: Iterable[Sequence[Line]]) -> list[Markup]:
        """The items of each trail of a page."""
        page = _Page()
        ends = [page.add(trail, [self._told(line) for line in trail]) for trail in trails]
        pieces = zip([0, *ends], ends, strict=False)
        drawn = page.drawn()
        return [Markup("").join(drawn[start:end]) for start, end in pieces]

    def _told(self, line: Line) -> _Told:
        told = self._lines.get(line)
        if told is None:
            looks = [f"d{line.depth}"] if line.depth else []
            looks += ["event"] if isinstance(line, Event) else [line.outcome] if line.outcome != "applied" else []
            attribute = (Markup(""), Markup(" class={}"), Markup(' class="{}"'))[min(len(looks), 2)]
            words = attribute.format(" ".join(looks))
            told = self._lines[line] = _Told(len(self._lines), words, self._line(line).strip())
        return told


class _Told(NamedTuple):
    number: int
    attribute: Markup
    """The attribute of the line's element."""
    inside: Markup


class _Page:
    """The items of the trails of one page, one after the other."""

    def __init__(self) -> None:
        self.pieces: list[tuple[Markup, Markup, Markup]] = []
        """For each item its attribute, its text, and a link to the place of its remainder."""
        self._parts: dict[tuple[int, ...], int] = {}
        """A line and the parts below it → the number of the part."""
        self._first: dict[int, int] = {}
        """Part → the first piece of its full occurrence."""
        self._anchors: dict[int, int] = {}
        """Part → the number used to link to it, once anything links there."""

    def add(self, trail: Sequence[Line], told: Sequence[_Told]) -> int:
        """Add the items of a trail; returns how many pieces there are then."""
        parts = self._parted(trail, [number for number, _, _ in told])
        at = 0
        while at < len(trail):
            (part, size), (_, attributes, inside) = parts[at], told[at]
            again = size >= LEAST and part in self._first
            if size >= LEAST and not again:
                self._first[part] = len(self.pieces)
            link = LINK.format(self._anchor(part), size - 1) if again else Markup("")
            self.pieces.append((attributes, inside, link))
            at += size if again else 1
        return len(self.pieces)

    def drawn(self) -> list[Markup]:
        """The items; those that are linked to have an id."""
        ids = {self._first[part]: ID.format(number) for part, number in self._anchors.items()}
        nothing = Markup("")
        return [ITEM.format(ids.get(at, nothing), *piece) for at, piece in enumerate(self.pieces)]

    def _anchor(self, part: int) -> int:
        return self._anchors.setdefault(part, len(self._anchors) + 1)

    def _parted(self, trail: Sequence[Line], numbers: Sequence[int]) -> list[tuple[int, int]]:
        """For each line: the number of the part that begins with it, and how many lines the part has."""
        found = [(0, 0)] * len(trail)
        waiting: list[int] = []
        for at in range(len(trail) - 1, -1, -1):
            below = []
            while waiting and trail[waiting[-1]].depth > trail[at].depth:
                below.append(found[waiting.pop()])
            key = (numbers[at], *(part for part, _ in below))
            found[at] = (self._parts.setdefault(key, len(self._parts)), 1 + sum(size for _, size in below))
            waiting.append(at)
        return found
