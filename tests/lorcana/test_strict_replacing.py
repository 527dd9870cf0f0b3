"""What the checker of definitions says of replacement effects: what can happen, and what can happen instead."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.engines.reference_books import definition_problem

Json = Any
TYPES: dict[str, Json] = {
    "character": {"strength": 1, "willpower": 2, "lore": 1},
    "item": {},
    "location": {"willpower": 4, "lore": 1, "move_cost": 1},
    "action": {},
}
MINE = {"type": ["character"], "whose": "yours"}
LORE = {"is": "gain-lore", "lore": 1}
CHOICE = {"is": "choose", "what": {"type": ["character"]}}


def instead(event: str, on: str = "item", *, would: Json = None, **more: Json) -> Json:
    """A card with the ability."""
    ability = {"is": "instead", "would": {"event": event, **(would or {})}, **more}
    return {"name": "It", "type": on, "cost": 1, **TYPES[on], "abilities": [ability]}


def replaces(event: str, *, would: Json = None, it: str | None = None, until: str = "this-turn", **more: Json) -> Json:
    """An action that leaves the replacement effect behind."""
    made: Json = {"is": "replace", "ability": {"is": "instead", "would": {"event": event, **(would or {})}, **more}}
    made |= {"until": until} | ({"it": it} if it else {})
    return {"name": "It", "type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [CHOICE, made]}}


OF_MINE = {"what": MINE}
RIGHT: dict[str, Json] = {
    "nothing instead of damage": instead("damaged", "character"),
    "damage on a location": instead("damaged", "location", would={"by": ["dealt"]}),
    "half of it elsewhere": instead("damaged", "character", would=OF_MINE, it="this", amount=1),
    "back to hand": instead("banished", would=OF_MINE, to="hand"),
    "under the deck": instead("left-play", would=OF_MINE | {"to": ["hand"]}, to="deck", place="bottom"),
    "any card that would be discarded": instead("discarded", to="deck"),
    "the cards of opponents": instead("drew", would={"who": "opponents"}, to="inkwell", exerted=True),
    "as much as it was": instead("gained-lore", do={"is": "draw", "cards": {"is": "number", "name": "that-much"}}),
    "speaking of the card": instead("banished", would=OF_MINE, do={"is": "ready", "it": "that"}),
    "only if it is much": instead(
        "damaged",
        would=OF_MINE,
        condition={"is": "more-than", "more": {"is": "number", "name": "that-much"}, "than": 2},
    ),
    "entering ready": instead("entered-play", would=OF_MINE, exerted=False),
    "left behind for the chosen": replaces("banished", it="chosen", to="hand"),
    "left behind for players": replaces("drew", do=LORE),
    "left behind for what comes": replaces("damaged", would=OF_MINE),
}
WRONG: dict[str, tuple[Json, str, str]] = {
    "an item takes no damage": (instead("damaged"), "abilities[0].would.what", "cannot apply to a card of this type"),
    "a location is not readied": (
        instead("readied", "location"), "abilities[0].would.what", "cannot apply to a card of this type",
    ),
    "an action is not in play": (instead("banished", "action"), "abilities[0]", "works in play"),
    "an item takes no damage for others": (
        instead("damaged", would=OF_MINE, it="this"), "abilities[0].it", "cannot happen to this card",
    ),
    "its own damage": (instead("damaged", "character", it="this"), "abilities[0].it", "to this card anyway"),
    "a drawn card is unseen": (
        instead("drew", would=OF_MINE), "abilities[0].would.what", "a card that all players can see",
    ),
    "lore is gained by players": (
        instead("gained-lore", would=OF_MINE), "abilities[0].would.what", "a card that all players can see",
    ),
    "whose, of cards in play": (
        instead("banished", would=OF_MINE | {"who": "opponents"}), "abilities[0].would.who",
        "does not apply to `banished`",
    ),
    "a way of being banished": (
        instead("banished", would=OF_MINE | {"by": ["dealt"]}), "abilities[0].would.by", "does not apply to `banished`",
    ),
    "where the banished go": (
        instead("banished", would=OF_MINE | {"to": ["hand"]}), "abilities[0].would.to", "does not apply to `banished`",
    ),
    "drawing in a challenge": (
        instead("drew", would={"in_challenge": True}), "abilities[0].would.in_challenge", "does not apply to `drew`",
    ),
    "leaving play for play": (
        instead("left-play", would=OF_MINE | {"to": ["play"]}), "abilities[0].would.to", "another zone",
    ),
    "how much is banished": (instead("banished", would=OF_MINE, amount=2), "abilities[0].amount", "cannot replace"),
    "damage in hand": (instead("damaged", would=OF_MINE, to="hand"), "abilities[0].to", "cannot replace `damaged`"),
    "lore to this card": (instead("gained-lore", "character", it="this"), "abilities[0].it", "cannot replace"),
    "readied in a zone": (instead("readied", would=OF_MINE, to="hand"), "abilities[0].to", "cannot replace"),
    "entering and something else": (
        instead("entered-play", would=OF_MINE, exerted=True, do=LORE), "abilities[0].do",
        "cannot replace `entered-play`",
    ),
    "entering as ever": (instead("entered-play", would=OF_MINE), "abilities[0].exerted", "as usual"),
    "how it enters itself": (
        instead("entered-play", "character", exerted=True), "abilities[0].would.what", "`enters-play`",
    ),
    "into play": (instead("discarded", to="play"), "abilities[0].to", "by being played"),
    "into the same zone": (instead("discarded", to="discard"), "abilities[0].to", "goes there anyway"),
    "drawn into hand": (instead("drew", to="hand"), "abilities[0].to", "goes there anyway"),
    "to where it would go": (
        instead("left-play", would=OF_MINE | {"to": ["hand"]}, to="hand"), "abilities[0].to", "goes there anyway",
    ),
    "exerted in hand": (
        instead("banished", would=OF_MINE, to="hand", exerted=True), "abilities[0].exerted", "cannot be exerted",
    ),
    "ready in the inkwell": (
        instead("banished", would=OF_MINE, to="inkwell", exerted=False), "abilities[0].exerted", "ready there anyway",
    ),
    "the bottom of the hand": (
        instead("banished", would=OF_MINE, to="hand", place="bottom"), "abilities[0].place", "have an order",
    ),
    "here and there": (
        instead("banished", "character", would={"what": MINE | {"other": True}}, it="this", to="hand"),
        "abilities[0].to",
        "not both",
    ),
    "none of it": (instead("gained-lore", amount=0), "abilities[0].amount", "this is already nothing"),
    "as much of it": (
        instead("gained-lore", amount={"is": "number", "name": "that-much"}), "abilities[0].amount",
        "this changes nothing",
    ),
    "how many are drawn": (
        instead("drew", do={"is": "gain-lore", "lore": {"is": "number", "name": "that-much"}}),
        "abilities[0].do.lore.name",
        'no number is called "that-much" here',
    ),
    "the card that is drawn": (
        instead("drew", do={"is": "discard-them", "it": "that"}), "abilities[0].do.it", 'nothing is called "that"',
    ),
    "where it has gone": (
        instead("banished", would=OF_MINE, to="hand", do={"is": "ready", "it": "that"}),
        "abilities[0].do.it",
        "cannot be done to",
    ),
    "nobody in particular": (replaces("banished"), "effect.steps[1].ability.would.what", "which cards"),
    "both in particular": (
        replaces("banished", it="chosen", would=OF_MINE), "effect.steps[1].ability.would.what", "bound cards",
    ),
    "players by a card": (
        replaces("drew", it="chosen", do=LORE), "effect.steps[1].it", "does not concern cards in play",
    ),
    "a name that nothing has": (replaces("banished", it="that"), "effect.steps[1].it", 'nothing is called "that"'),
    "their turn, of nobody": (
        replaces("drew", do=LORE, until="during-their-next-turn"), "effect.steps[1].until", "no cards whose players",
    ),
    "the first time for a while": (
        replaces("drew", do=LORE, first=True), "effect.steps[1].ability.first", "use `next`",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", RIGHT)
def test_what_can_be_is_accepted(what: str) -> None:
    assert definition_problem("lorcana", RIGHT[what]) == ""


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_is_refused_with_its_path(what: str) -> None:
    definition, path, words = WRONG[what]
    problem = definition_problem("lorcana", definition)
    assert problem.startswith(f"{path}: "), problem
    assert words in problem


def test_an_action_takes_no_damage_for_others() -> None:
    made = replaces("damaged", would=OF_MINE)
    made["effect"]["steps"][1]["ability"]["it"] = "this"
    assert definition_problem("lorcana", made).startswith("effect.steps[1].ability.it: this cannot happen to this card")
