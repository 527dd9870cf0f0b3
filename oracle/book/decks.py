"""Decks as data: what lies in one, and what a rule book finds wrong with it."""

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
    """Altered; empty where it is not known."""
    rarity: str = ""
    """Altered."""
    printings: tuple[str, ...] = ()


class Entry(Struct, frozen=True, kw_only=True):
    """A line of a list: so many copies of a card."""

    line: int
    count: int
    card: DeckCard


class Fault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something wrong with a deck, as data."""

    kind: str
    clause: str = ""
    """Empty where the list itself cannot be read."""
    lines: tuple[int, ...] = ()
    """Lines of the list that it is about; empty: the deck as a whole."""
    names: tuple[str, ...] = ()
    """Cards, inks or factions that it is about."""
    found: int | None = None
    allowed: int | None = None
    open: bool = False
    """The deck cannot be judged for lack of knowledge: this is not a fault, but the deck is not known to be legal."""


class DeckRules(Protocol):
    """A game's rules for building decks. Each format is a name; the first is the usual one."""

    formats: tuple[str, ...]

    def faults(self, entries: Sequence[Entry], format_: str) -> list[Fault]:
        """Everything wrong with a deck, in the order of the clauses."""
        ...

    def unlisted(self, text: str, printed: Mapping[str, DeckCard]) -> DeckCard | None:
        """A card that no list of printed cards has, by its reference; `printed`: reference → card."""
        ...

    def drawn(self, pool: Sequence[DeckCard], chance: Random) -> list[tuple[int, DeckCard]]:
        """A legal deck of the first format from cards of the pool, by chance; empty where the pool gives none."""
        ...


def total(entries: Sequence[Entry]) -> int:
    """How many cards these are."""
    return sum(entry.count for entry in entries)


def lines_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """The lines on which they are listed, in order."""
    return tuple(sorted({entry.line for entry in entries}))
