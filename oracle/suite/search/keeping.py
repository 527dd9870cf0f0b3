"""The index on disk, sealed like compiled plans: it is rebuilt whenever any of its contents has changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from oracle.kernel.memory import loading
from oracle.profiles import PROFILES
from oracle.suite.files.kept import Kept
from oracle.suite.reading.kept import suite_key
from oracle.suite.search.index import Entry, Index

Tell = Callable[[str], None]
"""Called with the current task."""


def open_index(folder: Path | None = None, building: Callable[[], AbstractContextManager[Tell]] | None = None) -> Index:
    """The index of the suite's own scenarios and of all games, from the cache if possible.

    `folder`: that of the cache, by default the user's own; `building`: entered while it is built, which takes seconds.
    Raises InvalidWordsError if SQLite lacks FTS5, SuiteErrors if the suite has mistakes.
    """
    key = suite_key(sqlite3.sqlite_version)
    kept = Kept[bytes]("search", bytes, key, folder=folder)
    content = kept.read()
    if content is not None:
        try:
            return Index(content, key)
        except sqlite3.DatabaseError:
            pass  # another SQLite's
    with nullcontext(lambda _: None) if building is None else building() as tell:
        index = _built(tell)
        index.key = key
        kept.write(index.kept())
    return index


def _built(tell: Tell) -> Index:
    # Whoever only searches waits for neither the rules nor the phrases.
    from oracle.suite.reading.load import load_suite
    from oracle.suite.search.entries import entries
    from oracle.suite.search.spoken import spoken

    index = Index()
    with loading():
        tell("reading the scenarios")
        plans = load_suite().plans
        found: list[Entry] = []
        for game in PROFILES.values():
            tell(f"clauses, scenarios and cards of {game.name}")
            found += entries(game.id, plans)
        tell("words")
        index.fill(found, {game: spoken(game) for game in PROFILES})
    return index
