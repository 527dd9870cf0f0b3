"""Baselines in pytest: expected results become strict xfails; every deviation fails."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import oracle
from oracle.kernel.errors import InputError
from oracle.protocol.commands import harmless
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import Result
from oracle.suite.baseline.expected import Baseline, Entry, line_of, read
from oracle.suite.plan import Plan
from oracle.suite.plugin import BASELINE
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import feature_root

RAN, MET = "tcg-oracle-ran", "tcg-oracle-expected"
"""Test properties: the scenario that ran, and the case of its entry."""


class BaselinePlugin:
    """The entries of the run, and at its end those without a scenario."""

    def __init__(self, entries: tuple[Entry, ...], config: pytest.Config) -> None:
        self.entries = entries
        self._config = config
        self._run: set[tuple[str, str]] = set()
        self._met: set[str] = set()
        self._gone: tuple[str, ...] = ()
        self.cases: frozenset[tuple[str, str]] = frozenset()

    @classmethod
    def register(cls, config: pytest.Config) -> None:
        """Read the file named by `--tcg-baseline`, if given. Raises pytest.UsageError."""
        path: str | None = config.getoption(BASELINE)
        if path is None:
            return
        try:
            entries = read(Path(path))
        except InputError as error:
            raise pytest.UsageError(str(error)) from None
        config.stash[_PLUGIN] = cls(entries, config)
        config.pluginmanager.register(config.stash[_PLUGIN])

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Record which of the entries' cases exist, before any are deselected."""
        scenarios = (getattr(getattr(item, "obj", None), "__scenario__", None) for item in items)
        tags = {tag for scenario in scenarios if scenario is not None for tag in scenario.tags}
        self.cases = frozenset(
            (entry.game, entry.case) for entry in self.entries if f"case:{entry.case.partition('/')[0]}" in tags
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for kind, text in report.user_properties:
            if kind == RAN:
                game, _, edition = str(text).partition(" ")
                self._run.add((game, edition))
            elif kind == MET:
                self._met.add(str(text))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(self._config, "workerinput") or not self._whole():
            return
        met = [entry for entry in self.entries if _word(entry) in self._met]
        gone = Baseline(self.entries, "", "").obsolete(load_suite().plans, met, self._run)
        self._gone = tuple(map(line_of, gone))
        if self._gone and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _whole(self) -> bool:
        """Whether all of the suite's own features were selected: after a partial run, missing cases prove nothing."""
        return any(Path(arg).resolve() == feature_root().resolve() for arg in self._config.args)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for text in self._gone:
            terminalreporter.write_line(harmless(f"baseline: {shown(text)}"), red=True)


_PLUGIN: Final = pytest.StashKey[BaselinePlugin]()


def judged_by(node: pytest.Item, plan: Plan, result: Result, info: EngineInfo) -> None:
    """Compare a result with the baseline, if there is one: an expected failure ends the test as xfail, a deviation
    fails it.
    """
    plugin = node.config.stash.get(_PLUGIN, None)
    if plugin is None:
        return
    node.user_properties.append((RAN, f"{result.game} {result.edition}"))
    baseline = Baseline(plugin.entries, info.version, oracle.__version__)
    found = baseline.judge(plan, result, plugin.cases | {(plan.game, plan.case)})
    if found.entry is not None:
        node.user_properties.append((MET, _word(found.entry)))
    expectation = found.expectation
    if expectation is None:
        return
    node.user_properties.append(("verdict", result.verdict))
    if expectation.text:
        pytest.fail(harmless(f"baseline: {line_of(result, expectation)}\n{result.message}".rstrip()), pytrace=False)
    why = shown(" ".join(filter(None, (expectation.reason or "no reason given", expectation.link))))
    pytest.xfail(harmless(f"{result.verdict}, as the baseline expects: {why}"))


def _word(entry: Entry) -> str:
    return " ".join(entry.key)
