"""What the project knows about printed cards: written by hand, compiled from their text, or not yet supported."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from oracle.engines.games import binding
from oracle.language.printed_cards import Entry, PrintedCards, UnknownCardError
from oracle.protocol.card_results import Origin
from oracle.protocol.names import same_name

__all__ = ["KnownCard", "KnownSet", "UnknownCardError", "cards_of_sets", "known_card", "known_sets"]


class KnownSet(Struct, frozen=True, kw_only=True):
    """The printed cards of one set, by full name and in the order of the set."""

    set: str
    by_hand: tuple[str, ...]
    compiled: tuple[str, ...]
    refused: dict[str, Entry]
    """Cards whose text the compiler does not understand and that nobody has written by hand."""


class KnownCard(NamedTuple):
    """A printed card, and the origin of its definition."""

    name: str
    """Full name."""
    origin: Origin
    stopped: str = ""
    """For a card that was not understood: the words at which reading stopped."""


def known_card(game: str, name: str) -> KnownCard:
    """The printed card of this name, or the user's own card. Raises UnknownCardError with the closest names."""
    of = binding(game)
    printed = of.printed
    if not isinstance(printed, PrintedCards):
        raise UnknownCardError(name, ())
    if (full_name := printed.find(name)) is not None:
        return _known_card(printed.entry(full_name))
    if name in of.cards:
        return KnownCard(of.cards[name].full_name, "own")
    for entries in printed.sets().values():
        for entry in entries:
            if entry.name and same_name(entry.name, name):
                return _known_card(entry)
    raise UnknownCardError(name, printed.nearest(name))


def cards_of_sets(game: str) -> dict[str, tuple[KnownCard, ...]]:
    """Set → all cards printed in it, understood or not; cards that first came out in that set come first."""
    printed = binding(game).printed
    found: dict[str, dict[str, KnownCard]] = {}
    for own, entries in printed.sets().items() if isinstance(printed, PrintedCards) else ():
        for entry in entries:
            card = _known_card(entry)
            places = [one.set for one in binding(game).printings(card.name)] if card.origin != NOT else []
            for place in (own, *places):
                found.setdefault(place, {})[card.name] = card
    return {name: tuple(cards.values()) for name, cards in found.items()}


NOT: Origin = "not understood"


def _known_card(entry: Entry) -> KnownCard:
    origin: Origin = NOT if entry.name else "by hand" if entry.by_hand else "compiled"
    return KnownCard(entry.full_name, origin, entry.stopped)


def known_sets(game: str) -> tuple[KnownSet, ...]:
    """The sets of a game in order of release; none for a game without a library.

    A card is counted in the first set in which it was printed.
    """
    printed = binding(game).printed
    return tuple(_known(*one) for one in printed.sets().items()) if isinstance(printed, PrintedCards) else ()


def _known(name: str, entries: tuple[Entry, ...]) -> KnownSet:
    known = [one for one in entries if not one.name]
    return KnownSet(
        set=name,
        by_hand=tuple(one.full_name for one in known if one.by_hand),
        compiled=tuple(one.full_name for one in known if not one.by_hand),
        refused={one.name: one for one in entries if one.name},
    )
