"""How coverage grows with the number of games, and whether more games are worthwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Literal, get_args

from msgspec import Struct

Thing = Literal["findings", "clauses", "cards", "decks"]
THINGS: tuple[Thing, ...] = get_args(Thing)
STEPS = (1, 2, 5)


class Point(Struct, frozen=True, kw_only=True):
    """What had been seen after that many games."""

    games: int
    findings: int
    clauses: int
    cards: int
    decks: int


class Unseen(Struct, frozen=True, kw_only=True):
    """Whether more things of one kind can be expected."""

    thing: Thing
    last: int
    """The number of games after which the last new one had been seen; 0 if there was none."""
    once: int
    """How many were seen in only one task."""
    chance: float | None
    """The estimated share of further tasks that show a new one, by Good and Turing: `once` among all tasks, at most 1;
    None before there are any tasks.
    """


class Growth:
    """Counts what is seen, task by task."""

    def __init__(self) -> None:
        self.games = self.tasks = 0
        self.seen: dict[Thing, Counter[str]] = {thing: Counter() for thing in THINGS}
        """In how many tasks each was seen."""
        self.points: list[Point] = []
        self._last: Counter[Thing] = Counter()
        self._due = _steps()
        self._next = next(self._due)

    def add(self, games: int, found: Mapping[Thing, Collection[str]]) -> None:
        """Count a task of that many games."""
        self.games += games
        self.tasks += 1
        for thing, names in found.items():
            before = len(self.seen[thing])
            self.seen[thing].update(set(names))
            if len(self.seen[thing]) > before:
                self._last[thing] = self.games
        if self.tasks >= self._next:
            self.points.append(self.point())
            self._next = next(self._due)

    def point(self) -> Point:
        """What has been seen so far."""
        return Point(games=self.games, **{thing: len(names) for thing, names in self.seen.items()})

    def curve(self) -> tuple[Point, ...]:
        """The points, the last one included."""
        last = self.point()
        return tuple(dict.fromkeys((*self.points, last))) if self.tasks else ()

    def unseen(self) -> tuple[Unseen, ...]:
        """Whether more things of each kind can be expected."""
        return tuple(map(self._unseen, THINGS))

    def _unseen(self, thing: Thing) -> Unseen:
        once = sum(times == 1 for times in self.seen[thing].values())
        chance = round(min(1.0, once / self.tasks), 4) if self.tasks else None
        return Unseen(thing=thing, last=self._last[thing], once=once, chance=chance)


def _steps() -> Iterator[int]:
    size = 1
    while True:
        yield from (size * step for step in STEPS)
        size *= 10
