"""Asks an engine which printed cards it knows, with as many cards in each message as fit."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.engines.base import Engine, Listing, offered
from oracle.engines.reference_books import printings
from oracle.protocol.bounds import MOST_ASKED
from oracle.protocol.declared import NEEDED_FOR
from oracle.protocol.messages import EngineInfo


def says_its_cards(info: EngineInfo, game: str) -> bool:
    """Whether an engine declares that it answers this question."""
    support = info.games.get(game)
    return support is not None and NEEDED_FOR["cards"] in support.capabilities


def known_of(engine: Engine, game: str, names: Iterable[str]) -> frozenset[str]:
    """The printed cards that the engine knows; it is asked with full names and every known printing. Raises EngineFault
    for an invalid answer.
    """
    listing = offered(engine, Listing)
    asked = sorted(set(names))
    if listing is None:
        return frozenset()
    found: set[str] = set()
    for at in range(0, len(asked), MOST_ASKED):
        some = {name: printings(game, name) for name in asked[at : at + MOST_ASKED]}
        found.update(listing.cards(game, some))
    return frozenset(found)
