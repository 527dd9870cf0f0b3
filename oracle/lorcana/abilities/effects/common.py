"""What several verbs need to know as they resolve: how much, and which cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.kernel.effects import Context
from oracle.lorcana.abilities.choices import alive
from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.cards import language as lang
from oracle.lorcana.state import Object

if TYPE_CHECKING:
    from oracle.kernel.run import Run


def amount_of(run: Run, amount: lang.Amount, context: Context) -> int:
    return view_of(run.state).number(amount, context.player, context.source, context.numbers, context.bound)


def meant(run: Run, it: str, what: lang.Filter | None, context: Context) -> list[Object]:
    """The cards an effect acts on: all that match, or the bound ones."""
    if what is None:
        return alive(run, context, it)
    view = view_of(run.state)
    return [t for t in view.in_play() if view.matches(t, what, context.player, context.source, context.bound)]
