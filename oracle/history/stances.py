"""The side that each engine of a history takes in a conflict, by the last result of each scenario that rests on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from oracle.protocol.display import shown
from oracle.suite.docket.entries import Entry

_CAUSE = 300
"""The maximum number of characters kept of a cause."""


class Last(NamedTuple):
    """The last result of a case under an edition, by the engines of one name."""

    engine: str
    version: str
    run: int
    game: str
    case: str
    edition: str
    verdict: str
    cause: str


class Stance(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An engine's behavior in a conflict. Scenarios are written as `case (edition)`."""

    engine: str
    version: str
    sides: tuple[tuple[str, ...], ...]
    """For each side, the scenarios in which the engine behaved as that side demands."""
    neither: tuple[str, ...] = ()
    """Scenarios that failed, or whose outcome belongs to no single side."""
    unsupported: tuple[str, ...] = ()
    """Scenarios that the engine could not play."""

    @property
    def known(self) -> bool:
        """Whether the engine played any of them."""
        return any(self.sides) or bool(self.neither)


def cause_as_kept(message: str) -> str:
    """The part of a result's message that a history keeps."""
    return shown(next(iter(message.strip().splitlines()), ""), _CAUSE)


def stances(entry: Entry, found: Iterable[Last]) -> tuple[Stance, ...]:
    """The behavior of each engine in a conflict, by name. `found`: the last results of at least these scenarios."""
    scenarios, by_engine = set(entry.scenarios), dict[str, list[Last]]()
    for one in found:
        if one.game == entry.game and one.case.partition("/")[0] in scenarios:
            by_engine.setdefault(one.engine, []).append(one)
    return tuple(_stance(entry, name, by_engine[name]) for name in sorted(by_engine))


def _stance(entry: Entry, engine: str, found: list[Last]) -> Stance:
    sides: list[list[str]] = [[] for _ in entry.decisions]
    rest: dict[str, list[str]] = {"neither": [], "unsupported": []}
    for one in found:
        name = f"{one.case} ({one.edition})"
        side = _side(entry, one)
        if one.verdict == "unsupported":
            rest["unsupported"].append(name)
        elif side is None:
            rest["neither"].append(name)
        else:
            sides[side].append(name)
    return Stance(
        engine=engine,
        version=max(found, key=lambda one: one.run).version,
        sides=tuple(map(tuple, sides)),
        neither=tuple(rest["neither"]),
        unsupported=tuple(rest["unsupported"]),
    )


def _side(entry: Entry, one: Last) -> int | None:
    """The index of the side that a result shows."""
    if one.verdict == "disputed":
        told = (
            permitted.side
            for permitted in entry.permitted
            if (permitted.case, permitted.edition) == (one.case, one.edition)
            and cause_as_kept(permitted.told) in one.cause
        )
        return next(told, None)
    own = [place for place, side in enumerate(entry.decisions) if one.edition in side.readings]
    return own[0] if one.verdict == "pass" and len(own) == 1 else None
