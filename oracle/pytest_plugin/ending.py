"""The end of a run of scenarios: its likely causes, the baseline's verdict, and its exit code."""

from __future__ import annotations

import io

import pytest

from oracle.assurance.diagnosis.causes import causes_of
from oracle.cli.errors import BUG
from oracle.protocol.commands import harmless
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Cause, Result, wrong
from oracle.pytest_plugin.court import WIDTH, Court, told_of
from oracle.pytest_plugin.suites import Suites
from oracle.report.output.terminal import Terminal
from oracle.report.run.console import show_causes
from oracle.report.run.wording import cause_words, details_of
from oracle.suite.baseline.expected import Baseline, Met, line_of
from oracle.suite.errors import SuiteErrors
from oracle.suite.plan import Plan
from oracle.suite.plugin import DATE

CAUSE = "likely cause"
"""The heading below a failure."""


class Ending:
    """Collects the results of the scenarios, even if they run in several processes."""

    def __init__(self, config: pytest.Config, suites: Suites, court: Court) -> None:
        self._config = config
        self._suites = suites
        self._court = court
        self._results: list[Result] = []
        self._reports: dict[tuple[str, str], pytest.TestReport] = {}
        """The failures, by case and edition."""
        self._met: set[Met] = set()
        self._lines: dict[str, None] = {}
        """Failures other than those of scenarios."""
        self._remarks: list[str] = []
        self._causes: tuple[Cause, ...] = ()
        self._bug = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the findings."""
        told = told_of(report)
        if told is None:
            return
        if told.bug:
            self._bug = True
            self._lines[f"bug: {told.bug}"] = None
        self._lines |= dict.fromkeys(told.undeclared)
        if told.met is not None:
            self._met.add(told.met)
        if told.result is not None:
            self._results.append(told.result)
            if report.failed:
                self._reports[told.result.case, told.result.edition] = report

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Find the causes, put each below the failures that it explains, and choose the exit code."""
        if hasattr(self._config, "workerinput"):
            return
        bad = [result for result in self._results if wrong(result) and result.verdict in ("fail", "error")]
        plans: tuple[Plan, ...] = ()
        if bad or (self._results and self._court.entries is not None):
            try:
                plans = self._suites.plans()
            except SuiteErrors:
                # What is wrong was told as the suite was collected.
                return
        self._find_gone(plans)
        self._causes = causes_of(self._results, plans) if bad else ()
        for cause in self._causes:
            self._explain(cause)
        if self._bug:
            session.exitstatus = BUG
        elif self._lines and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print below the failures their causes, and everything else worth reporting."""
        if self._causes:
            out = io.StringIO()
            show_causes(self._causes, Terminal(file=out, width=WIDTH))
            terminalreporter.section("likely causes")
            for line in out.getvalue().strip("\n").splitlines():
                terminalreporter.write_line(harmless(line.rstrip()))
        for text in self._lines:
            terminalreporter.write_line(harmless(text), red=True)
        for text in self._remarks:
            terminalreporter.write_line(text)

    def _explain(self, cause: Cause) -> None:
        others = len(cause.results) - 1
        more = f"the same in {others:,} more" if others else ""
        words = harmless("\n".join(filter(None, (cause_words(cause), *details_of(cause), more))))
        for name in cause.results:
            case, _, edition = name.rpartition(" (")
            report = self._reports.get((case, edition.removesuffix(")")))
            if report is not None:
                report.sections.append((CAUSE, words))

    def _find_gone(self, plans: tuple[Plan, ...]) -> None:
        entries = self._court.entries
        if entries is None or not plans:
            return
        run = {(result.game, result.edition) for result in self._results}
        baseline = Baseline(entries, EngineInfo(name=""), "", self._court.date)
        gone = baseline.obsolete(plans, self._met, run)
        self._lines |= {f"baseline: {shown(line_of(one))}": None for one in gone}
        if days := baseline.unchecked:
            self._remarks.append(f"baseline: {days:,} {'date' if days == 1 else 'dates'} not checked ({DATE})")
