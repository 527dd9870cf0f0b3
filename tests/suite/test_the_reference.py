"""Every scenario holds on the reference, which gets through it with no help of what its own play has taught."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.suite.intent.line import line_of
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.runner import run_suite
from tests.extent import LONG

EVERY = 1 if LONG else 10
"""Of so many scenarios one is played where all are played for the reports anyway."""


@pytest.mark.parametrize("game", PROFILES)
def test_it_gets_through_every_scenario(game: str) -> None:
    """What players know and scenarios want is found by playing them: a rule that is wrong would excuse itself."""
    edition = PROFILES[game].current
    played = [plan for plan in load_suite().plans if plan.game == game and edition in plan.editions]
    lines = {plan.case: line_of(plan, edition) for plan in played}
    assert len(lines) > 1_000
    assert [case for case, line in lines.items() if not line.whole and line.undecided is None] == []


@pytest.mark.parametrize("game", PROFILES)
def test_every_scenario_holds(game: str) -> None:
    """By the native runner.

    The published reports are of all of them under every edition, and none of them may fail there.
    """
    plans = [plan for plan in load_suite().plans if plan.game == game]
    found = run_suite(plans[::EVERY], ReferenceEngine(), Selection(game=game)).results
    assert len(found) > 1_000 // EVERY
    assert [f"{one.case}: {one.message}" for one in found if one.verdict not in ("pass", "disputed")] == []
