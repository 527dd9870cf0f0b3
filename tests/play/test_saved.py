"""The same game again: from the same position, from a saved text at every question, and as JSON of every type."""

from __future__ import annotations

from typing import Union

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from oracle.kernel.decisions import Answer, Decision
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import Outcome, Position, act, decide
from oracle.kernel.run import Event, Task
from tests.play.kind import Kind, Match, examples, good_answer
from tests.play.kinds import of_every_kind


def run_both(
    kind: Kind, data: st.DataObject, match: Match, task: Task, *, through_text: bool
) -> tuple[Outcome, Outcome]:
    """The same action with the same answers twice; the second time through a text at every question."""
    game, at = match.game, match.at
    save, load = kind.binding.archive.save, kind.binding.archive.load
    again, other = load(save(game, at), None) if through_text else (game, at)
    first, second = act(game, at, task), act(again, other, task)
    while first.position.decision is not None:
        assert first == second
        kind.check_position(game, first.position)
        answer = data.draw(good_answer(first.position.decision), label="answer")
        if through_text:
            again, resumed = load(save(again, second.position), None)
            assert resumed == second.position
            second = decide(again, resumed, answer)
        else:
            second = decide(game, second.position, answer)
        before = first.position
        first = decide(game, before, answer)
        if first.position is before:
            break
    return first, second


@of_every_kind
@examples(35)
@given(data=st.data(), through_text=st.booleans())
def test_the_same_action_with_the_same_answers_is_the_same(kind: Kind, data: st.DataObject, through_text: bool) -> None:
    match = data.draw(kind.matches())
    for _ in range(4):
        if match.at.base.result is not None:
            return
        try:
            legal = kind.legal(match.game, match.at.base)
            task = data.draw(st.sampled_from(legal) if legal else kind.any_task(match), label="action")
            first, second = run_both(kind, data, match, task, through_text=through_text)
        except (Undecided, Unsupported):
            return
        assert first == second
        if first.position.decision is not None:
            return
        match.at = first.position


# --- JSON of every type ---------------------------------------------------------------------------------


def same_again(value: object, type_: object) -> None:
    text = msgspec.json.encode(value)
    back = msgspec.json.decode(text, type=type_)
    assert back == value
    assert type(back) is type(value)


@of_every_kind
@examples(50)
@given(data=st.data())
def test_a_definition_comes_back(kind: Kind, data: st.DataObject) -> None:
    same_again(data.draw(kind.cards()), kind.definition)


@of_every_kind
@examples(40)
@given(data=st.data())
def test_states_tasks_events_and_decisions_come_back(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    for _ in range(4):
        try:
            if not come_back(kind, match, data):
                return
        except (Undecided, Unsupported):
            return


def come_back(kind: Kind, match: Match, data: st.DataObject) -> bool:
    """One action, whose every part comes back; whether there is more to be done."""
    legal = kind.legal(match.game, match.at.base)
    if not legal:
        return False
    task = data.draw(st.sampled_from(legal), label="action")
    same_again(task, kind.task)
    outcome = act(match.game, match.at, task)
    _all_same_again(kind, outcome)
    while (decision := outcome.position.decision) is not None:
        answer = data.draw(good_answer(decision), label="answer")
        same_again(Answer(decision.kind, answer), Answer)
        before = outcome.position
        outcome = decide(match.game, before, answer)
        if outcome.position is before:
            return False
        _all_same_again(kind, outcome)
    match.at = outcome.position
    return True


def events_of(kind: Kind) -> object:
    """What can happen in this game."""
    return Union[
        tuple(each for each in Event.__subclasses__() if each.__module__.startswith(f"oracle.games.{kind.id}."))
    ]


def _all_same_again(kind: Kind, outcome: Outcome) -> None:
    at: Position = outcome.position
    same_again(at.table, kind.state)
    for event in outcome.events:
        same_again(event, events_of(kind))
    for task in at.agenda:
        same_again(task, kind.task)
    if at.decision is not None:
        same_again(at.decision, Decision)
