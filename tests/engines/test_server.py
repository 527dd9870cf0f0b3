"""The protocol from the engine's side: every request gets exactly one answer, wrong ones the proper error."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from oracle.engines.base import EngineFault
from oracle.engines.process import ProcessEngine
from oracle.engines.server import serve
from oracle.protocol.codec import MESSAGE_LIMIT
from oracle.protocol.messages import Action
from tests.engines.conftest import SETUP
from tests.engines.served import Keeper


def talk(*lines: bytes) -> tuple[list[Any], Keeper]:
    """The answers to some lines, and the engine that gave them."""
    engine, output = Keeper(), io.BytesIO()
    serve(engine, io.BytesIO(b"\n".join(lines)), output)
    return [json.loads(line) for line in output.getvalue().splitlines()], engine


def request(number: int, method: str, **params: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode()


def test_requests_are_answered_in_order_until_shutdown() -> None:
    answers, engine = talk(
        request(1, "initialize", protocol=1),
        request(2, "legal"),
        request(3, "snapshot"),
        request(4, "decide", player="Ann", decision="d1", answer=["yes"]),
        request(5, "shutdown"),
        request(6, "legal"),
    )
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4, 5]
    assert answers[0]["result"]["name"] == "keeper"
    assert answers[1]["result"] == {"actions": [{"kind": "end-turn"}], "complete": True}
    assert answers[3]["result"]["message"] == "Ann answers d1 with ('yes',)"
    assert answers[4] == {"jsonrpc": "2.0", "id": 5, "result": {}}
    assert engine.closed == 1


@pytest.mark.parametrize(
    ("line", "code", "number", "text"),
    [
        (b"hello", -32700, None, "not JSON"),
        (b"", -32700, None, "not JSON"),
        (b"[]", -32600, None, "JSON object"),
        (request(7, "fly"), -32601, 7, "'fly'"),
        (request(7, "reset"), -32601, 7, "does not offer `reset`"),
        (request(7, "restore", snapshot="here"), -32601, 7, "cannot restore here"),
        (
            request(7, "act", player="Ann", action={"kind": "play", "cost": {"kind": 3}}),
            -32602,
            7,
            "$.action.cost.kind",
        ),
        (request(7, "act", player="Ann", action={"kind": "concede"}), -32000, 7, "nobody concedes"),
        (request(7, "act", player="Ann", action={"kind": "use"}), -32000, 7, "cannot be written"),
        (request(7, "observe"), -32000, 7, "nothing was set up"),
        (b"x" * (MESSAGE_LIMIT + 100_000), -32600, None, "8,388,608 bytes"),
    ],
)
def test_a_wrong_request_gets_its_error_and_the_next_is_answered(
    line: bytes, code: int, number: int | None, text: str
) -> None:
    answers, engine = talk(line, request(8, "snapshot"))
    assert len(answers) == 2
    assert (answers[0]["error"]["code"], answers[0]["id"]) == (code, number)
    assert text in answers[0]["error"]["message"]
    assert answers[1]["result"] == {"snapshot": "here"}
    assert engine.closed == 1


def test_a_harness_that_goes_away_is_an_ordinary_end() -> None:
    class Broken(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    engine = Keeper()
    serve(engine, io.BytesIO(request(1, "snapshot") + b"\n" + request(2, "snapshot")), Broken())
    assert engine.closed == 1


def test_a_served_engine_is_an_engine_like_any_other() -> None:
    root = Path(__file__).parent.parent.parent
    command = [sys.executable, "-c", f"import sys, runpy; sys.path.insert(0, {str(root)!r}); "
               "runpy.run_module('tests.engines.served', run_name='__main__')"]  # fmt: skip
    with ProcessEngine(command) as engine:
        assert engine.initialize().name == "keeper"
        with pytest.raises(EngineFault, match="nothing was set up") as caught:
            engine.observe()
        assert caught.value.kind == "engine-error"
        assert engine.setup(SETUP).status == "ok"
        assert engine.observe().position == SETUP.position
        assert engine.legal().complete
        with pytest.raises(EngineFault) as caught:
            engine.restore("there")
        assert caught.value.kind == "unsupported-method"
        assert engine.act("Ann", Action(kind="end-turn")).status == "accepted"
