"""Every way an engine can break the protocol has its own kind of fault, a bounded cost, and leaves no process."""

from __future__ import annotations

import resource
import sys
import time

import pytest

from oracle.engines.base import FAULTS, EngineFault
from oracle.engines.process import ProcessEngine
from oracle.protocol.messages import Action, Card, Position, SetupParams
from tests.engines.conftest import MISBEHAVING, SETUP, Start, assert_gone

QUEST = Action(kind="quest", card="doc")

IN_OBSERVE = [
    ("crash", "crash", "exit code 7"),
    ("crash", "crash", "index out of range"),
    ("killed", "crash", "signal SIGKILL"),
    ("exit", "exit", "exit code 0"),
    ("half-a-line", "exit", "an unfinished line"),
    ("garbage", "garbage", r"Traceback: \x1b[31mred\x07"),
    ("empty-line", "garbage", "a line that is not JSON"),
    ("nan", "garbage", '"position":NaN'),
    ("surrogate", "garbage", "surrogate"),
    ("not-utf-8", "encoding", "byte 0xe9 at offset"),
    ("endless-line", "flood", "300,000 bytes"),
    ("wrong-id", "order", "'other', which was never asked"),
    ("old-id", "order", "request 1, which it had answered already"),
    ("next-id", "order", "request 40, which was not asked yet"),
    ("twice", "order", "request 4 a second time"),
    ("asks-back", "order", "only the harness asks"),
    ("wrong-shape", "shape", "$.result.position.players[0].name"),
    ("no-object", "shape", "a JSON object"),
    ("no-result", "shape", "both `result` and `error`, or with none"),
    ("result-and-error", "shape", "both `result` and `error`, or with none"),
    ("no-version", "shape", "jsonrpc"),
    ("huge-number", "shape", "out of range"),
    ("deep", "shape", "nested too deeply"),
    ("closes-stdout", "closed", "closed its stdout"),
    ("crash-with-child", "crash", "exit code 9"),
]

SLOW = [
    ("hang", "nothing arrived"),
    ("drip", "bytes of an unfinished line arrived"),
    ("endless-stderr", "debug"),
    ("hang-with-child", "nothing arrived"),
]


@pytest.mark.parametrize(("name", "kind", "text"), IN_OBSERVE)
def test_a_fault_in_the_middle_has_its_kind_and_the_engine_is_used_again(
    start: Start, name: str, kind: str, text: str
) -> None:
    engine = start(name)
    engine.setup(SETUP)
    assert engine.act("Ann", QUEST).status == "accepted"
    group = engine.pid
    with pytest.raises(EngineFault) as caught:
        engine.observe()
    assert (caught.value.kind, kind in FAULTS) == (kind, True)
    assert text in str(caught.value)
    assert_gone(group)
    assert engine.pid is None
    assert engine.setup(SETUP).status == "ok"
    assert engine.act("Ann", QUEST).status == "accepted"
    assert engine.pid != group


@pytest.mark.parametrize(
    ("name", "kind", "text", "runs"),
    [
        ("asks-for-minus-one", "shape", "$.result.decision.least", False),
        ("long-text", "flood", "$.result.position.turn.phase", False),
        ("more-cards", "flood", "2,001", False),
        ("two-megabytes", "flood", "limit of answers other than snapshots", False),
        ("offers-twice", "shape", "offered twice", True),
        ("one-player", "shape", "is missing", True),
        ("on-many-lines", "garbage", "one message a line", False),
    ],
)
def test_too_much_and_what_cannot_be(start: Start, name: str, kind: str, text: str, runs: bool) -> None:
    engine = start(name, message=4_000_000)
    engine.setup(SETUP)
    with pytest.raises(EngineFault) as caught:
        engine.observe()
    assert caught.value.kind == kind
    assert text in str(caught.value)
    # What only the game tells is found once the answer was read: the engine is in step.
    assert (engine.pid is not None) == runs
    assert engine.setup(SETUP).status == "ok"


@pytest.mark.parametrize(("name", "text"), SLOW)
def test_an_engine_that_takes_too_long_is_ended_in_time(start: Start, name: str, text: str) -> None:
    engine = start(name, call=0.4)
    engine.setup(SETUP)
    group = engine.pid
    before = time.monotonic()
    with pytest.raises(EngineFault) as caught:
        engine.observe()
    assert time.monotonic() - before < 3
    assert caught.value.kind == "timeout"
    assert "`observe` within 0.4 s" in str(caught.value)
    assert text in str(caught.value)
    assert_gone(group)
    assert engine.setup(SETUP).status == "ok"


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("many-lines", "flood", "more than 100 lines"),
        ("twice-later", "order", "request 3 a second time"),
        ("before-asked", "order", "request 4 before it was asked"),
        ("closes-stdin", "closed", "closed its stdin"),
    ],
)
def test_what_happens_between_two_calls_is_seen_by_the_next(start: Start, name: str, kind: str, text: str) -> None:
    engine = start(name)
    engine.setup(SETUP)
    group = engine.pid
    with pytest.raises(EngineFault) as caught:  # noqa: PT012 - the extra output may come with the answer or after it
        engine.observe()
        time.sleep(0.3)
        engine.act("Ann", QUEST)
    assert caught.value.kind == kind
    assert text in str(caught.value)
    assert_gone(group)
    assert engine.setup(SETUP).status == "ok"


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("crash-at-start", "start", "exit code 3"),
        ("crash-at-start", "start", r"cards.db is missing\x1b[2J"),
        ("exit-at-start", "start", "exit code 0"),
        ("banner-at-start", "garbage", "Engine 1.0 listening"),
        ("other-protocol", "lie", "protocol 99, this harness speaks 1"),
        ("refuses-to-start", "engine-error", "no licence"),
    ],
)
def test_an_engine_that_cannot_be_started_says_why_each_time_until_the_limit(
    start: Start, name: str, kind: str, text: str
) -> None:
    engine = start(name, restarts=1)
    for _ in range(2):
        with pytest.raises(EngineFault) as caught:
            engine.initialize()
        assert caught.value.kind == kind
        assert text in str(caught.value)
        assert engine.pid is None
    with pytest.raises(EngineFault, match="restarted 1 times, which is the limit") as caught:
        engine.setup(SETUP)
    assert caught.value.kind == "given-up"


def test_an_engine_that_hangs_at_the_start_is_ended_in_time(start: Start) -> None:
    engine = start("hang-at-start", start=0.4)
    with pytest.raises(EngineFault, match=r"`initialize` within 0\.4 s") as caught:
        engine.initialize()
    assert caught.value.kind == "timeout"


def test_an_engine_that_does_not_read_a_large_request_is_ended_in_time(start: Start) -> None:
    engine = start("stops-reading", call=0.5)
    engine.setup(SETUP)
    engine.observe()
    group = engine.pid
    cards = tuple(Card(ref=f"c{n}", player="Ann", zone="deck", card="a card") for n in range(20_000))
    large = Position(players=SETUP.position.players, turn=SETUP.position.turn, cards=cards)
    with pytest.raises(EngineFault, match="unread on its stdin") as caught:
        engine.setup(SetupParams(game="lorcana", edition="2.2", position=large))
    assert caught.value.kind == "timeout"
    assert_gone(group)


def test_a_flood_on_stderr_neither_blocks_nor_grows(start: Start) -> None:
    engine = start("stderr-flood")
    engine.setup(SETUP)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert engine.observe().position == SETUP.position
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 2_000
    assert engine.act("Ann", QUEST).status == "accepted"


def test_a_restarted_engine_that_says_something_else_of_itself_lies(start: Start) -> None:
    engine = start("changes-its-name")
    engine.initialize()
    engine.close()
    with pytest.raises(EngineFault) as caught:
        engine.setup(SETUP)
    assert caught.value.kind == "lie"


def test_after_a_fault_only_setup_starts_the_engine_again(start: Start) -> None:
    engine = start("exit")
    engine.setup(SETUP)
    for _ in range(2):
        with pytest.raises(EngineFault) as caught:
            engine.observe()
        assert caught.value.kind == "exit"
    with pytest.raises(EngineFault, match="`act` was not sent") as caught:
        engine.act("Ann", QUEST)
    assert caught.value.kind == "exit"


def test_restarts_are_limited_with_the_last_fault_told(start: Start) -> None:
    engine = start("crash", restarts=2)
    for _ in range(3):
        engine.setup(SETUP)
        with pytest.raises(EngineFault, match="exit code 7"):
            engine.observe()
    with pytest.raises(EngineFault, match=r"(?s)restarted 2 times.*exit code 7") as caught:
        engine.setup(SETUP)
    assert caught.value.kind == "given-up"
    assert engine.pid is None


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("error", "engine-error", r"error -32000: no\x1b[2J table"),
        ("not-found", "engine-error", "every engine needs initialize, setup, act, decide, observe, shutdown"),
    ],
)
def test_an_error_for_an_answer_keeps_the_engine_running(start: Start, name: str, kind: str, text: str) -> None:
    engine = start(name)
    engine.setup(SETUP)
    running = engine.pid
    with pytest.raises(EngineFault) as caught:
        engine.observe()
    assert caught.value.kind == kind
    assert text in str(caught.value)
    assert engine.observe().position == SETUP.position
    assert engine.pid == running


@pytest.mark.parametrize(
    ("name", "method", "kind", "text"),
    [
        ("no-lists", "legal", "unsupported-method", "does not offer `legal`"),
        ("no-snapshots", "snapshot", "lie", "declares snapshots but does not offer `snapshot`"),
    ],
)
def test_an_optional_method_may_be_missing_unless_declared(
    start: Start, name: str, method: str, kind: str, text: str
) -> None:
    engine = start(name)
    engine.setup(SETUP)
    with pytest.raises(EngineFault, match=text) as caught:
        getattr(engine, method)()
    assert caught.value.kind == kind
    assert engine.observe().position == SETUP.position


def test_a_hostile_name_is_fit_to_be_shown(start: Start) -> None:
    name = start("hostile-name").initialize().name
    assert name.isprintable()
    assert len(name) < 300
    assert name.startswith('<script>alert("x")</script>\\x1b]0;owned\\x07\\u202e')


def test_what_cannot_be_sent_is_no_fault_of_the_engine(start: Start) -> None:
    engine = start("honest")
    engine.setup(SETUP)
    with pytest.raises(EngineFault, match="the engine was not called") as caught:
        engine.act("\ud800", QUEST)
    assert caught.value.kind == "request"
    assert engine.observe().position == SETUP.position


def test_the_nth_time_is_as_good_as_the_first() -> None:
    command = [sys.executable, str(MISBEHAVING / "faulty.py"), "garbage", "3"]
    with ProcessEngine(command) as engine:
        engine.setup(SETUP)
        assert engine.observe() == engine.observe()
        with pytest.raises(EngineFault) as caught:
            engine.observe()
        assert caught.value.kind == "garbage"


def test_a_run_that_takes_too_long_in_all_gives_the_engine_up(start: Start) -> None:
    engine = start("honest", total=60)
    engine.setup(SETUP)
    group = engine.pid
    engine.until = time.monotonic()
    for _ in range(2):
        with pytest.raises(EngineFault, match=r"took 60 s in all, which is the limit") as caught:
            engine.setup(SETUP)
        assert caught.value.kind == "given-up"
    assert_gone(group)


def test_faults_that_cost_time_have_a_limit_of_their_own(start: Start) -> None:
    engine = start("hang", call=0.3, slow_faults=2)
    for _ in range(2):
        engine.setup(SETUP)
        with pytest.raises(EngineFault, match=r"within 0\.3 s"):
            engine.observe()
    with pytest.raises(EngineFault, match=r"hung, or filled its memory, 2 times.*within 0\.3 s") as caught:
        engine.setup(SETUP)
    assert caught.value.kind == "given-up"


def test_memory_is_watched_while_the_engine_is_waited_for(start: Start) -> None:
    engine = start("hang", memory=1.0)
    with pytest.raises(EngineFault, match="MB of memory, more than 0 MB, which is its limit") as caught:  # noqa: PT012 - where it is seen first is luck
        engine.setup(SETUP)
        engine.observe()
    assert caught.value.kind == "memory"
    assert engine.pid is None
