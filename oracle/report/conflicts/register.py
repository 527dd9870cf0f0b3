"""Collects the conflicts between documents, with each document's statement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Conflict, Side
from oracle.kernel.errors import InputError

Seen = Mapping[str, Mapping[str, str]]
"""Case id of a witness → reading → its result."""
Catalogues = Mapping[str, Catalogue]
"""Game → its catalogue."""


class SeenOutcome(Struct, frozen=True, kw_only=True):
    """One witness's result under some readings."""

    case: str
    readings: tuple[str, ...]
    outcome: str


class FoundConflict(Struct, frozen=True, kw_only=True):
    """A registered conflict, with observed results."""

    game: str
    number: int
    title: str
    kind: str
    question: str
    witness: tuple[str, ...]
    sides: tuple[Side, ...]
    why_same: str = ""
    closed: str = ""
    seen: tuple[SeenOutcome, ...] = ()


def collect(
    catalogues: Catalogues, *, numbers: Sequence[int] = (), seen: Mapping[str, Seen]
) -> tuple[FoundConflict, ...]:
    """The conflicts by game and number, all or those in `numbers`. Raises InputError for an unknown number.

    `seen`: game → the results of engines in the witness scenarios.
    """
    known = {game: [conflict.number for conflict in own.conflicts] for game, own in catalogues.items()}
    for number in numbers:
        if not any(number in own for own in known.values()):
            there = "; ".join(f"{game}: {_listed(own)}" for game, own in known.items())
            raise InputError(f"conflict {number}", "there is no such conflict", f"there are {there}")
    return tuple(
        _found(conflict, own, seen.get(game, {}))
        for game, own in catalogues.items()
        for conflict in own.conflicts
        if not numbers or conflict.number in numbers
    )


def _found(conflict: Conflict, catalogue: Catalogue, seen: Seen) -> FoundConflict:
    order = (*catalogue.editions, *catalogue.readings)
    ends: dict[tuple[str, str], list[str]] = {}
    for case in conflict.witness:
        for reading, outcome in sorted(seen.get(case, {}).items(), key=lambda one: _place(one[0], order)):
            ends.setdefault((case, outcome), []).append(reading)
    return FoundConflict(
        game=catalogue.book.game,
        number=conflict.number,
        title=conflict.title,
        kind=conflict.kind,
        question=conflict.question,
        witness=conflict.witness,
        sides=conflict.side,
        why_same=conflict.why_same,
        closed=conflict.closed,
        seen=tuple(
            SeenOutcome(case=case, readings=tuple(readings), outcome=outcome)
            for (case, outcome), readings in ends.items()
        ),
    )


def _place(reading: str, order: Sequence[str]) -> tuple[int, str]:
    return (order.index(reading) if reading in order else len(order), reading)


def _listed(numbers: Iterable[int]) -> str:
    """1 to 12, 21 to 24."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1][1:] = [number]
        else:
            spans.append([number])
    return ", ".join(" to ".join(map(str, span)) for span in spans) or "none"
