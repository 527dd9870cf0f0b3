"""A harness that is killed can tidy nothing up: what it started ends all the same."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.trials.running import ENGINE, FEATURE, MARK, ROOT, marked

MAIN = [sys.executable, "-c", "from oracle.cli import main; main()"]
DEAF = f"'{sys.executable}' '{ENGINE}' hang-at-start"
HANGING = f"'{sys.executable}' '{ENGINE}' hangs-always"
CHECK = [*MAIN, "check", "--features", str(FEATURE), "--engine", DEAF, "--start-timeout", "100"]
JOBS = [*MAIN, "check", "--clause", "lorcana/4", "--engine", HANGING, "--timeout", "100", "--jobs", "2"]
FUZZ = [*MAIN, "fuzz", "--jobs", "2", "--minutes", "5", "--engine", HANGING, "--timeout", "100"]
PYTEST = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--tcg-engine", DEAF, "--tcg-suite", "."]


@pytest.fixture(autouse=True)
def _hears_every_key() -> Iterator[None]:
    """A shell has its background jobs ignore the keys of the terminal, and all that they start."""
    before = signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGQUIT, before)


pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are watched through /proc")


class Killed(NamedTuple):
    """A command with a hanging engine, and how it is ended."""

    words: list[str]
    processes: int
    """How many there are when all has started: the command and its workers, and for each engine a supervisor."""
    by: int = signal.SIGKILL


COMMANDS = {
    "check": Killed(CHECK, 3),
    "check, by the key of a terminal": Killed(CHECK, 3, signal.SIGQUIT),
    "check with two jobs": Killed(JOBS, 7),
    "fuzz with two jobs": Killed(FUZZ, 7),
    "pytest": Killed(PYTEST, 3),
    "pytest-xdist": Killed([*PYTEST, "-n", "2"], 7),
}
Harnesses = dict[str, tuple[str, subprocess.Popen[bytes]]]


def test_nothing_outlives_a_harness_that_is_killed(tmp_path: Path) -> None:
    shutil.copy(FEATURE, tmp_path)
    harnesses: Harnesses = {}
    try:
        for name, killed in COMMANDS.items():
            harnesses[name] = started(killed, tmp_path)
        for name, (mark, harness) in harnesses.items():
            killed_in_the_middle(COMMANDS[name], mark, harness)
    finally:
        for _, harness in harnesses.values():
            harness.kill()
            harness.wait()
    deadline = time.monotonic() + 10
    while left_of(harnesses) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert left_of(harnesses) == {}


def started(killed: Killed, folder: Path) -> tuple[str, subprocess.Popen[bytes]]:
    mark = secrets.token_hex(8)
    environment = {**os.environ, MARK: mark, "PYTHONPATH": str(ROOT)}
    nothing = subprocess.DEVNULL
    return mark, subprocess.Popen(killed.words, env=environment, cwd=folder, stdout=nothing, stderr=nothing)


def killed_in_the_middle(killed: Killed, mark: str, harness: subprocess.Popen[bytes]) -> None:
    """Kill it once its engines hang."""
    deadline = time.monotonic() + 60
    while (there := len(marked(mark))) < killed.processes and time.monotonic() < deadline:
        time.sleep(0.05)
    assert there >= killed.processes
    harness.send_signal(killed.by)
    assert harness.wait(20) == -killed.by


def left_of(harnesses: Harnesses) -> dict[str, list[int]]:
    """Process ids by command, of those that left some."""
    return {name: left for name, (mark, _) in harnesses.items() if (left := marked(mark))}
