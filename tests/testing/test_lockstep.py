"""The machine finds a planted fault and shows it, holds with the reference, and is ten lines in a user's file."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.testing import Lockstep
from tests.faulty.lorcana.faults import FAULTS
from tests.house.checkout import ROOT

PAGE = ROOT / "docs" / "testing.md"


class Right(Lockstep):
    """The reference beside itself."""

    @classmethod
    def start(cls) -> Engine:
        return ReferenceEngine()


class DryingQuests(Lockstep):
    """An engine in which a drying character may quest."""

    @classmethod
    def start(cls) -> Engine:
        return ReferenceEngine(overrides={"lorcana": FAULTS["drying-quests"]})


def run(machine: type[Lockstep], examples: int, steps: int) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip


def test_the_reference_does_not_differ_from_itself() -> None:
    run(Right, 6, 12)


def test_a_planted_fault_is_found_and_shown() -> None:
    with pytest.raises(AssertionError, match="the engine differs from the reference") as found:
        run(DryingQuests, 200, 20)
    told = str(found.value)
    assert "reference: refused" in told
    assert "engine:    accepted" in told


def test_the_ten_lines_of_the_page_run_as_they_are(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(from oracle\.testing import Lockstep\n.*?)```", text, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    (tmp_path / "test_my_engine.py").write_text(code.replace("python adapter.py", "reference"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "test_my_engine.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stdout + done.stderr
