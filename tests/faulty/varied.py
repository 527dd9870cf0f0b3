"""What variations find in an engine: `python -m tests.faulty.varied SEED EVERY [NAME…]`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from oracle.assurance.variation import Variation
from oracle.engines.reference import ReferenceEngine
from oracle.suite.run.verdict import run_plan
from tests.cheats.judged import sample, varied_by
from tests.faulty.far import FAR
from tests.faulty.limits import LIMITS

WRONG: dict[str, tuple[str, Callable[[], ReferenceEngine]]] = {**LIMITS, **FAR}
"""Engines that go wrong only where there is much, or late, or the second time."""


@cache
def variations(seed: str, every: int) -> tuple[Variation, ...]:
    """The variations of every so manyeth scenario."""
    return tuple(varied_by(sample(every), seed))


def failing(name: str, played: Iterable[Variation]) -> Iterator[Variation]:
    """Those of them that such an engine fails."""
    game, make = WRONG[name]
    engine = make()
    return (one for one in played if one.plan.game == game and verdict_of(engine, one) in ("fail", "error"))


def verdict_of(engine: ReferenceEngine, variation: Variation) -> str:
    """What the suite says of one variation on an engine."""
    return run_plan(variation.plan, engine, variation.edition, engine.initialize()).verdict


def main(seed: str, every: int, names: list[str]) -> None:
    """Tell how often each fails, and what was changed where it does."""
    played = variations(seed, every)
    print(f"{len(played)} variations")  # noqa: T201
    for name in names or WRONG:
        found = list(failing(name, played))
        kinds = sorted({kind for one in found for kind in one.kinds if kind not in ("names", "statistics")})
        print(f"{name}: {len(found)}; {', '.join(kinds)}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
