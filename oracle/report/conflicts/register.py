"""The conflicts of a catalogue: how their scenarios ended, and which numbers there are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from oracle.book.catalogue import Catalogue, Conflict
from oracle.kernel.errors import InputError

Seen = Mapping[str, Mapping[str, str]]
"""Case id of a witness → reading → its result."""


class SeenOutcome(Struct, frozen=True, kw_only=True):
    """One witness's result under some readings."""

    case: str
    readings: tuple[str, ...]
    outcome: str


def seen_outcomes(conflict: Conflict, catalogue: Catalogue, seen: Seen) -> tuple[SeenOutcome, ...]:
    """The results of a conflict's witnesses, each with the readings that have it, in the order of the documents."""
    order = (*catalogue.editions, *catalogue.readings)
    ends: dict[tuple[str, str], list[str]] = {}
    for case in conflict.witness:
        for reading, outcome in sorted(seen.get(case, {}).items(), key=lambda one: _place(one[0], order)):
            ends.setdefault((case, outcome), []).append(reading)
    return tuple(
        SeenOutcome(case=case, readings=tuple(readings), outcome=outcome) for (case, outcome), readings in ends.items()
    )


def check_number(number: int, catalogues: Mapping[str, Catalogue]) -> None:
    """Raises InputError if no game has a conflict of this number, with the numbers that there are."""
    known = {game: [conflict.number for conflict in own.conflicts] for game, own in catalogues.items()}
    if not any(number in own for own in known.values()):
        there = "; ".join(f"{game}: {_listed(own)}" for game, own in known.items())
        raise InputError(f"conflict {number}", "there is no such conflict", f"there are {there}")


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
