"""Our own bugs as data (message, place, traceback), so that they can be passed between processes."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from oracle.kernel.errors import OracleError

ADVICE = "This is a bug in tcg-oracle, not in your engine. Please report it with the command and the message above"
"""Shown to the user with every bug report."""

_OURS = str(Path(__file__).parents[1])


@dataclass(frozen=True, slots=True, kw_only=True)
class Bug:
    """An unexpected exception."""

    what: str
    """Its type and message, on one or more lines."""
    where: str
    """File and line: the last frame in our own code, else the last frame; empty if there is none."""
    trace: str
    """The whole traceback."""

    @classmethod
    def of(cls, error: BaseException) -> Bug:
        """The record of an exception that was raised."""
        if isinstance(error, BugMetError):
            return error.bug
        words = str(error)
        return cls(
            what=f"{type(error).__name__}: {words}" if words else type(error).__name__,
            where=_where(error.__traceback__),
            trace="".join(traceback.format_exception(error)),
        )


class BugMetError(OracleError):
    """One of our processes crashed; `bug` says why."""

    def __init__(self, bug: Bug) -> None:
        super().__init__(f"{bug.what} at {bug.where}")
        self.bug = bug

    def __reduce__(self) -> tuple[type[BugMetError], tuple[Bug]]:
        return type(self), (self.bug,)


class Watched:
    """Runs a job's work and reports bugs to the process that waits for the job.

    `with Watched(tell): …` lets through exceptions that are not bugs: requests to end, interrupts.
    """

    def __init__(self, tell: Callable[[Bug], object]) -> None:
        self._tell = tell

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception):
            return False
        self._tell(Bug.of(error))
        return True


def _where(trace: TracebackType | None) -> str:
    # Do not read source lines: after a MemoryError there may be no room for them.
    places = [(frame.f_code.co_filename, line) for frame, line in traceback.walk_tb(trace)]
    ours = [place for place in places if place[0].startswith(_OURS)]
    file, line = next(reversed(ours or places), ("", 0))
    return f"{file}:{line}" if file else ""
