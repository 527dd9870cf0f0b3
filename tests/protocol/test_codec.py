"""Messages survive the wire, and whatever is no message is refused in one way only."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.protocol.codec import (
    INVALID_PARAMS,
    INVALID_REQUEST,
    PARSE_ERROR,
    UNKNOWN_METHOD,
    CodecError,
    ErrorObject,
    RequestError,
    decode_answer,
    decode_request,
    encode_error,
    encode_request,
    encode_result,
    explain_unasked,
)
from oracle.protocol.messages import (
    METHODS,
    Action,
    ActParams,
    Decision,
    Empty,
    GameResult,
    Message,
    Observation,
    ObserveParams,
    Position,
    Reply,
    SetupParams,
    Turn,
)
from tests.strategies import by_type, calls, positions

POSITION = b'{"players":[],"turn":{"player":"Ann"}}'


def test_every_type_of_every_method_has_a_strategy() -> None:
    assert set(by_type) == {kind for pair in METHODS.values() for kind in pair}


@given(calls(), st.integers(0, 2**53))
def test_every_message_survives_the_wire(call: tuple[str, Message, Message], number: int) -> None:
    method, params, result = call
    request = encode_request(number, method, params)
    assert request.count(b"\n") == 1
    read = decode_request(request)
    assert (read.id, read.method, read.params) == (number, method, params)
    answer = encode_result(number, result)
    assert answer.count(b"\n") == 1
    assert answer.endswith(b"\n")
    assert decode_answer(answer, METHODS[method][1], number) == result


@given(st.binary(max_size=200))
def test_no_line_makes_anything_but_the_codecs_own_error(line: bytes) -> None:
    with pytest.raises(CodecError) as caught:
        decode_answer(line, Observation, 1)
    assert str(caught.value).isprintable()
    assert isinstance(explain_unasked(line, 1), CodecError)
    with pytest.raises(RequestError):
        decode_request(line)


any_json: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["id", "jsonrpc", "result", "error", "method", "params", "x"]), inner)
    ),
    max_leaves=10,
)


@given(any_json)
def test_no_json_makes_anything_but_the_codecs_own_error(value: object) -> None:
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "result": value}).encode()
    with contextlib.suppress(CodecError):
        decode_answer(line, Reply, 1)
    line = json.dumps(value).encode()
    with pytest.raises(CodecError):
        decode_answer(line, Reply, 7_000_000)
    with pytest.raises(RequestError):
        decode_request(line)


def answer(result: str) -> bytes:
    return f'{{"jsonrpc":"2.0","id":5,"result":{result}}}\n'.encode()


@pytest.mark.parametrize(
    ("line", "kind", "text"),
    [
        (b"", "garbage", "truncated"),
        (b"hello\n", "garbage", "hello"),
        (b"{'id': 5}", "garbage", "{'id': 5}"),
        (answer("{}")[:-5], "garbage", "truncated"),
        (answer('{"position":NaN}'), "garbage", "invalid character"),
        (answer('{"position":"\\ud800"}'), "garbage", "surrogate|truncated|escape"),
        (b"\xef\xbb\xbfhello", "garbage", "byte 0"),
        (b"\xff\xfe", "encoding", "byte 0xff at offset 0"),
        (answer("{}").replace(b"{}", b'"\xe9"'), "encoding", "byte 0xe9 at offset"),
        (b"[]", "shape", "a JSON object"),
        (b"5", "shape", "a JSON object"),
        (answer("[" * 500_000 + "]" * 500_000), "shape", "nested too deeply"),
        (answer("{}"), "shape", r"missing required field `position` - at `\$\.result`"),
        (answer(f'{{"position":{POSITION.decode()},"waiting":3}}'), "shape", r"\$\.result\.waiting"),
        (answer("null"), "shape", r"\$\.result"),
        (b'{"jsonrpc":"1.0","id":5,"result":{"position":%s}}' % POSITION, "shape", "jsonrpc"),
        (b'{"id":5,"result":{"position":%s}}' % POSITION, "shape", "jsonrpc"),
        (b'{"jsonrpc":"2.0","id":5}', "shape", "or with none"),
        (b'{"jsonrpc":"2.0","id":5,"error":{}}', "shape", r"\$\.error"),
        (b'{"jsonrpc":"2.0","id":5,"error":{"code":1},"result":{"position":%s}}' % POSITION, "shape", "both"),
        (b'{"jsonrpc":"2.0","id":null,"result":{"position":%s}}' % POSITION, "shape", "without the request's id"),
        (b'{"jsonrpc":"2.0","id":true,"result":{}}', "order", "request True, which was never asked"),
        (b'{"jsonrpc":"2.0","id":4,"result":{}}', "order", "request 4, which it had answered already"),
        (b'{"jsonrpc":"2.0","id":6,"result":{}}', "order", "request 6, which was not asked yet"),
        (b'{"jsonrpc":"2.0","id":"5","result":{}}', "order", "request '5', which was never asked"),
        (b'{"jsonrpc":"2.0","id":null,"error":{"code":-32700}}', "order", "an error without the request's id"),
        (b'{"jsonrpc":"2.0","id":5,"method":"observe"}', "order", "only the harness asks"),
        (b'{"jsonrpc":"2.0","method":"log","params":[]}', "order", "only the harness asks"),
    ],
)
def test_a_wrong_answer_is_refused_with_its_reason(line: bytes, kind: str, text: str) -> None:
    with pytest.raises(CodecError, match=text) as caught:
        decode_answer(line, Observation, 5)
    assert caught.value.kind == kind
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 600


@pytest.mark.parametrize(
    ("line", "read"),
    [
        (b'{"jsonrpc":"2.0","id":5,"error":null,"result":{"status":"accepted"}}', Reply(status="accepted")),
        (answer('{"status":"refused","code":null,"message":null}'), Reply(status="refused")),
        (b"\xef\xbb\xbf" + answer('{"status":"accepted"}'), Reply(status="accepted")),
        (
            b'{"jsonrpc":"2.0","id":5,"result":null,"error":{"code":null,"message":"no","data":null}}',
            ErrorObject(code=-32000, message="no"),
        ),
        (
            b'\xef\xbb\xbf{"jsonrpc":"2.0","id":5,"error":null,"result":{"status":"refused","clauses":null}}',
            Reply(status="refused"),
        ),
        (
            answer(
                '{"status":"accepted","decision":{"id":"d1","player":"Ann","kind":"choose","options":["doc"],'
                '"source":null,"text":null,"modes":null}}'
            ),
            Reply(status="accepted", decision=Decision(id="d1", player="Ann", kind="choose", options=("doc",))),
        ),
    ],
)
def test_nulls_and_marks_that_libraries_write_say_nothing(line: bytes, read: object) -> None:
    assert decode_answer(line, Reply, 5) == read


@pytest.mark.parametrize(
    "line",
    [
        b'{"jsonrpc":"2.0","id":5,"error":null,"result":null}',
        answer('{"status":null}'),
        b"\xef\xbb\xbf" + answer('{"status":null}'),
        answer('{"status":"accepted","clauses":[null]}'),
        b"\xef\xbb\xbf\xef\xbb\xbf" + answer('{"status":"accepted"}'),
        b'{"jsonrpc":"2.0","id":5,"error":null,"result":{"status":"accepted","status":"refused"}}',
        b'{"jsonrpc":"2.0","id":6,"error":null,"result":{"status":"accepted"}}',
    ],
)
def test_other_nulls_are_no_answer(line: bytes) -> None:
    with pytest.raises(CodecError):
        decode_answer(line, Reply, 5)


@pytest.mark.parametrize(
    ("line", "kind", "told"),
    [
        (b"\xef\xbb\xbf" + answer('{"status":"perhaps"}'), "shape", r"\$\.result\.status"),
        (b"\xef\xbb\xbf" + answer('{"status":"accepted"}').replace(b"5", b"4", 1), "order", "request 4"),
        (answer('{"status":null,"code":null}'), "shape", r"got `null` - at `\$\.result\.status`"),
        (answer('{"status":null}').replace(b'"id"', b'"error":null,"id"'), "shape", r"at `\$\.result\.status`"),
    ],
)
def test_what_is_wrong_beside_a_null_or_a_mark_is_told(line: bytes, kind: str, told: str) -> None:
    with pytest.raises(CodecError, match=told) as caught:
        decode_answer(line, Reply, 5)
    assert caught.value.kind == kind


def test_an_answer_quoted_in_an_error_is_cut_and_harmless() -> None:
    with pytest.raises(CodecError) as caught:
        decode_answer(b"\x1b[2J\x07" + "\u202e".encode() + b"y" * 10_000, Reply, 1)
    assert r"\x1b[2J\x07\u202eyyy" in str(caught.value)
    assert len(str(caught.value)) < 400


def test_an_error_is_an_answer() -> None:
    line = encode_error(5, -32000, "no \ud800 table", "lie")
    assert decode_answer(line, Reply, 5) == ErrorObject(
        code=-32000, message="no \\ud800 table", data=msgspec.Raw(b'{"kind":"lie"}')
    )


def test_unknown_fields_are_ignored() -> None:
    assert decode_answer(answer('{"status":"accepted","mood":[{"x":1.5}]}'), Reply, 5) == Reply(status="accepted")


@pytest.mark.parametrize(
    ("line", "code", "number", "text"),
    [
        (b"nonsense\n", PARSE_ERROR, None, "not JSON"),
        (b"\xff\n", PARSE_ERROR, None, "not UTF-8"),
        (b"[]", INVALID_REQUEST, None, "one message"),
        (b'{"x":%s}' % (b"[" * 9999 + b"]" * 9999), INVALID_REQUEST, None, "nested too deeply"),
        (b'{"jsonrpc":"2.0","id":3}', INVALID_REQUEST, 3, "method"),
        (b'{"id":3,"method":"observe"}', INVALID_REQUEST, 3, "jsonrpc"),
        (b'{"jsonrpc":"2.0","method":"observe"}', INVALID_REQUEST, None, "needs an id"),
        (b'{"jsonrpc":"2.0","id":null,"method":"observe"}', INVALID_REQUEST, None, "needs an id"),
        (b'{"jsonrpc":"2.0","id":1.5,"method":"observe"}', INVALID_REQUEST, None, r"\$\.id"),
        (b'{"jsonrpc":"2.0","id":"a","method":"obserw"}', UNKNOWN_METHOD, "a", "initialize, cards, setup, act"),
        (b'{"jsonrpc":"2.0","id":4,"method":"act"}', INVALID_PARAMS, 4, "`player`"),
        (b'{"jsonrpc":"2.0","id":4,"method":"act","params":[]}', INVALID_PARAMS, 4, "parameters of `act`"),
        (
            b'{"jsonrpc":"2.0","id":4,"method":"act","params":{"player":"Ann","action":{"kind":1}}}',
            INVALID_PARAMS,
            4,
            r"\$\.action\.kind",
        ),
        (
            b'{"jsonrpc":"2.0","id":4,"method":"setup","params":{"definitions":{"a":%s}}}' % (b"[" * 800 + b"]" * 800),
            INVALID_PARAMS,
            4,
            "parameters of `setup`",
        ),
    ],
)
def test_a_wrong_request_is_refused_with_code_and_id(line: bytes, code: int, number: object, text: str) -> None:
    with pytest.raises(RequestError, match=text) as caught:
        decode_request(line)
    assert (caught.value.code, caught.value.id) == (code, number)


def test_parameters_may_be_left_out_where_none_are_needed() -> None:
    assert decode_request(b'{"jsonrpc":"2.0","id":4,"method":"observe"}').params == ObserveParams()
    assert decode_request(b'{"jsonrpc":"2.0","id":4,"method":"reset","params":{}}').params == Empty()


@given(positions, st.sampled_from([float("nan"), float("inf"), float("-inf")]))
def test_numbers_that_json_lacks_are_refused_before_they_are_sent(position: Any, number: float) -> None:
    params = SetupParams(game="g", edition="e", position=position, definitions={"c": {"cost": [1, number]}})
    with pytest.raises(CodecError, match=r"definitions\.c\.cost\[1\]"):
        encode_request(1, "setup", params)


def test_what_cannot_be_written_is_refused() -> None:
    with pytest.raises(CodecError, match="cannot be written"):
        encode_request(1, "observe", ObserveParams(viewer="\ud800"))
    with pytest.raises(CodecError, match="cannot be written"):
        encode_result(1, GameResult(reason="\udfff"))
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    position = Position(players=(), turn=Turn(player="Ann"))
    params = SetupParams(game="g", edition="e", position=position, definitions={"c": deep})
    with pytest.raises(CodecError, match="cannot be written"):
        encode_request(1, "setup", params)


def test_left_out_fields_are_not_sent() -> None:
    line = encode_request(1, "act", ActParams(player="Ann", action=Action(kind="end-turn")))
    assert json.loads(line)["params"] == {"player": "Ann", "action": {"kind": "end-turn"}}
