"""Lorcana positions that no game can reach: the game state check would have changed them, or a card cannot be dry.

The number of copies of a card is irrelevant: a Limited deck may contain any number (1.10.1.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from oracle.assurance.own import Impossible, Numbers
from oracle.games.lorcana.profile.fuzz.cards import definition
from oracle.protocol.messages import SetupParams

LORE_TO_WIN = 20


def impossible(setup: SetupParams, numbers: Numbers) -> Iterator[Impossible]:
    """Every reason why no game can reach a position, each with its clause."""
    yield from _won(setup)
    yield from _fallen(setup, numbers)
    yield from _dry_too_soon(setup)


def _won(setup: SetupParams) -> Iterator[Impossible]:
    """The game ends as soon as anybody has twenty lore (1.8.1.1)."""
    for player in setup.position.players:
        if player.counters.get("lore", 0) >= LORE_TO_WIN:
            yield Impossible("1.8.1.1", f"{player.name} has won with {player.counters['lore']} lore")


def _fallen(setup: SetupParams, numbers: Numbers) -> Iterator[Impossible]:
    """Characters and locations with damage up to their Willpower, or without any, have been banished (1.8.1.4)."""
    for card in setup.position.cards:
        if card.zone != "play" or card.under is not None or definition(setup, card.card).get("willpower") is None:
            continue
        damage, willpower = card.counters.get("damage", 0), numbers(card.ref).get("willpower", 0)
        if damage >= willpower:
            yield Impossible("1.8.1.4", f"{card.ref} has {damage} damage on {willpower} Willpower", card.ref)


def _dry_too_soon(setup: SetupParams) -> Iterator[Impossible]:
    """In the very first turn no card has been in play since its player's turn began (1.7.5)."""
    turn = setup.position.turn
    if turn.number != 1:
        return
    for card in setup.position.cards:
        here = card.zone == "play" and card.under is None and card.player == turn.player
        if here and "drying" not in card.states and definition(setup, card.card).get("type") == "character":
            yield Impossible("1.7.5", f"{card.ref} is dry in the first turn of the game", card.ref)
