"""The printed cards: facts and encoded text."""

from __future__ import annotations

from oracle.games.altered.language import Definition
from oracle.language.printed_cards import PrintedCards

PRINTED = PrintedCards("oracle.games.altered", Definition)
"""Every printed card by its full name: the name of the common card, name and version of any other."""


def printings(name: str) -> tuple[str, ...]:
    """The references of every known printing of a card, that of the oldest set first; none if unknown."""
    full_name = PRINTED.find(name)
    return () if full_name is None else PRINTED.entry(full_name).printings
