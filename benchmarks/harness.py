"""Trials of the harness: bad engines of every kind, what each is called, and what giving up costs.

Each runs six scenarios of the suite through `tcg-oracle check --engine`, as processes of their own, one after the
other. Times are of the whole command, its own start included; memory is the highest that was seen.

    python -m benchmarks.harness [WORD...]     # only the kinds with one of these words
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.trials.running import Outcome, run
from tests.trials.table import TRIALS, Trial
from tests.trials.verdict import wrong_with

MEGABYTE = 1_000_000
ROW = "{:<42}{:<44}{:>5}{:>8}{:>10}{:>10}{:>6}  {}"


def called(outcome: Outcome) -> str:
    """What the scenarios were called, or what the command said instead."""
    counts = [f"{count} {label}" for label, count in sorted(outcome.labels.items())]
    lines = [line for line in outcome.text.splitlines() if line.startswith("engine: ")]
    return ", ".join(counts) or "; ".join(line[8:44] for line in lines[:1])


def row(trial: Trial, outcome: Outcome) -> str:
    """One line of the table."""
    return ROW.format(
        trial.kind,
        called(outcome),
        outcome.exit_code,
        f"{outcome.seconds:.1f} s",
        f"{outcome.harness_memory / MEGABYTE:.0f} MB",
        f"{outcome.engine_memory / MEGABYTE:.0f} MB",
        outcome.left,
        "; ".join(wrong_with(trial, outcome)) or "right",
    )


def main(words: list[str]) -> int:
    """Print the table; returns how many trials went wrong."""
    chosen = [trial for trial in TRIALS if not words or any(word in trial.kind for word in words)]
    print(ROW.format("kind", "called", "exit", "time", "harness", "engine", "left", ""))
    outcomes, wrong = [], 0
    for trial in chosen:
        with tempfile.TemporaryDirectory() as folder:
            outcome = run(trial, Path(folder))
            print(row(trial, outcome), flush=True)
            wrong += bool(wrong_with(trial, outcome))
        outcomes.append(outcome)
    print(
        f"{len(outcomes)} trials, {wrong} wrong; longest {max(one.seconds for one in outcomes):.1f} s; "
        f"harness at most {max(one.harness_memory for one in outcomes) / MEGABYTE:.0f} MB, "
        f"engine {max(one.engine_memory for one in outcomes) / MEGABYTE:.0f} MB; "
        f"processes left {sum(one.left for one in outcomes)}"
    )
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
