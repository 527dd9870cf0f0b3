"""The example engines and the reference play the same games without a difference."""

from __future__ import annotations

import sys

import pytest

from oracle.assurance.fuzz.job import Job
from oracle.assurance.fuzz.ledger import Outcome, Plan
from oracle.engines.process import ProcessEngine
from tests.examples.start import ENGINES, find_node

EDITIONS = {"lorcana": ("2.2",), "altered": ("3.0",)}
GAMES = {"python": (*EDITIONS,), "typescript": ("lorcana",)}


def command(engine: str) -> list[str]:
    if engine == "python":
        return [sys.executable, str(ENGINES / "python" / "plain_engine.py")]
    return [str(find_node()), str(ENGINES / "typescript" / "engine.ts")]


@pytest.mark.parametrize(("engine", "games"), [("python", 10), ("typescript", 40)])
def test_no_difference_in_a_short_campaign(engine: str, games: int) -> None:
    told: list[Outcome] = []
    plan = Plan(seed=1, editions={game: EDITIONS[game] for game in GAMES[engine]})
    with ProcessEngine(command(engine)) as child:
        Job(plan, child).run(games, lambda: False, told.append)
    assert [outcome.difference for outcome in told if outcome.difference] == []
    assert sum(outcome.actions for outcome in told) > 50
