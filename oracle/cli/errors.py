"""Errors a user can cause, as one line each and an exit code."""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterable
from types import TracebackType
from typing import Any

import typer
from rich.text import Text

from oracle.engines.base import EngineFault
from oracle.kernel.catalogue import CatalogueError
from oracle.kernel.errors import InputError
from oracle.protocol.display import shown
from oracle.report.errors import ReportError
from oracle.report.terminal import Terminal
from oracle.suite.errors import InvalidWordsError, SuiteErrors

HELD, FAILED, USAGE, ENGINE = 0, 1, 2, 3


WRONG_USE: type[Exception] = typer.BadParameter.__mro__[1]
"""Typer's own error of a command line; by its version it is Typer's or click's, and Typer names it nowhere."""


class UsageError(Exception):
    """Wrong use of a command; the text says what is wrong and what to do."""


def user_errors() -> tuple[type[Exception], ...]:
    """Every kind of error that is shown as a message, not as a traceback."""
    return UsageError, InputError, InvalidWordsError, SuiteErrors, EngineFault, ReportError, CatalogueError, OSError


def show_error(error: Exception, console: Terminal) -> int:
    """Print the error, on one line but for those of several files and an engine's own words; returns the exit code."""
    if isinstance(error, EngineFault):
        _say("engine", f"{error.kind}: {error}".splitlines(), console)
        return ENGINE
    told = error.errors if isinstance(error, SuiteErrors) else (error,)
    _say("error", [str(one) or type(one).__name__ for one in told], console)
    return USAGE


def show_wrong_use(error: Any, console: Terminal) -> int:
    """Print what is wrong with a command line (a `WRONG_USE`) and how the command is used; returns the exit code."""
    if said := error.format_message():  # without any word there was the help
        _say("error", [said], console)
        command = "tcg-oracle" if error.ctx is None else error.ctx.command_path
        console.print(f"{command} --help says how it is used.", soft_wrap=True)
    return USAGE


def _say(label: str, lines: Iterable[str], console: Terminal) -> None:
    for line in lines:
        console.print(Text.assemble((f"{label}: ", "bold red"), shown(line, 2000)), soft_wrap=True)


def show_bug(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Instead of a traceback: what a user can do about a bug of ours. `TCG_ORACLE_TRACEBACK=1` shows the traceback."""
    console = Terminal(stderr=True)
    if os.environ.get("TCG_ORACLE_TRACEBACK"):
        console.print("".join(traceback.format_exception(kind, error, trace)), highlight=False, soft_wrap=True)
        return
    frames = traceback.extract_tb(trace)
    place = f" at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    _say("bug", [f"{kind.__name__}: {error}{place}"], console)
    console.print(
        "This is a fault of tcg-oracle: please report it with your command. TCG_ORACLE_TRACEBACK=1 says more."
    )
