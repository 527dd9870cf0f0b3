"""A file of printed cards: read by a mapping of its columns, compiled, counted."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from oracle.cards.compiler import Compiled, Compiler, Refused, unproven
from oracle.cards.reading import typed

NAMES = ("name", "version")
"""The fields by which a card is called."""


class CardRowsError(ValueError):
    """A file of cards, or its mapping, cannot be read; the message names file and line, and what to do."""


class Row(Struct, frozen=True):
    """One card of a file: its line, the fields of its definition, its printed text."""

    line: int
    facts: dict[str, Any]
    text: str


class Stopped(Struct, frozen=True):
    """A card that was not understood, and the words at which its text stopped."""

    name: str
    line: int
    words: str


class Share(Struct):
    """How many cards of a set there are, were understood, and were said back unchanged."""

    cards: int = 0
    understood: int = 0
    said_back: int = 0
    beyond: int = 0
    """Not understood, and with a word of the game that the rule book does not have."""


class Imported(Struct):
    """What became of a file."""

    sets: dict[str, Share] = {}
    cards: dict[str, list[dict[str, Any]]] = {}
    """Definitions of what was understood and said back, by set."""
    stopped: list[Stopped] = []
    not_said_back: list[Stopped] = []
    differing: list[str] = []
    """Cards whose definition here does something else than the one the project has."""
    agreeing: int = 0

    @property
    def words(self) -> list[tuple[str, int]]:
        """The words that stopped texts, most frequent first."""
        counted = Counter(one.words for one in self.stopped)
        return sorted(counted.items(), key=lambda one: (-one[1], one[0]))

    @property
    def whole(self) -> Share:
        """All sets together."""
        shares = self.sets.values()
        return Share(
            sum(one.cards for one in shares),
            sum(one.understood for one in shares),
            sum(one.said_back for one in shares),
            sum(one.beyond for one in shares),
        )


def mapping_of(path: Path | None, compiler: Compiler) -> Mapping[str, str]:
    """Field → column. What a mapping (a JSON object) leaves out is as in the compiler's own. Raises CardRowsError."""
    if path is None:
        return compiler.COLUMNS
    try:
        given = json.loads(path.read_text("utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise CardRowsError(f"{path}: no JSON: {error}; write an object, field of a card → column") from error
    if not isinstance(given, dict) or not all(isinstance(column, str) for column in given.values()):
        raise CardRowsError(f"{path}: write an object, field of a card → column")
    unknown = sorted(set(given) - set(compiler.COLUMNS))
    if unknown:
        raise CardRowsError(f"{path}: no field {unknown[0]!r}; there are {', '.join(sorted(compiler.COLUMNS))}")
    return {**compiler.COLUMNS, **given}


def rows_of(path: Path, mapping: Mapping[str, str]) -> Iterator[Row]:
    """The cards of a file of JSON lines. Raises CardRowsError at the first line that is none."""
    with path.open(encoding="utf-8-sig", newline="\n") as file:
        try:
            for number, line in enumerate(file, 1):
                if line.strip():
                    yield _row(path, number, line, mapping)
        except UnicodeDecodeError as error:
            raise CardRowsError(f"{path}: no UTF-8 ({error.reason}); save the file as UTF-8") from error


def imported(rows: Iterable[Row], compiler: Compiler) -> Imported:
    """Compile every card, say it back, and hold it against the one of the project where there is one."""
    found = Imported()
    by_key = compiler.by_hand()
    for row in rows:
        share = found.sets.setdefault(_set(row), Share())
        share.cards += 1
        try:
            made = compiler.compiled(row.facts, row.text)
        except Refused as refused:
            share.beyond += refused.beyond
            found.stopped.append(Stopped(compiler.full_name(row.facts), row.line, refused.words))
            continue
        share.understood += 1
        _add(found, share, row, made, compiler)
        known = by_key.get(compiler.key(row.facts))
        if known is not None:
            same = compiler.comparable(known) == compiler.comparable(made.card)
            found.agreeing += same
            found.differing += [] if same else [compiler.full_name(row.facts)]
    return found


def _add(found: Imported, share: Share, row: Row, made: Compiled, compiler: Compiler) -> None:
    words = unproven(compiler, made)
    if words is None:
        share.said_back += 1
        found.cards.setdefault(_set(row), []).append(made.card)
    else:
        found.not_said_back.append(Stopped(compiler.full_name(row.facts), row.line, words))


def _plain(field: str, value: Any) -> Any:
    """Names as they are typed: a file may have them with curly quotes."""
    return typed(value) if field in NAMES and isinstance(value, str) else value


def _set(row: Row) -> str:
    return str(row.facts.get("set") or "")


def _row(path: Path, number: int, line: str, mapping: Mapping[str, str]) -> Row:
    try:
        columns = json.loads(line)
    except json.JSONDecodeError as error:
        raise CardRowsError(f"{path}:{number}: no JSON: {error.msg}; each line is one card") from error
    if not isinstance(columns, dict):
        raise CardRowsError(f"{path}:{number}: no JSON object; each line is one card")
    facts = {field: _plain(field, columns[column]) for field, column in mapping.items() if column in columns}
    if not isinstance(facts.get("name"), str):
        raise CardRowsError(f"{path}:{number}: no name in column {mapping['name']!r}; name the columns with --mapping")
    text = facts.pop("text", None) or ""
    if not isinstance(text, str):
        raise CardRowsError(f"{path}:{number}: the text in column {mapping['text']!r} is no text")
    return Row(number, facts, text)
