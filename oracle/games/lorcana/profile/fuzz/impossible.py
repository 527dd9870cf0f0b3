"""Positions of Lorcana that no game comes to: what the game state check would have changed, and who cannot be dry.

How many cards of a name there are says nothing: a deck of the Limited format holds any number of them (1.10.1.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from oracle.assurance.own import Impossible, Numbers
from oracle.games.lorcana.profile.fuzz.cards import definition
from oracle.protocol.messages import SetupParams

LORE_TO_WIN = 20


def impossible(setup: SetupParams, numbers: Numbers) -> Iterator[Impossible]:
    """Everything about a position by which no game comes to it, each with its clause."""
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
    """In the first turn of all nobody has been in play since their player's turn began (1.7.5)."""
    turn = setup.position.turn
    if turn.number != 1:
        return
    for card in setup.position.cards:
        here = card.zone == "play" and card.under is None and card.player == turn.player
        if here and "drying" not in card.states and definition(setup, card.card).get("type") == "character":
            yield Impossible("1.7.5", f"{card.ref} is dry in the first turn of the game", card.ref)
