"""Decks as data: the cards of a deck, and its faults by the rule book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Protocol

from msgspec import Struct


class DeckCard(Struct, frozen=True, kw_only=True):
    """The facts about a printed card that deck building needs."""

    full_name: str
    name: str
    type: str
    inks: tuple[str, ...] = ()
    """Lorcana."""
    faction: str = ""
    """Altered; empty if unknown."""
    rarity: str = ""
    """Altered."""
    printings: tuple[str, ...] = ()


class Entry(Struct, frozen=True, kw_only=True):
    """A line of a list: a card and its number of copies."""

    line: int
    count: int
    card: DeckCard


class Fault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something wrong with a deck, as data."""

    kind: str
    clause: str = ""
    """Empty if the list itself cannot be read."""
    lines: tuple[int, ...] = ()
    """The lines of the list at fault; empty: the deck as a whole."""
    names: tuple[str, ...] = ()
    """The cards, inks or factions at fault."""
    found: int | None = None
    allowed: int | None = None
    open: bool = False
    """Too little is known to judge the deck: this is not a fault, but the deck is not known to be legal."""


class DeckRules(Protocol):
    """A game's rules for building decks. Each format is a name; the first is the usual one."""

    formats: tuple[str, ...]

    def faults(self, entries: Sequence[Entry], format_: str) -> list[Fault]:
        """Everything wrong with a deck, in the order of the clauses."""
        ...

    def unlisted(self, text: str, printed: Mapping[str, DeckCard]) -> DeckCard | None:
        """A card missing from every list of printed cards, found by its reference; `printed`: reference → card."""
        ...

    def drawn(self, pool: Sequence[DeckCard], chance: Random) -> list[tuple[int, DeckCard]]:
        """A random legal deck of the first format from the cards of the pool; empty if the pool allows none."""
        ...


def total(entries: Sequence[Entry]) -> int:
    """The total number of cards."""
    return sum(entry.count for entry in entries)


def lines_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """The lines that list them, in order."""
    return tuple(sorted({entry.line for entry in entries}))
