"""An entry of the docket with everything known from elsewhere: engines, played changes, observed outcomes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from oracle.history.stances import Stance
from oracle.protocol.decisions_taken import DecisionTaken
from oracle.report.conflicts.register import SeenOutcome
from oracle.suite.docket.entries import Entry


class Docketed(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """A conflict as the docket shows it."""

    engines: tuple[Stance, ...] = ()
    """The behavior of each engine of a history, if one was given."""
    seen: tuple[SeenOutcome, ...] = ()
    """How its witnesses end on the reference, if they were played."""
    decided: DecisionTaken | None = None
    """The decision on it, if one was given."""


def docketed(entry: Entry, engines: tuple[Stance, ...] = ()) -> Docketed:
    """The entry with the engines' behavior from a history."""
    known: dict[str, Any] = {name: getattr(entry, name) for name in entry.__struct_fields__}
    return Docketed(**known, engines=engines)


def in_order(entries: Iterable[Docketed]) -> tuple[Docketed, ...]:
    """The entries that touch the most scenarios come first; then those with the most rulings, printed cards,
    engines."""

    def weight(one: Docketed) -> tuple[int, ...]:
        engines = sum(stance.known for stance in one.engines)
        return (*(-many for many in one.weight), -engines, one.number)

    return tuple(sorted(entries, key=weight))


def plainly(entries: Iterable[Docketed]) -> list[object]:
    """The entries for JSON, each with the number of scenarios, rulings, printed cards and engines that it touches."""
    return [
        {
            **msgspec.to_builtins(one),
            "touches": dict(zip(("scenarios", "rulings", "cards"), one.weight, strict=True))
            | {"engines": sum(stance.known for stance in one.engines)},
        }
        for one in entries
    ]
