"""`python -m tests.vacuous [--every N] [CASE…]`: lists the steps that cannot fail; ends with 1 where there is one."""

from __future__ import annotations

import argparse
import sys
import time

from tests.manners.judged import plans
from tests.vacuous.search import found


def main() -> int:
    """Print each of them, and how many scenarios were tried."""
    parser = argparse.ArgumentParser(prog="python -m tests.vacuous")
    parser.add_argument("cases", nargs="*", metavar="CASE", help="beginnings of case ids; left out, all scenarios")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="every Nth scenario only")
    chosen = parser.parse_args()
    tried = [one for one in plans() if not chosen.cases or one.case.startswith(tuple(chosen.cases))][:: chosen.every]
    begun, count = time.monotonic(), 0
    for vacuous in found(tried):
        count += 1
        sys.stdout.write(f"{vacuous}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{len(tried):,} scenarios, {count} steps that cannot fail, {time.monotonic() - begun:.0f} s\n")
    return 1 if count or not tried else 0


sys.exit(main())
