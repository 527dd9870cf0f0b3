"""`python -m tests.certify [--count N] [--seed S]`: certificates that somebody has tampered with."""

from __future__ import annotations

import argparse
import sys
import time

from oracle.certify import playing
from tests.certify.making import drawn_once
from tests.certify.tampering import tamper


def main() -> int:
    """Exit code 0: none verified, each for the right reason; 1: some were not, and they are told."""
    parser = argparse.ArgumentParser(prog="python -m tests.certify")
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    vars(playing)["varied"] = drawn_once()
    started = time.perf_counter()
    found = tamper(range(asked.count), asked.seed)
    reasons = ", ".join(f"{count:,} {reason}" for reason, count in sorted(found.reasons.items()))
    told = (
        f"{asked.count:,} certificates in {time.perf_counter() - started:.0f} s ({reasons}); {len(found.wrong)} wrong"
    )
    sys.stdout.write("\n".join([*found.wrong, told, ""]))
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
