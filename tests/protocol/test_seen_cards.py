"""A table that is read quickly is the table that a full reading finds, and what that refuses is never read quickly."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.protocol.codec import CodecError, decode_answer
from oracle.protocol.messages import Card, Observation, ObserveParams, Player, Position, SetupParams, Turn
from oracle.protocol.shapes import Shapes

PLAYERS = (Player(name="Ann"), Player(name="Bob"))
CARDS = tuple(
    Card(
        ref=f"card-{number}", player=("Ann", "Bob")[number % 2], zone=zone, card="It", states=states, counters=counters
    )
    for number, (zone, states, counters) in enumerate(
        [("play", ("exerted",), {}), ("hand", (), {}), ("play", (), {"damage": 2}), ("discard", (), {})]
    )
)
POSITION = Position(players=PLAYERS, turn=Turn(player="Ann"), cards=CARDS)
SETUP = SetupParams(game="lorcana", edition="2.2", position=POSITION)
LINE = msgspec.json.encode({"jsonrpc": "2.0", "id": 7, "result": {"position": POSITION}})

PARTS = (
    *(b'"ref":"card-1"', b'"ref":"card-0"', b'"zone":"play"', b'"zone":"the-moon"', b'"player":"Zoe"', b'"at":"},{"'),
    *(b",", b"},{", b"}, {", b"{", b"}", b"[", b"]", b'"', b":", b"-1", b"\xff", b"\\u0022", b"\\u003a", b" "),
    *(b'"cards":[]', b'"cards":[{}]', b'"position":{}', b'"counters":{"damage":-1}', b'"states":["exerted","exerted"]'),
    *(b'"id":8', b'"result":{}', b'"error":{"code":1}', b"[[", b"null", b'"turn":{"player":"Bob"}', b'"damage":3'),
)


def full(line: bytes) -> Observation | None:
    """What a full reading finds; None where it refuses the line."""
    try:
        seen = decode_answer(line, Observation, 7)
        assert isinstance(seen, Observation)
        Shapes(SETUP).check(ObserveParams(), seen)
    except (CodecError, AssertionError):
        return None
    return seen


def quick(line: bytes) -> Observation | None:
    """What is read quickly, where it is and where it is right."""
    shapes = Shapes(SETUP)
    seen = shapes.table(line, 7)
    if seen is not None:
        try:
            shapes.check(ObserveParams(), seen)
        except CodecError:
            return None
    return seen


def with_spaces(line: bytes) -> bytes:
    return json.dumps(json.loads(line)).encode()


@pytest.mark.parametrize("written", [lambda line: line, with_spaces])
def test_a_table_is_read_quickly(written: Callable[[bytes], bytes]) -> None:
    line = written(LINE)
    assert quick(line) == quick(line) == full(line) != None  # noqa: E711


def test_what_changes_is_seen() -> None:
    for change in ((b'"damage":2', b'"damage":3'), (b'"card-3"', b'"card-4"'), (b'"play"', b'"hand"')):
        line = LINE.replace(*change)
        seen = quick(line)
        assert seen == full(line)
        assert seen != quick(LINE)


@settings(max_examples=600, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(LINE)), st.integers(0, 40), st.sampled_from(PARTS)), max_size=3))
def test_both_readings_agree(changes: list[tuple[int, int, bytes]]) -> None:
    line = LINE
    for start, length, part in changes:
        line = line[:start] + part + line[start + length :]
    for _ in range(2):
        seen = quick(line)
        assert seen is None or seen == full(line)


@pytest.mark.parametrize(
    "change",
    [
        (b'"ref":"card-1"', b'"ref":"card-1","ref":"card-9"'),
        (b'"ref":"card-1"', b'"ref":"card-0"'),
        (b'"turn":{', b'"turn":{"player":"Bob"},"turn":{'),
        (b'"cards":[', b'"cards":[],"cards":['),
        (b'"cards":[', b'"\\u0063ards":[],"cards":['),
        (b'"zone":"discard"', b'"zone":"the-moon"'),
        (b'"damage":2', b'"damage":-2'),
        (b'"id":7', b'"id":8'),
    ],
)
def test_what_is_wrong_is_left_to_a_full_reading(change: tuple[bytes, bytes]) -> None:
    assert quick(LINE) is not None
    assert LINE.count(change[0]) == 1
    line = LINE.replace(*change)
    assert full(line) is None
    assert quick(line) is None


def test_more_cards_than_are_kept() -> None:
    many: list[dict[str, object]] = [{"ref": f"c{number}", "player": "Ann", "zone": "deck"} for number in range(3_900)]
    result = json.loads(LINE)
    for first in range(0, 3_900, 50):
        result["result"]["position"]["cards"] = [{**card, "at": f"x{first}"} for card in many[first : first + 200]]
        line = json.dumps(result, separators=(",", ":")).encode()
        assert quick(line) == full(line) is not None
