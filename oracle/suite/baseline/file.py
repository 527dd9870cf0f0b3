"""Updates a baseline file: changes the entries, and keeps everything that people wrote."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import tomlkit
from msgspec import Struct
from tomlkit.items import AoT, Table

from oracle.suite.baseline.expected import Entry, Key

HEAD = "# What is expected not to pass, for `tcg-oracle check --baseline`. Reasons, links and comments are yours.\n"


class Update(Struct, frozen=True):
    """Changes to a file's entries: new values by key, and entries to add."""

    changed: Mapping[Key, Entry]
    removed: frozenset[Key]
    added: tuple[Entry, ...]


def updated(text: str, update: Update) -> str:
    """The text of a baseline with `update` applied; comments above an entry move with it."""
    document = tomlkit.parse(text)
    tables = document.pop("expect", None)
    kept = [_Block(table) for table in tables] if isinstance(tables, AoT) else []
    head = document.as_string() or HEAD + "\nversion = 1\n"
    pieces = [head]
    # To TOML, the text above an entry is the end of the one before it.
    above = ""
    for block in kept:
        if block.key not in update.removed:
            if new := update.changed.get(block.key):
                block.become(new)
            pieces += [above, block.text()]
        above = block.below
    pieces.append(above)
    written = "".join(pieces)
    return written + "".join(_fresh(entry, written) for entry in update.added)


class _Block:
    """One entry as written in the file."""

    def __init__(self, table: Table) -> None:
        self._table = table
        plain = table.unwrap()
        self.key: Key = plain["game"], plain["case"], plain["edition"]
        self._head = f"[[expect]]{table.trivia.comment_ws}{table.trivia.comment}{table.trivia.trail}"
        self._words, self.below = _parted(table.as_string())

    def become(self, entry: Entry) -> None:
        """Write the new values; reason and link are left unchanged."""
        for name in ("case", "verdict", "digest"):
            if self._table.get(name) != getattr(entry, name):
                self._table[name] = getattr(entry, name)
        if "until" in self._table and not (entry.until.engine or entry.until.suite):
            del self._table["until"]
        self._words, _ = _parted(self._table.as_string())

    def text(self) -> str:
        return self._head + self._words


def _parted(text: str) -> tuple[str, str]:
    """The lines of a table, and the comments and empty lines after its last value."""
    lines = text.splitlines(keepends=True)
    end = len(lines)
    while end and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
        end -= 1
    words = "".join(lines[:end])
    return words if words.endswith("\n") else words + "\n", "".join(lines[end:])


def _fresh(entry: Entry, written: str) -> str:
    table = tomlkit.table()
    for name in ("case", "game", "edition", "verdict", "reason", "digest"):
        table[name] = getattr(entry, name)
    return f"{'' if not written or written.endswith(chr(10)) else chr(10)}\n[[expect]]\n{table.as_string()}"


def changes(entries: Iterable[tuple[Entry | None, Entry | None]]) -> Update:
    """An update from pairs (current entry, wanted entry); None means no entry."""
    changed: dict[Key, Entry] = {}
    removed: set[Key] = set()
    added: list[Entry] = []
    for old, new in entries:
        if old is None and new is not None:
            added.append(new)
        elif old is not None and new is None:
            removed.add(old.key)
        elif old is not None and new is not None and old != new:
            if old.key in changed:
                # Two scenarios have the entry's content, and both were renamed.
                added.append(new)
            changed.setdefault(old.key, new)
    return Update(changed, frozenset(removed), tuple(added))
