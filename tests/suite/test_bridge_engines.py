"""`pytest features` with engines that misbehave: each is called what it is, and the run ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from junitparser import JUnitXml, Properties

from oracle.suite.bridge import _seconds
from tests.suite.test_bridge import PLUGINS
from tests.suite.written import QUESTING

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = ROOT / "tests" / "misbehaving" / "players.py"
FEATURE = f"{QUESTING}    And elsa is exerted\n"
TESTS = """
from pytest_bdd import scenarios

from oracle.suite.bridge import feature_folder

scenarios(feature_folder("."))
"""


def judged(folder: Path, engine: str, *options: str) -> tuple[int, list[tuple[str, str]], str]:
    """The exit code, each scenario's verdict with what was said, and all that was printed."""
    for number in (1, 2):
        (folder / f"{number}.feature").write_text(FEATURE.replace("{number}", str(number)))
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q --strict-markers\nfilterwarnings = error\n")
    (folder / "test_scenarios.py").write_text(TESTS)
    command = f"{sys.executable} {PLAYERS} {engine}" if engine else "/"
    words = [*PLUGINS, "--junitxml=found.xml", f"--tcg-engine={command}", *options]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    found = []
    if (folder / "found.xml").exists():
        for case in (case for suite in JUnitXml.fromfile(str(folder / "found.xml")) for case in suite):
            verdicts = [
                one.value
                for own in case.iterchildren(Properties)  # type: ignore[no-untyped-call]
                for one in own
                if one.name == "verdict"
            ]
            found.append((verdicts[0] if verdicts else "pass", " ".join(one.message or "" for one in case.result)))
    return done.returncode, found, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("engine", "verdict", "said", "timeout"),
    [
        ("crash", "error", "crash", "10"),
        # A right answer that comes late is called the same, so that little time is enough.
        ("hang", "error", "timeout", "0.5"),
        ("endless-line", "error", "flood", "10"),
    ],
)
def test_a_bad_engine_is_called_what_it_is(tmp_path: Path, engine: str, verdict: str, said: str, timeout: str) -> None:
    code, found, text = judged(tmp_path, engine, "--tcg-timeout", timeout)
    assert code == pytest.ExitCode.TESTS_FAILED, text
    wrong = [(one, message) for one, message in found if one != "pass"]
    assert wrong
    assert all(one == verdict and said in message for one, message in wrong), text
    assert "INTERNALERROR" not in text


def test_an_engine_that_cannot_be_started_ends_the_run(tmp_path: Path) -> None:
    code, _, text = judged(tmp_path, "")
    assert code == 3
    assert '"/" is a folder' in text


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "0", "1e9", "soon"])
def test_seconds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(pytest.UsageError, match="not a number of seconds"):
        _seconds(text)


def test_a_damaged_baseline_is_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "b.toml").write_text("expect = 3")
    ended, _, told = judged(tmp_path, "honest", "--tcg-baseline=b.toml")
    assert (ended, "b.toml: it is not a baseline" in told) == (4, True), told
