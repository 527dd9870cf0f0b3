"""The time of a whole run: what it is too short for is said, and is neither right nor wrong."""

from __future__ import annotations

import json
import multiprocessing
import shlex
import sys
import time
from inspect import signature
from pathlib import Path

import pytest

from oracle.cli.app import mounted
from oracle.cli.engine_options import campaign_total
from oracle.cli.errors import FAILED, HELD
from oracle.cli.publish import engine_matrix
from oracle.engines.base import EngineFault, TimeUp
from oracle.engines.limits import Clock, Limits
from oracle.engines.process import ProcessEngine
from oracle.suite.engines import REFERENCE
from oracle.suite.reading.load import load_suite
from tests.cli.inside import Run

ROOT = Path(__file__).parents[2]
CROWDED = f"env PYTHONPATH={ROOT} {sys.executable} {ROOT / 'tests' / 'misbehaving' / 'crowded.py'}"
GENEROUS = 30.0
"""Seconds in which a busy machine has ended everything."""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("perft lorcana/opening --depth 9 --total 0.3", "not reached: lorcana/opening to depth 9 on the reference"),
        (
            f'perft lorcana/opening --depth 2 --total 2.5 --engine "{CROWDED}"',
            "not reached: lorcana/opening to depth 2 on",
        ),
        ("twins --game lorcana --pairs 900000 --total 0.3", "of 900,000 pairs; the 0.3 s of --total ran out"),
        ("fuzz --engine reference --corpus {} --games 900000 --total 1", "of 900,000 games; the 1 s of --total ran"),
        ("fuzz --engine reference --corpus {} --minutes 2 --jobs 2 --total 1", "not reached: the end of 2 min of play"),
    ],
)
def test_a_command_ends_within_its_time(
    words: str, said: str, tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = shlex.split(words.replace("{}", str(tmp_path / "corpus")))
    started = time.monotonic()
    assert exit_code(*asked, "--json", tmp_path / "found.json") == FAILED
    assert time.monotonic() - started < GENEROUS
    told = " ".join(capsys.readouterr().out.split())
    assert said in told
    assert not multiprocessing.active_children()
    found = json.loads((tmp_path / "found.json").read_bytes())
    if asked[0] == "fuzz":
        assert found["finished"] is False
    elif asked[0] == "perft":
        assert "lorcana/opening to depth" in found[0]["not_reached"]
    else:
        assert found[0]["pairs"] < found[0]["wanted"]


def test_what_has_time_enough_holds(tmp_path: Path, exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    fuzz = ("fuzz", "--engine", "reference", "--corpus", tmp_path, "--games", 2)
    for words in (("perft", "lorcana/opening", "--depth", 1), ("twins", "--pairs", 1), fuzz):
        assert exit_code(*words, "--total", 0) == HELD
    assert "not reached" not in capsys.readouterr().out


def test_a_campaign_has_room_for_its_minutes() -> None:
    assert campaign_total(None, None) == campaign_total(None, 1) == 3600
    assert campaign_total(None, 120) == 7800
    assert campaign_total(5, 120) == 5


def test_a_call_is_cut_short_by_the_end_of_the_run() -> None:
    sleeping = [sys.executable, "-c", "import time; time.sleep(60)"]
    engine = ProcessEngine(sleeping, Limits(total=0.3))
    started = time.monotonic()
    with pytest.raises(TimeUp, match=r"took 0\.3 s in all"):
        engine.initialize()
    assert time.monotonic() - started < GENEROUS / 2
    assert engine.pid is None
    with pytest.raises(EngineFault, match="did not answer"):
        ProcessEngine(sleeping, Limits(start=0.1, total=GENEROUS)).initialize()


def test_a_clock_runs_from_when_it_is_made() -> None:
    assert Clock().left == float("inf")
    clock = Clock(0.01)
    time.sleep(0.02)
    assert clock.left == 0
    with pytest.raises(TimeUp, match=r"took 0\.01 s"):
        clock.check()


def test_every_command_with_limits_of_an_engine_has_one_of_time() -> None:
    options = {one.name: set(signature(one.callback or print).parameters) for one in mounted().registered_commands}
    limited = {name for name, own in options.items() if "memory" in own}
    judging = {"bisect", "certify", "check", "compare", "connect", "levels", "verify"}
    assert limited == judging | {"fuzz", "perft", "publish", "twins", "web"}
    # The pages are served until the user ends them.
    assert limited - {"web"} == {name for name, own in options.items() if "total" in own}


def test_a_matrix_that_was_not_reached_is_not_written() -> None:
    suite = load_suite(ROOT / "tests" / "suite" / "data")
    assert "| `reference` |" in engine_matrix(suite, "lorcana", [REFERENCE], Limits(), Clock())
    with pytest.raises(TimeUp):
        engine_matrix(suite, "lorcana", [REFERENCE], Limits(), Clock(0))
