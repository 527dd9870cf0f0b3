"""To leave out what would change what comes about is a failure; to leave out what changes nothing never is."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.position import Position
from oracle.protocol.messages import Decision, Reply
from oracle.protocol.results import Result
from oracle.suite.run.verdict import run_plan
from tests.manners.base import Manner, Question
from tests.suite.written import compiled

STEPS = """
Given a game of Lorcana
And these cards
  | ref   | card                                    | player | zone | state    |
  | gift  | Bestow a Gift                           | Ann    | hand |          |
  | mine  | a character costing 5, with 5 Willpower | Ann    | play | 2 damage |
  | his   | a character costing 5, with 5 Willpower | Bob    | play | 3 damage |
  | third | a character costing 6, with 5 Willpower | Bob    | play |          |
And Ann has 1 ready ink
When Ann plays gift for its ink cost
And Ann chooses {source}
And Ann chooses {target}
Then it is accepted
And third has {damage} damage
"""


class LeavesOut(Manner):
    """Leaves out one card wherever damage is moved onto it, and takes what is left where it is one thing."""

    ref = "his"

    def ask(self, real: Decision) -> Question:
        left = tuple(option for option in real.options if option != self.ref)
        if self.memory is None or not 0 < len(left) < len(real.options):
            return self.same(real)

        def said(taken: tuple[str, ...]) -> Reply:
            return self.wrong() if self.ref in taken else self.tell(taken)

        return Question(replace(real, options=left), said)

    def replied(self, reply: Reply, start: Position) -> Reply:
        self.memory = True if start.decision is not None else None
        return super().replied(reply, start)


class LeavesOutSource(LeavesOut):
    """The same of the card that damage is moved from."""

    def replied(self, reply: Reply, start: Position) -> Reply:
        self.memory = True if start.decision is None else None
        return Manner.replied(self, reply, start)


class LeavesOutThird(LeavesOut):
    """The same of another card."""

    ref = "third"


def judged(engine: type[LeavesOut], source: str, target: str, damage: int, crowd: int = 0) -> Result:
    """The verdict on a scenario that moves 1 damage, with a crowd of Bob's characters."""
    row = "  | {} | a character costing 5, with 5 Willpower | Bob | play | 1 damage |\n"
    steps = STEPS.replace(
        "And Ann has 1 ready", "".join(row.format(f"c{n}") for n in range(crowd)) + "And Ann has 1 ready"
    )
    (plan,), problems = compiled(steps.format(source=source, target=target, damage=damage))
    assert problems == []
    made = engine(ReferenceEngine)
    plan = replace(plan, varied="1" if crowd else "")
    return run_plan(plan, made, "2.2", made.initialize())


def test_what_changes_nothing_need_not_be_offered() -> None:
    assert judged(LeavesOut, "his", "third", 1).verdict == "pass"


def test_a_scenario_that_wants_it_ends_there() -> None:
    found = judged(LeavesOut, "his", "his", 0)
    assert (found.verdict, "not tried to its end" in found.message) == ("pass", True)


@pytest.mark.parametrize("target", ["his", "third"])
def test_what_matters_has_to_be_offered(target: str) -> None:
    """From her own character the damage goes to either of his, so both matter, whichever is wanted."""
    found = judged(LeavesOut, "mine", target, int(target == "third"))
    assert found.verdict == "fail"
    if target == "his":
        assert "asked, but did not offer his" in found.message


def test_the_only_thing_of_use_has_to_be_offered() -> None:
    found = judged(LeavesOutThird, "his", "third", 1)
    assert found.verdict == "fail"
    assert "asked, but did not offer third" in found.message


def test_in_a_variation_with_too_many_answers_to_try_nothing_is_said() -> None:
    """Thirty sources with thirty targets each: nobody knows whether leaving one out matters."""
    found = judged(LeavesOutSource, "his", "third", 1, crowd=27)
    assert (found.verdict, "too many to try" in found.message) == ("unsupported", True)
    assert judged(LeavesOutSource, "his", "third", 1, crowd=10).verdict == "fail"
