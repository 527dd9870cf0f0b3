"""The `--db` option, which names the database of a history, and the recording of a `check`.

SQLAlchemy is an extra and slow to import, so it is imported only if a database is named.
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

HELP = "The path of an SQLite file, or a URL such as postgresql://user@host/database."
DbOption = Annotated[
    str | None, typer.Option("--db", metavar="URL", help=f"Add the results to a history. {HELP} See `history`.")
]


def opened(given: str, *, write: bool) -> Database:
    """The history at a path or a URL. Raises HistoryError, or UsageError if the extra is not installed."""
    try:
        from oracle.history.database import Database
    except ModuleNotFoundError as missing:
        raise UsageError(
            f'--db needs {missing.name}, which is not installed: pip install "tcg-oracle[history]"'
        ) from None
    return Database(given, write=write)


def file_of(given: str | None) -> Path | None:
    """The file of a history, so that no report overwrites it; None for a database server."""
    if given is None or "://" not in given:
        return None if given is None else Path(given)
    scheme, _, path = given.partition(":///")
    return Path(path.partition("?")[0]) if scheme.startswith("sqlite") and path else None


class Recorder:
    """Records the results of a run in a history, which is opened and checked before the run."""

    def __init__(self, given: str, *, command: str, plans: Iterable[Plan]) -> None:
        """Raises HistoryError or UsageError."""
        self._database = opened(given, write=True)
        self._command = command
        self._content = content_of(plans)

    def record(self, found: Report, out: Terminal) -> None:
        """Write the run and print its number. Raises HistoryError, and then writes nothing."""
        from oracle.history.store import record

        number = record(found, self._database, command=self._command, suite=self._content)
        out.print(Text(f"run {number} of {self._database.place}", "dim"), soft_wrap=True)
