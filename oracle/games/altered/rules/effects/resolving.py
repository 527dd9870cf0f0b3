"""Resolves effects step by step, each with the decisions it needs right before it (6.1, 6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language.a_step import discards
from oracle.games.altered.rules import tasks
from oracle.games.altered.rules.effects import internal as _internal  # noqa: F401  (registers what each verb does)
from oracle.games.altered.rules.effects import verbs_cards as _cards  # noqa: F401
from oracle.games.altered.rules.effects import verbs_moves as _moves  # noqa: F401
from oracle.games.altered.rules.effects import verbs_states as _states  # noqa: F401
from oracle.games.altered.rules.effects.context import Ctx, chosen_before, context_of, find_played, follow
from oracle.games.altered.rules.effects.impossible import possible
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.effects.structure import UNFOLDED
from oracle.games.altered.rules.effects.verbs import PROCESSES, actions_of
from oracle.games.altered.rules.events import Moved
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import DISCARD
from oracle.language.told import told

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run


@rule("6.1.b", "6.5.a", "1.2.6.b", "1.2.7.c")
def steps(run: Run, task: tasks.Steps) -> None:
    """The next step of an effect, with its decisions; the remaining steps come after it."""
    ctx = context_of(task)
    find_played(run, ctx)
    todo, began = list(task.todo), list(task.began)
    while todo:
        node = todo.pop(0)
        unfold = UNFOLDED.get(type(node))
        if unfold is None:
            break
        behind = len(run.tasks)
        parts = unfold(run, node, ctx, began)
        if len(run.tasks) > behind:
            # Paying is a step (6.1.d): the consequence of a declined modifier comes before the next one (6.2.e).
            go_on(run, task, ctx, (*parts, *todo), tuple(began))
            return
        if not parts:
            # What follows is not part of the offer.
            ctx.offered = None
        todo[:0] = parts
    else:
        return
    begun = one_step(run, node, ctx)
    began = [begun or before for before in began]
    go_on(run, task, ctx, (*ctx.after, *todo), tuple(began))


@rule("6.1.c", "6.5.h", "1.2.6.d", "1.2.6.f")
def one_step(run: Run, node: lang.Effect, ctx: Ctx) -> bool:
    """Carry out one step of one or several verbs as far as possible; returns whether any of it was begun."""
    process = PROCESSES.get(type(node))
    if process is not None:
        return process(run, node, ctx)
    ctx.lacked = False
    actions = possible(run, actions_of(run, node, ctx))
    happened = step(run, actions, ctx.player, ctx.source)
    follow(ctx, happened)
    discarded = sum(isinstance(event, Moved) and event.to == DISCARD for event in happened)
    if discarded or told(discards, node):
        ctx.numbers["discarded"] = discarded
    return bool(actions)


def go_on(run: Run, task: tasks.Steps, ctx: Ctx, todo: tuple[lang.Effect, ...], began: tuple[bool, ...]) -> None:
    """Put the rest of an effect after the consequences of its current step."""
    check_between(run, ctx)
    if todo:
        following = replace(
            task, todo=todo, bound=ctx.bound, numbers=ctx.numbers, players=ctx.players, began=began,
            places=chosen_before(ctx.places), paid_tough=ctx.paid_tough, internal=ctx.internal, held=ctx.held,
        )  # fmt: skip
        run.then(following)


@home("1.x:4.4.a.2", "1.x:4.4.a.3")
@rule("4.4.a")
def check_between(run: Run, ctx: Ctx) -> None:
    """In 1.x Reactions are checked after each step, except inside an internal action; later only after effects.

    Playing a card is a step as well, so a card played by an effect needs no separate check (1.x 4.4.a.3).
    """
    if run.game.edition.checks_after_steps and not ctx.internal:
        run.then(tasks.CheckReactions(held=ctx.held))
