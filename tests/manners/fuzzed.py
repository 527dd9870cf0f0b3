"""Differential play against every manner: `python -m tests.manners.fuzzed [--actions N] [--seed S] [NAME…]`."""

from __future__ import annotations

import argparse
import sys
import time

from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome, Plan
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED, binding
from oracle.engines.reference import ReferenceEngine
from tests.manners.table import MANNERS

ACTIONS = 50_000


class Played:
    """What games against one engine came to."""

    def __init__(self) -> None:
        self.actions = 0
        self.games = 0
        self.found: list[Difference] = []

    def told(self, outcome: Outcome) -> None:
        self.actions += outcome.actions
        self.games = outcome.games
        if outcome.difference is not None:
            self.found.append(outcome.difference)


def play(engine: Engine, actions: int, seed: int = 1) -> Played:
    """Games of both games, in their first two editions, until so many actions were compared."""
    editions = {game: tuple(binding(game).editions)[:2] for game in PLAYED}
    job = Job(Plan(seed=seed, editions=editions), engine)
    played = Played()
    job.run(None, lambda: played.actions >= actions, played.told)
    return played


def main() -> None:
    """Print a line for each manner, and below it the differences."""
    parser = argparse.ArgumentParser(prog="python -m tests.manners.fuzzed")
    parser.add_argument("names", nargs="*", metavar="NAME", help="left out, all manners")
    parser.add_argument("--actions", type=int, default=ACTIONS, help="at least so many for each manner")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    told(f"{'manner':<44}{'actions':>8}{'games':>7}{'differences':>13}{'seconds':>9}")
    for name in chosen.names or MANNERS:
        begun = time.monotonic()
        played = play(MANNERS[name](ReferenceEngine), chosen.actions, chosen.seed)
        counts = f"{played.actions:>8}{played.games:>7}{len(played.found):>13}{time.monotonic() - begun:>9.0f}"
        told(f"{name:<44}{counts}")
        for found in played.found:
            what = f"{found.signature.game} {found.kind} {found.clause}: {found.what}; {found.did}"
            told(f"    {what}; reference: {found.reference[:150]}; engine: {found.engine[:150]}")


def told(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
