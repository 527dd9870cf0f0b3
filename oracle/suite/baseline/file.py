"""Updates a baseline file: changes the entries, and keeps everything that people wrote."""

from __future__ import annotations

import re
from collections.abc import Iterable

import tomlkit
from tomlkit.items import AoT, Table

from oracle.suite.baseline.entry import KINDS, Entry, Key, Kind

HEAD = "# What is expected not to pass, for `tcg-oracle check --baseline`. Reasons, links and comments are yours.\n"
_REMARK = re.compile(r"(?:^|\s)#\s*\S", re.MULTILINE)


def worded(text: str) -> frozenset[Key]:
    """The entries that people edited: with a reason, a link, an end, or a comment in or above them."""
    found = set()
    above = ""
    for block in _blocks(tomlkit.parse(text).get("expect")):
        if block.says_something or _REMARK.search(above):
            found.add(block.key)
        above = block.below
    return frozenset(found)


def updated(text: str, pairs: Iterable[tuple[Entry | None, Entry | None]]) -> str:
    """The text of a baseline with its entries replaced by `pairs`, as in `Renewed`.

    A comment above an entry stays or goes with it.
    """
    become = {old.key: new for old, new in pairs if old is not None}
    document = tomlkit.parse(text)
    kept = _blocks(document.pop("expect", None))
    pieces = [document.as_string() or HEAD + "\nversion = 1\n"]
    # To TOML, a comment above an entry belongs to the end of the entry before it.
    above = ""
    for block in kept:
        new = become.get(block.key)
        if new is not None:
            block.become(new)
            pieces += [above, block.text()]
        above = block.below
    pieces.append(above)
    written = "".join(pieces)
    return written + "".join(_fresh(new, written) for old, new in pairs if old is None and new is not None)


def _blocks(tables: object) -> list[_Block]:
    return [_Block(table) for table in tables] if isinstance(tables, AoT) else []


class _Block:
    """One entry as written in the file."""

    def __init__(self, table: Table) -> None:
        self._table = table
        plain = table.unwrap()
        kind: Kind = next(kind for kind in KINDS if plain.get(kind))
        verdict = "" if kind == "case" else plain["verdict"]
        self.key = Key(plain["game"], plain["edition"], kind, plain[kind], verdict)
        self._head = f"[[expect]]{table.trivia.comment_ws}{table.trivia.comment}{table.trivia.trail}"
        self._words, self.below = _parted(table.as_string())
        self.says_something = any(plain.get(name) for name in ("reason", "link", "until")) or bool(
            _REMARK.search(self._head + self._words)
        )

    def become(self, entry: Entry) -> None:
        """Write the new values; reason and link are left unchanged."""
        for name in ("case", "verdict", "digest"):
            value = getattr(entry, name)
            if value and self._table.get(name) != value:
                self._table[name] = value
        if entry.cases != tuple(self._table.get("cases", ())):
            self._table["cases"] = _listed(entry.cases)
        if "until" in self._table and not entry.until.given:
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


def _listed(cases: Iterable[str]) -> tomlkit.items.Array:
    found = tomlkit.array()
    found.extend(cases)
    return found.multiline(True)


def _fresh(entry: Entry, written: str) -> str:
    table = tomlkit.table()
    for name in (entry.kind, "game", "edition", "verdict", "reason"):
        table[name] = getattr(entry, name)
    if entry.case:
        table["digest"] = entry.digest
    else:
        table["cases"] = _listed(entry.cases)
    return f"{'' if not written or written.endswith(chr(10)) else chr(10)}\n[[expect]]\n{table.as_string()}"
