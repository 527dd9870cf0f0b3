"""Engines that call in over WebSocket, on real sockets: who may, what is refused, and what a lost connection costs."""

from __future__ import annotations

import json
import re
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from oracle.adapter.calling import call_in
from oracle.cli.app import mounted
from oracle.engines.base import EngineFault
from oracle.engines.calling import BUSY, NOT_HERE, START_ANEW, CallingEngine, Seated, calling_engine
from oracle.engines.limits import Limits
from oracle.engines.listening import TOKEN, read_address
from oracle.kernel.errors import InputError
from oracle.protocol.messages import Action, Reply
from oracle.suite.engines import open_engine
from tests.engines.conftest import SETUP
from tests.examples.start import ENGINES

sys.path.insert(0, str(ENGINES / "python"))
from plain_engine import ADAPTER

GIVEN = "a-token-of-the-tests"
EMPTY = replace(SETUP, position=replace(SETUP.position, cards=()))
"""A position that the plain engine knows."""
QUEST = Action(kind="quest", card="doc")
INFO = {"name": "by hand", "version": "1", "protocol": 1, "games": {"lorcana": {"editions": ["2.2"]}}}
ANSWERS = {"initialize": INFO, "setup": {"status": "ok"}, "act": {"status": "accepted"}}

Open = Callable[..., Any]


@pytest.fixture(autouse=True)
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, GIVEN)


@pytest.fixture
def opened() -> Iterator[Open]:
    """Opens the harness's side on a free port; all are closed after the test."""
    engines: list[Any] = []

    def begin(address: str = "ws://127.0.0.1:0", **limits: float) -> Any:
        sizes: dict[str, Any] = {"call": 5.0, "start": 5.0, "shutdown": 0.2, "message": 20_000, **limits}
        engines.append(calling_engine(address, Limits(**sizes)))
        return engines[-1]

    yield begin
    for engine in engines:
        engine.close()
    ENTERED.close()


def address_of(engine: Any) -> str:
    seat: Any = engine._seats[0] if isinstance(engine, Seated) else engine
    return f"{seat._listener.address}/?token={GIVEN}"


ENTERED = ExitStack()
"""The connections of the engines of one test."""


class ByHand:
    """An engine whose every answer the test gives."""

    def __init__(self, engine: Any, more: str = "") -> None:
        entered = connect(address_of(engine) + more, compression=None, max_size=None)
        self.connection: ClientConnection = ENTERED.enter_context(entered)
        self.heard: list[dict[str, Any]] = []

    def hear(self) -> dict[str, Any]:
        self.heard.append(json.loads(self.connection.recv(5)))
        return self.heard[-1]

    def answer(self, *methods: str) -> None:
        for method in methods:
            request = self.hear()
            assert request["method"] == method
            self.connection.send(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": ANSWERS[method]}))

    def say(self, answer: str | bytes) -> None:
        self.hear()
        self.connection.send(answer)

    def cut(self) -> None:
        """End the connection without a word."""
        self.connection.socket.shutdown(socket.SHUT_RDWR)

    def dismissed(self) -> tuple[int, str]:
        """How the harness ended the connection."""
        while True:
            try:
                self.connection.recv(5)
            except ConnectionClosed as ended:
                return (0, "cut") if ended.rcvd is None else (ended.rcvd.code, ended.rcvd.reason)


def beside(work: Callable[[], Any]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def playing(engine: Any) -> ByHand:
    """An engine whose game has been set up."""
    here = ByHand(engine)
    work = beside(lambda: here.answer("initialize", "setup"))
    assert engine.setup(SETUP).status == "ok"
    work.join(5)
    return here


def test_it_is_judged_as_over_stdio() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    work = beside(lambda: call_in(ADAPTER.answer, f"ws://127.0.0.1:{port}/?token={GIVEN}"))
    words = ["check", "--engine", f"ws://127.0.0.1:{port}", "--game", "lorcana", "--clause", "4.3.1"]
    ended = CliRunner().invoke(mounted(), words)
    assert ended.exit_code == 0, ended.output
    assert "plain-engine 0.4.0" in ended.output
    assert f"waiting for an engine to call in: ws://127.0.0.1:{port}/?token={GIVEN}" in ended.output
    work.join(5)
    assert not work.is_alive(), "the engine is told that the run is over"


@pytest.mark.parametrize("answered", [2, 3], ids=["the request was lost", "the answer was lost"])
def test_an_engine_takes_up_its_game_after_a_cut(opened: Open, answered: int) -> None:
    engine = opened()
    here = playing(engine)

    def engine_side() -> None:
        lost = here.hear()
        here.cut()
        again = ByHand(engine, f"&answered={answered}")
        again.answer("act")
        assert again.heard == [lost]

    work = beside(engine_side)
    assert engine.act("Ann", QUEST) == Reply(status="accepted")
    work.join(5)
    assert engine.spent.faults == 0


def test_the_kit_takes_up_its_game_after_every_cut(opened: Open) -> None:
    engine, cuts = opened(), 0
    answer = ADAPTER.answer

    def answered(line: bytes) -> tuple[bytes, bool]:
        nonlocal cuts
        if cuts < 5:
            cuts += 1
            for one in engine._listener._server.connections:
                one.socket.shutdown(socket.SHUT_RDWR)
        return answer(line)

    beside(lambda: call_in(answered, address_of(engine)))
    assert engine.setup(EMPTY).status == "ok"
    assert [engine.observe().position.players[0].name for _ in range(4)] == ["Ann"] * 4
    assert (cuts, engine.spent.faults) == (5, 0)


def test_an_engine_that_calls_in_anew_has_lost_its_game(opened: Open) -> None:
    engine = opened()
    here = playing(engine)
    here.cut()
    # Until the harness has noticed that, whoever calls in is turned away.
    limit = time.monotonic() + 5
    while engine._listener._server.connections and time.monotonic() < limit:
        time.sleep(0.01)
    again = ByHand(engine)
    with pytest.raises(EngineFault, match="lost in `act`, and it called in anew, without its game") as fault:
        engine.act("Ann", QUEST)
    assert fault.value.kind == "closed"
    work = beside(lambda: again.answer("initialize", "setup"))
    assert engine.setup(SETUP).status == "ok"
    work.join(5)


def test_an_engine_with_another_game_is_turned_away(opened: Open) -> None:
    engine = opened(call=0.3)
    here = playing(engine)
    here.cut()
    other = ByHand(engine, "&answered=1")
    with pytest.raises(EngineFault, match="did not call in again"):
        engine.act("Ann", QUEST)
    code, reason = other.dismissed()
    assert code == NOT_HERE
    # How often it was asked meanwhile depends on how fast this machine is.
    assert re.search(r"it has answered request 1, and the last one is [2-9]", reason)


def test_an_engine_that_stays_away_is_not_waited_for_twice(opened: Open) -> None:
    engine = opened(call=0.1, start=0.2)
    playing(engine).cut()
    with pytest.raises(EngineFault, match="it did not call in again within"):
        engine.act("Ann", QUEST)
    for _ in range(3):
        with pytest.raises(EngineFault, match=r"no engine called in .* within 0.2 s") as fault:
            engine.setup(SETUP)
        assert fault.value.kind == "given-up"


def test_nobody_calls_in(opened: Open) -> None:
    with pytest.raises(EngineFault, match="give it more time with --start-timeout") as fault:
        opened(start=0.1).initialize()
    assert fault.value.kind == "start"


def test_a_second_engine_is_turned_away(opened: Open) -> None:
    engine = opened()
    here, other = playing(engine), ByHand(engine)
    work = beside(lambda: here.answer("act"))
    engine.act("Ann", QUEST)
    work.join(5)
    assert other.dismissed() == (BUSY, "another engine is playing")


@pytest.mark.parametrize(
    ("said", "kind"),
    [("x" * 30_000, "flood"), ("no JSON", "garbage"), (b"\xff", "encoding"), ('{"jsonrpc": "2.0", "id": 9}', "order")],
)
def test_a_faulty_answer_ends_the_connection(opened: Open, said: str | bytes, kind: str) -> None:
    engine = opened()
    here = playing(engine)
    with suppress(ConnectionClosed):
        work = beside(lambda: here.say(said))
        with pytest.raises(EngineFault) as fault:
            engine.act("Ann", QUEST)
        work.join(5)
    assert fault.value.kind == kind
    if kind != "flood":
        assert here.dismissed()[0] == START_ANEW


def test_a_message_that_nobody_asked_for(opened: Open) -> None:
    engine = opened()
    here = playing(engine)
    here.connection.send('{"jsonrpc": "2.0", "id": 2, "result": {}}')
    here.connection.ping().wait(5)  # it has probably arrived; a later message is the answer to the next request
    with pytest.raises(EngineFault, match="an answer to request 2") as fault:
        engine.act("Ann", QUEST)
    assert fault.value.kind == "order"


def test_an_engine_that_never_answers(opened: Open) -> None:
    engine = opened(call=0.3)
    here = playing(engine)
    with pytest.raises(EngineFault, match=r"did not answer `act` within 0.3 s") as fault:
        engine.act("Ann", QUEST)
    assert fault.value.kind == "timeout"
    assert here.dismissed()[0] == START_ANEW


def test_an_engine_that_never_reads(opened: Open) -> None:
    with (
        opened(call=1) as engine,
        socket.create_connection(("127.0.0.1", urlsplit(address_of(engine)).port or 0)) as raw,
    ):
        raw.sendall(
            f"GET /?token={GIVEN} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        link = engine._begin()
        with pytest.raises(EngineFault, match=r"did not read `setup` within 0.5 s"):
            link.send(b"x" * 30_000_000, "setup", 0.5)


@pytest.mark.parametrize(
    ("more", "origin", "status"),
    [
        ("?token=another-token-than-that", None, 401),
        ("?token=", None, 401),
        ("", None, 401),
        (f"?token={GIVEN}&seat=2", None, 400),
        (f"?token={GIVEN}&answered=x", None, 400),
        (f"?token={GIVEN}", "http://evil.example", 403),
        (f"?token={GIVEN}", "http://localhost.evil.example", 403),
        (f"?token={GIVEN}", "null", 403),
        ("?token=another-token-than-that", "http://localhost:8080", 401),
    ],
)
def test_who_is_refused(
    opened: Open, caplog: pytest.LogCaptureFixture, more: str, origin: str | None, status: int
) -> None:
    engine = opened(start=0.1)
    caplog.clear()
    for _ in range(2):
        with pytest.raises(InvalidStatus) as refused:
            connect(f"{engine._listener.address}/{more}", origin=Origin(origin) if origin else None)
        assert refused.value.response.status_code == status
    with pytest.raises(EngineFault):
        engine.initialize()
    (told,) = caplog.messages
    assert told.startswith("turned away: ")
    assert status != 403 or str(origin) in told


@pytest.mark.parametrize("origin", ["http://localhost:5173", "http://127.0.0.1", "https://my.page"])
def test_whose_pages_are_admitted(opened: Open, origin: str) -> None:
    engine: CallingEngine = opened("ws://localhost:0?origin=https://my.page")
    with connect(address_of(engine), origin=Origin(origin)):
        assert engine._listener.next(0, 5) is not None


def test_each_seat_is_asked_what_is_its_players(opened: Open) -> None:
    engine = opened("ws://127.0.0.1:0?seats=2")
    asked: list[list[str]] = [[], []]
    answer, turn = ADAPTER.answer, threading.Lock()

    def seat(number: int) -> Callable[[bytes], tuple[bytes, bool]]:
        def answered(line: bytes) -> tuple[bytes, bool]:
            asked[number].append(json.loads(line)["method"])
            with turn:
                return answer(line)

        return answered

    for number in range(2):
        beside(lambda number=number: call_in(seat(number), f"{address_of(engine)}&seat={number + 1}"))  # type: ignore[misc]
    assert engine.setup(EMPTY).status == "ok"
    assert engine.act("Bob", Action(kind="end-turn")).status == "refused"
    assert engine.act("Ann", Action(kind="end-turn")).status == "accepted"
    engine.observe("Bob")
    engine.observe()
    assert asked == [["initialize", "setup", "act", "observe"], ["initialize", "setup", "act", "observe"]]


def test_seats_that_are_two_engines(opened: Open) -> None:
    engine = opened("ws://127.0.0.1:0?seats=2")
    first, second = ByHand(engine), ByHand(engine, "&seat=2")
    beside(lambda: first.answer("initialize"))
    other = json.dumps({"jsonrpc": "2.0", "id": 1, "result": INFO | {"name": "another"}})
    beside(lambda: second.say(other))
    with pytest.raises(EngineFault, match="the seats answer `initialize` differently") as fault:
        engine.initialize()
    assert fault.value.kind == "lie"


@pytest.mark.parametrize(
    "address",
    [
        "ws://", "ws://127.0.0.1", "ws://192.168.0.1:80", "ws://0.0.0.0:80", "ws://127.0.0.1:99999", "ws://127.0.0.1:80/x",
        "ws://127.0.0.1:80?seats=3", "ws://127.0.0.1:80?token=x", "ws://127.0.0.1:80?seats", "ws://me@127.0.0.1:80",
    ],
)  # fmt: skip
def test_an_address_is_read_exactly(address: str) -> None:
    with pytest.raises(InputError, match=r"ws://127\.0\.0\.1:PORT"):
        read_address(address)


@pytest.mark.parametrize("given", ["short", "with spaces in between", "umlaute-äöü-und-mehr-davon"])
def test_a_token_is_long_and_plain(monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    monkeypatch.setenv(TOKEN, given)
    with pytest.raises(InputError, match=TOKEN):
        calling_engine("ws://127.0.0.1:0")


def test_a_port_that_is_taken(opened: Open) -> None:
    port = urlsplit(address_of(opened())).port
    with pytest.raises(EngineFault, match=f"cannot listen on 127.0.0.1:{port}.*--jobs 1"):
        calling_engine(f"ws://127.0.0.1:{port}")


def test_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "oracle.engines.calling")
    monkeypatch.setitem(sys.modules, "websockets.exceptions", None)
    with pytest.raises(InputError, match=r"tcg-oracle\[calling\]"):
        open_engine("ws://127.0.0.1:0")
