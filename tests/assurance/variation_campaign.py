"""Variations on the reference and on every right engine of another manner.

`python -m tests.assurance.variation_campaign SEEDS EVERY`: each seed takes every so manyeth scenario, and starts one
further than the last.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from oracle.assurance.variation import Variation, printed_cards, varied
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.suite.run.verdict import run_plan
from tests.manners.judged import plans
from tests.manners.table import MANNERS

ENGINES = {"reference": lambda inner: inner(), **MANNERS}


def drawn(seed: int, every: int) -> Iterator[tuple[str, Variation | None]]:
    """The variations of a sample of scenarios, each with its case."""
    chosen = [plan for plan in plans() if PROFILES[plan.game].current in plan.editions]
    pools = printed_cards(chosen)
    for plan in chosen[seed % every :: every]:
        yield plan.case, varied(plan, PROFILES[plan.game].current, str(seed), pool=pools[plan.game])


def failures(variation: Variation, engines: dict[str, Engine]) -> list[str]:
    """What is wrong by the suite in engines that are right."""
    bad = []
    for name, engine in engines.items():
        result = run_plan(variation.plan, engine, variation.edition, engine.initialize())
        if result.verdict in ("fail", "error"):
            bad.append(f"{name}: {variation.plan.case} {variation.changes}: {result.message}")
    return bad


def main(seeds: int, every: int) -> int:
    """Run them all and tell the sums. Exit code 1: a right engine has failed, or nothing was varied."""
    kinds: Counter[str] = Counter()
    tried = had = runs = wrong = 0
    for seed in range(seeds):
        engines: dict[str, Engine] = {name: make(ReferenceEngine) for name, make in ENGINES.items()}
        for _, variation in drawn(seed, every):
            tried += 1
            if variation is None:
                continue
            had += 1
            runs += len(engines)
            kinds.update(variation.kinds)
            bad = failures(variation, engines)
            wrong += len(bad)
            for line in bad:
                print(line, flush=True)  # noqa: T201 - a report on the console
        print(f"seed {seed}: {had} of {tried} varied, {runs} runs, {wrong} bad", flush=True)  # noqa: T201
    print(dict(kinds.most_common()))  # noqa: T201
    print(f"{seeds} seeds, {had} variations, {runs} runs, {wrong} bad")  # noqa: T201
    return int(wrong > 0 or not runs)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
