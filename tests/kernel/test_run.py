"""The run of actions on the smallest game: agenda, answers, points of return, budget, trials."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oracle.kernel.chance import Chance, drawn
from oracle.kernel.errors import IllegalAction, InputError, OracleError
from oracle.kernel.position import Position, Trial, act, decide
from oracle.kernel.rules import TraceEntry
from oracle.kernel.run import AnyRun, Run
from oracle.kernel.saved import Paused, pause, resume
from oracle.kernel.state import State
from tests.kernel.counting import GAME, Counted, Counter, Counting, Do, Shown, count, count_once, refuse, run, start


def test_an_action_without_questions_runs_through() -> None:
    outcome = run("count")
    assert outcome.accepted
    assert count(outcome) == 1
    assert outcome.events == (Counted(counter=1),)
    assert outcome.position == Position.at(outcome.position.base)


def test_events_are_reported_once_across_questions() -> None:
    first = run("ask")
    assert first.events == (Counted(counter=1), Shown())
    second = decide(GAME, first.position, ("2",))
    assert second.events == ()
    assert second.position.decision is not None
    assert (second.position.decision.player, second.position.decision.serial) == ("Bob", 1)
    third = decide(GAME, second.position, ("4",))
    assert third.events == (Counted(counter=1, by=8),)
    assert count(third) == 9
    assert third.position.serial == 2


def test_the_table_shows_what_has_happened_and_the_base_does_not() -> None:
    at = run("ask").position
    assert at.base == start()
    assert at.table.objects == {1: Counter(1, 1), 2: Counter(2)}


def test_a_wrong_answer_keeps_the_question_and_the_answers_before_it() -> None:
    second = decide(GAME, run("ask").position, ("2",)).position
    for wrong in (("5",), (), ("3", "4"), ("3", "3"), ("1",)):
        refused = decide(GAME, second, wrong)
        assert refused.clause == "no-option"
        assert refused.position is second
        assert refused.events == ()
    assert count(decide(GAME, second, ("3",))) == 7


def test_a_refused_action_is_undone_except_for_what_cannot_be() -> None:
    outcome = run("refuse")
    assert (outcome.clause, outcome.why) == ("3.1.1", "never")
    assert outcome.passed == ("3.1.1", "3.1")
    assert outcome.events == ()
    assert outcome.position.table.objects == {1: Counter(1), 2: Counter(2)}


def test_tasks_run_in_order_before_what_already_waits() -> None:
    outcome = run("then")
    assert count(outcome) == 2
    assert outcome.position.agenda == (Do(what="ask"), Do(what="count"))
    done = decide(GAME, decide(GAME, outcome.position, ("1",)).position, ("3",))
    assert count(done) == 6
    assert done.position.agenda == ()


def test_a_refusal_of_a_later_task_is_a_bug_of_the_oracle() -> None:
    with pytest.raises(OracleError, match=r"later task|after the action"):
        run("later")


def test_a_mandatory_loop_ends_with_the_result_loop() -> None:
    outcome = run("forever")
    assert outcome.position.table.result == "loop"
    assert count(outcome) == GAME.task_budget
    assert outcome.position.agenda == ()
    assert outcome.position.decision is None


def test_a_game_states_how_long_an_action_may_go_on() -> None:
    patient = Counting()
    patient.task_budget = 3 * GAME.task_budget
    outcome = act(patient, Position.at(start()), Do(what="forever"))
    assert count(outcome) == patient.task_budget


def test_a_loop_goes_on_while_what_the_rules_bound_is_still_counted() -> None:
    class Bounded(Counting):
        def counted(self, state: State) -> object:
            return min(sum(each.count for each in state.objects.values()), 3 * self.task_budget - 1)

    outcome = act(Bounded(), Position.at(start()), Do(what="forever"))
    assert count(outcome) == 4 * GAME.task_budget
    assert outcome.position.table.result == "loop"


def test_a_loop_that_makes_more_each_time_ends_before_it_has_no_end() -> None:
    outcome = run("ever more")
    assert outcome.position.table.result == "loop"
    assert outcome.position.agenda == ()
    assert GAME.event_budget < len(outcome.events) <= 2 * GAME.event_budget + 1


def test_back_to_an_earlier_question() -> None:
    second = decide(GAME, run("back").position, ("1",))
    refused = decide(GAME, second.position, ("1",))
    assert refused.clause == "7.1"
    assert refused.position is second.position
    assert decide(GAME, second.position, ("2",)).accepted


def test_what_is_declared_happens_before_the_question() -> None:
    first = run("declare")
    assert first.events == (Shown(),)
    assert 2 in first.position.table.objects
    done = decide(GAME, first.position, ("no",))
    assert done.events == (Counted(counter=1),)
    assert sorted(done.position.table.objects) == [1, 2]


def test_wrong_calls_are_bugs_of_the_caller() -> None:
    with pytest.raises(OracleError, match="pending"):
        act(GAME, run("ask").position, Do(what="count"))
    with pytest.raises(OracleError, match="no decision"):
        decide(GAME, Position.at(start()), ("1",))


def test_the_number_of_a_question_is_not_used_again_after_an_undone_action() -> None:
    asked = run("undone")
    undone = decide(GAME, asked.position, ("yes",))
    assert undone.clause == "3.1.1"
    assert undone.position.decision is None
    again = act(GAME, undone.position, Do(what="undone"))
    assert asked.position.decision is not None
    assert again.position.decision is not None
    assert again.position.decision.serial != asked.position.decision.serial


# --- trials ---------------------------------------------------------------------------------------------


def committed(run: AnyRun) -> None:
    count_once(run)
    run.then(Do(what="count"))
    run.commit()
    raise AssertionError("a trial ends at its commit")


def asking(run: AnyRun) -> None:
    count_once(run)
    run.ask("may", "Ann", ("yes", "no"))
    raise AssertionError("a trial ends at its question")


def throwing(_: AnyRun) -> None:
    """What chance does next by the script is a shuffle, and it is still to come."""
    drawn(Chance(script=(("a", "b"),)), ("1", "2"))
    raise AssertionError("the script says nothing of this")


@pytest.mark.parametrize(
    ("attempt", "possible"),
    [(count_once, True), (committed, True), (asking, True), (throwing, True), (refuse, False)],
)
def test_a_trial_leaves_no_trace(attempt: Any, possible: bool) -> None:
    trace: list[TraceEntry] = []
    state = start()
    one = Run(GAME, state, (), trace=trace)
    one.declare(Shown())
    assert one.could(lambda: attempt(one)) is possible
    assert one.state is state
    assert (one.events, one.tasks, one.declared, one.cursor) == ([], [], [Shown()], 0)
    assert trace == []
    assert not one.trial


def test_a_trial_inside_a_trial_goes_on_trying() -> None:
    one = Run(GAME, start(), ())

    def outer() -> None:
        assert not one.could(lambda: refuse(one))
        assert one.trial
        count_once(one)
        assert one.could(lambda: asking(one))
        assert one.state.objects[1].count == 1

    assert one.could(outer)
    assert one.state.objects[1].count == 0


@pytest.mark.parametrize(("what", "possible"), [("count", True), ("ask", True), ("refuse", False)])
def test_could_says_what_act_will(what: str, possible: bool) -> None:
    state = start()
    assert Trial(GAME, state).could(Do(what=what)) is possible
    assert state == start()
    assert run(what).accepted is possible


# --- saved ----------------------------------------------------------------------------------------------


def through_json(at: Position) -> Position:
    kept: Paused[State, Do] = msgspec.json.decode(msgspec.json.encode(pause(at)), type=Paused[State, Do])
    objects = {i: msgspec.convert(thing, Counter) for i, thing in kept.base.objects.items()}
    base = msgspec.structs.replace(kept.base, objects=objects)
    return resume(GAME, msgspec.structs.replace(kept, base=base))


@pytest.mark.parametrize("what", ["ask", "back", "declare", "count"])
def test_a_position_goes_through_json_at_every_question(what: str) -> None:
    at = run(what).position
    while True:
        assert through_json(at) == at
        if at.decision is None:
            return
        at = decide(GAME, through_json(at), at.decision.options[-1:]).position
        if what == "back" and at.answers:
            return


def test_a_position_that_cannot_be_one_of_this_game_is_refused() -> None:
    for what in ("count", "refuse"):
        with pytest.raises(InputError, match="the action under way"):
            resume(GAME, Paused(base=start(), agenda=(Do(what=what),)))


def test_an_illegal_action_says_its_clause() -> None:
    assert str(IllegalAction("3.1.1", "never")) == "3.1.1: never"
