"""3. Turn structure: the start of the turn, its end, and the steps between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Event
from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.events import Dried, Ended, Lore, Moved, Phase, Readied, TurnPassed
from oracle.lorcana.rulebook import rule
from oracle.lorcana.state import DECK, HAND, INKWELL, PLAY, State, cards_in
from oracle.lorcana.tasks import (
    Bag,
    Check,
    DrawStep,
    EndEffects,
    EndTurn,
    MainPhase,
    PassTurn,
    ReadyStep,
    SetStep,
)
from oracle.lorcana.turn_actions.general import take_turn_action

if TYPE_CHECKING:
    from oracle.kernel.run import Run


@rule("3.3.2", "3.3.2.1", "3.4.1.1")
def end_turn(run: Run, action: EndTurn) -> None:
    """Whoever is active says the turn is over; what triggers at its end goes to the bag before anything else."""
    take_turn_action(run, action.player)
    check_no_reckless_left(run, action.player)
    run.commit()
    run.happen(Phase(name="end", player=action.player))
    # What the final check triggers may still empty the deck: the turn ends with what is left then (1.8.3).
    ends = Check(turn_ends=True)
    run.then(Bag(), EndEffects(), Bag(), ends, Bag(), ends, PassTurn())


@rule("8.7.3", "8.9.1")
def check_no_reckless_left(run: Run, player: str) -> None:
    """A ready reckless character that can challenge keeps its player from ending the turn.

    Raises IllegalAction (8.7.3).
    """
    view = view_of(run.state)
    opposing = [thing for thing in view.in_play() if thing.player != player]
    in_reach = [t for t in opposing if t.exerted or view.definition(t).type == "location"]
    for thing in view.in_play():
        if thing.player != player or thing.exerted or view.definition(thing).type != "character":
            continue
        dry = not thing.drying or view.keyword(thing, "rush") is not None
        if view.keyword(thing, "reckless") is None or not dry:
            continue
        sees_evasive = any(view.keyword(thing, word) is not None for word in ("evasive", "alert"))
        if any(sees_evasive or view.keyword(other, "evasive") is None for other in in_reach):
            raise IllegalAction("8.7.3", f"{thing.card} is reckless, ready and can challenge")


@rule("3.4.1.2")
def end_effects_of_turn(run: Run, _task: EndEffects) -> None:
    """Effects that last "this turn" end."""
    ending = tuple(modifier.id for modifier in run.state.modifiers if modifier.until == "this-turn")
    if ending:
        run.happen(Ended(modifiers=ending))


@rule("3.4.2", "3.2.2.3", "6.1.13.4")
def pass_turn(run: Run, _task: PassTurn) -> None:
    """The turn goes on to whoever follows in turn order."""
    # Whatever the last abilities of this turn made for "this turn" ends with it (6.1.13.4).
    end_effects_of_turn(run, EndEffects())
    names = list(run.state.players)
    following = names[(names.index(run.state.turn.player) + 1) % len(names)]
    run.happen(TurnPassed(player=following))
    run.then(ReadyStep(), Check(), SetStep(), Bag(), Check(), DrawStep(), Check(), Bag(), MainPhase())


@rule("3.2.1.1", "3.2.1.3", "3.2.1.4", "6.1.13.3")
def ready_step(run: Run, _task: ReadyStep) -> None:
    """Everything of the active player is readied, effects until this moment end, start-of-turn triggers wait."""
    state: State = run.state
    player = state.turn.player
    exerted = tuple(thing.id for zone in (PLAY, INKWELL) for thing in cards_in(state, player, zone) if thing.exerted)
    ending = tuple(
        modifier.id for modifier in state.modifiers
        if modifier.until == "until-your-next-turn" and modifier.player == player
    )  # fmt: skip
    events: list[Event] = [Readied(objects=exerted)] if exerted else []
    if ending:
        events.append(Ended(modifiers=ending))
    run.happen(*events, Phase(name="start", player=player))


@rule("3.2.2.1", "3.2.2.2", "5.6.5.4")
def set_step(run: Run, _task: SetStep) -> None:
    """The active player's characters are dry from now on; locations give lore."""
    state: State = run.state
    player = state.turn.player
    view = view_of(state)
    mine = cards_in(state, player, PLAY)
    drying = tuple(thing.id for thing in mine if thing.drying)
    events: list[Event] = [Dried(objects=drying)] if drying else []
    lore = sum(max(view.values(t).lore, 0) for t in mine if view.definition(t).type == "location")
    if lore:
        events.append(Lore(player=player, by=lore))
    if events:
        run.happen(*events)


@rule("3.2.3.1")
def draw_step(run: Run, _task: DrawStep) -> None:
    """One card is drawn for the turn, except in the very first turn."""
    state: State = run.state
    if state.turn.number > 1:
        draw_a_card(run, state.turn.player)


@rule("1.12.1")
def draw_a_card(run: Run, player: str) -> bool:
    """The top card of the player's deck goes to their hand; nothing happens with an empty deck. Returns whether."""
    deck = run.state.zones[f"{player}/{DECK}"]
    if deck:
        run.happen(Moved(object=deck[0], to=HAND, verb="draw"))
    return bool(deck)


@rule("3.2.3.2")
def main_phase(run: Run, _task: MainPhase) -> None:
    """The Main Phase begins once nothing waits any more."""
    run.happen(Phase(name="main", player=run.state.turn.player))
