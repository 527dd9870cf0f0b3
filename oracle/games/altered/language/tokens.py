"""What a token is: defined by the effect that creates it (7.3.4)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Token(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Name, three statistics, sub-types and abilities (7.3.4.b); its type is Character (2.2.1.d)."""

    name: str
    forest: int
    mountain: int
    water: int
    subtypes: tuple[str, ...] = ()
    abilities: tuple[dict[str, Any], ...] = ()
    """As in a card's definition."""
