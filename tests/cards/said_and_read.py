"""Whether definitions that are said come back as themselves: `python -m tests.cards.said_and_read GAME COUNT SEED`.

Definitions are drawn from the phrases, which is what the grammar can say, and with `--types` from the types of the card
language at large. What can be said is said; the text must compile to the same definition, or be refused because it can
be read in two ways, or because the rules leave open what it means. So must the words that were drawn.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.cards.compiler import Refused
from oracle.cards.templates import Phrase, SaidTwiceError
from oracle.report.output.bar import bar
from oracle.report.output.terminal import Terminal
from tests.cards.drawn_cards import GAMES, Game, Text

AMBIGUOUS = ("(can be read in two ways)", "(can be read in too many ways)")
LEFT_OPEN = "(the rules leave open "
SAME, TWO_WAYS, UNSAID, UNREAD, OTHER = "the same", "two ways", "not said", "not understood", "something else"
WORDS_TOO = 0.3
"""How often the words that were drawn are read too: they are synonyms of what is said."""
Json = Any


class Case(Struct, frozen=True):
    """A text, the definition that it says, and what it compiled to, or the words at which it was refused."""

    what: str
    text: Text
    card: Json
    made: Json = None


class Found(Struct):
    """What became of all definitions, and of the words that were drawn for them."""

    said: Counter[str] = msgspec.field(default_factory=Counter)
    drawn: Counter[str] = msgspec.field(default_factory=Counter)
    """Where they are others than those that were said."""
    back: Counter[str] = msgspec.field(default_factory=Counter)
    """Phrases of definitions that came back."""
    cases: dict[str, list[Case]] = {}
    """`said OUTCOME`, `drawn OUTCOME` → what did not come back."""

    def note(self, what: str, case: Case) -> None:
        self.cases.setdefault(f"{what} {case.what}", []).append(case)

    @property
    def wrong(self) -> list[Case]:
        """What is a mistake of the phrases, of the writer or of the reader."""
        kinds = (f"said {OTHER}", f"said {UNREAD}", f"drawn {OTHER}")
        return [case for kind in kinds for case in self.cases.get(kind, ())]


def read(game: Game, text: Text, card: Json) -> Case:
    """What a text compiles to beside the definition that it says."""
    compiler = game.compiler
    facts = {field: value for field, value in card.items() if field not in ("abilities", "effect")}
    if "zone_type" in facts:
        facts["type"] = f"{facts.pop('zone_type')}-permanent"
    if facts.pop("token", False):
        facts["type"] = "token"
    if text.support:
        facts["support"] = text.support
    try:
        made = compiler.compiled(facts, text.text)
    except Refused as refused:
        several = refused.words in AMBIGUOUS or refused.words.startswith(LEFT_OPEN)
        return Case(TWO_WAYS if several else UNREAD, text, card, refused.words)
    same = compiler.comparable(made.card) == compiler.comparable(card)
    return Case(SAME if same else OTHER, text, card, made.card)


def said(game: Game, dice: Dice, card: Json) -> Case:
    """What becomes of one of the ways in which a definition is said."""
    parts = [[way for way in ways if way is not None] for ways in game.compiler.said_back(card)]
    if not all(parts):
        return Case(UNSAID, Text(""), card)
    return read(game, game.texts(card, [dice.pick(ways) for ways in parts]), card)


def from_phrases(game: Game, dice: Dice, found: Found) -> bool:
    """Draw a card from the phrases and try it; False where it means nothing."""
    try:
        card, text, phrases = game.drawn(dice)
    except SaidTwiceError:
        return False
    right = game.right(card)
    if right is None or not game.printable(text):
        return False
    case = said(game, dice, right)
    found.said[case.what] += 1
    if case.what == SAME:
        found.back.update({_place(one) for one in phrases})
    else:
        found.note("said", msgspec.structs.replace(case, text=case.text if case.text.text else text))
    if case.what != UNSAID and case.text != text and dice.hit(WORDS_TOO):
        own = read(game, text, right)
        found.drawn[own.what] += 1
        if own.what != SAME:
            found.note("drawn", own)
    return True


def from_types(game: Game, dice: Dice, found: Found) -> bool:
    """Draw a card from the types of the language and try it; False where it means nothing, or has no text."""
    right = game.right(game.at_large(dice))
    if right is None or not (right.get("abilities") or right.get("effect")):
        return False
    case = said(game, dice, right)
    found.said[case.what] += 1
    if case.what not in (SAME, UNSAID):
        found.note("said", case)
    return True


def tried(game: Game, count: int, seed: int, *, types: bool = False) -> Found:
    """So many definitions, all of them right, drawn and tried."""
    found, dice, done = Found(), Dice(seed), 0
    draw = from_types if types else from_phrases
    with bar("saying and reading") as tell:
        while done < count:
            done += draw(game, dice, found)
            tell(done, count)
    return found


def main() -> None:
    options = argparse.ArgumentParser(description="Say drawn definitions, and read them.")
    options.add_argument("game", choices=GAMES)
    options.add_argument("count", type=int)
    options.add_argument("seed", type=int)
    options.add_argument("--types", action="store_true", help="draw from the types of the language at large")
    options.add_argument("--cases", type=Path, help="write what did not come back into this file")
    given = options.parse_args()
    began = time.process_time()
    found = tried(GAMES[given.game], given.count, given.seed, types=given.types)
    if given.cases:
        given.cases.write_bytes(msgspec.json.encode(found.cases))
    out = Terminal()
    lines = [f"{given.count} definitions, {time.process_time() - began:.0f} seconds of the processor"]
    lines += [f"said: {_told(found.said)}", *([f"words drawn: {_told(found.drawn)}"] if found.drawn else [])]
    if not given.types:
        several = [one for of in GAMES[given.game].phrasing.by_kind.values() for one in of]
        never = [one for one in several if _place(one) not in found.back]
        lines.append(f"phrases: {len(several)}, of them in no definition that came back: {len(never)}")
        lines += [f"  {_place(one)}" for one in never]
    for line in lines:
        out.print(line, highlight=False, markup=False, soft_wrap=True)
    raise SystemExit(1 if found.wrong else 0)


def _told(outcomes: Counter[str]) -> str:
    return ", ".join(f"{times} {what}" for what, times in outcomes.most_common())


def _place(phrase: Phrase) -> str:
    return f"[{phrase.kind}] {phrase.text}"


if __name__ == "__main__":
    main()
