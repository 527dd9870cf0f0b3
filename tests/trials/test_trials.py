"""Bad engines through the real command line: each is called what it is, and nothing of it is left."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.extent import LONG
from tests.trials.running import Outcome, command, left_over, marked, run
from tests.trials.table import ALL, SOME, TRIALS, Trial
from tests.trials.verdict import wrong_with

pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are watched through /proc")

STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]")
TRIED = TRIALS if LONG else [trial.shorter() for trial in TRIALS if trial.in_ci]
FILES = ("report.json", "junit.xml", "summary.md", "index.html")


@pytest.mark.parametrize("trial", TRIED, ids=lambda trial: trial.kind)
def test_a_bad_engine_is_called_what_it_is_and_leaves_nothing(trial: Trial, tmp_path: Path) -> None:
    outcome = run(trial, tmp_path)
    assert wrong_with(trial, outcome) == [], outcome.text[-2000:]
    for text in (outcome.text, *((tmp_path / name).read_text(encoding="utf-8") for name in FILES if outcome.labels)):
        assert not STEERING.search(text)
    if outcome.labels:
        assert "<script>alert" not in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_there_are_trials_of_more_than_forty_kinds() -> None:
    assert len({trial.kind for trial in TRIALS}) == len(TRIALS) > 40
    assert len({trial.engine for trial in TRIALS}) == len(TRIALS)


def test_only_what_goes_wrong_every_time_is_tried_shorter() -> None:
    shorter = {trial.kind: trial.shorter().labels for trial in TRIALS if trial.shorter() != trial}
    assert shorter["garbage"] == {"error garbage": 2}
    assert shorter["memory filled in one call"] == {"error memory": 2}
    as_they_are = {"none: the same engine without a misdeed", "crash mid-suite, once a process", "slow in every call",
                   "a leak in every call", "nondeterminism", "a question that it hides"}  # fmt: skip
    assert as_they_are < {trial.kind for trial in TRIALS} - shorter.keys()


def test_a_trial_that_went_wrong_is_told() -> None:
    trial = Trial(kind="", engine="", labels={"pass": SOME, "fail": 1}, text="word", exit_code=1)
    right = Outcome(1, {"pass": 5, "fail": 1}, "a word", 1.0, 1, 1, 0)
    assert wrong_with(trial, right) == []
    for wrong in (
        right._replace(exit_code=0),
        right._replace(labels={"pass": ALL}),
        right._replace(labels={"pass": 5, "fail": 1, "error crash": 1}),
        right._replace(text="else"),
        right._replace(left=1),
        right._replace(harness_memory=10**9),
        right._replace(seconds=1e3),
    ):
        assert len(wrong_with(trial, wrong)) == 1


def test_a_harness_that_is_asked_to_end_ends_its_engine(tmp_path: Path) -> None:
    trial = Trial(kind="", engine="ignores-the-end", options="--repeat 1000")
    mark = "ended-from-outside"
    environment = {"TCG_TRIAL": mark, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    with subprocess.Popen(
        command(trial, tmp_path), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
    ) as harness:
        deadline = time.monotonic() + 30
        while len(marked(mark)) < 2 and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(marked(mark)) >= 2
        harness.terminate()
        assert harness.wait(30) == 128 + 15
    assert left_over(mark) == []


# --- determinism ----------------------------------------------------------------------------------------

ROOT = Path(__file__).resolve().parents[2]
MAIN = "from oracle.cli import main; main()"
SERVED = f"'{sys.executable}' -c '{MAIN}' serve"
REFUSING = f"'{sys.executable}' '{ROOT / 'tests' / 'misbehaving' / 'players.py'}' refuses-everything"


def checked(folder: Path, engine: str, environment: dict[str, str]) -> bytes:
    """The JSON of a run in a process of its own with exactly this environment."""
    out = folder / "report.json"
    feature = ROOT / "features" / "lorcana" / "4-turn-actions" / "4.2-the-inked-card.feature"
    words = ["check", "--features", str(feature), "--engine", engine, "--json", str(out), "--edition", "all"]
    done = subprocess.run([sys.executable, "-c", MAIN, *words], env=environment, capture_output=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return out.read_bytes()


def test_equal_runs_give_equal_bytes(tmp_path: Path) -> None:
    plain = {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "PYTHONHASHSEED": "0"}
    other = {"ZZZ": "1", "PYTHONHASHSEED": "4242", "HOME": str(tmp_path / "other"), "PYTHONPATH": str(ROOT)}
    first = checked(tmp_path, "reference", plain)
    assert first == checked(tmp_path, SERVED, other)
    failing = checked(tmp_path, REFUSING, plain)
    assert failing == checked(tmp_path, REFUSING, other)
    assert b'"verdict": "fail"' in failing
    assert b"flaky" not in failing
