"""The suite on one engine in process."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from oracle.engines.base import Engine
from oracle.protocol.results import Result
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import ALL, Selection
from oracle.suite.runner import run_suite


class Judged(NamedTuple):
    """What the suite says of an engine."""

    counts: Counter[str]
    bad: tuple[Result, ...]
    """Failures and errors."""
    lacking: tuple[Result, ...]
    """What it does not support."""


@cache
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


def judge(engine: Engine, *, every_edition: bool = False, share: slice = slice(None)) -> Judged:
    """Run the suite of both games, or a share of it, in the current editions or in all of them."""
    selection = Selection(editions=(ALL,)) if every_edition else Selection()
    results = run_suite(plans()[share], engine, selection).results
    return Judged(
        Counter(result.verdict for result in results),
        tuple(result for result in results if result.verdict in ("fail", "error")),
        tuple(result for result in results if result.verdict == "unsupported"),
    )
