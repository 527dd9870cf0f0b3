"""The structure of effects: their steps (6.5), and several verbs in one step (6.1.c, 6.1.h)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.context import Ctx, give_name, holds, number, players, text_of
from oracle.games.altered.rules.effects.verbs import PROCESSES, actions_of, aim, verb
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import Object
from oracle.kernel.errors import IllegalAction
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event
    from oracle.language.effects import Node

Unfold = Callable[["Run", Any, Ctx, list[bool]], list[lang.Effect]]
"""Returns the effects that replace a node that is not itself a step."""


# --- several steps --------------------------------------------------------------------------------------


@home("6.1.b", "6.1.c")
def sequence(_run: Run, node: lang.Sequence, _ctx: Ctx, _began: list[bool]) -> list[lang.Effect]:
    """One step after the other, in the order written."""
    return list(node.steps)


@rule("6.5.c", "1.2.6.d")
def may(run: Run, node: lang.May, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """The player decides right before it; a declined part is skipped, and the rest continues."""
    del began
    return [node.do] if _wants(run, node, ctx) else []


def _wants(run: Run, node: lang.May, ctx: Ctx) -> bool:
    # If there is nothing to choose from, doing it is not an option (6.1.g).
    player = players(run, node.who, ctx)[0]
    options = ("yes", "no") if can_begin(run, node.do, ctx) else ("no",)
    ctx.offered = run.cursor
    return run.ask("may", player, options, source=ctx.source.card, text="do it?") == ("yes",)


@rule("6.5.d", "6.5.e", "1.2.6.e")
def conditional(run: Run, node: lang.If, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """The condition is evaluated once, right before the step; if false, the step is skipped."""
    del began
    following = node.then if holds(run, node.condition, ctx) else node.otherwise
    return [] if following is None else [following]


@rule("6.5.g")
def modal(run: Run, node: lang.Modes, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """The chosen modes, in the order of the choice; each once unless the text allows repetition."""
    words = choose_modes(run, node, ctx)
    if began and any(isinstance(node.modes[word], lang.Nothing) for word in words):
        rests_on(139)
    ctx.begin_step()
    return [node.modes[word] for word in words]


@rule("6.1.g", "6.5.b")
def choose_modes(run: Run, node: lang.Modes, ctx: Ctx) -> list[str]:
    """Modes that can begin; if none can, any may be chosen, without effect."""
    open_modes = tuple(word for word, do in node.modes.items() if can_begin(run, do, ctx)) or tuple(node.modes)
    if any(word not in open_modes and _has_a_rest(run, do, ctx) for word, do in node.modes.items()):
        rests_on(87)
    card, text, modes = ctx.source.card, "choose a mode", tuple(node.modes)
    aim(run, ctx, node.count)
    wanted = max(number(run, node.count, ctx), 0)
    if node.repeatable:
        return [
            run.ask("option", ctx.player, open_modes, source=card, text=text, modes=modes)[0] for _ in range(wanted)
        ]
    count = min(wanted, len(open_modes))
    kind = "order" if count > 1 else "option"
    taken = run.ask(kind, ctx.player, open_modes, least=count, most=count, source=card, text=text, modes=modes)
    return list(taken)


def _has_a_rest(run: Run, do: Node, ctx: Ctx) -> bool:
    """Whether a later step could begin."""
    return isinstance(do, lang.Sequence) and any(can_begin(run, later, ctx) for later in do.steps[1:])


@rule("6.5.f")
def if_you_do(run: Run, node: lang.IfYouDo, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """The second part depends on whether any step of the first part was begun, modified or not."""
    del run, ctx
    began.append(False)
    return [node.first, lang.Did(then=node.then, otherwise=node.otherwise)]


@home("6.5.f")
def did(_run: Run, node: lang.Did, _ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """What follows if something was begun, or else if nothing was."""
    following = node.then if began.pop() else node.otherwise
    return [] if following is None else [following]


@rule("6.5.i", "6.5.b")
def repeat(run: Run, node: lang.Repeat, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """Several steps, one after the other, each with its own choices."""
    del began
    aim(run, ctx, node.times)
    times = max(number(run, node.times, ctx), 0)
    ctx.begin_step()
    return [node.do] * times


@rule("6.5.i", "6.5.b", "6.1.g")
def for_each(run: Run, node: lang.ForEach, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """The next object, picked by the controller; after its step the others."""
    del began
    if node.left is None:
        aim(run, ctx, node.what)
    things = view_of(run.state).all_such(node.what, text_of(run, ctx)) if node.left is None else _left(run, node.left)
    ctx.begin_step()
    if not things:
        return []
    names = {thing.card: thing.id for thing in things}
    card = ctx.source.card
    (taken,) = run.ask("choose", ctx.player, tuple(names), source=card, text="which one is next", sorts=True)
    give_name(ctx.bound, node.name, (names.pop(taken),))
    return [node.do, replace(node, left=tuple(names.values()))]


def _left(run: Run, ids: tuple[int, ...]) -> list[Object]:
    return [run.state.objects[i] for i in ids if i in run.state.objects]


@rule("6.5.b")
def target_player(run: Run, node: lang.TargetPlayer, ctx: Ctx, began: list[bool]) -> list[lang.Effect]:
    """A player chosen as a target."""
    del began
    names = tuple(players(run, node.who, ctx))
    (ctx.players["player"],) = run.ask("choose", ctx.player, names, source=ctx.source.card, text="target player")
    return [node.do]


UNFOLDED: dict[type[Node], Unfold] = {
    lang.Sequence: sequence,
    lang.May: may,
    lang.If: conditional,
    lang.Modes: modal,
    lang.IfYouDo: if_you_do,
    lang.Did: did,
    lang.Repeat: repeat,
    lang.ForEach: for_each,
    lang.TargetPlayer: target_player,
}


# --- one step -------------------------------------------------------------------------------------------


@verb(lang.Simultaneously)
@rule("6.1.c", "6.1.f")
def simultaneously(run: Run, node: lang.Simultaneously, ctx: Ctx) -> list[Event]:
    """Several verbs that share a step."""
    return [action for part in node.parts for action in actions_of(run, part, ctx)]


@verb(lang.EachPlayer)
@rule("6.1.h", "1.4.5.a", "1.2.6.f", "7.5.5.b")
def each_player(run: Run, node: lang.EachPlayer, ctx: Ctx) -> list[Event]:
    """Players decide in initiative order, each knowing the earlier decisions; then everything happens at once."""
    actions: list[Event] = []
    named: dict[str, tuple[int, ...]] = {}
    chosen: dict[str, tuple[Place, ...]] = {}
    forgotten: set[str] = set()
    for player in players(run, node.who, ctx):
        own = ctx.of(player)
        actions += actions_of(run, node.do, own)
        forgotten.update(ctx.bound.keys() - own.bound.keys())
        for name, ids in own.bound.items():
            if ids != ctx.bound.get(name):
                named[name] = (*named.get(name, ()), *ids)
        for name, places in own.places.items():
            if places != ctx.places.get(name):
                chosen[name] = (*chosen.get(name, ()), *places)
    for name in forgotten:
        ctx.bound.pop(name, None)
    # Everything that each of them chose is "them" afterwards.
    for name, ids in named.items():
        give_name(ctx.bound, name, ids)
    ctx.places.update(chosen)
    return actions


@verb(lang.May)
def _may_within(run: Run, node: lang.May, ctx: Ctx) -> list[Event]:
    return actions_of(run, node.do, ctx) if _wants(run, node, ctx) else []


@verb(lang.If)
def _if_within(run: Run, node: lang.If, ctx: Ctx) -> list[Event]:
    following = node.then if holds(run, node.condition, ctx) else node.otherwise
    return [] if following is None else actions_of(run, following, ctx)


@verb(lang.Modes)
def _modes_within(run: Run, node: lang.Modes, ctx: Ctx) -> list[Event]:
    return [action for word in choose_modes(run, node, ctx) for action in actions_of(run, node.modes[word], ctx)]


# --- whether it can be begun ----------------------------------------------------------------------------


@home("6.1.g")
def can_begin(run: Run, node: Node, ctx: Ctx) -> bool:
    """Whether the first step can be paid for, and has options if it requires a choice.

    A step without effect is still possible (6.1.g, remark).
    """
    return run.could(lambda: _begin(run, node, ctx))


def _begin(run: Run, node: Node, ctx: Ctx) -> None:
    trial = ctx.tried()
    todo: list[Node] = [node]
    while todo and type(todo[0]) in UNFOLDED:
        node = todo.pop(0)
        steps = UNFOLDED[type(node)](run, node, trial, [False])
        if isinstance(node, lang.PayTo) and not steps:
            raise IllegalAction("6.4.c", "it cannot be paid for")
        todo[:0] = steps
    if not todo:
        return
    process = PROCESSES.get(type(todo[0]))
    if process is not None:
        if not process(run, todo[0], trial):
            raise IllegalAction("6.1.g", "nothing can come of it")
        return
    if not actions_of(run, todo[0], trial) and trial.lacked:
        raise IllegalAction("6.1.g", "there is nothing to choose from")
