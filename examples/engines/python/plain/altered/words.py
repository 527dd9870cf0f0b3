"""What the card language says of objects: filters, numbers, conditions, Expeditions, players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from plain.altered.model import HIDDEN, IN_PLAY, SIDES, Card, Moment, Place, Ref
from plain.base import Json, Unsupported

if TYPE_CHECKING:
    from plain.altered.view import View

Check: TypeAlias = Callable[["View", Moment, Any, Card], bool]
Holds: TypeAlias = Callable[["View", Moment, Json, "dict[str, Card] | None"], bool]


def matches(view: View, moment: Moment, what: Json, card: Card, anywhere: bool = False) -> bool:
    """Whether an object is such a one. Without a zone it must be in play, unless it is only checked (2.2.1.h, i)."""
    zones = what.get("zone")
    if (zones and card.zone not in zones) or (not zones and not anywhere and card.zone not in IN_PLAY):
        return False
    return all(check(view, moment, what[word], card) for word, check in CHECKS.items() if what.get(word) is not None)


def is_whose(view: View, moment: Moment, whose: str, card: Card) -> bool:
    return whose == "any" or (card.controller == moment.player) == (whose == "yours")


def is_in(view: View, moment: Moment, where: str, card: Card) -> bool:
    return bool(view.places(card) & set(expeditions(view, moment, where)))


def is_it(view: View, moment: Moment, name: str, card: Card) -> bool:
    return any(ref.card.ref == card.ref and card.life in ref.lives for ref in moment.named(name))


def costs(name: str, most: bool) -> Check:
    def check(view: View, moment: Moment, bound: Any, card: Card) -> bool:
        cost = (None if is_hidden_orb(card) else getattr(card.facts, name)) or 0
        limit = amount(view, moment, bound)
        return cost <= limit if most else cost >= limit

    return check


def in_terrain(view: View, moment: Moment, terrain: str, card: Card) -> bool:
    """7.5.7.b."""
    if card.terrains is not None:
        return terrain in card.terrains
    return any(terrain in view.terrains_at(place) for place in view.places(card))


def is_hidden_orb(card: Card) -> bool:
    return card.zone == "mana"


CHECKS: dict[str, Check] = {
    "type": lambda view, moment, value, card: not value or view.look(card).type in value,
    "subtype": lambda view, moment, value, card: not value or bool(view.look(card).subtypes & set(value)),
    "named": lambda view, moment, value, card: not value or (card.facts.name in value and not is_hidden_orb(card)),
    "whose": is_whose,
    "where": is_in,
    "status": lambda view, moment, value, card: set(value) <= card.states,
    "without": lambda view, moment, value, card: not set(value) & card.states,
    "boosted": lambda view, moment, value, card: (card.counters.get("boost", 0) > 0) == value,
    "counter": lambda view, moment, value, card: card.counters.get(value, 0) > 0,
    "token": lambda view, moment, value, card: card.token == value,
    "keyword": lambda view, moment, value, card: view.bears(card, value),
    "hand_cost_at_most": costs("hand_cost", most=True),
    "hand_cost_at_least": costs("hand_cost", most=False),
    "reserve_cost_at_most": costs("reserve_cost", most=True),
    "stat_at_most": lambda view, moment, value, card: max(view.stats(card)) <= value,
    "other": lambda view, moment, value, card: not value or not is_it(view, moment, "this", card),
    "it": is_it,
    "not_it": lambda view, moment, value, card: not is_it(view, moment, value, card),
    "in_terrain": in_terrain,
}


def found(view: View, moment: Moment, what: Json) -> list[Card]:
    """All objects that are meant, without a choice."""
    return [card for card in view.table.cards if matches(view, moment, what, card)]


def players(view: View, moment: Moment, who: str) -> list[str]:
    if who == "each":
        return view.initiative()
    return {"you": [moment.player], "opponent": [view.other(moment.player)], "that-player": [moment.that]}[who]


def expeditions(view: View, moment: Moment, where: str, own: frozenset[Place] | None = None) -> list[Place]:
    """The Expeditions that are meant, without a choice; 7.4.4.f, g, k for Gigantic objects. `own`: if known already."""
    if where in SIDES:
        return [(moment.player, where)]
    if where == "each":
        return [(moment.player, side) for side in SIDES]
    if where == "target":
        raise Unsupported("a target Expedition within a filter")
    mine = sorted(places_of(view, moment.source) if own is None else own)
    if where == "facing":
        return [view.facing(place) for place in mine]
    if where == "other":
        return [(mine[0][0], side) for side in SIDES if side != mine[0][1]] if len(mine) == 1 else []
    return mine


def places_of(view: View, ref: Ref) -> frozenset[Place]:
    """Where it is, or was last while it was in an Expedition (6.3.j)."""
    lives = [ref.seen(), *(ref.card.past[life] for life in sorted(ref.lives, reverse=True) if life in ref.card.past)]
    return next((places for places in map(view.places, lives) if places), frozenset())


def amount(view: View, moment: Moment, number: Any, *, now: bool = False) -> int:
    """`now`: of what has gone as it is where it has gone to (6.3.k)."""
    if isinstance(number, int):
        return number
    if number["is"] == "count":
        return len(found(view, moment, number["what"])) * int(number.get("times", 1))
    if number["is"] == "number":
        return moment.numbers.get(number["name"], 0)
    refs = moment.named(number.get("it", "this"))
    cards = [(ref.live() if now else None) or ref.seen() for ref in refs]
    return sum(card.counters.get(number["counter"], 0) for card in cards)


def holds(view: View, moment: Moment, condition: Json | None, before: dict[str, Card] | None = None) -> bool:
    """`before`: the objects as they were before the event that a Reaction's condition asks about (6.3.k)."""
    return condition is None or CONDITIONS[condition["is"]](view, moment, condition, before)


def exists(view: View, moment: Moment, condition: Json, before: object) -> bool:
    count, most = len(found(view, moment, condition["what"])), condition.get("most")
    least = condition.get("least", 1)
    return bool(count >= least and (most is None or count <= most))


def is_such(view: View, moment: Moment, condition: Json, before: dict[str, Card] | None) -> bool:
    refs = moment.named(condition.get("it", "this"))
    if not refs:
        return False
    if condition.get("was") and before is not None:
        if {"other", "it", "not_it"} & condition["what"].keys():
            raise Unsupported("whether an object was one that another has become")
        cards = [before.get(ref.card.ref, ref.seen()) for ref in refs]
    else:
        cards = [(ref.live() if before is not None else None) or ref.seen() for ref in refs]
    # 2.1.f, j: what has come from a Hand to a Deck has never been an object.
    now = {ref.card.ref: ref.card.zone for ref in refs}
    cards = [card for card in cards if now.get(card.ref) != "deck" or card.zone not in HIDDEN]
    such = {matches(view, moment, condition["what"], card, anywhere=True) for card in cards}
    if len(such) > 1:
        raise Unsupported("a condition on several objects of which some are so and others are not")
    return such == {True}


def is_first(view: View, moment: Moment, condition: Json, before: object) -> bool:
    return (view.table.first == moment.player) == bool(condition.get("so", True))


def stands(view: View, moment: Moment, condition: Json, before: object) -> bool:
    """7.5.2; of several Expeditions all must (7.4.4.j)."""
    meant = expeditions(view, moment, condition.get("where", "mine"))

    def so(place: Place) -> bool:
        mine, theirs = view.table.far[place], view.table.far[view.facing(place)]
        if view.table.arena:
            mine = theirs = 0
        is_now = "ahead" if mine > theirs else "behind" if mine < theirs else "tied"
        wanted, terrain = condition.get("stands"), condition.get("in_terrain")
        return wanted in (None, is_now) and (terrain is None or terrain in view.terrains_at(place))

    return bool(meant) and all(so(place) for place in meant)


CONDITIONS: dict[str, Holds] = {
    "exists": exists,
    "matches": is_such,
    "first-player": is_first,
    "expedition": stands,
    "at-least": lambda view, moment, condition, before: (
        amount(view, moment, condition["number"], now=before is not None)
        >= amount(view, moment, condition["least"], now=before is not None)
    ),
    "not": lambda view, moment, condition, before: not holds(view, moment, condition["holds"], before),
    "all-hold": lambda view, moment, condition, before: all(
        holds(view, moment, part, before) for part in condition["conditions"]
    ),
}
