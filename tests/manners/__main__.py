"""`python -m tests.manners [--all] [--cases N] [NAME…]`: what the suite says of each manner, as a table."""

from __future__ import annotations

import argparse

from oracle.engines.reference import ReferenceEngine
from tests.manners.judged import judge
from tests.manners.table import MANNERS


def main() -> None:
    """Print a line for each manner, and below it its first bad cases."""
    parser = argparse.ArgumentParser(prog="python -m tests.manners")
    parser.add_argument("names", nargs="*", metavar="NAME", help="manners; left out, all of them")
    parser.add_argument("--all", action="store_true", help="under every edition and reading")
    parser.add_argument("--cases", type=int, default=5, help="bad cases shown for each")
    chosen = parser.parse_args()
    print(f"{'manner':<28}{'pass':>6}{'fail':>6}{'error':>6}{'unsupp.':>8}{'otherwise':>10}")
    for name in chosen.names or MANNERS:
        engine = MANNERS[name](ReferenceEngine)
        counts, bad, _ = judge(engine, every_edition=chosen.all)
        cells = (counts["pass"] + counts["disputed"], counts["fail"], counts["error"])
        print(f"{name:<28}{cells[0]:>6}{cells[1]:>6}{cells[2]:>6}{counts['unsupported']:>8}{engine.otherwise:>10}")
        for result in bad[: chosen.cases]:
            print(f"    {result.case}: {result.message}")


main()
