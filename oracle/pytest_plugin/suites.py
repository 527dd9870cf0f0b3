"""The scenarios that `--tcg-suite` names, as tests that are collected alongside the files of a repository."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from oracle.cli.suite import load_checked_suite, titles
from oracle.kernel.errors import InputError
from oracle.profiles import PROFILES
from oracle.protocol.commands import harmless
from oracle.protocol.display import shown
from oracle.pytest_plugin.court import Court
from oracle.suite.errors import InvalidWordsError, SuiteErrors
from oracle.suite.plan import Plan
from oracle.suite.plugin import SUITE
from oracle.suite.reading.locate import feature_files
from oracle.suite.reading.selection import ALL, select

TESTS = "tcg"
"""The mark of every test that is a scenario."""


class Suites:
    """Adds the suites to what pytest collects."""

    def __init__(self, names: Iterable[str], editions: Sequence[str], court: Court) -> None:
        """`names` and `editions` as on the command line. Raises pytest.UsageError for a suite that does not exist."""
        self.names = tuple(dict.fromkeys(names))
        self._editions = tuple(editions)
        self._court = court
        self._only: dict[str, set[str]] = {}
        for name in self.names:
            if name not in (ALL, *PROFILES) and not Path(name).exists():
                games = ", ".join(PROFILES)
                raise pytest.UsageError(
                    f"{SUITE}: {shown(name)} is no game and no folder or file of features; there are {games}, {ALL}"
                )

    def plans(self) -> tuple[Plan, ...]:
        """All scenarios of all suites, whether or not they are run. Raises SuiteErrors."""
        return tuple({(plan.feature, plan.case): plan for name in self.names for plan in plans_of(name)}.values())

    def register_marks(self, config: pytest.Config) -> None:
        """Make the marks of all suites known, as `pytest --markers` lists them. Raises SuiteErrors."""
        _register(config, self.plans())

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self, session: pytest.Session) -> None:
        """Remove the ids of scenarios, such as `lorcana::quest-for-lore/ann`, from pytest's file arguments."""
        if session.config.pluginmanager.hasplugin("dsession"):
            # The processes of pytest-xdist collect, and are given the same words.
            return
        files = []
        for word in session.config.args:
            name, there, case = word.partition("::")
            if name in self.names and there:
                self._only.setdefault(name, set()).add(case)
            else:
                files.append(word)
        session.config.args[:] = files

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Add the suites to the children of the session."""
        report = yield
        if isinstance(collector, pytest.Session) and report.passed:
            names = self._only or self.names
            suites = [
                Suite.from_parent(
                    collector, name=name, nodeid=name, editions=self._editions, court=self._court,
                    only=self._only.get(name, set()),
                )
                for name in names
            ]  # fmt: skip
            report.result = [*(report.result or ()), *suites]
        return report


class Suite(pytest.Collector):
    """The scenarios of a game, or of a folder."""

    def __init__(self, *, editions: Sequence[str], court: Court, only: set[str], **rest: Any) -> None:
        """`only`: the tests that were requested by id; empty if all were."""
        super().__init__(**rest)
        self._editions = editions
        self._court = court
        self._only = only

    def collect(self) -> Iterator[Case]:
        """A test for each scenario and edition. Raises CollectError with all mistakes in the features."""
        try:
            plans = plans_of(self.name)
            runs = select(plans=plans, editions=self._editions).runs(plans)
        except SuiteErrors as errors:
            raise self.CollectError(harmless("\n".join(map(str, errors.errors)))) from None
        except (InvalidWordsError, InputError) as error:
            raise self.CollectError(harmless(str(error))) from None
        _register(self.config, plans)
        self._court.cases |= {(plan.game, plan.case) for plan in plans}
        editions = Counter(game for game, _ in {(plan.game, edition) for plan, edition in runs})
        known = feature_files()
        left = set(self._only)
        for plan, edition in runs:
            name = f"{plan.case}[{edition}]" if editions[plan.game] > 1 else plan.case
            if not self._only or self._is_asked(name, left):
                file = known.get(plan.feature) or _own_file(Path(self.name), plan)
                yield Case.from_parent(self, name=name, plan=plan, edition=edition, court=self._court, file=file)
        if left:
            raise self.CollectError(
                f"not found: {', '.join(f'{self.name}::{case}' for case in sorted(map(shown, left)))}"
            )

    def _is_asked(self, name: str, left: set[str]) -> bool:
        """Whether a test was requested by its id, or by that of the outline whose row it is."""
        asked = {name, name.partition("[")[0], name.partition("/")[0]} & self._only
        left -= asked
        return bool(asked)


class Case(pytest.Item):
    """One scenario under one edition."""

    def __init__(self, *, plan: Plan, edition: str, court: Court, file: Path, **rest: Any) -> None:
        super().__init__(**rest)
        self.plan = plan
        self.edition = edition
        self._court = court
        self._file = file
        marks = [_mark(name) for name in marks_of(plan)]
        self.own_markers.extend(marks)
        self.keywords.update((mark.name, mark) for mark in marks)
        self.user_properties += [("case", plan.case), ("clauses", ", ".join(plan.clauses_under(edition)))]

    def runtest(self) -> None:
        """Judge the engine by this scenario. Raises what pytest calls a failure or a skip."""
        self._court.judge(self, self.plan, self.edition)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The place of the scenario in its file."""
        return self._file, self.plan.line - 1, self.name


def _own_file(place: Path, plan: Plan) -> Path:
    return place / plan.feature if place.is_dir() else place


def plans_of(name: str) -> tuple[Plan, ...]:
    """The scenarios of one suite: a game's, all of them, or those below a folder. Raises SuiteErrors."""
    if name == ALL:
        return load_checked_suite().plans
    if name not in PROFILES:
        return load_checked_suite(Path(name)).plans
    of_game = load_checked_suite(words=(f"a game of {PROFILES[name].name}",)).plans
    return tuple(plan for plan in of_game if plan.game == name)


def marks_of(plan: Plan) -> tuple[str, ...]:
    """The marks of a scenario: its game, its chapters and clauses, and all clauses above those."""
    clauses = [above for clause in plan.clauses for above in _with_those_above(clause)]
    return tuple(dict.fromkeys((TESTS, plan.game, *clauses)))


def _with_those_above(clause: str) -> Iterator[str]:
    """`4.3.2` → `chapter-4`, `clause-4.3`, `clause-4.3.2`; for another document, `clause-seed-guide/5`."""
    document, _, number = clause.rpartition(":")
    before = f"{document}/" if document else ""
    for end in [found.start() for found in re.finditer(r"[.-]|$", number)]:
        kind = "clause" if document or "." in number[:end] else "chapter"
        yield f"{kind}-{before}{number[:end]}"


@cache
def _mark(name: str) -> pytest.Mark:
    found: pytest.MarkDecorator = getattr(pytest.mark, name)
    return found.mark


def _register(config: pytest.Config, plans: Iterable[Plan]) -> None:
    """Make the marks of these scenarios known, each with its title."""
    title, told = titles(), {TESTS: ["a scenario of tcg-oracle"]}
    for game, mark in sorted({(plan.game, mark) for plan in plans for mark in marks_of(plan)}):
        kind, _, number = mark.partition("-")
        if mark == game:
            told[mark] = [f"a scenario of {PROFILES[game].name}"]
        elif kind in ("chapter", "clause"):
            words = title(game, number.replace("/", ":"))
            told.setdefault(mark, []).append(f"{game} {number}{f' {words}' if words else ''}")
    known = {line.partition(":")[0] for line in config.getini("markers")}
    for mark, lines in told.items():
        if mark not in known:
            config.addinivalue_line("markers", f"{mark}: {'; '.join(lines)}")
