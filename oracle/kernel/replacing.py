"""Replacement effects: a stage before events happen, with one loop for every game.

The game lists the effects that may still change an event. The loop applies them one by one, each at most once to the
same event, until none is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from oracle.kernel.run import AnyRun, Event, Task

OPTIONAL = "let it change what happens?"
"""Asked when a replacement is optional."""


class Way(Struct, frozen=True, kw_only=True):
    """One way in which an event may be replaced.

    Instances with the same `effect` belong to one replacement effect: only one of them applies to an event.
    """

    effect: str
    label: str
    """Its name in the question to the chooser."""
    chooser: str
    stage: int = 1
    """Earlier stages go first; within a stage the chooser decides."""
    instead: tuple[Part, ...] = ()
    """What happens instead of the event."""
    spends: tuple[Event, ...] = ()
    """Side effects of applying it: it ends, or is marked as used."""
    make: Callable[[], Sequence[Part]] | None = None
    """Builds what happens instead of the event, once the way is chosen; may ask a question."""
    optional: str | None = None
    """The player who decides whether it applies at all."""
    declined: tuple[Task, ...] = ()
    """Tasks that follow if it is declined."""
    afterwards: Any = None
    """Carried out by the game instead of the event, after the immediate events."""
    apart: object = None
    """Distinguishes it from other instances of its effect, if that affects a decision."""

    def results(self) -> Sequence[Part]:
        """What happens instead of the event."""
        return self.instead if self.make is None else self.make()


class Changed(Struct, frozen=True, kw_only=True):
    """The same event, modified; it inherits the replacements already applied."""

    event: Event
    of: Event


Part = Event | Changed
"""What happens instead of an event: another event, or the same one modified."""
Ways = Callable[["AnyRun", Event], list[Way]]


class Settled(Struct, kw_only=True):
    """The outcome of a batch of events that is about to happen."""

    events: list[Event]
    """The events that finally happen, followed by the side effects of the replacements that applied."""
    stands: list[bool]
    """For each of the given events: whether it happens, perhaps modified, and is not replaced."""
    afterwards: list[tuple[Any, frozenset[str]]]
    """What the game carries out next, each with the effects already applied on the way to it."""


def replaced(
    run: AnyRun,
    events: Iterable[Event],
    ways: Ways,
    used: frozenset[str] = frozenset(),
    contested: Callable[[Way], None] | None = None,
) -> Settled:
    """The events as they finally happen, and what follows them.

    `used`: effects that can no longer apply. `contested` is called for a way that would apply to an event but has been
    used up by another event of the batch; without it, the way does not apply.
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
        """Whether the event finally happens and is not replaced."""
        open_ways = [way for way in self.ways(self.run, event) if way.effect not in used and self._is_left(way)]
        if not open_ways:
            done.events.append(event)
            return True
        way = choose_way(self.run, open_ways)
        used |= {way.effect}
        for same in open_ways:
            # All instances of an effect that applies are used up with it.
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
    """Whether the way applies; asks the player who may decline it."""
    return way.optional is None or run.ask(
        "may", way.optional, ("yes", "no"), source=way.label, text=OPTIONAL
    ) == ("yes",)  # fmt: skip


def choose_way(run: AnyRun, ways: list[Way]) -> Way:
    """The way that the chooser picks from the earliest stage."""
    stage = min(way.stage for way in ways)
    options: dict[str, Way] = {}
    for way in ways:
        if way.stage == stage and not any(is_alike(way, other) for other in options.values()):
            options.setdefault(way.label, way)
    taken = run.ask("choose", ways[0].chooser, tuple(options), text="which replacement applies", sorts=True)
    return options[taken[0]]


def is_alike(one: Way, other: Way) -> bool:
    """Whether both are instances of one effect, so that there is nothing to choose."""
    return (one.effect, one.instead, one.apart) == (other.effect, other.instead, other.apart)
