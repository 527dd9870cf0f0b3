"""The pytest front end: every scenario is a test, with the verdict of the native runner.

`pytest --tcg-engine "COMMAND"` loads it (`oracle.suite.plugin`) for modules that say

    scenarios(*feature_folders())             # the suite's own features
    scenarios(feature_folder("my_features"))  # your own, in the same phrases

pytest-bdd reads the features and takes the steps one by one. Other features, with steps of their own, are left alone.
A scenario is judged before its first step, since an engine's questions may take several runs; each step then reports
its own result.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from msgspec.structs import replace
from pytest_bdd import given, parsers, then, when

from oracle.engines.base import Engine, EngineFault
from oracle.engines.limits import LONGEST_CALL, Limits
from oracle.engines.orphans import end_with_parent
from oracle.kernel.bugs import ADVICE, Bug, Watched
from oracle.profiles import PROFILES
from oracle.protocol.commands import harmless
from oracle.protocol.display import shown
from oracle.protocol.messages import EngineInfo
from oracle.protocol.results import ORACLE, Result
from oracle.suite.baseline.plugin import BaselinePlugin, judged_by
from oracle.suite.engines import open_engine
from oracle.suite.errors import InvalidWordsError, Problems, SuiteError
from oracle.suite.feature_file import LARGEST, Scenario, Step, Tag, read_feature, row_name, table_of
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.intent.completion import completed
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.plan import Call, Plan
from oracle.suite.plugin import EDITION, ENGINE, REQUIRE, STRICT, TIMEOUT
from oracle.suite.reading.known import checks
from oracle.suite.reading.load import Checks, load_feature, wrong_in
from oracle.suite.reading.locate import feature_root, feature_roots, load_steps, named, own_name
from oracle.suite.run.apart import Apart
from oracle.suite.run.support import Demands, demands
from oracle.suite.run.verdict import run_plan

if TYPE_CHECKING:
    from pytest_bdd.parser import Feature as BddFeature
    from pytest_bdd.parser import Scenario as BddScenario
    from pytest_bdd.parser import Step as BddStep


class Judgement:
    """The scenario of a test, and its result."""

    def __init__(self, plan: Plan, result: Result, node: pytest.Item) -> None:
        self.plan = plan
        # pytest keeps this for every test until the end, so no tables are stored.
        self.result = replace(result, before=None, after=None, changes=())
        self.node = node
        self.done = 0
        self.over = False

    def run(self, text: str) -> None:
        """Report the result of the next step and of the unwritten steps that belong to it."""
        while self.plan.calls[self.done].added == "yes":
            self._tell(self.plan.calls[self.done])
        call = self.plan.calls[self.done]
        if call.text != text:
            self.say("error", f'the step "{text}" was to be "{call.text}"')
        self._tell(call)

    def _tell(self, call: Call) -> None:
        self.done += 1
        if not self.result.steps:
            return
        step = self.result.steps[len(self.plan.given) + self.done - 1]
        if step.status == "failed":
            place = f"{self.plan.feature}:{call.line}: {call.text}"
            self.say("fail", f"{place}\nexpected {step.expected}\ngot {step.actual}{self._flaky()}")
        if step.status == "skipped":
            self.say(self.result.verdict, self.result.message + self._flaky())

    def close(self) -> None:
        """Report the verdict of a scenario that no single step explains."""
        if not self.over and self.done == len(self.plan.calls):
            self.say(self.result.verdict, self.result.message + self._flaky())

    def _flaky(self) -> str:
        return f"\nflaky: {self.result.again}" if self.result.flaky else ""

    def say(self, verdict: str, text: str = "") -> None:
        self.over = True
        say(self.node, verdict, text)


def say(node: pytest.Item, verdict: str, text: str) -> None:
    """Report a verdict to pytest: *unsupported* skips, *fail* and *error* fail, *disputed* passes."""
    node.user_properties.append(("verdict", verdict))
    text = harmless(text)
    if verdict == "unsupported":
        pytest.skip(f"unsupported: {text}")
    if verdict in ("fail", "error"):
        pytest.fail(f"{verdict}: {text}", pytrace=False)


def _say_unsupported(node: pytest.Item, result: Result, unmet: str) -> None:
    if unmet:
        node.user_properties.append(("verdict", result.verdict))
        pytest.fail(harmless(f"unsupported: {result.message}\n{unmet}"), pytrace=False)
    say(node, result.verdict, result.message)


def _say_bug(node: pytest.Item, bug: Bug) -> None:
    told = f"{bug.what} at {bug.where}"
    _note(node, BUG, told)
    pytest.fail(f"bug: {told}\n{ADVICE}.", pytrace=False)


_JUDGEMENT: Final = pytest.StashKey[Judgement]()
_DEMANDS: Final = pytest.StashKey[Demands]()
_LIMITS: Final = pytest.StashKey[Limits]()
_TOLD: Final = pytest.StashKey[dict[str, str]]()
"""Mistake in a feature → the first test that reported it."""
_folders: set[Path] = set()
"""Feature folders judged here; pytest imports the modules that name them once per process."""
_running: Final = ContextVar("scenario judged here", default=False)
_set_up: Final = ContextVar("engine named", default=False)
BUG, UNDECLARED = "tcg-oracle-bug", "undeclared"
"""Test properties beyond the outcome: they decide the exit code of the whole run."""


def _note(node: pytest.Item, kind: str, text: str) -> None:
    node.user_properties.append((kind, text))


class _Ending:
    """Sets the exit code of the whole run, even if its scenarios run in several processes."""

    def __init__(self) -> None:
        self.met: dict[str, None] = {}
        self.bug = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for kind, text in report.user_properties:
            if kind in (BUG, UNDECLARED):
                self.met[f"{'bug: ' if kind == BUG else ''}{text}"] = None
                self.bug = self.bug or kind == BUG

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.bug:
            session.exitstatus = 4
        elif self.met and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for text in self.met:
            terminalreporter.write_line(text, red=True)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    # NaN compares false with everything, so it is tested by what must hold.
    if not 0 < seconds <= LONGEST_CALL:
        raise pytest.UsageError(f"{TIMEOUT}: {shown(text)} is not a number of seconds up to {LONGEST_CALL:g}")
    return seconds


def set_up(config: pytest.Config) -> None:
    """Read the options. Raises pytest.UsageError."""
    if hasattr(config, "workerinput"):
        # One of several processes of pytest-xdist.
        end_with_parent()
    edition = config.getoption(EDITION)
    known = [f"{game.id}/{name}" for game in PROFILES.values() for name in game.editions]
    if edition is not None and edition not in (*known, *(name.partition("/")[2] for name in known)):
        raise pytest.UsageError(f'there is no edition or reading "{edition}"; known: {", ".join(known)}')
    try:
        required: list[str] = config.getoption(REQUIRE)
        config.stash[_DEMANDS] = demands(required, strict=config.getoption(STRICT))
    except InvalidWordsError as error:
        raise pytest.UsageError(str(error)) from None
    given: str | None = config.getoption(TIMEOUT)
    config.stash[_LIMITS] = Limits() if given is None else Limits(call=_seconds(given))
    config.stash[_TOLD] = {}
    _set_up.set(True)
    config.pluginmanager.register(_Ending())
    BaselinePlugin.register(config)


@pytest.fixture(scope="session")
def engine_under_test(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """The engine named on the command line."""
    engine = open_engine(request.config.getoption(ENGINE), request.config.stash[_LIMITS])
    yield engine
    engine.close()


@pytest.fixture(scope="session")
def engine_info(engine_under_test: Engine) -> EngineInfo:
    """What the engine declares about itself."""
    try:
        return engine_under_test.initialize()
    except EngineFault as fault:
        pytest.exit(harmless(f"the engine could not be started: {fault}"), returncode=3)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str) -> bool | None:
    """Tags such as `case:…` belong to the suite; they are not pytest marks."""
    return True if ":" in tag else None


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: BddFeature, scenario: BddScenario) -> None:
    """Compile the scenario and set the engine up for it."""
    if not _ours(feature):
        return
    node: pytest.Item = request.node
    problems = Problems(feature.rel_filename)
    with Watched(lambda bug: _say_bug(node, bug)):
        load_steps()
        plan = compile_scenario(_read(scenario, _row(node)), problems)
        errors = problems.errors if plan is None else wrong_in(plan, _known(feature))
    if plan is None or errors:
        pytest.fail(_told_once(errors, node.nodeid, request.config.stash[_TOLD]), pytrace=False)
    node.user_properties.append(("case", plan.case))
    wanted: str = request.config.getoption(EDITION) or PROFILES[plan.game].current
    game, _, edition = wanted.rpartition("/")
    with Watched(lambda bug: _say_bug(node, bug)):
        fulls = (plan,) if own_name(Path(feature.filename)) is not None else completed(plan)
    plan = next((full for full in fulls if edition in full.editions), plan)
    if edition not in plan.editions or game not in ("", plan.game):
        pytest.skip(f"not a scenario of {game or plan.game} {edition}; it runs under {', '.join(plan.editions)}")
    info: EngineInfo = request.getfixturevalue("engine_info")
    engine: Engine = request.getfixturevalue("engine_under_test")
    demanded = request.config.stash[_DEMANDS]
    for why in demanded.undeclared(info, (plan.game,) if plan.game in info.games else (plan.game, *info.games)):
        _note(node, UNDECLARED, why)
    with Watched(lambda bug: _say_bug(node, bug)):
        result = run_plan(plan, engine, edition, info, apart=Apart(engine))
    if result.fault == ORACLE:
        _note(node, BUG, result.message)
    else:
        judged_by(node, plan, result, info)
    if result.verdict == "unsupported":
        _say_unsupported(node, result, demanded.unmet(plan, result, info))
    node.stash[_JUDGEMENT] = Judgement(plan, result, node)


def _told_once(errors: Iterable[SuiteError], test: str, told: dict[str, str]) -> str:
    """The mistakes as text; one reported by an earlier test (as in a shared Background) only by its place and that
    test.
    """
    first = {error: told.setdefault(str(error), test) for error in errors}
    return "\n".join(
        str(error) if teller == test else f"{error.path}:{error.line}: already reported by {teller}"
        for error, teller in first.items()
    )


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Report the verdict if no step has done so."""
    if judged := request.node.stash.get(_JUDGEMENT, None):
        judged.close()


def pytest_bdd_step_error(request: pytest.FixtureRequest) -> None:
    """A step that ended the scenario has reported its verdict; nothing is left to check."""
    if judged := request.node.stash.get(_JUDGEMENT, None):
        judged.over = True


def _known(feature: BddFeature) -> Checks:
    """The checks that apply to a scenario: the suite's own tests have already checked its own scenarios."""
    return Checks() if own_name(Path(feature.filename)) is not None else checks()


class _AnyStep(parsers.StepParser):
    """Matches every step of a scenario that is judged here, and no other step."""

    def is_matching(self, name: str) -> bool:  # noqa: ARG002 - the shape of a parser of pytest-bdd
        return _running.get()

    def parse_arguments(self, name: str) -> dict[str, object]:
        return {"text": name}


@given(_AnyStep(""))
def given_step(text: str) -> None:
    """The position was built from all Given steps together when the engine was set up."""


@when(_AnyStep(""))
def when_step(request: pytest.FixtureRequest, text: str) -> None:
    request.node.stash[_JUDGEMENT].run(text)


@then(_AnyStep(""))
def then_step(request: pytest.FixtureRequest, text: str) -> None:
    request.node.stash[_JUDGEMENT].run(text)


def _ours(feature: BddFeature) -> bool:
    """Whether the feature is in a registered folder; this decides for each of its steps whether it is judged here."""
    place = Path(feature.filename).resolve()
    ours = any(folder == place or folder in place.parents for folder in _folders)
    _running.set(ours)
    return ours


def feature_folders() -> tuple[str, ...]:
    """The folders of the suite's own features, for `pytest_bdd.scenarios`: the common one and those of single games."""
    return tuple(_taken(folder) for folder in feature_roots().values())


def feature_folder(folder: Path | str | None = None) -> str:
    """A folder of features for `pytest_bdd.scenarios`; by default the suite's common one.

    A relative path starts from the folder of the calling module. Fails with file and line if a feature below it cannot
    be read, and explains what to do if no engine was named.
    """
    caller = Path(sys._getframe(1).f_code.co_filename).parent
    return _taken(feature_root() if folder is None else (caller / folder).resolve())


def _taken(place: Path) -> str:
    if not _set_up.get():
        pytest.fail(f"no engine was named to judge: pytest {ENGINE} COMMAND, or in addopts", pytrace=False)
    if not place.is_dir():
        pytest.fail(f"there is no folder of features {named(place)}", pytrace=False)
    _check_features(place)
    _folders.add(place)
    return str(place)


def _check_features(folder: Path) -> None:
    """Fail with file and line if a feature below `folder` cannot be read, before pytest-bdd reads it."""
    errors = []
    for file in sorted(folder.rglob("*.feature")):
        problems = Problems(named(file.relative_to(folder)))
        if not load_feature(file, problems.path)[1]:
            # A feature that compiles can be read, and its plans are kept.
            continue
        try:
            read_feature(read_regular(file, LARGEST).decode("utf-8-sig", errors="replace"), problems)
        except UnreadableError as error:
            problems.add(1, f"cannot be read: {error}")
        errors += problems.errors
    if errors:
        pytest.fail("\n".join(str(error) for error in errors), pytrace=False)


def _row(node: pytest.Item) -> str:
    """The name of the outline row that a test runs."""
    # A test may have additional parameters of its own.
    row = getattr(getattr(node, "callspec", None), "params", {}).get("_pytest_bdd_example")
    return "" if row is None else row_name(row)


def _read(scenario: BddScenario, row: str) -> Scenario:
    rule_tags: set[str] = set() if scenario.rule is None else set(scenario.rule.tags)
    tags = sorted(scenario.feature.tags | rule_tags | scenario.tags)
    return Scenario(
        title=scenario.name,
        line=scenario.line_number,
        tags=tuple(Tag(name, scenario.line_number) for name in tags),
        steps=tuple(_step(step) for step in scenario.steps),
        row=row,
    )


def _step(step: BddStep) -> Step:
    rows: list[Any] = [] if step.datatable is None else step.datatable.rows
    cells = [(row.location.line, tuple(str(cell.value) for cell in row.cells)) for row in rows]
    return Step(
        keyword=step.type, text=step.name, line=step.line_number, table=table_of(cells), doc=step.docstring or None
    )
