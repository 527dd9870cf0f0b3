"""The option that names a database of a history, and what `check` does with it.

What needs SQLAlchemy is imported only where a database is named: it is an extra, and its start takes longer than ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from oracle.cli.errors import UsageError
from oracle.protocol.results import Report
from oracle.report.output.terminal import Terminal
from oracle.suite.plan import Plan
from oracle.suite.reading.content import content_of

if TYPE_CHECKING:
    from oracle.history.database import Database

HELP = "Path of an SQLite file, or a URL such as postgresql://user@host/database."
DbOption = Annotated[
    str | None, typer.Option("--db", metavar="URL", help=f"Add the results to a history. {HELP} See `history`.")
]


def opened(given: str, *, write: bool) -> Database:
    """The history at a path or a URL. Raises UsageError where the extra is not installed, HistoryError."""
    try:
        from oracle.history.database import Database
    except ModuleNotFoundError as missing:
        raise UsageError(
            f'--db needs {missing.name}, which is not installed: pip install "tcg-oracle[history]"'
        ) from None
    return Database(given, write=write)


def file_of(given: str | None) -> Path | None:
    """The file that a history is, so that no report is written over it."""
    if given is None or "://" not in given:
        return None if given is None else Path(given)
    scheme, _, path = given.partition(":///")
    return Path(path.partition("?")[0]) if scheme.startswith("sqlite") and path else None


class Recorder:
    """Where the results of a run go: opened and tried before the run."""

    def __init__(self, given: str, *, command: str, plans: Iterable[Plan]) -> None:
        """Raises HistoryError or UsageError."""
        self._database = opened(given, write=True)
        self._command = command
        self._content = content_of(plans)

    def record(self, found: Report, out: Terminal) -> None:
        """Write the run and say its number. Raises HistoryError; then nothing of it is written."""
        from oracle.history.store import record

        number = record(found, self._database, command=self._command, suite=self._content)
        out.print(Text(f"run {number} of {self._database.place}", "dim"), soft_wrap=True)
