"""Rules and traces of the smallest game: overrides, what is kept of rules that only read, homes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oracle.kernel.errors import IllegalAction, OracleError
from oracle.kernel.open_questions import hearing, rests_on
from oracle.kernel.position import Outcome, Position, act, decide
from oracle.kernel.rules import RuleBook, TraceEntry, decode, makers
from oracle.kernel.run import AnyRun, Run
from tests.kernel.counting import BOOK, GAME, TASKS, Counted, Counting, Do, count, run, start


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
