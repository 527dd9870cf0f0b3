"""`check --jobs`: the same as with one process, whatever the engine does, and nothing left."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from pathlib import Path

import pytest

from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Limits
from oracle.engines.process import ProcessEngine
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.bugs import BugMetError
from oracle.protocol.messages import EngineInfo, SetupParams, SetupResult
from oracle.report.run.as_json import encode
from oracle.suite import crew, jobs
from oracle.suite.crew import JobLostError
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import select
from oracle.suite.runner import run_suite

MISBEHAVING = Path(__file__).resolve().parents[1] / "misbehaving"
PLANS = load_suite().plans
SOME = select(plans=PLANS, clauses=["lorcana/4.5.1.2"])


def player(name: str, limits: Limits) -> Engine:
    file, *which = name.split()
    return ProcessEngine([sys.executable, str(MISBEHAVING / file), *which], limits)


def report(name: str, limits: Limits, count: int) -> bytes:
    make = partial(player, name, limits)
    engine = make()
    try:
        return encode(run_suite(PLANS, engine, SOME, jobs=count, another=make))
    finally:
        engine.close()


@pytest.mark.parametrize(
    ("name", "limits", "told"),
    [
        ("players.py crashes-in-some", Limits(restarts=3), b"given-up"),
        ("players.py hangs-always", Limits(call=0.2, slow_faults=2), b"given-up"),
        ("carrying.py", Limits(), b'"fault": "carries-state"'),
    ],
)
def test_two_jobs_find_what_one_finds(name: str, limits: Limits, told: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    # Batches short enough for several of them, and long enough for state to be carried within one.
    monkeypatch.setattr(jobs, "SMALLEST", 6)
    found = report(name, limits, 2)
    assert found == report(name, limits, 1)
    assert told in found


def test_the_reference_in_two_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SMALLEST", 3)
    chosen = select(plans=PLANS, clauses=["altered/1.4"])
    reports = [run_suite(PLANS, ReferenceEngine(), chosen, jobs=n, another=ReferenceEngine) for n in (1, 2)]
    assert encode(reports[0]) == encode(reports[1])
    assert reports[0].results


class Otherwise(ReferenceEngine):
    """As the reference, but in a job it goes wrong."""

    def __init__(self, does: str) -> None:
        super().__init__()
        self._does = does

    def initialize(self) -> EngineInfo:
        if self._does == "no-start" and os.getpid() != HOME:
            raise EngineFault("start", "cannot start the engine: there is none")
        return super().initialize()

    def setup(self, params: SetupParams) -> SetupResult:
        if os.getpid() != HOME and self._does == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        if os.getpid() != HOME and self._does == "bug":
            raise RuntimeError("out of order")
        return super().setup(params)


HOME = os.getpid()


@pytest.mark.parametrize("count", [1, 2])
def test_each_scenario_is_timed_in_whichever_process_it_runs(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "SMALLEST", 6)
    seconds: jobs.Seconds = {}
    found = run_suite(PLANS, ReferenceEngine(), SOME, jobs=count, another=ReferenceEngine, seconds=seconds)
    assert seconds.keys() == {(one.game, one.case, one.edition) for one in found.results}
    assert min(seconds.values()) > 0


def test_a_job_without_an_engine_ends_the_run() -> None:
    with pytest.raises(EngineFault, match="there is none"):
        run_suite(PLANS, Otherwise("no-start"), SOME, jobs=2, another=partial(Otherwise, "no-start"))


def test_a_job_that_breaks_is_a_bug_of_ours() -> None:
    with pytest.raises(BugMetError, match="RuntimeError: out of order"):
        run_suite(PLANS, Otherwise("bug"), SOME, jobs=2, another=partial(Otherwise, "bug"))


def test_a_job_that_is_killed_is_told() -> None:
    with pytest.raises(JobLostError, match=r"/drying \(lorcana/2.2\), scenario 1 of \d+: .* SIGKILL, .* memory"):
        run_suite(PLANS, Otherwise("killed"), SOME, jobs=2, another=partial(Otherwise, "killed"))


def test_no_job_runs_far_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "AHEAD", 1)
    monkeypatch.setattr(jobs, "SMALLEST", 1)
    found = run_suite(PLANS, ReferenceEngine(), SOME, jobs=3, another=ReferenceEngine)
    assert encode(found) == encode(run_suite(PLANS, ReferenceEngine(), SOME))
