"""Errors of a history, with advice on what to do next."""

from __future__ import annotations

RESTORE = "take it from a backup, or name another file: `tcg-oracle check --db` starts a new one"
"""The advice for a damaged history."""
OTHERWISE = "name another database, or ask whoever runs this one"
_ADVICE = {
    "CORRUPT": RESTORE,
    "NOTADB": RESTORE,
    "BUSY": "another program is writing to it; try again once that is done",
    "LOCKED": "another program is writing to it; try again once that is done",
    "READONLY": "allow yourself to write to the file and its folder, or name another",
    "CANTOPEN": "allow yourself to write to the file and its folder, or name another",
    "PERM": "allow yourself to write to the file and its folder, or name another",
    "FULL": "free some space, or name a file on another disk",
    "IOERR": "look after the disk, or name a file on another one",
}


class HistoryError(Exception):
    """The database cannot be used; the text names it (never its password), the reason, and what to do."""


def advice_on(error: object) -> str:
    """The advice for an error of a database driver, by SQLite's error code."""
    if not type(error).__module__.startswith("sqlite3"):
        return OTHERWISE
    name = str(getattr(error, "sqlite_errorname", "")).removeprefix("SQLITE_").partition("_")[0]
    # An error without a code, or in one of our statements, means that the tables were changed.
    return _ADVICE.get(name, RESTORE)
