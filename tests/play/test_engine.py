"""The engine around a game: who may say what, and when."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.decisions import Decision
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import act, decide
from oracle.protocol import messages
from oracle.protocol.messages import Action, Reply
from tests.play.kind import PLAYERS, Kind, bad_answers, examples, good_answer
from tests.play.kinds import LORCANA, of_every_kind


def engine_at(kind: Kind, data: st.DataObject) -> ReferenceEngine:
    """The reference at some moment: between actions, at a question, or after the end."""
    draw = data.draw
    match = draw(kind.matches())
    for _ in range(draw(st.integers(0, 6))):
        at = match.at
        try:
            if at.decision is not None:
                match.at = decide(match.game, at, draw(good_answer(at.decision))).position
            elif at.base.result is None:
                listed = kind.legal(match.game, at.base)
                end = kind.concession(draw(st.sampled_from(PLAYERS))) if draw(st.integers(0, 9)) == 9 else None
                task = end or draw(st.sampled_from(listed or [kind.passing(at.base)]))
                match.at = act(match.game, at, task).position
        except (Undecided, Unsupported):
            break
    engine = ReferenceEngine()
    engine.restore(kind.binding.archive.save(match.game, match.at))
    return engine


def refused_without_change(engine: ReferenceEngine, reply: Reply, before: str) -> None:
    assert reply.status == "refused"
    assert reply.code
    assert reply.message
    assert engine.snapshot() == before


@of_every_kind
@examples(35)
@given(data=st.data())
def test_what_nobody_was_asked_is_refused_and_changes_nothing(kind: Kind, data: st.DataObject) -> None:
    engine = engine_at(kind, data)
    seen, before = engine.observe(), engine.snapshot()
    pending = seen.decision
    for decision in ("d", "d-1", f"d{10**6}", "", "\N{SNOWMAN}"):
        refused_without_change(engine, engine.decide("Ann", decision, ("yes",)), before)
    if pending is not None:
        other = next(name for name in PLAYERS if name != pending.player)
        for taken in ((), pending.options[:1], pending.options):
            refused_without_change(engine, engine.decide(other, pending.id, taken), before)
        bad = data.draw(st.sampled_from(bad_answers(_decision(pending), ())), label="bad answer")
        reply = engine.decide(pending.player, pending.id, bad)
        refused_without_change(engine, reply, before)
        assert reply.decision == pending
    if pending is not None or seen.result is not None:
        assert engine.legal().actions == ()
        cards = [card.ref for card in seen.position.cards]
        for player in PLAYERS:
            for action in kind.ordinary_actions(cards):
                refused_without_change(engine, engine.act(player, action), before)
    if seen.result is not None and kind is LORCANA:
        for player in PLAYERS:
            refused_without_change(engine, engine.act(player, Action(kind="concede")), before)


@examples(40)
@given(data=st.data(), player=st.sampled_from(PLAYERS))
def test_conceding_ends_the_game_at_any_moment(data: st.DataObject, player: str) -> None:
    engine = engine_at(LORCANA, data)
    if engine.observe().result is not None:
        return
    assert engine.act(player, Action(kind="concede")).status == "accepted"
    seen = engine.observe()
    assert seen.result is not None
    assert player in seen.result.losers
    assert seen.decision is None
    assert seen.waiting == ()


def _decision(seen: messages.Decision) -> Decision:
    return Decision(kind=seen.kind, player=seen.player, options=seen.options, least=seen.least, most=seen.most)
