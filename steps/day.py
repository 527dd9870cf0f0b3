"""Given, in Altered: what day it is, who has passed, where the expeditions are and what has happened today."""

from __future__ import annotations

from functools import partial

from oracle.protocol.messages import Fact
from oracle.suite import phrases
from oracle.suite.builder import PositionBuilder
from oracle.suite.regions import Terrains

phrase = partial(phrases.phrase, "given", game="altered")


@phrase("it is day {n:number}", example="it is day 1")
def is_day(position: PositionBuilder, number: int) -> None:
    position.day.say("number", number, "the day")


@phrase("the game has not begun", example="the game has not begun")
def has_not_begun(position: PositionBuilder) -> None:
    position.day.say("begins", position.line, "that the game has not begun")


@phrase("{who:player} is the first player", example="Bob is the first player")
def is_first_player(position: PositionBuilder, who: str) -> None:
    position.day.say("first", who, "the first player")


@phrase("{who:player} has passed", example="Bob has passed")
def has_passed(position: PositionBuilder, who: str) -> None:
    position.count(who, "passed", 1, "that pass")


@phrase("{who:player}'s {expedition} is at {n:number}", example="Ann's hero expedition is at 3")
def is_at(position: PositionBuilder, who: str, expedition: str, distance: int) -> None:
    position.count(who, expedition.removesuffix("-expedition"), distance, "the place of that expedition")


@phrase(
    "{who:player}'s {expedition} has moved forward today",
    example="Ann's companion expedition has moved forward today",
)
def has_moved(position: PositionBuilder, who: str, expedition: str) -> None:
    which = expedition.removesuffix("-expedition")
    position.happened.append((position.line, Fact(what="moved-forward", player=who, ability=which)))


@phrase(
    "the Tumult regions are {regions:regions}",
    example="the Tumult regions are forest and water; mountain; water; forest and mountain; forest; mountain and water",
)
def regions_are(position: PositionBuilder, between: tuple[Terrains, ...]) -> None:
    position.day.say("between", between, "the regions")


@phrase("tiebreakers have started", example="tiebreakers have started")
def tiebreakers_have_started(position: PositionBuilder) -> None:
    position.day.say("arena", True, "that tiebreakers have started")


@phrase(
    'the quick action[ "{ability:quoted}"] of {card:name} was played {n:number} times today',
    example="the quick action of lantern was played 99 times today",
)
def was_played(position: PositionBuilder, ability: str | None, card: str, times: int) -> None:
    _times(position, "quick-action-played", ability, card, times)


@phrase(
    'the Reaction[ "{ability:quoted}"] of {card:name} was activated {n:number} times today',
    example="the Reaction of owl was activated 99 times today",
)
def was_activated(position: PositionBuilder, ability: str | None, card: str, times: int) -> None:
    _times(position, "reaction-activated", ability, card, times)


def _times(position: PositionBuilder, what: str, ability: str | None, card: str, times: int) -> None:
    fact = Fact(what=what, player="", card=card, ability=ability or "", times=times)
    position.happened.append((position.line, fact))
