"""Reads a user's card file: JSON lines, or a single JSON document like the public collections."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TextIO

from msgspec import Struct

from oracle.cards.compiler import Compiler
from oracle.cards.reading import OddColumn, typed
from oracle.protocol.values import Json, JsonObject

NAMES = ("name", "version")
"""The fields that make up a card's name."""
LISTS = ("cards", "results", "hydra:member", "member", "data", "items")
"""Keys under which a document may hold its cards."""
_HALVES = re.compile(r"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")
LARGEST = 256 * 1024 * 1024
"""Largest document, in bytes, that is read as a whole."""


class CardRowsError(ValueError):
    """A card file or its mapping cannot be read; the message names file and line, and what to do."""


class Row(Struct, frozen=True):
    """One card of a file: its line, the fields of its definition, its printed text."""

    line: int
    """The line; for a document not split into lines, the card's number."""
    facts: JsonObject
    text: str

    @property
    def name(self) -> str:
        """Name and version."""
        version = self.facts.get("version")
        return f"{self.facts['name']} - {version}" if version else str(self.facts["name"])


def mapping_of(path: Path | None, compiler: Compiler) -> Mapping[str, str]:
    """Field → column. Fields missing from the mapping (a JSON object) use the compiler's own column. Raises
    CardRowsError.
    """
    if path is None:
        return compiler.COLUMNS
    try:
        given = _json(path.read_text("utf-8-sig"))
    except (UnicodeDecodeError, NoJSON) as error:
        raise CardRowsError(f"{path}: {error}; write an object, field of a card → column, in UTF-8") from error
    if not isinstance(given, dict) or not all(isinstance(column, str) for column in given.values()):
        raise CardRowsError(f"{path}: write an object, field of a card → column")
    unknown = sorted(set(given) - set(compiler.COLUMNS))
    if unknown:
        raise CardRowsError(f"{path}: no field {unknown[0]!r}; there are {', '.join(sorted(compiler.COLUMNS))}")
    return {**compiler.COLUMNS, **given}


def rows_of(path: Path, compiler: Compiler, mapping: Mapping[str, str] | None = None) -> Iterator[Row]:
    """The cards of a file. Raises CardRowsError at the first invalid card, and for a file without any.

    Without a mapping, the columns are the compiler's, or those of a public format that it knows.
    """
    if not path.is_file():
        raise CardRowsError(f"{path} is not a file; give a file of cards")
    found = 0
    try:
        for number, columns in _cards(path):
            try:
                plain = compiler.plain(columns) if mapping is None else columns
            except OddColumn as error:
                raise CardRowsError(
                    f"{path}:{number}: {error}; correct it, or name the columns with --mapping"
                ) from None
            yield _row(f"{path}:{number}", number, plain, mapping or compiler.COLUMNS)
            found += 1
    except UnicodeDecodeError as error:
        raise CardRowsError(f"{path}: not UTF-8 ({error.reason}); save the file as UTF-8") from error
    if not found:
        raise CardRowsError(f"{path}: no cards in it; write a JSON object for each card, one a line")


def how_many(path: Path) -> int:
    """Roughly how many cards a file has, for a progress bar; 0 if it is not a file."""
    if not path.is_file():
        return 0
    with path.open("rb") as file:
        return sum(1 for line in file if line.strip())


def _cards(path: Path) -> Iterator[tuple[int, dict[str, object]]]:
    with path.open(encoding="utf-8-sig", newline="\n") as file:
        document = _document(path, file)
        if document is not None:
            for number, card in enumerate(document, 1):
                if not isinstance(card, dict):
                    raise CardRowsError(f"{path}: card {number} is not a JSON object")
                yield number, card
            return
        for number, line in enumerate(file, 1):
            if line.strip():
                yield number, _object(path, number, line)


def _document(path: Path, file: TextIO) -> list[object] | None:
    """The cards of a file that is one document; None for a file with one card per line, which is then back at its
    start.
    """
    first = next((line.strip() for line in file if line.strip()), "")
    file.seek(0)
    if not first.startswith(("[", "{")):
        return None
    alone = _read(first)
    if isinstance(alone, dict) and not any(isinstance(alone.get(name), list) for name in LISTS):
        return None if _is_card(alone) else _listed(alone)
    if alone is None and first not in ("[", "{") and not first.endswith((",", "[", "{")):
        return None
    if path.stat().st_size > LARGEST:
        raise CardRowsError(f"{path}: one document of more than {LARGEST // 1024**2} MB; write a card a line")
    try:
        return _listed(_json(file.read()))
    except NoJSON as error:
        raise CardRowsError(f"{path}: {error}; write a list of cards, or a card a line") from error


def _is_card(found: dict[str, object]) -> bool:
    return not (found and all(isinstance(one, dict) for one in found.values()))


def _listed(found: object) -> list[object]:
    """The cards of a document: a list, a list inside an object, or an object that maps names to cards."""
    if isinstance(found, list):
        return found
    if isinstance(found, dict):
        several = next((found[name] for name in LISTS if isinstance(found.get(name), list)), None)
        return [found] if several is None and _is_card(found) else several or list(found.values())
    return []


def _read(line: str) -> Json:
    try:
        return _json(line)
    except NoJSON:
        return None


def _object(path: Path, number: int, line: str) -> dict[str, object]:
    try:
        columns = _json(line)
    except NoJSON as error:
        raise CardRowsError(f"{path}:{number}: {error}; each line is one card") from error
    if not isinstance(columns, dict):
        raise CardRowsError(f"{path}:{number}: not a JSON object; each line is one card")
    return columns


class NoJSON(ValueError):
    """A text is not JSON, or contains a value that no card can have; the message gives the error and its place."""


def _json(text: str) -> Json:
    """Parse JSON. Raises NoJSON."""
    try:
        found = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise NoJSON(f"not valid JSON: {error.msg}, line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise NoJSON("nested too deeply") from None
    except NoJSON:
        raise
    except ValueError:
        raise NoJSON("a number with thousands of digits") from None
    if _HALVES.search(text):
        _refuse_halves(found)
    return found


def _no_number(word: str) -> Json:
    raise NoJSON(f"{word} is not a JSON number")


def _refuse_halves(found: Json) -> None:
    try:
        json.dumps(found, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        half = f"\\u{ord(error.object[error.start]):04x}"
        raise NoJSON(f"{half} is half a surrogate pair and not a letter; write the letter itself") from None


def _row(where: str, number: int, columns: Mapping[str, object], mapping: Mapping[str, str]) -> Row:
    found = {field: _column(columns, column) for field, column in mapping.items()}
    facts = {field: _typed(field, value) for field, (value, there) in found.items() if there}
    if not isinstance(facts.get("name"), str) or not facts["name"].strip():
        raise CardRowsError(f"{where}: no name in column {mapping['name']!r}; name the columns with --mapping")
    text = facts.pop("text", None) or ""
    if not isinstance(text, str):
        raise CardRowsError(
            f"{where}: the text in column {mapping['text']!r} is not text; name the columns with --mapping"
        )
    return Row(number, facts, text)


def _column(columns: Mapping[str, object], column: str) -> tuple[Json, bool]:
    """A column's value, and whether it exists; `set.code` is the column `code` within `set`."""
    if column in columns:
        return columns[column], True
    outer, _, inner = column.partition(".")
    within = columns.get(outer)
    return _column(within, inner) if inner and isinstance(within, dict) else (None, False)


def _typed(field: str, value: object) -> Json:
    """Names with plain punctuation, types and inks in lower case: a file may have curly quotes and capitals."""
    if field == "inks" and isinstance(value, list):
        return [_typed("type", one) for one in value]
    if not isinstance(value, str):
        return value
    return typed(value) if field in NAMES else value.lower() if field == "type" else value
