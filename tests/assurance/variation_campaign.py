"""Variations and casts on the reference and on every right engine of another manner.

`python -m tests.assurance.variation_campaign SEEDS EVERY`: each seed takes every so manyeth scenario, and starts one
further than the last.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from oracle.assurance.variation import Variation, printed_cards, varied
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.suite.judging.sampling import Sampling
from oracle.suite.run.support import lacks
from oracle.suite.run.verdict import run_plan
from tests.assurance.casting.drawn import with_casts
from tests.manners.judged import plans
from tests.manners.table import MANNERS

ENGINES = {"reference": lambda inner: inner(), **MANNERS}


def drawn(seed: int, every: int) -> Iterator[tuple[str, Variation | None]]:
    """The variations and casts of a sample of scenarios, each with its case."""
    chosen = [plan for plan in plans() if PROFILES[plan.game].current in plan.editions]
    pools = printed_cards(chosen)
    for plan in chosen[seed % every :: every]:
        edition = PROFILES[plan.game].current
        yield plan.case, varied(plan, edition, str(seed), pool=pools[plan.game])
        for cast in with_casts([plan], str(seed)):
            kinds = ("cast",)
            yield (
                plan.case,
                Variation(plan=cast, case=plan.case, edition=edition, seed=str(seed), kinds=kinds, changes=kinds),
            )


class Judged(NamedTuple):
    """What the suite says of engines that are right."""

    bad: list[str]
    unsupported: int
    """Engines that lack nothing by their own words, but cannot be judged."""


def judged(variation: Variation, engines: dict[str, Engine]) -> Judged:
    """Play a variation on every engine."""
    bad, unsupported = [], 0
    for name, engine in engines.items():
        info = engine.initialize()
        result = run_plan(variation.plan, engine, variation.edition, info, sampling=Sampling(variation.seed, full=True))
        if result.verdict in ("fail", "error"):
            bad.append(f"{name}: {variation.plan.case} {variation.changes}: {result.message}")
        unsupported += result.verdict == "unsupported" and not lacks(variation.plan, variation.edition, info)
    return Judged(bad, unsupported)


class Sample(NamedTuple):
    """What came of one seed."""

    seed: int
    tried: int
    """Scenarios, of which some have nothing to vary."""
    kinds: tuple[tuple[str, ...], ...]
    """The kinds of change of each variation."""
    judged: Judged


def played(seed: int, every: int) -> Sample:
    """Play the variations of one seed on every engine."""
    engines: dict[str, Engine] = {name: make(ReferenceEngine) for name, make in ENGINES.items()}
    made = [variation for _, variation in drawn(seed, every)]
    had = [variation for variation in made if variation is not None]
    found = [judged(variation, engines) for variation in had]
    every_one = Judged([line for one in found for line in one.bad], sum(one.unsupported for one in found))
    return Sample(seed, len(made), tuple(tuple(variation.kinds) for variation in had), every_one)


def main(seeds: int, every: int) -> int:
    """Run them all and tell the sums. Exit code 1: a right engine has failed, or nothing was varied."""
    kinds: Counter[str] = Counter()
    runs = wrong = unsupported = 0
    with ProcessPoolExecutor() as pool:
        for sample in pool.map(played, range(seeds), [every] * seeds):
            kinds.update(kind for one in sample.kinds for kind in one)
            runs += len(sample.kinds) * len(ENGINES)
            wrong += len(sample.judged.bad)
            unsupported += sample.judged.unsupported
            for line in sample.judged.bad:
                print(line, flush=True)  # noqa: T201 - a report on the console
            varied_of = f"{len(sample.kinds)} of {sample.tried} varied"
            print(f"seed {sample.seed}: {varied_of}; {runs} runs, {wrong} bad", flush=True)  # noqa: T201
    print(f"{runs} runs, {wrong} bad, {unsupported} not judged; changes: {dict(kinds.most_common())}")  # noqa: T201
    return int(wrong > 0 or not runs)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
