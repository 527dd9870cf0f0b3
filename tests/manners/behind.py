"""Every mutant behind a manner: `python -m tests.manners.behind may-with-choice asks-everything`."""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial

from oracle.assurance.mutants.matrix import chosen
from oracle.assurance.mutants.parallel import try_all
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED
from oracle.engines.reference import ReferenceEngine
from tests.manners.table import MANNERS

STRONGEST = ("may-with-choice", "choices-with-action", "asks-everything")


def engine(name: str) -> Engine:
    """The reference behind a manner; its jobs are told this function and the name."""
    return MANNERS[name](ReferenceEngine)


def main() -> None:
    for name in sys.argv[1:] or STRONGEST:
        trials = try_all(chosen(PLAYED), tags=False, engine=partial(engine, name))
        counts = Counter(trial.status for trial in trials)
        print(name, *(f"{status} {counts[status]}" for status in sorted(counts)), flush=True)  # noqa: T201
        for trial in trials:
            if trial.status not in ("killed", "equivalent"):
                print(f"    {trial.game} {trial.mutant}: {trial.status} {trial.message[:160]}")  # noqa: T201


if __name__ == "__main__":
    main()
