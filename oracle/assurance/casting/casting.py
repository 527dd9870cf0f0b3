"""Assigns printed cards to the roles of a scenario; position, steps and resources are adapted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from oracle.assurance.casting.likeness import TEXTS, Definition, ability_names, printed
from oracle.assurance.variation.rewriting import with_steps
from oracle.profiles import PROFILES
from oracle.protocol.messages import Card, Position
from oracle.protocol.simple_cards import MADE_UP
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.plan import Plan

Cast = Mapping[str, str]
"""Role (the name of a card in the scenario) → the printed card that plays it, or `PLAIN`.

A printed card that plays itself is sent with its definition, for an engine that does not know it by name.
"""

PLAIN = ""
"""Instead of a card: a made-up card of the same type, numbers and names, but without text."""

_QUOTED = re.compile(r'"([^"]*)"')


def roles_of(plan: Plan) -> dict[str, Definition]:
    """The cards of a scenario by name, made-up or printed, with their definitions."""
    known = printed(plan.game)
    names = [card.card for card in plan.position.cards if card.card is not None]
    found = {name: plan.definitions.get(name) or known.get(name) for name in dict.fromkeys(names)}
    return {name: definition for name, definition in found.items() if definition is not None}


def plain(card: Definition) -> dict[str, object]:
    """The same definition without its text."""
    return {field: value for field, value in card.items() if field not in (*TEXTS, "set", "number")}


def defined(game: str, name: str) -> dict[str, object]:
    """The definition of a printed card, by full name, in the form of a made-up card, including what the rule book
    adds.
    """
    card = {field: value for field, value in printed(game)[name].items() if field not in ("set", "number")}
    return card | dict(PROFILES[game].cards.ruled.get(name, {}))


def plain_name(role: str) -> str:
    """The name of the plain card for a role."""
    return f"plain {role}"


def recast(plan: Plan, cast: Cast) -> Plan:
    """The scenario with printed cards in these roles, and with resources adjusted to their costs.

    Made-up cards that are not in the position are dropped. Raises InvalidWordsError if a step becomes meaningless.
    """
    roles, known = roles_of(plan), printed(plan.game)
    named = {role: name or plain_name(role) for role, name in cast.items()}
    cards = tuple(replace(card, card=named.get(card.card or "", card.card)) for card in plan.position.cards)
    # Cards not in the position belong to the file's other scenarios; an engine need not support them.
    left = {name: text for name, text in plan.definitions.items() if name in roles and name not in cast}
    left |= {named[role]: plain(roles[role]) for role, name in cast.items() if name == PLAIN}
    # A printed card that plays itself is sent; one that plays a made-up card of its name is known by name.
    selves = [role for role, name in cast.items() if name == role and role not in plan.definitions]
    left |= {role: defined(plan.game, role) for role in selves}
    printed_cast = {role: name for role, name in cast.items() if name != PLAIN}
    position = _with_resources(plan, replace(plan.position, cards=cards), printed_cast)
    abilities: dict[str, str] = {}
    for role, name in printed_cast.items():
        abilities |= dict(zip(ability_names(roles[role]), ability_names(known[name]), strict=False))

    def change(text: str) -> str:
        return _QUOTED.sub(lambda hit: f'"{abilities.get(hit[1], hit[1])}"', text)

    needs = {*plan.needs} - {MADE_UP} | ({MADE_UP} if left.keys() - {FILLER} else set())
    return with_steps(
        plan, change, position=position, definitions=dict(sorted(left.items())), needs=tuple(sorted(needs))
    )


def _with_resources(plan: Plan, position: Position, cast: Cast) -> Position:
    """The position in which players can afford the same cards as before, and have the same amount left."""
    roles, known = roles_of(plan), printed(plan.game)
    more: Counter[str] = Counter()
    for player, card, field in _paid(plan):
        new = cast.get(card.card or "")
        if new is not None:
            more[player] += int(known[new].get(field, 0)) - int(roles[card.card or ""].get(field, 0))
    zone = PROFILES[plan.game].resource_zone
    for player, count in sorted(more.items()):
        position = with_resources(position, player, zone, count)
    return position


def with_resources(position: Position, player: str, zone: str, count: int) -> Position:
    """Add ready cards to a player's zone, or remove the last ones."""
    own = [card for card in position.cards if card.player == player and card.zone == zone and not card.states]
    if count < 0:
        gone = {card.ref for card in own[count:]}
        return replace(position, cards=tuple(card for card in position.cards if card.ref not in gone))
    if not count:
        return position
    refs = {card.ref for card in position.cards}
    new = [ref for place in range(1, 200) if (ref := f"{player.lower()}-{zone}-{place}") not in refs][:count]
    like = own[-1].card if own else next((card.card for card in position.cards if card.player == player), None)
    return replace(
        position, cards=position.cards + tuple(Card(ref=ref, player=player, zone=zone, card=like) for ref in new)
    )


def _paid(plan: Plan) -> Iterator[tuple[str, Card, str]]:
    """Each card that a step plays for its printed cost: the player, the card, and the cost field."""
    fields = PROFILES[plan.game].cards.costs
    cards = {card.ref: card for card in plan.position.cards}
    for call in plan.calls:
        action = None if call.move is None else call.move.action
        if call.move is None or action is None or action.kind != "play" or action.cost is None:
            continue
        card = cards.get(action.card or "")
        if card is None or action.cost.kind not in ("ink", "mana"):
            continue
        own = "reserve_cost" if card.zone == "reserve" and "reserve_cost" in fields else fields[0]
        yield call.move.player, card, own
