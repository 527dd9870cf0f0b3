"""A step before it happens: changed as a whole, event by event, added to and joined, each way once."""

from __future__ import annotations

import pytest

from oracle.games.altered.rules.effects.changed_steps import Stages, changed
from oracle.kernel.decisions import Answer
from oracle.kernel.replacing import Way
from oracle.kernel.run import AnyRun, Run
from tests.kernel.counting import Counting, start
from tests.kernel.test_replacing import Later, a_run, events, names, table, way


def stages(
    whole: list[Way] | None = None,
    joining: list[Way] | None = None,
    single: dict[str, list[Way]] | None = None,
    added: dict[str, list[Way]] | None = None,
) -> Stages:
    return Stages(
        whole=lambda _run, events: (whole or []) if events else [],
        joining=lambda _run, events: (joining or []) if events else [],
        single=table(**(single or {})),
        added=table(**(added or {})),
    )


def step(run: AnyRun, given: list[str], changing: Stages) -> tuple[list[str], list[str]]:
    happens, beside = changed(run, events(*given), changing)
    return names(happens), names(beside)


def test_a_step_that_nothing_changes_happens() -> None:
    assert step(a_run(), ["a", "a"], stages()) == (["a", "a"], [])


def test_the_whole_step_is_changed_before_its_events() -> None:
    table_of = {"a": [way("one", "x")], "b": [way("two", "y")]}
    assert step(a_run(), ["a", "a"], stages(whole=[way("all", "b")], single=table_of)) == (["y"], [])


def test_a_step_can_come_to_nothing() -> None:
    assert step(a_run(), ["a"], stages(whole=[way("none")], single={"a": [way("one", "x")]})) == ([], [])


def test_what_is_added_comes_last_and_is_not_added_to_by_the_same() -> None:
    more = {"a": [way("more", "a")], "x": [way("more", "a")]}
    assert step(a_run(), ["a"], stages(added=more)) == (["a", "a"], [])
    assert step(a_run(), ["a"], stages(single={"a": [way("one", "x")]}, added=more)) == (["x", "x"], [])


def test_what_is_added_can_be_changed() -> None:
    found = step(a_run(), ["a"], stages(single={"b": [way("one", "c")]}, added={"a": [way("more", "b")]}))
    assert found == (["a", "c"], [])


def test_joining_a_step_happens_once_however_many_events_it_has() -> None:
    assert step(a_run(), ["a", "a"], stages(joining=[way("more", "b")])) == (["a", "a", "b"], [])


@pytest.mark.parametrize(("said", "happens"), [("yes", (["x"], [])), ("no", (["a"], ["otherwise"]))])
def test_an_optional_way_is_asked_about_and_not_again(said: str, happens: tuple[list[str], list[str]]) -> None:
    optional = Way(
        effect="o",
        label="o",
        chooser="Ann",
        make=lambda: events("x"),
        optional="Bob",
        declined=(Later(name="otherwise"),),
    )
    run = Run(Counting(), start(), (Answer(kind="may", taken=(said,)),))
    assert step(run, ["a"], stages(single={"a": [optional]})) == happens
