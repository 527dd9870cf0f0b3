"""One trial: `tcg-oracle check` as a process of its own on a bad engine, watched from outside until it ends."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.trials.table import Trial

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "tests" / "misbehaving" / "players.py"
FEATURE = ROOT / "features" / "lorcana" / "4-turn-actions" / "4.5-quest.feature"
MARK = "TCG_TRIAL"
"""Environment variable by which a trial knows its processes, wherever they went."""
LONGEST = 60.0
"""Seconds after which a trial has failed: the harness was held."""
MOMENT = 10.0
"""Seconds that a process may take to end: a supervisor that was only starting sees the end of the harness late."""
LOOKS = 10
"""Looks after the command, each of which must show that nothing is left."""
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Outcome(NamedTuple):
    """What a trial came to; memory in bytes, of the engine with everything it started."""

    exit_code: int
    labels: dict[str, int]
    """Number of scenarios by what they were called: `pass`, `error crash`, `fail flaky`…"""
    text: str
    """All that the command printed."""
    seconds: float
    harness_memory: int
    engine_memory: int
    left: int
    """Processes that were still there after the command."""


def run(trial: Trial, folder: Path) -> Outcome:
    """Run a trial; the reports are written into `folder`. Raises TimeoutError when the command does not end."""
    mark = secrets.token_hex(8)
    output = folder / "output.txt"
    started = time.monotonic()
    with output.open("wb") as file:
        harness = subprocess.Popen(
            command(trial, folder), stdout=file, stderr=file, cwd=ROOT, env={**os.environ, MARK: mark, "COLUMNS": "160"}
        )
        try:
            most, engines = _watch(harness, mark, started)
        finally:
            harness.kill()
            harness.wait()
    seconds = time.monotonic() - started
    left = left_over(mark)
    for pid in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, 9)
    text = output.read_text(encoding="utf-8", errors="replace")
    return Outcome(harness.returncode, labels(folder / "report.json"), text, seconds, most, engines, len(left))


def command(trial: Trial, folder: Path) -> list[str]:
    """The command line of a trial."""
    engine = [sys.executable, str(ENGINE), *trial.engine.split()]
    chosen = [word for case in trial.cases for word in ("--case", case)]
    files = ["--json", str(folder / "report.json"), "--junit", str(folder / "junit.xml")]
    files += ["--report", str(folder), "--markdown", str(folder / "summary.md")]
    limits = ["--timeout", "10", "--start-timeout", "10", *trial.options.split()]
    main = "from oracle.cli import main; main()"
    words = ["check", "--features", str(FEATURE), *chosen, *files, *limits, "--engine"]
    return [sys.executable, "-c", main, *words, " ".join(f"'{word}'" for word in engine)]


def labels(report: Path) -> dict[str, int]:
    """What the scenarios of a report were called, and how many; nothing where no report was written."""
    if not report.exists():
        return {}
    results = json.loads(report.read_text(encoding="utf-8"))["results"]
    words = ((one["verdict"], one.get("fault", ""), "flaky" if one.get("flaky") else "") for one in results)
    return dict(Counter(" ".join(word for word in label if word) for label in words))


def _watch(harness: subprocess.Popen[bytes], mark: str, started: float) -> tuple[int, int]:
    """Until the command ends: the most memory that it held, and that the engine and all its processes held."""
    most = engines = 0
    while harness.poll() is None:
        if time.monotonic() - started > LONGEST:
            raise TimeoutError(f"the harness was held for {LONGEST:g} s")
        most = max(most, high_water(harness.pid))
        engines = max(engines, sum(_resident(pid) for pid in marked(mark) if pid != harness.pid))
        time.sleep(0.06)
    return most, engines


def left_over(mark: str) -> list[int]:
    """Processes of a trial that are still there a moment after its command has ended."""
    deadline = time.monotonic() + MOMENT
    while marked(mark) and time.monotonic() < deadline:
        time.sleep(0.02)
    # One that starts another and ends, again and again, is not met by every look.
    return sorted({pid for _ in range(LOOKS) for pid in marked(mark)})


def marked(mark: str) -> list[int]:
    """Living processes with this mark in the environment they were started with."""
    wanted = f"{MARK}={mark}".encode()
    found = []
    # The youngest first, which may be gone soonest.
    for pid in sorted((int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()), reverse=True):
        try:
            # That of a dead one that nobody has waited for is empty.
            if wanted in Path(f"/proc/{pid}/environ").read_bytes():
                found.append(pid)
        except OSError:
            continue
    return found


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE
    except (OSError, IndexError):
        return 0


def high_water(pid: int) -> int:
    """The most memory a process has held so far."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM:")), 0)
