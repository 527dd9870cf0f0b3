"""What a player answers if asked: an engine may ask, or not, where the rules leave that open."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.engines.base import Engine
from oracle.engines.checked import Heard
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Reply
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from oracle.suite.vectors.build import vector_files
from tests.suite.written import POSITION, compiled

OPEN = """
And the made-up card "Gift"
  \"\"\"
  {"name": "Gift", "type": "action", "cost": 0, "effect": {"is": "may", "do": {"is": "draw", "cards": 1}}}
  \"\"\"
And these cards
  | ref  | card | player | zone |
  | gift | Gift | Ann    | hand |
When Ann plays gift for its ink cost
Then it is accepted
And the rules leave open: is Ann asked?
  | outcome         |
  | Ann is asked    |
  | nobody is asked |
When Ann chooses yes if asked
Then it is accepted
And Ann has 2 cards in hand
"""


class Silent(ReferenceEngine):
    """Takes every first answer itself."""

    answer = "yes"

    def act(self, player: str, action: Any) -> Reply:
        reply = super().act(player, action)
        if reply.decision is None:
            return reply
        return super().decide(reply.decision.player, reply.decision.id, (self.answer,))


class Wrong(Silent):
    """The same with another answer."""

    answer = "no"


def plan() -> Plan:
    (found,), problems = compiled(POSITION + OPEN.strip("\n"))
    assert problems == []
    return found


@pytest.mark.parametrize(("engine", "verdict"), [(ReferenceEngine, "disputed"), (Silent, "disputed"), (Wrong, "fail")])
def test_who_is_asked_answers_and_who_is_not_need_not(engine: type[ReferenceEngine], verdict: str) -> None:
    made: Engine = Heard(engine())
    assert run_plan(plan(), made, "2.2", made.initialize()).verdict == verdict


def test_if_asked_is_for_what_the_rules_leave_open() -> None:
    text = POSITION + "When Ann uses lantern\nAnd Ann chooses yes if asked\nThen it is accepted"
    plans, problems = compiled(text)
    assert plans == []
    assert any("if asked" in problem and "the rules leave open" in problem for problem in problems)


def test_an_option_is_never_if_asked() -> None:
    text = POSITION + 'When Ann uses lantern\nAnd Ann chooses "yes if asked"\nThen it is accepted'
    (found,), problems = compiled(text)
    assert problems == []
    assert found.calls[1].move == Move(player="Ann", answer=("yes if asked",))


def test_no_vector_tells_such_a_scenario() -> None:
    assert vector_files([(plan(), "2.2")]) == ()
