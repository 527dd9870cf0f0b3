"""The pytest front end: every scenario a test, with the verdict of the native runner.

`pytest --tcg-engine "COMMAND"` loads it (`oracle.suite.plugin`) for modules that say

    scenarios(*feature_folders())             # the suite's own features
    scenarios(feature_folder("my_features"))  # your own, in the same phrases

pytest-bdd reads the features and takes the steps one by one. Other features, with steps of their own, it leaves
alone. The scenario is judged before its first step, since an engine's questions may take several runs; then each step
tells what came of it.
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
    """The scenario a test is about, and what became of it."""

    def __init__(self, plan: Plan, result: Result, node: pytest.Item) -> None:
        self.plan = plan
        # What pytest keeps of every test until its end is no place for tables.
        self.result = replace(result, before=None, after=None, changes=())
        self.node = node
        self.done = 0
        self.over = False

    def run(self, text: str) -> None:
        """Tell what came of the next step, and of what it leaves unsaid."""
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
        """Tell the verdict of a scenario no step of which was to blame."""
        if not self.over and self.done == len(self.plan.calls):
            self.say(self.result.verdict, self.result.message + self._flaky())

    def _flaky(self) -> str:
        return f"\nflaky: {self.result.again}" if self.result.flaky else ""

    def say(self, verdict: str, text: str = "") -> None:
        self.over = True
        say(self.node, verdict, text)


def say(node: pytest.Item, verdict: str, text: str) -> None:
    """Tell pytest a verdict: *unsupported* skips, *fail* and *error* fail, *disputed* passes."""
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
"""Folders of features that are judged here; pytest imports the modules that name them once a process."""
_running: Final = ContextVar("scenario judged here", default=False)
_set_up: Final = ContextVar("engine named", default=False)
BUG, UNDECLARED = "tcg-oracle-bug", "undeclared"
"""Properties of a test that say more than its outcome: they decide about the exit code of the whole run."""


def _note(node: pytest.Item, kind: str, text: str) -> None:
    node.user_properties.append((kind, text))


class _Ending:
    """Gives the whole run the exit code that its scenarios ask for, also where they run in several processes."""

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
    # Not a number is no smaller than anything.
    if not 0 < seconds <= LONGEST_CALL:
        raise pytest.UsageError(f"{TIMEOUT}: {shown(text)} is no number of seconds up to {LONGEST_CALL:g}")
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
    """What the engine says of itself."""
    try:
        return engine_under_test.initialize()
    except EngineFault as fault:
        pytest.exit(harmless(f"the engine could not be started: {fault}"), returncode=3)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str) -> bool | None:
    """Tags such as `case:…` are the suite's own; they are no marks of pytest."""
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
    """The mistakes in words; of one reported by another test, as in a shared Background, its place and that test."""
    first = {error: told.setdefault(str(error), test) for error in errors}
    return "\n".join(
        str(error) if teller == test else f"{error.path}:{error.line}: already reported by {teller}"
        for error, teller in first.items()
    )


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """Tell the verdict where no step has."""
    if judged := request.node.stash.get(_JUDGEMENT, None):
        judged.close()


def pytest_bdd_step_error(request: pytest.FixtureRequest) -> None:
    """A step that ended the scenario has told its verdict; nothing is left to check."""
    if judged := request.node.stash.get(_JUDGEMENT, None):
        judged.over = True


def _known(feature: BddFeature) -> Checks:
    """What is looked up of a scenario: of the suite's own its tests have done so."""
    return Checks() if own_name(Path(feature.filename)) is not None else checks()


class _AnyStep(parsers.StepParser):
    """Takes every step of a scenario that is judged here, and none of any other."""

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
    """Whether the feature is below a folder that was named; from here on its steps are taken, or are not."""
    place = Path(feature.filename).resolve()
    ours = any(folder == place or folder in place.parents for folder in _folders)
    _running.set(ours)
    return ours


def feature_folders() -> tuple[str, ...]:
    """The folders of the suite's own features for `pytest_bdd.scenarios`: the common one, and those of single games."""
    return tuple(_taken(folder) for folder in feature_roots().values())


def feature_folder(folder: Path | str | None = None) -> str:
    """A folder of features (the common one of the suite where none is named) for `pytest_bdd.scenarios`.

    A relative one is found from the folder of the module that calls. Fails with file and line if a feature below it
    cannot be read, and with what to do if no engine was named.
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
    """Fail with file and line if a feature below `folder` cannot be read, before pytest-bdd meets it."""
    errors = []
    for file in sorted(folder.rglob("*.feature")):
        problems = Problems(named(file.relative_to(folder)))
        if not load_feature(file, problems.path)[1]:
            # What can be compiled can be read, and is kept compiled.
            continue
        try:
            read_feature(read_regular(file, LARGEST).decode("utf-8-sig", errors="replace"), problems)
        except UnreadableError as error:
            problems.add(1, f"cannot be read: {error}")
        errors += problems.errors
    if errors:
        pytest.fail("\n".join(str(error) for error in errors), pytrace=False)


def _row(node: pytest.Item) -> str:
    """The word for the row of an outline that a test runs."""
    # A test may have parameters of its own besides.
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
