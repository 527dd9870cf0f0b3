"""Reading the card language: which cards a filter means, whether a condition holds, how many."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from plain.base import Json
from plain.lorcana.model import Card, Event, Moment

if TYPE_CHECKING:
    from plain.lorcana.view import View


def matches(game: View, moment: Moment, what: Json, card: Card) -> bool:
    """Every field that is given must hold."""
    facts = card.facts
    return (
        (not what.get("type") or facts.type in what["type"])
        and facts.type not in what.get("not_type", ())
        and not (what.get("not_named") and facts.names & {name.casefold() for name in what["not_named"]})
        and what.get("song") in (None, facts.song)
        and (not what.get("named") or bool(facts.names & {name.casefold() for name in what["named"]}))
        and (not what.get("classified") or bool(game.classes(card) & set(what["classified"])))
        and (what.get("whose", "any") == "any" or (what["whose"] == "yours") == (card.owner == moment.player))
        and (what.get("exerted") is None or (what["exerted"] == card.exerted and facts.type != "location"))
        and what.get("damaged") in (None, card.damage > 0)
        and what.get("at_location") in (None, card.at is not None)
        and not (what.get("here") and card.at != moment.source.ref)
        and not (what.get("other") and card.ref == moment.source.ref)
        and (what.get("it") is None or (card.ref, card.life) in moment.lives(what["it"]))
        and (what.get("not_it") is None or (card.ref, card.life) not in moment.lives(what["not_it"]))
        and (not what.get("same_name") or same_name(named_in(game, moment, what["same_name"]), [card]))
        and (what.get("ink") is None or what["ink"] in inks(card))
        and cards_under(game, card) >= (what.get("under_at_least") or 0)
        and what.get("side") in (None, game.side(card))
        and matches_numbers(game, moment, what, card)
        and (not what.get("any_of") or any(matches(game, moment, one, card) for one in what["any_of"]))
    )


def cards_under(game: View, card: Card) -> int:
    return int(card.known["under"]) if card.known else len(game.stack(card)) - 1


def named_in(game: View, moment: Moment, name: str) -> list[Card]:
    return [game.uppermost(card) for card in moment.remembered(name)]


def same_name(ones: list[Card], others: list[Card]) -> bool:
    return any(one.facts.names & other.facts.names for one in ones for other in others)


def inks(card: Card) -> tuple[str, ...]:
    return tuple(card.facts.sure("inks"))


def matches_numbers(game: View, moment: Moment, what: Json, card: Card) -> bool:
    if what.get("cost_at_most") is not None and card.facts.sure("cost") > amount(game, moment, what["cost_at_most"]):
        return False
    if what.get("cost_at_least") is not None and card.facts.sure("cost") < amount(game, moment, what["cost_at_least"]):
        return False
    if what.get("strength_at_most") is not None and not (
        card.facts.type == "character" and game.strength(card) <= amount(game, moment, what["strength_at_most"])
    ):
        return False
    if what.get("strength_at_least") is not None and not (
        card.facts.type == "character" and game.strength(card) >= amount(game, moment, what["strength_at_least"])
    ):
        return False
    if what.get("stronger_than") is not None and not is_strongest(game, moment, what["stronger_than"], card):
        return False
    if what.get("willpower_at_least") is not None and not (
        card.facts.type in ("character", "location") and game.stat(card, "willpower") >= what["willpower_at_least"]
    ):
        return False
    if what.get("not_keyword") is not None and game.has(card, what["not_keyword"]):
        return False
    return what.get("keyword") is None or game.has(card, what["keyword"])


def is_strongest(game: View, moment: Moment, others: Json, card: Card) -> bool:
    """With more Strength than each of those."""
    if card.facts.type != "character":
        return False
    meant = [other for other in game.in_play() if matches(game, moment, others, other)]
    return all(game.strength(card) > game.strength(other) for other in meant)


def players(game: View, moment: Moment, who: str, it: str = "chosen") -> list[str]:
    """`you` is who resolves; the active player comes first (6.7.6)."""
    order = game.order(game.table.active)
    if who == "each":
        return order
    if who == "active":
        return order[:1]
    if who == "its-player":
        return [card.owner for card in moment.remembered(it)][:1]
    return [player for player in order if (player == moment.player) == (who == "you")]


def found(game: View, moment: Moment, what: Json, zone: str, who: list[str]) -> list[Card]:
    """Cards that match: in play by the filter alone, in another zone those of these players."""
    if zone == "play":
        return [card for card in game.in_play() if matches(game, moment, what, card)]
    return [card for player in who for card in game.zone(player, zone) if matches(game, moment, what, card)]


def amount(game: View, moment: Moment, number: int | Json) -> int:
    """6.1.8: a number, or one that is counted now."""
    if isinstance(number, int):
        return number
    if number["is"] == "difference":
        return max(0, amount(game, moment, number["of"]) - amount(game, moment, number["less"]))
    if number["is"] == "value":
        return value(game, moment, number)
    times = int(number.get("times", 1))
    if number["is"] == "count":
        who = players(game, moment, number.get("who") or "you")
        cards = found(game, moment, number["what"], number.get("zone", "play"), who)
        if number.get("distinct"):
            return times * len({ink for card in cards for ink in inks(card)})
        return times * len(cards)
    return times * moment.numbers.get(number["name"], 0)


def fixed(game: View, moment: Moment, what: Json) -> Json:
    """6.1.8: the numbers of a filter that lasts are counted once, as the effect resolves."""
    names = ("cost_at_most", "cost_at_least", "strength_at_most", "strength_at_least")
    return what | {name: amount(game, moment, what[name]) for name in names if what.get(name) is not None}


def value(game: View, moment: Moment, number: Json) -> int:
    """6.6.2: below 0 counts as 0. 6.7.7: of a card that has left play, as it was."""
    of, total = number["of"], 0
    if number.get("all") is not None:
        cards = [card for card in game.in_play() if matches(game, moment, number["all"], card)]
    else:
        cards = moment.remembered(number.get("it", "this"))
    for card in cards:
        if of == "cards-under":
            total += cards_under(game, card)
        elif of == "cost":
            total += card.facts.sure("cost")
        elif of == "damage":
            total += card.damage
        else:
            total += max(0, game.stat(card, of))
    total *= int(number.get("times", 1))
    return total if number.get("most") is None else min(total, int(number["most"]))


def holds(game: View, moment: Moment, condition: Json | None) -> bool:
    if condition is None:
        return True
    kind = condition["is"]
    if kind == "have":
        who = players(game, moment, condition.get("who", "you"))
        count, most = (
            len(found(game, moment, condition["what"], condition.get("zone", "play"), who)),
            condition.get("most"),
        )
        return bool(count >= condition.get("least", 1) and (most is None or count <= most))
    if kind == "this-is":
        return any(matches(game, moment, condition["what"], card) for card in moment.remembered("this"))
    if kind == "matches":
        return any(matches(game, moment, condition["what"], card) for card in moment.remembered(condition["it"]))
    if kind == "same-name":
        return same_name(named_in(game, moment, condition["it"]), named_in(game, moment, condition["other"]))
    if kind == "more-than":
        return amount(game, moment, condition["more"]) > amount(game, moment, condition["than"])
    if kind == "your-turn":
        return game.table.active == moment.player
    if kind == "in-challenge":
        return in_challenge(game, moment, condition)
    if kind == "happened-this-turn":
        return happened(game, moment, condition) >= int(condition.get("least", 1))
    if kind == "lore-is":
        lores = [game.table.lore[player] for player in players(game, moment, condition["who"])]
        most = condition.get("most")
        if condition.get("more_than_you"):
            lores = [lore for lore in lores if lore > game.table.lore[moment.player]]
        return any(lore >= condition.get("least", 0) and (most is None or lore <= most) for lore in lores)
    if kind == "played-using":
        return bool(moment.cost == condition["cost"])
    if kind == "not":
        return not holds(game, moment, condition["condition"])
    return all(holds(game, moment, part) for part in condition["conditions"])


def in_challenge(game: View, moment: Moment, condition: Json) -> bool:
    """4.6.2: only the two of the present challenge are in one."""
    now, card = game.table.challenge, moment.source
    if now is None or not now.includes(card):
        return False
    if condition.get("role") not in (None, "challenging" if card is now.attacker else "challenged"):
        return False
    # 6.7.7: one that has left the challenge is what it was there.
    other, life = now.defence if card is now.attacker else now.attack
    return matches(game, moment, condition.get("against", {}), other if other.life == life else other.was[life])


def happened(game: View, moment: Moment, condition: Json) -> int:
    """How often it happened this turn. A fact of the position may name no card, only whose it was."""
    what, count = dict(condition.get("what", {})), 0
    # 7.1.6: of a card asked for by a name, what happened to it as it is now, or was before its own effect moved it.
    named = what.pop("it", None)
    for event, player, card, life in game.table.happened:
        if event != condition["event"]:
            continue
        if card is not None:
            same = named is None or bool({(card.ref, life), game.gone_on(card, life)} & moment.lives(named))
            count += same and matches(game, moment, what, card)
        else:
            whose = what.get("whose", "any")
            count += whose == "any" or (whose == "yours") == (player == moment.player)
    return count


def is_here(source: Card, event: Event) -> bool:
    """At this location, or moving to it."""
    if event.kind == "moves":
        return event.other is source
    return event.card is not None and event.card.at == source.ref


def hears(game: View, moment: Moment, when: Json, event: Event) -> bool:
    """Whether a trigger condition is met by the event (6.2.1)."""
    source, you = moment.source, moment.player
    who, own_turn = when.get("who", "you"), when.get("your_turn")
    if own_turn is not None and own_turn != (game.table.active == you):
        return False
    if who != "any" and (who == "you") != (event.player == you):
        return False
    own = source is event.card and moment.life == source.life
    if when.get("this") and not own and source not in event.others:
        return False
    if event.kind == "played" and own and not when.get("this"):
        if moment.covered is None:
            return False  # 4.3.4.1: of its own play a card knows only by "when you play this"
        # 4.3.4.2: the card that now lies below did not come into play itself.
        moment = replace(moment, source=moment.covered, life=moment.covered.life, covered=None)
    if when.get("in_challenge") not in (None, event.challenge is not None):
        return False
    if when.get("role") not in (None, event.role):
        return False
    if when.get("against") is not None and not (event.other and matches(game, moment, when["against"], event.other)):
        return False
    if when.get("here") and not is_here(source, event):
        return False
    if when.get("from_location") and not event.from_location:
        return False
    # 8.10.6: a card that another one was put on is what that one is now.
    now = game.uppermost(source)
    stands = replace(moment, source=now, life=now.life) if source.life == moment.life else moment
    if when.get("while") is not None and not holds(game, stands, when["while"]):
        return False
    if when.get("of_action") and not event.of_action:
        return False
    if when.get("by") and event.cost not in when["by"]:
        return False
    if when.get("ink_at_most") is not None and event.ink > when["ink_at_most"]:
        return False
    return event.card is None or matches(game, moment, when.get("what", {}), event.card)


def meant(game: View, moment: Moment, effect: Json, default: str = "chosen") -> list[Card]:
    """The cards an effect is about: all that match, or those bound under a name."""
    if effect.get("all") is not None and not isinstance(effect["all"], bool):
        return [card for card in game.in_play() if matches(game, moment, effect["all"], card)]
    return moment.cards(effect.get("it", default))


def in_play(game: View, cards: list[Card]) -> list[Card]:
    return [card for card in cards if game.is_in_play(card)]
