"""6.2: modifies a step before it happens: as a whole, its single events, additions to events, additions to the step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.kernel.replacing import Changed, Part, Way, Ways, choose_way, is_agreed
from oracle.kernel.run import Event, Task

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run

WaysOfStep = Callable[["Run", list[Event]], list[Way]]


class Stages(Struct, frozen=True, kw_only=True):
    """The possible changes to a step, in the order in which they are considered."""

    whole: WaysOfStep
    """Changes to the whole step, which replace all its events."""
    single: Ways
    """Changes to one of its events."""
    joining: WaysOfStep
    """Additions of events to the step as a whole."""
    added: Ways
    """Additions of events beside one of its events."""


class _Part(Struct):
    event: Event
    used: frozenset[str] = frozenset()


class _Step(Struct):
    """A step before it happens."""

    parts: list[_Part]
    used: set[str]
    beside: list[Task]
    """Consequences of declined changes."""

    @property
    def events(self) -> list[Event]:
        return [part.event for part in self.parts]


def changed(run: Run, events: Iterable[Event], stages: Stages) -> tuple[list[Event], list[Task]]:
    """The final events of a step, and the consequences of declined changes.

    After each applied change everything is considered again; none applies twice to the same step or event.
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


def _agreed(run: Run, way: Way, step: _Step) -> bool:
    if is_agreed(run, way):
        return True
    step.beside.extend(way.declined)
    return False


def _of_step(run: Run, step: _Step, ways: WaysOfStep) -> Way | None:
    open_ways = [way for way in ways(run, step.events) if way.effect not in step.used]
    if not open_ways:
        return None
    way = choose_way(run, open_ways)
    step.used.add(way.effect)
    return way


def _change_whole(run: Run, step: _Step, ways: WaysOfStep) -> bool:
    way = _of_step(run, step, ways)
    if way is not None and _agreed(run, way, step):
        before = {id(part.event): part for part in step.parts}
        step.parts = [_following(before, event) for event in way.results()]
    return way is not None


def _following(before: dict[int, _Part], event: Part) -> _Part:
    """Unchanged or modified events stay the same event, with the changes already applied to it."""
    if isinstance(event, Changed):
        return _Part(event.event, before[id(event.of)].used)
    return before.get(id(event)) or _Part(event)


def _plain(event: Part) -> Event:
    """The event that happens, in whatever form it began."""
    return event.event if isinstance(event, Changed) else event


def _join(run: Run, step: _Step, ways: WaysOfStep) -> bool:
    way = _of_step(run, step, ways)
    if way is not None and _agreed(run, way, step):
        step.parts += [_Part(_plain(event)) for event in way.results()]
    return way is not None


def _of_part(run: Run, step: _Step, ways: Ways) -> tuple[int, Way] | None:
    for place, part in enumerate(step.parts):
        open_ways = [way for way in ways(run, part.event) if way.effect not in part.used]
        if open_ways:
            way = choose_way(run, open_ways)
            part.used |= {way.effect}
            return place, way
    return None


def _change_single(run: Run, step: _Step, ways: Ways) -> bool:
    found = _of_part(run, step, ways)
    if found is not None and _agreed(run, found[1], step):
        place, way = found
        used = step.parts[place].used
        step.parts[place : place + 1] = [_Part(_plain(event), used) for event in way.results()]
    return found is not None


def _add(run: Run, step: _Step, ways: Ways) -> bool:
    found = _of_part(run, step, ways)
    if found is not None and _agreed(run, found[1], step):
        # Additions are not extended by the change that made them.
        step.parts += [_Part(_plain(event), frozenset({found[1].effect})) for event in found[1].results()]
    return found is not None
