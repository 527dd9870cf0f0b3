"""Faults in when things resolve."""

from __future__ import annotations

from typing import Any

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.interpreter import resolve
from oracle.games.lorcana.rules.abilities.resolving import context_of, resolve_effect
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.card_types.actions import check_effect_is_possible
from oracle.games.lorcana.rules.events import Moved, Taken
from oracle.games.lorcana.rules.match import Run
from oracle.games.lorcana.rules.state import DISCARD, Object, in_turn_order
from oracle.games.lorcana.rules.tasks import Bag, ResolveAction
from oracle.games.lorcana.rules.zones.bag import labelled
from tests.faulty.lorcana.paying import right


def discard_before_effect(run: Run, task: ResolveAction) -> None:
    """The action goes to the discard, then takes effect."""
    thing = run.state.objects.get(task.object)
    if thing is None:
        return
    new = run.state.next_id
    run.happen(Moved(object=thing.id, to=DISCARD, verb="resolve"))
    effect = view_of(run.state).definition(thing).effect
    if effect is not None:
        resolve_effect(run, effect, context_of(task.player, new, thing.card))


def bag_before_effect(run: Run, player: str, thing: Object, way: object, ink: int, **rest: object) -> object:
    """What an action's play triggers resolves before the action does."""
    new = right("play_action")(run, player, thing, way, ink, **rest)
    run.tasks.insert(len(run.tasks) - 1, Bag())
    return new


def bag_between_sentences(run: Run, effect: object, context: Any) -> bool:
    """What triggers while an effect resolves is resolved before its next sentence."""
    if not isinstance(effect, lang.Sequence):
        return bool(right("resolve_effect")(run, effect, context))
    done = True
    for step in effect.steps:
        before = {waiting.id for waiting in run.state.waiting}
        done = resolve(run, step, context) and done
        for waiting in [each for each in run.state.waiting if each.id not in before]:
            run.happen(Taken(waiting=waiting.id, player=waiting.player))
            right("resolve_triggered")(run, waiting)
    return done


def takes_the_first(run: Run, player: str) -> object:
    """The engine says itself which of a player's waiting abilities resolves next."""
    mine = labelled([waiting for waiting in run.state.waiting if waiting.player == player], run.state)
    return next(iter(mine.values()))


def always_from_the_active_player(run: Run, _last: str | None) -> str | None:
    """After every ability the active player's come first again, whoever is resolving theirs."""
    owners = {waiting.player for waiting in run.state.waiting}
    order = in_turn_order(run.state.seats, run.state.players, run.state.turn.player)
    return next((name for name in order if name in owners), None)


def nested_at_once(
    run: Run, player: str, thing: Object, way: object, ink: int, *, by_effect: bool, after: object
) -> object:
    """An action that an effect plays resolves before that effect goes on."""
    new = right("play_action")(run, player, thing, way, ink, by_effect=by_effect, after=after)
    if by_effect:
        right("resolve_action")(run, run.tasks.pop())
    return new


def refuses_without_choice(run: Run, player: str, thing: Object, *rest: object, **named: object) -> object:
    """An action of whose effect a part cannot be done cannot be played."""
    if view_of(run.state).definition(thing).type == "action" and not named.get("by_effect"):
        check_effect_is_possible(run, player, thing)
    return right("become_played")(run, player, thing, *rest, **named)
