"""Whole games of random legal and illegal moves; every state, refusal and question is checked on the way."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oracle.engines.lorcana.binding import LORCANA
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.decisions import Decision
from oracle.kernel.errors import Undecided
from oracle.kernel.run import Outcome, Task, act, decide
from oracle.lorcana.legal import legal_actions
from oracle.lorcana.saved import load, save
from oracle.lorcana.tasks import Concede, Move
from oracle.protocol import messages
from oracle.protocol.messages import Action, Reply
from tests.lorcana.games import (
    PLAYERS,
    Match,
    Watched,
    any_task,
    bad_answers,
    check_position,
    examples,
    good_answer,
    matches,
    visible,
)


def _shows_an_ink_card(task: Task) -> bool:
    """In `seed-chapter-4` ink cards may be moved; whether one is a character shows only then."""
    return isinstance(task, Move) and task.target is None


class Games(RuleBasedStateMachine):
    """Both players do what they like."""

    match: Match

    @initialize(match=matches())
    def begin(self, match: Match) -> None:
        self.match = match

    # --- moves ----------------------------------------------------------------------------------------

    @precondition(lambda self: self.match.at.decision is None and self.match.at.base.result is None)
    @rule(data=st.data())
    def legal_action(self, data: st.DataObject) -> None:
        match = self.match
        listed = legal_actions(match.game, match.at.base)
        if not listed:
            # A reckless character that must challenge keeps the turn from ending (8.7.3).
            return
        task = data.draw(st.sampled_from(listed), label="legal")
        outcome = act(match.game, match.at, task)
        assert outcome.accepted or _shows_an_ink_card(task), (task, outcome.clause, outcome.why)
        self.take(outcome)

    @precondition(lambda self: self.match.at.decision is None and self.match.at.base.result is None)
    @rule(data=st.data())
    def any_action(self, data: st.DataObject) -> None:
        match = self.match
        task = data.draw(any_task(match), label="any")
        try:
            outcome = act(match.game, match.at, task)
        except Undecided:
            return
        if not outcome.accepted:
            assert visible(outcome.position.table) == visible(match.at.table)
        self.take(outcome)

    @precondition(lambda self: self.match.at.decision is not None)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        match = self.match
        decision = match.at.decision
        assert decision is not None
        with suppress(Undecided):
            self.take(decide(match.game, match.at, data.draw(good_answer(decision), label="answer")))

    @precondition(lambda self: self.match.at.decision is not None)
    @rule(data=st.data())
    def bad_answer(self, data: st.DataObject) -> None:
        match = self.match
        decision = match.at.decision
        assert decision is not None
        bad = data.draw(st.sampled_from(bad_answers(decision, sorted(match.game.cards))), label="bad")
        outcome = decide(match.game, match.at, bad)
        assert not outcome.accepted
        assert outcome.position is match.at

    @precondition(lambda self: self.match.at.decision is not None)
    @rule()
    def save_and_load(self) -> None:
        match = self.match
        game, at = load(save(match.game, match.at))
        assert at == match.at
        match.game = Watched(game.edition, game.cards)
        for state in {id(state): state for state in (at.base, at.table, at.start)}.values():
            match.game.start(state)
        match.at = at

    def take(self, outcome: Outcome) -> None:
        before = self.match.at
        assert outcome.position.serial >= before.serial
        self.match.at = outcome.position

    # --- what must hold -------------------------------------------------------------------------------

    @invariant()
    def position_holds(self) -> None:
        check_position(self.match.game, self.match.at)

    @precondition(lambda self: self.match.at.decision is not None)
    @invariant()
    def only_who_is_asked_sees_the_options(self) -> None:
        at = self.match.at
        for viewer in PLAYERS:
            seen = LORCANA.observation(self.match.game, at, viewer).decision
            assert seen is not None
            assert at.decision is not None
            assert bool(seen.options) == (viewer == at.decision.player)

    @precondition(lambda self: self.match.at.base.result is not None)
    @rule()
    def nothing_is_legal_after_the_end(self) -> None:
        assert legal_actions(self.match.game, self.match.at.base) == []


Games.TestCase.settings = examples(60, steps=25)
TestGames = Games.TestCase


# --- the engine around it: who may say what, and when ---------------------------------------------------


@st.composite
def engines(draw: st.DrawFn) -> ReferenceEngine:
    """The reference at some moment: between actions, at a question, or after the end."""
    match = draw(matches())
    for _ in range(draw(st.integers(0, 6))):
        at = match.at
        try:
            if at.decision is not None:
                match.at = decide(match.game, at, draw(good_answer(at.decision))).position
            elif at.base.result is None:
                listed = legal_actions(match.game, at.base)
                ends = not listed or draw(st.integers(0, 9)) == 9
                task = Concede(player=draw(st.sampled_from(PLAYERS))) if ends else draw(st.sampled_from(listed))
                match.at = act(match.game, at, task).position
        except Undecided:
            break
    engine = ReferenceEngine()
    engine.restore(save(match.game, match.at))
    return engine


def refused_without_change(engine: ReferenceEngine, reply: Reply, before: str) -> None:
    assert reply.status == "refused"
    assert reply.code
    assert reply.message
    assert engine.snapshot() == before


@examples(80)
@given(engine=engines(), data=st.data())
def test_what_nobody_was_asked_is_refused_and_changes_nothing(engine: ReferenceEngine, data: st.DataObject) -> None:
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
            for action in (END, *(Action(kind="ink", card=ref) for ref in cards)):
                refused_without_change(engine, engine.act(player, action), before)
    if seen.result is not None:
        for player in PLAYERS:
            refused_without_change(engine, engine.act(player, Action(kind="concede")), before)


@examples(60)
@given(engine=engines(), player=st.sampled_from(PLAYERS))
def test_conceding_ends_the_game_at_any_moment(engine: ReferenceEngine, player: str) -> None:
    if engine.observe().result is not None:
        return
    assert engine.act(player, Action(kind="concede")).status == "accepted"
    seen = engine.observe()
    assert seen.result is not None
    assert player in seen.result.losers
    assert seen.decision is None
    assert seen.waiting == ()


END = Action(kind="end-turn")


def _decision(seen: messages.Decision) -> Decision:
    return Decision(kind=seen.kind, player=seen.player, options=seen.options, least=seen.least, most=seen.most)
