"""`python -m tests.inputs [--count N] [--seed S] [--only NUMBER] [--kind KIND]…`: as many as there is time for."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.inputs.kinds import KINDS
from tests.inputs.playing import play


def main() -> int:
    """Exit code 0: all were met as they should be; 1: some were not, and they are shown."""
    parser = argparse.ArgumentParser(prog="python -m tests.inputs")
    parser.add_argument("--count", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", type=int, default=None, help="this one alone, by its number")
    parser.add_argument("--kind", choices=sorted(KINDS), action="append", help="these alone; may be repeated")
    asked = parser.parse_args()
    numbers = range(asked.count) if asked.only is None else range(asked.only, asked.only + 1)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        found = play(asked.seed, numbers, Path(folder), asked.kind or tuple(KINDS), _said)
    met = ", ".join(f"{count:,} {name}" for name, count in sorted(found.met.items()))
    seconds, count = time.perf_counter() - started, sum(found.met.values())
    _said(f"{count:,} inputs in {seconds:.0f} s ({met}); slowest {found.slowest}; {len(found.wrong)} wrong")
    return 1 if found.wrong else 0


def _said(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
