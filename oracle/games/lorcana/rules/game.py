"""One game of Lorcana: its constants, and the hooks that the kernel calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.rules import tasks
from oracle.games.lorcana.rules.abilities import effects as _effects  # noqa: F401  (registers what each verb does)
from oracle.games.lorcana.rules.abilities.happenings import TRIGGERING, triggering_events
from oracle.games.lorcana.rules.abilities.replacing import REPLACEABLE, replace_events
from oracle.games.lorcana.rules.abilities.triggered import follow, triggered_by
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.card_types.actions import resolve_action
from oracle.games.lorcana.rules.concepts.game_state_check import game_state_check
from oracle.games.lorcana.rules.edition import Edition
from oracle.games.lorcana.rules.events import RELOCATED, Ended, Moved, Phase, Played, Revealed, Shuffled, Used, Waits
from oracle.games.lorcana.rules.folding import fold
from oracle.games.lorcana.rules.gameplay.ending import concede
from oracle.games.lorcana.rules.gameplay.setting_up import begin
from oracle.games.lorcana.rules.match import Match, Run
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import State
from oracle.games.lorcana.rules.turn import phases
from oracle.games.lorcana.rules.turn_actions.activated_ability import resolve_ability, use_an_activated_ability
from oracle.games.lorcana.rules.turn_actions.challenge import challenge
from oracle.games.lorcana.rules.turn_actions.challenge_damage import challenge_damage, end_challenge
from oracle.games.lorcana.rules.turn_actions.ink_a_card import ink_a_card
from oracle.games.lorcana.rules.turn_actions.move_a_character import move_a_character
from oracle.games.lorcana.rules.turn_actions.payment_modifiers import used_up_by
from oracle.games.lorcana.rules.turn_actions.play_a_card import play_a_card
from oracle.games.lorcana.rules.turn_actions.quest import quest
from oracle.games.lorcana.rules.zones.bag import resolve_bag, resolve_from_bag
from oracle.kernel.errors import Undecided
from oracle.kernel.position import taken_back
from oracle.kernel.rules import Overrides
from oracle.kernel.run import Event, Replaced, Task
from oracle.kernel.state import Draft

MOST_IN_A_RING = 100
"""Number of events at the end of a loop that are searched for the abilities that keep it going."""
PERFORMERS: dict[type[Task], Callable[[Run, Any], None]] = {
    tasks.PlayCard: play_a_card,
    tasks.InkCard: ink_a_card,
    tasks.Quest: quest,
    tasks.Challenge: challenge,
    tasks.ChallengeDamage: challenge_damage,
    tasks.EndChallenge: end_challenge,
    tasks.Move: move_a_character,
    tasks.UseAbility: use_an_activated_ability,
    tasks.Begin: begin,
    tasks.EndTurn: phases.end_turn,
    tasks.Concede: concede,
    tasks.ResolveAction: resolve_action,
    tasks.ResolveAbility: resolve_ability,
    tasks.ResolveTriggered: resolve_from_bag,
    tasks.Check: game_state_check,
    tasks.Bag: resolve_bag,
    tasks.EndEffects: phases.end_effects_of_turn,
    tasks.PassTurn: phases.pass_turn,
    tasks.ReadyStep: phases.ready_step,
    tasks.SetStep: phases.set_step,
    tasks.DrawStep: phases.draw_step,
    tasks.MainPhase: phases.main_phase,
}
"""The rule function for each task on the agenda."""


FOLLOWED = frozenset({*RELOCATED, Phase})
"""Kinds of events that an edition may let others accompany."""


home("1.7.6", "1.7.6.1", "4.1.4")(taken_back)


class Lorcana(Match):
    """One match: its constants, and the hooks that the kernel calls."""

    __slots__ = ("triggering_events",)

    def __init__(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None = None) -> None:
        """As for `Match`."""
        super().__init__(edition, cards, overrides)
        self.triggering_events = triggering_events(self.heard)
        """The kinds of events to which any card or keyword can react."""

    def start(self, state: State) -> State:
        """Attach the view to a state that no event has produced."""
        state.__dict__["view"] = View(self, state)
        return state

    def replaced(self, run: Run, events: Sequence[Event]) -> Replaced:
        if REPLACEABLE.isdisjoint(map(type, events)):
            return events, len(events), ()
        return replace_events(run, events)

    fold = staticmethod(fold)

    def react(self, run: Run, after: State, events: list[Event], board_changed: bool) -> State:
        before: State = run.state
        view = view_of(before)
        if after is not before:
            after.__dict__["view"] = View(self, after, None if board_changed else view.index)
            if self.edition.follows is not None and any(type(event) in FOLLOWED for event in events):
                after = self._followed(run, after, events)
        caused: list[Event] = []
        if before.modifiers or view.index.pays:
            for event in events:
                if type(event) is Played:
                    caused += _used_up(run, view, event)
        kinds = TRIGGERING if run.overrides or after.modifiers else self.triggering_events
        told = [event for event in events if type(event) in kinds]
        # If nothing can react, a trace still records that this was checked.
        if told or (run.trace is not None and not TRIGGERING.isdisjoint(map(type, events))):
            caused += triggered_by(run, after, told)
        moves = [e for e in events if isinstance(e, Moved) and e.verb == "resolve"] if after.waiting else None
        if not caused and not moves:
            return after
        draft = Draft(after)
        if moves:
            draft.changes["waiting"] = follow(after.waiting, moves)
        events += [fold(draft, event) for event in caused]
        following = draft.finish()
        following.__dict__["view"] = View(self, following, view_of(after).index)
        return following

    def _followed(self, run: Run, after: State, events: list[Event]) -> State:
        """The events that the edition lets accompany these, in the same batch."""
        follows = self.edition.follows
        more = [] if follows is None else follows(run, events)
        if not more:
            return after
        draft = Draft(after)
        events.extend([fold(draft, event) for event in more])
        following = draft.finish()
        index = None if draft.board_changed else view_of(after).index
        following.__dict__["view"] = View(self, following, index)
        return following

    def perform(self, run: Run, task: Task) -> None:
        PERFORMERS[type(task)](run, task)

    @home("1.7.6.2")
    def irreversible(self, event: Event) -> bool:
        # What was revealed stays known, what was shuffled stays shuffled (1.7.6.2).
        return isinstance(event, Revealed | Shuffled)

    def refused_answer(self) -> str:
        return "1.7.7"

    def loop(self, state: State, happened: Sequence[Event]) -> State:  # noqa: ARG002
        # A loop that a player maintains is cut short to a number; no clause covers one that nobody can leave.
        lately = [e.waiting for e in happened[-MOST_IN_A_RING:] if isinstance(e, Waits)]
        ring = dict.fromkeys(f"{each.ability.name or 'an ability'} of {each.card}" for each in lately)
        what = ", ".join(ring) or "what happens"
        raise Undecided("6.1.10", f"how a loop ends that no player can leave ({what})", 160, endless=True)


def _used_up(run: Run, before: View, event: Played) -> list[Event]:
    effects, printed = used_up_by(run, before, event)
    used: list[Event] = [Used(object=source, ability=mark) for source, mark in printed]
    return [Ended(modifiers=tuple(effects)), *used] if effects else used
