"""Errors a user can cause, as one line each and an exit code."""

from __future__ import annotations

import contextlib
import os
import threading

from rich.console import Console
from rich.text import Text

from oracle.engines.base import EngineFault
from oracle.kernel.bugs import ADVICE, Bug
from oracle.kernel.catalogue import CatalogueError
from oracle.kernel.errors import InputError
from oracle.protocol.display import shown
from oracle.report.errors import ReportError
from oracle.suite.errors import InvalidWordsError, SuiteErrors

HELD, FAILED, USAGE, ENGINE, BUG = 0, 1, 2, 3, 4
INTERRUPTED = 130

EPILOGUE = (
    "Of every command: exit code 2 is also a report that could not be written, 4 a bug of tcg-oracle and not of your "
    "engine, 130 an interrupt."
)
TRACEBACK = "TCG_ORACLE_TRACEBACK"


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


def show_bug(error: BaseException) -> int:
    """Instead of a traceback: what broke, where, and what a user can do about it. Returns the exit code.

    `TCG_ORACLE_TRACEBACK=1` shows the traceback as well.
    """
    try:
        _tell(Bug.of(error))
    except (OSError, MemoryError):
        # Without room, or without anybody who reads: the exit code must not depend on it.
        with contextlib.suppress(OSError):
            os.write(2, b"bug: the memory is full, or stderr is closed\n")
    return BUG


def _tell(bug: Bug) -> None:
    console = Console(stderr=True)
    if os.environ.get(TRACEBACK):
        console.print(Text(bug.trace), soft_wrap=True)
    place = f" at {bug.where}" if bug.where else ""
    console.print(Text.assemble(("bug: ", "bold red"), shown(f"{bug.what}{place}", 2000)), soft_wrap=True)
    how = f"{TRACEBACK}=1 in the environment shows the traceback, which helps"
    console.print(Text(f"{ADVICE}; {how}."), soft_wrap=True)


def tell_bugs_of_threads() -> list[BaseException]:
    """From now on a bug in any thread is shown as one; those that were are added to the list returned."""
    met: list[BaseException] = []

    def hook(args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            met.append(args.exc_value)
            if len(met) == 1:
                show_bug(args.exc_value)

    threading.excepthook = hook
    return met
