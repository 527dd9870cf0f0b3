"""Shift and songs in the TypeScript engine."""

from __future__ import annotations

from ..cards import hand, play
from ..child import Child


def test_shift_takes_over_exerted_damage_and_drying(engine: Child) -> None:
    under = play("old", "old hero", "drying", "exerted", damage=2)
    engine.setup(under, hand("new", "new hero"), ink=3)
    engine.play("new", "shift", onto=["old"])
    top, below = engine.card("new"), engine.card("old")
    assert (top["zone"], top["states"], top["counters"]) == ("play", ["drying", "exerted"], {"damage": 2})
    assert (below["zone"], below["states"], below["counters"], below["under"]) == ("play", [], {}, "new")
    assert engine.ready_ink() == 0


def test_shift_onto_a_dry_character_is_dry_and_the_choice_is_asked(engine: Child) -> None:
    engine.setup(play("a", "old hero"), play("b", "old hero"), hand("new", "new hero"), ink=3)
    engine.play("new", "shift")
    assert engine.options() == ["a", "b"]
    assert engine.ready_ink() == 3
    engine.chooses("b")
    assert engine.card("b")["under"] == "new"
    assert engine.ready_ink() == 0
    engine.does("quest", "new")


def test_shift_needs_the_same_name_and_its_ink(engine: Child) -> None:
    engine.setup(play("three", "three"), hand("new", "new hero"), ink=3)
    engine.refuses("nothing-to-shift-onto", "play", "new", how="shift")
    engine.setup(play("old", "old hero"), hand("new", "new hero"), ink=2)
    engine.refuses("ink-short", "play", "new", how="shift", onto=["old"])


def test_only_a_dry_ready_character_of_enough_cost_sings(engine: Child) -> None:
    engine.setup(
        play("wet", "three", "drying"),
        play("tired", "three", "exerted"),
        play("small", "a card"),
        play("singer", "singer"),
        hand("tune", "tune"),
    )
    for ref in ("wet", "tired"):
        engine.refuses("cannot-sing", "play", "tune", how="sing", by=[ref])
    engine.refuses("voices-short", "play", "tune", how="sing", by=["small"])
    engine.play("tune", "sing")
    assert engine.states("singer") == ["exerted"]
    assert engine.zone("tune") == "discard"


def test_sing_together_adds_the_costs_up(engine: Child) -> None:
    engine.setup(play("three", "three"), play("hero", "old hero"), play("small", "a card"), hand("choir", "choir"))
    engine.refuses("voices-short", "play", "choir", how="sing-together", by=["three", "small"])
    engine.refuses("voices-short", "play", "choir", how="sing", by=["hero"])
    engine.play("choir", "sing-together", by=["three", "hero"])
    assert [engine.states(ref) for ref in ("three", "hero", "small")] == [["exerted"], ["exerted"], []]


def test_singers_nobody_could_leave_out_are_not_asked_for(engine: Child) -> None:
    engine.setup(play("three", "three"), play("hero", "old hero"), hand("choir", "choir"))
    engine.play("choir", "sing-together")
    assert engine.decision is None
    assert engine.zone("choir") == "discard"


def test_an_illegal_choice_of_singers_is_asked_again(engine: Child) -> None:
    names = {"three": "three", "hero": "old hero", "small": "a card"}
    engine.setup(*(play(ref, name) for ref, name in names.items()), hand("choir", "choir"))
    engine.play("choir", "sing-together")
    engine.refuses_answer("illegal-choice", "small")
    engine.chooses("three", "hero")
    assert engine.zone("choir") == "discard"
