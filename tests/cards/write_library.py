"""Writes the library of compiled cards: `python -m tests.cards.write_library GAME FILE`, FILE with the printed texts.

FILE is as for `tcg-oracle cards import`; it stays where it is. What is written are definitions, and digests of the
normal forms of the texts that they were proven to say.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import oracle.games
from oracle.cards.compiler import Refused, compiler_of
from oracle.cards.importing import Row, rows_of
from oracle.cards.library import COMPILED, PROVEN, REFUSED
from oracle.cards.proof import digests
from oracle.protocol.names import name_key
from oracle.report.output.bar import bar

FOLDER = Path(oracle.games.__file__).parent


class Library(NamedTuple):
    """What became of the cards of a file that are not written by hand."""

    cards: list[dict[str, Any]]
    proven: dict[str, list[str]]
    refused: dict[str, list[str]]


def library(game: str, file: Path) -> Library:
    """Compile the cards of a file, and prove them."""
    compiler = compiler_of(game)
    assert compiler is not None
    by_hand = compiler.by_hand()
    # A reprint has another key, and at times other capital letters.
    names = {name_key(full_name(card)) for card in by_hand.values()}
    found, first = Library([], {}, {}), dict[str, Row]()
    for row in rows_of(file, compiler.COLUMNS):
        first.setdefault(name_key(row.name), row)
    rows = [row for name, row in first.items() if name not in names]
    with bar("compiling") as tell:
        for number, row in enumerate(rows, 1):
            tell(number, len(rows), row.name)
            said = None
            with suppress(Refused):
                made = compiler.compiled(row.facts, row.text)
                said = digests(compiler, made)
            if said is None:
                found.refused.setdefault(str(row.facts["set"]), []).append(row.name)
            else:
                found.cards.append(made.card)
                found.proven[row.name] = said
    return found


def full_name(card: Mapping[str, Any]) -> str:
    """Name and version."""
    return f"{card['name']} - {card['version']}" if card.get("version") else str(card["name"])


def lines(several: list[bytes], brackets: str) -> bytes:
    """JSON with each part on a line of its own."""
    return brackets[0].encode() + b"\n" + b",\n".join(several) + b"\n" + brackets[1].encode() + b"\n"


def main() -> None:
    game, file = sys.argv[1], Path(sys.argv[2])
    found, encode = library(game, file), msgspec.json.encode
    content = {
        COMPILED: lines([encode(card) for card in found.cards], "[]"),
        PROVEN: lines([encode(name) + b": " + encode(said) for name, said in sorted(found.proven.items())], "{}"),
        REFUSED: lines([encode(name) + b": " + encode(cards) for name, cards in found.refused.items()], "{}"),
    }
    for path, text in content.items():
        (FOLDER / game / path).write_bytes(text)


if __name__ == "__main__":
    main()
