"""The process between harness and engine: what the engine is given, and that all of it ends, whatever ends first."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle.engines.base import EngineFault
from oracle.engines.family import MARK
from oracle.engines.process import ProcessEngine
from oracle.engines.supervised import Supervised
from tests.engines.conftest import MISBEHAVING, SETUP, Start, assert_gone, members

ROOT = Path(__file__).resolve().parents[2]
ASLEEP = [sys.executable, "-I", "-S", "-c", "import time; time.sleep(120)"]
TELL = """
import json, os, signal, sys
fds = [n for n in range(3, 100) if os.path.exists(f"/proc/self/fd/{n}")]
ignored = [n for n in (signal.SIGPIPE, signal.SIGINT, signal.SIGTERM) if signal.getsignal(n) == signal.SIG_IGN]
told = {"env": dict(os.environ), "cwd": os.getcwd(), "argv": sys.argv[1:], "session": os.getsid(0) == os.getpid()}
told |= {"fds": len(fds), "parent": os.getppid()}
print(json.dumps(told), flush=True)
"""


@pytest.fixture(autouse=True)
def _hears_every_key() -> Iterator[None]:
    """A shell has its background jobs ignore the keys of the terminal, and all that they start."""
    before = signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGQUIT, before)


pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are watched through /proc")


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def told_by(engine: Supervised) -> dict[str, object]:
    with os.fdopen(os.dup(engine.stdout)) as lines:
        found: dict[str, object] = json.loads(lines.readline())
    engine.end()
    return found


@pytest.mark.parametrize("coerced", ["0", "1"])
def test_an_engine_has_the_harnesss_surroundings_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, coerced: str
) -> None:
    # Without a language Python sets LC_CTYPE for all that it starts.
    for name in ("LANG", "LC_ALL", "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTHONCOERCECLOCALE", "0")
    if coerced == "1":
        monkeypatch.setenv("LC_CTYPE", "C.UTF-8")
    monkeypatch.setenv("OWN", "ä\udcff")
    monkeypatch.chdir(tmp_path)
    told = told_by(Supervised([sys.executable, "-S", "-c", TELL, "a b", "", "ä\udcff"]))
    environment = told["env"]
    assert isinstance(environment, dict)
    assert environment.pop(MARK)
    assert environment == {name: value for name, value in os.environ.items() if name != MARK}
    assert told["cwd"] == str(tmp_path)
    assert told["argv"] == ["a b", "", "ä\udcff"]
    assert told["session"] is True
    assert told["fds"] == 0


def test_signals_that_python_ignores_reach_an_engine() -> None:
    engine = Supervised(["sh", "-c", "kill -PIPE $$; echo not; sleep 100"])
    deadline = time.monotonic() + 20
    while (code := engine.code()) is None and time.monotonic() < deadline:
        time.sleep(0.01)
    engine.end()
    assert code == -signal.SIGPIPE


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGQUIT])
def test_an_engine_ends_with_a_harness_that_is_killed(by: int) -> None:
    script = (
        "import time\n"
        "from oracle.engines.process import ProcessEngine\n"
        f"engine = ProcessEngine([{sys.executable!r}, {str(MISBEHAVING / 'faulty.py')!r}, 'stays'])\n"
        "engine.initialize(); print(engine.pid, flush=True); time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=ROOT, text=True) as harness:
        assert harness.stdout is not None
        group = int(harness.stdout.readline())
        supervisor = parent_of(group)
        assert members(group)
        harness.send_signal(by)
        harness.wait(20)
    assert_gone(group)
    assert_gone(supervisor)


def test_a_copy_of_the_harness_keeps_no_engine_alive() -> None:
    script = (
        "import os, time\n"
        "from oracle.engines.supervised import Supervised\n"
        f"engine = Supervised({ASLEEP!r})\n"
        "copy = os.fork()\n"
        "if not copy:\n    time.sleep(60)\n"
        "print(engine.pid, copy, flush=True); time.sleep(60)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=ROOT, text=True) as harness:
        assert harness.stdout is not None
        group, copy = map(int, harness.stdout.readline().split())
        try:
            harness.kill()
            harness.wait(20)
            assert_gone(group)
        finally:
            os.kill(copy, signal.SIGKILL)


def test_the_end_of_a_copy_of_the_harness_ends_no_engine() -> None:
    engine = Supervised(ASLEEP)
    copy = os.fork()
    if not copy:
        engine.end()
        os._exit(0)
    os.waitpid(copy, 0)
    assert members(engine.pid)
    assert engine.alive
    engine.end()
    assert_gone(engine.pid)


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGSTOP])
def test_an_engine_ends_though_its_supervisor_was_ended_or_stopped(by: int) -> None:
    engine = Supervised(ASLEEP)
    supervisor = parent_of(engine.pid)
    os.kill(supervisor, by)
    engine.end()
    assert_gone(engine.pid)
    assert_gone(supervisor)


def test_a_supervisor_hears_no_key_and_no_request_to_end() -> None:
    engine = Supervised(ASLEEP)
    supervisor = parent_of(engine.pid)
    time.sleep(0.2)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        os.kill(supervisor, number)
    time.sleep(0.1)
    assert members(supervisor) == [supervisor]
    assert members(engine.pid) == [engine.pid]
    engine.end()
    assert_gone(engine.pid)


def test_an_engine_that_ended_its_supervisor_has_crashed(start: Start) -> None:
    engine = start("honest")
    engine.setup(SETUP)
    group = engine.pid
    assert group is not None
    supervisor = parent_of(group)
    os.kill(supervisor, signal.SIGKILL)
    assert_gone(supervisor)
    with pytest.raises(EngineFault, match="ended the process that watches over it") as caught:
        engine.observe()
    assert caught.value.kind == "crash"
    assert_gone(group)
    assert engine.setup(SETUP).status == "ok"


def test_a_supervisor_that_cannot_start_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oracle.engines.supervised._CODE", "raise SystemExit('no supervisor here')")
    with pytest.raises(EngineFault, match="no supervisor here") as caught:
        ProcessEngine(ASLEEP).initialize()
    assert caught.value.kind == "start"
