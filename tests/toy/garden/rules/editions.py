"""What differs between editions and readings."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace
from oracle.games.garden.rules import turn as _turn  # noqa: F401 - registers the rules of the reading
from oracle.games.garden.rules.rulebook import CLUB

from oracle.book.editions import backwards, book_of
from oracle.kernel.rules import Overrides


class Edition(Struct, frozen=True, kw_only=True):
    """One edition or reading."""

    name: str
    empty_deck_loses: bool = True
    """Does a player lose who cannot draw? (1.2 since 1.1; 1.0: nothing happens)"""
    overrides: Overrides = {}
    """Rules that are different altogether."""


BOOK = book_of("oracle.games.garden.rules").editions
CURRENT = Edition(name=BOOK[-1])
CHANGED: Mapping[str, Mapping[str, object]] = {"1.0": {"empty_deck_loses": False}}
"""Edition → how it differs from the next one."""
_OFFICIAL = backwards(CURRENT, BOOK, CHANGED)

EDITIONS = {**_OFFICIAL, "club-rules": replace(_OFFICIAL["1.1"], name="club-rules", overrides=CLUB.overrides)}
