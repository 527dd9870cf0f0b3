"""The kinds of change: each takes a plan and draws another one, or None where there is nothing to change.

Nothing here knows whether what comes of it is still the same test; `same` finds that on the reference.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.variation.rewriting import own_words, with_steps
from oracle.engines import reference_books as books
from oracle.profiles import PROFILES, spoken
from oracle.protocol.messages import Card, Position
from oracle.suite.phrases.madeup import described_card
from oracle.suite.plan import Plan

PEOPLE = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Luis")
SYLLABLES = ("ba", "do", "fi", "ka", "lu", "me", "ni", "po", "ra", "su", "ti", "vo", "wa", "xe", "zo")

NEAREST = 8
"""How many printed cards may come in place of one: those that have most in common with it."""


class Changed(NamedTuple):
    """Another plan, and what was changed in words."""

    plan: Plan
    says: str


def seats(plan: Plan, dice: Dice) -> Changed | None:  # noqa: ARG001 - the shape of every kind
    """Who had the turn in a later seat has it in the first one: engines that set up only that one can follow."""
    players, turn = plan.position.players, plan.position.turn
    place = next((at for at, one in enumerate(players) if one.name == turn.player), 0)
    if place == 0 or turn.number == 1:
        return None
    position = replace(plan.position, players=players[place:] + players[:place])
    needs = tuple(need for need in plan.needs if need != "second-player")
    return Changed(_with(plan, position, needs=needs), f"{turn.player} sits in the first seat")


def score(plan: Plan, dice: Dice) -> Changed | None:
    """A player has more of what players count, before and after."""
    game = PROFILES[plan.game]
    counters = sorted(game.player_counters.keys() - game.player_marks.keys() - game.board.pawns.keys())
    if not counters:
        return None
    counter, words = dice.pick([(name, game.player_counters[name]) for name in counters])
    who, more = dice.pick([one.name for one in plan.position.players]), dice.between(1, 4)
    players = tuple(
        replace(one, counters={**one.counters, counter: one.counters.get(counter, 0) + more})
        if one.name == who
        else one
        for one in plan.position.players
    )
    position = replace(plan.position, players=players)
    return Changed(_counted(plan, position, who, words, more), f"{who} has {more} {words} more")


def resources(plan: Plan, dice: Dice) -> Changed | None:
    """A player has more ready resources than before."""
    game = PROFILES[plan.game]
    return _more(plan, dice, game.resource_zone, f"(?:ready {game.resource}|cards? in {spoken(game.resource_zone)})")


def in_hand(plan: Plan, dice: Dice) -> Changed | None:
    """A player has more cards in hand."""
    return _more(plan, dice, "hand", "cards? in hand")


def in_deck(plan: Plan, dice: Dice) -> Changed | None:
    """A player's deck goes on below."""
    return _more(plan, dice, "deck", "cards? in deck")


def in_discard(plan: Plan, dice: Dice) -> Changed | None:
    """A player has more cards in the discard pile."""
    return _more(plan, dice, "discard", "cards? in discard")


def in_play(plan: Plan, dice: Dice) -> Changed | None:
    """A card that does nothing stands at somebody's side."""
    game = PROFILES[plan.game]
    zones = [zone for zone in (*game.expeditions, "play") if zone in game.zones]
    if not zones:
        return None
    zone = dice.pick(zones)
    return _more(plan, dice, zone, f"cards? in {spoken(zone)}", made_up_only=True)


def card_names(plan: Plan, dice: Dice) -> Changed | None:
    """Made-up cards have other names."""
    names = {name: f"{dice.pick(PEOPLE)}'s {_word(dice).title()}" for name in _free_definitions(plan)}
    if not names:
        return None
    return Changed(_definitions(plan, names, {}), f"{len(names)} made-up cards have other names")


def statistics(plan: Plan, dice: Dice) -> Changed | None:
    """A made-up card costs more or has other numbers."""
    free = _free_definitions(plan)
    if not free:
        return None
    name, words = dice.pick(free), PROFILES[plan.game].cards
    definition = plan.definitions[name]
    fields = sorted({*words.costs, *words.numbers.values(), *words.named_numbers.values()} & set(definition))
    fields = [field for field in fields if isinstance(definition[field], int)]
    if not fields:
        return None
    field, more = dice.pick(fields), dice.between(1, 2)
    other = {name: {field: definition[field] + more}}
    new = f"{dice.pick(PEOPLE)}'s {_word(dice).title()}"
    return Changed(_definitions(plan, {name: new}, other), f'"{name}" is "{new}", with {more} {field} more')


def borne(plan: Plan, dice: Dice) -> Changed | None:
    """A made-up card with counters that take it out of play (damage) has more of them, and bears as many more."""
    free, bears = _free_definitions(plan), PROFILES[plan.game].cards.bears
    found = [
        (counter, card.card)
        for counter, field in bears.items()
        for card in plan.position.cards
        if card.card in free and card.counters.get(counter) and field in plan.definitions[card.card]
    ]
    if not found:
        return None
    (counter, name), more = dice.pick(found), dice.between(1, 3)
    twins = {one.ref for one in plan.position.cards if one.card == name and one.counters.get(counter)}
    moved = tuple(
        replace(one, counters={**one.counters, counter: one.counters[counter] + more}) if one.ref in twins else one
        for one in plan.position.cards
    )
    place = "|".join(map(re.escape, sorted(twins)))
    text = rf"((?:{place}) has )(\d+)( {re.escape(counter)}\b)"
    changed = with_steps(plan, _shift(text, more), position=replace(plan.position, cards=moved))
    other = {name: {bears[counter]: plan.definitions[name][bears[counter]] + more}}
    new = f"{dice.pick(PEOPLE)}'s {_word(dice).title()}"
    return Changed(_definitions(changed, {name: new}, other), f'"{name}" has {more} {counter} more, and bears it')


def printed(plan: Plan, dice: Dice, pool: Collection[str]) -> Changed | None:
    """Printed cards that no step names are others of their type."""
    steps = " ".join(f"{step.text} {step.table}" for step in plan.steps)
    there = {card.card for card in plan.position.cards if card.card is not None}
    acting = {card.card for card in plan.position.cards if re.search(rf"\b{re.escape(card.ref)}\b", steps)}
    new: dict[str, str] = {}
    for name in sorted(there - plan.definitions.keys()):
        # One that does something is seldom like another.
        if name.partition(" - ")[0] in steps or dice.hit(0.8 if name in acting else 0):
            continue
        others = [one for one in books.nearest_cards(plan.game, name) if one in pool and one not in there]
        if others:
            new[name] = dice.pick(others[:NEAREST])
    if not new:
        return None
    cards = tuple(replace(card, card=new.get(card.card or "", card.card)) for card in plan.position.cards)
    told = ", ".join(f"{other} for {name}" for name, other in new.items())
    return Changed(_with(plan, replace(plan.position, cards=cards)), f"other printed cards: {told}")


def names(plan: Plan, dice: Dice) -> dict[str, str]:
    """Another name for each player and each card that may have one."""
    people = [one.name for one in plan.position.players]
    found = dict(zip(people, dice.sample([*PEOPLE, *people], len(people)), strict=True))
    taken = {*PEOPLE, *people, *own_words(), *(card.ref for card in plan.position.cards)}
    for card in plan.position.cards:
        if card.ref in own_words() or card.ref in people:
            continue
        new = _word(dice)
        while new in taken:
            new = f"{new}{dice.between(1, 99)}"
        taken.add(new)
        found[card.ref] = new
    return found


def _more(plan: Plan, dice: Dice, zone: str, counted: str, *, made_up_only: bool = False) -> Changed | None:
    game = PROFILES[plan.game]
    if zone not in game.zones or any(plan_edition not in game.edition_zones.get(zone, plan.editions)
                                     for plan_edition in plan.editions):  # fmt: skip
        return None
    who, more = dice.pick([one.name for one in plan.position.players]), dice.between(1, 3)
    made_up = "made-up-cards" in plan.needs
    known = sorted({card.card for card in plan.position.cards if card.card and card.player == who})
    if not made_up and (made_up_only or not known):
        return None
    definitions = dict(plan.definitions)
    if made_up:
        name, definition = described_card(f"a character costing {dice.between(2, 6)}", game)
        definitions.setdefault(name, definition)
    else:
        name = dice.pick(known)
    refs = {card.ref for card in plan.position.cards}
    new = [ref for place in range(1, 99) if (ref := f"{who.lower()}-more-{zone}-{place}") not in refs][:more]
    cards = tuple(Card(ref=ref, player=who, zone=zone, card=name) for ref in new)
    position = replace(plan.position, cards=plan.position.cards + cards)
    changed = _counted(plan, position, who, counted, more, definitions=dict(sorted(definitions.items())))
    return Changed(changed, f"{who} has {more} more in {spoken(zone)} ({name})")


def _counted(plan: Plan, position: Position, who: str, what: str, more: int, **fields: object) -> Plan:
    """The plan with the position, and with what its steps count there."""
    return with_steps(plan, _shift(rf"(\b{who} has )(\d+)( {what}\b)", more), position=position, **fields)


def _shift(pattern: str, more: int) -> Callable[[str], str]:
    def change(text: str) -> str:
        return re.sub(pattern, lambda hit: f"{hit[1]}{int(hit[2]) + more}{hit[3]}", text)

    return change


def _with(plan: Plan, position: Position, **fields: object) -> Plan:
    return with_steps(plan, lambda text: text, position=position, **fields)


def _free_definitions(plan: Plan) -> list[str]:
    """Made-up cards that neither a step nor another card names."""
    steps = " ".join(f"{step.text} {step.table}" for step in plan.steps)
    found = []
    for name, definition in sorted(plan.definitions.items()):
        others = msgspec.json.encode([one for key, one in plan.definitions.items() if key != name]).decode()
        own = str(definition.get("name", name))
        if not any(word in steps or f'"{word}"' in others for word in (name, own)):
            found.append(name)
    return found


def _definitions(plan: Plan, new: Mapping[str, str], fields: Mapping[str, Mapping[str, object]]) -> Plan:
    definitions = {}
    for name, definition in plan.definitions.items():
        other = {**copy.deepcopy(definition), **fields.get(name, {})}
        if name in new and definition.get("name") == name:
            other["name"] = new[name]
        definitions[new.get(name, name)] = other
    cards = tuple(replace(card, card=new.get(card.card or "", card.card)) for card in plan.position.cards)
    position = replace(plan.position, cards=cards)
    return _with(plan, position, definitions=dict(sorted(definitions.items())))


def _word(dice: Dice) -> str:
    return "".join(dice.pick(SYLLABLES) for _ in range(3))


CHANGES: Mapping[str, Callable[[Plan, Dice], Changed | None]] = MappingProxyType(
    {
        "card names": card_names,
        "statistics": statistics,
        "counters borne": borne,
        "seats": seats,
        "score": score,
        "resources": resources,
        "discard": in_discard,
        "deck": in_deck,
        "hand": in_hand,
        "table": in_play,
    }
)
"""Kind → what makes it, those first that most often may stay; printed cards and names come last, in `drawing`."""
