"""`python -m tests.assurance.casting.heard`: how much of the suite engines with few cards hear, as a table."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.playing import HELD, Casting, Mode
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.seeds import number_of
from oracle.profiles import PROFILES
from oracle.protocol.simple_cards import MADE_UP, PLAIN, WITH_KEYWORDS
from oracle.suite.runner import run_suite
from tests.assurance.casting.few_cards import FewCards, Knows, everything, nothing
from tests.manners.judged import plans

FOUR, FIRST = frozenset({"1", "2", "3", "4"}), frozenset({"1"})


class Kind(NamedTuple):
    """A right engine that has some cards only."""

    name: str
    knows: Knows
    level: str = ""
    """What it declares of made-up cards."""
    mode: Mode = "auto"


def kinds(game: str) -> Iterator[Kind]:
    """Those that are tried; sets only where cards have some."""
    cards = printed(game)
    yield Kind("printed cards alone", everything, mode="printed")
    if any("set" in card for card in cards.values()):
        for name, sets in (("sets 1 to 4", FOUR), ("set 1", FIRST)):
            own = frozenset(card for card, of in cards.items() if of.get("set") in sets)
            yield Kind(f"{name}, plain cards and keywords", own.__contains__, WITH_KEYWORDS)
    sixty = frozenset(Dice(number_of("sixty", game)).some(sorted(cards), 60, 60))
    yield Kind("60 drawn cards, plain cards and keywords", sixty.__contains__, WITH_KEYWORDS)
    yield Kind("plain cards and keywords alone", nothing, WITH_KEYWORDS)
    yield Kind("plain cards alone", nothing, PLAIN)
    yield Kind("made-up cards, no printed ones", nothing, MADE_UP)


def row(game: str, name: str) -> str:
    """A line of the table: heard as the scenarios are written, with casts, and of these with steps that follow them."""
    (kind,) = (one for one in kinds(game) if one.name == name)
    own = [plan for plan in plans() if plan.game == game and PROFILES[game].current in plan.editions]
    counts, adapted = [], 0
    for mode in (None, kind.mode):
        engine = FewCards(kind.knows, kind.level, lists=True)
        results = run_suite(own, engine, casting=None if mode is None else Casting(mode)).results
        found = Counter(result.verdict for result in results)
        if found["fail"] or found["error"]:
            raise AssertionError(f"{game}, {kind.name}: a right engine fails: {found}")
        counts.append(found["pass"] + found["disputed"])
        adapted = sum(result.adapted and result.verdict in HELD for result in results)
    written, cast = counts
    return f"{game:<8} {kind.name:<42}{written:>6}{cast:>6}{adapted:>8} of {len(own):>5}{cast / len(own):>7.1%}"


def main() -> int:
    """Print the table. Raises AssertionError where a right engine is failed."""
    tell("game     the engine has                            written  cast adapted")
    wanted = [(game, kind.name) for game in PROFILES for kind in kinds(game)]
    games, names = zip(*wanted, strict=True)
    with ProcessPoolExecutor() as pool:
        for line in pool.map(row, games, names):
            tell(line)
    return 0


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
