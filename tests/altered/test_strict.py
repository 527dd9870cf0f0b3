"""Definitions with a part that means nothing where it stands: refused, with its path and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.engines.reference_books import definition_problem

Json = dict[str, Any]
COUNT: Json = {"is": "draw"}
CHARACTERS: Json = {"type": ["character"]}
NOON: Json = {"event": "phase", "phase": "noon"}
MINE: Json = {"is": "expedition", "where": "mine", "stands": "ahead"}
PAID = {"is": "number", "name": "paid"}
TOKEN = {"name": "Moth", "forest": 1, "mountain": 1, "water": 1}
TARGET = {"is": "target", "what": CHARACTERS}
EVERY = {"is": "all", "what": CHARACTERS}
THIS = {"is": "this"}


def spell(effect: Json, *abilities: Json) -> Json:
    return {"name": "Odd", "type": "spell", "effect": effect, "abilities": list(abilities)}


def card(*abilities: Json, kind: str = "character", **more: Any) -> Json:
    return {"name": "Odd", "type": kind, "abilities": list(abilities), **more}


def landmark(*abilities: Json) -> Json:
    return card(*abilities, kind="permanent", zone_type="landmark")


def reaction(effect: Json, condition: Json | None = None, **trigger: Any) -> Json:
    found: Json = {"is": "reaction", "trigger": trigger, "effect": effect}
    return found if condition is None else found | {"condition": condition}


def action(effect: Json, *cost: Json, **more: Any) -> Json:
    return {"is": "quick-action", "cost": list(cost), "effect": effect, **more}


def passive(kind: str, **fields: Any) -> Json:
    return {"is": kind, **fields}


def gain(what: Json, count: Any = 1) -> Json:
    return {"is": "gain", "what": what, "count": count}


def steps(*effects: Json) -> Json:
    return {"is": "sequence", "steps": list(effects)}


REFUSED: dict[str, Json] = {
    # zones in which abilities work
    "abilities[0].zone: cards in hidden zones are no objects": card(passive("cost-alteration", less=1, zone=["hand"])),
    "abilities[0].zone: a Mana Orb lies face down": card(
        {"is": "reaction", "trigger": NOON, "effect": COUNT, "zone": ["mana"]}
    ),
    "abilities[0].zone: such a card is never in the landmark zone": card(
        passive("stats", what=CHARACTERS, forest=1, zone=["landmark"])
    ),
    "abilities[0].zone: such a card is never in the hero zone": landmark(
        passive("stats", what=CHARACTERS, forest=1, zone=["hero"])
    ),
    "abilities[0].zone: such a card is never in the reserve zone": card(
        passive("stats", what=CHARACTERS, forest=1, zone=["reserve"]), kind="hero"
    ),
    "abilities[0].zone: in Limbo it would apply to nothing": card(
        passive("stats", what=CHARACTERS, forest=1, zone=["limbo"])
    ),
    # numbers and names
    "abilities[0].less.name: no number": card(passive("cost-alteration", less=PAID)),
    "effect.cards.name: no number": spell({"is": "draw", "cards": PAID}),
    'effect.cards.name: no number is called "dice"': spell({"is": "draw", "cards": {"is": "number", "name": "dice"}}),
    "abilities[0].effect.cards.name: no number": card(reaction({"is": "draw", "cards": PAID}, event="rolls")),
    'effect.what.name: nothing is called "it"': spell(gain({"is": "it"})),
    "effect.what.name: the object itself": spell(gain({"is": "it", "name": "this"})),
    'effect.steps[0].what.what.it: nothing is called "friend"': spell(
        steps(gain({"is": "all", "what": {"it": "friend"}}), gain(TARGET | {"name": "friend"}))),
    'abilities[0].trigger.what.not_it: nothing is called "it"': card(
        reaction(COUNT, event="joins", what={"not_it": "it"})),
    'abilities[0].condition.it: nothing is called "it"': card(
        reaction(COUNT, {"is": "matches", "it": "it", "what": CHARACTERS}, **NOON)),
    "abilities[0].effect.condition.was: only the condition": card(reaction(
        {"is": "if", "condition": {"is": "matches", "was": True, "what": CHARACTERS}, "then": COUNT}, event="joins")),
    # Expeditions
    'effect.where: the object with this text is in no Expedition, so "mine"': spell(
        {"is": "create-token", "token": TOKEN}),
    "abilities[0].condition.where: the object with this text": card(
        passive("cost-alteration", this=True, less=1, condition=MINE)),
    "abilities[0].condition.where: the object": landmark(passive("cost-alteration", less=1, condition=MINE)),
    "abilities[0].effect.where: the object": card(action({"is": "create-token", "token": TOKEN}, support=True)),
    "abilities[0].where: no target is chosen": card(passive("cannot", action="move-forward", where="target")),
    "abilities[0].condition.where: no target": card(
        passive("stats", forest=1, condition=MINE | {"where": "target"})),
    "effect.where: no Expedition was chosen": spell({"is": "move-expedition", "where": "that"}),
    'effect.whose: "target" says whose': spell({"is": "move-expedition", "where": "target", "whose": "opponent"}),
    'effect.what.what.subtype: there is no sub-type "Robots"': spell(
        gain({"is": "all", "what": {"subtype": ["Robots"]}})),
    'abilities[0].gains: there is no sub-type "Wizard"': card(passive("subtypes", gains=["Wizard"])),
    "subtypes: Mage is no sub-type of a hero": card(kind="hero", subtypes=["Mage"]),
    'subtypes: there is no sub-type "Wizard"': card(subtypes=["Wizard"]),
    "subtypes: Song is no sub-type of a character": card(subtypes=["Robot", "Song"]),
    "subtypes: Site is no sub-type of a spell": spell({"is": "draw"}) | {"subtypes": ["Site"]},
    "subtypes: Robot is no sub-type of a permanent": landmark() | {"subtypes": ["Robot"]},
    "effect.token.subtypes: Gear is no sub-type of a character": spell(
        {"is": "create-token", "where": "hero", "token": TOKEN | {"subtypes": ["Gear"]}}),
    'faction: there is no faction "Azure"': card(faction="Azure"),
    'faction: there is no faction "Neutral"': card(faction="Neutral"),
    "faction: a token has no faction": card(faction="Axiom", token=True),
    # triggers
    "abilities[0].trigger.phase: goes-to has nothing": card(reaction(COUNT, event="goes-to", this=True, phase="noon")),
    "abilities[0].trigger.phase: nothing says which": card(reaction(COUNT, event="phase")),
    "abilities[0].trigger.status: joins has nothing": card(reaction(COUNT, event="joins", status="asleep")),
    "abilities[0].trigger.what: rolls is about no object": card(reaction(COUNT, event="rolls", what=CHARACTERS)),
    "abilities[0].trigger.by: nobody does it": card(reaction(COUNT, by="you", **NOON)),
    "abilities[0].trigger.what: it is about the object": card(
        reaction(COUNT, event="leaves", this=True, what=CHARACTERS)),
    "abilities[0].trigger.source: a Hero lies": card(reaction(COUNT, event="leaves", source=["hero"])),
    "abilities[0].trigger.to: is-discarded has nothing": card(reaction(COUNT, event="is-discarded", to=["reserve"])),
    "abilities[0].trigger.source: no card is played from the limbo": card(
        reaction(COUNT, event="is-played", source=["limbo"])),
    "abilities[0].trigger: a Reaction has": card({"is": "reaction", "effect": COUNT}),
    "abilities[0].symbol: what comes into play": card(
        {"is": "reaction", "symbol": "join", "support": True, "effect": COUNT}),
    # prohibitions, modifiers, passive abilities
    "abilities[0].where: draw is not about Expeditions": card(
        passive("cannot", action="draw", who="you", where="hero")),
    "abilities[0].what: draw is forbidden to players": card(
        passive("cannot", action="draw", who="you", what=CHARACTERS)),
    "abilities[0].who: nothing says which players": card(passive("cannot", action="draw")),
    "abilities[0].terrain: nothing says due to which": card(passive("cannot", action="move-forward-due-to")),
    "abilities[0].terrain: move-forward is not due": card(passive("cannot", action="move-forward", terrain="forest")),
    'abilities[0].whose: "other" says whose': card(
        passive("cannot", action="move-forward", where="other", whose="opponent")),
    "abilities[0]: nothing says what happens instead": card(passive("modifies", event="leave", this=True)),
    "abilities[0].nothing: `to` says what happens": card(
        passive("modifies", event="leave", this=True, to="hand", nothing=True)),
    "abilities[0].then: sequence is more than one step": card(
        passive("modifies", event="leave", this=True, then={"is": "sequence", "steps": [COUNT, COUNT]})),
    "abilities[0].plus: of leave there are": card(passive("modifies", event="leave", this=True, plus=1)),
    "abilities[0].what: draw is about no certain object": card(
        passive("modifies", event="draw", what=CHARACTERS, who="you", nothing=True)),
    "abilities[0].who: nothing says whose": card(passive("modifies", event="draw", nothing=True)),
    "abilities[0].otherwise: nobody can": card(
        passive("modifies", event="leave", this=True, to="hand", otherwise=COUNT)),
    "abilities[0].next: only what lasts": card(passive("cost-alteration", less=1, next=True)),
    "abilities[0].minimum: it is the minimum": card(passive("cost-alteration", more=1, minimum=1)),
    "abilities[0].who: `this` is about this very card": card(
        passive("cost-alteration", this=True, less=1, who="opponent")),
    "abilities[0].what: this is not about objects": card(passive("regions", terrains=["forest"], what=CHARACTERS)),
    "abilities[0]: no statistic is changed": card(passive("stats")),
    "abilities[0]: only Characters have statistics": landmark(passive("stats", forest=1)),
    "abilities[0].value: tough has a number": card(passive("keyword", keyword="tough")),
    "abilities[0].value: eternal has no number": card(passive("keyword", keyword="eternal", value=1)),
    "abilities[0].keyword: cooldown does nothing": card(passive("keyword", keyword="cooldown")),
    "abilities[0]: a Spell is never in play": spell(COUNT, passive("stats", forest=1, what=CHARACTERS)),
    "abilities[0].support: a Hero is never in Reserve": card(action(COUNT, support=True), kind="hero"),
    "effect.ability.zone: what lasts works in Limbo": spell(
        {"is": "lasting", "duration": "this-day",
         "ability": passive("stats", forest=1, what=CHARACTERS, zone=["landmark"])}),
    # limits
    "abilities[0]: where this works no limit is": card(passive("uncounted")),
    "abilities[0].what.zone: nothing in the expedition counts": landmark(
        passive("uncounted", what={"zone": ["expedition"]})),
    "abilities[0].what.where: what counts towards a limit": landmark(
        passive("uncounted", what={"zone": ["reserve", "expedition"], "where": "hero"})),
    "abilities[0].what.in_terrain: what counts towards a limit": landmark(
        passive("uncounted", what={"in_terrain": "forest"})),
    "abilities[0].what.zone: no spell is in play": landmark(passive("uncounted", what={"type": ["spell"]})),
    "abilities[0].what.zone: nothing in the reserve counts": landmark(
        passive("limit", plus=1, of="landmark", what={"zone": ["reserve"]})),
    "abilities[0].what.where: what counts": landmark(passive("limit", plus=1, what={"where": "companion"})),
    "abilities[0].what.in_terrain: what counts": landmark(passive("limit", plus=1, what={"in_terrain": "water"})),
    # effects and costs
    "effect: did stands in no text": spell({"is": "did", "then": COUNT}),
    "effect.what: that stands in no text".replace("what", "each_their_own"): spell(
        {"is": "exhaust", "what": EVERY, "each_their_own": True}),
    "effect: nothing is gained or lost": spell({"is": "gain", "what": EVERY}),
    "effect.where: the hand is no Expedition": spell({"is": "move", "what": TARGET, "to": "hand", "where": "hero"}),
    "effect.below: that says something of the deck": spell({"is": "move", "what": TARGET, "to": "hand", "below": 1}),
    "effect.gains: nothing in the hand": spell({"is": "move", "what": TARGET, "to": "hand", "gains": ["asleep"]}),
    "effect.less: what is played for free": spell(
        {"is": "play", "what": {"is": "choose", "what": {}}, "free": True, "less": 1}),
    "effect.what.who: who plays the card chooses it": spell(
        {"is": "play", "what": {"is": "choose", "what": {}, "who": "opponent"}}),
    "effect.what.at_random: who plays the card chooses it": spell(
        {"is": "play", "what": {"is": "choose", "what": {"zone": ["hand"]}, "at_random": True}}),
    "effect.what: one card is played by a step": spell(
        {"is": "play", "what": {"is": "choose", "what": {"zone": ["hand"]}, "any_number": True}}),
    "effect.what.at_random: chance chooses cards in a Hand": spell(
        {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"]}, "at_random": True}}),
    "effect.first: one object is exchanged for one": spell(
        {"is": "exchange", "first": {"is": "all", "what": {"type": ["character"]}}, "second": TARGET}),
    "effect.second: one object is exchanged for one": spell(
        {"is": "exchange-boosts", "first": TARGET, "second": {"is": "target", "what": {}, "count": 2, "name": "b"}}),
    "effect.second: an object is exchanged for another one": spell(
        {"is": "exchange", "first": {"is": "this"}, "second": {"is": "this"}}),
    "effect.second: an object is exchanged for another": spell(
        {"is": "exchange-boosts", "first": TARGET, "second": {"is": "it"}}),
    "effect.count: 3 of 1 modes": spell({"is": "modes", "modes": {"a": COUNT}, "count": 3}),
    "effect.do: sequence is more than one step": spell({"is": "each-player", "do": steps(COUNT, COUNT)}),
    "effect.what: cards of a Deck": spell({"is": "gain", "what": {"is": "from-deck"}, "count": 1}),
    "abilities[0].cost[0].what: a cost has no targets": card(action(COUNT, {"is": "pay-sacrifice", "what": TARGET})),
    "abilities[0].cost[0].what.who: who pays": card(
        action(COUNT, {"is": "pay-sacrifice", "what": {"is": "choose", "what": {}, "who": "opponent"}})),
    "abilities[0].cost[0].what.what.zone: cards of a Deck are meant by where": card(
        action(COUNT, {"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["deck"]}}, "to": "landmark"})),
    "abilities[0].cost[0].what.what.zone: cards of a Deck are meant": card(
        action(COUNT, {"is": "pay-discard", "what": {"is": "all", "what": {"zone": ["deck"]}}})),
    "effect.what.what.zone: no card of a Deck has statuses": spell(
        {"is": "ready", "what": {"is": "choose", "what": {"zone": ["deck"]}}}),
    "effect.who: one player is asked": spell({"is": "may", "do": COUNT, "who": "each"}),
    "effect.what.what.zone: no spell is in play": spell(gain({"is": "all", "what": {"type": ["spell"]}})),
    "effect.what.what.zone: nothing in the hand has": spell(
        gain({"is": "all", "what": {"zone": ["hand"], "boosted": True}})),
    "effect.what.what.type: regions are changed": spell(gain({"is": "all", "what": {"type": ["region"]}})),
    "effect.condition.number: two plain numbers": spell(
        {"is": "if", "condition": {"is": "at-least", "number": 1, "least": 2}, "then": COUNT}),
    "abilities[0].cost[0].what: a Hero is neither": card(
        action(COUNT, {"is": "pay-sacrifice", "what": THIS}), kind="hero"),
    "effect.what.what.whose: one sacrifices what one controls": spell(
        {"is": "sacrifice", "what": {"is": "all", "what": {"whose": "opponent"}}}),
    "effect.what: only what is in play is sacrificed": spell(
        {"is": "sacrifice", "what": {"is": "all", "what": {"zone": ["reserve"]}}}),
    "abilities[0].zone: no card is played from the hero": spell(
        COUNT, passive("optional-cost", cost=[{"is": "pay-mana", "mana": 1}], zone=["hero"])),
    "effect.what: cards in a Reserve are sabotaged": spell({"is": "sabotage", "what": TARGET}),
    "effect.condition.least: there are always": spell(
        {"is": "if", "condition": {"is": "exists", "what": CHARACTERS, "least": 0}, "then": COUNT}),
    "effect.token.abilities[0].value: tough has a number": spell(
        {"is": "create-token", "where": "hero",
         "token": TOKEN | {"abilities": [passive("keyword", keyword="tough")]}}),
}  # fmt: skip
"""The error that is reported first → the definition."""


@pytest.mark.parametrize("told", REFUSED)
def test_what_means_nothing_is_refused_where_it_stands(told: str) -> None:
    assert definition_problem("altered", REFUSED[told]).startswith(told)


FINE: tuple[Json, ...] = (
    spell({"is": "draw", "cards": PAID}, passive("optional-cost", cost=[{"is": "pay-mana", "mana": 1}])),
    spell(steps({"is": "roll"}, {"is": "draw", "cards": {"is": "number", "name": "die"}})),
    spell(steps({"is": "discard", "what": EVERY}, {"is": "draw", "cards": {"is": "number", "name": "discarded"}})),
    spell(steps(gain(TARGET | {"name": "friend"}), gain({"is": "all", "what": {"not_it": "friend"}}))),
    spell(steps({"is": "move-expedition", "where": "target"}, {"is": "move-expedition", "where": "that"})),
    spell({"is": "lasting", "duration": "this-day",
           "ability": passive("cannot", action="move-forward", where="target")}),
    card(reaction(gain({"is": "it"}), event="joins", what=CHARACTERS, where="mine")),
    card(reaction({"is": "draw", "cards": {"is": "number", "name": "gained"}}, event="gains-counter", this=True)),
    card(reaction(COUNT, {"is": "matches", "was": True, "what": {"boosted": True}}, event="leaves", this=True)),
    card(reaction(COUNT, event="leaves", source=["reserve"], what={"whose": "yours"})),
    card(passive("cost-alteration", less=1, condition=MINE), passive("regions", terrains=["forest"], where=["mine"])),
    card(action(steps({"is": "move", "what": THIS, "to": "expedition", "where": "hero"},
                      {"is": "create-token", "token": TOKEN}), support=True)),
    card(action(gain({"is": "it"}), {"is": "pay-exhaust", "what": {"is": "choose", "what": CHARACTERS}})),
    card(passive("uncounted", support=True), passive("uncounted", what={"zone": ["reserve"], "type": ["spell"]})),
    landmark(passive("uncounted"), passive("limit", plus=1, of="landmark", what={"other": True})),
    landmark(passive("grants", what=CHARACTERS, ability=reaction(
        {"is": "create-token", "token": TOKEN}, event="leaves", this=True))),
)  # fmt: skip


@pytest.mark.parametrize("made", FINE)
def test_what_is_known_can_be_spoken_of(made: Json) -> None:
    assert definition_problem("altered", made) == ""
