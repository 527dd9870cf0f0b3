"""Which abilities an object has, and which of them work where it is (1.2.4.d, 2.2.11)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from oracle.games.altered import language as lang
from oracle.games.altered.keywords import KEYWORDS
from oracle.games.altered.language import Ability, PassiveAbility
from oracle.games.altered.rules.objects.texts import Text
from oracle.games.altered.rules.objects.traits import Has, Traits
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import EXPEDITIONS, HERO, IN_PLAY, RESERVE, SPEAKING, EmblemOngoing, Object
from oracle.language.effects import Node

if TYPE_CHECKING:
    from oracle.games.altered.rules.objects.table import Table

HAND = "hand"


class Voice(Struct, frozen=True, gc=False):
    """A passive ability in effect: its object and its knowledge."""

    ability: PassiveAbility
    text: Text
    timestamp: int
    key: str
    """Identifies it among the abilities of its object; empty for that of an emblem."""
    source: str
    """The ref of the card with the text."""

    @property
    def id(self) -> tuple[int, str]:
        return self.timestamp, self.key


# --- where abilities work -------------------------------------------------------------------------------


@home("1.2.4.d", "2.2.11.g")
def works(thing: Object, ability: Ability, kind: str) -> bool:
    """Whether an ability of an object of this type works in the object's zone."""
    if ability.zone:
        return ("expedition" if thing.zone in EXPEDITIONS else thing.zone) in ability.zone
    if ability.support:
        return support_works(thing)
    if changes_how_it_is_played(ability):
        # An effect can let a card be played from anywhere, and otherwise it makes no difference.
        return True
    return hero_works(thing) if kind == "hero" else thing.zone in IN_PLAY


@home("2.2.11.i", "2.2.11.j", "2.4.5.e")
def support_works(thing: Object) -> bool:
    """Support abilities work in Reserve, of ready objects only."""
    return thing.zone == RESERVE and "exhausted" not in thing.status


@home("2.2.11.h")
def hero_works(thing: Object) -> bool:
    """Abilities of Heroes work in the Hero zone only, wherever an effect has put the Hero."""
    return thing.zone == HERO


def changes_how_it_is_played(ability: Ability) -> bool:
    """Whether an ability says from where its own card can be played, or changes how it is played (1.2.4.d)."""
    match ability:
        case lang.PlayableFrom() | lang.OptionalCost() | lang.AdditionalCost():
            return True
        case lang.CostAlteration():
            return ability.this
        case lang.Cannot():
            return ability.action == "play" and ability.what is None and ability.who is None
        case lang.HasKeyword():
            return ability.what is None and KEYWORDS[ability.keyword].of_playing
        case _:
            return False


def alters(ability: Ability) -> bool:
    """Whether an ability changes characteristics of objects, or what abilities do."""
    match ability:
        case lang.HasKeyword():
            return ability.keyword == "gigantic" or ability.what is not None or ability.condition is not None
        case lang.Subtypes() | lang.Stats() | lang.Grants() | lang.LosesAbilities() | lang.Regions() | lang.Ignored():
            return True
        case _:
            return False


# --- what an object has ---------------------------------------------------------------------------------


class WrittenOn(Struct, frozen=True, gc=False):
    """Facts that follow from the object alone; cached with the game while the object stays the same."""

    thing: Object
    traits: Traits
    """Before passive abilities apply."""
    altering: tuple[Voice, ...]
    """Its abilities that work in its zone and change characteristics."""


def written_on(view: Table, thing: Object) -> WrittenOn:
    """Facts that follow from the object alone."""
    known = view.game.written_on.get(thing.id)
    if known is not None and known.thing is thing:
        return known
    traits = view.worked_out(thing)
    altering = [has for has in traits.abilities if alters(has.ability) and works(thing, has.ability, traits.type)]
    found = WrittenOn(thing, traits, tuple([voice_of(thing, has) for has in altering]))
    view.game.written_on[thing.id] = found
    return found


class AtWork(Struct, frozen=True, gc=False):
    """An object's effective abilities; cached with the game while object and characteristics stay the same."""

    thing: Object
    altered: Traits | None
    """Its characteristics, if they differ from those that follow from the object alone."""
    abilities: tuple[Has, ...]
    """Those that work here and are not ignored."""
    voices: tuple[Voice, ...]
    """The passive ones among them."""


def at_work(view: Table, thing: Object) -> AtWork:
    """The abilities of an object that work in its zone."""
    known, altered = view.game.at_work.get(thing.id), view.altered(thing)
    if known is not None and known.thing is thing and known.altered is altered:
        return known
    traits = altered or view.base(thing)
    active = [has for has in traits.abilities if has.key not in traits.ignored]
    working = tuple([has for has in active if works(thing, has.ability, traits.type)])
    voices = tuple([voice_of(thing, has) for has in working if isinstance(has.ability, lang.Passive)])
    found = view.game.at_work[thing.id] = AtWork(thing, altered, working, voices)
    return found


NO_CARDS: frozenset[str] = frozenset()
GAINED: frozenset[type[Node]] = frozenset({lang.HasKeyword, lang.QuickAction, lang.Reaction})
"""Kinds of abilities that an object can have though its card does not."""


def can_have(view: Table, thing: Object, kind: type[Node]) -> bool:
    """Whether an object can have abilities of a kind, on its card or gained."""
    card = thing.card
    if card in view.game.cards_with.get(kind, NO_CARDS) or card in view.tokens:
        return True
    return kind in GAINED and (thing.scouted or view.altered(thing) is not None)


def voice_of(thing: Object, has: Has) -> Voice:
    ability: PassiveAbility = has.ability  # type: ignore[assignment]  # the caller has looked
    return Voice(ability, Text(thing.controller, thing.id), thing.id, has.key, thing.card)


@home("7.2.1.d", "2.2.14.b")
def emblem_voice(emblem: EmblemOngoing) -> Voice | None:
    """An emblem's passive ability works in Limbo, on behalf of the object that created it. None: it is a Reaction."""
    if isinstance(emblem.ability, lang.Reaction):
        return None
    text = Text(
        emblem.player, emblem.source.object, emblem.bound, numbers=emblem.numbers, places=emblem.places,
        lasts=(emblem.source.was,),
    )  # fmt: skip
    return Voice(emblem.ability, text, emblem.id, "", emblem.source.card)


def speaking(view: Table) -> list[Object]:
    """Objects with passive abilities in the zones in which these work, in no particular order.

    An object can also gain a keyword, but that concerns only the object itself.
    """
    objects, zones, tokens = view.objects, view.zones, view.tokens
    cards = view.game.cards_with.get(lang.Passive, NO_CARDS)
    things = [objects[i] for zone in _zones_of(tuple(view.owners)) for i in zones[zone]]
    return [thing for thing in things if thing.card in cards or thing.card in tokens]


@lru_cache(maxsize=512)
def _zones_of(players: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([f"{player}/{name}" for player in players for name in SPEAKING])
