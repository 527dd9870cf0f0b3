"""An honest engine in a process of its own: every call, its start and its end."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Limits
from oracle.engines.process import ProcessEngine
from oracle.protocol.messages import Action, Card, Player, Position, SetupParams
from tests.engines.conftest import MISBEHAVING, SETUP, Start, assert_gone, members

QUEST = Action(kind="quest", card="doc")


def test_every_call_reaches_the_engine_and_comes_back_typed(start: Start) -> None:
    process = start("honest")
    engine: Engine = process
    assert engine.initialize().games["lorcana"].editions == ("2.2",)
    assert engine.setup(SETUP).status == "ok"
    assert engine.act("Ann", QUEST).status == "accepted"
    moment = engine.snapshot()
    assert engine.act("Ann", QUEST).status == "accepted"
    assert engine.observe().position.players[0] == Player(name="Ann", counters={"lore": 2})
    engine.restore(moment)
    assert engine.observe("Bob").position.players[0] == Player(name="Ann", counters={"lore": 1})
    assert engine.act("Ann", Action(kind="concede")).code == "quest-only"
    assert engine.decide("Ann", "d1", ("yes",)).status == "refused"
    assert engine.legal().actions == (Action(kind="end-turn"),)
    group = process.pid
    engine.close()
    assert_gone(group)


def test_what_is_sent_is_answered_when_it_is_called_for(start: Start) -> None:
    engine = start("honest")
    assert engine.send_setup(SETUP)().status == "ok"
    quest = engine.send_act("Ann", QUEST)
    assert quest().status == "accepted"
    look = engine.send_observe()
    assert look().position.players[0].counters == {"lore": 1}
    assert engine.send_decide("Ann", "d1", ("yes",))().status == "refused"


def test_an_answer_that_nobody_calls_for_does_not_come_to_the_next_question(start: Start) -> None:
    engine = start("honest")
    engine.setup(SETUP)
    engine.send_act("Ann", QUEST)
    engine.send_act("Ann", QUEST)
    assert engine.observe().position.players[0].counters == {"lore": 2}
    engine.send_observe()
    engine.setup(SETUP)
    assert engine.observe().position.players[0].counters == {}
    group = engine.pid
    engine.send_observe()
    engine.close()
    assert_gone(group)


def test_a_fault_that_nobody_called_for_ends_the_process_and_setup_starts_it_again(start: Start) -> None:
    engine = start("crash")
    engine.setup(SETUP)
    first = engine.pid
    engine.send_observe()
    with pytest.raises(EngineFault, match="had ended before") as met:
        engine.act("Ann", QUEST)
    assert met.value.kind == "crash"
    assert_gone(first)
    engine.setup(SETUP)
    engine.send_observe()
    assert engine.setup(SETUP).status == "ok"
    assert engine.pid != first


def test_a_late_answer_is_no_fault_where_nobody_waited_for_it(start: Start) -> None:
    engine = start("honest", call=0.3)
    engine.setup(SETUP)
    look = engine.send_observe()
    time.sleep(0.5)
    assert look().position == SETUP.position


def test_answers_larger_than_a_pipe_arrive_whole(start: Start) -> None:
    engine = start("honest", message=4_000_000)
    cards = tuple(Card(ref=f"ann-deck-{n}", player="Ann", zone="deck", card="ä card ✨") for n in range(10_000))
    large = Position(players=SETUP.position.players, turn=SETUP.position.turn, cards=cards)
    engine.setup(SetupParams(game="lorcana", edition="2.2", position=large))
    assert engine.observe().position == large


def test_an_answer_before_the_end_counts_and_the_next_call_meets_the_end(tmp_path: Path) -> None:
    script = tmp_path / "last.py"
    script.write_text(
        f"import sys; sys.path.insert(0, {str(MISBEHAVING)!r})\n"
        "import json, honest\n"
        "for text in sys.stdin:\n"
        "    request = json.loads(text)\n"
        "    honest.send(honest.line(request['id'], honest.answer(request['method'], request['params'])))\n"
        "    if request['method'] == 'setup': sys.exit(0)\n"
    )
    with ProcessEngine([sys.executable, str(script)]) as engine:
        assert engine.setup(SETUP).status == "ok"
        time.sleep(0.2)
        with pytest.raises(EngineFault, match="exit code 0") as caught:
            engine.observe()
        assert caught.value.kind == "exit"


def test_a_command_is_split_like_a_shells_words_but_no_shell_runs(tmp_path: Path) -> None:
    witness = tmp_path / "witness"
    script = shlex.quote(str(MISBEHAVING / "honest.py"))
    command = f"{shlex.quote(sys.executable)} {script} ';' touch {shlex.quote(str(witness))} > {witness}"
    with ProcessEngine(command) as engine:
        assert engine.initialize().name == "honest"
    assert not witness.exists()


@pytest.mark.parametrize(
    ("command", "text"),
    [
        ("no-such-engine --fast", 'no command "no-such-engine" found'),
        ("/etc/passwd", "not executable"),
        ("/", "is a folder"),
        ("", "empty"),
        ("   ", "empty"),
        ([], "empty"),
        ("engine 'unclosed", "No closing quotation"),
        (["a\0b"], "null byte"),
        ("bad\x1b[2Jname", r"bad\x1b[2Jname"),
    ],
)
def test_a_command_that_cannot_be_started_says_what_to_do(command: str | list[str], text: str) -> None:
    with pytest.raises(EngineFault) as caught:
        ProcessEngine(command).initialize()
    assert caught.value.kind == "start"
    assert text in str(caught.value)


def test_a_file_without_a_known_format_is_refused(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    program.write_bytes(b"\x00\x01\x02")
    program.chmod(0o755)
    with pytest.raises(EngineFault, match="Exec format error") as caught:
        ProcessEngine([str(program)]).initialize()
    assert caught.value.kind == "start"


@pytest.mark.parametrize("name", ["honest", "stays", "leaves-a-child"])
def test_close_leaves_no_process_and_is_bounded(start: Start, name: str) -> None:
    engine = start(name)
    engine.setup(SETUP)
    group = engine.pid
    before = time.monotonic()
    engine.close()
    assert time.monotonic() - before < 5
    assert_gone(group)
    engine.close()
    assert engine.setup(SETUP).status == "ok"


def test_nothing_is_started_before_it_is_needed(start: Start) -> None:
    engine = start("honest")
    assert engine.pid is None
    with pytest.raises(EngineFault, match="call initialize or setup before"):
        engine.observe()
    engine.close()


def test_a_forgotten_engine_is_ended(start: Start) -> None:
    engine = ProcessEngine([sys.executable, str(MISBEHAVING / "honest.py")])
    engine.initialize()
    group = engine.pid
    del engine
    assert_gone(group)


@pytest.mark.parametrize("end", ["finish", "interrupt"])
def test_the_end_of_the_harness_ends_the_engine(end: str) -> None:
    script = (
        "import signal, sys, time\n"
        # Whoever runs these tests in the background has its children ignore the signal.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from oracle.engines.process import ProcessEngine\n"
        f"engine = ProcessEngine([sys.executable, {str(MISBEHAVING / 'faulty.py')!r}, 'stays'])\n"
        "engine.initialize(); print(engine.pid, flush=True)\n" + ("time.sleep(60)\n" if end == "interrupt" else "")
    )
    root = Path(__file__).parent.parent.parent
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=root, text=True
    ) as harness:
        assert harness.stdout is not None
        group = int(harness.stdout.readline())
        if end == "interrupt":
            assert members(group)
            harness.send_signal(signal.SIGINT)
        harness.wait(10)
    assert_gone(group)


def test_an_interrupt_in_a_call_ends_the_process(start: Start) -> None:
    engine = start("hang", call=30.0)
    engine.setup(SETUP)
    group = engine.pid
    signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    with pytest.raises(KeyboardInterrupt):
        engine.observe()
    assert_gone(group)
    assert engine.setup(SETUP).status == "ok"


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def open_descriptors() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


def test_no_descriptor_is_left_after_many_starts() -> None:
    command = [sys.executable, str(MISBEHAVING / "honest.py")]
    with ProcessEngine(command, Limits(restarts=10)) as engine:
        engine.initialize()
        engine.close()
        before = open_descriptors()
        for _ in range(3):
            engine.initialize()
            engine.setup(SETUP)
            engine.close()
        assert open_descriptors() == before
