"""Values cached with a state equal those computed again: a game without the cache takes the same course."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.legal import Listing
from oracle.kernel.position import Outcome, Position, act, decide
from oracle.kernel.run import AnyGame
from tests.play.kind import Kind, bare, examples, good_answer
from tests.play.kinds import of_every_kind

LONGEST = 200
"""Answers in one action."""


def anew(kind: Kind, game: AnyGame, how: str) -> AnyGame:
    """The same match, where every rule is asked each time."""
    other = copy.copy(game)
    if how == "broken":
        other.keeps = False
    else:
        name, rule = next(iter(kind.binding.book.rules.items()))
        other.overrides = {name: rule.function, **game.overrides}
    return other


def told(outcome: Outcome) -> tuple[Any, ...]:
    """An outcome, to be compared."""
    at = outcome.position
    return at.base, at.table, at.decision, outcome.events, outcome.clause, outcome.why, outcome.passed


def both(kept: Any, found: Any) -> tuple[Any, Any]:
    """What two ways come to, an open question among it: the same."""
    results: list[Any] = []
    for work in (kept, found):
        try:
            results.append(work())
        except (Undecided, Unsupported) as unsettled:
            results.append((type(unsettled), str(unsettled)))
    first, second = results
    if isinstance(first, Outcome) and isinstance(second, Outcome):
        assert told(first) == told(second)
    else:
        assert first == second
    return first, second


@of_every_kind
@pytest.mark.parametrize("how", ["broken", "overridden by itself"])
@examples(40)
@given(data=st.data())
def test_what_is_kept_is_what_would_be_found(kind: Kind, how: str, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    game, other = match.game, anew(kind, match.game, how)
    # States hang on the match they were made in: each way has its own.
    one, two = match.at, Position.at(other.start(bare(match.at.base)))
    for _ in range(data.draw(st.integers(1, 8), label="actions")):
        listed, _ = both(partial(legal_tasks, kind, game, one), partial(legal_tasks, kind, other, two))
        proposed = list(kind.proposals(one.base))
        if not proposed or one.base.result is not None or isinstance(listed, tuple):
            return
        task = data.draw(st.sampled_from(list(listed.tasks) or proposed) | st.sampled_from(proposed), label="action")
        kept, found = both(partial(act, game, one, task), partial(act, other, two, task))
        for _ in range(LONGEST):
            if isinstance(kept, tuple) or kept.position.decision is None:
                break
            answer = data.draw(good_answer(kept.position.decision), label="answer")
            kept, found = both(
                partial(decide, game, kept.position, answer), partial(decide, other, found.position, answer)
            )
        if isinstance(kept, tuple) or kept.position.decision is not None:
            return
        one, two = kept.position, found.position


def legal_tasks(kind: Kind, game: AnyGame, at: Position) -> Listing:
    """What is listed."""
    return kind.binding.legal_tasks(game, at.base)
