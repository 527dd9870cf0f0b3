"""Twin games that differ only in cards a player cannot see: to that player they are the same game."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import Outcome, Position, act, decide
from tests.play.kind import Kind, bare, examples, good_answer
from tests.play.kinds import of_every_kind


class Twins:
    """Two games step by step; `same` compares what the viewer is shown."""

    def __init__(self, kind: Kind, match: Any, viewer: str, cards: dict[str, object], other: Any) -> None:
        self.kind = kind
        self.viewer = viewer
        self.other = frozenset(cards)
        # Hidden cards that differ must not speak up in the first game either.
        hidden = kind.hidden_cards()
        own = match.game.cards
        quiet = {ref: card if ref not in cards or card in hidden else hidden[0] for ref, card in own.items()}
        self.games = tuple(self._game(match.game, made) for made in (quiet, {**quiet, **cards}))
        states = (bare(match.at.base), other)
        self.at: tuple[Position, ...] = tuple(
            Position.at(game.start(state)) for game, state in zip(self.games, states, strict=True)
        )

    def _game(self, game: Any, cards: dict[str, object]) -> Any:
        return self.kind.watched(self.kind.binding.match(game.edition, cards, None))

    def take(self, outcomes: tuple[Outcome, ...]) -> bool:
        """Go on with these outcomes; whether the twins are still the same to the viewer."""
        first, second = outcomes
        events = [event for outcome in outcomes for event in outcome.events]
        if any(self.kind.shows(event, self.viewer, self.other) for event in events):
            return False
        assert (first.clause, first.why) == (second.clause, second.why)
        self.at = (first.position, second.position)
        asked = [at.decision for at in self.at]
        if any(decision is not None and decision.player != self.viewer for decision in asked):
            # What the other player is asked may depend on cards only they see.
            return False
        self.same()
        return True

    def same(self) -> None:
        pairs = tuple(zip(self.games, self.at, strict=True))
        first, second = (self.kind.binding.observation(game, at, self.viewer) for game, at in pairs)
        assert first == second
        if first.decision is None and self.kind.whose_turn(self.at[0].base) == self.viewer:
            listed = [self.kind.legal(game, at.base) for game, at in pairs]
            assert listed[0] == listed[1]


@of_every_kind
@examples(40)
@given(data=st.data())
def test_hidden_cards_change_nothing_a_player_is_shown(kind: Kind, data: st.DataObject) -> None:
    match = data.draw(kind.matches())
    viewer = kind.whose_turn(match.at.base)
    unseen = kind.unseen_by(viewer, match.at.base)
    assume(unseen)
    hidden = kind.hidden_cards()
    others = {ref: data.draw(st.sampled_from(hidden)) for ref in unseen}
    twins = Twins(kind, match, viewer, others, kind.twin(match.at.base, data))
    twins.same()
    for _ in range(8):
        try:
            if not _move(kind, data, twins):
                return
        except (Undecided, Unsupported):
            return


def _move(kind: Kind, data: st.DataObject, twins: Twins) -> bool:
    """One action or answer of the viewer in both games; whether they are still the same to them."""
    (one, other), (first, second) = twins.games, twins.at
    if first.decision is not None:
        answer = data.draw(good_answer(first.decision), label="answer")
        return twins.take((decide(one, first, answer), decide(other, second, answer)))
    legal = kind.legal(one, first.base)
    if not legal or kind.whose_turn(first.base) != twins.viewer:
        return False
    task = data.draw(st.sampled_from(legal), label="action")
    return twins.take((act(one, first, task), act(other, second, task)))
