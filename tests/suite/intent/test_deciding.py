"""Which choices decide nothing: whatever is answered, the same complete state comes of it."""

from __future__ import annotations

import pytest

from oracle.suite.intent.equivalence import swaps
from oracle.suite.intent.line import line_of
from oracle.suite.intent.relabelling import Swap
from oracle.suite.plan import Plan
from tests.suite.written import TOLL, compiled

EDITIONS = {"lorcana": "2.2", "altered": "3.0"}

GOAT = """Given a game of Lorcana
And the made-up card "Fainting Goat"
  \"\"\"
  {"type": "character", "cost": 1, "strength": 1, "willpower": 3, "lore": 1,
   "abilities": [{"is": "triggered", "name": "FAINT", "when": [{"event": "played", "what": {"type": ["item"]}}],
                  "effect": {"is": "may", "do": {"is": "deal-damage", "it": "this", "damage": 1}}}]}
  \"\"\"
And these cards
  | ref  | card              | player | zone |
  | one  | Fainting Goat     | Ann    | play |
  | two  | Fainting Goat     | Ann    | play |
  | drum | an item costing 1 | Ann    | hand |
And Ann has 1 ready ink
When Ann plays drum for its ink cost
And Ann chooses one
And Ann chooses yes
And Ann chooses no
Then it is accepted
"""

COLOSSUS = """Given a game of Altered
And the made-up card "Colossus"
  \"\"\"
  {"type": "character", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1, "water": 1,
   "abilities": [{"is": "reaction", "name": "Stomp", "symbol": "join",
                  "effect": {"is": "gain", "what": {"is": "this"}, "count": 1}},
                 {"is": "reaction", "name": "Roar", "symbol": "hand", "effect": EFFECT}]}
  \"\"\"
And these cards
  | ref | card     | player | zone |
  | col | Colossus | Ann    | hand |
And Ann has 1 ready mana
And Ann's deck has 3 cards
When Ann plays col for its mana cost in the hero expedition
And Ann chooses col: Roar
Then it is accepted
"""
SUBHASH = """Given a game of Altered
And the made-up card "Tinkerer"
  \"\"\"
  {"type": "hero", "reserve_limit": 2, "landmark_limit": 2,
   "abilities": [{"is": "reaction", "name": "Tinker", "trigger": {"event": "phase", "phase": "noon"},
                  "effect": {"is": "pay-to", "cost": [{"is": "pay-mana", "mana": 1}], "then": {"is": "draw"}}}]}
  \"\"\"
And these cards
  | ref  | card     | player | zone |
  | hero | Tinkerer | Ann    | hero |
And Ann has 1 ready mana
When Ann passes
And Bob passes
And Ann chooses yes
Then it is accepted
"""
DRAW = '{"is": "draw"}'
SACRIFICE = '{"is": "sacrifice", "what": {"is": "this"}}'

CHILL = """Given a game of Lorcana
And these cards
  | ref   | card                  | player | zone |
  | chill | Sudden Chill          | Ann    | hand |
  | one   | a character costing 1 | Bob    | hand |
  | two   | a character costing 1 | Bob    | hand |
And Ann has 2 ready ink
When Ann plays chill for its ink cost
And Bob chooses one
Then it is accepted
"""


BANISHED = f"""Given a game of Lorcana
{TOLL}And these cards
  | ref  | card                  | player | zone | state |
  | toll | Toll                  | Ann    | hand |       |
  | one  | a character costing 1 | Ann    | play | |
  | two  | a character costing 1 | Ann    | play | |
And Ann has 1 ready ink
When Ann plays toll for its ink cost
And Ann chooses one
Then it is accepted
"""

PLAYED = f"""Given a game of Lorcana
{TOLL}And the made-up card "Vain Duck"
  \"\"\"
  {{"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
   "abilities": [{{"is": "triggered", "when": [{{"event": "quested", "what": {{"type": ["character"]}}}}],
                  "effect": {{"is": "gain-lore", "lore": 1}}}}]}}
  \"\"\"
And these cards
  | ref  | card                  | player | zone |
  | toll | Toll                  | Ann    | hand |
  | one  | a character costing 1 | Ann    | hand |
  | drum | an item costing 1     | Ann    | hand |
  | two  | a character costing 1 | Ann    | hand |
And Ann has 4 ready ink
When Ann plays one for its ink cost
And Ann plays drum for its ink cost
And Ann plays two for its ink cost
And Ann plays toll for its ink cost
And Ann chooses one
Then it is accepted
"""


def found(steps: str) -> list[tuple[Swap, ...] | None]:
    """What trades names with another answer, for each choice in turn; None where it decides something."""
    plans, errors = compiled(steps)
    assert not errors, errors
    plan: Plan = plans[0]
    edition = EDITIONS[plan.game]
    line = line_of(plan, edition)
    assert line.whole
    facts = [fact for unit in line.units for fact in unit.facts if fact.answer is not None and not fact.said]
    return [swaps(plan, edition, line, fact) for fact in facts]


@pytest.mark.parametrize(
    ("steps", "trading"),
    [
        # Each goat takes or leaves its own damage, whichever comes first.
        pytest.param(GOAT, [(), None, None], id="lorcana: abilities that do not touch each other"),
        pytest.param(CHILL, [((("one", "two"),),)], id="lorcana: which of two equal cards goes"),
        pytest.param(
            CHILL.replace("costing 1 | Bob", "costing 2 | Bob", 1), [None], id="lorcana: which of two cards goes"
        ),
        pytest.param(BANISHED, [((("one", "two"),),)], id="lorcana: which of two equal characters goes"),
        pytest.param(BANISHED.replace("play | |", "play | 1 damage |", 1), [None], id="lorcana: one has damage"),
        pytest.param(
            BANISHED.replace("When", "When Ann quests with one\nAnd", 1), [None], id="lorcana: one was used this turn"
        ),
        pytest.param(PLAYED, [((("one", "two"),),)], id="lorcana: one was played earlier"),
        pytest.param(
            PLAYED.replace("a character costing 1", "Vain Duck"), [None], id="lorcana: one with text was played earlier"
        ),
        pytest.param(COLOSSUS.replace("EFFECT", DRAW), [()], id="altered: reactions that do not touch each other"),
        pytest.param(COLOSSUS.replace("EFFECT", SACRIFICE), [()], id="altered: a boost on a card that goes anyway"),
        pytest.param(SUBHASH, [None], id="altered: whether something is paid"),
    ],
)
def test_what_decides_nothing_and_what_does(steps: str, trading: list[tuple[Swap, ...] | None]) -> None:
    assert found(steps) == trading
