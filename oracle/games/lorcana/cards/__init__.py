"""The printed cards: facts and encoded text."""

from __future__ import annotations

from oracle.games.lorcana.language import Definition
from oracle.language.printed_cards import PrintedCards

PRINTED = PrintedCards("oracle.games.lorcana", Definition)
"""Every printed card by its full name (5.3.6.1), by set and number."""


def printings(name: str) -> tuple[tuple[str, int], ...]:
    """Set and number of every known printing of a card, the oldest first; none if unknown.

    Case, curly quotes and long dashes in the name do not matter.
    """
    full_name = PRINTED.find(name)
    if full_name is None:
        return ()
    card, told = PRINTED[full_name], PRINTED.entry(full_name).printings
    places = [one.split("/") for one in told or (f"{card.set}/{card.number}",)]
    return tuple((its_set, int(number)) for its_set, number in places)
