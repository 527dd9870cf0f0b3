"""Any cards, any moves: what is legal is accepted, what is refused or declined changes nothing, no card is lost."""

from __future__ import annotations

import os
from contextlib import suppress

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from oracle.altered.legal import legal_actions, proposals
from oracle.altered.saved import load, save
from oracle.altered.tasks import Pass
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.run import act, decide, decline
from tests.altered.games import ANN, BOB, Match
from tests.altered.walks import check, good_answer, matches, visible

FACTOR = int(os.environ.get("TCG_EXAMPLES", "1"))
EXAMPLES = settings(
    max_examples=150 * FACTOR, derandomize=FACTOR == 1, deadline=None, database=None,
    suppress_health_check=list(HealthCheck), phases=(Phase.explicit, Phase.generate, Phase.shrink),
)  # fmt: skip
MOVES = 12


@EXAMPLES
@given(matches(), st.data())
def test_any_moves(match: Match, data: st.DataObject) -> None:
    with suppress(Undecided, Unsupported):
        for _ in range(MOVES):
            if match.state.result is not None:
                return
            move(match, data)
            check(match)


def move(match: Match, data: st.DataObject) -> None:
    """One action, answer or refusal of a question, legal or not."""
    if match.at.decision is None:
        legal = legal_actions(match.game, match.state)
        rather = [task for task in legal if not isinstance(task, Pass)] or legal
        player = data.draw(st.sampled_from((ANN, BOB)))
        any_ones = list(proposals(match.state, player))
        task = data.draw(st.sampled_from(data.draw(st.sampled_from((rather, rather, any_ones)))))
        before = match.state
        outcome = act(match.game, match.at, task)
        if isinstance(task, Pass) or outcome.accepted:
            assert outcome.accepted == (task in legal)
        else:
            assert task not in legal
            assert visible(outcome.position.table) == visible(before)
        match.at = outcome.position
        match.before = before  # type: ignore[attr-defined]
        return
    if match.at.offer is not None and data.draw(st.booleans()):
        declines(match)
        return
    if data.draw(st.booleans()):
        resumed = load(save(match.game, match.at))[1]
        assert resumed == match.at
    decision = match.at.decision
    outcome = decide(match.game, match.at, data.draw(good_answer(decision)))
    # Things that could each be chosen may be too much together.
    assert outcome.accepted or decision.most > 1
    match.at = outcome.position


def declines(match: Match) -> None:
    """A whole action is as if it had not been begun; within an effect a question comes again, or the effect goes on."""
    offer, decision = match.at.offer, match.at.decision
    assert offer is not None
    assert decision is not None
    outcome = decline(match.game, match.at)
    assert outcome.accepted
    if offer.answer is None:
        assert outcome.position.decision is None
        assert visible(outcome.position.table) == visible(match.before)  # type: ignore[attr-defined]
    elif offer.again:
        again = outcome.position.decision
        assert again is not None
        assert again.serial > decision.serial
        assert again.player == decision.player
    match.at = outcome.position
