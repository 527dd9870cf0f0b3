"""Replacement: a stage before events happen, one loop for every game.

The game lists what may still change an event; the loop applies one after the other, each at most once to the same
event, until nothing is left that could. Where a game's events come in steps that can be changed as a whole, or get
further events, `modified` does the same for a step.
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
WaysOfStep = Callable[["AnyRun", list[Event]], list[Way]]


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
        way = _choose(self.run, open_ways)
        used |= {way.effect}
        for same in open_ways:
            # Further instances of the effect that applies go with it.
            if same.effect == way.effect:
                self.spent.extend(each for each in same.spends if each not in self.spent)
        if not _is_agreed(self.run, way):
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


def _is_agreed(run: AnyRun, way: Way) -> bool:
    return way.optional is None or run.ask(
        "may", way.optional, ("yes", "no"), source=way.label, text=OPTIONAL
    ) == ("yes",)  # fmt: skip


def _choose(run: AnyRun, ways: list[Way]) -> Way:
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


# --- steps ----------------------------------------------------------------------------------------------


class Stages(Struct, frozen=True, kw_only=True):
    """What may change a step, in the order in which it is looked at."""

    whole: WaysOfStep
    """Of the step: what happens is in place of all its events."""
    single: Ways
    """Of one of its events."""
    joining: WaysOfStep
    """Further events for the step."""
    added: Ways
    """Further events beside one of its events."""


class _Part(Struct):
    event: Event
    used: frozenset[str] = frozenset()


class _Step(Struct):
    """A step on its way to happening."""

    parts: list[_Part]
    used: set[str]
    beside: list[Task]
    """What comes of ways that were declined."""

    @property
    def events(self) -> list[Event]:
        return [part.event for part in self.parts]


def modified(run: AnyRun, events: Iterable[Event], stages: Stages) -> tuple[list[Event], list[Task]]:
    """The events of a step as they happen in the end, and what comes of ways that were declined.

    After each way that applied everything is looked at again; none applies twice to the same step or event.
    """
    step = _Step([_Part(event) for event in events], set(), [])
    while (
        _change_whole(run, step, stages.whole)
        or _change_single(run, step, stages.single)
        or _join(run, step, stages.joining)
        or _add(run, step, stages.added)
    ):
        pass
    return step.events, step.beside


def _agreed(run: AnyRun, way: Way, step: _Step) -> bool:
    if _is_agreed(run, way):
        return True
    step.beside.extend(way.declined)
    return False


def _of_step(run: AnyRun, step: _Step, ways: WaysOfStep) -> Way | None:
    open_ways = [way for way in ways(run, step.events) if way.effect not in step.used]
    if not open_ways:
        return None
    way = _choose(run, open_ways)
    step.used.add(way.effect)
    return way


def _change_whole(run: AnyRun, step: _Step, ways: WaysOfStep) -> bool:
    way = _of_step(run, step, ways)
    if way is not None and _agreed(run, way, step):
        before = {id(part.event): part for part in step.parts}
        step.parts = [_following(before, event) for event in way.results()]
    return way is not None


def _following(before: dict[int, _Part], event: Part) -> _Part:
    """What the way leaves as it is, or changes, stays the same event, with what has been applied to it."""
    if isinstance(event, Changed):
        return _Part(event.event, before[id(event.of)].used)
    return before.get(id(event)) or _Part(event)


def _plain(event: Part) -> Event:
    """The event that happens, whatever it was before."""
    return event.event if isinstance(event, Changed) else event


def _join(run: AnyRun, step: _Step, ways: WaysOfStep) -> bool:
    way = _of_step(run, step, ways)
    if way is not None and _agreed(run, way, step):
        step.parts += [_Part(_plain(event)) for event in way.results()]
    return way is not None


def _of_part(run: AnyRun, step: _Step, ways: Ways) -> tuple[int, Way] | None:
    for place, part in enumerate(step.parts):
        open_ways = [way for way in ways(run, part.event) if way.effect not in part.used]
        if open_ways:
            way = _choose(run, open_ways)
            part.used |= {way.effect}
            return place, way
    return None


def _change_single(run: AnyRun, step: _Step, ways: Ways) -> bool:
    found = _of_part(run, step, ways)
    if found is not None and _agreed(run, found[1], step):
        place, way = found
        used = step.parts[place].used
        step.parts[place : place + 1] = [_Part(_plain(event), used) for event in way.results()]
    return found is not None


def _add(run: AnyRun, step: _Step, ways: Ways) -> bool:
    found = _of_part(run, step, ways)
    if found is not None and _agreed(run, found[1], step):
        # What a way added it does not add to again.
        step.parts += [_Part(_plain(event), frozenset({found[1].effect})) for event in found[1].results()]
    return found is not None
