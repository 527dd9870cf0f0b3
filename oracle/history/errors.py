"""What can go wrong with a history, told so that a user knows what to do next."""

from __future__ import annotations

RESTORE = "take it from a backup, or name another file: tcg-oracle check --db begins a new one"
"""What to do about a history that is damaged."""
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
    """The database cannot be used; the text says which one (never its password), why, and what to do."""


def advice_on(error: object) -> str:
    """What to do about an error of a database's driver, by the code that SQLite gives it."""
    if not type(error).__module__.startswith("sqlite3"):
        return OTHERWISE
    name = str(getattr(error, "sqlite_errorname", "")).removeprefix("SQLITE_").partition("_")[0]
    # What has no code, or is wrong with a statement of ours, comes of tables that are not as they were made.
    return _ADVICE.get(name, RESTORE)
