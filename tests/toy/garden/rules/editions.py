"""What differs between editions and readings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from oracle.games.garden.rules import turn as _turn  # noqa: F401 - registers the rules of the reading
from oracle.games.garden.rules.rulebook import CLUB


class Edition(Struct, frozen=True, kw_only=True):
    """One edition or reading."""

    name: str
    empty_deck_loses: bool = True
    """Does a player lose who cannot draw? (1.2 since 1.1; 1.0: nothing happens)"""
    overrides: Mapping[str, Callable[..., Any]] = {}
    """Rules that are different altogether."""


CURRENT = Edition(name="1.1")
EDITIONS = {
    edition.name: edition
    for edition in (
        CURRENT,
        replace(CURRENT, name="1.0", empty_deck_loses=False),
        replace(CURRENT, name="club-rules", overrides=CLUB.overrides),
    )
}
