"""Ten short walks, of which the instructions are counted: `python benchmarks/walks.py NAME COUNT` takes one of them.

What a walk does before its first step (tables made, plans read) is done whatever the count: the walk alone is what a
run of some steps costs more than one of none.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple
from zlib import crc32

GAMES = ("lorcana", "altered")


class Walk(NamedTuple):
    """A walk, ready to be taken so many steps far."""

    steps: int
    """So many are enough to count."""
    ready: Callable[[str], Callable[[int], object]]
    """Makes it ready for a game."""


def actions(cards: int, *, lists: bool, traced: bool = False) -> Callable[[str], Callable[[int], object]]:
    """Random actions of a table with so many cards in play."""

    def ready(game: str) -> Callable[[int], object]:
        from benchmarks.actions import play
        from benchmarks.tables import KINDS

        table = next(kind for kind in KINDS if kind.id == game).table(cards)
        return lambda count: play(table, count, lists=lists, traced=traced)

    return ready


def scenarios(game: str) -> Callable[[int], object]:
    """Scenarios of the suite on the reference, by a number of their names: others that are added move few of them."""
    from oracle.engines.reference import ReferenceEngine
    from oracle.suite.reading.load import load_suite
    from oracle.suite.reading.selection import ALL, Selection
    from oracle.suite.run.verdict import run_plan

    plans = [plan for plan in load_suite().plans if plan.game == game]
    runs = sorted(Selection(editions=(ALL,)).runs(plans), key=lambda run: (crc32(run[0].case.encode()), run[1]))
    engine = ReferenceEngine()
    info = engine.initialize()

    def walk(count: int) -> None:
        for plan, edition in runs[:count]:
            run_plan(plan, engine, edition, info)

    # What is loaded by whoever needs it first is no part of the walk.
    walk(1)
    return walk


KINDS_OF_WALKS = {
    "actions": Walk(200, actions(12, lists=False)),
    "traced": Walk(200, actions(12, lists=False, traced=True)),
    "lists": Walk(100, actions(12, lists=True)),
    "lists-48": Walk(50, actions(48, lists=True)),
    "scenarios": Walk(50, scenarios),
}
WALKS = {f"{game}-{kind}": (game, walk) for game in GAMES for kind, walk in KINDS_OF_WALKS.items()}


def main() -> None:
    name, count = sys.argv[1:]
    game, walk = WALKS[name]
    walk.ready(game)(int(count))


if __name__ == "__main__":
    main()
