"""4.6 Challenge: the Declaration step, the Damage step, and everything that ends it."""

from __future__ import annotations

from plain.base import Json, Refused, Steps, Unsupported
from plain.lorcana.costs import can_pay, pay_all
from plain.lorcana.game import Game
from plain.lorcana.model import Card, Challenge, Event, Moment
from plain.lorcana.words import matches


def why_not(game: Game, card: Card) -> Refused | None:
    """4.6.1, 4.6.4.1: what keeps this card from challenging anybody."""
    if not game.is_in_play(card) or card.facts.type != "character":
        return Refused("not-a-character", "4.6.1: only characters in play can challenge")
    if card.exerted:
        return Refused("exerted", "4.6.4.1: an exerted character cannot challenge")
    if card.drying and not game.has(card, "rush"):
        return Refused("drying", "4.6.4.1: it was not in play as the turn began, and has no Rush (8.9.1)")
    if game.forbidden("challenge", card.owner, card):
        return Refused("forbidden", "1.2.2: it cannot challenge")
    return None


def targets(game: Game, card: Card) -> list[Card]:
    """4.6.4.2-4.6.4.3, 4.6.8: exerted opposing characters and opposing locations, less what limiters exclude."""
    opposing = [other for other in game.in_play() if other.owner != card.owner]
    reachable = [other for other in opposing if is_reached(game, card, other)]
    characters = [other for other in reachable if other.facts.type == "character"]
    characters = [other for other in characters if other.exerted or may_challenge_ready(game, card, other)]
    guards = [other for other in characters if game.has(other, "bodyguard")]
    guarded = {guard.owner for guard in guards}
    characters = guards + [other for other in characters if other.owner not in guarded]
    return characters + [other for other in reachable if other.facts.type == "location"]


def is_reached(game: Game, card: Card, other: Card) -> bool:
    """8.6.1 Evasive, and 8.2.1 Alert, which only ignores it."""
    if game.forbidden("be-challenged", card.owner, other, card) or game.forbidden("challenge", card.owner, card, other):
        return False
    reaches = game.has(card, "evasive") or game.has(card, "alert")
    return reaches or not game.has(other, "evasive")


def may_challenge_ready(game: Game, card: Card, other: Card) -> bool:
    """1.2.1: where a card says so."""
    for source, text in game.statics("challenges-ready"):
        moment = Moment(source.owner, source)
        if game.applies(source, text, card) and matches(game, moment, text.get("against", {}), other):
            return True
    allowed = [t for t in game.timed("allow-to-challenge-ready") if (card, card.life) in t.targets]
    return any(matches(game, timed.moment, timed.text.get("against", {}), other) for timed in allowed)


def can_challenge(game: Game, card: Card) -> bool:
    """8.7.3: as far as Reckless asks."""
    if why_not(game, card) is not None or not targets(game, card):
        return False
    return can_pay(game, Moment(card.owner, card), game.costs_to("challenge", card), frozenset({card.ref}))


def challenge(game: Game, player: str, action: Json) -> Steps[None]:
    card = game.own_card(player, action.get("card"))
    refusal = why_not(game, card)
    if refusal is not None:
        raise refusal
    options = targets(game, card)
    if action.get("target") is not None:
        wanted = game.find(action["target"])
        if wanted not in options:
            raise Refused("not-challengeable", f"4.6.4.2: {card.ref} cannot challenge {wanted.ref}")
        options = [wanted]
    if not options:
        raise Refused("nobody-to-challenge", f"4.6.4.2: there is nothing that {card.ref} can challenge")
    if not can_pay(game, Moment(player, card), game.costs_to("challenge", card), frozenset({card.ref})):
        raise Refused("cannot-pay", f"1.5.3: {player} cannot pay what a challenge with {card.ref} costs")
    defender = (yield from game.choose(Moment(player, card), options, "challenge whom"))[0]
    yield from pay_all(game, Moment(player, card), game.costs_to("challenge", card), frozenset({card.ref}))
    declare(game, card, defender)
    game.check()
    yield from game.empty_bag()
    if game.table.result is None and is_on(game):
        deal_damage(game, card, defender)
        game.check()
        yield from game.empty_bag()
    end(game)
    yield from game.settle()


def declare(game: Game, card: Card, defender: Card) -> None:
    """4.6.4.4-4.6.4.5: exert, and the challenge occurs; what triggers waits for the end of the step (4.6.5)."""
    game.exert([card])
    game.table.challenge = Challenge(card, defender, (card.life, defender.life))
    now = game.table.challenge
    game.note("challenged", card.owner, card)
    challenges = Event("challenges", card.owner, card, other=defender, challenge=now)
    challenged = Event("challenged", defender.owner, defender, other=card, challenge=now)
    game.emit([challenges, challenged])


def end(game: Game) -> None:
    """4.6.7, 4.6.9.2: "while challenging" is over, and what happens after the challenge happens."""
    over, game.table.challenge = game.table.challenge, None
    game.table.timed = [timed for timed in game.table.timed if timed.until != "this-challenge"]
    if over is not None and game.table.result is None:
        game.emit([Event("challenge-ends", over.attacker.owner, None, challenge=over)])


def is_on(game: Game) -> bool:
    """4.6.9: it ends when one of the two is removed from it."""
    on = game.table.challenge
    if on is None:
        return False
    there = game.is_in_play(on.attacker) and game.is_in_play(on.defender)
    return there and on.lives == (on.attacker.life, on.defender.life)


def deal_damage(game: Game, card: Card, defender: Card) -> None:
    """4.6.6: Strength with its modifiers, then damage with its own, then all of it at once; locations deal none."""
    hits = [(defender, damage_of(game, card), card)]
    if defender.facts.type == "character":
        hits.append((card, damage_of(game, defender), defender))
    game.deal(hits, game.table.challenge)


def damage_of(game: Game, card: Card) -> int:
    """Its Strength, or what it deals damage with instead."""
    stats = {text["stat"] for source, text in game.statics("fights-with") if game.applies(source, text, card)}
    if len(stats) > 1:
        raise Unsupported("dealing damage with one of two characteristics")
    return max(0, game.stat(card, stats.pop() if stats else "strength"))
