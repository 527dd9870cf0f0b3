"""Phrases of Altered alone: days, passes, expeditions, and what has happened today."""

from __future__ import annotations

from functools import partial

from oracle.games.altered.profile.regions import between
from oracle.profiles import Profile, spoken
from oracle.protocol.messages import Action, Fact, Region
from oracle.suite.phrases.builder import PositionBuilder
from oracle.suite.phrases.regions import region_words
from oracle.suite.phrases.registry import phrase
from oracle.suite.play.failure import Failed
from oracle.suite.play.world import World
from oracle.suite.vectors.as_data import Checks, shows
from oracle.suite.vectors.checks import IsNot

given = partial(phrase, "given", game="altered")
when = partial(phrase, "when", game="altered")
then = partial(phrase, "then", game="altered")


@given("it is day {n:number}", example="it is day 1")
def is_day(position: PositionBuilder, number: int) -> None:
    position.setting.say("number", number, "the day")


@given("the game has not begun", example="the game has not begun")
def has_not_begun(position: PositionBuilder) -> None:
    position.setting.say("begins", position.line, "that the game has not begun")


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
def passes(world: World, who: str) -> None:
    world.act(who, Action(kind="pass"))


@when("{who:player} declines", example="Ann declines", answers=True, takes_back=True)
def declines(world: World, who: str) -> None:
    world.decline(who, Action(kind="decline"))


@when(
    "{who:player} begins the game",
    example="Ann begins the game",
    needs=lambda *_: ("beginnings",),
)
def begins(world: World, who: str) -> None:
    world.act(who, Action(kind="begin"))


def _expedition_seen(_game: Profile, _edition: str, who: str, zone: str, distance: int) -> Checks:
    yield shows("players", f"{who}/{zone.removesuffix('-expedition')}", value=distance)


@then(
    "{who:player}'s {expedition} <is/is not> at {n:number}",
    example="Bob's hero expedition is at 4",
    seen=_expedition_seen,
)
def expedition_is_at(world: World, who: str, expedition: str, distance: int) -> None:
    found = world.look().player(who).counters.get(expedition.removesuffix("-expedition"), 0)
    if found != distance:
        name = f"{who}'s {spoken(expedition)}"
        raise Failed(f"{name} is at {distance}", f"{name} is at {found}")


def _phase_seen(_game: Profile, _edition: str, name: str, day: int | None) -> Checks:
    yield shows("turn", "phase", value=name.lower())
    if day is not None:
        yield shows("number", "turn", value=day)


@then("it <is/is not> {phase:phase}[ of day {n:number}]", example="it is Noon of day 2", seen=_phase_seen)
def is_phase(world: World, phase: str, day: int | None) -> None:
    turn = world.look().observation.position.turn
    if turn.phase != phase.lower() or day not in (None, turn.number):
        wanted = phase if day is None else f"{phase} of day {day}"
        raise Failed(f"it is {wanted}", f"it is {turn.phase.title()} of day {turn.number}")


def _first_player_seen(_game: Profile, _edition: str, who: str) -> Checks:
    yield shows("first", "player", value=who)


@then(
    "{who:player} <is/is not> the first player",
    example="Bob is the first player",
    seen=_first_player_seen,
)
def first_player_is(world: World, who: str) -> None:
    found = world.look().observation.position.turn.first or "nobody"
    if found != who:
        raise Failed(f"{who} is the first player", f"{found} is the first player")


def _passed_seen(_game: Profile, _edition: str, who: str) -> Checks:
    yield IsNot(at=("players", f"{who}/passed"), values=(None,))


@then("{who:player} <has/has not> passed", example="Bob has passed", seen=_passed_seen)
def passed(world: World, who: str) -> None:
    if not world.look().player(who).counters.get("passed"):
        raise Failed(f"{who} has passed", f"{who} has not passed")


def _region_seen(_game: Profile, _edition: str, place: int, wanted: Region) -> Checks:
    yield shows("regions", str(place), value=["facedown"] if wanted.facedown else sorted(wanted.terrains))


@then("region {n:number} <is/is not> {terrains:terrains}", example="region 3 is forest and water", seen=_region_seen)
def region_is(world: World, place: int, wanted: Region) -> None:
    regions = world.look().observation.position.regions
    if place >= len(regions):
        raise Failed(f"region {place} is {region_words(wanted)}", f"the last region is region {len(regions) - 1}")
    found = regions[place]
    if (found.facedown, set(found.terrains)) != (wanted.facedown, set(wanted.terrains)) and not (
        found.facedown and wanted.facedown
    ):
        raise Failed(f"region {place} is {region_words(wanted)}", f"region {place} is {region_words(found)}")


def _tiebreakers_seen(_game: Profile, _edition: str) -> Checks:
    yield shows("adventure", "regions", value=1)


@then("tiebreakers <have/have not> started", example="tiebreakers have started", seen=_tiebreakers_seen)
def in_tiebreakers(world: World) -> None:
    found = world.look().observation.position.regions
    if len(found) != 1:
        raise Failed("tiebreakers have started", f"the Adventure has {len(found)} regions")
