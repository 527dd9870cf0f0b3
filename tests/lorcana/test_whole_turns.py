"""Many turns of both players, move by move: what every event and every turn must leave in order."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from oracle.games.lorcana.cards import PRINTED
from oracle.games.lorcana.reference.binding import BINDING as LORCANA
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.game_state_check import LORE_TO_WIN
from oracle.games.lorcana.rules.editions import CURRENT, EDITIONS
from oracle.games.lorcana.rules.events import Dried, Ended, Lore, Moved, Phase, Readied, Taken, TurnPassed, Waits
from oracle.games.lorcana.rules.legal import legal_actions
from oracle.games.lorcana.rules.setup import build
from oracle.games.lorcana.rules.state import State, Turn
from oracle.games.lorcana.rules.tasks import DrawStep, EndTurn
from oracle.kernel.errors import Undecided
from oracle.kernel.position import Outcome, Position, act, decide
from oracle.kernel.run import Task
from oracle.protocol.messages import Card
from tests.lorcana.games import (
    PLAYERS,
    Match,
    Watched,
    any_task,
    check_position,
    examples,
    good_answer,
    matches,
    visible,
)

OFFICIAL = (CURRENT, EDITIONS["2.1"])
"""Readings may have turns of their own."""
IN_READY = (Readied, Ended, Waits)


def owners(state: State) -> dict[str, str]:
    """Whose every card is."""
    return {card: thing.player for thing in state.objects.values() for card in thing.cards}


class Turns(RuleBasedStateMachine):
    """Both players act for many turns; `events` are those of the action under way or just over."""

    match: Match
    events: list[Any]
    before: Position
    acted: bool
    owners: dict[str, str]

    @initialize(match=matches(editions=OFFICIAL, deck=(8, 12)))
    def begin(self, match: Match) -> None:
        self.match, self.before, self.events, self.acted = match, match.at, [], False
        self.owners = owners(match.at.table)

    # --- moves ----------------------------------------------------------------------------------------

    def is_open(self) -> bool:
        return self.match.at.decision is None and self.match.at.base.result is None

    def take(self, task: Task) -> Outcome:
        self.before, self.events = self.match.at, []
        outcome = act(self.match.game, self.match.at, task)
        if not outcome.accepted:
            assert outcome.events == ()
            assert visible(outcome.position.table) == visible(self.before.table)
        self.acted = self.acted or outcome.accepted
        self.go_on(outcome)
        return outcome

    def go_on(self, outcome: Outcome) -> None:
        self.events.extend(outcome.events)
        self.match.at = outcome.position
        if self.is_open() and any(isinstance(event, TurnPassed) for event in self.events):
            check_turn_passed(self.before.table, self.events, self.match.at.base)

    @precondition(is_open)
    @rule(data=st.data())
    def acts_legally(self, data: st.DataObject) -> None:
        listed = legal_actions(self.match.game, self.match.at.base)
        if listed:
            assert self.take(data.draw(st.sampled_from(listed), label="legal")).accepted

    @precondition(is_open)
    @rule(data=st.data())
    def tries_anything(self, data: st.DataObject) -> None:
        self.take(data.draw(any_task(self.match), label="any"))

    @precondition(is_open)
    @rule()
    def ends_the_turn(self) -> None:
        active = self.match.at.base.turn.player
        other = next(name for name in PLAYERS if name != active)
        assert not self.take(EndTurn(player=other)).accepted
        outcome = self.take(EndTurn(player=active))
        assert outcome.accepted or outcome.clause == "8.7.3"

    @precondition(lambda self: self.match.at.decision is not None)
    @rule(data=st.data())
    def answers(self, data: st.DataObject) -> None:
        at = self.match.at
        assert at.decision is not None
        try:
            self.go_on(decide(self.match.game, at, data.draw(good_answer(at.decision), label="answer")))
        except Undecided:
            return

    @precondition(lambda self: self.match.at.base.result is not None)
    @rule()
    def nothing_is_left_to_do(self) -> None:
        assert legal_actions(self.match.game, self.match.at.base) == []
        assert self.match.at.decision is None

    # --- what must hold -------------------------------------------------------------------------------

    @invariant()
    def position_holds(self) -> None:
        check_position(self.match.game, self.match.at)
        assert owners(self.match.at.table) == self.owners

    @precondition(lambda self: self.match.at.decision is not None)
    @invariant()
    def only_who_is_asked_sees_the_options(self) -> None:
        decision = self.match.at.decision
        assert decision is not None
        for viewer in PLAYERS:
            seen = LORCANA.observation(self.match.game, self.match.at, viewer).decision
            assert seen is not None
            assert bool(seen.options) == (viewer == decision.player)

    @precondition(lambda self: self.acted and self.is_open())
    @invariant()
    def the_last_check_found_everything(self) -> None:
        state: State = self.match.at.base
        view = view_of(state)
        assert all(own.lore < LORE_TO_WIN for own in state.players.values())
        for thing in view.in_play():
            if view.definition(thing).willpower is not None:
                assert thing.damage < view.values(thing).willpower


def check_turn_passed(before: State, events: list[Any], after: State) -> None:
    """The phases and steps between the end of one turn and the Main Phase of the next, in their order."""
    places = {
        "end": next(i for i, e in enumerate(events) if isinstance(e, Phase) and e.name == "end"),
        "passed": next(i for i, e in enumerate(events) if isinstance(e, TurnPassed)),
        "start": next(i for i, e in enumerate(events) if isinstance(e, Phase) and e.name == "start"),
        "main": next(i for i, e in enumerate(events) if isinstance(e, Phase) and e.name == "main"),
    }
    assert sorted(places.values()) == list(places.values())
    assert places["main"] == len(events) - 1
    assert sum(isinstance(event, TurnPassed) for event in events) == 1
    assert after.turn.player != before.turn.player == events[places["end"]].player
    assert (after.turn.number, after.turn.phase, after.turn.inked) == (before.turn.number + 1, "main", 0)
    # The Ready step: nothing resolves; what waits does so for the Set step.
    assert all(isinstance(event, IN_READY) for event in events[places["passed"] + 1 : places["start"]])
    starting = events[places["passed"] : places["main"]]
    resolving = next((i for i, event in enumerate(starting) if isinstance(event, Taken)), len(starting))
    for i, event in enumerate(starting):
        if isinstance(event, Readied) and i < resolving:
            assert event.player == after.turn.player
        if isinstance(event, Dried):
            assert i < resolving
        if isinstance(event, Lore) and i < resolving:
            assert (event.player, event.by > 0) == (after.turn.player, True)
        if isinstance(event, Moved) and event.verb == "draw" and event.was is not None and i < resolving:
            assert event.was.player == after.turn.player


Turns.TestCase.settings = examples(14, steps=25)
TestTurns = Turns.TestCase


def test_the_first_player_draws_no_card_in_the_first_turn_of_the_game() -> None:
    for number, drawn in ((1, 0), (2, 1), (3, 1)):
        state = opening(number)
        outcome = act(state.game, state.at, DrawStep())
        assert [type(event) for event in outcome.events] == [Moved] * drawn
        assert len(outcome.position.base.zones["Ann/hand"]) == drawn


def opening(number: int) -> Match:
    """Ann's turn of that number, before its Draw step, with two cards in her deck."""
    placed = [Card(ref=f"card-{i}", player="Ann", zone="deck") for i in range(2)]
    game = Watched(CURRENT, {each.ref: PRINTED["Stitch - New Dog"] for each in placed})
    return Match(game, build(game, placed, {"Ann": 0, "Bob": 0}, Turn(player="Ann", number=number, phase="start")))
