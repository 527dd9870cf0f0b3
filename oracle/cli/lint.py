"""`tcg-oracle lint`: read and compile feature files, without any engine."""

from __future__ import annotations

from collections.abc import Iterable
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

_PATHS = typer.Argument(help="Feature files, or folders of them.", metavar="PATH...", parser=existing_path)


_FIX = typer.Option("--fix", help="Write into the files what their scenarios leave unsaid.")


def lint(paths: Annotated[list[Path], _PATHS], *, fix: Annotated[bool, _FIX] = False) -> None:
    """Report mistakes in feature files: phrases, clauses, cards, steps that look before a question is answered.

    No engine is started. Also lists what scenarios leave unsaid: an implied *yes*, an option not in the rules' words.
    Hints name texts of made-up cards that a printed card has: with it more engines could play the scenario.

    Exit code 0: nothing is wrong, whatever is hinted at; 2: something is, each with its file and line.
    """
    problems: list[SuiteError] = []
    scenarios = 0
    for path in paths:
        try:
            scenarios += len(load_checked_suite(path).plans)
        except SuiteErrors as found:
            problems += [SuiteError(_shown(path, one.path), one.line, one.text) for one in found.errors]
    if problems:
        raise SuiteErrors(problems)
    screen = Terminal()
    for file in dict.fromkeys(file for path in paths for file in _files(path)):
        plans = load_feature(file, named(file))[0]
        _tell_unsaid(file, plans, screen, fix=fix)
        for hint in reprinted(plans):
            screen.print(Text(f"{named(file)}:{hint.line}: hint: {hint}"))
    screen.print(f"{scenarios} scenarios, nothing wrong", highlight=False)


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
    """Where a feature is, as whoever named `path` finds it: errors name it from the folder that was read."""
    return named(path / inside) if path.is_dir() else named(path)
