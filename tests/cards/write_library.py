"""Writes the printed cards of a game: `python -m tests.cards.write_library GAME FILE`, FILE with the printed texts.

FILE is as for `tcg-oracle cards import`, and has every card of the game; it stays where it is. What is written are
definitions, and digests of the normal forms of the texts that they were proven to say. A definition by hand stays until
its text is understood.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec
from msgspec.structs import replace

import oracle.games
from oracle.cards.compiler import Compiler, Refused, compiler_of
from oracle.cards.proof import digests
from oracle.cards.rows import Row, rows_of
from oracle.engines.games import binding
from oracle.language.printed_cards import FOLDER, Entry, PrintedCards
from oracle.protocol.names import name_key
from oracle.report.output.bar import bar

OF_DECKS = ("type", "inks", "faction", "rarity")
"""Facts that a deck has to know of a card whose text is not understood."""
MOST_WORDS = 4
"""Of a reminder."""
WHY = " (the rule book does not have it)"
"""What a refusal says of such a word."""


def entries(game: str) -> list[Entry]:
    """What is known of every card of a game, understood or not; nothing for a game without a library."""
    printed = binding(game).printed
    sets = printed.sets().values() if isinstance(printed, PrintedCards) else ()
    return [entry for several in sets for entry in several]


def compiled(game: str, file: Path) -> dict[str, list[Entry]]:
    """What becomes of the cards of a file: set → its cards, in the order of their printings."""
    compiler = compiler_of(game)
    assert compiler is not None
    several = dict[str, list[Row]]()
    for row in rows_of(file, compiler):
        # A reprint has at times other capital letters.
        several.setdefault(name_key(compiler.full_name(row.facts)), []).append(row)
    kept = {name_key(entry.full_name): entry for entry in entries(game) if entry.by_hand}
    missing = [entry.full_name for name, entry in kept.items() if name not in several]
    if missing:
        raise SystemExit(f"{file} has no {missing[0]}, which is written by hand; give a file with every card")
    found: dict[str, list[tuple[list[object], Entry]]] = {}
    with bar("compiling") as tell:
        for number, (name, rows) in enumerate(several.items(), 1):
            first = rows[0].facts
            tell(number, len(several), compiler.full_name(first))
            entry = _entry(compiler, rows, kept.get(name))
            found.setdefault(str(first["set"]), []).append((natural(compiler.printing(first)), entry))
    return {name: [entry for _, entry in sorted(of, key=lambda one: one[0])] for name, of in found.items()}


def _entry(compiler: Compiler, rows: list[Row], by_hand: Entry | None) -> Entry:
    """A card by the first of its printings that is understood: they are one card, however its text is put."""
    stopped = list[Entry]()
    for row in rows:
        name = compiler.full_name(row.facts)
        try:
            made = compiler.compiled(row.facts, row.text)
        except Refused as refused:
            stopped.append(Entry(name=name, stopped=_shortened(refused), beyond=refused.beyond))
            continue
        said = digests(compiler, made)
        if said is not None:
            entry = Entry(card=msgspec.Raw(msgspec.json.encode(made.card)), says=tuple(said))
            break
        stopped.append(Entry(name=name, stopped="(it is not said back)"))
    else:
        if by_hand is None:
            return replace(stopped[0], facts=_facts(rows[0]), printings=_printings(compiler, rows))
        entry = by_hand
    told = len(rows) == 1 and "set" in msgspec.json.decode(entry.card)
    return replace(entry, printings=() if told else _printings(compiler, rows))


def _printings(compiler: Compiler, rows: list[Row]) -> tuple[str, ...]:
    return tuple(compiler.printing(each.facts) for each in rows)


def _facts(row: Row) -> dict[str, object]:
    return {name: row.facts[name] for name in OF_DECKS if row.facts.get(name)}


def _shortened(refused: Refused) -> str:
    """Where a text stopped, without a sentence of it: of a reminder that is not known only its first words."""
    if refused.words.endswith(WHY):
        return refused.words.removesuffix(WHY)
    words = refused.words.split()
    is_reminder = refused.words.startswith("(") and not refused.words[1].islower()
    return " ".join([*words[:MOST_WORDS], "…"]) if is_reminder and len(words) > MOST_WORDS else refused.words


def natural(printing: str) -> list[object]:
    """How printings of a set are sorted: numbers in them as numbers."""
    return [int(part) if part.isdecimal() else part for part in re.split(r"(\d+)", printing)]


def main() -> None:
    game, file = sys.argv[1], Path(sys.argv[2])
    folder = Path(oracle.games.__file__).parent / game / FOLDER
    found = compiled(game, file)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for place, (name, of) in enumerate(found.items(), 1):
        stem = f"set-{name:0>2}" if name.isdecimal() else f"{place}-{name}"
        (folder / f"{stem}.jsonl").write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in of))


if __name__ == "__main__":
    main()
