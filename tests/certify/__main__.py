"""`python -m tests.certify [--count N] [--seed S]`: certificates that somebody has tampered with."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from oracle.certify import playing
from tests.certify.making import drawn_once
from tests.certify.tampering import Found, tamper

SHARE = 60
"""Certificates that one process makes before it takes the next ones."""


def main() -> int:
    """Exit code 0: none verified, each for the right reason; 1: some were not, and they are told."""
    parser = argparse.ArgumentParser(prog="python -m tests.certify")
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    vars(playing)["varied"] = drawn_once()
    started = time.perf_counter()
    shares = [range(first, min(first + SHARE, asked.count)) for first in range(0, asked.count, SHARE)]
    wrong: list[str] = []
    counted: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for found in pool.map(partial(share, seed=asked.seed), shares):
            wrong += found.wrong
            counted += found.reasons
    reasons = ", ".join(f"{count:,} {reason}" for reason, count in sorted(counted.items()))
    told = f"{asked.count:,} certificates in {time.perf_counter() - started:.0f} s ({reasons}); {len(wrong)} wrong"
    sys.stdout.write("\n".join([*wrong, told, ""]))
    return 1 if wrong else 0


def share(numbers: range, seed: int) -> Found:
    """What becomes of some of them, in a process of its own."""
    return tamper(numbers, seed)


if __name__ == "__main__":
    sys.exit(main())
