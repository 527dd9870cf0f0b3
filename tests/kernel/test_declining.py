"""Declining a declaration in progress, alone or nested; revealed cards stay revealed."""

from __future__ import annotations

import pytest

from oracle.kernel.errors import OracleError
from oracle.kernel.position import Outcome, Position, act, decide, decline
from oracle.kernel.saved import pause, resume
from tests.kernel.counting import Counted, Counter, Counting, Do, Shown, start

GAME = Counting()


def run(what: str, *answers: str) -> Outcome:
    outcome = act(GAME, Position.at(start()), Do(what=what))
    for answer in answers:
        outcome = decide(GAME, outcome.position, (answer,))
    return outcome


def count(outcome: Outcome) -> int:
    return int(outcome.position.table.objects[1].count)


def test_a_whole_action_is_undone_but_for_what_was_shown() -> None:
    outcome = decline(GAME, run("offer").position)
    assert outcome.accepted
    assert outcome.events == ()
    assert outcome.position.agenda == ()
    assert outcome.position.decision is None
    assert outcome.position.table.objects == {1: Counter(1), 2: Counter(2)}
    assert outcome.position.serial > 0


def test_what_is_paid_for_cannot_be_declined() -> None:
    paid = run("offer", "2").position
    assert (paid.offer, paid.decision is None) == (None, False)
    with pytest.raises(OracleError):
        decline(GAME, paid)


def test_it_is_offered_again_and_nothing_is_reported_twice() -> None:
    first = run("offer-again")
    assert first.events == (Counted(counter=1),)
    asked = decide(GAME, first.position, ("yes",))
    assert asked.events == (Shown(),)
    back = decline(GAME, asked.position)
    assert back.events == ()
    decision = back.position.decision
    assert decision is not None
    assert (decision.kind, decision.options) == ("may", ("yes", "no"))
    assert decision.serial not in (0, 1)
    assert back.position.base.objects == {1: Counter(1), 2: Counter(2)}
    done = decide(GAME, back.position, ("no",))
    assert done.events == (Counted(counter=1, by=100),)
    assert count(done) == 101


def test_it_can_be_taken_up_after_all() -> None:
    back = decline(GAME, run("offer-again", "yes").position)
    paid = decide(GAME, decide(GAME, back.position, ("yes",)).position, ("1",))
    assert count(paid) == 111


def test_it_is_over_and_the_rest_goes_on() -> None:
    done = decline(GAME, run("offer-once", "yes").position)
    assert done.position.decision is None
    assert done.events == (Counted(counter=1, by=100),)
    assert count(done) == 101


def test_a_saved_position_can_still_be_declined() -> None:
    at = run("offer-again", "yes").position
    again = resume(GAME, pause(at))
    assert again.offer == at.offer
    assert decline(GAME, again).position == decline(GAME, at).position
