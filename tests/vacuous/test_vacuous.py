"""Steps that cannot fail: none in a share of the suite, and one is found where it is written."""

from __future__ import annotations

from tests.manners.judged import plans
from tests.suite.written import POSITION, compiled
from tests.vacuous.search import found

SHARES = 30
"""The suite is played in so many shares, one of them here; `python -m tests.vacuous` plays all of it."""

HIDDEN = """
When Ann inks doc
Then it is accepted
And Ann does not see doc
"""
EITHER = """
When Ann plays doc for its ink cost
Then the rules leave open: may she?
  | outcome        |
  | it is accepted |
  | it is refused  |
"""


def says(steps: str) -> list[str]:
    """What is found in these steps."""
    plans_of, problems = compiled(POSITION + steps.strip("\n"))
    assert problems == []
    return [one.says for one in found(plans_of)]


def test_no_step_of_a_share_is_vacuous() -> None:
    assert [str(one) for one in found(plans()[::SHARES])] == []


def test_a_card_that_was_seen_is_found() -> None:
    assert says(HIDDEN) == ["nothing makes it fail: Ann does not see doc"]


def test_outcomes_that_are_all_there_is_are_found() -> None:
    (step, scenario) = says(EITHER)
    assert step.startswith("nothing makes it fail: the rules leave open")
    assert scenario == "engines that do nothing pass it: Ann plays doc for its ink cost"


def test_a_step_that_can_fail_is_not_found() -> None:
    assert says("When Ann plays doc for its ink cost\nThen it is accepted\nAnd doc is in Ann's play") == []
