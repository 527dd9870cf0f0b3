"""`connect` on the bad engines of the trials: what is wrong with each is named, and nothing of those that are right."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from oracle.cli import engine_options
from oracle.cli.connect import Connecting
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.report.output.terminal import Terminal
from oracle.suite.connecting.findings import Finding
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from tests.extent import LONG
from tests.trials.running import ENGINE
from tests.trials.table import GIVEN_UP, TRIALS, Trial

pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="the trials need /proc")

SAMPLE = ("exit 0 at the start",)
"""Those that are tried every time; `tox -e long` tries all."""
TRIED = [trial for trial in TRIALS if trial.kind in SAMPLE or LONG]


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


def wrong_in(trial: Trial, plans: tuple[Plan, ...]) -> list[Finding]:
    """What is found to be wrong with the engine of a trial, as it is set up, asked and answered."""
    words = iter(shlex.split(trial.options))
    said = dict(zip(words, words, strict=True))
    limits = engine_options.limits_of(
        float(said.get("--timeout", 10)),
        float(said.get("--start-timeout", 10)),
        int(said.get("--memory", engine_options.MEMORY)),
        float(said.get("--total", 300)),
    )
    command = [sys.executable, str(ENGINE), *trial.engine.split()]
    out = Terminal(file=StringIO())
    with closing(ProcessEngine(command, limits=limits)) as engine, closing(ReferenceEngine()) as reference:
        found = Connecting(engine, reference, out).run(plans)
        return [one for one in found.findings if one.state == "wrong"]


def expected(trial: Trial) -> Iterator[str]:
    """The kinds of fault of which one at least has to be named; none where replies or tables are wrong."""
    for label in trial.labels:
        verdict, _, fault = label.partition(" ")
        if verdict == "error":
            yield fault.removesuffix(" flaky")


@pytest.mark.parametrize("trial", TRIED, ids=lambda trial: trial.kind)
def test_what_is_wrong_with_a_bad_engine_is_named(trial: Trial, plans: tuple[Plan, ...]) -> None:
    wrong = wrong_in(trial, plans)
    told = "\n".join(one.text for one in wrong)
    if trial.exit_code == 0:
        assert wrong == []
        return
    assert wrong
    if not trial.labels:
        assert (wrong[0].stage, trial.text in told) == ("handshake", True), told
    faults = set(expected(trial))
    named = {fault for fault in faults if f"{fault}:" in told or (fault == "set-up" and any(map(field, wrong)))}
    assert named or not faults, told
    # A hang may be met so often that the engine is given up before anything else is tried.
    assert named != {GIVEN_UP.partition(" ")[2]} or len(faults) == 1, told


def field(one: Finding) -> str:
    return one.field


def test_the_sample_is_of_the_trials() -> None:
    assert {trial.kind for trial in TRIALS} >= set(SAMPLE)
