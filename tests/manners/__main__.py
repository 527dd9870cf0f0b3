"""`python -m tests.manners [--all] [--cases N] [NAME…]`: what the suite says of each manner, as a table."""

from __future__ import annotations

import argparse
import sys
import time

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
    parser.add_argument("--traps", action="store_true", help="all traps")
    parser.add_argument("--cases", type=int, default=5, help="bad cases shown for each")
    chosen = parser.parse_args()
    wrong = 0
    told("manner                        pass  fail error unsupp. otherwise seconds")
    for name in chosen.names or (TRAPS if chosen.traps else MANNERS):
        engine = (MANNERS.get(name) or TRAPS[name])(ReferenceEngine)
        begun = time.monotonic()
        counts, bad, _ = judge(engine, every_edition=chosen.all)
        wrong += bool(bad) is (name in MANNERS)
        cells = (counts["pass"] + counts["disputed"], counts["fail"], counts["error"])
        told(
            f"{name:<28}{cells[0]:>6}{cells[1]:>6}{cells[2]:>6}{counts['unsupported']:>8}{engine.otherwise:>10}"
            f"{time.monotonic() - begun:>8.1f}"
        )
        for result in bad[: chosen.cases]:
            told(f"    {result.case} ({result.edition}): {result.message[:300]}")
    return int(wrong > 0)


def told(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
