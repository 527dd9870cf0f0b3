"""What the project knows of printed cards: written by hand, compiled from their texts, or not yet."""

from __future__ import annotations

from msgspec import Struct

from oracle.engines.games import binding
from oracle.language.printed_cards import Entry, PrintedCards


class KnownSet(Struct, frozen=True, kw_only=True):
    """The printed cards of one set, by full name and in the order of the set."""

    set: str
    by_hand: tuple[str, ...]
    compiled: tuple[str, ...]
    refused: dict[str, Entry]
    """Those whose text the compiler does not understand, and that nobody has written by hand."""


def known_sets(game: str) -> tuple[KnownSet, ...]:
    """The sets of a game, in the order in which they came out; none for a game without a library.

    A card is counted in the first set that it was printed in.
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
