"""What is known of a keyword by its name alone, a row each; what it does is its rule's to say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from msgspec import Struct


class Keyword(Struct, frozen=True, kw_only=True):
    """One keyword of a game."""

    word: str
    """As definitions name it: `sing-together`."""
    clause: str
    """The clause that defines it."""
    bearers: tuple[str, ...]
    """The types of card on which it means something."""
    number: Literal["", "value", "cost"] = ""
    """What stands behind it: nothing, a number, or what it costs."""
    adds_up: bool = False
    """Whether the numbers of several are added; otherwise one of them counts."""
    of_playing: bool = False
    """Whether it speaks of how the card itself is played, so that gained in play it would say nothing."""

    @property
    def title(self) -> str:
        """As cards and scenarios name it: `Sing Together`."""
        return self.word.replace("-", " ").title()


def by_word(rows: Iterable[Keyword]) -> Mapping[str, Keyword]:
    """The rows of a game's table, in order of their words."""
    return {row.word: row for row in sorted(rows, key=lambda row: row.word)}


def titles(table: Mapping[str, Keyword], *numbers: str) -> tuple[str, ...]:
    """The names of the keywords with such a thing behind them, as cards have them."""
    return tuple(row.title for row in table.values() if row.number in numbers)
