"""How a card enters play: ready or exerted, dry or drying, with or without damage (5.1.2, 6.7.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.gaining import as_it_enters
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.keywords.bodyguard import enters_exerted_by_choice
from oracle.games.lorcana.rules.keywords.shift import states_from_below
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Object

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


class Entering(Struct, frozen=True, kw_only=True):
    """The states in which a card enters play."""

    exerted: bool = False
    drying: bool = False
    damage: int = 0
    effects: tuple[lang.Effect, ...] = ()
    """The effects for which its player has let it enter like this."""


@rule("5.1.2.1", "5.1.2.2", "5.1.2.3", "5.1.1.1", "5.1.1.11", "5.6.4", "6.3.1.2", "8.10.3")
def enters(run: Run, player: str, thing: Object, onto: tuple[int, ...], entering: Entering | None) -> Entering:
    """The states in which a card enters play: ready, a character drying; changed by Shift, its text, the effect."""
    card = view_of(run.state).definition(thing)
    character = card.type == "character"
    if run.game.edition.always_enters_ready_and_drying:
        return Entering(drying=character, damage=entering_by_text(run, player, thing).damage)
    exerted, drying = False, character
    if onto:
        exerted, drying = states_from_below(run, onto)
    text = entering_by_text(run, player, thing)
    exerted = exerted or text.exerted or (entering is not None and entering.exerted)
    chosen, effects = entering_by_choice(run, player, thing)
    exerted = (exerted or chosen) and card.type != "location"
    if not exerted and character and enters_exerted_by_choice(run, player, thing):
        exerted = True
    return Entering(exerted=exerted, drying=drying, damage=text.damage, effects=effects)


@rule("6.7.9", "6.1.5.1")
def entering_by_choice(run: Run, player: str, thing: Object) -> tuple[bool, tuple[lang.Effect, ...]]:
    """Whether its player lets it enter play exerted, as its text allows, and the resulting effects."""
    exerted, effects = False, []
    for ability in view_of(run.state).definition(thing).abilities:
        if isinstance(ability, lang.EntersPlay) and ability.may and ability.what is None:
            taken = run.ask("may", player, ("yes", "no"), source=thing.card, text="enter play exerted")
            if taken == ("yes",):
                exerted = True
                effects.extend([ability.then] if ability.then is not None else [])
    return exerted, tuple(effects)


@rule("6.7.9")
def entering_by_text(run: Run, player: str, thing: Object) -> Entering:
    """How a card enters play according to its own text."""
    view = view_of(run.state)
    exerted, damage = False, 0
    for ability in view.definition(thing).abilities:
        if (
            isinstance(ability, lang.EntersPlay)
            and ability.what is None
            and not ability.may
            and (ability.condition is None or view.holds(ability.condition, Text(player, thing.id)))
        ):
            exerted, damage = exerted or ability.exerted, damage + ability.damage
    for ability in said_by_others(run, thing):
        exerted, damage = exerted or ability.exerted, damage + ability.damage
    return Entering(exerted=exerted, damage=damage)


@rule("6.7.9", "6.4.2.3")
def said_by_others(run: Run, thing: Object) -> list[lang.EntersPlay]:
    """How a card enters play according to other cards in play."""
    view = view_of(run.state)
    return [
        ability
        for source, ability in view.index.entering
        if ability.what is not None
        and view.matches(as_it_enters(thing), ability.what, Text(source.player, source.id))
        and (ability.condition is None or view.holds(ability.condition, Text(source.player, source.id)))
    ]
