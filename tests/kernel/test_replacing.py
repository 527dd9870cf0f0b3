"""Replacement before events happen: stages, choices, each effect once, one-shot effects spent for good."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from oracle.kernel.decisions import Answer, NeedsAnswer
from oracle.kernel.replacing import Changed, Way, Ways, replaced
from oracle.kernel.run import AnyRun, Event, Run, Task
from tests.kernel.counting import Counting, start


class Named(Event, frozen=True, tag="named"):
    """An event that is nothing but its name."""

    name: str


class Later(Task, frozen=True, tag="later"):
    """A task that is nothing but its name."""

    name: str


def events(*names: str) -> tuple[Named, ...]:
    return tuple(Named(name=name) for name in names)


def names(found: Iterable[Event | Task]) -> list[str]:
    return [one.name for one in found if isinstance(one, Named | Later)]


def a_run(*taken: str) -> AnyRun:
    return Run(Counting(), start(), tuple(Answer(kind="choose", taken=(each,)) for each in taken))


def way(effect: str, *instead: str, stage: int = 1, spends: str = "") -> Way:
    spent = events(spends) if spends else ()
    return Way(effect=effect, label=effect[0], chooser="Ann", stage=stage, instead=events(*instead), spends=spent)


def table(**ways: list[Way]) -> Ways:
    return lambda _run, event: ways.get(names([event])[0], [])


def happening(run: AnyRun, given: list[str], ways: Ways, **more: Any) -> list[str]:
    return names(replaced(run, events(*given), ways, **more).events)


def test_what_nothing_replaces_happens() -> None:
    assert happening(a_run(), ["hit", "hit"], table()) == ["hit", "hit"]


def test_a_replaced_event_never_happens_and_what_is_spent_comes_last() -> None:
    ways = table(hit=[way("shield", spends="shield gone")])
    assert happening(a_run(), ["hit", "other"], ways) == ["other", "shield gone"]


def test_what_is_spent_on_one_event_is_not_there_for_the_next_of_the_batch() -> None:
    ways = table(hit=[way("shield", spends="shield gone")])
    assert happening(a_run(), ["hit", "hit"], ways) == ["hit", "shield gone"]


def test_the_modified_event_can_be_replaced_again_but_not_by_the_same_effect() -> None:
    ways = table(hit=[way("turn", "hit")])
    assert happening(a_run(), ["hit"], ways) == ["hit"]
    ways = table(hit=[way("turn", "put")], put=[way("turn", "hit"), way("again", "end", "end")])
    assert happening(a_run(), ["hit"], ways) == ["end", "end"]


def test_an_earlier_stage_goes_first_without_a_question() -> None:
    ways = table(hit=[way("late", "late"), way("self", "more", stage=0)], more=[way("late", "late")])
    assert happening(a_run(), ["hit"], ways) == ["late"]


@pytest.mark.parametrize(("taken", "happens"), [("a", ["one"]), ("b", ["two"])])
def test_the_chooser_decides_between_two(taken: str, happens: list[str]) -> None:
    ways = table(hit=[way("a", "one"), way("b", "two")])
    with pytest.raises(NeedsAnswer) as asked:
        happening(a_run(), ["hit"], ways)
    assert (asked.value.decision.player, asked.value.decision.options) == ("Ann", ("a", "b"))
    assert happening(a_run(taken), ["hit"], ways) == happens


def test_of_the_same_effect_one_applies_and_all_are_spent() -> None:
    two = [way("shield", spends="first gone"), way("shield", spends="second gone")]
    assert happening(a_run(), ["hit", "hit"], table(hit=two)) == ["hit", "first gone", "second gone"]


def test_of_the_same_effect_with_different_outcomes_the_chooser_takes_one() -> None:
    two = [way("beast", "on one"), Way(effect="beast", label="other", chooser="Ann", instead=events("on other"))]
    with pytest.raises(NeedsAnswer) as asked:
        replaced(a_run(), events("hit"), table(hit=two))
    assert asked.value.decision.options == ("b", "other")
    assert happening(a_run("other"), ["hit"], table(hit=two)) == ["on other"]


def test_what_another_event_of_the_batch_has_used_up_is_told() -> None:
    told: list[str] = []
    ways = table(hit=[way("shield", spends="shield gone")])
    assert happening(a_run(), ["hit", "hit"], ways, contested=lambda way: told.append(way.effect)) == [
        "hit",
        "shield gone",
    ]
    assert told == ["shield"]


def test_what_has_applied_before_applies_no_more() -> None:
    assert happening(a_run(), ["hit"], table(hit=[way("turn", "put")]), used=frozenset({"turn"})) == ["hit"]


def test_an_event_done_otherwise_stands_and_one_in_its_place_does_not() -> None:
    otherwise = Changed(event=Named(name="harder"), of=Named(name="hit"))
    more = Way(effect="more", label="m", chooser="Ann", instead=(otherwise,))
    found = replaced(a_run(), events("hit", "put", "free"), table(hit=[more], put=[way("turn", "end")]))
    assert (names(found.events), found.stands) == (["harder", "end", "free"], [True, False, True])


def test_what_is_carried_out_afterwards_knows_what_has_applied() -> None:
    draw = Way(effect="draw", label="d", chooser="Ann", afterwards="draw a card")
    found = replaced(a_run(), events("hit"), table(hit=[way("turn", "put")], put=[draw]))
    assert (found.events, found.afterwards) == ([], [("draw a card", frozenset({"turn", "draw"}))])


@pytest.mark.parametrize(("said", "happens"), [("yes", ["gone"]), ("no", ["hit", "gone"])])
def test_an_optional_replacement_that_is_declined_has_had_its_chance(said: str, happens: list[str]) -> None:
    may = Way(effect="o", label="o", chooser="Ann", optional="Bob", spends=events("gone"))
    run = Run(Counting(), start(), (Answer(kind="may", taken=(said,)),))
    assert happening(run, ["hit"], table(hit=[may])) == happens
