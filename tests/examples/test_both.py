"""What the protocol asks of each of the example engines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oracle.protocol.messages import CAPABILITIES

from .cards import DOC, Json, card, hand, play
from .child import Child
from .start import start_plain, start_typescript

BOTH = ["plain", "typescript"]
KNIGHT = "Cinderella - Knight in Training"
HEROES = (play("a", "old hero"), play("b", "old hero"), hand("new", "new hero"))
SETUP_WITHOUT_POSITION = (
    b'{"jsonrpc": "2.0", "id": 1, "method": "setup", "params": {"game": "lorcana", "edition": "2.2"}}'
)


@pytest.fixture(params=BOTH)
def engine(request: pytest.FixtureRequest) -> Child:
    child: Child = request.getfixturevalue(request.param)
    return child


def test_it_declares_what_the_protocol_knows(engine: Child) -> None:
    info = engine.call("initialize", protocol=1, suite="test")
    assert info.get("protocol", 1) == 1
    assert set(info["games"]["lorcana"]["capabilities"]) <= set(CAPABILITIES)


def test_a_question_is_told_and_shown_alike(engine: Child) -> None:
    engine.setup(play("star", "Stitch - Rock Star"), hand("knight", KNIGHT), ink=2)
    asked = engine.does("play", "knight", how="ink")["decision"]
    assert (asked["player"], asked["kind"], sorted(asked["options"])) == ("Ann", "trigger", ["knight", "star"])
    for viewer in engine.viewers:
        shown = engine.observe(viewer)["decision"]
        # Another player may be shown that something is asked, and not what of.
        assert shown == asked or (viewer == "Bob" and shown == {**asked, "options": []})


def test_it_goes_back_to_where_the_setup_left_the_game(engine: Child) -> None:
    engine.setup(*HEROES, hand("three", "three"), ink=4)
    before = engine.observe()
    engine.does("ink", "three")
    engine.play("new", "shift")
    assert engine.options() == ["a", "b"]
    engine.call("reset")
    assert engine.observe() == before
    engine.play("new", "shift", onto=["a"])


def test_it_goes_back_to_the_last_setup_only(engine: Child) -> None:
    engine.setup(*HEROES, ink=3)
    assert engine.call("setup", **engine.table(hand("maui", "Maui - Never Printed")))["status"] == "unsupported"
    assert "error" in engine.reply("observe")
    assert "error" in engine.reply("reset")


def test_a_kind_of_action_it_does_not_know_changes_nothing(engine: Child) -> None:
    engine.setup(play("doc", DOC))
    before = engine.observe()
    assert engine.call("act", player="Ann", action={"kind": "trade", "card": "doc"})["status"] == "unsupported"
    assert engine.observe() == before


def test_twenty_lore_wins(engine: Child) -> None:
    engine.setup(play("three", "three"), lore=19)
    engine.does("quest", "three")
    assert engine.observe()["result"]["winner"] == "Ann"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{not json", -32700),
        (b'"\xff"', -32700),
        ('{"jsonrpc": "2.0", "id": 1, "method": "\u2028"}'.encode(), -32601),
        (b"[1]", -32600),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "juggle"}', -32601),
        (SETUP_WITHOUT_POSITION, -32602),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "act", "params": {"player": "Ann"}}', -32602),
    ],
)
def test_a_bad_line_is_answered_with_an_error_and_the_engine_goes_on(engine: Child, line: bytes, code: int) -> None:
    error = engine.raw(line)["error"]
    assert error["code"] == code
    assert error["message"]
    engine.setup()


def test_a_line_that_is_nested_too_deeply_is_an_error(engine: Child) -> None:
    assert engine.raw(b"[" * 100_000)["error"]["code"] in (-32700, -32600)
    engine.setup()


@pytest.mark.parametrize(
    "cards",
    [
        [play("doc", DOC), play("doc", DOC)],
        [play("doc", DOC, under="doc")],
        [hand("doc", DOC) | {"counters": {"damage": 1}}],
        [play("doc", DOC, at="nowhere")],
        [card("doc", "Zed", "hand", DOC)],
        [play("lantern", "Lantern", "drying")],
    ],
)
def test_a_position_that_cannot_be_is_an_error(engine: Child, cards: list[Json]) -> None:
    assert engine.reply("setup", **engine.table(*cards))["error"]["code"] == -32602


def test_a_play_without_a_cost_is_an_error_and_changes_nothing(engine: Child) -> None:
    engine.setup(hand("one", "a card"), ink=1)
    before = engine.observe()
    reply = engine.reply("act", player="Ann", action={"kind": "play", "card": "one"})
    assert reply["error"]["code"] == -32602
    assert engine.observe() == before
    engine.play("one")


@pytest.mark.parametrize("start", [start_plain, start_typescript], ids=BOTH)
def test_shutdown_is_answered_and_ends_it(start: Callable[[], Child]) -> None:
    engine = start()
    engine.call("shutdown")
    assert engine.process.wait(10) == 0
    engine.ends()
