"""What the suite says of each manner: `python -m tests.manners [NAME…]`."""

from __future__ import annotations

import sys

from oracle.suite.load import load_suite
from oracle.suite.runner import run_suite
from tests.manners.table import MANNERS


def main() -> None:
    suite = load_suite()
    for name in sys.argv[1:] or MANNERS:
        report = run_suite(suite.plans, MANNERS[name]())
        print(f"{name:28}", *(f"{verdict} {count:5}" for verdict, count in report.summary.items()))  # noqa: T201
        for result in [one for one in report.results if one.verdict in ("fail", "error")][:12]:
            print(f"    {result.case} ({result.edition}): {result.message[:200]}")  # noqa: T201


if __name__ == "__main__":
    main()
