"""`python -m tests.manners [--all | --casts SEED | --decks] [--cases N] [NAME…]`: the suite on each manner."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from oracle.engines.reference import ReferenceEngine
from tests.manners.judged import judge
from tests.manners.table import MANNERS
from tests.manners.traps import TRAPS


def main() -> int:
    """Print a line for each manner, and below it its first bad cases.

    Exit code 1: a manner was failed, or a trap was not. A right engine is failed by nothing, a wrong one by something.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.manners")
    parser.add_argument("names", nargs="*", metavar="NAME", help="manners or traps; left out, all manners")
    parser.add_argument("--all", action="store_true", help="under every edition and reading")
    parser.add_argument("--casts", metavar="SEED", help="what can be cast, with casts drawn from a seed")
    parser.add_argument("--decks", action="store_true", help="the engines take decks only")
    parser.add_argument("--traps", action="store_true", help="all traps")
    parser.add_argument("--cases", type=int, default=5, help="bad cases shown for each")
    chosen = parser.parse_args()
    names = chosen.names or tuple(TRAPS if chosen.traps else MANNERS)
    told("manner                        pass  fail error unsupp. otherwise seconds")
    wrong, begun = [], time.monotonic()
    line = partial(line_of, every_edition=chosen.all, seed=chosen.casts, decks=chosen.decks)
    with ProcessPoolExecutor() as pool:
        for name, found in zip(names, pool.map(line, names), strict=True):
            wrong += [name] if found.bad == (name in MANNERS) else []
            told("\n".join([found.line, *found.told[: chosen.cases]]))
    told(f"{len(names)} engines in {time.monotonic() - begun:.0f} s, wrongly judged: {', '.join(wrong) or 'none'}")
    return int(bool(wrong))


class Found(NamedTuple):
    """What the suite says of one manner."""

    line: str
    bad: bool
    """Whether a scenario has failed it."""
    told: list[str]
    """Each bad case."""


def line_of(name: str, *, every_edition: bool, seed: str | None, decks: bool) -> Found:
    """Judge one manner or trap, by its name."""
    engine = (MANNERS.get(name) or TRAPS[name])(ReferenceEngine)
    begun = time.monotonic()
    counts, bad, _ = judge(engine, every_edition=every_edition, seed=seed, decks=decks)
    cells = (counts["pass"] + counts["disputed"], counts["fail"], counts["error"])
    line = (
        f"{name:<28}{cells[0]:>6}{cells[1]:>6}{cells[2]:>6}{counts['unsupported']:>8}{engine.otherwise:>10}"
        f"{time.monotonic() - begun:>8.1f}"
    )
    return Found(line, bool(bad), [f"    {one.case} ({one.edition}): {one.message[:300]}" for one in bad])


def told(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
