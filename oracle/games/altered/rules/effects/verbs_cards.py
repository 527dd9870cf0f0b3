"""Verbs about cards of Decks and new things: 7.3.4, 7.3.7, 7.3.11, 7.3.22, dice, emblems, Expeditions on their way."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.effects.choosing import objects
from oracle.games.altered.rules.effects.context import Ctx, forget_name, give_name, number, players, text_of
from oracle.games.altered.rules.effects.impossible import possible
from oracle.games.altered.rules.effects.marching import marches
from oracle.games.altered.rules.effects.places import choose_expeditions, expeditions_meant, one_of, zone_of
from oracle.games.altered.rules.effects.verbs import verb
from oracle.games.altered.rules.events import (
    Activated,
    DiceThrown,
    ExpeditionMoved,
    GameOver,
    Moved,
    OngoingCreated,
    Revealed,
    Rolled,
    TokenCreated,
    TurnEnds,
)
from oracle.games.altered.rules.objects.expeditions import expeditions_of
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.traits import token_definition
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import DECK, DISCARD, HAND, RESERVE, EmblemOngoing, Object, Result
from oracle.kernel.chance import drawn
from oracle.kernel.errors import Undecided

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@verb(lang.Draw)
@rule("7.3.7.a", "7.3.7.b")
def draw(run: Run, node: lang.Draw, ctx: Ctx) -> list[Event]:
    """The top cards of the player's own Deck go to their Hand."""
    cards = number(run, node.cards, ctx)
    forget_name(ctx.bound, "drawn")
    return [
        Moved(deck=player, to=HAND, verb="draw", by=player, source=ctx.source.object, name="drawn")
        for player in players(run, node.who, ctx)
        for _ in range(cards)
    ]


@verb(lang.Resupply)
@rule("7.3.22.a", "7.3.22.b")
def resupply(run: Run, node: lang.Resupply, ctx: Ctx) -> list[Event]:
    """The top card of the player's own Deck goes to their Reserve; its identity shows as the step happens."""
    forget_name(ctx.bound, "resupplied")
    if node.exhausted:
        exhaust_resupplied(run, ctx)
    return [
        Moved(deck=player, to=RESERVE, verb="resupply", by=player, source=ctx.source.object, name="resupplied")
        for player in players(run, node.who, ctx)
    ]


@rule("7.3.11.a")
def exhaust_resupplied(_run: Run, ctx: Ctx) -> None:
    """Exhausted Resupply: in a further step the player who resupplied a card exhausts it."""
    after = lang.Exhaust(what=lang.It(name="resupplied"), each_their_own=True)
    if after not in ctx.after:
        ctx.after.append(after)


@verb(lang.Reveal)
@rule("3.1.3.f", "3.2.2.c")
def reveal_cards_of_decks(run: Run, node: lang.Reveal, ctx: Ctx) -> list[Event]:
    """All players see cards at an end of a Deck, which stay there. Raises Undecided (3.2.2.d) if there are too few."""
    wanted, found = number(run, node.what.cards, ctx), list[Object]()
    zones, objects = run.state.zones, run.state.objects
    for player in players(run, node.what.who, ctx):
        deck = zones[f"{player}/{DECK}"]
        if len(deck) < wanted and zones[f"{player}/{DISCARD}"]:
            raise Undecided("3.2.2.d", "whether a Deck that has too few cards to be revealed is filled up")
        shown = deck[:wanted] if node.what.end == "top" else deck[max(len(deck) - wanted, 0) :]
        found += [objects[i] for i in shown]
    give_name(ctx.bound, node.what.name, tuple([thing.id for thing in found]))
    return [Revealed(cards=tuple([thing.card for thing in found]))] if found else []


@verb(lang.CreateToken)
@rule("7.3.4.a", "7.3.4.b", "7.4.4.c", "6.1.e")
def create_token(run: Run, node: lang.CreateToken, ctx: Ctx) -> list[Event]:
    """New tokens in the Expeditions meant, the hero Expedition first; a Gigantic one is created in only one."""
    token, count = token_definition(node.token), number(run, node.count, ctx)
    places = expeditions_for(run, node, ctx)
    # The name's previous object may be what the text has just mentioned.
    forget_name(ctx.bound, node.name)
    if node.where == "each":
        chosen = [place for place in places for _ in range(count)]
    else:
        chosen = [one_of(run, places, ctx, what=token.name) for _ in range(count)] if places else []
    return [
        TokenCreated(token=token, player=place[0], to=zone_of(place), by=ctx.player, name=node.name) for place in chosen
    ]


@rule("6.5.b", "2.1.h")
def expeditions_for(run: Run, node: lang.CreateToken, ctx: Ctx) -> tuple[Place, ...]:
    """Where tokens can be created: in the Expeditions meant, or in any number of targets among which they are
    spread.
    """
    if node.distributed:
        return choose_expeditions(run, ctx)
    if node.where == "its":
        return expeditions_of(view_of(run.state), node.it, text_of(run, ctx))
    return expeditions_meant(run, node.where, ctx)


@verb(lang.MoveExpedition)
@rule("7.3.16.a", "7.3.17.a")
def move_expedition(run: Run, node: lang.MoveExpedition, ctx: Ctx) -> list[Event]:
    """The Expeditions meant go one region forward, or back."""

    def one(place: Place) -> ExpeditionMoved:
        return ExpeditionMoved(player=place[0], expedition=place[1], forward=node.forward)

    places = [
        place
        for player in players(run, node.whose, ctx)
        for place in expeditions_meant(run, node.where, ctx.of(player) if node.where != "target" else ctx, one)
    ]
    moves = [one(place) for place in dict.fromkeys(places)]
    return marches(run, [move for move in possible(run, moves) if isinstance(move, ExpeditionMoved)])


SIDES = ("1", "2", "3", "4", "5", "6")


@verb(lang.Roll)
@rule("7.3.19.a", "7.3.19.b", "6.2.j")
def roll(run: Run, _node: lang.Roll, ctx: Ctx) -> list[Event]:
    """A fair six-sided die, plus the dice of each ability that adds some, once each; the following steps know the
    result as the number `die`.
    """
    voices = [v for v in view_of(run.state).passives(lang.RollsMore) if v.text.player == ctx.player]
    applying = [v.ability for v in voices if view_of(run.state).applies(v) and isinstance(v.ability, lang.RollsMore)]
    chance, dice = run.state.chance, []
    for _ in range(1 + sum(more.dice for more in applying)):
        shown, chance = drawn(chance, SIDES)
        dice.append(int(shown))
    run.happen(DiceThrown(dice=tuple(dice), chance=chance))
    result = choose_result(run, ctx, dice, [more.changes for more in applying])
    ctx.numbers["die"] = result
    return [Rolled(player=ctx.player, result=result, dice=tuple(dice) if dice != [result] else ())]


@rule("7.3.19.c")
def choose_result(run: Run, ctx: Ctx, dice: list[int], changes: list[tuple[int, ...]]) -> int:
    """Knowing the dice, the player takes one result, changed by any of the available abilities."""
    several = [sum(taken) for taken in product(*((0, *each) for each in changes))]
    results = sorted({die + change for die in dice for change in several})
    options = tuple(str(result) for result in results)
    return int(run.ask("option", ctx.player, options, source=ctx.source.card, text="which result")[0])


@verb(lang.Activate)
@rule("7.3.1.b", "7.3.1.c", "7.3.1.d", "7.5.1.a", "7.5.1.b")
def activate(run: Run, node: lang.Activate, ctx: Ctx) -> list[Event]:
    """The object's Reactions with this symbol are activated, by the object itself."""
    view = view_of(run.state)
    return [
        Activated(object=thing.id, key=has.key, by=ctx.player)
        for thing in objects(run, node.what, ctx)
        for has in view.abilities(thing)
        if isinstance(has.ability, lang.Reaction) and has.ability.symbol == node.symbol
    ]


@verb(lang.AfterYou)
@rule("7.3.2.a", "7.3.2.b")
def after_you(run: Run, _node: lang.AfterYou, _ctx: Ctx) -> list[Event]:
    """The current turn ends once no Reactions are in Limbo; this is not a pass."""
    return [] if run.state.day.turn is None else [TurnEnds()]


@verb(lang.Lasting)
@rule("2.2.14.c", "2.2.2.m")
def lasting(_run: Run, node: lang.Lasting, ctx: Ctx) -> list[Event]:
    """An Ongoing Emblem in Limbo."""
    emblem = EmblemOngoing(
        id=0, player=ctx.player, source=ctx.source, ability=node.ability, duration=node.duration,
        bound=dict(ctx.bound), places=dict(ctx.places), numbers=dict(ctx.numbers),
    )  # fmt: skip
    return [OngoingCreated(emblem=emblem)]


@verb(lang.Win)
@rule("1.4.2.a")
def win(run: Run, _node: lang.Win, ctx: Ctx) -> list[Event]:
    """The game is over at once."""
    losers = tuple(name for name in run.state.players if name != ctx.player)
    return [GameOver(result=Result(winner=ctx.player, losers=losers, reason="effect"))]


@verb(lang.Nothing)
def nothing(_run: Run, _node: lang.Nothing, _ctx: Ctx) -> list[Event]:
    """No change at all (1.2.7.d)."""
    return []
