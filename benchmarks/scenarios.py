"""Scenarios a second: the native runner on cached plans, against pytest-bdd running three empty steps a scenario.

The native side runs the whole suite, game by game, with all its observations and comparisons, on the reference in
process; and once more on the reference's answers played back, which leaves the runner's own work. The pytest-bdd side
runs scenarios that do nothing. *Whole* is what a run costs for each scenario once the imports are done: reading plans
from the cache and running them; collecting features and running them (a *run*). *Loop* is the running alone. Most of
the suite's scenarios take several actions, with triggers and questions; those of *one action* are shown beside it.

Rounds alternate, and the best round of each counts. Times are processor time, so that a busy machine matters less.

    python -m benchmarks.scenarios
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from benchmarks.tables import KINDS
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.suite.plan import Plan
from oracle.suite.reading import load
from oracle.suite.reading.load import Suite, load_suite
from oracle.suite.reading.selection import ALL, Selection
from oracle.suite.run.verdict import run_plan

ROUNDS = 5
EMPTY_SCENARIOS = 200

FEATURE = """
  Scenario: Number {number}
    Given nothing is there
    When nothing is done
    Then nothing is said
"""
CONFTEST = """
import time
from pytest_bdd import given, when, then

@given("nothing is there")
def _given(): pass

@when("nothing is done")
def _when(): pass

@then("nothing is said")
def _then(): pass

def pytest_sessionstart(session):
    session.started = time.process_time()

def pytest_collection_finish(session):
    session.collected = time.process_time()

def pytest_sessionfinish(session):
    now = time.process_time()
    print(f"seconds {now - session.started} {now - session.collected} seconds")
"""
TESTS = 'from pytest_bdd import scenarios\nscenarios("empty.feature")\n'


class Recorder:
    """Keeps every answer of an engine, in order."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.answers: list[Any] = []

    def __getattr__(self, name: str) -> Callable[..., Any]:
        method = getattr(self.engine, name)

        def call(*given: Any) -> Any:
            self.answers.append(method(*given))
            return self.answers[-1]

        return call


class Player:
    """Plays recorded answers back."""

    def __init__(self, answers: Iterator[Any]) -> None:
        def answer(*_: Any) -> Any:
            return next(answers)

        self.setup = self.act = self.decide = self.observe = answer


def native_rates(plans: list[Plan], read: float) -> dict[str, float]:
    """Scenarios a second of the native runner; `read` is the time it takes to read these plans from the cache."""
    engine = ReferenceEngine()
    info = engine.initialize()
    runs = Selection(editions=(ALL,)).runs(plans)

    def seconds(engine: Any, runs: Iterable[tuple[Plan, str]]) -> float:
        start = time.process_time()
        for plan, edition in runs:
            run_plan(plan, engine, edition, info)
        return time.process_time() - start

    recorder = Recorder(engine)
    seconds(recorder, runs)
    loop = seconds(engine, runs)
    played = seconds(Player(iter(recorder.answers)), runs)
    single = [(plan, edition) for plan, edition in runs if sum(call.is_when for call in plan.calls) == 1]
    return {
        "whole": len(runs) / (read + loop),
        "loop": len(runs) / loop,
        "runner": len(runs) / played,
        "single": len(single) / seconds(engine, single),
    }


def pytest_bdd_rates(folder: Path) -> dict[str, float]:
    """Scenarios a second of pytest-bdd with three empty steps."""
    scenarios = "".join(FEATURE.format(number=number) for number in range(EMPTY_SCENARIOS))
    (folder / "empty.feature").write_text(f"Feature: Nothing\n{scenarios}")
    (folder / "conftest.py").write_text(CONFTEST)
    (folder / "test_empty.py").write_text(TESTS)
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, env=dict(os.environ))
    whole, loop = (float(word) for word in done.stdout.split("seconds")[1].split())
    return {"whole": EMPTY_SCENARIOS / whole, "loop": EMPTY_SCENARIOS / loop}


def loading(cache: Path) -> tuple[Suite, float, float]:
    """The suite, seconds to compile all of it, and seconds to read its plans from the cache."""
    start = time.process_time()
    load_suite(cache=False)
    compiled = time.process_time() - start
    load_suite(cache=cache)
    load.forget()
    start = time.process_time()
    suite = load_suite(cache=cache)
    return suite, compiled, time.process_time() - start


def table(title: str, plans: list[Plan], native: dict[str, float], empty: dict[str, float]) -> None:
    """Print what was measured for one game."""
    steps = sum(len(plan.calls) + len(plan.given) for plan in plans) / len(plans)
    print(f"{title}: {len(plans)} scenarios of {steps:.1f} steps on average")
    print(f"  {'scenarios a second':<42}{'native':>10}{'pytest-bdd':>12}{'ratio':>8}")
    for what, ours, theirs in (
        ("cached plans of one action, against a run", native["single"], empty["whole"]),
        ("cached plans of the game, against a run", native["loop"], empty["whole"]),
        ("reading and running, against a run", native["whole"], empty["whole"]),
        ("cached plans of the game, loop alone", native["loop"], empty["loop"]),
        ("the same, answers played back", native["runner"], empty["loop"]),
    ):
        print(f"  {what:<42}{ours:>10,.0f}{theirs:>12,.0f}{ours / theirs:>8.1f}")


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        suite, compiled, read = loading(folder / "plans")
        (folder / "bdd").mkdir()
        games = {kind.title: [plan for plan in suite.plans if plan.game == kind.id] for kind in KINDS}
        native = {title: dict.fromkeys(("whole", "loop", "runner", "single"), 0.0) for title in games}
        empty = dict.fromkeys(("whole", "loop"), 0.0)
        for _ in range(ROUNDS):
            for title, plans in games.items():
                rates = native_rates(plans, read * len(plans) / len(suite.plans))
                native[title] = {name: max(native[title][name], rate) for name, rate in rates.items()}
            empty = {name: max(empty[name], rate) for name, rate in pytest_bdd_rates(folder / "bdd").items()}
    print(f"compiling all of it: {compiled * 1000:.0f} ms; reading its plans from the cache: {read * 1000:.0f} ms")
    for title, plans in games.items():
        table(title, plans, native[title], empty)


if __name__ == "__main__":
    main()
