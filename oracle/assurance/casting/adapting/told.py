"""The changes of an adaptation beyond the cards, as data: steps, and cards of the position."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from oracle.protocol.messages import Card


class Told(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A step in the words of an adaptation."""

    keyword: Literal["when", "then"]
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    """Its header and its rows."""


class Piece(Struct, frozen=True, array_like=True):
    """Steps that replace others."""

    place: int
    """The index of the first step that is replaced, among those of the scenario with its cast."""
    replaced: int
    steps: tuple[Told, ...]


class Changes(Struct, frozen=True, array_like=True, omit_defaults=True):
    """Everything that an adaptation changes. Unchanged steps are not listed."""

    steps: tuple[Piece, ...] = ()
    gone: tuple[str, ...] = ()
    """Cards that are no longer in the position, by ref."""
    more: tuple[Card, ...] = ()
    """Cards that come after all others."""
