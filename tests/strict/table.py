"""What is known of every part of the language, in every place: alive, refused, silent for a reason, undecided."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tests.strict.parts import Change
from tests.strict.witness import Witness

TABLES = Path(__file__).with_name("tables")


class Refused(Struct, frozen=True):
    """A definition with the part in that place, and what is said of it."""

    definition: dict[str, Any]
    says: str


class Table(Struct, frozen=True, kw_only=True):
    alive: dict[str, Change] = {}
    games: dict[str, Witness] = {}
    """Made-up games that show the part alive, where no scenario does."""
    refused: dict[str, Refused] = {}
    reasons: dict[str, str] = {}
    """Parts that change nothing that happens, and why."""
    undecided: tuple[str, ...] = ()
    """Neither shown nor refused yet: this list may only shrink."""

    def write(self, game: str) -> None:
        text = msgspec.json.format(msgspec.json.encode(self, order="sorted"), indent=1)
        (TABLES / f"{game}.json").write_bytes(_one_line_each(text) + b"\n")


def read(game: str) -> Table:
    """The table of a game; an empty one where there is none yet."""
    file = TABLES / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Table) if file.exists() else Table()


def _one_line_each(text: bytes) -> bytes:
    """Each row of the table on a line of its own."""
    table = msgspec.json.decode(text)
    lines = ["{"]
    for place, (name, part) in enumerate(table.items()):
        end = "," if place < len(table) - 1 else ""
        rows = part.items() if isinstance(part, dict) else enumerate(part)
        made = [
            (f" {_json(key)}: " if isinstance(key, str) else " ") + _json(value) for key, value in rows
        ]  # fmt: skip
        brackets = "{}" if isinstance(part, dict) else "[]"
        lines += [f"{_json(name)}: {brackets[0]}", *[line + "," for line in made[:-1]], *made[-1:], brackets[1] + end]
    lines.append("}")
    return "\n".join(lines).encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
