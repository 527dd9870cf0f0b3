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
    "abilities[0].zone: cards in hidden zones are not objects (2.1.j)": card(
        passive("cost-alteration", less=1, zone=["hand"])),
    "abilities[0].zone: a Mana Orb is face down and": card(
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
    "abilities[0].less.name: there is no number": card(passive("cost-alteration", less=PAID)),
    "effect.cards.name: there is no number": spell({"is": "draw", "cards": PAID}),
    'effect.cards.name: there is no number named "dice"': spell(
        {"is": "draw", "cards": {"is": "number", "name": "dice"}}),
    "abilities[0].effect.cards.name: there is no number": card(reaction({"is": "draw", "cards": PAID}, event="rolls")),
    'effect.what.name: there is no object named': spell(gain({"is": "it"})),
    "effect.what.name: `it` does not refer": spell(gain({"is": "it", "name": "this"})),
    'effect.steps[0].what.what.it: there is no object named': spell(
        steps(gain({"is": "all", "what": {"it": "friend"}}), gain(TARGET | {"name": "friend"}))),
    'abilities[0].trigger.what.not_it: there is no object named': card(
        reaction(COUNT, event="joins", what={"not_it": "it"})),
    'abilities[0].condition.it: there is no object named': card(
        reaction(COUNT, {"is": "matches", "it": "it", "what": CHARACTERS}, **NOON)),
    "abilities[0].effect.condition.was: only a Reaction's condition": card(reaction(
        {"is": "if", "condition": {"is": "matches", "was": True, "what": CHARACTERS}, "then": COUNT}, event="joins")),
    # Expeditions
    'effect.where: the object with this text is not in an Expedition, so that': spell(
        {"is": "create-token", "token": TOKEN}),
    "abilities[0].condition.where: the object with this text": card(
        passive("cost-alteration", this=True, less=1, condition=MINE)),
    "abilities[0].condition.where: the object": landmark(passive("cost-alteration", less=1, condition=MINE)),
    "abilities[0].effect.where: the object": card(action({"is": "create-token", "token": TOKEN}, support=True)),
    "abilities[0].where: this step has no target": card(passive("cannot", action="move-forward", where="target")),
    "abilities[0].condition.where: this step has no": card(
        passive("stats", forest=1, condition=MINE | {"where": "target"})),
    "effect.where: no earlier step chose an": spell({"is": "move-expedition", "where": "that"}),
    'effect.whose: "target" already says whose': spell(
        {"is": "move-expedition", "where": "target", "whose": "opponent"}),
    'effect.what.what.subtype: there is no sub-type "Robots"': spell(
        gain({"is": "all", "what": {"subtype": ["Robots"]}})),
    'abilities[0].gains: there is no sub-type "Wizard"': card(passive("subtypes", gains=["Wizard"])),
    "subtypes: Mage is not a sub-type of a hero": card(kind="hero", subtypes=["Mage"]),
    'subtypes: there is no sub-type "Wizard"': card(subtypes=["Wizard"]),
    "subtypes: Song is not a sub-type of a character": card(subtypes=["Robot", "Song"]),
    "subtypes: Site is not a sub-type of a spell": spell({"is": "draw"}) | {"subtypes": ["Site"]},
    "subtypes: Robot is not a sub-type of a permanent": landmark() | {"subtypes": ["Robot"]},
    "effect.token.subtypes: Gear is not a sub-type of a character": spell(
        {"is": "create-token", "where": "hero", "token": TOKEN | {"subtypes": ["Gear"]}}),
    'faction: there is no faction "Azure"': card(faction="Azure"),
    'faction: there is no faction "Neutral"': card(faction="Neutral"),
    "faction: a token has no faction": card(faction="Axiom", token=True),
    # triggers
    "abilities[0].trigger.phase: it does not apply": card(reaction(COUNT, event="goes-to", this=True, phase="noon")),
    "abilities[0].trigger.phase: it does not say": card(reaction(COUNT, event="phase")),
    "abilities[0].trigger.status: it does not apply": card(reaction(COUNT, event="joins", status="asleep")),
    "abilities[0].trigger.what: rolls does not concern an object": card(
        reaction(COUNT, event="rolls", what=CHARACTERS)),
    "abilities[0].trigger.by: phase has no player": card(reaction(COUNT, by="you", **NOON)),
    "abilities[0].trigger.what: `this` already means the object itself": card(
        reaction(COUNT, event="leaves", this=True, what=CHARACTERS)),
    "abilities[0].trigger.source: a Hero never leaves": card(reaction(COUNT, event="leaves", source=["hero"])),
    "abilities[0].trigger.to: it does not apply": card(reaction(COUNT, event="is-discarded", to=["reserve"])),
    "abilities[0].trigger.source: cards cannot be played from the limbo": card(
        reaction(COUNT, event="is-played", source=["limbo"])),
    "abilities[0].trigger: a Reaction needs either": card({"is": "reaction", "effect": COUNT}),
    "abilities[0].symbol: an object that enters play,": card(
        {"is": "reaction", "symbol": "join", "support": True, "effect": COUNT}),
    # prohibitions, modifiers, passive abilities
    "abilities[0].where: draw does not concern Expeditions": card(
        passive("cannot", action="draw", who="you", where="hero")),
    "abilities[0].what: draw is forbidden to players": card(
        passive("cannot", action="draw", who="you", what=CHARACTERS)),
    "abilities[0].who: it does not say which players": card(passive("cannot", action="draw")),
    "abilities[0].terrain: it does not say which terrain": card(passive("cannot", action="move-forward-due-to")),
    "abilities[0].terrain: move-forward does not depend on": card(
        passive("cannot", action="move-forward", terrain="forest")),
    'abilities[0].whose: "other" already says whose': card(
        passive("cannot", action="move-forward", where="other", whose="opponent")),
    "abilities[0]: it does not say what happens instead": card(passive("modifies", event="leave", this=True)),
    "abilities[0].nothing: `to` already says what happens": card(
        passive("modifies", event="leave", this=True, to="hand", nothing=True)),
    "abilities[0].then: sequence has more than one step": card(
        passive("modifies", event="leave", this=True, then={"is": "sequence", "steps": [COUNT, COUNT]})),
    "abilities[0].plus: leave has no number that": card(passive("modifies", event="leave", this=True, plus=1)),
    "abilities[0].what: draw does not concern a given object": card(
        passive("modifies", event="draw", what=CHARACTERS, who="you", nothing=True)),
    "abilities[0].who: it does not say which player": card(passive("modifies", event="draw", nothing=True)),
    "abilities[0].otherwise: it is not optional,": card(
        passive("modifies", event="leave", this=True, to="hand", otherwise=COUNT)),
    "abilities[0].next: only a lasting effect": card(passive("cost-alteration", less=1, next=True)),
    "abilities[0].minimum: a minimum needs a decrease": card(passive("cost-alteration", more=1, minimum=1)),
    "abilities[0].who: `this` already means this card, whoever plays": card(
        passive("cost-alteration", this=True, less=1, who="opponent")),
    "abilities[0].what: this does not apply to matching": card(
        passive("regions", terrains=["forest"], what=CHARACTERS)),
    "abilities[0]: it changes no statistic": card(passive("stats")),
    "abilities[0]: only Characters have statistics": landmark(passive("stats", forest=1)),
    "abilities[0].value: tough has a number": card(passive("keyword", keyword="tough")),
    "abilities[0].value: eternal has no number": card(passive("keyword", keyword="eternal", value=1)),
    "abilities[0].keyword: cooldown has no effect": card(passive("keyword", keyword="cooldown")),
    "abilities[0]: a Spell is never in play": spell(COUNT, passive("stats", forest=1, what=CHARACTERS)),
    "abilities[0].support: a Hero is never in Reserve": card(action(COUNT, support=True), kind="hero"),
    "effect.ability.zone: a lasting effect works in Limbo,": spell(
        {"is": "lasting", "duration": "this-day",
         "ability": passive("stats", forest=1, what=CHARACTERS, zone=["landmark"])}),
    # limits
    "abilities[0]: where this ability works, its object counts": card(passive("uncounted")),
    "abilities[0].what.zone: nothing in the expedition counts": landmark(
        passive("uncounted", what={"zone": ["expedition"]})),
    "abilities[0].what.where: objects in Expeditions do not count": landmark(
        passive("uncounted", what={"zone": ["reserve", "expedition"], "where": "hero"})),
    "abilities[0].what.in_terrain: objects in Expeditions do not count": landmark(
        passive("uncounted", what={"in_terrain": "forest"})),
    "abilities[0].what.zone: no spell is in play": landmark(passive("uncounted", what={"type": ["spell"]})),
    "abilities[0].what.zone: nothing in the reserve counts": landmark(
        passive("limit", plus=1, of="landmark", what={"zone": ["reserve"]})),
    "abilities[0].what.where: objects in Expeditions do": landmark(
        passive("limit", plus=1, what={"where": "companion"})),
    "abilities[0].what.in_terrain: objects in Expeditions do": landmark(
        passive("limit", plus=1, what={"in_terrain": "water"})),
    # effects and costs
    "effect: no card has did: the oracle": spell({"is": "did", "then": COUNT}),
    "effect.each_their_own: no card has this": spell(
        {"is": "exhaust", "what": EVERY, "each_their_own": True}),
    "effect: it changes nothing": spell({"is": "gain", "what": EVERY}),
    "effect.where: the hand is not an Expedition": spell({"is": "move", "what": TARGET, "to": "hand", "where": "hero"}),
    "effect.below: this applies only to the deck": spell({"is": "move", "what": TARGET, "to": "hand", "below": 1}),
    "effect.gains: nothing in the hand": spell({"is": "move", "what": TARGET, "to": "hand", "gains": ["asleep"]}),
    "effect.less: a card played for free cannot": spell(
        {"is": "play", "what": {"is": "choose", "what": {}}, "free": True, "less": 1}),
    "effect.what.who: the player of the card chooses it": spell(
        {"is": "play", "what": {"is": "choose", "what": {}, "who": "opponent"}}),
    "effect.what.at_random: the player of the card chooses it": spell(
        {"is": "play", "what": {"is": "choose", "what": {"zone": ["hand"]}, "at_random": True}}),
    "effect.what: a step plays one card": spell(
        {"is": "play", "what": {"is": "choose", "what": {"zone": ["hand"]}, "any_number": True}}),
    "effect.what.at_random: only cards in a Hand are chosen": spell(
        {"is": "sacrifice", "what": {"is": "choose", "what": {"type": ["character"]}, "at_random": True}}),
    "effect.first: each side of an exchange is one": spell(
        {"is": "exchange", "first": {"is": "all", "what": {"type": ["character"]}}, "second": TARGET}),
    "effect.second: each side of an exchange is one": spell(
        {"is": "exchange-boosts", "first": TARGET, "second": {"is": "target", "what": {}, "count": 2, "name": "b"}}),
    "effect.second: an object cannot be exchanged for itself": spell(
        {"is": "exchange", "first": {"is": "this"}, "second": {"is": "this"}}),
    "effect.second: an object cannot be exchanged for itself (": spell(
        {"is": "exchange-boosts", "first": TARGET, "second": {"is": "it"}}),
    "effect.count: 3 of 1 modes": spell({"is": "modes", "modes": {"a": COUNT}, "count": 3}),
    "effect.do: sequence has more than one step": spell({"is": "each-player", "do": steps(COUNT, COUNT)}),
    "effect.what: cards in a Deck can": spell({"is": "gain", "what": {"is": "from-deck"}, "count": 1}),
    "abilities[0].cost[0].what: costs have no targets (6.5.b) (choose)": card(
        action(COUNT, {"is": "pay-sacrifice", "what": TARGET})),
    "abilities[0].cost[0].what.who: the payer always chooses": card(
        action(COUNT, {"is": "pay-sacrifice", "what": {"is": "choose", "what": {}, "who": "opponent"}})),
    "abilities[0].cost[0].what.what.zone: cards in a Deck are found only by their": card(
        action(COUNT, {"is": "pay-move", "what": {"is": "choose", "what": {"zone": ["deck"]}}, "to": "landmark"})),
    "abilities[0].cost[0].what.what.zone: cards in a Deck are found only": card(
        action(COUNT, {"is": "pay-discard", "what": {"is": "all", "what": {"zone": ["deck"]}}})),
    "effect.what.what.zone: cards in a Deck have no statuses or": spell(
        {"is": "ready", "what": {"is": "choose", "what": {"zone": ["deck"]}}}),
    "effect.who: only one player can be asked": spell({"is": "may", "do": COUNT, "who": "each"}),
    "effect.what.what.zone: no spell is in play": spell(gain({"is": "all", "what": {"type": ["spell"]}})),
    "effect.what.what.zone: nothing in the hand has": spell(
        gain({"is": "all", "what": {"zone": ["hand"], "boosted": True}})),
    "effect.what.what.type: filters do not select": spell(gain({"is": "all", "what": {"type": ["region"]}})),
    "effect.condition.number: it compares two fixed": spell(
        {"is": "if", "condition": {"is": "at-least", "number": 1, "least": 2}, "then": COUNT}),
    "abilities[0].cost[0].what: a Hero is neither": card(
        action(COUNT, {"is": "pay-sacrifice", "what": THIS}), kind="hero"),
    "effect.what.what.whose: players sacrifice only objects they control": spell(
        {"is": "sacrifice", "what": {"is": "all", "what": {"whose": "opponent"}}}),
    "effect.what: only objects in play can be sacrificed (7.3.25.a)": spell(
        {"is": "sacrifice", "what": {"is": "all", "what": {"zone": ["reserve"]}}}),
    "abilities[0].zone: cards cannot be played from the hero": spell(
        COUNT, passive("optional-cost", cost=[{"is": "pay-mana", "mana": 1}], zone=["hero"])),
    "effect.what: only cards in a Reserve can be": spell({"is": "sabotage", "what": TARGET}),
    "effect.condition.least: this always holds": spell(
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
