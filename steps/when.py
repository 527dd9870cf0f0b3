"""When: the calls to the engine."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.protocol.messages import Action, Cost
from oracle.suite.phrases.registry import phrase
from oracle.suite.play.world import World

Refs = tuple[str, ...]


def _cost_needs(who: str, card: str, cost: Cost, at: str | None) -> Iterable[str]:
    yield "other-costs" if cost.kind == "other" else cost.kind
    if cost.resources:
        yield "resource-choice"


def _play(world: World, who: str, card: str, cost: Cost, at: str | None = None) -> None:
    world.act(who, Action(kind="play", card=card, cost=cost, at=at))


@phrase(
    "when",
    "{who:player} plays {card:ref} for {cost:cost}[ in the {expedition}]",
    example="Ann plays elsa for its ink cost",
    needs=_cost_needs,
)
def plays(world: World, who: str, card: str, cost: Cost, at: str | None) -> None:
    _play(world, who, card, cost, at)


def _uses_needs(*_: object) -> Iterable[str]:
    return ("quick-actions",)


@phrase("when", "{who:player} uses {card:ref}", example="Ann uses lantern", needs=_uses_needs)
def uses(world: World, who: str, card: str) -> None:
    world.act(who, Action(kind="use", card=card))


@phrase(
    "when",
    '{who:player} uses "{ability:quoted}" of {card:ref}',
    example='Ann uses "Birthday Lights" of lantern',
    needs=_uses_needs,
)
def uses_ability(world: World, who: str, ability: str, card: str) -> None:
    world.act(who, Action(kind="use", card=card, ability=ability))


@phrase("when", "{who:player} chooses {options:options}", example="Ann chooses doc and elsa", answers=True)
def chooses(world: World, who: str, answer: Refs) -> None:
    world.choose(who, answer)


@phrase(
    "when",
    "{who:player} chooses {options:options} if asked",
    example="Ann chooses yes if asked",
    answers=True,
    if_asked=True,
)
def chooses_if_asked(world: World, who: str, answer: Refs) -> None:
    world.choose_if_asked(who, answer)
