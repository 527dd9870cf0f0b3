"""Phrases of its own."""

from __future__ import annotations

from functools import partial

from oracle.protocol.messages import Action
from oracle.suite.phrases.builder import PositionBuilder
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.registry import phrase

given = partial(phrase, "given", game="garden")
when = partial(phrase, "when", game="garden")


@given("{who:player} has {n:number} petals", example="Bob has 4 petals")
def has_petals(position: PositionBuilder, who: str, amount: int) -> None:
    position.count(who, "petals", amount, "the petals")


@when("{who:player} picks {card:ref}", example="Ann picks rose")
def picks(who: str, card: str) -> Move:
    return Move(player=who, action=Action(kind="pick", card=card))


@when("{who:player} ends their turn", example="Ann ends their turn")
def ends_turn(who: str) -> Move:
    return Move(player=who, action=Action(kind="end-turn"))
