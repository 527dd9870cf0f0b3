"""Turns and the end of a game in the plain engine."""

from __future__ import annotations

from ..cards import DOC, FLOUNDER, RECKLESS, hand, play, theirs
from ..child import Child


def test_inking(engine: Child) -> None:
    engine.setup(hand("jit", "Just in Time"), hand("flo", FLOUNDER), hand("doc", DOC))
    engine.refuses("no-inkwell-symbol", "ink", "jit")
    engine.does("ink", "flo")
    assert engine.ready_ink() == 1
    engine.refuses("already-inked", "ink", "doc")


def test_a_new_turn(engine: Child) -> None:
    engine.setup(
        play("doc", DOC, "drying"),
        play("gaston", RECKLESS),
        play("cove", "Never Land - Mermaid Lagoon"),
    )
    engine.refuses("reckless", "quest", "gaston")
    engine.does("end-turn")
    turn = engine.observe()["position"]["turn"]
    assert (turn["player"], turn["number"], engine.zone("Bob-deck-1")) == ("Bob", 4, "hand")
    assert engine.states("doc") == ["drying"]
    engine.does("end-turn", player="Bob")
    assert (engine.states("doc"), engine.lore(), engine.zone("Ann-deck-1")) == ([], 1, "hand")


def test_reckless_holds_the_turn(engine: Child) -> None:
    gaston, target = play("gaston", RECKLESS), theirs("doc", DOC, "exerted")
    engine.setup(gaston, target)
    engine.refuses("reckless", "end-turn")
    engine.setup(gaston | {"states": ["exerted"]}, target)
    engine.does("end-turn")


def test_conceding_ends_the_game(engine: Child) -> None:
    engine.setup()
    engine.does("concede", player="Bob")
    assert engine.observe()["result"]["winner"] == "Ann"
    engine.refuses("game-over", "end-turn")


def test_a_challenge_names_whom_or_asks(engine: Child) -> None:
    foes = [theirs("one", "three", "exerted"), theirs("two", "three", "exerted"), theirs("ready", "three")]
    engine.setup(play("hero", "old hero"), *foes)
    engine.refuses("not-challengeable", "challenge", "hero", target="ready")
    engine.does("challenge", "hero")
    assert engine.options() == ["one", "two"]
    engine.chooses("two")
    assert [engine.damage(ref) for ref in ("hero", "one", "two")] == [2, 0, 2]
    assert engine.states("hero") == ["exerted"]
