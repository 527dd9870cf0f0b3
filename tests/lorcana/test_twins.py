"""Twin games that differ only in cards a player cannot see: to that player they are the same game."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from oracle.engines.lorcana.binding import LORCANA
from oracle.kernel.errors import Undecided
from oracle.kernel.run import Outcome, Position, act, decide
from oracle.lorcana.cards.language import Definition, PlayableFrom, Triggered
from oracle.lorcana.events import Looked, Moved, Revealed
from oracle.lorcana.legal import legal_actions
from oracle.lorcana.state import DECK, DISCARD, HAND, INKWELL, NOWHERE, PLAY, State
from tests.lorcana.games import PRINTED_CARDS, Match, Watched, examples, good_answer, matches

HIDDEN_CARDS = [
    card
    for card in PRINTED_CARDS
    if not any(
        isinstance(ability, PlayableFrom)
        or (isinstance(ability, Triggered) and any(when.zone != PLAY for when in ability.when))
        for ability in card.abilities
    )
]
"""Cards that have nothing to say from where nobody sees them."""


def unseen_by(viewer: str, state: State) -> list[str]:
    """Refs of the cards a player cannot see: decks, inkwells, the opponent's hand."""
    return sorted(
        thing.card
        for thing in state.objects.values()
        if thing.zone in (DECK, INKWELL) or (thing.zone == HAND and thing.player != viewer)
    )


def shows(event: Any, viewer: str, other: frozenset[str]) -> bool:
    """Whether an event lets the viewer see one of the cards that differ."""
    match event:
        case Revealed():
            return not other.isdisjoint(event.cards)
        case Looked():
            return event.player == viewer and not other.isdisjoint(event.cards)
        case Moved() if event.was is not None:
            public = event.to in (PLAY, DISCARD, NOWHERE) or (event.to == HAND and event.was.player == viewer)
            return public and not other.isdisjoint(event.was.cards)
        case _:
            return False


class Twins:
    """Two games step by step; `same` compares what the viewer is shown."""

    def __init__(self, match: Match, viewer: str, cards: dict[str, Definition]) -> None:
        self.viewer = viewer
        self.other = frozenset(cards)
        game = Watched(match.game.edition, {**match.game.cards, **cards})
        self.games = (match.game, game)
        twin: State = msgspec_copy(match.at.base)
        self.at: tuple[Position, Position] = (match.at, Position.at(game.start(twin)))

    def take(self, outcomes: tuple[Outcome, Outcome]) -> bool:
        """Go on with these outcomes; whether the twins are still the same to the viewer."""
        first, second = outcomes
        if any(shows(event, self.viewer, self.other) for outcome in outcomes for event in outcome.events):
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
        first, second = (
            LORCANA.observation(game, at, self.viewer) for game, at in zip(self.games, self.at, strict=True)
        )
        assert first == second
        if first.decision is None and first.position.turn.player == self.viewer:
            listed = [legal_actions(game, at.base) for game, at in zip(self.games, self.at, strict=True)]
            assert listed[0] == listed[1]


def msgspec_copy(state: State) -> State:
    """The same state without anything derived hanging on it."""
    return type(state)(**{name: getattr(state, name) for name in state.__struct_fields__})


@examples(120)
@given(data=st.data(), match=matches())
def test_hidden_cards_change_nothing_a_player_is_shown(data: st.DataObject, match: Match) -> None:
    viewer: str = match.at.base.turn.player
    unseen = unseen_by(viewer, match.at.base)
    assume(unseen)
    others = {ref: data.draw(st.sampled_from(HIDDEN_CARDS)) for ref in unseen}
    # Hidden cards that differ must not speak up in the first game either.
    match = Match(Watched(match.game.edition, _quiet(match.game.cards, others)), msgspec_copy(match.at.base))
    twins = Twins(match, viewer, others)
    twins.same()
    for _ in range(8):
        at = twins.at[0]
        if at.decision is not None:
            answer = data.draw(good_answer(at.decision), label="answer")
            try:
                go_on = twins.take(both(twins, answer))
            except Undecided:
                return
        else:
            legal = legal_actions(twins.games[0], at.base)
            if not legal or at.base.turn.player != viewer:
                return
            task = data.draw(st.sampled_from(legal), label="action")
            go_on = twins.take((act(twins.games[0], twins.at[0], task), act(twins.games[1], twins.at[1], task)))
        if not go_on:
            return


def both(twins: Twins, answer: tuple[str, ...]) -> tuple[Outcome, Outcome]:
    (one, other), (first, second) = twins.games, twins.at
    return decide(one, first, answer), decide(other, second, answer)


def _quiet(cards: Any, others: dict[str, Definition]) -> dict[str, Definition]:
    return {ref: card if ref not in others or card in HIDDEN_CARDS else HIDDEN_CARDS[0] for ref, card in cards.items()}
