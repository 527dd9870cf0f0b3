"""What is looked at while an engine's own question is open has not been judged yet."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.suite.run.verdict import run_plan
from tests.manners.table import MANNERS
from tests.suite.written import compiled

QUEST = """Given a game of Lorcana
And these cards
  | ref  | card                              | player | zone |
  | hero | a character costing 1 with 2 Lore | Ann    | play |
And Ann's deck has 3 cards
And Bob's deck has 3 cards
When Ann quests with hero
Then it is accepted
And Ann has LORE lore
"""
THEN_ENDS = QUEST + "When Ann ends their turn\nThen it is accepted\n"


@pytest.mark.parametrize("manner", ["the-same", "really", "asks-everything", "asks-to-go-on", "asks-at-the-end"])
@pytest.mark.parametrize("steps", [QUEST, THEN_ENDS], ids=["at the end", "before another action"])
@pytest.mark.parametrize(("lore", "verdict"), [("2", "pass"), ("0", "fail")])
def test_nothing_holds_only_since_a_question_is_open(manner: str, steps: str, lore: str, verdict: str) -> None:
    plans, errors = compiled(steps.replace("LORE", lore))
    assert not errors, errors
    engine = MANNERS[manner](ReferenceEngine)
    assert run_plan(plans[0], engine, "2.2", engine.initialize()).verdict == verdict
