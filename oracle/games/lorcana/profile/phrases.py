"""Phrases of Lorcana alone: lore, ink, singing, shifting, quests, challenges, moves, and the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from oracle.games.lorcana.profile.setting import BANISHED
from oracle.profiles import Profile
from oracle.protocol.messages import Action, Cost, Fact
from oracle.suite.phrases.builder import PositionBuilder
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.registry import phrase
from oracle.suite.table.checks import Check, Is, IsNot

Refs = tuple[str, ...]

given = partial(phrase, "given", game="lorcana")
when = partial(phrase, "when", game="lorcana")
then = partial(phrase, "then", game="lorcana")


@given("{who:player} has {n:number} lore", example="Bob has 12 lore")
def has_lore(position: PositionBuilder, who: str, amount: int) -> None:
    position.count(who, "lore", amount, "the lore")


@given("it is the first turn of the game", example="it is the first turn of the game")
def is_first_turn(position: PositionBuilder) -> None:
    position.setting.say("opening", position.line, "that it is the first turn")


@given("{who:player} has inked a card this turn", example="Ann has inked a card this turn")
def has_inked(position: PositionBuilder, who: str) -> None:
    position.setting.add("inked", (who, position.line))


@given(
    "a character of {who:player} was banished in a challenge this turn",
    example="a character of Bob was banished in a challenge this turn",
)
def was_banished(position: PositionBuilder, who: str) -> None:
    position.happened.append((position.line, Fact(what=BANISHED, player=who)))


@given("the game is the first of a series of two", example="the game is the first of a series of two")
def first_of_two(position: PositionBuilder) -> None:
    _series(position, "two-game-series", "")


@given("the game is the first of a best-of series", example="the game is the first of a best-of series")
def first_of_several(position: PositionBuilder) -> None:
    _series(position, "best-of-series", "")


@given(
    "{who:player} started the last game of a series of two",
    example="Ann started the last game of a series of two",
)
def started_the_last(position: PositionBuilder, who: str) -> None:
    _series(position, "two-game-series", who)


@given("{who:player} lost the last game of a best-of series", example="Bob lost the last game of a best-of series")
def lost_the_last(position: PositionBuilder, who: str) -> None:
    _series(position, "best-of-series", who)


def _series(position: PositionBuilder, what: str, who: str) -> None:
    position.setting.say("series", Fact(what=what, player=who), "the series")


@when(
    "{who:player} shifts {card:ref}[ onto {refs:refs}]",
    example="Ann shifts elsa2 onto elsa1",
    needs=lambda *_: ("shift",),
)
def shifts(who: str, card: str, onto: Refs | None) -> Move:
    return Move(player=who, action=Action(kind="play", card=card, cost=Cost(kind="shift", onto=onto or ())))


@when(
    "{who:player} sings {card:ref}[ with {ref:ref}]",
    example="Ann sings song with ariel",
    needs=lambda *_: ("sing",),
)
def sings(who: str, card: str, singer: str | None) -> Move:
    return Move(
        player=who, action=Action(kind="play", card=card, cost=Cost(kind="sing", by=(singer,) if singer else ()))
    )


@when(
    "{who:player} sings {card:ref} together[ with {refs:refs}]",
    example="Ann sings song together with ariel and elsa",
    needs=lambda *_: ("sing-together",),
)
def sings_together(who: str, card: str, singers: Refs | None) -> Move:
    return Move(player=who, action=Action(kind="play", card=card, cost=Cost(kind="sing-together", by=singers or ())))


@when("{who:player} inks {card:ref}", example="Ann inks doc")
def inks(who: str, card: str) -> Move:
    return Move(player=who, action=Action(kind="ink", card=card))


@when("{who:player} quests with {card:ref}", example="Ann quests with doc")
def quests(who: str, card: str) -> Move:
    return Move(player=who, action=Action(kind="quest", card=card))


@when(
    "{who:player} challenges[ {target:ref}] with {card:ref}",
    example="Ann challenges elsa with doc",
)
def challenges(who: str, target: str | None, card: str) -> Move:
    return Move(player=who, action=Action(kind="challenge", card=card, target=target))


@when(
    "{who:player} moves {card:ref}[ to {location:ref}]",
    example="Ann moves doc to mine",
    needs=lambda *_: ("locations",),
)
def moves(who: str, card: str, location: str | None) -> Move:
    return Move(player=who, action=Action(kind="move", card=card, target=location))


@when("{who:player} ends their turn", example="Ann ends their turn")
def ends_turn(who: str) -> Move:
    return Move(player=who, action=Action(kind="end-turn"))


@when("{who:player} concedes", example="Bob concedes")
def concedes(who: str) -> Move:
    return Move(player=who, action=Action(kind="concede"))


@then("{who:player} <has/has not> left the game", example="Bob has left the game")
def has_left(_game: Profile, _edition: str, who: str) -> Iterable[Check]:
    yield IsNot(at=("players", f"{who}/left"), values=(None,))


@then("{who:player} has {n:number} lore", example="Ann has 2 lore")
def lore_is(_game: Profile, _edition: str, who: str, amount: int) -> Iterable[Check]:
    yield Is(at=("players", f"{who}/lore"), values=(amount or None,))
