"""Verbs that move objects and cards: 7.3.5, 7.3.9, 7.3.21, 7.3.24, 7.3.25, 7.3.28."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.choosing import both_there, objects
from oracle.games.altered.rules.effects.context import Ctx, forget_name, number, players
from oracle.games.altered.rules.effects.places import expeditions_meant, one_of, zone_of
from oracle.games.altered.rules.effects.verbs import verb
from oracle.games.altered.rules.events import Moved, Switched
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import (
    COMPANION_EXPEDITION,
    DISCARD,
    EXPEDITIONS,
    HERO_EXPEDITION,
    IN_PLAY,
    LIMBO,
    MANA,
    Object,
)
from oracle.kernel.errors import IllegalAction, Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@verb(lang.Discard)
@rule("7.3.5.a")
def discard(run: Run, node: lang.Discard, ctx: Ctx) -> list[Event]:
    """From their zone to the Discard pile."""
    return moves(run, node.what, ctx, Moved(to=DISCARD, verb="discard", by=ctx.player, source=ctx.source.object))


def moves(run: Run, which: lang.Which, ctx: Ctx, move: Moved) -> list[Event]:
    """One move for each object or card meant by the text."""
    if isinstance(which, lang.FromDeck):
        return from_deck(run, which, ctx, move)

    def one(thing: Object) -> Moved:
        return replace(move, object=thing.id)

    return [one(thing) for thing in objects(run, which, ctx, would=one)]


@rule("3.2.2.c", "6.1.e")
def from_deck(run: Run, which: lang.FromDeck, ctx: Ctx, move: Moved) -> list[Event]:
    """Cards at an end of a Deck; their identity shows as the step happens."""
    cards = number(run, which.cards, ctx)
    forget_name(ctx.bound, which.name)
    return [
        replace(move, deck=player, end=which.end, name=which.name)
        for player in players(run, which.who, ctx)
        for _ in range(cards)
    ]


@verb(lang.Sacrifice)
@rule("7.3.25.a")
def sacrifice(run: Run, node: lang.Sacrifice, ctx: Ctx) -> list[Event]:
    """The objects are in play and controlled by the player who sacrifices them, and are discarded."""

    def one(thing: Object) -> Moved:
        return Moved(object=thing.id, to=DISCARD, verb="sacrifice", by=ctx.player, source=ctx.source.object)

    def own(thing: Object) -> Moved:
        if thing.zone not in IN_PLAY or thing.controller != ctx.player:
            raise IllegalAction("7.3.25.a", f"{thing.card} is nothing that {ctx.player} controls in play")
        return one(thing)

    chosen = objects(run, node.what, ctx, would=own)
    return [one(thing) for thing in chosen if thing.zone in IN_PLAY and thing.controller == ctx.player]


@verb(lang.Sabotage)
@rule("7.3.24.a")
def sabotage(run: Run, node: lang.Sabotage, ctx: Ctx) -> list[Event]:
    """Up to one target card of any Reserve is discarded."""
    move = Moved(to=DISCARD, verb="sabotage", by=ctx.player, source=ctx.source.object)
    return moves(run, node.what, ctx, move)


@verb(lang.Move)
@rule("7.3.21.a", "7.3.21.b", "7.3.23.a", "7.3.23.b", "7.3.23.c", "7.3.26.a", "7.3.26.b")
def move(run: Run, node: lang.Move, ctx: Ctx) -> list[Event]:
    """Put, return, send: move to a zone, whether or not it has ever been there."""
    if node.to == "expedition":
        return move_to_expedition(run, node, ctx)
    going = Moved(
        to=node.to, by=ctx.player, place=node.place, below=node.below, source=ctx.source.object,
        status=tuple(dict.fromkeys((*node.gains, *entering_mana(run, node)))),
    )  # fmt: skip
    return moves(run, node.what, ctx, going)


@rule("3.2.9.b")
def entering_mana(_run: Run, node: lang.Move) -> tuple[lang.Status, ...]:
    """A card put into the Mana zone arrives exhausted unless the text says ready."""
    return ("exhausted",) if node.to == MANA and not node.ready else ()


def move_to_expedition(run: Run, node: lang.Move, ctx: Ctx) -> list[Event]:
    """Into the Expedition meant; from one Expedition to another without a change of zones (3.2.4.d)."""
    if isinstance(node.what, lang.FromDeck):
        going = Moved(to="", by=ctx.player, source=ctx.source.object, status=node.gains)
        cards = [card for card in from_deck(run, node.what, ctx, going) if isinstance(card, Moved)]
        places = expeditions_meant(run, node.where or "mine", ctx)
        put = [(card, one_of(run, places, ctx, what="it")) for card in cards if places]
        return [replace(card, to=zone_of(place), controller=place[0]) for card, place in put]
    chosen = objects(run, node.what, ctx)
    places = expeditions_meant(run, node.where or "mine", ctx)
    if not places:
        return []
    return [into_expedition(thing, one_of(run, places, ctx, what=thing.card), node, ctx) for thing in chosen]


def into_expedition(thing: Object, place: Place, node: lang.Move, ctx: Ctx) -> Event:
    """The move of one object into an Expedition."""
    to = zone_of(place)
    if thing.zone in EXPEDITIONS:
        return Switched(object=thing.id, to=to, controller=place[0], by=ctx.player)
    return Moved(
        object=thing.id, to=to, controller=place[0], by=ctx.player, status=node.gains, source=ctx.source.object
    )


@verb(lang.Exchange)
@rule("7.3.9.a", "7.3.9.b")
def exchange(run: Run, node: lang.Exchange, ctx: Ctx) -> list[Event]:
    """Each goes to the other's place; unless both exist nothing happens, and nothing is asked."""
    if not both_there(run, node, ctx):
        ctx.lacked = True
        return []
    first, second = objects(run, node.first, ctx), objects(run, node.second, ctx)
    if len(first) != 1 or len(second) != 1:
        return []
    if first == second:
        raise Undecided("7.3.9.a", "whether an object that would be exchanged for itself has been exchanged")
    return [to_place_of(first[0], second[0], ctx), to_place_of(second[0], first[0], ctx)]


def to_place_of(thing: Object, other: Object, ctx: Ctx) -> Event:
    """The place of the other one."""
    if LIMBO in (thing.zone, other.zone) and thing.controller != other.controller:
        raise Undecided("7.5.4.a", "whose an object is that an exchange puts into Limbo in place of another player's")
    if thing.zone in EXPEDITIONS and other.zone in EXPEDITIONS:
        return Switched(object=thing.id, to=other.zone, controller=other.controller, by=ctx.player)
    return Moved(
        object=thing.id, to=other.zone, verb="exchange", controller=other.controller, by=ctx.player,
        source=ctx.source.object, status=("exhausted",) if other.zone == MANA else (),
    )  # fmt: skip


OTHER = {HERO_EXPEDITION: COMPANION_EXPEDITION, COMPANION_EXPEDITION: HERO_EXPEDITION}


@verb(lang.SwitchExpeditions)
@rule("7.3.28.a", "7.4.4.m")
def switch_expeditions(run: Run, node: lang.SwitchExpeditions, ctx: Ctx) -> list[Event]:
    """From one Expedition to the other of the same player; for a Gigantic object, its card moves."""

    def one(thing: Object) -> Switched:
        return Switched(object=thing.id, to=OTHER.get(thing.zone, ""), by=ctx.player)

    chosen = objects(run, node.what, ctx, would=partial(one))
    return [one(thing) for thing in chosen if thing.zone in EXPEDITIONS]
