"""Replacement: a stage before events happen, one loop for every game.

The game lists what may still change an event; the loop applies one after the other, each at most once to the same
event, until nothing is left that could.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from oracle.kernel.run import AnyRun, Event, Task

OPTIONAL = "let it change what happens?"
"""The words of the question whether an optional way applies."""


class Way(Struct, frozen=True, kw_only=True):
    """One way in which an event may be replaced.

    Instances with the same `effect` are instances of one replacement effect: only one of them applies to an event.
    """

    effect: str
    label: str
    """By which the chooser tells it from others."""
    chooser: str
    stage: int = 1
    """The earliest stage goes first; among its ways the chooser decides."""
    instead: tuple[Part, ...] = ()
    """What happens in place of the event."""
    spends: tuple[Event, ...] = ()
    """What applying it does besides: it ends, or it has been used."""
    make: Callable[[], Sequence[Part]] | None = None
    """Makes what happens in place of the event, once it is taken; it may ask."""
    optional: str | None = None
    """Who says whether it applies at all."""
    declined: tuple[Task, ...] = ()
    """What comes of not letting it apply."""
    afterwards: Any = None
    """What the game carries out in place of the event, once what happens at once has happened."""
    apart: object = None
    """What tells it from other instances of its effect, where that decides anything."""

    def results(self) -> Sequence[Part]:
        """What happens in place of the event."""
        return self.instead if self.make is None else self.make()


class Changed(Struct, frozen=True, kw_only=True):
    """An event that is still the one it was, done otherwise: what has applied to that one has applied to it."""

    event: Event
    of: Event


Part = Event | Changed
"""What happens in place of an event: another one, or the same done otherwise."""
Ways = Callable[["AnyRun", Event], list[Way]]


class Settled(Struct, kw_only=True):
    """What becomes of a batch of events that is about to happen."""

    events: list[Event]
    """Those that happen in the end, and behind them what the replacements that applied spend."""
    stands: list[bool]
    """Of each of the given ones: whether it happens, perhaps otherwise, and nothing in its place."""
    afterwards: list[tuple[Any, frozenset[str]]]
    """What the game carries out next, each with the effects that have applied on the way to it."""


def replaced(
    run: AnyRun,
    events: Iterable[Event],
    ways: Ways,
    used: frozenset[str] = frozenset(),
    contested: Callable[[Way], None] | None = None,
) -> Settled:
    """The events as they happen in the end, and what comes after them.

    `used`: effects that cannot apply any more. `contested` is told of a way that would apply to an event, and that
    another event of the batch has used up; left out, it does not apply.
    """
    settling = _Settling(run, ways, contested)
    done = Settled(events=[], stands=[], afterwards=[])
    for event in events:
        done.stands.append(settling.settle(event, used, done))
    done.events += settling.spent
    return done


class _Settling:
    """The replacement of one batch."""

    def __init__(self, run: AnyRun, ways: Ways, contested: Callable[[Way], None] | None) -> None:
        self.run, self.ways, self.contested = run, ways, contested
        self.spent: list[Event] = []

    def settle(self, event: Event, used: frozenset[str], done: Settled) -> bool:
        """Whether the event happens in the end, and not something in its place."""
        open_ways = [way for way in self.ways(self.run, event) if way.effect not in used and self._is_left(way)]
        if not open_ways:
            done.events.append(event)
            return True
        way = choose_way(self.run, open_ways)
        used |= {way.effect}
        for same in open_ways:
            # Further instances of the effect that applies go with it.
            if same.effect == way.effect:
                self.spent.extend(each for each in same.spends if each not in self.spent)
        if not is_agreed(self.run, way):
            return self.settle(event, used, done)
        stands = [self._result(part, used, done) for part in way.instead]
        if way.afterwards is not None:
            done.afterwards.append((way.afterwards, used))
        return any(stands)

    def _result(self, part: Part, used: frozenset[str], done: Settled) -> bool:
        if isinstance(part, Changed):
            return self.settle(part.event, used, done)
        self.settle(part, used, done)
        return False

    def _is_left(self, way: Way) -> bool:
        if not way.spends or not all(each in self.spent for each in way.spends):
            return True
        if self.contested is not None:
            self.contested(way)
        return False


def is_agreed(run: AnyRun, way: Way) -> bool:
    """Whether the way applies; who may keep it from applying is asked."""
    return way.optional is None or run.ask(
        "may", way.optional, ("yes", "no"), source=way.label, text=OPTIONAL
    ) == ("yes",)  # fmt: skip


def choose_way(run: AnyRun, ways: list[Way]) -> Way:
    """The way that its chooser takes among those of the earliest stage."""
    stage = min(way.stage for way in ways)
    options: dict[str, Way] = {}
    for way in ways:
        if way.stage == stage and not any(is_alike(way, other) for other in options.values()):
            options.setdefault(way.label, way)
    taken = run.ask("choose", ways[0].chooser, tuple(options), text="which replacement applies", sorts=True)
    return options[taken[0]]


def is_alike(one: Way, other: Way) -> bool:
    """Whether the two are instances of one effect between which nothing is to be decided."""
    return (one.effect, one.instead, one.apart) == (other.effect, other.instead, other.apart)
