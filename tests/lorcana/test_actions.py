"""What holds of every action and answer from any position: refusals undo, listed is accepted, options are options."""

from __future__ import annotations

from hypothesis import assume, given, reject
from hypothesis import strategies as st

from oracle.engines.reference_books import has_clause
from oracle.kernel import run
from oracle.kernel.errors import Undecided
from oracle.kernel.run import Outcome, Position, Task
from oracle.lorcana.game import Lorcana
from oracle.lorcana.legal import legal_actions, proposals
from oracle.lorcana.state import State
from oracle.lorcana.tasks import Move, PlayCard
from tests.lorcana.games import (
    Match,
    any_task,
    bad_answers,
    check_conserved,
    check_position,
    examples,
    good_answer,
    matches,
    visible,
)

REFUSED_ANSWER = "1.7.7"
"""Refuses what is no option at all, whichever rule has asked."""


def act(game: Lorcana, at: Position, task: Task) -> Outcome:
    """As the kernel's; what the rules leave undecided is no example."""
    try:
        return run.act(game, at, task)
    except Undecided:
        reject()


def decide(game: Lorcana, at: Position, answer: tuple[str, ...]) -> Outcome:
    """As the kernel's; what the rules leave undecided is no example."""
    try:
        return run.decide(game, at, answer)
    except Undecided:
        reject()


def shows_an_ink_card(match: Match, task: Task) -> bool:
    """In `seed-chapter-4` any ink card may be tried to be moved; whether it is a character shows only then."""
    return match.game.edition.bag_holds_cards and isinstance(task, Move)


def refusal(before: Position, outcome: Outcome) -> None:
    """What must hold of every refused action."""
    assert outcome.clause is not None
    assert outcome.why
    assert outcome.events == ()
    assert visible(outcome.position.table) == visible(before.table)
    assert set(outcome.position.table.known) >= set(before.table.known)
    assert outcome.position.decision is None
    assert outcome.clause in {*outcome.passed, REFUSED_ANSWER}
    assert has_clause("lorcana", outcome.clause)


def walk(data: st.DataObject, match: Match, outcome: Outcome) -> Outcome:
    """Answer whatever is asked until nothing is."""
    while outcome.position.decision is not None:
        check_position(match.game, outcome.position)
        answer = data.draw(good_answer(outcome.position.decision), label="answer")
        before = outcome.position
        outcome = decide(match.game, before, answer)
        assume(outcome.position is not before)
    return outcome


def go(data: st.DataObject, match: Match, steps: int) -> None:
    """Take some legal actions, so that what follows comes after something."""
    for _ in range(data.draw(st.integers(0, steps), label="steps before")):
        legal = legal_actions(match.game, match.at.base)
        if not legal:
            return
        task = data.draw(st.sampled_from(legal), label="action")
        match.at = walk(data, match, act(match.game, match.at, task)).position


@examples(120)
@given(data=st.data(), match=matches())
def test_an_illegal_action_leaves_the_state_as_it_was(data: st.DataObject, match: Match) -> None:
    go(data, match, 2)
    assume(match.at.table.result is None)
    task = data.draw(any_task(match), label="tried")
    outcome = act(match.game, match.at, task)
    if not outcome.accepted:
        refusal(match.at, outcome)
    check_conserved(match.game, match.at.table, outcome.position.table)


@examples(100)
@given(data=st.data(), match=matches())
def test_an_action_undone_after_answers_leaves_the_state_as_it_was(data: st.DataObject, match: Match) -> None:
    for task in proposals(match.at.base, match.at.base.turn.player):
        outcome = act(match.game, match.at, task)
        serials = []
        while outcome.position.decision is not None:
            before = outcome.position
            assert before.decision is not None
            serials.append(before.decision.serial)
            assert len(set(serials)) == len(serials)
            outcome = decide(match.game, before, data.draw(good_answer(before.decision)))
            if outcome.position is before:
                break
        if outcome.clause is not None and outcome.position.decision is None:
            refusal(match.at, outcome)
            assert outcome.position.serial > max(serials, default=-1)


@examples(120)
@given(data=st.data(), match=matches())
def test_listed_is_accepted_and_not_listed_is_refused(data: st.DataObject, match: Match) -> None:
    go(data, match, 2)
    state: State = match.at.base
    if state.result is not None:
        assert legal_actions(match.game, state) == []
        return
    listed = legal_actions(match.game, state)
    for task in proposals(state, state.turn.player):
        outcome = act(match.game, match.at, task)
        expected = task in listed
        assert outcome.accepted == expected or shows_an_ink_card(match, task), (task, outcome.clause, outcome.why)
        if not outcome.accepted:
            assert visible(outcome.position.table) == visible(state)


@examples(60)
@given(data=st.data(), match=matches())
def test_what_is_listed_can_be_finished(data: st.DataObject, match: Match) -> None:
    for task in legal_actions(match.game, match.at.base):
        if shows_an_ink_card(match, task):
            continue
        assert finishes(match, act(match.game, match.at, task), 60) is not False, task


def finishes(match: Match, outcome: Outcome, budget: int) -> bool | None:
    """Whether some answers bring the action to its end; None when too many would have to be tried."""
    decision = outcome.position.decision
    if decision is None:
        return outcome.accepted
    if budget <= 0:
        return None
    sizes = range(max(decision.least, 1), min(decision.most, len(decision.options)) + 1)
    tries = [decision.options[at : at + size] for size in (*sizes,) for at in range(len(decision.options) - size + 1)]
    given_up = False
    for taken in [*tries, *([()] if decision.least == 0 else [])]:
        budget -= 1
        following = decide(match.game, outcome.position, taken)
        if following.position is outcome.position:
            continue
        found = finishes(match, following, budget)
        if found:
            return True
        given_up = given_up or found is None
    return None if given_up else False


@examples(100)
@given(data=st.data(), match=matches())
def test_options_are_accepted_and_nothing_else_is(data: st.DataObject, match: Match) -> None:
    legal = legal_actions(match.game, match.at.base)
    assume(legal)
    # Plays ask most; an end of the turn would mostly ask nothing.
    plays = [task for task in legal if isinstance(task, PlayCard)]
    outcome = act(match.game, match.at, data.draw(st.sampled_from(plays or legal), label="action"))
    while (decision := outcome.position.decision) is not None:
        before = outcome.position
        for bad in bad_answers(decision, sorted(match.game.cards)):
            refused = decide(match.game, before, bad)
            assert not refused.accepted, bad
            assert refused.position is before
            assert refused.clause is not None
            assert has_clause("lorcana", refused.clause)
            assert refused.events == ()
        for option in decision.options:
            assert accepted_with(match, before, option), option
        outcome = decide(match.game, before, data.draw(good_answer(decision), label="answer"))
        if outcome.position is before:
            return


def accepted_with(match: Match, at: Position, option: str) -> bool:
    """Whether an option is accepted alone, or with as many others as are asked for or allowed."""
    decision = at.decision
    assert decision is not None
    others = tuple(other for other in decision.options if other != option)
    sizes = {max(decision.least, 1), min(decision.most, len(decision.options))}
    return any(decide(match.game, at, (option, *others[: size - 1])).accepted for size in sorted(sizes))


def test_an_action_named_twice_is_proposed_as_one_value() -> None:
    task: Task = PlayCard(player="Ann", card="doc")
    assert task == PlayCard(player="Ann", card="doc")
    assert hash(task) == hash(PlayCard(player="Ann", card="doc"))
