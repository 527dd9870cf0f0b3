"""4.2.3 Afternoon: whose turn it is, what can be done in it, and when it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.altered.language import Duration
from oracle.games.altered.rules.events import OngoingGone, Passed, TurnTaken
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import State
from oracle.games.altered.rules.tasks import (
    AfterTurnEffect,
    BeginPhase,
    CheckReactions,
    Decline,
    FirstTurn,
    Pass,
    TurnEffect,
)
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@rule("4.2.3.d")
def take_turn_effect(run: Run, player: str) -> None:
    """A turn effect is chosen by the player whose turn it is, in the Afternoon.

    Raises IllegalAction (4.2.3.d).
    """
    day = run.state.day
    if day.phase != "afternoon":
        raise IllegalAction("4.2.3.d", f"turns are taken in the Afternoon, this is {day.phase}")
    if day.turn != player:
        raise IllegalAction("4.2.3.d", f"it is {day.turn}'s turn")


@rule("4.2.3.d")
def pass_turn(run: Run, action: Pass) -> None:
    """Passing is a turn effect; a player who has passed takes no more turns this day."""
    take_turn_effect(run, action.player)
    run.commit()
    run.happen(Passed(player=action.player))
    turn_effect_is_done(run, "pass")


@rule("4.2.g")
def turn_effect_is_done(run: Run, what: TurnEffect) -> None:
    """After the rest of the turn effect, Reactions are checked; then the turn continues or ends."""
    run.then(CheckReactions(), AfterTurnEffect(what=what))


@rule("6.4.b")
def nothing_to_decline(_run: Run, _action: Decline) -> None:
    """Only a declaration in progress can be declined. Raises IllegalAction (6.4.b)."""
    raise IllegalAction("6.4.b", "no cost is being declared")


@rule("4.2.3.c", "4.2.f")
def first_turn(run: Run, _task: FirstTurn) -> None:
    """The first player takes the first turn."""
    run.happen(TurnTaken(player=run.state.day.first))


@rule("4.2.3.e", "7.3.2.a", "7.3.2.b")
def after_turn_effect(run: Run, task: AfterTurnEffect) -> None:
    """A quick action leaves the turn with its player, unless an effect ends it; a card or a pass ends it."""
    if task.what != "quick-action" or run.state.day.ending:
        end_turn(run)


@home("1.x:4.2.3.c.4")
@rule("4.2.3.b", "4.2.f")
def end_turn(run: Run) -> None:
    """The next player in turn order who has not passed starts a turn; when all have passed, Dusk starts.

    Effects lasting this turn end with it, those lasting this Afternoon with the last turn.
    """
    following = next_player(run.state)
    ending = ending_with(run.state, "this-turn", *(() if following else ("this-afternoon",)))
    run.happen(*ending, TurnTaken(player=following))
    if following is None:
        run.then(BeginPhase(phase="dusk"))


@home("4.2.3.e")
def next_player(state: State) -> str | None:
    """The player of the next turn: the same player again if all others have passed; None if everybody has."""
    names = list(state.players)
    place = names.index(state.day.initiative) + 1
    return next((name for name in names[place:] + names[:place] if not state.players[name].passed), None)


@home("2.2.14.a", "2.2.14.c", "2.2.14.e")
def ending_with(state: State, *durations: Duration) -> tuple[OngoingGone, ...]:
    """The Ongoing Emblems that cease to exist when the turn, the Afternoon or the day ends."""
    gone = tuple(emblem.id for emblem in state.modifiers if emblem.duration in durations)
    return (OngoingGone(emblems=gone),) if gone else ()
