"""When: the calls to the engine."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.protocol.messages import Action, Cost
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.registry import phrase

Refs = tuple[str, ...]


def _cost_needs(who: str, card: str, cost: Cost, at: str | None) -> Iterable[str]:
    yield "other-costs" if cost.kind == "other" else cost.kind
    if cost.resources:
        yield "resource-choice"


def _play(who: str, card: str, cost: Cost, at: str | None = None) -> Move:
    return Move(player=who, action=Action(kind="play", card=card, cost=cost, at=at))


@phrase(
    "when",
    "{who:player} plays {card:ref} for {cost:cost}[ in the {expedition}]",
    example="Ann plays elsa for its ink cost",
    needs=_cost_needs,
)
def plays(who: str, card: str, cost: Cost, at: str | None) -> Move:
    return Move(player=who, action=Action(kind="play", card=card, cost=cost, at=at))


@phrase("when", "{who:player} begins the[ next] game", example="Ann begins the game", needs=lambda *_: ("beginnings",))
def begins(who: str) -> Move:
    return Move(player=who, action=Action(kind="begin"))


def _uses_needs(*_: object) -> Iterable[str]:
    return ("quick-actions",)


@phrase("when", "{who:player} uses {card:ref}", example="Ann uses lantern", needs=_uses_needs)
def uses(who: str, card: str) -> Move:
    return Move(player=who, action=Action(kind="use", card=card))


@phrase(
    "when",
    '{who:player} uses "{ability:quoted}" of {card:ref}',
    example='Ann uses "Birthday Lights" of lantern',
    needs=_uses_needs,
)
def uses_ability(who: str, ability: str, card: str) -> Move:
    return Move(player=who, action=Action(kind="use", card=card, ability=ability))


@phrase("when", "{who:player} chooses {options:options}", example="Ann chooses doc and elsa")
def chooses(who: str, answer: Refs) -> Move:
    return Move(player=who, answer=answer)


@phrase(
    "when",
    "{who:player} chooses {options:options} if asked",
    example="Ann chooses yes if asked",
)
def chooses_if_asked(who: str, answer: Refs) -> Move:
    return Move(player=who, answer=answer, if_asked=True)
