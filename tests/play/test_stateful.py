"""Whole games of random legal and illegal moves; every state, refusal and question is checked on the way."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import Outcome, act, decide, decline
from tests.play.kind import PLAYERS, Kind, Match, bad_answers, examples, good_answer
from tests.play.kinds import ALTERED, LORCANA


def is_open(machine: Games) -> bool:
    return machine.match.at.decision is None and machine.match.at.base.result is None


def is_asked(machine: Games) -> bool:
    return machine.match.at.decision is not None


def is_offered(machine: Games) -> bool:
    return machine.match.at.offer is not None


class Games(RuleBasedStateMachine):
    """Both players do what they like, legal or not."""

    kind: ClassVar[Kind]
    match: Match
    before: Any
    """The table before the action under way."""

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        self.match = data.draw(self.kind.matches())
        self.before = self.match.at.table

    # --- moves ----------------------------------------------------------------------------------------

    @precondition(is_open)
    @rule(data=st.data())
    def legal_action(self, data: st.DataObject) -> None:
        match = self.match
        with suppress(Undecided, Unsupported):
            listed = self.kind.legal(match.game, match.at.base)
            if not listed:
                # A reckless character that must challenge keeps a turn of Lorcana from ending (8.7.3).
                return
            task = data.draw(st.sampled_from(listed), label="legal")
            outcome = act(match.game, match.at, task)
            shows = self.kind.shows_on_trying(match.game, task)
            assert outcome.accepted or shows, (task, outcome.clause, outcome.why)
            self.take(outcome)

    @precondition(is_open)
    @rule()
    def passing(self) -> None:
        match = self.match
        with suppress(Undecided, Unsupported):
            self.take(act(match.game, match.at, self.kind.passing(match.at.base)))

    @precondition(is_open)
    @rule(data=st.data())
    def any_action(self, data: st.DataObject) -> None:
        match = self.match
        task = data.draw(self.kind.any_task(match), label="any")
        with suppress(Undecided, Unsupported):
            outcome = act(match.game, match.at, task)
            if not outcome.accepted:
                assert self.kind.visible(outcome.position.table) == self.kind.visible(match.at.table)
            self.take(outcome)

    @precondition(is_asked)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        match = self.match
        decision = match.at.decision
        assert decision is not None
        with suppress(Undecided, Unsupported):
            self.take(decide(match.game, match.at, data.draw(good_answer(decision), label="answer")))

    @precondition(is_asked)
    @rule(data=st.data())
    def bad_answer(self, data: st.DataObject) -> None:
        match = self.match
        decision = match.at.decision
        assert decision is not None
        bad = data.draw(st.sampled_from(bad_answers(decision, sorted(match.game.cards))), label="bad")
        with suppress(Undecided, Unsupported):
            outcome = decide(match.game, match.at, bad)
            assert not outcome.accepted
            assert outcome.position is match.at

    @precondition(is_offered)
    @rule()
    def declines(self) -> None:
        match = self.match
        assert match.at.offer is not None
        with suppress(Undecided, Unsupported):
            outcome = decline(match.game, match.at)
            assert outcome.accepted
            if match.at.offer.answer is None:
                assert self.kind.visible(outcome.position.table) == self.kind.visible(self.before)
            self.take(outcome)

    @precondition(is_asked)
    @rule()
    def save_and_load(self) -> None:
        match = self.match
        game, at = self.kind.binding.archive.load(self.kind.binding.archive.save(match.game, match.at), None)
        assert at == match.at
        match.game = self.kind.watched(game)
        for state in {id(state): state for state in (at.base, at.table, at.start)}.values():
            match.game.start(state)
        match.at = at

    def take(self, outcome: Outcome) -> None:
        at = self.match.at
        assert outcome.position.serial >= at.serial
        if at.decision is None:
            self.before = at.table
        self.match.at = outcome.position

    # --- what must hold -------------------------------------------------------------------------------

    @invariant()
    def position_holds(self) -> None:
        self.kind.check_position(self.match.game, self.match.at)

    @precondition(is_asked)
    @invariant()
    def only_who_is_asked_sees_the_options(self) -> None:
        at = self.match.at
        for viewer in PLAYERS:
            seen = self.kind.binding.observation(self.match.game, at, viewer).decision
            assert seen is not None
            assert at.decision is not None
            assert bool(seen.options) == (viewer == at.decision.player)

    @precondition(lambda self: self.match.at.base.result is not None)
    @rule()
    def nothing_is_legal_after_the_end(self) -> None:
        assert self.kind.legal(self.match.game, self.match.at.base) == []


class GamesOfLorcana(Games):
    kind = LORCANA


class GamesOfAltered(Games):
    kind = ALTERED


TestGamesOfLorcana = GamesOfLorcana.TestCase
TestGamesOfLorcana.settings = examples(20, steps=25)
TestGamesOfAltered = GamesOfAltered.TestCase
TestGamesOfAltered.settings = examples(30, steps=50)
