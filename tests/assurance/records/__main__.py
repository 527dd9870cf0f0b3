"""`python -m tests.assurance.records [--games N] [--faulty N] [--broken N]`: right, wrong and broken records.

Right ones are written by the reference and by the plain engine, and none of them may be found, whole or thinned.
Wrong ones are written by engines with a fault: how many are found, and where there was too little to tell. Broken ones
have to be told by their line.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random

from tests.assurance.records.pieces import (
    FAULTY,
    KINDS,
    TOGETHER,
    Came,
    both,
    by_manner,
    by_plain,
    by_reference,
    by_wrong,
    nothing,
    of_broken,
)  # fmt: skip
from tests.manners.table import MANNERS


def told(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def worked(pool: ProcessPoolExecutor, work: Callable[..., Came], pieces: Iterable[object]) -> Came:
    """Run all pieces of work, and print each result as it arrives."""
    came = nothing()
    for one in pool.map(work, pieces):
        for line in one.told:
            told(line)
        came = both(came, one)
    return came


def tables(what: str, came: Came) -> Iterator[str]:
    """What came of records, in lines."""
    kinds: dict[str, dict[str, int]] = {}
    for (kind, word), often in sorted(came.ended.items()):
        kinds.setdefault(kind, {})[word] = often
    for kind, words in kinds.items():
        steps = f"; {came.steps[kind, 'followed']:,} of {came.steps[kind, 'all']:,} steps" if came.steps else ""
        yield f"{what}, {kind}: {', '.join(f'{often} {word}' for word, often in words.items())}{steps}"
    for reason, often in came.reasons.most_common(12):
        yield f"  {often} × {reason}"


def main() -> int:
    """Exit code 1 where a right record is found, or a broken one breaks us."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--faulty", type=int, default=6)
    parser.add_argument("--broken", type=int, default=60)
    parser.add_argument("--manners", type=int, default=0, help="games of each manner, in each game")
    parser.add_argument("--each", type=int, default=60, help="games in which the fault of a wrong engine may show")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    begun, seed = time.monotonic(), wanted.seed
    every = [(game, name) for game, (names, _) in FAULTY.items() for name in names]
    chosen = Random(seed).sample(every, min(wanted.faulty, len(every)))  # noqa: S311 - nothing is secret
    with ProcessPoolExecutor(wanted.jobs, mp_context=get_context("spawn")) as pool:
        half = wanted.games // 2
        right = both(
            worked(pool, partial(by_reference, seed), range(wanted.games - half)),
            worked(pool, partial(by_plain, seed), range(-(-half // TOGETHER))),
        )
        manners = worked(pool, partial(by_manner, wanted.manners), MANNERS if wanted.manners else ())
        wrong = worked(pool, partial(by_wrong, wanted.each), chosen)
        spoiled = worked(pool, partial(of_broken, seed), range(-(-wanted.broken // TOGETHER)))
    for what, came in (("right", right), ("in a manner of its own", manners), ("wrong", wrong), ("broken", spoiled)):
        for line in tables(what, came):
            told(line)
    bad = [line for came in (right, manners, wrong, spoiled) for line in came.told if line.startswith("WRONG")]
    found = wrong.ended["whole", "found"]
    told(
        f"{right.records + manners.records} right records in {len(KINDS)} kinds; {wrong.records} of {len(chosen)} "
        f"wrong engines show it, {found} found by whole records; {spoiled.records} broken records; {len(bad)} wrong; "
        f"{time.monotonic() - begun:.0f} s"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
