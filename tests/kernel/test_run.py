"""The run of actions on the smallest game: agenda, answers, points of return, budget, trials, rules and traces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from oracle.kernel.chance import Chance, drawn
from oracle.kernel.errors import IllegalAction, InputError, OracleError
from oracle.kernel.open_questions import hearing, rests_on
from oracle.kernel.position import Outcome, Position, Trial, act, decide
from oracle.kernel.rules import RuleBook, TraceEntry, decode, makers
from oracle.kernel.run import AnyRun, Run
from oracle.kernel.saved import Paused, pause, resume
from oracle.kernel.state import State
from tests.kernel.counting import BOOK, TASKS, Counted, Counter, Counting, Do, Shown, count_once, refuse, start

GAME = Counting()


def run(what: str, trace: list[TraceEntry] | None = None, game: Counting = GAME) -> Outcome:
    return act(game, Position.at(start()), Do(what=what), trace)


def count(outcome: Outcome) -> int:
    return int(outcome.position.table.objects[1].count)


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


# --- rules and traces -----------------------------------------------------------------------------------


def test_two_rules_of_one_name_are_refused() -> None:
    book = RuleBook("twice")

    @book.rule("1")
    def same(run: AnyRun) -> None:
        """First."""

    with pytest.raises(OracleError, match="two rules of twice are named same"):
        book.rule("2")(same)


def test_a_rule_is_called_with_its_own_arguments_whatever_they_are_called() -> None:
    book = RuleBook("names")

    def odd(run: AnyRun, other: str, *, chosen: str, trace: str = "t", entry: str = "e") -> tuple[str, ...]:
        assert run
        return other, chosen, trace, entry

    called = book.rule("1")(odd)
    for overrides in ({}, {"odd": odd}, {"another": odd}):
        run = Run(Counting(overrides), start(), (), trace=[])
        assert called(run, "o", chosen="c", entry="f") == ("o", "c", "t", "f")


def test_an_override_replaces_a_rule_wherever_it_is_called() -> None:
    def twice(run: AnyRun) -> None:
        run.happen(Counted(counter=1, by=2))

    game = Counting({"count_once": twice})
    assert count(run("count", game=game)) == 2
    asked = act(game, Position.at(start()), Do(what="ask"))
    assert asked.position.table.objects[1].count == 2
    assert count(run("count")) == 1


@pytest.mark.parametrize("hooked", [False, True])
def test_a_rule_may_call_its_parameters_what_it_likes(hooked: bool) -> None:
    book = RuleBook("names")

    @book.rule("1")
    def named(
        run: AnyRun, function: str, other: str, *, chosen: str, trace: str = "trace", result: str = "result"
    ) -> str:
        return " ".join((function, other, chosen, trace, result))

    run = Run(Counting({"another": named} if hooked else {}), start(), ())
    assert run.hooked is hooked
    assert named(run, "function", "other", chosen="chosen") == "function other chosen trace result"


def reading(*, rests: bool = False) -> tuple[list[str], Callable[[AnyRun, str], str]]:
    """A rule that only reads, and what it was asked."""
    asked: list[str] = []

    @RuleBook("reading").rule("1", reads=True)
    def tell(run: AnyRun, word: str) -> str:
        asked.append(word)
        if rests:
            rests_on(7)
        if word == "no":
            raise IllegalAction("1", "it is not so")
        return f"{word} {len(run.state.objects)}"

    return asked, tell


def test_a_rule_that_only_reads_is_asked_once_for_each_state() -> None:
    asked, tell = reading()
    one, other = Run(GAME, start(), ()), Run(GAME, start(), ())
    assert tell(one, "a") == tell(one, "a") == tell(other, "a")
    assert tell(one, "b")[0] == "b"
    assert asked == ["a", "a", "b"]


def test_a_refusal_that_is_kept_is_the_same_each_time() -> None:
    asked, tell = reading()
    run = Run(GAME, start(), ())
    for _ in range(3):
        with pytest.raises(IllegalAction, match="it is not so") as refused:
            tell(run, "no")
        assert refused.value.passed == ["1"]
        refused.value.passed.append("whoever caught it")
    assert asked == ["no"]


def test_what_rests_on_an_open_conflict_says_so_each_time() -> None:
    asked, tell = reading(rests=True)
    run = Run(GAME, start(), ())
    for _ in range(2):
        heard: set[int] = set()
        with hearing(heard):
            tell(run, "a")
        assert heard == {7}
    assert asked == ["a", "a"]


@pytest.mark.parametrize("how", ["traced", "overridden", "broken"])
def test_nothing_is_kept_where_a_rule_has_to_show_each_time(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, tell = reading()
    monkeypatch.setattr(Counting, "keeps", how != "broken")
    game = Counting({"another": tell} if how == "overridden" else {})
    run = Run(game, start(), (), trace=[] if how == "traced" else None)
    tell(run, "a")
    tell(run, "a")
    assert asked == ["a", "a"]


def test_homes_name_every_place_of_a_clause() -> None:
    homes = BOOK.homes()
    assert set(homes) == {clause for entry in BOOK.rules.values() for clause in entry.clauses}
    assert homes["2.1"] == homes["2.2"]
    assert homes["2.1"][0].startswith("tests/kernel/counting.py:")
    assert homes["2.1"][0].endswith(" count_by_choice")


def rows(what: str) -> list[tuple[str, int, int, str]]:
    trace: list[TraceEntry] = []
    run(what, trace)
    return [(row.rule, row.depth, row.first_event, row.outcome) for row in decode(trace)]


def test_a_trace_has_depth_events_and_outcomes() -> None:
    assert rows("count") == [("count_once", 0, 0, "applied")]
    assert rows("ask") == [("count_by_choice", 0, 0, "asked"), ("count_once", 1, 0, "applied")]
    assert rows("refuse") == [
        ("refuse", 0, 0, "refused"),
        ("count_once", 1, 0, "applied"),
        ("deny", 1, 2, "refused"),
    ]


def made_by(outcome: Outcome, trace: list[TraceEntry]) -> list[tuple[str, str | None]]:
    rules = makers(decode(trace), len(outcome.events))
    return [
        (type(event).__name__, None if rule is None else rule.rule)
        for event, rule in zip(outcome.events, rules, strict=True)
    ]


def test_each_event_has_the_innermost_rule_that_made_it() -> None:
    trace: list[TraceEntry] = []
    assert made_by(run("ask", trace), trace) == [("Counted", "count_once"), ("Shown", "count_by_choice")]


def test_what_a_rule_does_again_after_an_answer_is_not_counted_twice() -> None:
    position = decide(GAME, run("ask").position, ("2",)).position
    trace: list[TraceEntry] = []
    last = decide(GAME, position, ("4",), trace)
    assert [(row.rule, row.first_event, row.end_event) for row in decode(trace)] == [
        ("count_by_choice", -2, 1),
        ("count_once", -2, -1),
    ]
    assert made_by(last, trace) == [("Counted", "count_by_choice")]


def test_events_are_counted_through_all_tasks_of_a_call() -> None:
    trace: list[TraceEntry] = []
    outcome = run("then", trace)
    assert [(row.rule, row.first_event, row.end_event) for row in decode(trace)] == [
        ("first_then", 0, 0),
        ("count_once", 0, 1),
        ("count_by_choice", 1, None),
        ("count_once", 1, 2),
    ]
    assert made_by(outcome, trace) == [
        ("Counted", "count_once"),
        ("Counted", "count_once"),
        ("Shown", "count_by_choice"),
    ]


def test_tracing_changes_nothing() -> None:
    for what in TASKS:
        if what not in ("forever", "later"):
            assert run(what) == run(what, [])


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
