"""Errors a user can cause, as one line each and an exit code."""

from __future__ import annotations

import os
import traceback
from types import TracebackType

from rich.console import Console
from rich.text import Text

from oracle.engines.base import EngineFault
from oracle.kernel.catalogue import CatalogueError
from oracle.kernel.errors import InputError
from oracle.protocol.display import shown
from oracle.report.errors import ReportError
from oracle.suite.errors import InvalidWordsError, SuiteErrors

HELD, FAILED, USAGE, ENGINE = 0, 1, 2, 3


class UsageError(Exception):
    """Wrong use of a command; the text says what is wrong and what to do."""


def user_errors() -> tuple[type[Exception], ...]:
    """Every kind of error that is shown as a message, not as a traceback."""
    return UsageError, InputError, InvalidWordsError, SuiteErrors, EngineFault, ReportError, CatalogueError, OSError


def show_error(error: Exception, console: Console) -> int:
    """Print the error; returns the exit code."""
    label = "engine" if isinstance(error, EngineFault) else "error"
    text = f"{error.kind}: {error}" if isinstance(error, EngineFault) else str(error)
    for line in text.splitlines() or [type(error).__name__]:
        console.print(Text.assemble((f"{label}: ", "bold red"), shown(line, 2000)), soft_wrap=True)
    return ENGINE if isinstance(error, EngineFault) else USAGE


def show_bug(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Instead of a traceback: what a user can do about a bug of ours. `TCG_ORACLE_TRACEBACK=1` shows the traceback."""
    if os.environ.get("TCG_ORACLE_TRACEBACK"):
        traceback.print_exception(kind, error, trace)
        return
    frames = traceback.extract_tb(trace)
    place = f" at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    console = Console(stderr=True)
    console.print(Text.assemble(("bug: ", "bold red"), shown(f"{kind.__name__}: {error}{place}", 2000)), soft_wrap=True)
    console.print(
        "This is a fault of tcg-oracle: please report it with your command. TCG_ORACLE_TRACEBACK=1 says more."
    )
