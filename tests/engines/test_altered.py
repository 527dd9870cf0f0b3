"""Altered over the protocol: what a player sees, takes back, may do, and cannot set up."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.reference.events import TELLER
from oracle.games.altered.rules import events
from oracle.kernel.errors import InputError
from oracle.kernel.run import Event
from oracle.protocol.messages import Action, Card, Cost, Player, Position, Region, SetupParams, Turn

ENDS = ("forest", "mountain", "water")
BETWEEN = (("forest",), ("mountain", "water"), ("mountain",), ("forest", "water"), ("water",), ("forest", "mountain"))
REGIONS = (
    Region(terrains=ENDS),
    *(Region(terrains=half, facedown=True) for half in BETWEEN),
    Region(terrains=ENDS),
)
OWL = {"name": "Owl", "type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1}
CARDS = (
    Card(ref="owl", player="Ann", zone="hand", card="Owl"),
    Card(ref="orb", player="Ann", zone="mana", card="Owl"),
    Card(ref="top", player="Ann", zone="deck", card="Owl"),
    Card(ref="fox", player="Bob", zone="hero-expedition", card="Owl", controller="Ann", states=("asleep",)),
)


def params(**fields: Any) -> SetupParams:
    position: dict[str, Any] = {
        "players": (Player(name="Ann"), Player(name="Bob", counters={"passed": 1})),
        "turn": Turn(player="Ann", number=4, phase="afternoon", first="Bob"),
        "cards": CARDS,
        "regions": REGIONS,
    }
    return SetupParams(
        game="altered", edition="3.0", definitions={"Owl": OWL}, position=Position(**(position | fields))
    )


def engine(**fields: Any) -> ReferenceEngine:
    found = ReferenceEngine()
    assert found.setup(params(**fields)).status == "ok"
    return found


PLAY = Action(kind="play", card="owl", cost=Cost(kind="mana"))


def test_a_position_is_observed_as_it_was_set_up() -> None:
    position = engine().observe().position
    given = params().position
    assert sorted(position.cards, key=lambda card: card.ref) == sorted(given.cards, key=lambda card: card.ref)
    assert (position.players, position.turn, position.regions) == (given.players, given.turn, given.regions)


def test_hands_decks_orbs_of_others_and_face_down_regions_are_hidden() -> None:
    playing = engine()
    shown = {}
    for viewer in ("Ann", "Bob"):
        position = playing.observe(viewer).position
        shown[viewer] = {card.ref for card in position.cards if card.card is not None}
        assert [region.terrains for region in position.regions] == [ENDS, *[()] * 6, ENDS]
    assert shown == {"Ann": {"owl", "orb", "fox"}, "Bob": {"fox"}}


def test_a_declaration_is_declined_by_its_player_while_it_asks() -> None:
    playing = engine()
    assert playing.act("Ann", Action(kind="decline")).code == "6.4.b"
    before = playing.observe()
    asked = playing.act("Ann", PLAY).decision
    assert asked is not None
    assert playing.act("Bob", Action(kind="decline")).status == "refused"
    assert playing.act("Ann", Action(kind="pass")).code == "6.1.g"
    assert playing.act("Ann", Action(kind="decline")).status == "accepted"
    assert playing.observe() == before
    assert playing.act("Ann", Action(kind="decline")).status == "refused"


def test_actions_go_there_and_back() -> None:
    legal = engine().legal()
    assert legal.complete
    assert legal.actions == (PLAY, Action(kind="pass"))
    begun = engine(
        turn=Turn(player="Ann", number=0, phase="setup"), players=(Player(name="Ann"), Player(name="Bob")),
        cards=(Card(ref="top", player="Ann", zone="deck", card="Owl"),),
    )  # fmt: skip
    assert begun.legal().actions == (Action(kind="begin"),)


def test_a_night_is_told_in_words() -> None:
    playing = engine(cards=CARDS[2:])
    playing.act("Ann", Action(kind="pass"))
    told = playing.last_call().told_events()
    for words in ("Ann passes", "all have passed", "dusk begins", "fox loses asleep", "day 5 begins"):
        assert words in told
    assert "top is drawn: deck → hand" in told


def test_every_event_of_the_game_has_words_of_its_own() -> None:
    own = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert set(TELLER.words) == own == set(get_args(events.AnyEvent))


@pytest.mark.parametrize(
    ("where", "fields"),
    [
        ("turn.phase", {"turn": Turn(player="Ann", phase="noon")}),
        ("turn.phase", {"turn": Turn(player="Ann", phase="main")}),
        ("players.Ann.counters", {"players": (Player(name="Ann", counters={"lore": 1}), Player(name="Bob"))}),
        ("regions[0].terrains", {"regions": (Region(terrains=("desert",)), *REGIONS[1:])}),
        ("regions", {"regions": ()}),
    ],
)
def test_what_cannot_be_set_up(where: str, fields: dict[str, object]) -> None:
    with pytest.raises(InputError) as error:
        engine(**fields)
    assert error.value.where == where


@pytest.mark.parametrize(
    ("where", "action"),
    [
        ("action.card", Action(kind="play", card="cat", cost=Cost(kind="mana"))),
        ("action.cost", Action(kind="play", card="owl")),
        ("action.at", Action(kind="play", card="owl", cost=Cost(kind="mana"), at="landmark")),
        ("action.cost.resources", Action(kind="play", card="owl", cost=Cost(kind="mana", resources=("cat",)))),
        ("action.card", Action(kind="use")),
    ],
)
def test_what_cannot_be_meant(where: str, action: Action) -> None:
    with pytest.raises(InputError) as error:
        engine().act("Ann", action)
    assert error.value.where == where
    assert engine().act("Ann", Action(kind="quest", card="owl")).status == "unsupported"
