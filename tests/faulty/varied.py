"""What variations find in an engine: `python -m tests.faulty.varied SEED EVERY [NAME…]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache

from oracle.assurance.variation import Variation, printed_cards, varied
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from tests.cheats.judged import sample
from tests.faulty.far import FAR
from tests.faulty.limits import LIMITS
from tests.manners.judged import plans

WRONG: dict[str, tuple[str, Callable[[], ReferenceEngine]]] = {**LIMITS, **FAR}
"""Engines that go wrong only where there is much, or late, or the second time."""


def variations(seed: str, every: int, game: str = "") -> Iterator[Variation]:
    """The variations of every so manyeth scenario, of one game or of all; each is drawn when it is wanted."""
    for plan in _sample(every):
        if game in ("", plan.game) and (found := _varied(plan.case, every, seed)) is not None:
            yield found


@cache
def _sample(every: int) -> tuple[Plan, ...]:
    return tuple(sample(every))


@cache
def _pools() -> dict[str, frozenset[str]]:
    return printed_cards(plans())


@cache
def _varied(case: str, every: int, seed: str) -> Variation | None:
    (plan,) = (plan for plan in _sample(every) if plan.case == case)
    return varied(plan, PROFILES[plan.game].current, seed, pool=_pools()[plan.game])


def failing(name: str, seed: str, every: int) -> Iterator[Variation]:
    """The variations that such an engine fails."""
    game, make = WRONG[name]
    engine = make()
    return (one for one in variations(seed, every, game) if verdict_of(engine, one) in ("fail", "error"))


def verdict_of(engine: ReferenceEngine, variation: Variation) -> str:
    """What the suite says of one variation on an engine."""
    return run_plan(variation.plan, engine, variation.edition, engine.initialize()).verdict


def main(seed: str, every: int, names: list[str]) -> None:
    """Tell how often each fails, and what was changed where it does."""
    print(f"{len(list(variations(seed, every)))} variations")  # noqa: T201
    for name in names or WRONG:
        found = list(failing(name, seed, every))
        kinds = sorted({kind for one in found for kind in one.kinds if kind not in ("names", "statistics")})
        print(f"{name}: {len(found)}; {', '.join(kinds)}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
