"""Decisions for tests, and the suite that they are taken on."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from functools import cache

from oracle.cli.suite import load_checked_suite
from oracle.suite.decisions.entry import Decision
from oracle.suite.decisions.taking import Decisions, take
from oracle.suite.plan import Plan

WINNER = "both-reach-twenty-in-bobs-turn"
"""A scenario that conflict 108 leaves open: Ann has won, as the reference has it, or Bob."""
FILE = """\
conflict = 108
outcome = "Ann has won"
reason = "The starting player comes first."
date = 2026-11-01
who = "Rules committee"
until = 2027-03-01
"""


def decision(conflict: int = 108, outcome: str = "Ann has won", until: datetime.date | None = None) -> Decision:
    """A decision of today."""
    date = datetime.date(2026, 11, 1)
    return Decision(conflict=conflict, outcome=outcome, reason="So it is.", date=date, who="Us", until=until)


@cache
def plans() -> tuple[Plan, ...]:
    """The suite's own scenarios."""
    return load_checked_suite().plans


def taken(decisions: Mapping[str, Decision], today: datetime.date | None = None) -> Decisions:
    """Decisions that are taken on the suite. Raises Refused."""
    return take(decisions, plans, today)


def plan_of(case: str, decisions: Decisions | None = None) -> Plan:
    """A scenario, as decisions settle it."""
    (found,) = (decisions or Decisions()).settle(plan for plan in plans() if plan.case == case)
    return found
