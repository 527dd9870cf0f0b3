"""`python -m tests.certify.levels [LEVEL…]`: every level of every game, certified and verified on the reference."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from oracle.certify.certifying import Certification, Expected, certify, verify
from oracle.certify.errors import NotVerified
from oracle.certify.levels import Level, all_levels
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from tests.certify.making import AUTHOR, Made, line, plans, quiet, signed

SEED = "every-level"


class Tried(NamedTuple):
    """What came of one level."""

    level: Level
    wrong: str
    """Why it was not certified, or not verified; empty where both came out right."""
    cases: int
    messages: int
    certify: float
    verify: float
    """Seconds of the processor."""


def tried(level: Level, make: Callable[[], Engine] = ReferenceEngine) -> Tried:
    """Certify the level in its first edition, then verify the certificate."""
    started = time.process_time()
    found = certify(make(), plans(), level, level.editions[0], SEED, {"engine": "0" * 64}, quiet)
    between = time.process_time()
    wrong = _verified(found) if found.statement is not None else "; ".join(found.missing)
    cases = len(found.outcomes.results) - len(found.outcomes.varied)
    messages = 0 if found.statement is None else found.statement.ours.transcript.messages
    return Tried(level, wrong, cases, messages, between - started, time.process_time() - between)


def _verified(found: Certification) -> str:
    """Why a certificate that was made does not hold; empty where it does."""
    if found.statement is None:
        return "it was not made"
    bundle = signed(Made(found.statement, found.packed))
    try:
        verify(bundle, plans(), Expected(keys=(line(AUTHOR),)), quiet)
    except NotVerified as error:
        return f"{error.reason}: {error}"
    return ""


def main(wanted: list[str]) -> int:
    """Exit code 0: every level is certified and verified; 1: one is not, or there is no level of such a name."""
    levels = [level for level in all_levels() if not wanted or level.id in wanted]
    # The longest first, so that no core waits for another one at the end.
    levels.sort(key=lambda level: -len(level.clauses))
    plans()
    wrong = 0 if levels else 1
    with ProcessPoolExecutor() as pool:
        for one in pool.map(tried, levels):
            wrong += bool(one.wrong)
            told = f"{one.cases:6,} cases {one.messages:7,} messages"
            spent = f"certify {one.certify:6.1f} s  verify {one.verify:6.1f} s"
            sys.stdout.write(f"{one.level.id:20} {told}  {spent}  {one.wrong or 'right'}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(levels)} levels, {wrong} not certified and verified\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
