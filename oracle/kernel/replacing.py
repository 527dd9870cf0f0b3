"""Replacement: a stage before events happen, one loop for every game.

The game lists what may still change an event; the loop applies one after the other, each at most once to the same
event, until nothing is left that could. Where a game's events come in steps that can be changed as a whole, or get
further events, `modified` does the same for a step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from oracle.kernel.run import AnyRun

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
    instead: tuple[Any, ...] = ()
    """What happens in place of the event."""
    spends: tuple[Any, ...] = ()
    """What applying it does besides: it ends, or it has been used."""
    make: Callable[[], Sequence[Any]] | None = None
    """Makes what happens in place of the event, once it is taken; it may ask."""
    optional: str | None = None
    """Who says whether it applies at all."""
    declined: tuple[Any, ...] = ()
    """What comes of not letting it apply."""

    def results(self) -> Sequence[Any]:
        """What happens in place of the event."""
        return self.instead if self.make is None else self.make()


class Changed(Struct, frozen=True, kw_only=True):
    """An event that is still the one it was, done otherwise: what has applied to that one has applied to it."""

    event: Any
    of: Any


Ways = Callable[["AnyRun", Any], list[Way]]


def replaced(run: AnyRun, events: Iterable[Any], ways: Ways) -> list[Any]:
    """The events as they happen in the end, and behind them what the replacements that applied spend."""
    done: list[Any] = []
    spent: list[Any] = []
    for event in events:
        done.extend(_settled(run, event, ways, frozenset(), spent))
    return done + spent


def _settled(run: AnyRun, event: Any, ways: Ways, used: frozenset[str], spent: list[Any]) -> list[Any]:
    open_ways = [way for way in ways(run, event) if way.effect not in used and not _is_spent(way, spent)]
    if not open_ways:
        return [event]
    way = _choose(run, open_ways)
    for same in open_ways:
        # Further instances of the effect that applies go with it.
        if same.effect == way.effect:
            spent.extend(each for each in same.spends if each not in spent)
    return [each for part in way.instead for each in _settled(run, part, ways, used | {way.effect}, spent)]


def _is_spent(way: Way, spent: list[Any]) -> bool:
    return bool(way.spends) and all(each in spent for each in way.spends)


def _choose(run: AnyRun, ways: list[Way]) -> Way:
    stage = min(way.stage for way in ways)
    by_label = {way.label: way for way in reversed(ways) if way.stage == stage}
    labels = tuple(dict.fromkeys(way.label for way in ways if way.stage == stage))
    different = {way.effect for way in by_label.values()}
    if len(different) == 1:
        return by_label[labels[0]]
    taken = run.ask("choose", ways[0].chooser, labels, text="which replacement applies")
    return by_label[taken[0]]


# --- steps ----------------------------------------------------------------------------------------------


class Stages(Struct, frozen=True, kw_only=True):
    """What may change a step, in the order in which it is looked at."""

    whole: Callable[[AnyRun, list[Any]], list[Way]]
    """Of the step: what happens is in place of all its events."""
    single: Ways
    """Of one of its events."""
    joining: Callable[[AnyRun, list[Any]], list[Way]]
    """Further events for the step."""
    added: Ways
    """Further events beside one of its events."""


class _Part(Struct):
    event: Any
    used: frozenset[str] = frozenset()


class _Step(Struct):
    """A step on its way to happening."""

    parts: list[_Part]
    used: set[str]
    beside: list[Any]
    """What comes of ways that were declined."""

    @property
    def events(self) -> list[Any]:
        return [part.event for part in self.parts]


def modified(run: AnyRun, events: Iterable[Any], stages: Stages) -> tuple[list[Any], list[Any]]:
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
    if way.optional is None:
        return True
    if run.ask("may", way.optional, ("yes", "no"), source=way.label, text=OPTIONAL) == ("yes",):
        return True
    step.beside.extend(way.declined)
    return False


def _of_step(run: AnyRun, step: _Step, ways: Callable[[AnyRun, list[Any]], list[Way]]) -> Way | None:
    open_ways = [way for way in ways(run, step.events) if way.effect not in step.used]
    if not open_ways:
        return None
    way = _choose(run, open_ways)
    step.used.add(way.effect)
    return way


def _change_whole(run: AnyRun, step: _Step, ways: Callable[[AnyRun, list[Any]], list[Way]]) -> bool:
    way = _of_step(run, step, ways)
    if way is not None and _agreed(run, way, step):
        before = {id(part.event): part for part in step.parts}
        step.parts = [_following(before, event) for event in way.results()]
    return way is not None


def _following(before: dict[int, _Part], event: Any) -> _Part:
    """What the way leaves as it is, or changes, stays the same event, with what has been applied to it."""
    if isinstance(event, Changed):
        return _Part(event.event, before[id(event.of)].used)
    return before.get(id(event)) or _Part(event)


def _join(run: AnyRun, step: _Step, ways: Callable[[AnyRun, list[Any]], list[Way]]) -> bool:
    way = _of_step(run, step, ways)
    if way is not None and _agreed(run, way, step):
        step.parts += [_Part(event) for event in way.results()]
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
        step.parts[place : place + 1] = [_Part(event, used) for event in way.results()]
    return found is not None


def _add(run: AnyRun, step: _Step, ways: Ways) -> bool:
    found = _of_part(run, step, ways)
    if found is not None and _agreed(run, found[1], step):
        # What a way added it does not add to again.
        step.parts += [_Part(event, frozenset({found[1].effect})) for event in found[1].results()]
    return found is not None
