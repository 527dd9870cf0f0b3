"""Whole games: two decks of printed cards, and an otherwise empty table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from random import Random

import msgspec

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.generate.maker import Offered, card_needs, fits
from oracle.decks.checking import rules_of
from oracle.decks.library import library
from oracle.engines.games import binding
from oracle.protocol.messages import Card, Player, Position, SetupParams
from oracle.suite.games import SEATS
from oracle.suite.phrases.setting import setting_of

LENGTHS = (2_000,)
"""The maximum number of moves of such a game, which should reach its end."""
Deck = tuple[str, ...]
"""The full names of its cards, one per copy; empty: a deck is drawn for each game."""


def begun_with(game: str, edition: str, decks: Sequence[Deck]) -> SetupParams:
    """The position of a game that has not begun, with these decks."""
    seats = SEATS[: len(decks)]
    turn, regions = setting_of(game).start(seats)
    cards = [card for player, deck in zip(seats, decks, strict=True) for card in _cards(game, player, deck)]
    players = tuple(Player(name=player) for player in seats)
    position = Position(players=players, turn=turn, cards=tuple(cards), regions=regions)
    return SetupParams(game=game, edition=edition, position=position)


def _cards(game: str, player: str, deck: Deck) -> list[Card]:
    types = {name: card.type for name in set(deck) if (card := library(game).find(name)) is not None}
    return [
        Card(
            ref=f"{player.lower()}-{place}", player=player, card=name,
            zone="hero" if types.get(name) == "hero" else "deck",
        )
        for place, name in enumerate(deck, 1)
    ]  # fmt: skip


def decks_of(setup: SetupParams) -> tuple[Deck, ...]:
    """The cards of each player, sorted, by player."""
    seats = [player.name for player in setup.position.players]
    cards = setup.position.cards
    return tuple(tuple(sorted(one.card for one in cards if one.player == seat and one.card)) for seat in seats)


def acted_with(case: Case) -> tuple[str, ...]:
    """The names of printed cards that a move is about, sorted."""
    names = {card.ref: card.card for card in case.setup.position.cards}
    refs = {ref for move in case.moves for ref in (*(move.answer or ()), move.action and move.action.card) if ref}
    return tuple(sorted({name for ref in refs if (name := names.get(ref)) and name not in case.setup.definitions}))


def drawn(game: str, offered: Offered, seed: str, among: Collection[str] = ()) -> Deck:
    """A legal deck of cards that both the reference and such an engine know; empty if there are too few of them.

    `among`: the names of the cards to take; empty: any.
    """
    known = {name for name in binding(game).printed if not among or name in among}
    pool = [
        card for card in library(game).cards if card.full_name in known and fits(offered, _needs(game, card.full_name))
    ]
    deck = rules_of(game).drawn(pool, Random(seed))  # noqa: S311 - nothing is secret
    return tuple(card.full_name for count, card in deck for _ in range(count))


@cache
def _needs(game: str, name: str) -> tuple[str, ...]:
    """The capabilities that a printed card needs from an engine."""
    return tuple(card_needs(game, msgspec.to_builtins(binding(game).printed[name])))
