"""Positions: what can be, and what cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.editions import EDITIONS
from oracle.games.altered.rules.saved import ARCHIVE
from oracle.games.altered.rules.setup import Happened, build, check_definition, standard_regions
from oracle.games.altered.rules.state import MANA, RESERVE, Day, PlayerState
from oracle.games.altered.rules.zones.privacy import sees
from oracle.kernel.errors import InputError
from oracle.kernel.position import Position
from tests.altered.games import ANN, BOB, Card, character, game, gear, hero, permanent, spell, token

FACE_UP = standard_regions()
TWICE = (*FACE_UP[:3], *FACE_UP[1:3], *FACE_UP[5:])
HALF_HIDDEN = (FACE_UP[0], replace(FACE_UP[1], facedown=True), *FACE_UP[2:])
USED = lang.QuickAction(cost=(), effect=lang.Nothing(), name="Go")
DRAWING = spell(lang.Draw())


@pytest.mark.parametrize(
    ("where", "position"),
    [
        ("cards.a.zone", lambda: game({"limbo": {"a": character()}})),
        ("cards.a.zone", lambda: game({"play": {"a": character()}})),
        ("cards.a.zone", lambda: game({"hand": {"a": hero()}})),
        ("cards.a.zone", lambda: game({"hero": {"a": character()}})),
        ("cards.a.zone", lambda: game({"landmark": {"a": character()}})),
        ("cards.a.zone", lambda: game({"landmark": {"a": gear()}})),
        ("cards.a.zone", lambda: game({"hero-expedition": {"a": permanent()}})),
        ("cards.a.zone", lambda: game({"hero-expedition": {"a": gear()}}, edition=EDITIONS["1.x"])),
        ("cards.a.zone", lambda: game({"companion-expedition": {"a": DRAWING}})),
        ("cards.a.zone", lambda: game({"reserve": {"a": token()}})),
        ("cards.a.controller", lambda: game({"reserve": {"a": Card(character(), owner=BOB)}})),
        ("cards", lambda: game({"hero": {"a": hero(), "b": hero()}})),
        ("cards.a", lambda: game({"hand": {"a": Card(character(), ("asleep",))}})),
        ("cards.a", lambda: game({"discard": {"a": Card(character(), counters={"boost": 1})}})),
        ("cards.a.states", lambda: game({"reserve": {"a": Card(character(), ("tired",))}})),
        ("cards.a.states", lambda: game({"landmark": {"a": Card(permanent(), ("fleeting",))}})),
        ("cards.a.counters", lambda: game({"reserve": {"a": Card(character(), counters={"boost": 0})}})),
        ("turn.player", lambda: game({}, passed=(ANN,))),
        ("turn.first", lambda: game({}, first="Cat")),
        ("players.Ann.hero", lambda: game({}, hero={ANN: 8})),
        ("players.Bob.companion", lambda: game({}, companion={BOB: 1}, regions=FACE_UP[:1])),
        ("regions", lambda: game({}, regions=FACE_UP[:5])),
        ("regions", lambda: game({}, regions=TWICE)),
        ("regions[0]", lambda: game({}, regions=FACE_UP[1:2])),
        ("regions[1]", lambda: game({}, regions=HALF_HIDDEN)),
        ("regions[1]", lambda: game({}, hero={ANN: 1}, regions=standard_regions(facedown=True))),
        ("regions[5]", lambda: game({}, companion={BOB: 1}, regions=standard_regions(facedown=True))),
        ("happened[0]", lambda: game({}, happened=(Happened(what="slept", player=ANN),))),
        ("happened[0].card", lambda: game({}, happened=(Happened(what="quick-action-played", player=ANN, card="a"),))),
        ("happened[0].ability", lambda: game({}, happened=(Happened(what="moved-forward", player=ANN),))),
        ("cards.a.zone", lambda: game({"hand": {"a": character()}}, phase="setup")),
        ("cards.a.zone", lambda: game({"hero": {"a": token()}}, phase="setup")),
        ("cards", lambda: game({"hero": {"a": hero(), "b": character()}}, phase="setup")),
        ("regions", lambda: game({}, phase="setup", regions=FACE_UP)),
        ("players.Ann", lambda: game({}, phase="setup", passed=(ANN,))),
    ],
)
def test_what_cannot_be(where: str, position: Callable[[], object]) -> None:
    with pytest.raises(InputError) as error:
        position()
    assert error.value.where == where


@pytest.mark.parametrize(
    "definition",
    [
        permanent(zone_type=None),
        character(zone_type="landmark"),
        character(reserve_limit=3),
        permanent(forest=1),
        character(effect=lang.Draw()),
        permanent(token=True),
        character(USED, USED),
    ],
)
def test_definitions_that_cannot_be(definition: lang.Definition) -> None:
    with pytest.raises(InputError):
        check_definition("It", definition)


@pytest.mark.parametrize("players", [(ANN,), (ANN, BOB, "Cat")])
def test_the_rules_are_for_two(players: tuple[str, ...]) -> None:
    day, seats = Day(number=1, first=ANN), {name: PlayerState() for name in players}
    with pytest.raises(InputError, match=r"1\.1\.2\.a") as error:
        build(game({}).game, [], seats, day, FACE_UP)
    assert error.value.where == "players"


def test_facts_of_the_day() -> None:
    other = replace(USED, name="Stop")
    facts = (
        Happened(what="quick-action-played", player=ANN, card="a", ability="Stop", times=7),
        Happened(what="moved-forward", player=BOB, ability="companion"),
    )
    match = game({"hero-expedition": {"a": character(USED, other)}}, happened=facts)
    assert match.state.day.quick_actions == ((f"{match.thing('a').id}: 1", 7),)
    assert match.state.day.forward == ((BOB, "companion"),)
    with pytest.raises(InputError, match="101"):
        game({"hero-expedition": {"a": character(USED)}}, happened=(replace(facts[0], ability="Go", times=101),))


def test_expeditions_hold_cards_of_either_player() -> None:
    match = game({"hero-expedition": {"a": Card(character(), owner=BOB)}})
    assert (match.thing("a").player, match.thing("a").controller) == (BOB, ANN)
    assert match.cards(ANN, "hero-expedition") == ["a"]


def test_who_sees_what() -> None:
    match = game({zone: {zone: character()} for zone in ("hand", "deck", MANA, RESERVE, "discard")})
    seen = {
        player: {z for z in match.state.where if sees(match.state, player, match.thing(z))} for player in (ANN, BOB)
    }
    assert seen == {ANN: {"hand", MANA, RESERVE, "discard"}, BOB: {RESERVE, "discard"}}


def test_a_match_is_saved_and_goes_on() -> None:
    match = game({"hand": {"a": character(USED)}, "hero-expedition": {"t": token()}}, hero={ANN: 1})
    text = ARCHIVE.save(match.game, match.at)
    loaded, at = ARCHIVE.load(text)
    assert ARCHIVE.save(loaded, at) == text
    assert at == Position.at(match.state)
    assert loaded.cards == match.game.cards
