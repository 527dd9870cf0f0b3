"""An engine may refuse by asking for what the action names, and not offering it; what an action does asks as well."""

from __future__ import annotations

import pytest

from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.suite.run.verdict import run_plan
from tests.faulty.engines import faulty_engine
from tests.manners.actions import AskedAfter
from tests.suite.written import compiled

HURT = """{"is": "sequence", "steps": [{"is": "choose", "what": {"type": ["character"], "whose": "WHOSE"}},
   {"is": "deal-damage", "damage": 1, "it": "chosen"}]}"""
SING = """
Given a game of Lorcana
And the made-up card "Loud Song"
  \"\"\"
  {"name": "Loud Song", "type": "action", "cost": 2, "classifications": ["Song"], "effect": HURT}
  \"\"\"
And these cards
  | ref  | card                  | player | zone | state  |
  | doc  | a character costing 5 | Ann    | play | drying |
  | own  | a character costing 4 | Ann    | play | drying |
  | foe  | a character costing 1 | Bob    | play |        |
  | late | a character costing 1 | Bob    | play |        |
  | song | Loud Song             | Ann    | hand |        |
When Ann sings song with doc
Then it is refused
"""
CHALLENGE = """
Given a game of Lorcana
And the made-up card "Curious Cat"
  \"\"\"
  {"name": "Curious Cat", "type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
   {"is": "triggered", "name": "LOOK", "when": [{"event": "challenges", "this": true}], "effect": HURT}]}
  \"\"\"
And these cards
  | ref  | card                  | player | zone | state   |
  | cat  | Curious Cat           | Ann    | play |         |
  | own  | a character costing 4 | Ann    | play |         |
  | foe  | a character costing 1 | Bob    | play |         |
  | late | a character costing 1 | Bob    | play | exerted |
  | more | a character costing 1 | Bob    | play | exerted |
When Ann challenges foe with cat
Then it is refused
"""
SHIFT = """
Given a game of Lorcana
And the made-up card "Doc - Grown"
  \"\"\"
  {"name": "Doc - Grown", "type": "character", "cost": 5, "strength": 1, "willpower": 3, "lore": 1, "abilities": [
   {"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 1}]},
   {"is": "triggered", "name": "LOOK", "when": [{"event": "played", "this": true}], "effect": HURT}]}
  \"\"\"
And these cards
  | ref  | card                             | player | zone | state |
  | big  | Doc - Grown                      | Ann    | hand |       |
  | doc  | a character costing 1, named Doc | Ann    | play |       |
  | doc2 | a character costing 1, named Doc | Ann    | play |       |
  | own  | a character costing 4            | Ann    | play |       |
  | foe  | a character costing 1            | Bob    | play |       |
  | late | a character costing 1            | Bob    | play |       |
And Ann has 1 ready ink
When Ann shifts big onto own
Then it is refused
"""
ENGINES = {"drying-sings": SING, "challenges-ready-characters": CHALLENGE, "shift-on-any-character": SHIFT}


@pytest.mark.parametrize("whose", ["any", "yours", "opposing"])
@pytest.mark.parametrize("fault", ENGINES)
def test_what_an_action_asks_when_it_is_done_is_no_refusal_of_it(fault: str, whose: str) -> None:
    plans, errors = compiled(ENGINES[fault].replace("HURT", HURT).replace("WHOSE", whose))
    assert errors == []
    engines: dict[str, Engine] = {
        "right": ReferenceEngine(),
        "asks for it": AskedAfter(),
        "wrong": faulty_engine(fault),
        "asks for it and is wrong": AskedAfter(lambda: faulty_engine(fault)),
    }
    verdicts = {
        name: run_plan(plans[0], engine, "2.2", engine.initialize()).verdict for name, engine in engines.items()
    }
    assert verdicts == {"right": "pass", "asks for it": "pass", "wrong": "fail", "asks for it and is wrong": "fail"}
