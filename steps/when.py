"""When: the calls to the engine."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.protocol.messages import Action, Cost
from oracle.suite.phrases import phrase
from oracle.suite.world import World

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


@phrase(
    "when",
    "{who:player} shifts {card:ref}[ onto {refs:refs}]",
    example="Ann shifts elsa2 onto elsa1",
    needs=lambda *_: ("shift",),
    game="lorcana",
)
def shifts(world: World, who: str, card: str, onto: Refs | None) -> None:
    _play(world, who, card, Cost(kind="shift", onto=onto or ()))


@phrase(
    "when",
    "{who:player} sings {card:ref}[ with {ref:ref}]",
    example="Ann sings song with ariel",
    needs=lambda *_: ("sing",),
    game="lorcana",
)
def sings(world: World, who: str, card: str, singer: str | None) -> None:
    _play(world, who, card, Cost(kind="sing", by=(singer,) if singer else ()))


@phrase(
    "when",
    "{who:player} sings {card:ref} together[ with {refs:refs}]",
    example="Ann sings song together with ariel and elsa",
    needs=lambda *_: ("sing-together",),
    game="lorcana",
)
def sings_together(world: World, who: str, card: str, singers: Refs | None) -> None:
    _play(world, who, card, Cost(kind="sing-together", by=singers or ()))


@phrase("when", "{who:player} inks {card:ref}", example="Ann inks doc", game="lorcana")
def inks(world: World, who: str, card: str) -> None:
    world.act(who, Action(kind="ink", card=card))


@phrase("when", "{who:player} quests with {card:ref}", example="Ann quests with doc", game="lorcana")
def quests(world: World, who: str, card: str) -> None:
    world.act(who, Action(kind="quest", card=card))


@phrase(
    "when",
    "{who:player} challenges[ {target:ref}] with {card:ref}",
    example="Ann challenges elsa with doc",
    game="lorcana",
)
def challenges(world: World, who: str, target: str | None, card: str) -> None:
    world.act(who, Action(kind="challenge", card=card, target=target))


@phrase(
    "when",
    "{who:player} moves {card:ref}[ to {location:ref}]",
    example="Ann moves doc to mine",
    needs=lambda *_: ("locations",),
    game="lorcana",
)
def moves(world: World, who: str, card: str, location: str | None) -> None:
    world.act(who, Action(kind="move", card=card, target=location))


@phrase("when", "{who:player} ends their turn", example="Ann ends their turn", game="lorcana")
def ends_turn(world: World, who: str) -> None:
    world.act(who, Action(kind="end-turn"))


@phrase("when", "{who:player} concedes", example="Bob concedes", game="lorcana")
def concedes(world: World, who: str) -> None:
    world.act(who, Action(kind="concede"))


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


@phrase("when", "{who:player} passes", example="Ann passes", needs=lambda *_: ("whole-days",), game="altered")
def passes(world: World, who: str) -> None:
    world.act(who, Action(kind="pass"))


@phrase("when", "{who:player} declines", example="Ann declines", answers=True, takes_back=True, game="altered")
def declines(world: World, who: str) -> None:
    world.decline(who, Action(kind="decline"))


@phrase(
    "when",
    "{who:player} begins the game",
    example="Ann begins the game",
    needs=lambda *_: ("beginnings",),
    game="altered",
)
def begins(world: World, who: str) -> None:
    world.act(who, Action(kind="begin"))


@phrase("when", "{who:player} chooses {options:options}", example="Ann chooses doc and elsa", answers=True)
def chooses(world: World, who: str, answer: Refs) -> None:
    world.choose(who, answer)
