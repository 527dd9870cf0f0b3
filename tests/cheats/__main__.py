"""What cheats fail of the suite as it is written, and of variations: `python -m tests.cheats [EVERY [SEED]]`."""

from __future__ import annotations

import sys
from collections import Counter

from oracle.assurance.variation import KINDS
from tests.cheats.engines import ByHeart, UpToNames
from tests.cheats.judged import sample, taught, varied_by, verdicts

ROWS = [*((kind,) for kind in KINDS), tuple(KINDS)]


def main(every: int, seed: str) -> int:
    """A line for each cheat, and for each kind of change alone and all together.

    Exit code 1: a cheat has held half of the scenarios with all changes, or has not held them as they are written.
    """
    wrong = 0
    plans = sample(every)
    for cheat in (ByHeart, UpToNames):
        engine = taught(cheat(), plans)
        wrong += _tell(cheat.__name__, "as written", verdicts(engine, plans)) > 0
        for kinds in ROWS:
            found = [one.plan for one in varied_by(plans, seed, kinds)]
            name = "all" if len(kinds) > 1 else kinds[0]
            bad = _tell(cheat.__name__, name, verdicts(engine, found))
            wrong += name == "all" and 2 * bad <= len(found)
    return int(wrong > 0)


def _tell(name: str, kind: str, counts: Counter[str]) -> int:
    """The number of those that it has not held."""
    bad = sum(counts[word] for word in ("fail", "error"))
    sys.stdout.write(f"{name:<12}{kind:<14}{counts.total():>6} played {bad:>6} not held\n")
    sys.stdout.flush()
    return bad


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2] if len(sys.argv) > 2 else "1"))
