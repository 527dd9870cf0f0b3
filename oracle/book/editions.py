"""Editions of a rule book: ranges of them by name, and each edition as its differences from the next."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import TypeVar

import msgspec
from msgspec import Struct

from oracle.book.entries import Book

E = TypeVar("E", bound=Struct)
BOOK = "book"
"""Every edition of the rule book."""
_RANGE = re.compile(r"(>=|<)(.+)")


def is_range(words: str) -> bool:
    """Whether this is a range of editions, not the name of one: `book`, `>=2.2`, `<2.2`."""
    return words == BOOK or _RANGE.fullmatch(words) is not None


def in_range(words: str, editions: Sequence[str]) -> tuple[str, ...]:
    """The named editions among these, oldest first. Raises KeyError with the name of an unknown one."""
    if words == BOOK:
        return tuple(editions)
    found = _RANGE.fullmatch(words)
    if found is None or found[2] not in editions:
        raise KeyError(words if found is None else found[2])
    place = editions.index(found[2])
    return tuple(editions[place:] if found[1] == ">=" else editions[:place])


def expand_ranges(names: Iterable[str], editions: Sequence[str]) -> tuple[str, ...]:
    """The names, with ranges expanded and no duplicates. Raises KeyError for a range with an unknown edition."""
    found = (in_range(name, editions) if is_range(name) else (name,) for name in names)
    return tuple(dict.fromkeys(each for some in found for each in some))


def book_of(package: str) -> Book:
    """The rule book of the game whose rules are in this package."""
    file = files(package) / "clauses" / "book.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Book)


def backwards(current: E, editions: Sequence[str], changed: Mapping[str, Mapping[str, object]]) -> dict[str, E]:
    """Every edition by name, newest first: an edition without a row in `changed` equals the next one.

    `editions`: oldest first; the last is `current`. `changed`: edition → the fields that differ from the next
    edition.
    """
    found, now = {editions[-1]: current}, current
    for name in reversed(editions[:-1]):
        now = msgspec.structs.replace(now, name=name, **changed.get(name, {}))
        found[name] = now
    return found
