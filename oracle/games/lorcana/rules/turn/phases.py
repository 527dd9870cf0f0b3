"""3. Turn structure: the start of the turn, its end, and the steps between."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.concepts.costs import asked_to_act
from oracle.games.lorcana.rules.concepts.game_state_check import check_once
from oracle.games.lorcana.rules.concepts.golden_rules import may_gain_lore
from oracle.games.lorcana.rules.events import Dried, Ended, Lore, Moved, Phase, Readied, TurnPassed
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import DECK, HAND, PLAY, Compelled, Object, State, cards_in, in_turn_order
from oracle.games.lorcana.rules.tasks import (
    Check,
    DrawStep,
    EndEffects,
    EndTurn,
    MainPhase,
    PassTurn,
    ReadyStep,
    SetStep,
)
from oracle.games.lorcana.rules.turn.readying import can_ready, ready_cards
from oracle.games.lorcana.rules.turn_actions.challenge import can_challenge
from oracle.games.lorcana.rules.turn_actions.general import BAG, CHECK, take_turn_action
from oracle.games.lorcana.rules.turn_actions.quest import can_quest
from oracle.kernel.errors import IllegalAction
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

LEFT_OPEN = "; whether that counts is left open (conflict 117)"


@rule("3.3.2", "3.3.2.1", "3.4.1.1", "3.4.2")
def end_turn(run: Run, action: EndTurn) -> None:
    """The active player ends the turn; end-of-turn triggers enter the bag before anything else."""
    take_turn_action(run, action.player)
    check_no_reckless_left(run, action.player)
    check_who_must_quest(run, action.player)
    run.commit()
    run.happen(Phase(name="end", player=action.player))
    # Abilities triggered by the final check may still empty the deck: the final state counts (1.8.3).
    ends = Check(turn_ends=True)
    run.then(BAG, EndEffects(), BAG, ends, BAG, ends, PassTurn())


@rule("8.7.3")
def check_no_reckless_left(run: Run, player: str) -> None:
    """A ready reckless character that can challenge prevents its player from ending the turn.

    Raises IllegalAction (8.7.3); reports if only a challenge with a cost is left (conflict 117).
    """
    view = view_of(run.state)
    at_a_price = ""
    for thing in view.in_play():
        if thing.player != player or thing.exerted or view.game.cards[thing.cards[0]].type != "character":
            continue
        if view.keyword(thing, "reckless") is not None and can_challenge(run, thing):
            if not asked_to_act(run, "challenge", thing):
                raise IllegalAction("8.7.3", f"{thing.card} is reckless, ready and can challenge")
            at_a_price = at_a_price or thing.card
    if at_a_price:
        rests_on(117)
        raise IllegalAction("8.7.3", f"{at_a_price} is reckless, ready and can challenge at a price{LEFT_OPEN}")


@rule("1.2.1")
def check_who_must_quest(run: Run, player: str) -> None:
    """A character that must quest, and can, prevents its player from ending the turn, as a reckless one does.

    Raises IllegalAction (1.2.1); reports if only a quest with a cost is left (conflict 117).
    """
    view = view_of(run.state)
    at_a_price = ""
    for effect in run.state.modifiers:
        if not isinstance(effect, Compelled) or not view.in_force(effect):
            continue
        for thing in (run.state.objects[i] for i in effect.objects if i in run.state.objects):
            if thing.player == player and can_quest(run, thing):
                if not asked_to_act(run, "quest", thing):
                    raise IllegalAction("1.2.1", f"{thing.card} must quest, and can")
                at_a_price = at_a_price or thing.card
    if at_a_price:
        rests_on(117)
        raise IllegalAction("1.2.1", f"{at_a_price} must quest, and can at a price{LEFT_OPEN}")


@rule("3.4.1.2", "6.1.13.4")
def end_effects_of_turn(run: Run, _task: EndEffects) -> None:
    """Effects that last "this turn", or for this one turn of their player, end."""
    ending = tuple(
        modifier.id
        for modifier in run.state.modifiers
        if modifier.until == "this-turn"
        or (modifier.until == "during-their-next-turn" and view_of(run.state).in_force(modifier))
    )
    if ending:
        run.happen(Ended(modifiers=ending))


@rule("6.1.13.4", "3.4.2")
def end_what_the_last_bag_made(run: Run) -> bool:
    """ "This turn" effects of a turn's last abilities end while it is still that turn, followed by another check
    (conflict 162). Returns whether there was anything to end.
    """
    before = len(run.events)
    end_effects_of_turn(run, EndEffects())
    ended = len(run.events) > before
    if ended and not run.could(partial(_check_nothing_is_found, run)):
        rests_on(162)
    return ended


def _check_nothing_is_found(run: Run) -> None:
    if check_once(run, turn_ends=True):
        raise IllegalAction("3.4.2", "one more check finds something")


@rule("3.4.2", "2.3.2", "1.3.4.1")
def pass_turn(run: Run, _task: PassTurn) -> None:
    """The turn passes to the next player in turn order, and starts."""
    if end_what_the_last_bag_made(run):
        run.then(Check(turn_ends=True), BAG, PassTurn())
        return
    run.happen(*effects_end_with_turns_that_never_come(run), TurnPassed(player=following_player(run)))
    start_turn(run)


@rule("9.2.1", "2.1.3")
def following_player(run: Run) -> str:
    """The player to the left of the active player, among those still in the game."""
    state = run.state
    order = in_turn_order(state.seats, state.players, state.turn.player)
    return order[1 % len(order)] if state.turn.player in state.players else order[0]


@rule("9.2.3")
def effects_end_with_turns_that_never_come(run: Run) -> list[Ended]:
    """Effects lasting until a turn of a player who has left end when that turn would begin."""
    state, following = run.state, following_player(run)
    place = state.seats.index(state.turn.player)
    seats = state.seats[place + 1 :] + state.seats[: place + 1]
    passed_over = seats[: seats.index(following)]
    ending = tuple(
        modifier.id
        for modifier in state.modifiers
        if (modifier.until == "until-your-next-turn" and modifier.player in passed_over)
        or (modifier.whose in passed_over and modifier.until != "this-turn")
    )
    return [Ended(modifiers=ending)] if ending else []


@rule("3.2.2.3", "3.1.2")
def start_turn(run: Run) -> None:
    """The Start-of-Turn Phase, step by step.

    Abilities triggered in the Ready step wait for the Set step; after each other step and its check, the bag is
    emptied.
    """
    run.then(ReadyStep(), CHECK, SetStep(), BAG, CHECK, BAG, DrawStep(), BAG, CHECK, BAG, MainPhase())


# --- the Start-of-Turn Phase ----------------------------------------------------------------------------


@rule("3.2.1.4")
def ready_step(run: Run, _task: ReadyStep) -> None:
    """Cards are readied, effects until this moment end; abilities triggered here or at the start of the turn wait.

    In this order (3.2.1.1, 3.2.1.3): an effect that ends here still applies to readying, and can be triggered by it.
    """
    if readied := ready_cards(run):
        run.happen(*readied)
    note_what_counts_in_ones_turn(run)
    kept = {thing.id for thing in exerted_in_play(run) if not can_ready(run, thing)}
    run.happen(*effects_end_at_start(run), Phase(name="start", player=run.state.turn.player))
    if kept & {thing.id for thing in exerted_in_play(run) if can_ready(run, thing)}:
        rests_on(109)


def exerted_in_play(run: Run) -> list[Object]:
    """The exerted cards of the active player in play."""
    return [thing for thing in cards_in(run.state, run.state.turn.player, PLAY) if thing.exerted]


def note_what_counts_in_ones_turn(run: Run) -> None:
    """Report whether a "during your turn" effect of the active player is about readying (3.2.1.2)."""
    view, player = view_of(run.state), run.state.turn.player
    readied = any(isinstance(event, Readied) for event in run.events)
    for thing in cards_in(run.state, player, PLAY):
        for ability in view.definition(thing).abilities:
            if isinstance(ability, lang.Cannot):
                hangs = ability.action == "ready" and isinstance(ability.condition, lang.YourTurn)
            else:
                hangs = readied and isinstance(ability, lang.Triggered) and _hears_readying_in_turn(ability)
            if hangs:
                rests_on(110)


def _hears_readying_in_turn(ability: lang.Triggered) -> bool:
    in_turn = isinstance(ability.condition, lang.YourTurn)
    return any(when.event == "readied" and (in_turn or when.your_turn) for when in ability.when)


@rule("3.2.1.3", "6.1.13.3")
def effects_end_at_start(run: Run) -> list[Ended]:
    """Effects end that last until the start of the active player's turn, or through its readying."""
    player = run.state.turn.player
    ending = tuple(
        modifier.id
        for modifier in run.state.modifiers
        if (modifier.until == "until-your-next-turn" and modifier.player == player)
        or (modifier.until == "start-of-their-next-turn" and modifier.whose == player)
    )
    return [Ended(modifiers=ending)] if ending else []


def set_step(run: Run, _task: SetStep) -> None:
    """Characters dry and locations give lore; abilities waiting since the Ready step resolve after that."""
    dry_characters(run)
    gain_lore_from_locations(run)


@rule("3.2.2.1", "5.1.1.12", "5.3.5")
def dry_characters(run: Run) -> None:
    """The active player's characters are dry from now on."""
    drying = tuple(thing.id for thing in cards_in(run.state, run.state.turn.player, PLAY) if thing.drying)
    if drying:
        run.happen(Dried(objects=drying))


@rule("3.2.2.2", "5.6.5.4", "6.6.3", "1.11.2")
def gain_lore_from_locations(run: Run) -> None:
    """Each location of the active player gives its Lore, modified; a negative Lore counts as 0."""
    state: State = run.state
    player = state.turn.player
    view = view_of(state)
    locations = [thing for thing in cards_in(state, player, PLAY) if view.definition(thing).type == "location"]
    lore = sum(max(view.values(thing).lore, 0) for thing in locations)
    if lore and may_gain_lore(run, player):
        run.happen(Lore(player=player, by=lore))


@rule("3.2.3.1")
def draw_step(run: Run, _task: DrawStep) -> None:
    """One card is drawn for the turn, except in the very first turn, or if an effect skips the step."""
    turn = run.state.turn
    if turn.number > 1 and not is_skipped(run, "draw"):
        draw_a_card(run, turn.player)


@rule("6.4.3")
def is_skipped(run: Run, step: str) -> bool:
    """Whether something the active player has in play when the step would begin makes them skip it."""
    view, player = view_of(run.state), run.state.turn.player
    return any(
        skip.step == step
        and source.player == player
        and (skip.condition is None or view.holds(skip.condition, Text(player, source.id)))
        for source, skip in view.index.skips
    )


@rule("1.12.1", "7.3.3")
def draw_a_card(run: Run, player: str) -> bool:
    """The top card of the player's deck goes to their hand, if there is one. Returns whether."""
    deck = run.state.zones[f"{player}/{DECK}"]
    return bool(deck) and run.happen(Moved(object=deck[0], to=HAND, verb="draw")) > 0


@rule("3.2.3.2")
def main_phase(run: Run, _task: MainPhase) -> None:
    """The Main Phase begins once nothing is waiting."""
    run.happen(Phase(name="main", player=run.state.turn.player))
