"""The index on disk, sealed as compiled plans are: it is built anew whenever anything that it holds has changed."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from oracle.kernel.memory import loading
from oracle.profiles import PROFILES
from oracle.suite.files.sealed import default_folder, keep, read_kept
from oracle.suite.reading.locate import feature_files, feature_root
from oracle.suite.reading.sources import fingerprint
from oracle.suite.search.index import Entry, Index

_KEY = 64
"""Characters of the key, which stands before the table."""

Tell = Callable[[str], None]
"""Called with what is being done."""


def open_index(folder: Path | None = None, building: Callable[[], AbstractContextManager[Tell]] | None = None) -> Index:
    """The index of the suite's own scenarios and of all games, from the cache if it is there.

    `folder`: of the cache, else the user's own; `building`: opened while it is built, which takes seconds. Raises
    InvalidWordsError where SQLite has no FTS5, SuiteErrors where the suite is wrong.
    """
    folder = default_folder() if folder is None else folder
    key = suite_key()
    file = None if folder is None or key is None else folder / f"search-{_digest(os.fsencode(feature_root()))[:32]}"
    if file is not None and key is not None:
        kept = read_kept(file)
        if kept is not None and kept[:_KEY] == key.encode():
            try:
                return Index(kept[_KEY:], key)
            except sqlite3.DatabaseError:
                pass  # another SQLite's
    with nullcontext(lambda _: None) if building is None else building() as tell:
        index = _built(tell)
        index.key = key or ""
        if file is not None and key is not None:
            keep(file, key.encode() + index.kept())
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


def suite_key() -> str | None:
    """Changes with the program, the cards and the scenarios; None where the program has changed as it ran."""
    program = fingerprint()
    if program is None:
        return None
    files = []
    for name, file in feature_files().items():
        about = file.stat()
        files.append(f"{name} {about.st_size} {about.st_mtime_ns}")
    return _digest("\n".join((program, sqlite3.sqlite_version, *files)).encode("utf-8", "surrogateescape"))


def _digest(of: bytes) -> str:
    return hashlib.sha256(of).hexdigest()
