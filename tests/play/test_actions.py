"""What holds of every action and answer from any position: refusals undo, listed is accepted, options are options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import assume, given, reject
from hypothesis import strategies as st

from oracle.engines.reference_books import has_clause
from oracle.kernel import position
from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import Outcome, Position
from oracle.kernel.run import AnyGame, Task
from tests.play.kind import Kind, Match, bad_answers, examples, good_answer
from tests.play.kinds import of_every_kind

MOST_ANSWERS = 200
"""So many answers are tried to bring one action to its end."""


def act(game: AnyGame, at: Position, task: Task) -> Outcome:
    """As the kernel's; what the rules leave undecided is no example."""
    try:
        return position.act(game, at, task)
    except (Undecided, Unsupported):
        reject()


def decide(game: AnyGame, at: Position, answer: tuple[str, ...]) -> Outcome:
    """As the kernel's; what the rules leave undecided is no example."""
    try:
        return position.decide(game, at, answer)
    except (Undecided, Unsupported):
        reject()


def legal(kind: Kind, match: Match) -> list[Task]:
    """What is listed; what the rules leave undecided is no example."""
    try:
        return kind.legal(match.game, match.at.base)
    except (Undecided, Unsupported):
        reject()


def refusal(kind: Kind, match: Match, before: Position, outcome: Outcome) -> None:
    """What must hold of every refused action."""
    assert outcome.clause is not None
    assert outcome.why
    assert outcome.events == ()
    assert kind.visible(outcome.position.table) == kind.visible(before.table)
    assert set(outcome.position.table.known) >= set(before.table.known)
    assert outcome.position.decision is None
    assert outcome.clause in {*outcome.passed, match.game.refused_answer()}
    assert has_clause(kind.id, outcome.clause)


def walk(kind: Kind, data: st.DataObject, match: Match, outcome: Outcome) -> Outcome:
    """Answer whatever is asked until nothing is."""
    while outcome.position.decision is not None:
        kind.check_position(match.game, outcome.position)
        answer = data.draw(good_answer(outcome.position.decision), label="answer")
        before = outcome.position
        outcome = decide(match.game, before, answer)
        assume(outcome.position is not before)
    return outcome


def go(kind: Kind, data: st.DataObject, match: Match, steps: int) -> None:
    """Take some legal actions, so that what follows comes after something."""
    for _ in range(data.draw(st.integers(0, steps), label="steps before")):
        listed = legal(kind, match)
        if not listed:
            return
        task = data.draw(st.sampled_from(listed), label="action")
        match.at = walk(kind, data, match, act(match.game, match.at, task)).position


@of_every_kind
@examples(40)
@given(data=st.data())
def test_an_illegal_action_leaves_the_state_as_it_was(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    go(kind, data, match, 2)
    assume(match.at.table.result is None)
    task = data.draw(kind.any_task(match), label="tried")
    outcome = act(match.game, match.at, task)
    if not outcome.accepted:
        refusal(kind, match, match.at, outcome)
    kind.check_conserved(match.game, match.at.table, outcome.position.table)


@of_every_kind
@examples(35)
@given(data=st.data())
def test_an_action_undone_after_answers_leaves_the_state_as_it_was(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    for task in kind.proposals(match.at.base):
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
            refusal(kind, match, match.at, outcome)
            assert outcome.position.serial > max(serials, default=-1)


@of_every_kind
@examples(40)
@given(data=st.data())
def test_what_is_declined_was_never_begun(kind: Kind, data: st.DataObject) -> None:
    """A whole action is as if it had not been begun; within an effect a question comes again, or the effect goes on."""
    match = data.draw(kind.matches())
    for task in legal(kind, match):
        outcome = act(match.game, match.at, task)
        while (asked := outcome.position.decision) is not None:
            before = outcome.position
            if before.offer is not None:
                declined(kind, match, before)
            outcome = decide(match.game, before, data.draw(good_answer(asked)))
            if outcome.position is before:
                break


def declined(kind: Kind, match: Match, before: Position) -> None:
    offer, asked = before.offer, before.decision
    assert offer is not None
    assert asked is not None
    try:
        outcome = position.decline(match.game, before)
    except (Undecided, Unsupported):
        return
    assert outcome.accepted
    following = outcome.position.decision
    if offer.answer is None:
        assert following is None
        assert kind.visible(outcome.position.table) == kind.visible(match.at.table)
    elif offer.again:
        assert following is not None
        assert following.serial > asked.serial
        assert following.player == asked.player


@of_every_kind
@examples(40)
@given(data=st.data())
def test_listed_is_accepted_and_not_listed_is_refused(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    go(kind, data, match, 2)
    state: Any = match.at.base
    listed = legal(kind, match)
    if state.result is not None:
        assert listed == []
        return
    for task in kind.proposals(state):
        outcome = act(match.game, match.at, task)
        expected = task in listed
        shows = kind.shows_on_trying(match.game, task)
        assert outcome.accepted == expected or shows, (task, outcome.clause, outcome.why)
        if not outcome.accepted:
            assert kind.visible(outcome.position.table) == kind.visible(state)


@of_every_kind
@examples(40)
@given(data=st.data())
def test_what_is_listed_can_be_finished(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    for task in legal(kind, match):
        if kind.shows_on_trying(match.game, task):
            continue
        assert finishes(match, act(match.game, match.at, task), iter(range(MOST_ANSWERS))) is not False, task


def finishes(match: Match, outcome: Outcome, left: Iterator[int]) -> bool | None:
    """Whether some answers bring the action to its end; None when more than are `left` would have to be tried."""
    decision = outcome.position.decision
    if decision is None:
        return outcome.accepted
    sizes = range(max(decision.least, 1), min(decision.most, len(decision.options)) + 1)
    tries = [decision.options[at : at + size] for size in (*sizes,) for at in range(len(decision.options) - size + 1)]
    given_up = False
    for taken in [*tries, *([()] if decision.least == 0 else [])]:
        if next(left, None) is None:
            return None
        following = decide(match.game, outcome.position, taken)
        if following.position is outcome.position:
            continue
        found = finishes(match, following, left)
        if found:
            return True
        given_up = given_up or found is None
    return None if given_up else False


@of_every_kind
@examples(35)
@given(data=st.data())
def test_options_are_accepted_and_nothing_else_is(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    listed = legal(kind, match)
    assume(listed)
    # Plays ask most; an end of the turn would mostly ask nothing.
    plays = [task for task in listed if task != kind.passing(match.at.base)]
    outcome = act(match.game, match.at, data.draw(st.sampled_from(plays or listed), label="action"))
    while (decision := outcome.position.decision) is not None:
        before = outcome.position
        for bad in bad_answers(decision, sorted(match.game.cards)):
            refused = decide(match.game, before, bad)
            assert not refused.accepted, bad
            assert refused.position is before
            assert refused.clause is not None
            assert has_clause(kind.id, refused.clause)
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


@of_every_kind
@examples(20)
@given(data=st.data())
def test_an_action_named_twice_is_proposed_as_one_value(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    listed, again = legal(kind, match), legal(kind, match)
    assert listed == again
    assert len({*listed, *again}) == len(listed)
