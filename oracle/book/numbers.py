"""The numbers of clauses: their order, the qualified form `game/edition:number`, and the search for similar ones."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

NumberKey = tuple[tuple[int, int, str], ...]
_PART = re.compile(r"\d{1,18}|[^\d.-]+")
"""Digits, eighteen at most: Python refuses to parse numbers with thousands of digits."""


def number_key(number: str) -> NumberKey:
    """The sort key: 4.3.2.9 before 4.3.2.10, 5.1.2.b before 5.1.2.f, and numbers before letters."""
    parts = _PART.findall(number)
    return tuple((0, int(part), "") if part.isdecimal() else (1, 0, part) for part in parts)


def split_reference(reference: str) -> tuple[str, str, str]:
    """The three parts of `game/edition:number`; ValueError for any other form."""
    place, colon, number = reference.partition(":")
    game, slash, edition = place.partition("/")
    if not (colon and slash and game and edition and number):
        raise ValueError(reference)
    return game, edition, number


def near(number: str, known: Iterable[str], most: int = 6) -> tuple[str, ...]:
    """The existing numbers nearest to an unknown one: its closest ancestor and that one's children, else similar
    numbers.
    """
    numbers = sorted(set(known), key=number_key)
    parts = number.split(".")
    for length in range(len(parts) - 1, 0, -1):
        parent = ".".join(parts[:length])
        family = [one for one in numbers if one == parent or _is_child(one, parent)]
        if family:
            wanted = number_key(number)
            family.sort(key=lambda one: (one != parent, _distance(number_key(one), wanted)))
            return tuple(sorted(family[:most], key=number_key))
    return tuple(difflib.get_close_matches(number, numbers, n=most, cutoff=0.6))


def _is_child(number: str, parent: str) -> bool:
    return number.startswith(f"{parent}.") and "." not in number[len(parent) + 1 :]


def _distance(one: NumberKey, other: NumberKey) -> int:
    letters = [ord(part[2][0]) if part[2] else part[1] for part in (one[-1], other[min(len(one), len(other)) - 1])]
    return abs(letters[0] - letters[1])
