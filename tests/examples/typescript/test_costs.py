"""What playing a card costs the TypeScript engine."""

from __future__ import annotations

import pytest

from ..cards import BUMBLER, DOC, FLOUNDER, GANTU, PERDITA, RECKLESS, WILLOW, card, hand, play
from ..child import Child


def test_the_next_character_uses_a_reduction_up_even_for_free(engine: Child) -> None:
    engine.setup(play("doc", DOC), hand("just", "Just in Time"), hand("five", "five"), hand("three", "three"), ink=6)
    engine.does("quest", "doc")
    engine.play("just")
    assert engine.zone("just") == "play"
    engine.chooses("yes")
    engine.chooses("five")
    assert engine.states("five") == ["drying"]
    assert engine.zone("just") == "discard"
    assert engine.ready_ink() == 3
    engine.play("three")
    assert engine.ready_ink() == 0


def test_a_reduction_pays_for_the_next_character_and_ends_with_the_turn(engine: Child) -> None:
    doc = play("doc", DOC)
    engine.setup(doc, hand("three", "three"), ink=2)
    engine.refuses("ink-short", "play", "three", how="ink")
    engine.does("quest", "doc")
    engine.play("three")
    assert engine.ready_ink() == 0
    spare = [card(f"{who}-more", who, "deck", "a card") for who in ("Ann", "Bob")]
    engine.setup(doc, hand("three", "three"), *spare, ink=2)
    engine.does("quest", "doc")
    engine.does("end-turn")
    engine.does("end-turn", player="Bob")
    engine.refuses("ink-short", "play", "three", how="ink")


def test_a_classified_reduction_waits_for_its_classification(engine: Child) -> None:
    engine.setup(play("perdita", PERDITA), hand("flounder", FLOUNDER), hand("pup", "puppy"), ink=2)
    engine.does("quest", "perdita")
    engine.play("flounder")
    assert engine.ready_ink() == 1
    engine.play("pup")
    assert engine.ready_ink() == 0


def test_a_self_referential_reduction_works_from_the_hand_and_only_for_its_card(engine: Child) -> None:
    lefou = hand("lefou", BUMBLER)
    gaston = play("gaston", RECKLESS)
    engine.setup(lefou, ink=1)
    engine.refuses("ink-short", "play", "lefou", how="ink")
    engine.setup(lefou, gaston, hand("stitch", "Stitch - New Dog"), ink=2)
    engine.play("lefou")
    assert engine.ready_ink() == 1
    engine.play("stitch")
    assert engine.ready_ink() == 0


@pytest.mark.parametrize(("items", "zone", "paid"), [(3, "play", 1), (2, "play", 2), (3, "hand", 2)])
def test_a_reduction_of_others_needs_its_card_in_play(engine: Child, items: int, zone: str, paid: int) -> None:
    engine.setup(
        card("bosun", "Ann", zone, "Gadget Hackwrench - Brilliant Bosun"),
        hand("mouse", "Gadget Hackwrench - Perceptive Mouse"),
        *(play(f"item{i}", "gadget") for i in range(items)),
        ink=3,
    )
    engine.play("mouse")
    assert engine.ready_ink() == 3 - paid


def test_lantern_and_willow_reduce_once(engine: Child) -> None:
    engine.setup(
        play("lantern", "Lantern"), play("willow", WILLOW), hand("three", "three"), hand("one", "a card"), ink=3
    )
    engine.does("use", "lantern")
    engine.play("three")
    assert engine.ready_ink() == 2
    engine.play("one")
    assert engine.ready_ink() == 1


def test_gantu_raises_costs_and_bans_singing(engine: Child) -> None:
    engine.setup(hand("gantu", GANTU), play("five", "five"), hand("tune", "tune"), hand("lantern", "Lantern"), ink=6)
    engine.play("gantu")
    engine.refuses("no-singing", "play", "tune", how="sing", by=["five"])
    engine.refuses("ink-short", "play", "lantern", how="ink")


def test_named_ink_is_exerted_or_refused(engine: Child) -> None:
    engine.setup(hand("one", "a card"), ink=3)
    engine.refuses("wrong-ink", "play", "one", how="ink", resources=["ink1", "ink2"])
    engine.refuses("no-ready-ink", "play", "one", how="ink", resources=["one"])
    engine.play("one", resources=["ink2"])
    assert [engine.states(f"ink{i}") for i in (1, 2, 3)] == [[], ["exerted"], []]


def test_what_belongs_to_another_cost_is_ignored(engine: Child) -> None:
    engine.setup(hand("song", "Fantastical and Magical"), play("three", "three"), ink=9)
    engine.play("song", by=["three"], onto=["nowhere"])
    assert engine.states("three") == []
    assert engine.zone("Ann-deck-1") == "deck"


def test_refusals_change_nothing(engine: Child) -> None:
    engine.setup(
        hand("three", "three"),
        play("old", "five", "drying"),
        play("gaston", RECKLESS),
        play("lantern", "Lantern", "exerted"),
        card("bobs", "Bob", "hand", "a card"),
        ink=2,
    )
    engine.refuses("ink-short", "play", "three", how="ink")
    engine.refuses("not-free", "play", "three", how="free")
    engine.refuses("no-song", "play", "three", how="sing")
    engine.refuses("not-yours", "play", "bobs", how="ink")
    engine.refuses("not-your-turn", "play", "bobs", player="Bob", how="ink")
    engine.refuses("drying", "quest", "old")
    engine.refuses("reckless", "quest", "gaston")
    engine.refuses("exerted", "use", "lantern")
