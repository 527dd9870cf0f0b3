"""The same game again: from the same position, from a saved text at every question, and as JSON of every type."""

from __future__ import annotations

from typing import Any, Union

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.decisions import Answer, Decision
from oracle.kernel.errors import InputError
from oracle.kernel.run import Event, Outcome, Position, Task, act, decide
from oracle.lorcana.cards.language import Definition
from oracle.lorcana.legal import legal_actions
from oracle.lorcana.saved import AnyTask, load, save
from oracle.lorcana.state import Modifier, State
from oracle.protocol import messages as m
from tests.lorcana.games import Match, any_task, check_position, examples, good_answer, matches
from tests.lorcana.made_up import made_up

ANY_EVENT: Any = Union[tuple(kind for kind in Event.__subclasses__() if kind.__module__.startswith("oracle.lorcana."))]


def run_both(data: st.DataObject, match: Match, task: Task, *, through_text: bool) -> tuple[Outcome, Outcome]:
    """The same action with the same answers twice; the second time through a text at every question."""
    game, at = match.game, match.at
    again, other = load(save(game, at)) if through_text else (game, at)
    first, second = act(game, at, task), act(again, other, task)
    while first.position.decision is not None:
        assert first == second
        check_position(game, first.position)
        answer = data.draw(good_answer(first.position.decision), label="answer")
        if through_text:
            again, resumed = load(save(again, second.position))
            assert resumed == second.position
            second = decide(again, resumed, answer)
        else:
            second = decide(game, second.position, answer)
        before = first.position
        first = decide(game, before, answer)
        if first.position is before:
            break
    return first, second


@examples(80)
@given(data=st.data(), match=matches(), through_text=st.booleans())
def test_the_same_action_with_the_same_answers_is_the_same(
    data: st.DataObject, match: Match, through_text: bool
) -> None:
    for _ in range(4):
        legal = legal_actions(match.game, match.at.base)
        task = data.draw(st.sampled_from(legal) if legal else any_task(match), label="action")
        if match.at.base.result is not None:
            return
        first, second = run_both(data, match, task, through_text=through_text)
        assert first == second
        if first.position.decision is not None:
            return
        match.at = first.position


# --- JSON of every type ---------------------------------------------------------------------------------


def same_again(value: object, kind: Any) -> None:
    text = msgspec.json.encode(value)
    back = msgspec.json.decode(text, type=kind)
    assert back == value
    assert type(back) is type(value)


@examples(150)
@given(card=made_up())
def test_a_definition_comes_back(card: Definition) -> None:
    same_again(card, Definition)


@examples(60)
@given(data=st.data(), match=matches())
def test_states_tasks_events_and_decisions_come_back(data: st.DataObject, match: Match) -> None:
    for _ in range(4):
        legal = legal_actions(match.game, match.at.base)
        if not legal:
            return
        task = data.draw(st.sampled_from(legal), label="action")
        same_again(task, AnyTask)
        outcome = act(match.game, match.at, task)
        while True:
            _all_same_again(outcome)
            decision = outcome.position.decision
            if decision is None:
                break
            answer = data.draw(good_answer(decision), label="answer")
            same_again(Answer(decision.kind, answer), Answer)
            before = outcome.position
            outcome = decide(match.game, before, answer)
            if outcome.position is before:
                return
        match.at = outcome.position


def _all_same_again(outcome: Outcome) -> None:
    at: Position = outcome.position
    same_again(at.table, State)
    for modifier in at.table.modifiers:
        same_again(modifier, Modifier)
    for event in outcome.events:
        same_again(event, ANY_EVENT)
    for task in at.agenda:
        same_again(task, AnyTask)
    if at.decision is not None:
        same_again(at.decision, Decision)


# --- snapshots of the engine ----------------------------------------------------------------------------

GAME = m.SetupParams(
    game="lorcana",
    edition="2.2",
    position=m.Position(
        players=(m.Player(name="Ann"), m.Player(name="Bob")),
        turn=m.Turn(player="Ann", number=3),
        cards=(
            m.Card(ref="guard", player="Ann", zone="hand", card="Guard"),
            m.Card(ref="doc", player="Ann", zone="play", card="Doc - Leader of the Seven Dwarfs"),
        ),
    ),
    definitions={
        "Guard": {
            "name": "Guard", "type": "character", "cost": 0, "strength": 1, "willpower": 1, "lore": 1,
            "abilities": [{"is": "keyword", "keyword": "bodyguard"}],
        }
    },
)  # fmt: skip


def paused() -> ReferenceEngine:
    engine = ReferenceEngine()
    assert engine.setup(GAME).status == "ok"
    reply = engine.act("Ann", m.Action(kind="play", card="guard", cost=m.Cost(kind="ink")))
    assert reply.decision is not None
    return engine


def test_a_snapshot_taken_at_a_question_is_taken_up_by_another_engine() -> None:
    engine, other = paused(), ReferenceEngine()
    other.restore(engine.snapshot())
    assert other.observe() == engine.observe()
    question = engine.observe().decision
    assert question is not None
    assert other.decide("Ann", question.id, ("yes",)) == engine.decide("Ann", question.id, ("yes",))
    assert other.observe() == engine.observe()
    other.reset()
    assert other.observe().decision == question


def test_restoring_in_the_same_game_keeps_its_beginning() -> None:
    engine = paused()
    moment = engine.snapshot()
    engine.restore(moment)
    engine.reset()
    assert engine.observe().decision is None
    assert engine.snapshot() != moment


@pytest.mark.parametrize("damage", ["", "s1", "lorcana-1", "lorcana-1  {}", "\ud800 a b"])
def test_a_text_that_is_no_snapshot_is_refused_and_nothing_is_lost(damage: str) -> None:
    engine = paused()
    before = engine.snapshot()
    with pytest.raises(InputError, match="snapshot: "):
        engine.restore(damage)
    assert engine.snapshot() == before


@examples(60)
@given(at=st.integers(0, 10_000), put=st.characters(codec="utf-8"))
def test_a_damaged_snapshot_is_never_taken_for_a_game(at: int, put: str) -> None:
    engine = paused()
    text = engine.snapshot()
    place = at % len(text)
    damaged = text[:place] + put + text[place + 1 :]
    if damaged == text:
        return
    with pytest.raises(InputError, match="snapshot: "):
        engine.restore(damaged)
    assert engine.snapshot() == text
