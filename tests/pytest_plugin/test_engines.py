"""Scenarios under pytest with engines that misbehave: each is called what it is, and the run ends."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oracle.pytest_plugin.loading import seconds
from tests.pytest_plugin.running import CHECKOUT, found_in, run_pytest
from tests.suite.written import QUESTING

PLAYERS = CHECKOUT / "tests" / "misbehaving" / "players.py"
FEATURE = f"{QUESTING}    And elsa is exerted\n"


def judged(folder: Path, engine: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Two scenarios played with an engine of that name; none: with what is no command."""
    (folder / "rules").mkdir()
    for number in (1, 2):
        (folder / "rules" / f"{number}.feature").write_text(FEATURE.replace("{number}", str(number)))
    command = f"{sys.executable} {PLAYERS} {engine}" if engine else "/"
    return run_pytest(folder, f"--tcg-engine={command}", "--tcg-suite=rules", *options)


@pytest.mark.parametrize(
    ("engine", "said", "timeout"),
    [
        ("crash", "crash", "10"),
        # A right answer that comes late is called the same, so that little time is enough.
        ("hang", "timeout", "0.5"),
        ("endless-line", "flood", "10"),
    ],
)
def test_a_bad_engine_is_called_what_it_is(tmp_path: Path, engine: str, said: str, timeout: str) -> None:
    done = judged(tmp_path, engine, "--tcg-timeout", timeout)
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout
    wrong = [one for one in found_in(tmp_path).values() if one[0] != "pass"]
    assert wrong
    assert all(verdict == "error" and said in message for verdict, _, message in wrong), done.stdout
    assert "INTERNALERROR" not in done.stdout


def test_an_engine_that_cannot_be_started_ends_the_run(tmp_path: Path) -> None:
    done = judged(tmp_path, "")
    assert done.returncode == 3
    assert '"/" is a folder' in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "0", "1e9", "soon"])
def test_seconds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(pytest.UsageError, match="no number of seconds"):
        seconds(text)


def test_a_damaged_baseline_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text("expect = 3")
    done = judged(tmp_path, "honest", "--tcg-baseline=b.toml")
    assert (done.returncode, "b.toml: it is no baseline" in done.stderr) == (4, True), done.stderr
