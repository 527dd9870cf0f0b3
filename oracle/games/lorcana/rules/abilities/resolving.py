"""6.7 Resolving effects, and the parts of chapter 6 about when a triggered ability does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.interpreter import Context, resolve
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Used
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import Waiting
from oracle.language.effects import Node

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@home("1.4.3", "1.4.3.1")
def context_of(
    player: str, source: int, card: str, bound: dict[str, tuple[int, ...]] | None = None, cost: str = ""
) -> Context:
    """The initial context of an effect: its controller, its card, and what it is about."""
    known: dict[str, tuple[int, ...]] = {"this": (source,)}
    if bound:
        known.update(bound)
    return Context(player=player, source=source, card=card, bound=known, numbers={}, cost=cost)


@rule("6.7.2", "6.7.2.3", "6.1.2", "6.7.4", "1.2.3")
def resolve_effect(run: Run, effect: Node, context: Context) -> bool:
    """Carry out an effect in the order written, as far as possible; abilities it triggers wait.

    Returns whether all of it was done.
    """
    return resolve(run, effect, context)


@rule("6.2.4", "6.1.13.2")
def resolve_triggered(run: Run, waiting: Waiting) -> None:
    """A triggered ability resolves: its secondary "if" and its "once" are checked now, not earlier."""
    ability = waiting.ability
    mark = (waiting.source, waiting.mark)
    if ability.once and run.state.used.count(mark) >= ability.times:
        return
    context = context_of(waiting.player, waiting.source, waiting.card, waiting.bound, waiting.cost)
    context.triggered = True
    context.numbers["damage-of-trigger"] = waiting.damage
    context.numbers["under-that"] = waiting.under
    if ability.condition is not None and not view_of(run.state).holds(ability.condition, context):
        return
    done = resolve_effect(run, ability.effect, context)
    if ability.once and done:
        run.happen(Used(object=waiting.source, ability=mark[1]))
