"""Faults in what effects do, and in when Reactions are checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.context import Ctx, follow
from oracle.games.altered.rules.effects.marching import within_the_adventure
from oracle.games.altered.rules.effects.positions import find_in_decks
from oracle.games.altered.rules.effects.verbs import PROCESSES, actions_of
from oracle.games.altered.rules.events import Moved
from oracle.games.altered.rules.match import Run
from oracle.games.altered.rules.playing.declared_effect import with_modes, with_targets
from oracle.games.altered.rules.state import DISCARD, EXPEDITIONS, LIMBO, State, by_ref
from oracle.games.altered.rules.tasks import CheckReactions, PlayReaction, Steps
from oracle.kernel.run import Event
from tests.faulty.altered.right import right

CUT = "cut"
"""Among what an effect knows: the rest of it is skipped."""


def cuts_after_failing(run: Run, node: lang.Effect, ctx: Ctx) -> bool:
    """Where nothing of a step can happen, the rest of the effect is skipped."""
    begun: bool = right("one_step")(run, node, ctx)
    if not begun:
        ctx.numbers[CUT] = 1
    return begun


def skips_what_is_cut(run: Run, task: Steps) -> None:
    """The rest of an effect of which a step has failed."""
    if CUT not in task.numbers:
        right("steps")(run, task)


def follows_objects(run: Run, task: Steps) -> None:
    """What an effect is about it finds wherever the card has gone since."""
    state: State = run.state

    def now(number: int) -> int:
        found = by_ref(state, state.gone[number].card) if number in state.gone else None
        return number if found is None else found.id

    bound = {name: tuple(now(number) for number in ids) for name, ids in task.bound.items()}
    if task.source.object in state.gone:
        bound.setdefault("this", (now(task.source.object),))
    right("steps")(run, replace(task, bound=bound))


def to_the_controllers_zone(run: Run, actions: Iterable[Event], *rest: Any) -> list[object]:
    """A card that leaves somebody else's Expedition goes to that player's zone."""
    moves = list(actions)
    taken = [
        replace(thing, player=thing.controller)
        for move in moves
        if isinstance(move, Moved) and move.to not in (*EXPEDITIONS, LIMBO)
        and (thing := run.state.objects.get(move.object)) is not None and thing.player != thing.controller
    ]  # fmt: skip
    if taken:
        objects = {**run.state.objects, **{thing.id: thing for thing in taken}}
        run.state = run.game.start(replace(run.state, objects=objects))
    return list(right("step")(run, moves, *rest))


def modifies_first(run: Run, actions: Iterable[Event], player: str | None = None, *_rest: object) -> list[Any]:
    """What modifiers make of a step is what is looked at for what cannot happen."""
    there = [action for action in actions if getattr(action, "object", None) in (None, *run.state.objects)]
    happening = right("possible")(run, right("modified")(run, there, player))
    happening = find_in_decks(run, within_the_adventure(run, happening))
    before = len(run.events)
    if happening:
        run.happen(*happening)
    return list(run.events[before:])


def step_of_the_impossible(run: Run, node: lang.Effect, ctx: Ctx) -> bool:
    """What cannot happen stays in the step, for modifiers to find."""
    process = PROCESSES.get(type(node))
    if process is not None:
        return process(run, node, ctx)
    ctx.lacked = False
    actions = actions_of(run, node, ctx)
    happened = modifies_first(run, actions, ctx.player)
    follow(ctx, happened)
    ctx.numbers["discarded"] = sum(isinstance(event, Moved) and event.to == DISCARD for event in happened)
    return bool(actions)


def targets_while_declaring(run: Run, ctx: Ctx, effect: object) -> object:
    """Modes and targets are chosen in the declaration in every edition."""
    return with_targets(run, ctx, with_modes(run, ctx, effect))


def has_to_do_it(run: Run, node: lang.May, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """What an effect says one may do is done."""
    del run, ctx, began
    return [node.do]


# --- checking Reactions ---------------------------------------------------------------------------------


def checks_after_every_step(run: Run, ctx: Ctx) -> None:
    """Reactions are checked between the steps of an effect in every edition."""
    if not ctx.internal:
        run.then(CheckReactions(held=ctx.held))


def checks_inside(run: Run, ctx: Ctx) -> None:
    """Reactions are checked between the steps of an internal action as well."""
    if run.game.edition.checks_after_steps:
        run.then(CheckReactions(held=ctx.held))


def does_not_hold(_run: Run, node: lang.InternalDone, ctx: Ctx, _began: list[bool]) -> list[lang.Effect]:
    """Reactions that an internal action made do not wait for the end of the effect it is in."""
    ctx.internal = node.within
    return []


def checks_after_nested_plays(run: Run, node: lang.Play, ctx: Ctx) -> bool:
    """Reactions are checked after a card that an effect plays in every edition."""
    played: bool = right("play_by_effect")(run, node, ctx)
    if played:
        run.then(CheckReactions())
    return played


def forgets_the_second_check(run: Run, task: CheckReactions) -> None:
    """Reactions that come of Reactions wait for the next time that Reactions are checked."""
    limit = next((-number for number in task.held if number < 0), run.state.next_id)
    held = tuple(number for number in task.held if number > 0)
    waiting = [e for e in run.state.waiting if not e.resolving and e.id not in held and e.id < limit]
    if waiting:
        emblem = right("next_reaction")(run, waiting)
        run.then(PlayReaction(emblem=emblem.id, held=held), CheckReactions(held=(*held, -limit)))


def oldest_reaction_first(_run: Run, waiting: Any) -> object:
    """The engine says itself in which order Reactions are played."""
    return waiting[0]


def one_hundred_and_first(run: Run, used: object) -> None:
    """The quick action is counted after the limit has been looked at."""
    day = run.state.day
    counts = tuple((key, count - 1) for key, count in day.quick_actions)
    kept = run.state
    run.state = run.game.start(replace(kept, day=replace(day, quick_actions=counts)))
    try:
        right("check_not_too_often")(run, used)
    finally:
        run.state = kept
