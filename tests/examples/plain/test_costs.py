"""What playing a card costs the plain engine."""

from __future__ import annotations

import pytest

from ..cards import BUMBLER, DOC, FLOUNDER, GANTU, PERDITA, RECKLESS, WILLOW, Json, hand, play
from ..child import Child


def test_playing_pays_ink_and_the_character_enters_drying(engine: Child) -> None:
    engine.setup(hand("flo", FLOUNDER), ink=2)
    engine.play("flo")
    assert (engine.zone("flo"), engine.states("flo"), engine.ready_ink()) == ("play", ["drying"], 1)
    engine.refuses("drying", "quest", "flo")
    engine.refuses("not-in-hand", "play", "flo", how="ink")


@pytest.mark.parametrize(
    ("code", "player", "cost"),
    [
        ("not-enough-ink", "Ann", {"how": "ink"}),
        ("not-your-turn", "Bob", {"how": "ink"}),
        ("not-free", "Ann", {"how": "free"}),
        ("no-shift", "Ann", {"how": "shift"}),
        ("not-a-song", "Ann", {"how": "sing"}),
        ("no-other-cost", "Ann", {"how": "other"}),
        ("not-this-cost", "Ann", {"how": "ink", "onto": ["doc"]}),
    ],
)
def test_illegal_plays_change_nothing(engine: Child, code: str, player: str, cost: Json) -> None:
    engine.setup(hand("doc", DOC), ink=2)
    engine.refuses(code, "play", "doc", player=player, **cost)


def test_named_ink_is_the_ink_that_is_exerted(engine: Child) -> None:
    engine.setup(hand("flo", FLOUNDER), ink=3)
    engine.refuses("wrong-ink", "play", "flo", how="ink", resources=["ink1", "ink2"])
    engine.play("flo", resources=["ink3"])
    assert [engine.states(f"ink{n}") for n in (1, 2, 3)] == [[], [], ["exerted"]]


def test_doc_a_free_play_uses_the_reduction_up(engine: Child) -> None:
    engine.setup(play("doc", DOC), hand("jit", "Just in Time"), hand("five", "five"), hand("flo", FLOUNDER), ink=3)
    engine.does("quest", "doc")
    engine.play("jit")
    assert engine.zone("jit") == "play"
    engine.chooses("yes")
    assert engine.options() == ["five", "flo"]
    engine.chooses("five")
    assert (engine.zone("five"), engine.states("five"), engine.zone("jit")) == ("play", ["drying"], "discard")
    engine.refuses("not-enough-ink", "play", "flo", how="ink")


def test_doc_reduces_one_play_and_only_this_turn(engine: Child) -> None:
    engine.setup(play("doc", DOC), hand("flo", FLOUNDER), hand("five", "five"), ink=4)
    engine.does("quest", "doc")
    engine.play("five")
    assert engine.ready_ink() == 0
    engine.setup(play("doc", DOC), hand("five", "five"), ink=4)
    engine.does("quest", "doc")
    engine.does("end-turn")
    engine.does("end-turn", player="Bob")
    engine.refuses("not-enough-ink", "play", "five", how="ink")


def test_perdita_waits_for_a_puppy(engine: Child) -> None:
    engine.setup(play("perdita", PERDITA), hand("flo", FLOUNDER), hand("pup", "puppy"), ink=2)
    engine.does("quest", "perdita")
    engine.play("flo")
    assert engine.ready_ink() == 1
    engine.play("pup")
    assert engine.ready_ink() == 0


def test_self_referential_and_in_play_modifiers(engine: Child) -> None:
    lefou, gadget = BUMBLER, "Gadget Hackwrench - Brilliant Bosun"
    engine.setup(hand("lefou", lefou), ink=1)
    engine.refuses("not-enough-ink", "play", "lefou", how="ink")
    engine.setup(hand("lefou", lefou), play("gaston", RECKLESS), ink=1)
    engine.play("lefou")
    items = [play(f"item{n}", "Lantern") for n in (1, 2, 3)]
    engine.setup(*items, hand("gadget", gadget), ink=5)
    engine.refuses("not-enough-ink", "play", "gadget", how="ink")
    engine.setup(*items, play("first", gadget), hand("gadget", gadget), ink=5)
    engine.play("gadget")


def test_grandmother_willow_once_a_turn_and_not_for_herself(engine: Child) -> None:
    willow = WILLOW
    engine.setup(hand("willow", willow), hand("flo", FLOUNDER), hand("flo2", FLOUNDER), ink=2)
    engine.play("willow")
    engine.play("flo")
    engine.refuses("not-enough-ink", "play", "flo2", how="ink")


def test_gantu_raises_prices_and_silences_for_a_round(engine: Child) -> None:
    engine.setup(
        hand("gantu", GANTU),
        hand("song", "Friends on the Other Side"),
        play("doc", DOC),
        ink=8,
    )
    engine.play("gantu")
    engine.refuses("nobody-can-sing", "play", "song", how="sing")
    engine.refuses("not-enough-ink", "play", "song", how="ink")
    engine.does("end-turn")
    engine.does("end-turn", player="Bob")
    engine.play("song", "sing", by=["doc"])


def test_scrooge_for_four_items(engine: Child) -> None:
    scrooge, items = hand("scrooge", "Scrooge McDuck - Resourceful Miser"), [play(f"i{n}", "Lantern") for n in range(5)]
    engine.setup(scrooge, *items[:3])
    engine.refuses("cannot-pay", "play", "scrooge", how="other")
    engine.setup(scrooge, *items)
    engine.play("scrooge", "other")
    engine.chooses("i0", "i1", "i2", "i4")
    assert (engine.states("i2"), engine.states("i3"), engine.zone("scrooge")) == (["exerted"], [], "play")
    engine.chooses("Ann-deck-4", "Ann-deck-2", "Ann-deck-1", "Ann-deck-3")
    order = [row["ref"] for row in engine.observe()["position"]["cards"] if row["ref"].startswith("Ann-deck")]
    assert order == [f"Ann-deck-{n}" for n in (5, 4, 2, 1, 3)]


def test_belle_for_a_banished_item(engine: Child) -> None:
    engine.setup(hand("belle", "Belle - Apprentice Inventor"), play("lantern", "Lantern"))
    engine.play("belle", "other")
    assert (engine.zone("belle"), engine.zone("lantern")) == ("play", "discard")


def test_free_by_permission(engine: Child) -> None:
    flunky, pudge = hand("lefou", "LeFou - Opportunistic Flunky"), hand("pudge", "Pudge - Controls the Weather")
    history = {"what": "banished-in-challenge", "player": "Ann"}
    engine.setup(flunky, pudge, happened=[history])
    engine.refuses("not-free", "play", "lefou", how="free")
    engine.refuses("not-free", "play", "pudge", how="free")
    engine.setup(flunky, pudge, play("lilo", "Lilo - Making a Wish"), happened=[history | {"player": "Bob"}])
    engine.play("lefou", "free")
    engine.play("pudge", "free")
