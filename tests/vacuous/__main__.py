"""`python -m tests.vacuous [--every N] [CASE…]`: lists the steps that cannot fail; ends with 1 where there is one."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor

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
    with ProcessPoolExecutor() as pool:
        for told in pool.map(told_of, [one.case for one in tried], chunksize=20):
            count += len(told)
            sys.stdout.writelines(f"{line}\n" for line in told)
            sys.stdout.flush()
    sys.stdout.write(f"{len(tried):,} scenarios, {count} steps that cannot fail, {time.monotonic() - begun:.0f} s\n")
    return 1 if count or not tried else 0


def told_of(case: str) -> list[str]:
    """The steps of one scenario that cannot fail, a line each."""
    return [str(one) for one in found([plan for plan in plans() if plan.case == case])]


if __name__ == "__main__":
    sys.exit(main())
