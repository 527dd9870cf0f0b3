"""The kinds of change: each takes a plan and draws another one, or None if there is nothing to change.

These functions do not check whether the result is still the same test; `same` determines that on the reference.
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
from oracle.profiles import PROFILES
from oracle.protocol.messages import Position
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.plan import Plan

PEOPLE = ("Ada", "Bela", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Luis")
SYLLABLES = ("ba", "do", "fi", "ka", "lu", "me", "ni", "po", "ra", "su", "ti", "vo", "wa", "xe", "zo")
FOREIGN = ("żó", "ña", "çé", "øl", "ğu", "λε", "жу", "щи", "花", "木", "가", "と")
"""Letters beyond ASCII, composed, and unchanged after a change of case and back."""
LONGEST = 30
"""Maximum syllables of a name: with two characters each and two digits this stays within the protocol's limit."""

NEAREST = 8
"""How many printed cards are candidates to replace one: the most similar."""


NUMBERS = (0, 9, 99, 127, 999)
"""Sizes for counters and turns are drawn between two neighboring values, each pair with the same probability."""


class Changed(NamedTuple):
    """Another plan, and a description of the change."""

    plan: Plan
    says: str


def size(dice: Dice, steps: tuple[int, ...], most: int | None = None) -> int:
    """A number above 0, up to the last step or to `most`; each pair of neighboring steps has the same probability."""
    if most is not None:
        steps = (*(step for step in steps if step < most), most)
    place = dice.between(1, len(steps) - 1)
    return dice.between(steps[place - 1] + 1, steps[place])


def seats(plan: Plan, dice: Dice) -> Changed | None:  # noqa: ARG001 - the shape of every kind
    """Move the active player to the first seat, for engines that only support that."""
    players, turn = plan.position.players, plan.position.turn
    place = next((at for at, one in enumerate(players) if one.name == turn.player), 0)
    if place == 0 or turn.number == 1:
        return None
    position = replace(plan.position, players=players[place:] + players[:place])
    needs = tuple(need for need in plan.needs if need != "second-player")
    return Changed(_with(plan, position, needs=needs), f"{turn.player} sits in the first seat")


def card_names(plan: Plan, dice: Dice) -> Changed | None:
    """Made-up cards get other names."""
    names = {name: f"{dice.pick(PEOPLE)}'s {_word(dice).title()}" for name in _free_definitions(plan)}
    if not names:
        return None
    return Changed(_definitions(plan, names, {}), f"{len(names)} made-up cards have other names")


def statistics(plan: Plan, dice: Dice) -> Changed | None:
    """A made-up card gets a higher cost or other numbers."""
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
    """A made-up card with counters that can remove it (damage) gets more of them, and as much more resistance."""
    free, bears = _free_definitions(plan), PROFILES[plan.game].cards.bears
    found = [
        (counter, card.card)
        for counter, field in bears.items()
        for card in plan.position.cards
        if card.card in free and card.counters.get(counter) and field in plan.definitions[card.card]
    ]
    if not found:
        return None
    (counter, name), more = dice.pick(found), size(dice, NUMBERS)
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
    """Printed cards that no step names are replaced by others of their type."""
    steps = " ".join(f"{step.text} {step.table}" for step in plan.steps)
    there = {card.card for card in plan.position.cards if card.card is not None}
    acting = {card.card for card in plan.position.cards if re.search(rf"\b{re.escape(card.ref)}\b", steps)}
    new: dict[str, str] = {}
    for name in sorted(there - plan.definitions.keys()):
        # A card with an effect can rarely be replaced.
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
    """New names for the players and the cards that may be renamed."""
    people = [one.name for one in plan.position.players]
    known = [_word(dice).title() if dice.hit(0.2) else one for one in PEOPLE]
    found = dict(zip(people, dice.sample([*known, *people], len(people)), strict=True))
    taken = {*known, *people, *own_words(), *(card.ref for card in plan.position.cards)}
    for card in plan.position.cards:
        if card.ref in own_words() or card.ref in people:
            continue
        new = _word(dice)
        while new in taken:
            new = f"{new}{dice.between(1, 99)}"
        taken.add(new)
        found[card.ref] = new
    return found


def _shift(pattern: str, more: int) -> Callable[[str], str]:
    def change(text: str) -> str:
        return re.sub(pattern, lambda hit: f"{hit[1]}{int(hit[2]) + more}{hit[3]}", text)

    return change


def _with(plan: Plan, position: Position, **fields: object) -> Plan:
    return with_steps(plan, lambda text: text, None, position=position, **fields)


def _free_definitions(plan: Plan) -> list[str]:
    """Made-up cards that neither a step nor another card names; an engine may have its own filler cards."""
    steps = " ".join(f"{step.text} {step.table}" for step in plan.steps)
    found = []
    for name, definition in sorted(plan.definitions.items()):
        others = msgspec.json.encode([one for key, one in plan.definitions.items() if key != name]).decode()
        own = str(definition.get("name", name))
        if name != FILLER and not any(word in steps or f'"{word}"' in others for word in (name, own)):
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
    syllables = FOREIGN if dice.hit(0.2) else SYLLABLES
    return "".join(dice.pick(syllables) for _ in range(dice.between(10, LONGEST) if dice.hit(0.1) else 3))


CHANGES: Mapping[str, Callable[[Plan, Dice], Changed | None]] = MappingProxyType(
    {
        "card names": card_names,
        "statistics": statistics,
        "counters borne": borne,
        "seats": seats,
    }
)
"""Kind → its maker, the kinds kept most often first; printed cards and names come last, in `drawing`."""
