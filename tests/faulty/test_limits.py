"""A limit that no rule book has is noticed by the suite as it is written."""

from __future__ import annotations

import pytest

from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.faulty.judged import caught, suite
from tests.faulty.limits import LIMITS

MANY = ("-any-number-of-", "4.1-as-often-as-one-likes")
"""Files of scenarios about many things."""


@pytest.mark.parametrize("limit", sorted(LIMITS))
def test_a_limit_is_noticed(limit: str) -> None:
    game, make = LIMITS[limit]
    plans = [plan for plan in suite().plans if any(name in plan.feature for name in MANY)]
    assert caught(run_suite(tuple(plans), make(), Selection(game=game)).results)
