"""Altered for the tests that hold of every game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from hypothesis import strategies as st
from msgspec.structs import replace

from oracle.games.altered.language import Definition
from oracle.games.altered.reference.binding import BINDING as ALTERED
from oracle.games.altered.rules import tasks
from oracle.games.altered.rules.events import Moved, Revealed, TumultRevealed
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.legal import proposals
from oracle.games.altered.rules.state import DECK, EXPEDITIONS, HAND, MANA, State
from oracle.games.altered.rules.zones.privacy import sees
from oracle.kernel.position import Position
from oracle.kernel.run import Task
from oracle.protocol.messages import Action, Cost
from tests.altered.games import Match, character, gear, permanent, spell
from tests.altered.made_up import BOOST, definitions
from tests.altered.walks import Watched, check_conserved, check_position, matches, visible
from tests.play.kind import PLAYERS, Kind, bare

HIDDEN_CARDS = (
    character(name="Nobody"), character(stats=(3, 0, 2), hand_cost=0, name="Giant"), spell(BOOST, name="Wind"),
    permanent(name="Far place"), gear(hand_cost=3, name="Far thing"),
)  # fmt: skip
"""Cards that have nothing to say from where nobody sees them."""


class _Altered(Kind):
    binding = ALTERED
    state = State
    task = tasks.AnyTask
    definition = Definition

    def matches(self) -> st.SearchStrategy[Match]:
        return matches()

    def watched(self, match: Altered) -> Watched:
        return Watched(match.edition, match.cards)

    def cards(self) -> st.SearchStrategy[Definition]:
        return definitions()

    def any_task(self, match: Match) -> st.SearchStrategy[Task]:
        refs, players = st.sampled_from(sorted(match.game.cards)), st.sampled_from(PLAYERS)
        orbs: st.SearchStrategy[tuple[str, ...]] = st.just(()) | st.lists(refs, max_size=2).map(tuple)
        cost = st.builds(tasks.CostChoice, kind=st.sampled_from(("mana", "scout", "free", "gold")), resources=orbs)
        at = st.sampled_from((None, *EXPEDITIONS, "nowhere"))
        ability = st.sampled_from((None, "", "dig", "help", "nothing"))
        return st.one_of(
            st.builds(tasks.PlayCard, player=players, card=refs, cost=cost, at=at),
            st.builds(tasks.UseQuickAction, player=players, card=refs, ability=ability, resources=orbs),
            st.builds(tasks.Pass, player=players),
            st.builds(tasks.Begin, player=players),
            st.builds(tasks.Decline, player=players),
        )

    def proposals(self, state: State) -> Iterable[Task]:
        return proposals(state, self.whose_turn(state))

    def passing(self, state: State) -> Task:
        return tasks.Pass(player=state.day.initiative)

    def whose_turn(self, state: State) -> str:
        return state.day.initiative

    def ordinary_actions(self, refs: Iterable[str]) -> list[Action]:
        return [Action(kind="pass"), *(Action(kind="play", card=ref, cost=Cost(kind="mana")) for ref in refs)]

    def check_position(self, match: Altered, at: Position) -> None:
        check_position(match, at)

    def check_conserved(self, match: Altered, before: State, after: State) -> None:
        check_conserved(match, before, after)

    def visible(self, state: State) -> State:
        return visible(state)

    def unseen_by(self, viewer: str, state: State) -> list[str]:
        """Decks, and the other player's Hand and Mana Orbs."""
        return sorted(thing.card for thing in state.objects.values() if not sees(state, viewer, thing))

    def shows(self, event: Any, viewer: str, cards: Collection[str]) -> bool:
        match event:
            case Revealed():
                return any(card in cards for card in event.cards)
            case TumultRevealed():
                return True
            case Moved() if event.was is not None:
                own = event.was.player == viewer
                public = event.to not in (DECK, HAND, MANA) or (own and event.to != DECK)
                return public and event.was.card in cards
            case _:
                return False

    def hidden_cards(self) -> Sequence[Definition]:
        return HIDDEN_CARDS

    def twin(self, state: State, data: st.DataObject) -> State:
        """Tumult cards that lie face down can be others as well."""
        down = [place for place, region in enumerate(state.regions) if region.facedown]
        pairs = [tuple(down[i : i + 2]) for i in range(0, len(down), 2)]
        regions = list(state.regions)
        for here, there in zip(pairs, data.draw(st.permutations(pairs), label="Tumult cards"), strict=True):
            for one, other in zip(here, there, strict=True):
                regions[one] = state.regions[other]
        plain: State = bare(state)
        return replace(plain, regions=tuple(regions))


KIND = _Altered()
