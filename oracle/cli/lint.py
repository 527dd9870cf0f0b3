"""`tcg-oracle lint`: reads and compiles feature files, without any engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from oracle.assurance.casting.reprinted import reprinted
from oracle.cli.outputs import existing_path
from oracle.cli.suite import load_checked_suite
from oracle.report.output.files import write_whole
from oracle.report.output.terminal import Terminal
from oracle.suite.errors import SuiteError, SuiteErrors
from oracle.suite.intent.fixing import fixed, unsaid
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_feature
from oracle.suite.reading.locate import named

_PATHS = typer.Argument(help="Feature files, or folders with feature files.", metavar="PATH...", parser=existing_path)


_FIX = typer.Option("--fix", help="Write implied words into the files.")


def lint(paths: Annotated[list[Path], _PATHS], *, fix: Annotated[bool, _FIX] = False) -> None:
    """Report every mistake in feature files: in phrases, clauses, cards, and assertions made before a question.

    It also lists implied words (a *yes*, an option not in the words of the rules), and hints at made-up cards with the
    text of a printed card, which more engines know. The clauses and cards of a scenario are looked up once all its
    phrases are understood. No engine is started.

    Exit code 0: no mistakes, with or without hints; 2: mistakes, each with its file and line.
    """
    problems: list[SuiteError] = []
    scenarios = 0
    for path in paths:
        try:
            scenarios += len(load_checked_suite(path).plans)
        except SuiteErrors as found:
            problems += [SuiteError(_shown(path, one.path), one.line, one.text) for one in found.errors]
    screen, wrong = Terminal(), {one.path for one in problems}
    for file in dict.fromkeys(file for path in paths for file in _files(path)):
        if named(file) not in wrong:
            _hint(file, load_feature(file, named(file))[0], screen, fix=fix)
    if problems:
        raise SuiteErrors(problems)
    screen.print(f"{scenarios} scenarios, no mistakes", highlight=False)


def _hint(file: Path, plans: Sequence[Plan], screen: Terminal, *, fix: bool) -> None:
    _tell_unsaid(file, plans, screen, fix=fix)
    for hint in reprinted(plans):
        screen.print(Text(f"{named(file)}:{hint.line}: hint: {hint}"))


def _tell_unsaid(file: Path, plans: Iterable[Plan], screen: Terminal, *, fix: bool) -> None:
    lines = unsaid(plans)
    for one in lines:
        screen.print(Text(f"{named(file)}:{one.line}: {one}{' (written)' if fix else ''}"))
    if fix and lines:
        with file.open(encoding="utf-8", newline="") as opened:
            text = opened.read()
        write_whole(file, fixed(text, lines).encode())


def _files(path: Path) -> list[Path]:
    return sorted(path.rglob("*.feature")) if path.is_dir() else [path]


def _shown(path: Path, inside: str) -> str:
    """The path of a feature as seen from the user's `path`; errors name it relative to the folder that was read."""
    return named(path / inside) if path.is_dir() else named(path)
