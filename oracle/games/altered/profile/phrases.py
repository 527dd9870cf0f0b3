"""Phrases of Altered alone: days, passes, expeditions, and what has happened today."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from oracle.games.altered.profile.regions import between
from oracle.profiles import Profile
from oracle.protocol.messages import Action, Fact, Region
from oracle.suite.phrases.builder import PositionBuilder
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.registry import phrase
from oracle.suite.table.checks import Check, Is, IsNot

Checks = Iterable[Check]

given = partial(phrase, "given", game="altered")
when = partial(phrase, "when", game="altered")
then = partial(phrase, "then", game="altered")


@given("it is day {n:number}", example="it is day 1")
def is_day(position: PositionBuilder, number: int) -> None:
    position.setting.say("number", number, "the day")


@given("{who:player} is the first player", example="Bob is the first player")
def is_first_player(position: PositionBuilder, who: str) -> None:
    position.setting.say("first", who, "the first player")


@given("{who:player} has passed", example="Bob has passed")
def has_passed(position: PositionBuilder, who: str) -> None:
    position.count(who, "passed", 1, "that pass")


@given("{who:player}'s {expedition} is at {n:number}", example="Ann's hero expedition is at 3")
def is_at(position: PositionBuilder, who: str, expedition: str, distance: int) -> None:
    position.count(who, expedition.removesuffix("-expedition"), distance, "the place of that expedition")


@given(
    "{who:player}'s {expedition} has moved forward today",
    example="Ann's companion expedition has moved forward today",
)
def has_moved(position: PositionBuilder, who: str, expedition: str) -> None:
    which = expedition.removesuffix("-expedition")
    position.happened.append((position.line, Fact(what="moved-forward", player=who, ability=which)))


@given(
    "the Tumult regions are {regions:text}",
    example="the Tumult regions are forest and water; mountain; water; forest and mountain; forest; mountain and water",
)
def regions_are(position: PositionBuilder, regions: str) -> None:
    position.setting.say("between", between(regions), "the regions")


@given("tiebreakers have started", example="tiebreakers have started")
def tiebreakers_have_started(position: PositionBuilder) -> None:
    position.setting.say("arena", True, "that tiebreakers have started")


@given(
    'the quick action[ "{ability:quoted}"] of {card:name} was played {n:number} times today',
    example="the quick action of lantern was played 99 times today",
)
def was_played(position: PositionBuilder, ability: str | None, card: str, times: int) -> None:
    _times(position, "quick-action-played", ability, card, times)


@given(
    'the Reaction[ "{ability:quoted}"] of {card:name} was activated {n:number} times today',
    example="the Reaction of owl was activated 99 times today",
)
def was_activated(position: PositionBuilder, ability: str | None, card: str, times: int) -> None:
    _times(position, "reaction-activated", ability, card, times)


def _times(position: PositionBuilder, what: str, ability: str | None, card: str, times: int) -> None:
    fact = Fact(what=what, player="", card=card, ability=ability or "", times=times)
    position.happened.append((position.line, fact))


@when("{who:player} passes", example="Ann passes", needs=lambda *_: ("whole-days",))
def passes(who: str) -> Move:
    return Move(player=who, action=Action(kind="pass"))


@when("{who:player} declines", example="Ann declines")
def declines(who: str) -> Move:
    return Move(player=who, action=Action(kind="decline"), takes_back=True)


def _is(*path: str, value: object) -> Is:
    return Is(at=path, values=(value or None,))


@then("{who:player}'s {expedition} <is/is not> at {n:number}", example="Bob's hero expedition is at 4")
def expedition_is_at(_game: Profile, _edition: str, who: str, zone: str, distance: int) -> Checks:
    yield _is("players", f"{who}/{zone.removesuffix('-expedition')}", value=distance)


@then("it <is/is not> {phase:phase}[ of day {n:number}]", example="it is Noon of day 2")
def is_phase(_game: Profile, _edition: str, name: str, day: int | None) -> Checks:
    yield _is("turn", "phase", value=name.lower())
    if day is not None:
        yield _is("number", "turn", value=day)


@then("{who:player} <is/is not> the first player", example="Bob is the first player")
def first_player_is(_game: Profile, _edition: str, who: str) -> Checks:
    yield _is("first", "player", value=who)


@then("{who:player} <has/has not> passed", example="Bob has passed")
def passed(_game: Profile, _edition: str, who: str) -> Checks:
    yield IsNot(at=("players", f"{who}/passed"), values=(None,))


@then("region {n:number} <is/is not> {terrains:terrains}", example="region 3 is forest and water")
def region_is(_game: Profile, _edition: str, place: int, wanted: Region) -> Checks:
    yield _is("regions", str(place), value=["facedown"] if wanted.facedown else sorted(wanted.terrains))


@then("tiebreakers <have/have not> started", example="tiebreakers have started")
def in_tiebreakers(_game: Profile, _edition: str) -> Checks:
    yield _is("adventure", "regions", value=1)
