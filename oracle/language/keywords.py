"""Facts about keywords by name, one row each; their effects are rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct


class Keyword(Struct, frozen=True, kw_only=True):
    """One keyword of a game."""

    word: str
    """Its name in definitions: `sing-together`."""
    clause: str
    """The clause that defines it."""
    bearers: tuple[str, ...]
    """The types of card on which it has a meaning."""
    number: Literal["", "value", "cost"] = ""
    """The value that follows it: nothing, a number, or a cost."""
    adds_up: bool = False
    """Whether several numbers add up; otherwise one of them counts."""
    of_playing: bool = False
    """Whether it concerns playing the card itself, so that gaining it in play has no effect."""

    @property
    def title(self) -> str:
        """Its name on cards and in scenarios: `Sing Together`."""
        return self.word.replace("-", " ").title()


def by_word(rows: Iterable[Keyword]) -> Mapping[str, Keyword]:
    """The rows of a game's table, in order of their words."""
    return {row.word: row for row in sorted(rows, key=lambda row: row.word)}


def titles(table: Mapping[str, Keyword], *numbers: str) -> tuple[str, ...]:
    """The keywords with this kind of value, named as on cards."""
    return tuple(row.title for row in table.values() if row.number in numbers)
