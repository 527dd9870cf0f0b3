"""Writes the library of compiled cards: `python -m tests.cards.write_library GAME FILE`, FILE with the printed texts.

FILE is as for `tcg-oracle cards import`; it stays where it is. What is written are definitions, and digests of the
normal forms of the texts that they were proven to say.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import oracle.games
from oracle.cards.compiler import Compiler, Refused, compiler_of
from oracle.cards.library import COMPILED, PRINTINGS, PROVEN, REFUSED, NotUnderstood
from oracle.cards.proof import digests
from oracle.cards.rows import Row, rows_of
from oracle.protocol.names import name_key
from oracle.report.output.bar import bar

MOST_WORDS = 4
"""Of a reminder."""
WHY = " (the rule book does not have it)"
"""What a refusal says of such a word."""
FOLDER = Path(oracle.games.__file__).parent


class Library(Struct):
    """What became of the cards of a file that are not written by hand."""

    cards: list[dict[str, Any]] = []
    proven: dict[str, list[str]] = {}
    printings: dict[str, list[str]] = {}
    """Of the cards, where they are told apart by a reference."""
    refused: dict[str, dict[str, NotUnderstood]] = {}


def library(game: str, file: Path) -> Library:
    """Compile the cards of a file, and prove them."""
    compiler = compiler_of(game)
    assert compiler is not None
    # A reprint has another key, and at times other capital letters.
    by_hand = {name_key(full_name(card)) for card in compiler.by_hand().values()}
    found, several = Library(), dict[str, list[Row]]()
    for row in rows_of(file, compiler):
        found.refused.setdefault(str(row.facts["set"]), {})
        several.setdefault(name_key(compiler.full_name(row.facts)), []).append(row)
    several = {name: rows for name, rows in several.items() if name not in by_hand}
    with bar("compiling") as tell:
        for number, rows in enumerate(several.values(), 1):
            name = compiler.full_name(rows[0].facts)
            tell(number, len(several), name)
            _add(found, compiler, name, rows)
    return found


def _add(found: Library, compiler: Compiler, name: str, printings: list[Row]) -> None:
    """Add a card by the first of its printings that is understood: they are one card, however its text is put."""
    stopped = list[NotUnderstood]()
    for row in printings:
        try:
            made = compiler.compiled(row.facts, row.text)
        except Refused as refused:
            stopped.append(NotUnderstood(words=_shortened(refused), beyond=refused.beyond))
            continue
        said = digests(compiler, made)
        if said is not None:
            found.cards.append(made.card)
            found.proven[name] = said
            if "set" not in made.card:
                found.printings[name] = [str(compiler.key(each.facts)) for each in printings]
            return
        stopped.append(NotUnderstood(words="(it is not said back)"))
    found.refused[str(printings[0].facts["set"])][name] = stopped[0]


def _shortened(refused: Refused) -> str:
    """Where a text stopped, without a sentence of it: of a reminder that is not known only its first words."""
    if refused.words.endswith(WHY):
        return refused.words.removesuffix(WHY)
    words = refused.words.split()
    is_reminder = refused.words.startswith("(") and not refused.words[1].islower()
    return " ".join([*words[:MOST_WORDS], "…"]) if is_reminder and len(words) > MOST_WORDS else refused.words


def full_name(card: Mapping[str, object]) -> str:
    """Name and version."""
    return f"{card['name']} - {card['version']}" if card.get("version") else str(card["name"])


def lines(several: list[bytes], brackets: str) -> bytes:
    """JSON with each part on a line of its own."""
    return brackets[0].encode() + b"\n" + b",\n".join(several) + b"\n" + brackets[1].encode() + b"\n"


def _object(of: Mapping[str, object]) -> bytes:
    encode = msgspec.json.encode
    return lines([encode(name) + b": " + encode(value) for name, value in of.items()], "{}")


def main() -> None:
    game, file = sys.argv[1], Path(sys.argv[2])
    found = library(game, file)
    content = {
        COMPILED: lines([msgspec.json.encode(card) for card in found.cards], "[]"),
        PROVEN: _object(dict(sorted(found.proven.items()))),
        REFUSED: b"{\n" + b",\n".join(_refused(*one) for one in found.refused.items()) + b"\n}\n",
    }
    if found.printings:
        content[PRINTINGS] = _object(found.printings)
    for path, text in content.items():
        (FOLDER / game / path).write_bytes(text)


def _refused(name: str, cards: Mapping[str, NotUnderstood]) -> bytes:
    return msgspec.json.encode(name) + b": " + (_object(cards).rstrip() if cards else b"{}")


if __name__ == "__main__":
    main()
