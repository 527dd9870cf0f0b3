"""Whether a trial had the expected result."""

from __future__ import annotations

from tests.trials.running import Outcome
from tests.trials.table import SOME, Trial

MOST_HARNESS = 200_000_000
"""Bytes; the command holds about a third of that with an engine that does nothing wrong."""
MOST_SECONDS = 45.0


def wrong_with(trial: Trial, outcome: Outcome) -> list[str]:
    """Everything that is not as it must be."""
    found = []
    if outcome.exit_code != trial.exit_code:
        found.append(f"exit code {outcome.exit_code}, not {trial.exit_code}")
    if not alike(trial.labels, outcome.labels):
        found.append(f"{outcome.labels}, not {trial.labels}")
    if trial.text not in outcome.text:
        found.append(f"does not say {trial.text!r}")
    if outcome.left:
        found.append(f"{outcome.left} processes are left")
    if outcome.harness_memory > MOST_HARNESS:
        found.append("the harness took too much memory")
    if outcome.seconds > MOST_SECONDS:
        found.append("it took too long")
    return found


def alike(wanted: dict[str, int], came: dict[str, int]) -> bool:
    """The same labels, as often; `SOME` stands for any number above none."""
    return wanted.keys() == came.keys() and all(wanted[label] in (SOME, came[label]) for label in wanted)
