"""The facts about every printed card of a game that deck building needs, by name and by printing."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from functools import cache, cached_property

import msgspec
from msgspec import Struct

from oracle.book.decks import DeckCard
from oracle.engines.games import binding
from oracle.language.printed_cards import Entry, PrintedCards
from oracle.protocol.names import name_key

MOST_ALIKE = 3


class _Facts(Struct):
    name: str = ""
    type: str = ""
    inks: tuple[str, ...] = ()
    faction: str = ""
    rarity: str = ""
    set: str = ""
    number: int = 0
    token: bool = False


class Library:
    """The printed cards of one game, including those whose text is not understood."""

    def __init__(self, cards: Sequence[DeckCard]) -> None:
        self.cards = cards
        self.by_printing = {printing.upper(): card for card in cards for printing in card.printings}
        self._by_key = {name_key(card.full_name): card for card in cards}

    def find(self, name: str) -> DeckCard | None:
        """The card with this full name; case, spaces, apostrophes and dashes do not matter."""
        return self._by_key.get(name_key(name))

    def called(self, name: str) -> tuple[DeckCard, ...]:
        """The cards with this name, whatever their version."""
        return tuple(self._by_name.get(name_key(name), ()))

    def alike(self, name: str) -> tuple[str, ...]:
        """Full names that are similar to this one, or begin with it."""
        same = [card.full_name for card in self.called(name)]
        keys = difflib.get_close_matches(name_key(name), self._by_key, n=MOST_ALIKE)
        return tuple(dict.fromkeys([*same, *(self._by_key[key].full_name for key in keys)]))[:MOST_ALIKE]

    @cached_property
    def _by_name(self) -> dict[str, list[DeckCard]]:
        found: dict[str, list[DeckCard]] = {}
        for card in self.cards:
            found.setdefault(name_key(card.name), []).append(card)
        return found


@cache
def library(game: str) -> Library:
    """The library of a game; empty for a game without printed cards."""
    printed = binding(game).printed
    sets = printed.sets().values() if isinstance(printed, PrintedCards) else ()
    return Library([_card(entry) for several in sets for entry in several])


def _card(entry: Entry) -> DeckCard:
    facts = msgspec.json.decode(entry.card, type=_Facts) if not entry.name else msgspec.convert(entry.facts, _Facts)
    printings = entry.printings or ((f"{facts.set}/{facts.number}",) if facts.set else ())
    return DeckCard(
        full_name=entry.full_name,
        name=facts.name or entry.full_name.partition(" - ")[0],
        type="token" if facts.token else facts.type,
        inks=facts.inks,
        faction=facts.faction,
        rarity=facts.rarity,
        printings=printings,
    )
