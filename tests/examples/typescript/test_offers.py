"""What the TypeScript engine says of itself, and the optional methods it offers."""

from __future__ import annotations

from ..cards import hand, made, play
from ..child import Child


def test_what_it_declares(engine: Child) -> None:
    support = engine.call("initialize", protocol=1)["games"]["lorcana"]
    assert support["editions"] == ["2.1", "2.2"]
    assert not {"clauses", "hidden-views", "other-costs", "legal-lists"} & set(support["capabilities"])


def test_what_it_does_not_know_is_named(engine: Child) -> None:
    odd = made("Odd", 2, {"is": "static", "what": "other"})
    reply = engine.call("setup", **engine.table(hand("maui", "Maui - Hero to All"), definitions={"odd": odd}))
    assert reply["status"] == "unsupported"
    assert "Maui - Hero to All" in reply["unsupported"]
    assert "odd: the ability static" in reply["unsupported"]
    engine.setup(play("three", "three"), ink=1)
    before = engine.observe()
    assert engine.act("challenge", "three")["status"] == "unsupported"
    assert engine.observe() == before


def test_setup_and_observe_give_the_same_position(engine: Child) -> None:
    cards = [
        play("stitch", "Stitch - New Dog", "drying", "exerted", damage=1),
        hand("five", "five"),
    ]
    engine.setup(*cards, ink=1, deck=1)
    seen = {it["ref"]: it for it in engine.observe()["position"]["cards"]}
    assert seen["stitch"]["states"] == ["drying", "exerted"]
    assert seen["stitch"]["counters"] == {"damage": 1}
    assert list(seen) == ["stitch", "five", "ink1", "Ann-deck-1", "Bob-deck-1"]


def test_snapshot_restores_an_open_question(engine: Child) -> None:
    engine.setup(play("a", "old hero"), play("b", "old hero"), hand("new", "new hero"), ink=3)
    engine.play("new", "shift")
    before = engine.observe()
    snapshot = engine.call("snapshot")["snapshot"]
    engine.chooses("a")
    assert engine.observe() != before
    engine.call("restore", snapshot=snapshot)
    assert engine.observe() == before


def test_listed_actions_are_accepted(engine: Child) -> None:
    cards = [play("old", "old hero"), hand("new", "new hero"), hand("tune", "tune")]
    engine.setup(*cards, ink=3)
    listed = engine.call("legal")["actions"]
    assert {"kind": "play", "card": "new", "cost": {"kind": "shift"}} in listed
    assert {"kind": "play", "card": "new", "cost": {"kind": "ink"}} not in listed
    for action in listed:
        engine.setup(*cards, ink=3)
        assert engine.call("act", player="Ann", action=action)["status"] == "accepted"
