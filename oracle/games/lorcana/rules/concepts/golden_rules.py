"""1.2 Golden rules: prohibitions override permissions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.gaining import gained
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import Forbidden, Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("1.2.2")
def check_not_forbidden(
    run: Run, action: str, player: str, thing: Object | None = None, other: Object | None = None
) -> None:
    """An effect that prevents something overrides rules and effects that allow it.

    `other` is the other side of a challenge. Raises IllegalAction (1.2.2) if the player may not do this with this card.
    """
    view = view_of(run.state)
    if not (view.modifiers or view.index.cannot or view.index.gives) and (
        action != "play" or thing is None or not view.game.cards[thing.cards[0]].abilities
    ):
        # On most tables nothing is forbidden, and this is called for every candidate of every list.
        return
    source = next(_forbidding(run, action, player, thing, other), None)
    if source is not None:
        what = player if thing is None else thing.card
        raise IllegalAction("1.2.2", f"{source} keeps {what} from it")


def is_forbidden(run: Run, action: str, player: str, thing: Object) -> bool:
    """Whether an effect forbids something that happens to a card without a player's action."""
    return next(_forbidding(run, action, player, thing, None), None) is not None


def _forbidding(run: Run, action: str, player: str, thing: Object | None, other: Object | None) -> Iterator[str]:
    view = view_of(run.state)
    if action == "play" and thing is not None:
        yield from _of_itself(view, thing, player)
    for source, cannot in chain(view.index.cannot, gained(view, lang.Cannot)):
        if cannot.action != action or not _is_whose_prohibition(cannot.who, source.player, player):
            continue
        if cannot.condition is not None and not view.holds(cannot.condition, Text(source.player, source.id)):
            continue
        if _is_kept(view, cannot, source, thing) and _against(view, cannot, source, other):
            yield source.card
    for effect in run.state.modifiers:
        if (
            not isinstance(effect, Forbidden)
            or effect.action != action
            or not _is_whose_prohibition(effect.who, effect.player, player)
        ):
            continue
        if effect.objects is not None and (thing is None or thing.id not in effect.objects):
            continue
        if effect.whose not in (None, player if thing is None else thing.player) or not view.in_force(effect):
            continue
        if thing is None or view.matches(thing, effect.what, Text(effect.player, effect.source, effect.bound)):
            yield f"an effect of {effect.card}"


@home("6.1.12", "1.3.3")
def _of_itself(view: View, thing: Object, player: str) -> Iterator[str]:
    # A card's text about being played works from any zone from which it is played.
    for ability in view.definition(thing).abilities:
        if not isinstance(ability, lang.Cannot) or ability.action != "play" or not _is_itself(ability):
            continue
        if not _is_whose_prohibition(ability.who, thing.player, player):
            continue
        if ability.condition is None or view.holds(ability.condition, Text(thing.player, thing.id)):
            yield thing.card


def _is_itself(cannot: lang.Cannot) -> bool:
    return cannot.what is not None and cannot.what.it == "this"


def _is_whose_prohibition(who: str, owner: str, player: str) -> bool:
    return who == "each" or (who == "you") == (owner == player)


def may_be_discarded(run: Run, thing: Object) -> bool:
    """Whether an effect can make this card's player discard it."""
    return run.could(lambda: check_not_forbidden(run, "discard", thing.player, thing))


def may_gain_lore(run: Run, player: str) -> bool:
    """Whether nothing prevents the player from gaining lore."""
    return run.could(lambda: check_not_forbidden(run, "gain-lore", player))


def may_lose_lore(run: Run, player: str) -> bool:
    """Whether nothing prevents the player from losing lore."""
    return run.could(lambda: check_not_forbidden(run, "lose-lore", player))


OF_PLAYERS = frozenset({"play", "discard", "gain-lore", "lose-lore"})
"""Prohibitions for players rather than characters."""


def _is_kept(view: View, cannot: lang.Cannot, source: Object, thing: Object | None) -> bool:
    if cannot.what is None or thing is None:
        return cannot.action in OF_PLAYERS or (thing is not None and thing.id == source.id)
    return view.matches(thing, cannot.what, Text(source.player, source.id))


def _against(view: View, cannot: lang.Cannot, source: Object, other: Object | None) -> bool:
    if cannot.against is None:
        return True
    return other is not None and view.matches(other, cannot.against, Text(source.player, source.id))
