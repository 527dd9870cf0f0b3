"""Errors that a user can cause: one line each, and an exit code."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterable
from typing import Any

import typer
from rich.text import Text

from oracle.kernel.bugs import ADVICE, Bug
from oracle.protocol.display import shown
from oracle.report.output.terminal import Terminal

HELD, FAILED, USAGE, ENGINE, BUG = 0, 1, 2, 3, 4
INTERRUPTED = 130

EPILOGUE = (
    "For every command, exit code 2 also means that a report could not be written, 3 that a worker process was killed, "
    "4 a bug in tcg-oracle and not in your engine, 130 that the run was interrupted."
)
TRACEBACK = "TCG_ORACLE_TRACEBACK"


WRONG_USE: type[Exception] = typer.BadParameter.__mro__[1]
"""The base class of Typer's errors about a command line; it belongs to Typer or to click, depending on the version."""


class UsageError(Exception):
    """A usage error of a command; the text states the mistake and how to correct it."""


def user_errors() -> tuple[type[Exception], ...]:
    """Every kind of error that is shown as a message, not as a traceback."""
    # Imported only when there is an error, so that commands start quickly.
    from oracle.book.catalogue import CatalogueError
    from oracle.campaign.errors import CampaignError
    from oracle.certify.errors import CertificateError
    from oracle.engines.base import EngineFault
    from oracle.history.errors import HistoryError
    from oracle.kernel.errors import InputError
    from oracle.report.output.errors import ReportError
    from oracle.suite.crew import JobLostError
    from oracle.suite.errors import InvalidWordsError, SuiteErrors
    from oracle.suite.impact.proposing import RuleFault

    return (
        *(UsageError, InputError, InvalidWordsError, SuiteErrors, EngineFault, ReportError),
        *(CatalogueError, CertificateError, HistoryError, JobLostError, CampaignError, OSError, RuleFault),
    )


def show_error(error: Exception, console: Terminal) -> int:
    """Print the error and return the exit code: one line, or several for an engine's output or several files."""
    from oracle.campaign.errors import CampaignError
    from oracle.engines.base import EngineFault
    from oracle.suite.crew import JobLostError
    from oracle.suite.errors import SuiteErrors

    if isinstance(error, EngineFault):
        _say("engine", f"{error.kind}: {error}".splitlines(), console)
        return ENGINE
    if isinstance(error, JobLostError | CampaignError):
        _say("lost", [str(error)], console)
        return ENGINE
    told = error.errors if isinstance(error, SuiteErrors) else (error,)
    _say("error", [str(one) or type(one).__name__ for one in told], console)
    return USAGE


def show_wrong_use(error: Any, console: Terminal) -> int:
    """Print the mistake in a command line (a `WRONG_USE`) and a pointer to `--help`; returns the exit code."""
    if said := error.format_message():  # empty after printing the help
        _say("error", [said], console)
        command = "tcg-oracle" if error.ctx is None else error.ctx.command_path
        console.print(f"{command} --help shows how to use it.", soft_wrap=True)
    return USAGE


def _say(label: str, lines: Iterable[str], console: Terminal) -> None:
    for line in lines:
        console.print(Text.assemble((f"{label}: ", "bold red"), shown(line, 2000)), soft_wrap=True)


def show_bug(error: BaseException) -> int:
    """Print what broke, where, and what to do about it, instead of a traceback. Returns the exit code.

    `TCG_ORACLE_TRACEBACK=1` shows the traceback as well.
    """
    try:
        _tell(Bug.of(error))
    except (OSError, MemoryError):
        # The exit code must not depend on free memory or on a reader of stderr.
        with contextlib.suppress(OSError):
            os.write(2, b"bug: out of memory, or stderr is closed\n")
    return BUG


def _tell(bug: Bug) -> None:
    console = Terminal(stderr=True)
    if os.environ.get(TRACEBACK):
        console.print(Text(bug.trace), soft_wrap=True)
    place = f" at {bug.where}" if bug.where else ""
    _say("bug", [f"{bug.what}{place}"], console)
    how = f"to include the traceback, which helps, run the command again with {TRACEBACK}=1 in the environment"
    console.print(Text(f"{ADVICE}; {how}."), soft_wrap=True)


def tell_bugs_of_threads() -> list[BaseException]:
    """From now on, show the first bug of any thread; every bug is appended to the returned list."""
    met: list[BaseException] = []

    def hook(args: threading.ExceptHookArgs) -> None:
        if isinstance(args.exc_value, Exception):
            met.append(args.exc_value)
            if len(met) == 1:
                show_bug(args.exc_value)

    threading.excepthook = hook
    return met
