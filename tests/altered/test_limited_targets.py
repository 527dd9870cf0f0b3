"""Targets that are limited together: as many as fit have to be chosen (6.5.b)."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.suite.run.verdict import run_plan
from tests.suite.written import compiled

AVALANCHE = """
Given a game of Altered
And the made-up card "Avalanche"
  \"\"\"
  {{"type": "spell", "hand_cost": 1, "reserve_cost": 1,
   "effect": {{"is": "discard", "what": {{"is": "target", "what": {{"type": ["permanent"]}},
                                         "count": 3, "total": {{"of": "hand-cost", "most": {most}}}}}}}}}
  \"\"\"
And the made-up card "Hut"
  \"\"\"
  {{"type": "permanent", "zone_type": "landmark", "hand_cost": 1, "reserve_cost": 1}}
  \"\"\"
And these cards
  | ref       | card      | player | zone     |
  | avalanche | Avalanche | Bob    | hand     |
  | one       | Hut       | Ann    | landmark |
  | two       | Hut       | Ann    | landmark |
  | three     | Hut       | Bob    | landmark |
And it is Bob's turn
And Bob has 1 ready mana
When Bob plays avalanche for its mana cost
"""
TWO = """
And Bob chooses one, two and three
Then it is refused
When Bob chooses one
Then it is refused
When Bob chooses one and three
Then it is accepted
And one is in Ann's discard
And two is in Ann's landmark
And three is in Bob's discard
"""
NONE = """
Then it is accepted
And nobody is asked
And one is in Ann's landmark
And avalanche is in Bob's reserve
"""


@pytest.mark.parametrize(("most", "steps"), [(2, TWO), (0, NONE)])
def test_as_many_are_chosen_as_the_limit_allows(most: int, steps: str) -> None:
    (plan,), problems = compiled(AVALANCHE.format(most=most) + steps.lstrip("\n"))
    assert problems == []
    engine = ReferenceEngine()
    result = run_plan(plan, engine, "3.0", engine.initialize())
    assert (result.verdict, result.message) == ("pass", "")
