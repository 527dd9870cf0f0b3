"""The end of a game: it is judged when it comes, and nothing but the result counts after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Decision, GameResult, Observation, Reply, SetupParams, SetupResult, Waiting
from oracle.protocol.results import Result
from oracle.suite.ending import ends_with
from oracle.suite.load import load_suite
from oracle.suite.run import run_plan
from tests.suite.written import compiled

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
OVER = GameResult(winner="Ann", losers=("Bob",))
ASKED = Decision(id="late", player="Ann", kind="choose", options=("doc",))


class Announcing(ReferenceEngine):
    """Says after so many actions that somebody has won, and plays on as if nobody had."""

    def __init__(self, actions: int = 1, result: GameResult = OVER) -> None:
        super().__init__()
        self.left, self.actions, self.announced = actions, actions, result

    def setup(self, params: SetupParams) -> SetupResult:
        self.left = self.actions
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self.left -= 1
        return super().act(player, action)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if self.left > 0 or seen.result is not None else replace(seen, result=self.announced)


class Ending(ReferenceEngine):
    """Ends games when the reference does, and shows something of its own from then on."""

    def __init__(self, shows: Callable[[Observation], Observation]) -> None:
        super().__init__()
        self.shows = shows

    def act(self, player: str, action: Action) -> Reply:
        return self._shown(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._shown(super().decide(player, decision, answer))

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if seen.result is None else self.shows(seen)

    def _shown(self, reply: Reply) -> Reply:
        seen = self.observe()
        return replace(reply, decision=seen.decision) if seen.result is not None else reply


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


def bare(seen: Observation) -> Observation:
    """Nothing is left on the table, nobody plays."""
    return replace(
        seen, position=replace(seen.position, cards=(), players=(), turn=replace(seen.position.turn, player=""))
    )


AFTER: dict[str, Callable[[Observation], Observation]] = {
    "clears the board": bare,
    "leaves a question with one answer": lambda seen: replace(seen, decision=ASKED),
    "leaves a question": lambda seen: replace(seen, decision=replace(ASKED, options=("doc", "elsa"))),
    "leaves abilities waiting": lambda seen: replace(seen, waiting=(Waiting(player="Ann", source="doc"),)),
    "leaves out who has lost": lambda seen: replace(seen, result=GameResult(winner="Ann")),
    "goes back to the start of the turn": lambda seen: replace(
        seen, position=replace(seen.position, turn=replace(seen.position.turn, phase="start"))
    ),
}
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
    """Every scenario of the suite in which the reference's game is not over after the first action."""
    engine, reference = Announcing(), ReferenceEngine()
    info = engine.initialize()
    fooled, caught = [], 0
    for plan in load_suite().plans:
        edition = plan.editions[-1]
        acts = [call for call in plan.calls if call.is_when and not call.answers]
        if not acts or ends_with(plan.calls, edition) is acts[0]:
            continue
        if run_plan(plan, reference, edition, info).verdict == "unsupported":
            continue
        verdict = run_plan(plan, engine, edition, info).verdict
        caught += verdict == "fail"
        fooled += [plan.case] if verdict != "fail" else []
    assert fooled == []
    assert caught > 1000
