"""Loads the suite: every feature file below a folder, compiled, checked and in a fixed order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec import Struct

from oracle.kernel.memory import loading
from oracle.suite.errors import Problems, SuiteError, SuiteErrors
from oracle.suite.feature_file import LARGEST, read_feature
from oracle.suite.files.sealed import default_folder
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.plan import Mention, Plan
from oracle.suite.reading import checked
from oracle.suite.reading.cache import plan_key, read_plans, write_plans
from oracle.suite.reading.locate import feature_files, load_steps, named
from oracle.suite.reading.sources import fingerprint


class Checks(Struct, frozen=True, kw_only=True):
    """Checks that need a game's data; each is optional."""

    known_clause: Callable[[str, str], bool] | None = None
    """Game and clause number → whether the game's current edition has the clause."""
    known_conflict: Callable[[str, str], bool] | None = None
    """Game and number → whether a conflict of the game's documents is registered under it."""
    card_problem: Callable[[str, str], str] | None = None
    """Game and full name of a printed card → why it is unknown; empty if it is known."""
    definition_problem: Callable[[str, object], str] | None = None
    """Game and definition of a made-up card → its error; empty if it has none."""
    played: Callable[[Plan], Iterable[tuple[int, str]]] | None = None
    """Errors of a scenario that show when it is played: line and message. Only called if there are no others."""
    completed: Callable[[Plan], tuple[Plan, ...]] | None = None
    """The completed scenario, one for each group of editions with the same meaning."""
    kept_as: str = ""
    """Name under which passed files are remembered; empty if the result depends on more than the program, the cards and
    the files.
    """


class Suite(Struct, frozen=True, kw_only=True):
    """The scenarios of a folder, in the order of files and lines."""

    plans: tuple[Plan, ...]
    features: int


class UnsoundSuite(SuiteErrors):
    """Some files have errors; `sound` is the suite of the others."""

    def __init__(self, errors: list[SuiteError], plans: list[Plan], files: list[tuple[Path, str]]) -> None:
        super().__init__(errors)
        wrong = {error.path for error in errors}
        sound = tuple(plan for plan in plans if plan.feature not in wrong)
        self.sound = Suite(plans=sound, features=sum(feature not in wrong for _, feature in files))


_memory: dict[Path, tuple[str, tuple[Plan, ...]]] = {}


def forget() -> None:
    """Drop the plans cached in memory; those on disk stay."""
    _memory.clear()


def load_suite(
    root: Path | None = None,
    *,
    checks: Checks | None = None,
    cache: Path | bool = True,
    words: tuple[str, ...] = (),
) -> Suite:
    """Every scenario below `root` (default: the suite's own features).

    `cache` is the folder of compiled plans: True for the user's own, False to compile everything anew. `words`: read
    only files that contain one of these words. Raises `UnsoundSuite` with the errors in all files.
    """
    with loading():
        return _loaded(root, checks, cache, words)


def _loaded(root: Path | None, checks: Checks | None, cache: Path | bool, words: tuple[str, ...]) -> Suite:
    load_steps()
    errors: list[SuiteError] = []
    plans: list[Plan] = []
    files = [one for one in _files(root) if not words or _speaks(one[0], words)]
    for file, feature in files:
        found, problems = load_feature(file, feature, cache=cache)
        plans += found
        errors += problems
    errors += _duplicates(plans)
    if checks is not None and checks.completed is not None and not errors:
        plans = [full for plan in plans for full in checks.completed(plan)]
    if checks is not None:
        errors += _faults([file for file, _ in files], plans, checks, cache)
    if errors:
        raise UnsoundSuite(errors, plans, files)
    return Suite(plans=tuple(plans), features=len(files))


def _faults(files: list[Path], plans: list[Plan], checks: Checks, cache: Path | bool) -> list[SuiteError]:
    """The errors found by the checks; files that have passed are not checked again until something changes."""
    program = fingerprint()
    read = {path: _memory[path][0] for path in (file.resolve() for file in files) if path in _memory}
    keys = {path: f"{key} {program}" for path, key in read.items()}
    folder = _folder(cache)
    keeps = checks.kept_as and program is not None and len(keys) == len(files)
    if keeps and folder is not None and checked.held(folder, checks.kept_as, keys):
        return []
    errors: list[SuiteError] = []
    sound: list[Plan] = []
    for plan in plans:
        found = wrong_in(plan, checks)
        errors += found
        # Invalid scenarios cannot be played; all others are, so that one round reports everything.
        sound += [] if found else [plan]
    errors += _played(sound, checks)
    if keeps and folder is not None and not errors:
        checked.note(folder, checks.kept_as, keys)
    return errors


def _folder(cache: Path | bool) -> Path | None:
    return default_folder() if cache is True else cache or None


def _files(root: Path | None) -> list[tuple[Path, str]]:
    """Each feature file below a folder (or the file itself), with its name for reports."""
    if root is None:
        return [(file, feature) for feature, file in feature_files().items()]
    if not root.is_dir():
        return [(root, named(Path(root.name)))]
    files = sorted(root.rglob("*.feature"))
    if not files:
        raise SuiteErrors([SuiteError(named(root), 1, "there are no feature files here")])
    return [(file, named(file.relative_to(root))) for file in files]


def _speaks(file: Path, words: tuple[str, ...]) -> bool:
    try:
        text = read_regular(file, LARGEST)
    except UnreadableError:
        return True  # reported when the file is loaded
    return any(word.encode() in text for word in words)


def load_feature(
    file: Path, feature: str, *, cache: Path | bool = True
) -> tuple[tuple[Plan, ...], tuple[SuiteError, ...]]:
    """The plans of one feature file, which reports call `feature`, and its errors."""
    load_steps()
    problems = Problems(feature)
    try:
        content = read_regular(file, LARGEST)
        text = content.decode("utf-8-sig")
    except UnreadableError as error:
        problems.add(1, f"cannot be read: {error}")
        return (), tuple(problems.errors)
    except UnicodeDecodeError as error:
        problems.add(content.count(b"\n", 0, error.start) + 1, "not UTF-8 text; save the file as UTF-8")
        return (), tuple(problems.errors)
    key = plan_key(feature, content) if cache is not False else None
    if key is None:
        return _compiled(text, problems)
    known = _memory.get(file.resolve())
    if known is not None and known[0] == key:
        return known[1], ()
    folder = _folder(cache)
    plans = None if folder is None else read_plans(folder, file, key)
    if plans is None:
        plans, errors = _compiled(text, problems)
        if errors:
            return plans, errors
        if folder is not None:
            write_plans(folder, file, key, plans)
    _memory[file.resolve()] = key, plans
    return plans, ()


def _compiled(text: str, problems: Problems) -> tuple[tuple[Plan, ...], tuple[SuiteError, ...]]:
    scenarios = read_feature(text, problems)
    if not scenarios and not problems.errors:
        problems.add(1, "there is no scenario in this file; a scenario starts with a line `Scenario: …`")
    compiled = [compile_scenario(scenario, problems) for scenario in scenarios]
    return tuple(plan for plan in compiled if plan is not None), tuple(problems.errors)


def _duplicates(plans: list[Plan]) -> list[SuiteError]:
    """Case ids that another file uses too; duplicates within a file are found when it is read."""
    known: dict[str, Plan] = {}
    told: set[tuple[str, str]] = set()
    errors = []
    for plan in plans:
        case = plan.case.partition("/")[0]
        first = known.setdefault(case, plan)
        if first.feature != plan.feature and case and (case, plan.feature) not in told:
            told.add((case, plan.feature))
            text = f'the case id "{case}" is already used in {first.feature}:{first.line}; give every case its own'
            errors.append(SuiteError(plan.feature, plan.line, text))
    return errors


def wrong_in(plan: Plan, checks: Checks) -> list[SuiteError]:
    found = ((mention, _wrong(plan, mention, checks)) for mention in plan.mentions)
    return [SuiteError(plan.feature, mention.line, text) for mention, text in found if text]


def _played(plans: list[Plan], checks: Checks) -> list[SuiteError]:
    """Errors that show in play; outline rows share their steps, so each is reported once."""
    if checks.played is None:
        return []
    found: dict[tuple[str, int], SuiteError] = {}
    for plan in plans:
        for line, text in checks.played(plan):
            found.setdefault((plan.feature, line), SuiteError(plan.feature, line, text))
    return list(found.values())


def _wrong(plan: Plan, mention: Mention, checks: Checks) -> str:
    if mention.kind == "clause":
        if checks.known_clause is None or checks.known_clause(plan.game, mention.name):
            return ""
        return f'{plan.game} has no clause "{mention.name}" in its current edition'
    if mention.kind == "conflict":
        if checks.known_conflict is None or checks.known_conflict(plan.game, mention.name):
            return ""
        return f"{plan.game} has no conflict {mention.name}; `tcg-oracle conflicts` lists them"
    if mention.kind == "card":
        return "" if checks.card_problem is None else checks.card_problem(plan.game, mention.name)
    if checks.definition_problem is None:
        return ""
    wrong = checks.definition_problem(plan.game, plan.definitions[mention.name])
    return f'the made-up card "{mention.name}": {wrong}' if wrong else ""
