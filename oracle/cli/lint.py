"""`tcg-oracle lint`: read and compile feature files, without any engine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oracle.cli.outputs import existing_path
from oracle.cli.suite import load_checked_suite
from oracle.report.output.terminal import Terminal
from oracle.suite.errors import SuiteError, SuiteErrors
from oracle.suite.reading.locate import named

_PATHS = typer.Argument(help="Feature files, or folders of them.", metavar="PATH...", parser=existing_path)


def lint(paths: Annotated[list[Path], _PATHS]) -> None:
    """Report mistakes in feature files: phrases, clauses, cards, steps that look too early. No engine is started.

    Exit code 0: nothing is wrong; 2: something is, each with its file and line.
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
    Terminal().print(f"{scenarios} scenarios, nothing wrong", highlight=False)


def _shown(path: Path, inside: str) -> str:
    """Where a feature is, as whoever named `path` finds it: errors name it from the folder that was read."""
    return named(path / inside) if path.is_dir() else named(path)
