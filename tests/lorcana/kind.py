"""Lorcana for the tests that hold of every game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from hypothesis import strategies as st

from oracle.games.lorcana.language import Definition, PlayableFrom, Triggered
from oracle.games.lorcana.reference.binding import BINDING as LORCANA
from oracle.games.lorcana.rules.events import Looked, Moved, Revealed
from oracle.games.lorcana.rules.game import Lorcana
from oracle.games.lorcana.rules.legal import proposals
from oracle.games.lorcana.rules.saved import AnyTask
from oracle.games.lorcana.rules.state import DECK, DISCARD, HAND, INKWELL, NOWHERE, PLAY, State
from oracle.games.lorcana.rules.tasks import Concede, EndTurn, Move
from oracle.kernel.position import Position
from oracle.kernel.run import Task
from oracle.protocol.messages import Action
from tests.lorcana.games import (
    PRINTED_CARDS,
    Match,
    Watched,
    any_task,
    check_conserved,
    check_position,
    matches,
    visible,
)
from tests.lorcana.made_up import made_up
from tests.play.kind import Kind

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


class _Lorcana(Kind):
    binding = LORCANA
    state = State
    task = AnyTask
    definition = Definition

    def matches(self) -> st.SearchStrategy[Match]:
        return matches()

    def watched(self, match: Lorcana) -> Watched:
        return Watched(match.edition, match.cards)

    def cards(self) -> st.SearchStrategy[Definition]:
        return made_up()

    def any_task(self, match: Match) -> st.SearchStrategy[Task]:
        return any_task(match)

    def proposals(self, state: State) -> Iterable[Task]:
        return proposals(state, state.turn.player)

    def passing(self, state: State) -> Task:
        return EndTurn(player=state.turn.player)

    def ordinary_actions(self, refs: Iterable[str]) -> list[Action]:
        return [Action(kind="end-turn"), *(Action(kind="ink", card=ref) for ref in refs)]

    def concession(self, player: str) -> Task:
        return Concede(player=player)

    def whose_turn(self, state: State) -> str:
        return state.turn.player

    def check_position(self, match: Lorcana, at: Position) -> None:
        check_position(match, at)

    def check_conserved(self, match: Lorcana, before: State, after: State) -> None:
        check_conserved(match, before, after)

    def visible(self, state: State) -> State:
        return visible(state)

    def shows_on_trying(self, match: Lorcana, task: Task) -> bool:
        """In `seed-chapter-4` any ink card may be tried to be moved; whether it is a character shows only then."""
        return match.edition.bag_holds_cards and isinstance(task, Move)

    def unseen_by(self, viewer: str, state: State) -> list[str]:
        """Decks, inkwells, the opponent's hand."""
        return sorted(
            thing.card
            for thing in state.objects.values()
            if thing.zone in (DECK, INKWELL) or (thing.zone == HAND and thing.player != viewer)
        )

    def shows(self, event: Any, viewer: str, cards: Collection[str]) -> bool:
        match event:
            case Revealed():
                return any(card in cards for card in event.cards)
            case Looked():
                return event.player == viewer and any(card in cards for card in event.cards)
            case Moved() if event.was is not None:
                public = event.to in (PLAY, DISCARD, NOWHERE) or (event.to == HAND and event.was.player == viewer)
                return public and any(card in cards for card in event.was.cards)
            case _:
                return False

    def hidden_cards(self) -> Sequence[Definition]:
        return HIDDEN_CARDS


KIND = _Lorcana()
