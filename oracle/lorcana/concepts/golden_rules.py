"""1.2 Golden rules: what cannot be done beats what may be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.kernel.errors import IllegalAction
from oracle.lorcana.abilities.view import View, view_of
from oracle.lorcana.cards import language as lang
from oracle.lorcana.rulebook import rule
from oracle.lorcana.state import Forbidden, Object

if TYPE_CHECKING:
    from oracle.kernel.run import Run


@rule("1.2.2")
def check_not_forbidden(run: Run, action: str, player: str, thing: Object) -> None:
    """An effect that prevents something beats rules and effects that allow it.

    Raises IllegalAction (1.2.2) when the player may not do this with this card.
    """
    view = view_of(run.state)
    for source, cannot in view.index.cannot:
        if cannot.action != action or not _meant(cannot.who, source.player, player):
            continue
        if cannot.condition is not None and not view.holds(cannot.condition, source.player, source.id):
            continue
        if _is_kept(view, cannot, source, thing):
            raise IllegalAction("1.2.2", f"{source.card} keeps {thing.card} from it")
    for effect in run.state.modifiers:
        if (
            not isinstance(effect, Forbidden)
            or effect.action != action
            or not _meant(effect.who, effect.player, player)
        ):
            continue
        if effect.objects is not None and thing.id not in effect.objects:
            continue
        if view.matches(thing, effect.what, effect.player, 0):
            raise IllegalAction("1.2.2", f"an effect of {effect.card} keeps {thing.card} from it")


def _meant(who: str, owner: str, player: str) -> bool:
    return who == "each" or (who == "you") == (owner == player)


def _is_kept(view: View, cannot: lang.Cannot, source: Object, thing: Object) -> bool:
    if cannot.what is None:
        return cannot.action == "play" or thing.id == source.id
    return view.matches(thing, cannot.what, source.player, source.id)
