"""Choices made when an effect is declared: in 1.x 5.1.2.b its targets and modes; in 3.0 they come later (6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.choosing import choose_targets
from oracle.games.altered.rules.effects.context import Ctx
from oracle.games.altered.rules.effects.structure import choose_modes
from oracle.games.altered.rules.rulebook import home, rule
from oracle.language.effects import Node

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run

LATER = (lang.PayTo, lang.EachPlayer, lang.Repeat, lang.ForEach, lang.Lasting)
"""Inside these, choices are made later: an internal action is declared separately (1.x 5.1.2.a), and choices of several
players or several times differ.
"""
STRUCTURE = (lang.Sequence, lang.May, lang.If, lang.IfYouDo, lang.Modes, lang.TargetPlayer)
"""Nodes of several steps, or none; anything else is one step."""


@home("1.x:5.2.3.d")
@rule("5.1.2.c", "6.5.g", "6.5.b")
def declare_effect(run: Run, ctx: Ctx, effect: Node) -> Any:
    """The effect with the choices of its declaration: first the modes, then targets for the chosen ones only."""
    edition = run.game.edition
    if edition.modes_in_declaration:
        effect = with_modes(run, ctx, effect)
    if edition.targets_in_declaration:
        effect = with_targets(run, ctx, effect)
    return effect


@home("1.x:5.1.2.b.2")
@rule("6.5.g")
def with_modes(run: Run, ctx: Ctx, node: Any) -> Any:
    """Each modal step becomes its chosen modes, in the order of the choice."""
    if isinstance(node, LATER):
        return node
    if isinstance(node, lang.Modes):
        return lang.Sequence(
            steps=tuple([with_modes(run, ctx, node.modes[word]) for word in choose_modes(run, node, ctx)])
        )
    return _inside(node, lambda part: with_modes(run, ctx, part))


@home("1.x:5.1.2.b.2")
@rule("6.5.b")
def with_targets(run: Run, ctx: Ctx, node: Node, *, joined: bool = False) -> Any:
    """Each target of the text gets its objects, even in a step that may have no effect; none twice in a step."""
    if isinstance(node, LATER):
        return node
    if isinstance(node, lang.Target):
        return replace(node, declared=tuple([thing.id for thing in choose_targets(run, node, ctx, None)]))
    if not joined:
        ctx.targets.clear()
    joined = joined or not isinstance(node, STRUCTURE)
    return _inside(node, lambda part: with_targets(run, ctx, part, joined=joined))


def _inside(node: Any, change: object) -> object:
    """The node with everything directly inside it changed."""
    changed: dict[str, object] = {}
    for name in node.__struct_fields__:
        was = getattr(node, name)
        now = _changed(was, change)
        if now is not was:
            changed[name] = now
    return replace(node, **changed) if changed else node


def _changed(was: object, change: Any) -> object:
    if isinstance(was, Node):
        return change(was)
    if isinstance(was, tuple) and any(isinstance(each, Node) for each in was):
        now = tuple([_changed(each, change) for each in was])
        return was if all(a is b for a, b in zip(was, now, strict=True)) else now
    if isinstance(was, dict) and any(isinstance(each, Node) for each in was.values()):
        return {name: _changed(each, change) for name, each in was.items()}
    return was
