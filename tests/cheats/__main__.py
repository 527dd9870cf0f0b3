"""What cheats fail of the suite as it is written, and of variations: `python -m tests.cheats [EVERY [SEED]]`."""

from __future__ import annotations

import sys
from collections import Counter

from oracle.assurance.variation import KINDS
from tests.cheats.engines import ByHeart, UpToNames
from tests.cheats.judged import sample, taught, varied_by, verdicts

ROWS = [*((kind,) for kind in KINDS), tuple(KINDS)]


def main(every: int, seed: str) -> None:
    """A line for each cheat, and for each kind of change alone and all together."""
    plans = sample(every)
    for cheat in (ByHeart, UpToNames):
        engine = taught(cheat(), plans)
        _tell(cheat.__name__, "as written", verdicts(engine, plans))
        for kinds in ROWS:
            found = [one.plan for one in varied_by(plans, seed, kinds)]
            _tell(cheat.__name__, "all" if len(kinds) > 1 else kinds[0], verdicts(engine, found))


def _tell(name: str, kind: str, counts: Counter[str]) -> None:
    bad = sum(counts[word] for word in ("fail", "error"))
    sys.stdout.write(f"{name:<12}{kind:<14}{counts.total():>6} played {bad:>6} not held\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2] if len(sys.argv) > 2 else "1")
