"""`python -m tests.certify.refused [--some N] [--seed S] [--kept FILE] [NAME…]`: no wrong engine is certified.

Each engine that is wrong far out, or in what it declares, asks for the level that its fault belongs to. Told is what it
is refused by. With `--some` as many are drawn from the seed; what FILE holds of this very program is not done again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.certify import playing
from oracle.certify.certifying import certify
from oracle.certify.levels import level_named
from oracle.certify.playing import not_reached
from oracle.engines.base import Engine
from oracle.protocol.results import Result
from oracle.suite.reading.sources import suite_digests
from oracle.suite.run.verdict import run_plan
from tests.certify.making import drawn_once, plans, quiet
from tests.declared.going_on_wrong import GOES_ON_WRONG
from tests.declared.shown_wrong import SHOWN_WRONG, GroupsHands
from tests.faulty.varied import WRONG

SEED = "refused"
LEVELS = {
    "lorcana": {
        "chapter-1": ("nine damage", "nine of a statistic", "damage of two figures"),
        "chapter-2": ("lore of one figure", "view-without-result", "view-without-others-lore"),
        "chapter-3": (
            "seven cards in hand at the end of a turn", "no end with fifteen in hand", "six turns", "turns to 127",
            "view-of-another-turn",
        ),
        "chapter-6": (
            "five options", "view-without-what-waits", "view-without-the-question", "view-of-others-options",
            "view-with-names-in-texts", "characteristics-as-printed", "hash-without-question", "restores-no-question",
            "restores-the-table-alone", "takes-any-id", "takes-former-ids", "takes-answers-to-nothing",
        ),
        "chapter-7": ("forty cards in a deck", "thirty ink", "view-of-the-bottom-of-decks", "view-of-sorted-decks"),
        "chapter-8": ("characteristics-without-keywords",),
        "ending": ("names in ASCII",),
        "chapter-4": (),
    },
    "altered": {
        "chapter-3": ("thirty cards in a deck", "view-of-the-bottom-of-decks", "view-of-sorted-decks"),
        "chapter-4": (
            "two days", "no pass with five Landmarks", "no play after the fifth day", "two passes", "days to 9",
            "view-without-result", "view-without-others-lore", "view-of-another-turn", "view-of-facedown-regions",
        ),
        "chapter-6": (
            "five options in Altered", "view-without-what-waits", "view-without-the-question",
            "view-of-others-options", "view-with-names-in-texts", "hash-without-question", "restores-no-question",
            "restores-the-table-alone", "takes-any-id", "takes-former-ids", "takes-answers-to-nothing",
        ),
        "chapter-7": (
            "nine counters", "nine of a statistic in Altered", "boosts of two figures", "view-without-others-damage",
            "characteristics-without-keywords", "characteristics-as-printed", "two quick actions",
        ),
        "chapter-5": (),
    },
}  # fmt: skip
"""Game → level → the faults that belong to it; the last one has all others."""
OF_ONE_GAME = {"view-of-facedown-regions": "altered", "refused-ink-counts": "lorcana"}
"""Faults in what is declared that only one game has room for."""


class Asks(NamedTuple):
    """An engine that asks for a level."""

    name: str
    level: str
    make: Callable[[], Engine]


class _Refused(Exception):
    """A level is not reached any more."""


def asking() -> Iterator[Asks]:
    """Every wrong engine in each of its games, by level."""
    found = [Asks(name, _level(game, name), make) for name, (game, make) in WRONG.items()]
    declared = {**SHOWN_WRONG, **GOES_ON_WRONG, "view-of-hands-in-groups": ("view", GroupsHands)}
    for name, (_, make) in declared.items():
        games = [game for game in LEVELS if OF_ONE_GAME.get(name, game) == game]
        found += [Asks(name, _level(game, name), make) for game in games]
    return iter(sorted(found, key=lambda one: one.level))


def _level(game: str, name: str) -> str:
    levels = LEVELS[game]
    return f"{game}/{next((level for level, names in levels.items() if name in names), [*levels][-1])}"


def refused_by(one: Asks) -> str:
    """By what it is refused, in words; empty where it is certified."""
    level = level_named(one.level)
    try:
        found = certify(one.make(), plans(), level, level.editions[0], SEED, {}, quiet)
    except _Refused as refused:
        return str(refused)
    return "; ".join(found.missing[:1])


def stopping(run: Callable[..., Result]) -> Callable[..., Result]:
    """Plays a scenario, and ends the whole where the level cannot be reached with what came of it."""

    def played(*arguments: Any, **named: Any) -> Result:
        result = run(*arguments, **named)
        if not_reached(result):
            raise _Refused(f"{result.case}: {result.fault or result.verdict}: {result.message}")
        return result

    return played


def main(arguments: list[str]) -> int:
    """Exit code 0: each is refused; 1: one is certified."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--some", type=int, default=0)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--kept", type=Path)
    options = parser.parse_args(arguments)
    vars(playing).update(varied=drawn_once(), run_plan=stopping(run_plan))
    chosen = [one for one in asking() if not options.names or one.name in options.names]
    if options.some:
        drawn = {(one.name, one.level) for one in Dice(options.seed).some(chosen, options.some, options.some)}
        chosen = [one for one in chosen if (one.name, one.level) in drawn]
    known, program, holes = _kept(options.kept), "".join(suite_digests().values()), 0
    for one in chosen:
        key, begun = f"{program} {one.level} {one.name}", time.process_time()
        if key not in known:
            known[key] = refused_by(one)
            if options.kept:
                options.kept.write_text(json.dumps(known, indent=0), encoding="utf-8")
        holes += not known[key]
        told = " ".join((known[key] or "CERTIFIED").split())
        sys.stdout.write(f"{one.level:18} {one.name:45} {time.process_time() - begun:5.1f} s  {told:.160}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{len(chosen)} wrong engines, {holes} certified\n")
    return 1 if holes or not chosen else 0


def _kept(file: Path | None) -> dict[str, str]:
    if file is None or not file.exists():
        return {}
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
