"""Differential play against every faulty engine of the tests, without any scenario.

For each fault: whether a minute finds it, the first clause named, and how long the shrunk case is beside the shortest
scenario that catches the fault, both by `oracle.assurance.fuzz.reduce.measure.length`. The minute is one of processor
time on one core, so a busy machine does not count; faults are shared among processes.

    python -m benchmarks.fuzz_faults [NAMES…] [--minutes 1] [--seed 1] [--jobs 2] [--folder DIR] [--json FILE]

With --folder each finding is kept as a scenario and as JSON, in a folder of its fault.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, cast

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Record
from oracle.assurance.fuzz.finding import report_difference
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome, Plan
from oracle.assurance.fuzz.reduce.measure import length
from oracle.assurance.fuzz.render.feature import moves_of
from oracle.engines.base import Engine, EngineFault
from oracle.profiles import PROFILES
from oracle.suite.plan import Plan as Scenario
from oracle.suite.plan import setup_params
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.faulty.engines import FAULTS, faulty_engine
from tests.faulty.judged import judge

UNREACHABLE: dict[str, str] = {}
"""Fault → why no play from any position shows it; it is left out of the share."""


class Row(Struct, frozen=True, kw_only=True):
    """What became of one fault."""

    fault: str
    game: str
    found: bool
    seconds: float
    """Of processor time until it was found, or in all."""
    games: int
    actions: int
    clause: str = ""
    kind: str = ""
    shrunk: float | None = None
    known: float | None = None
    shrinking: float = 0.0
    no_scenario: str = ""
    flaky: bool = False

    @property
    def ratio(self) -> float | None:
        return None if self.shrunk is None or not self.known else self.shrunk / self.known


def main() -> None:
    asked = _arguments()
    names = asked.names or sorted(FAULTS)
    unknown = [name for name in names if name not in FAULTS]
    if unknown:
        sys.exit(f"no such fault: {', '.join(unknown)}")
    tasks = [(name, asked.minutes * 60, asked.seed, asked.folder) for name in names if name not in UNREACHABLE]
    rows = []
    with ProcessPoolExecutor(max_workers=asked.jobs) as pool:
        for row in pool.map(_try, tasks):
            rows.append(row)
            print(_line(row), flush=True)
    for name in names:
        if name in UNREACHABLE:
            print(f"{name:44} left out: {UNREACHABLE[name]}")
    for line in summary(rows):
        print(line)
    if asked.json is not None:
        asked.json.write_text(json.dumps(to_builtins(rows), indent=1) + "\n", encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Differential play against the faulty engines of the tests.")
    parser.add_argument("names", nargs="*", help="only these faults")
    parser.add_argument("--minutes", type=float, default=1.0, help="processor time for each fault")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes, one fault each at a time")
    parser.add_argument("--folder", type=Path, help="keep the scenarios and the JSON here")
    parser.add_argument("--json", type=Path, help="write the rows as JSON")
    return parser.parse_args()


def summary(rows: list[Row]) -> Iterator[str]:
    """The share found, and the lengths beside the known shortest ones."""
    found = [row for row in rows if row.found]
    for game in sorted({row.game for row in rows}):
        own = [row for row in rows if row.game == game]
        yield f"{PROFILES[game].name}: {sum(row.found for row in own)} of {len(own)} found"
    yield f"in all: {len(found)} of {len(rows)} found ({len(found) / len(rows):.0%})" if rows else "nothing was run"
    if found:
        yield f"median time to find one: {statistics.median(row.seconds for row in found):.1f} s"
    ratios = [row.ratio for row in found if row.ratio is not None]
    if ratios:
        over = sum(ratio > 1.5 for ratio in ratios)
        median = statistics.median(ratios)
        yield f"median length over the known shortest: {median:.2f} ({over} of {len(ratios)} over 1.5)"
    yield f"without a scenario: {sum(bool(row.no_scenario) for row in rows)}"
    if missed := [row.fault for row in rows if not row.found]:
        yield f"not found: {', '.join(missed)}"


def _line(row: Row) -> str:
    if not row.found:
        return f"{row.fault:44} not found in {row.games} games, {row.actions} actions, {row.seconds:.0f} s"
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    rest = "NO SCENARIO " * bool(row.no_scenario) + "flaky" * row.flaky
    lengths = f"{row.shrunk:6.2f} / {row.known or 0:5.2f} {ratio:>5}"
    return f"{row.fault:44} {row.seconds:5.1f} s {row.kind:9} {row.clause:28} {lengths} {row.shrinking:4.1f} s {rest}"


# --- one fault ----------------------------------------------------------------------------------------------


def _try(task: tuple[str, float, int, Path | None]) -> Row:
    name, seconds, seed, folder = task
    catching = [plan for plan in _suite() if plan.game == FAULTS[name] and plan.case in _catching(name)]
    row, record = _hunted(name, seconds, seed, catching)
    if record is None:
        return row
    begun = time.process_time()
    with tempfile.TemporaryDirectory() as temporary:
        target = Path(temporary) if folder is None else folder / name
        found = (record.case, record.difference)
        finding = report_difference(*found, lambda: crashing_engine(name), target, seed=seed).finding
    return replace(
        row,
        found=True,
        clause=finding.clause,
        kind=finding.kind,
        shrunk=finding.length,
        known=_known(name, catching),
        shrinking=time.process_time() - begun,
        no_scenario=finding.no_scenario,
        flaky=finding.flaky,
    )


def _hunted(name: str, seconds: float, seed: int, catching: list[Scenario]) -> tuple[Row, Record | None]:
    """Games against the engine until one shows a difference, or the time is over."""
    game = FAULTS[name]
    known = {edition for plan in catching for edition in plan.editions}
    editions = _current_first(game, known)
    begun = time.process_time()
    told: list[Outcome] = []

    def stop() -> bool:
        return time.process_time() - begun > seconds or bool(told and told[-1].difference)

    job = Job(Plan(seed=seed, editions={game: editions}), crashing_engine(name))
    job.run(None, stop, told.append)
    row = Row(
        fault=name,
        game=game,
        found=False,
        seconds=time.process_time() - begun,
        games=len(told),
        actions=sum(outcome.actions for outcome in told),
    )
    return row, told[-1].record


def editions_of(fault: str) -> tuple[str, ...]:
    """The official editions of a fault's game, the current one first."""
    game = FAULTS[fault]
    return _current_first(game, PROFILES[game].official)


def _current_first(game: str, editions: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(editions, key=lambda one: (one != PROFILES[game].current, one)))


CRASHES = (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError)
"""What a faulty engine in this process may end in; as a child it would have crashed."""


class Crashing:
    """A faulty engine whose crash is the fault it would be in a process of its own."""

    def __init__(self, name: str) -> None:
        self._engine = faulty_engine(name)

    def __getattr__(self, name: str) -> Any:
        call = getattr(self._engine, name)

        def guarded(*args: Any) -> Any:
            try:
                return call(*args)
            except CRASHES as error:
                raise EngineFault("crash", f"the engine ended with {type(error).__name__}: {error}") from error

        return guarded


def crashing_engine(name: str) -> Engine:
    """The faulty engine of that name in this process; that it crashes is a fault of it."""
    return cast(Engine, Crashing(name))


def _known(name: str, catching: list[Scenario]) -> float | None:
    """The length of the shortest scenario, or row of one, that does catch the fault."""
    engine = faulty_engine(name)
    info = engine.initialize()
    told = [
        (length(Case(setup=setup_params(plan, edition), moves=moves_of(plan))), place, edition)
        for place, plan in enumerate(catching)
        for edition in plan.editions
    ]
    for long, place, edition in sorted(told):
        if run_plan(catching[place], engine, edition, info).verdict == "fail":
            return long
    return None


@cache
def _catching(fault: str) -> frozenset[str]:
    """The cases that fail on the faulty engine."""
    return frozenset(result.case for result in judge(fault).results if result.verdict == "fail")


@cache
def _suite() -> tuple[Scenario, ...]:
    return load_suite().plans


if __name__ == "__main__":
    main()
