"""One game of Altered: its constants, and the hooks that the kernel calls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oracle.games.altered.rules import tasks
from oracle.games.altered.rules.day.beginning import begin
from oracle.games.altered.rules.day.checking import check_reactions
from oracle.games.altered.rules.day.phases import begin_phase, daily_effect, end_day
from oracle.games.altered.rules.day.turns import after_turn_effect, first_turn, nothing_to_decline, pass_turn
from oracle.games.altered.rules.effects.reactions import activated_by, remember
from oracle.games.altered.rules.effects.resolving import steps
from oracle.games.altered.rules.events import DiceThrown, PickedAtRandom, Revealed, Shuffled
from oracle.games.altered.rules.folding import fold
from oracle.games.altered.rules.match import Match, Run
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.playing import by_effect as _by_effect  # noqa: F401  (registers what the verb does)
from oracle.games.altered.rules.playing.play_a_card import play_a_card
from oracle.games.altered.rules.playing.quick_actions import use_quick_action
from oracle.games.altered.rules.playing.reactions import play_reaction
from oracle.games.altered.rules.playing.resolving import resolve_card
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import State
from oracle.kernel.errors import Undecided
from oracle.kernel.run import Event, Task
from oracle.kernel.state import Draft

PERFORMERS: dict[type[Task], Callable[[Run, Any], None]] = {
    tasks.Begin: begin,
    tasks.PlayCard: play_a_card,
    tasks.UseQuickAction: use_quick_action,
    tasks.Pass: pass_turn,
    tasks.Decline: nothing_to_decline,
    tasks.ResolveCard: resolve_card,
    tasks.Steps: steps,
    tasks.PlayReaction: play_reaction,
    tasks.CheckReactions: check_reactions,
    tasks.AfterTurnEffect: after_turn_effect,
    tasks.BeginPhase: begin_phase,
    tasks.FirstTurn: first_turn,
    tasks.Daily: daily_effect,
    tasks.EndDay: end_day,
}
"""The rule function for each task on the agenda."""


class Altered(Match):
    """One match: its constants, and the hooks that the kernel calls."""

    def start(self, state: State, before: View | None = None) -> State:
        """Attach the view to a state; `before`: the previous view, if nothing has changed in the zones where abilities
        work.
        """
        state.__dict__["view"] = View(self, state, before if self.keeps and self.hands_on else None)
        return state

    fold = staticmethod(fold)

    def react(self, run: Run, after: State, events: list[Event], board_changed: bool) -> State:
        if after is not run.state:
            before = None if board_changed else view_of(run.state)
            after = self.start(remember(run.state, after, events), before)
        caused = activated_by(run, after, events)
        if not caused:
            return after
        draft = Draft(after)
        events += [fold(draft, event) for event in caused]
        return self.start(draft.finish(), view_of(after))

    def perform(self, run: Run, task: Task) -> None:
        PERFORMERS[type(task)](run, task)

    @home("6.4.d", "6.4.e")
    def irreversible(self, event: Event) -> bool:
        # What was revealed stays known, what was shuffled or rolled stays so.
        return isinstance(event, Revealed | DiceThrown | PickedAtRandom | Shuffled)

    def refused_answer(self) -> str:
        return "6.1.g"

    @home("1.4.6.a")
    def loop(self, state: State, happened: Sequence[Event]) -> State:  # noqa: ARG002
        """Raises Undecided (1.4.6.a): the daily limits apply only to quick actions and Reactions."""
        raise Undecided("1.4.6.a", "how a loop ends that no limit counts", endless=True)
