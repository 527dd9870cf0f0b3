"""Draws the trails of a page: a part that stands on the page already is told again by a link to it.

One action applies hundreds of rules, and the rows of an outline the same ones over and over: without this they would
be the most of a site.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from markupsafe import Markup

from oracle.report.site.trail import Event, Rule

LEAST = 3
"""Lines of a part that is worth a link."""
Line = Rule | Event


class Folding:
    """Draws trails page by page. `line` draws what is in a line, without the element around it."""

    def __init__(self, line: Callable[[Line], str]) -> None:
        self._line = line
        self._lines: dict[Line, tuple[int, str, str]] = {}

    def page(self, trails: Iterable[Sequence[Line]]) -> list[Markup]:
        """The items of each trail of a page."""
        page = _Page()
        ends = [page.add(trail, [self._told(line) for line in trail]) for trail in trails]
        pieces = zip([0, *ends], ends, strict=False)
        return [Markup("".join(page.pieces[start:end])) for start, end in pieces]  # noqa: S704 - drawn by templates

    def _told(self, line: Line) -> tuple[int, str, str]:
        """The number of a line, the attributes of its element, and what is in that; drawn once."""
        told = self._lines.get(line)
        if told is None:
            looks = [f"d{line.depth}"] if line.depth else []
            looks += ["event"] if isinstance(line, Event) else [line.outcome] if line.outcome != "applied" else []
            attributes = f' class="{" ".join(looks)}"' if len(looks) > 1 else f" class={looks[0]}" if looks else ""
            told = self._lines[line] = (len(self._lines), attributes, self._line(line).strip())
        return told


class _Page:
    """The items of the trails of one page, one after the other."""

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self._parts: dict[tuple[int, ...], int] = {}
        """A line and the parts below it → the number of the part."""
        self._first: dict[int, int] = {}
        """Part → the piece with which it begins where it is told in full."""
        self._anchors: dict[int, int] = {}
        """Part → the number that it is led to by, once anything leads there."""

    def add(self, trail: Sequence[Line], told: Sequence[tuple[int, str, str]]) -> int:
        """Add the items of a trail; how many pieces there are then."""
        parts = self._parted(trail, [number for number, _, _ in told])
        at = 0
        while at < len(trail):
            (part, size), (_, attributes, inside) = parts[at], told[at]
            again = size >= LEAST and part in self._first
            if size >= LEAST and not again:
                self._first[part] = len(self.pieces)
            link = f" <a class=hush href=#at-t{self._anchor(part)}>and {size - 1} lines as above</a>" if again else ""
            self.pieces.append(f"<li{attributes}>{inside}{link}")
            at += size if again else 1
        return len(self.pieces)

    def _anchor(self, part: int) -> int:
        if part not in self._anchors:
            number = self._anchors[part] = len(self._anchors) + 1
            first = self._first[part]
            self.pieces[first] = f"<li id=at-t{number}{self.pieces[first].removeprefix('<li')}"
        return self._anchors[part]

    def _parted(self, trail: Sequence[Line], numbers: Sequence[int]) -> list[tuple[int, int]]:
        """Of each line: the number of the part that begins with it, and how many lines that has."""
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
