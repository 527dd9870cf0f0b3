"""Judges one scenario after the other on the engine of this process, and reports each result to pytest."""

from __future__ import annotations

import datetime
import io
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import Limits
from oracle.kernel.bugs import ADVICE, Bug, Watched
from oracle.protocol.commands import harmless
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import ORACLE, Expectation, Result
from oracle.report.output.terminal import Terminal
from oracle.report.run.console import show_case
from oracle.report.run.expected import expectation_of
from oracle.report.run.wording import message_of
from oracle.suite.baseline.entry import Entry
from oracle.suite.baseline.expected import Baseline, Met, line_of
from oracle.suite.engines import open_engine
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import Plan
from oracle.suite.run.apart import Apart
from oracle.suite.run.support import Demands
from oracle.suite.run.verdict import run_plan
from oracle.suite.version import SUITE_VERSION

WIDTH = 110
"""The width of a printed failure."""
TOLD = "tcg_oracle"
"""The attribute of pytest's reports that holds what was found, as JSON."""


class Told(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The information about a scenario, besides its outcome, for the process that collects everything."""

    result: Result | None = None
    """The result without tables, which are no longer needed."""
    met: Met | None = None
    """The name under which the baseline knows it."""
    bug: str = ""
    """The bug, if our own code failed."""
    undeclared: tuple[str, ...] = ()
    """The required capabilities that the engine does not declare, one sentence each."""


_FOUND = pytest.StashKey[Told]()


class Court:
    """The engine, started for the first scenario, and its requirements and baseline."""

    def __init__(
        self,
        command: str,
        limits: Limits,
        demands: Demands,
        entries: tuple[Entry, ...] | None,
        date: datetime.date | None = None,
    ) -> None:
        """`entries`: those of the baseline, if there is one; `date`: the day with which their ends are compared."""
        self.entries = entries
        self.date = date
        self.cases: frozenset[tuple[str, str]] = frozenset()
        """Game and case of all scenarios that were collected, whether or not they are run."""
        self._command = command
        self._limits = limits
        self._demands = demands
        self._engine: Engine | None = None
        self._info: EngineInfo | None = None
        self._apart: Apart | None = None
        self._baseline: Baseline | None = None

    def judge(self, item: pytest.Item, plan: Plan, edition: str) -> None:
        """Judge a scenario. Raises what pytest calls a failure, a skip or an expected failure."""
        engine, info = self._started()
        games = (plan.game,) if plan.game in info.games else (plan.game, *info.games)
        told = Told(undeclared=tuple(self._demands.undeclared(info, games)))

        def broke(bug: Bug) -> None:
            what = f"{bug.what} at {bug.where}"
            item.stash[_FOUND] = replace(told, bug=what)
            pytest.fail(harmless(f"bug: {what}\n{ADVICE}."), pytrace=False)

        with Watched(broke):
            result = run_plan(plan, engine, edition, info, apart=self._apart, sampling=Sampling())
        item.user_properties.append(("verdict", result.verdict))
        if result.fault == ORACLE:
            item.stash[_FOUND] = replace(told, bug=result.message)
            pytest.fail(harmless(f"bug: {result.message}\n{ADVICE}."), pytrace=False)
        expectation = None
        if self._baseline is not None:
            found = self._baseline.judge(plan, result, self.cases)
            result, expectation = replace(result, expectation=found.expectation), found.expectation
            told = replace(told, met=found.met)
        item.stash[_FOUND] = replace(told, result=replace(result, before=None, after=None, stderr=""))
        self._tell(result, expectation, self._demands.unmet(plan, result, info))

    def _tell(self, result: Result, expectation: Expectation | None, unmet: str) -> None:
        if expectation is not None:
            if expectation.text:
                pytest.fail(harmless(f"baseline: {line_of(result, expectation)}\n{case_words(result)}"), pytrace=False)
            pytest.xfail(harmless(shown(expectation_of(result))))
        if result.verdict == "unsupported":
            if unmet:
                pytest.fail(harmless(f"unsupported: {result.message}\n{unmet}"), pytrace=False)
            pytest.skip(harmless(f"unsupported: {message_of(result)}"))
        if result.verdict in ("fail", "error"):
            pytest.fail(harmless(case_words(result)), pytrace=False)

    def _started(self) -> tuple[Engine, EngineInfo]:
        if self._engine is None or self._info is None:
            try:
                self._engine = open_engine(self._command, self._limits)
                self._apart = Apart(self._engine)
                self._info = self._engine.initialize()
            except EngineFault as fault:
                pytest.exit(harmless(f"the engine could not be started: {fault}"), returncode=3)
            if self.entries is not None:
                self._baseline = Baseline(self.entries, self._info, SUITE_VERSION, self.date)
        return self._engine, self._info

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Any:
        """Add the findings to the report of a scenario, as text that can be passed between processes."""
        report = yield
        told = item.stash.get(_FOUND, None)
        if told is not None and report.when == "call":
            setattr(report, TOLD, msgspec.json.encode(told).decode())
        return report

    def pytest_unconfigure(self) -> None:
        """End the engine."""
        if self._engine is not None:
            self._engine.close()


def told_of(report: pytest.TestReport) -> Told | None:
    """The scenario's data in a pytest report; None for any other test."""
    text = getattr(report, TOLD, None)
    return None if text is None else msgspec.json.decode(text, type=Told)


def case_words(result: Result) -> str:
    """A result as `tcg-oracle check` prints it."""
    out = io.StringIO()
    show_case(result, Terminal(file=out, width=WIDTH))
    return "\n".join(line.rstrip() for line in out.getvalue().strip("\n").splitlines())
