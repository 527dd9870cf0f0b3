"""The end of a game: it is judged when it comes, and nothing but the result counts after it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import GameResult
from oracle.protocol.results import Result
from oracle.suite.play.ending import ends_with
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG
from tests.suite.ends import AFTER, OVER, Announcing, Ending
from tests.suite.written import compiled

EVERY = 1 if LONG else 31
"""Of so many scenarios one is tried where there is little time."""
GAME = """
Given a game of Lorcana
And these cards
  | ref  | card                  | player | zone |
  | doc  | a character costing 2 | Ann    | play |
  | elsa | a character costing 4 | Ann    | hand |
And Ann has {lore} lore
And Ann's deck has 3 cards
And Bob's deck has 3 cards
"""
QUEST = "When Ann quests with doc\nThen it is accepted\n"
INK = "When Ann inks elsa\nThen it is accepted\n"
WON = "And Ann has won\n"


def told(steps: str, engine: ReferenceEngine, lore: int = 0, edition: str = "2.2") -> Result:
    plans, errors = compiled(GAME.format(lore=lore) + steps)
    assert not errors, errors
    return run_plan(plans[0], engine, edition, engine.initialize())


def test_an_end_that_no_step_speaks_of_fails_at_the_end_of_the_scenario() -> None:
    assert told(QUEST, ReferenceEngine()).verdict == "pass"
    found = told(QUEST, ReferenceEngine(), lore=19)
    assert (found.verdict, found.message) == ("fail", "Ann quests with doc: expected the game goes on; got Ann won")
    assert told(QUEST + WON, ReferenceEngine(), lore=19).verdict == "pass"


def test_an_end_that_comes_too_early_or_too_late_fails() -> None:
    steps = INK + QUEST + WON
    assert told(steps, ReferenceEngine(), lore=19).verdict == "pass"
    found = told(steps, Announcing(1), lore=19)
    assert (found.verdict, found.message) == ("fail", "Ann inks elsa: expected the game goes on; got Ann won")
    late = told(
        QUEST + WON + "When Ann inks elsa\nThen it is refused\n", Ending(lambda seen: replace(seen, result=None)), 19
    )
    assert (late.verdict, late.message) == ("fail", "Ann has won: expected Ann has won; got the game goes on")


@pytest.mark.parametrize(
    "result", [GameResult(winner="Bob", losers=("Ann",)), GameResult(), replace(OVER, losers=("Ann",))]
)
def test_another_result_fails(result: GameResult) -> None:
    found = told(QUEST + WON, Ending(lambda seen: replace(seen, result=result)), 19)
    assert found.verdict == "fail"
    assert "Ann has won" in found.message


LAST = """And nobody is asked
And no ability waits
And only this has changed
  | what   | from | to      |
  | result | none | Ann won |
When Bob ends their turn
Then it is refused
And nothing has changed
"""


@pytest.mark.parametrize("name", AFTER)
def test_after_the_end_only_the_result_counts(name: str) -> None:
    found = told(QUEST + WON + LAST, Ending(AFTER[name]), 19)
    assert (found.verdict, found.message) == ("pass", "")


def test_a_refusal_after_the_end_that_changes_the_result_fails() -> None:
    engine: Any = Ending(lambda seen: replace(seen, result=next(results)))
    results = iter([OVER] * 3 + [GameResult(winner="Bob")] * 9)
    found = told(QUEST + WON + LAST.partition("changed\n  |")[2].partition("won |\n")[2], engine, 19)
    assert (found.verdict, "nothing has changed" in found.message) == ("fail", True)


def test_a_table_of_changes_that_ends_the_game_has_no_other_rows() -> None:
    changes = "And only this has changed\n| what | to |\n| result | Ann won |\n| Ann's lore | 20 |\n"
    _, errors = compiled(GAME.format(lore=19) + QUEST + changes)
    assert errors == [
        "written.feature:15: once the game is over only its result counts; leave the rows of other things out"
    ]


def test_the_action_that_ends_the_game_is_found_by_edition_and_with_its_answers() -> None:
    reading = "Then by reading\n| reading | outcome |\n| 2.1 | Ann has won |\n| 2.2 | the game goes on |\n"
    plans, errors = compiled(GAME.format(lore=0) + INK + QUEST + "When Ann chooses doc\n" + reading)
    assert not errors, errors
    ending = ends_with(plans[0].calls, "2.1")
    assert ending is not None
    assert ending.text == "Ann quests with doc"
    assert ends_with(plans[0].calls, "2.2") is None


def test_a_winner_announced_after_the_first_action_fails_wherever_the_game_goes_on() -> None:
    """The scenarios in which the reference's game is not over after the first action."""
    engine, reference = Announcing(), ReferenceEngine()
    info = engine.initialize()
    fooled, caught = [], 0
    for plan in load_suite().plans[::EVERY]:
        edition = plan.editions[-1]
        acts = [call for call in plan.calls if call.is_when and not call.answers]
        if not acts or ends_with(plan.calls, edition) is acts[0]:
            continue
        expected = run_plan(plan, reference, edition, info)
        undecided = not expected.steps and expected.message.startswith("undecided:")
        if expected.verdict == "unsupported" or undecided:
            # Whoever stops before a step is judged has no table that could announce anything.
            continue
        verdict = run_plan(plan, engine, edition, info).verdict
        caught += verdict == "fail"
        fooled += [plan.case] if verdict != "fail" else []
    assert fooled == []
    assert caught * EVERY > 1000
