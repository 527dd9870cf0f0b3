"""Replacement: a stage before events happen, one loop for every game.

The game lists what may still change an event; the loop applies one after the other, each at most once to the same
event, until nothing is left that could.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from oracle.kernel.run import Run


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


Ways = Callable[["Run", Any], list[Way]]


def replaced(run: Run, events: Iterable[Any], ways: Ways) -> list[Any]:
    """The events as they happen in the end, and behind them what the replacements that applied spend."""
    done: list[Any] = []
    spent: list[Any] = []
    for event in events:
        done.extend(_settled(run, event, ways, frozenset(), spent))
    return done + spent


def _settled(run: Run, event: Any, ways: Ways, used: frozenset[str], spent: list[Any]) -> list[Any]:
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


def _choose(run: Run, ways: list[Way]) -> Way:
    stage = min(way.stage for way in ways)
    by_label = {way.label: way for way in reversed(ways) if way.stage == stage}
    labels = tuple(dict.fromkeys(way.label for way in ways if way.stage == stage))
    different = {way.effect for way in by_label.values()}
    if len(different) == 1:
        return by_label[labels[0]]
    taken = run.ask("choose", ways[0].chooser, labels, text="which replacement applies")
    return by_label[taken[0]]
