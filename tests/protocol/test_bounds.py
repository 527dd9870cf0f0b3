"""What is over the bounds is a flood, what cannot be is of no shape, and neither goes further than the decoder."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.protocol.bounds import LARGEST_NUMBER, LONGEST_TEXT, MORE_CARDS, MOST_ENTRIES, MOST_OPTIONS
from oracle.protocol.codec import (
    ANSWER_LIMIT,
    CodecError,
    RequestError,
    decode_answer,
    decode_request,
    encode_result,
)
from oracle.protocol.messages import (
    Card,
    Decision,
    Legal,
    Message,
    Observation,
    Player,
    Position,
    Reply,
    SetupParams,
    SnapshotResult,
    Turn,
)
from oracle.protocol.shapes import Shapes
from oracle.protocol.unclear import UnclearJSON, refuse_unclear
from tests.strategies import plain_json

PLAYERS = [{"name": "Ann"}, {"name": "Bob"}]
HERO = {"ref": "hero", "player": "Ann", "zone": "play"}
LONG, MANY = "x" * (LONGEST_TEXT + 1), ["x"] * (MOST_ENTRIES + 1)
OPTIONS = ["x"] * (MOST_OPTIONS + 1)
ASKED = {"id": "q", "player": "Ann", "kind": "choose", "options": ["one"]}


def table(
    hero: dict[str, object] | None = None, turn: dict[str, Any] | None = None, **fields: object
) -> dict[str, object]:
    """What `observe` shows, with one card."""
    shown = {"players": PLAYERS, "turn": {"player": "Ann", **(turn or {})}, "cards": [{**HERO, **(hero or {})}]}
    return {"position": {**shown, **fields}}


def refused(result: dict[str, Any], kind: type[Message] = Observation) -> CodecError:
    with pytest.raises(CodecError) as caught:
        decode_answer(json.dumps({"jsonrpc": "2.0", "id": 1, "result": result}).encode(), kind, 1)
    return caught.value


@pytest.mark.parametrize(
    ("result", "path"),
    [
        (table({"card": LONG}), "cards[0].card"),
        (table({"ref": LONG}), "cards[0].ref"),
        (table({"states": MANY}), "cards[0].states"),
        (table({"counters": {str(number): 1 for number in range(MOST_ENTRIES + 1)}}), "cards[0].counters"),
        (table({"counters": {LONG: 1}}), "cards[0].counters"),
        (table(players=[{"name": name} for name in MANY]), "position.players"),
        (table(regions=[{}] * (MOST_ENTRIES + 1)), "position.regions"),
        (table(happened=[{"what": "x", "player": "Ann"}] * (MOST_ENTRIES + 1)), "position.happened"),
        ({**table(), "waiting": [{"player": "Ann", "source": "x"}] * (MOST_ENTRIES + 1)}, "result.waiting"),
        ({**table(), "decision": {**ASKED, "options": OPTIONS}}, "decision.options"),
        ({**table(), "decision": {**ASKED, "text": LONG}}, "decision.text"),
        ({**table(), "result": {"winner": "Ann", "losers": MANY}}, "result.losers"),
    ],
)
def test_too_much_of_something_is_a_flood(result: dict[str, object], path: str) -> None:
    error = refused(result)
    assert error.kind == "flood"
    assert path in str(error)
    assert len(str(error)) < 600


def test_too_many_legal_actions_and_words_of_a_reply_are_a_flood() -> None:
    assert refused({"actions": [{"kind": "pass"}] * (MOST_OPTIONS + 1)}, Legal).kind == "flood"
    assert refused({"status": "refused", "message": LONG}, Reply).kind == "flood"


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (table({"counters": {"damage": -1}}), ">= 0"),
        (table({"counters": {"damage": LARGEST_NUMBER + 1}}), "<= 9007199254740991"),
        (table({"counters": {"damage": 10**30}}), "<= 9007199254740991"),
        (table({"counters": {"damage": True}}), "got `bool`"),
        (table({"counters": {"damage": 1.5}}), "got `float`"),
        (table({"counters": {"damage": "1"}}), "got `str`"),
        (table(turn={"number": -1}), "$.result.position.turn.number"),
        (table(turn={"counters": {"inked": -1}}), "turn.counters"),
        (table(happened=[{"what": "x", "player": "Ann", "times": -1}]), "times"),
        ({**table(), "decision": {**ASKED, "least": -1}}, "decision.least"),
        ({**table(), "decision": {**ASKED, "most": -1}}, "decision.most"),
    ],
)
def test_a_number_that_cannot_be_is_of_no_shape(result: dict[str, object], text: str) -> None:
    error = refused(result)
    assert error.kind == "shape"
    assert text in str(error)


def test_what_is_just_within_the_bounds_is_read() -> None:
    most = table({"card": "x" * LONGEST_TEXT, "states": ["x"] * MOST_ENTRIES, "counters": {"x": LARGEST_NUMBER}})
    most["decision"] = {**ASKED, "options": ["x"] * MOST_OPTIONS, "most": LARGEST_NUMBER}
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "result": most}).encode()
    assert isinstance(decode_answer(line, Observation, 1), Observation)
    snapshot = SnapshotResult(snapshot="x" * 2 * ANSWER_LIMIT)
    assert decode_answer(encode_result(1, snapshot), SnapshotResult, 1) == snapshot


def test_a_table_has_the_cards_of_the_position_and_some_more() -> None:
    players = (Player(name="Ann"),)
    sent = Position(players=players, turn=Turn(player="Ann"), cards=(Card(ref="own", player="Ann", zone="play"),))
    shapes = Shapes(SetupParams(game="lorcana", edition="2.2", position=sent))
    cards = tuple(Card(ref=f"c{number}", player="Ann", zone="play") for number in range(MORE_CARDS + 2))
    shapes.seen(Observation(position=Position(players=players, turn=sent.turn, cards=cards[:-1])))
    with pytest.raises(CodecError, match=r"2,002 cards.*2,001") as caught:
        shapes.seen(Observation(position=Position(players=players, turn=sent.turn, cards=cards)))
    assert caught.value.kind == "flood"
    with pytest.raises(CodecError, match="offered twice"):
        shapes.asked(Decision(id="q", player="Ann", kind="choose", options=("a", "a")))


# --- JSON that contradicts itself ---------------------------------------------------------------------------

UNCLEAR = [
    b'{"jsonrpc":"2.0","id":1,"id":2,"result":{"status":"accepted"}}',
    b'{"jsonrpc":"2.0","id":1,"result":{"status":"refused","status":"accepted"}}',
    b'{"jsonrpc":"2.0","id":1,"result":{"status":"accepted","mood":[{"a":1,"a":2}]}}',
    b'{"jsonrpc":"2.0","id":1,"result":{"status":"accepted","mood":":\\u003a","m":1,"m":"\\u003A"}}',
    b'{"jsonrpc":"2.0","id":1,"result":{"status":"accepted","mood":{"a":1,"a":true}}}',
    b'{"jsonrpc":"2.0","id":1,"result":{"status":"accepted","mood":' + b"9" * 5000 + b"}}",
]


@pytest.mark.parametrize("line", UNCLEAR)
def test_an_answer_that_contradicts_itself_is_refused(line: bytes) -> None:
    with pytest.raises(CodecError) as caught:
        decode_answer(line, Reply, 1)
    assert caught.value.kind in ("shape", "order")


def test_a_request_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(RequestError, match="twice"):
        decode_request(b'{"jsonrpc":"2.0","id":1,"method":"observe","params":{"viewer":"Ann","viewer":"Bob"}}')


@given(plain_json, plain_json)
def test_a_key_is_there_twice_only_with_one_value(one: object, other: object) -> None:
    text = f'[{{"key":{json.dumps(one)},"key":{json.dumps(other)}}}]'.encode()
    if json.dumps(one) == json.dumps(other):
        refuse_unclear(text)
    else:
        with pytest.raises(UnclearJSON, match='"key" is there twice'):
            refuse_unclear(text)
    refuse_unclear(json.dumps([one, {"key": other}]).encode())


@given(st.binary(max_size=100))
def test_what_is_no_json_is_left_to_the_decoder(text: bytes) -> None:
    refuse_unclear(text)
    with pytest.raises(CodecError):
        decode_answer(text, Reply, 1)


def test_a_message_on_many_lines_is_told_to_be_on_one() -> None:
    with pytest.raises(CodecError, match="one message a line") as caught:
        decode_answer(b"{\n", Reply, 1)
    assert caught.value.kind == "garbage"
