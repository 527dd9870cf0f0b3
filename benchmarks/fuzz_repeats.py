"""How often differential play shows one fault: a campaign of some seconds against every faulty engine of the tests.

Each of these engines has one fault, so whatever is shown after the first finding is a repeat. Seconds are of processor
time, shrinking included.

    python -m benchmarks.fuzz_repeats [NAMES…] [--seconds 20] [--seed 1] [--file TABLE]
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import TextIO

from msgspec import Struct

from benchmarks.fuzz_faults import CRASHES, crashing_engine, editions_of
from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.corpus import Corpus
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.finding import report_difference, signature_words
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Ledger, Outcome, Plan, Write
from oracle.assurance.fuzz.reduce.reducer import Bounds
from tests.faulty.engines import FAULTS

SHRINKING = 6.0
"""Seconds for one finding."""


class Row(Struct, kw_only=True):
    """What a campaign came to."""

    fault: str
    first: float | None = None
    """Seconds until the first difference."""
    games: int = 0
    actions: int = 0
    met: int = 0
    """Games that differed."""
    shown: list[str] = []
    """What was shown, in words."""
    crash: str = ""
    """Where the reference itself broke down: what it ended in."""
    put: int = 0
    """Findings that were put to an earlier one."""
    traces: int = 0
    """Findings without a scenario."""

    @property
    def repeats(self) -> int:
        return max(0, len(self.shown) - 1)


def main() -> None:
    asked = _arguments()
    rows: list[Row] = []
    out = sys.stdout if asked.file is None else asked.file.open("a", encoding="utf-8")
    print(
        f"{'fault':<44}{'first':>7}{'games':>7}{'actions':>9}{'differ':>8}{'put to':>8}{'shown':>7}",
        file=out,
        flush=True,
    )
    names = asked.names or sorted(FAULTS)
    # In no order of theirs, so that the first ones stand for all.
    for name in Dice(asked.seed).some(names, len(names), len(names)):
        row = campaign(name, asked.seconds, asked.seed)
        rows.append(row)
        show(row, out)
    found = [row for row in rows if row.first is not None]
    once = sum(len(row.shown) == 1 for row in found)
    print(f"found: {len(found)} of {len(rows)}; shown once: {once}", file=out)
    print(
        f"repeats: {sum(row.repeats for row in rows)} of {sum(row.met for row in rows)} games that differed", file=out
    )
    if found:
        times = [row.first for row in found if row.first is not None]
        print(f"median seconds to the first: {statistics.median(times):.1f}", file=out)
    print(f"without a scenario: {sum(row.traces for row in rows)}", file=out, flush=True)


def show(row: Row, out: TextIO) -> None:
    """A line for the fault, and one below it for each finding where there are several."""
    first = "-" if row.first is None else f"{row.first:.1f} s"
    counts = f"{row.games:>7}{row.actions:>9}{row.met:>8}{row.put:>8}{len(row.shown):>7}"
    print(f"{row.fault:<44}{first:>7}{counts}", file=out, flush=True)
    if row.crash:
        print(f"    BUG {row.crash}", file=out, flush=True)
    for words in row.shown if row.repeats else ():
        print(f"    {words}", file=out, flush=True)


def campaign(name: str, seconds: float, seed: int) -> Row:
    """Play against one faulty engine until the time is over."""
    row, begun = Row(fault=name, shown=[]), time.process_time()

    def tell(outcome: Outcome) -> None:
        row.games, row.actions = outcome.games, row.actions + outcome.actions
        if outcome.difference is None:
            return
        row.met += 1
        if row.first is None:
            row.first = time.process_time() - begun
        if outcome.record is not None and outcome.record.behind is not None:
            row.put += 1
        elif outcome.record is not None:
            row.shown.append(signature_words(outcome.record.difference))
            row.traces += not any(file.endswith(".feature") for file in outcome.record.files)

    with tempfile.TemporaryDirectory() as folder:
        plan = Plan(seed=seed, editions={FAULTS[name]: editions_of(name)})
        ledger = Ledger(plan, Corpus(Path(folder)), _writer(name, Path(folder)))
        job = Job(plan, crashing_engine(name), ledger.memory())
        try:
            job.run(None, lambda: time.process_time() - begun > seconds, tell, ledger)
        except CRASHES as error:
            row.crash = f"{type(error).__name__}: {error}, game {ledger.next}"
    return row


def _writer(name: str, folder: Path) -> Write:
    def write(case: Case, difference: Difference) -> tuple[Difference, Case, tuple[str, ...]]:
        made = report_difference(
            case, difference, lambda: crashing_engine(name), folder / "found", bounds=Bounds(seconds=SHRINKING)
        )
        return made.difference, made.finding.case, made.files

    return write


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Campaigns against the faulty engines of the tests.")
    parser.add_argument("names", nargs="*", help="only these faults")
    parser.add_argument("--seconds", type=float, default=20.0, help="processor time for each fault")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, help="append the table to this file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
