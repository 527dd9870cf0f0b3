"""Writes the library of compiled cards: `python -m tests.cards.write_library GAME FILE`, FILE with the printed texts.

FILE is as for `tcg-oracle cards import`; it stays where it is. What is written are definitions, and digests of the
normal forms of the texts that they were proven to say.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import oracle.games
from oracle.cards.compiler import Refused, compiler_of
from oracle.cards.importing import rows_of
from oracle.cards.proof import digests
from oracle.report.output.bar import bar

GAMES = Path(oracle.games.__file__).parent


def library(game: str, file: Path) -> tuple[list[dict[str, Any]], dict[str, list[str]], list[str]]:
    """Definitions, digests by name, and the names of what was not understood."""
    compiler = compiler_of(game)
    assert compiler is not None
    cards, proven, refused = list[dict[str, Any]](), dict[str, list[str]](), list[str]()
    rows = list(rows_of(file, compiler.COLUMNS))
    with bar("compiling") as tell:
        for number, row in enumerate(rows, 1):
            tell(number, len(rows), row.name)
            try:
                made = compiler.compiled(row.facts, row.text)
            except Refused:
                refused.append(row.name)
                continue
            said = digests(compiler, made)
            if said is None:
                refused.append(row.name)
                continue
            cards.append(made.card)
            proven[row.name] = said
    return cards, proven, refused


def lines(several: list[bytes], brackets: str) -> bytes:
    """JSON with each part on a line of its own."""
    return brackets[0].encode() + b"\n" + b",\n".join(several) + b"\n" + brackets[1].encode() + b"\n"


def main() -> None:
    game, file = sys.argv[1], Path(sys.argv[2])
    cards, proven, refused = library(game, file)
    encode = msgspec.json.encode
    folder = GAMES / game
    (folder / "rules" / "cards" / "compiled.json").write_bytes(lines([encode(card) for card in cards], "[]"))
    said = [encode(name) + b": " + encode(parts) for name, parts in sorted(proven.items())]
    (folder / "printed" / "proven.json").write_bytes(lines(said, "{}"))
    (folder / "printed" / "refused.json").write_bytes(lines([encode(name) for name in refused], "[]"))


if __name__ == "__main__":
    main()
