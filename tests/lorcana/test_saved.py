"""Snapshots of the engine: taken up by another one, and damaged ones refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol import messages as m
from tests.play.kind import examples

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
