"""What Lorcana's checker of definitions says: the path, what is wrong, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.engines.reference_books import definition_problem
from oracle.games.lorcana.cards import PRINTED
from oracle.games.lorcana.language.strict import first_fault

Json = Any
CHARACTER: Json = {"name": "It", "type": "character", "cost": 1, "strength": 1, "willpower": 2, "lore": 1}


def action(*steps: Json) -> Json:
    return {"name": "It", "type": "action", "cost": 1, "effect": {"is": "sequence", "steps": list(steps)}}


def character(*abilities: Json) -> Json:
    return CHARACTER | {"abilities": list(abilities)}


def triggered(when: Json, effect: Json) -> Json:
    return character({"is": "triggered", "when": [when], "effect": effect})


LORE = {"is": "gain-lore", "lore": 1}
LEAVES = {"event": "left-play", "what": {"type": ["character"]}}
CHOICE = {"is": "choose", "what": {"type": ["character"]}}
WATCHES = {"is": "triggered", "when": [{"event": "quested"}], "effect": LORE}
TOGETHER = {"is": "keyword", "keyword": "sing-together", "value": 3}
REFUSED: dict[str, tuple[Json, str, str]] = {
    "an action that is sung together, and no song": (
        action({"is": "draw"}) | {"abilities": [TOGETHER]},
        "classifications",
        "only songs are sung together",
    ),
    "a name that nothing has bound": (
        action({"is": "banish"}),
        "effect.steps[0].it",
        'nothing is called "chosen" here',
    ),
    "what lies under another card, by the name it was shown by": (
        action(
            CHOICE,
            {"is": "look-at-top", "cards": 2},
            {"is": "take-from"},
            {"is": "put-under", "it": "taken", "under": "chosen"},
            {"is": "put", "it": "looked", "to": "hand"},
        ),
        "effect.steps[4].it",
        'nothing is called "looked" here',
    ),
    "what may lie under another card": (
        action(
            CHOICE,
            {"is": "look-at-top", "cards": 2},
            {"is": "may", "do": {"is": "put-under", "it": "looked", "under": "chosen"}},
            {"is": "put", "it": "looked", "to": "hand"},
        ),
        "effect.steps[3].it",
        'nothing is called "looked" here',
    ),
    "an action that has long been in the discard": (
        action({"is": "later", "ability": {
            "is": "triggered", "when": [{"event": "turn-ends"}], "effect": {"is": "shuffle-into-deck", "it": "this"}}}),
        "effect.steps[0].ability.effect.it",
        'nothing is called "this" here',
    ),
    "damage to what has left play": (
        triggered(LEAVES, {"is": "deal-damage", "it": "that", "damage": 1}),
        "abilities[0].effect.it",
        "this cannot be done to",
    ),
    "what lies under a card that has left play": (
        triggered(LEAVES, {"is": "put-from-under", "it": "that", "to": "hand"}),
        "abilities[0].effect.it",
        "this cannot be done to",
    ),
    "whose cards in play are counted, said twice": (
        action({"is": "draw", "cards": {"is": "count", "what": {"type": ["item"]}, "who": "you"}}),
        "effect.steps[0].cards.who",
        "for cards in play, the filter says whose they are",
    ),
    "what has become another card by what happened": (
        action(
            {
                "is": "if",
                "condition": {"is": "happened-this-turn", "event": "put-into-discard", "what": {"it": "this"}},
                "then": LORE,
            }
        ),
        "effect.steps[0].condition.what.it",
        "after that event it is a different card",
    ),
    "once, of what an effect leaves behind": (
        action({"is": "whenever", "ability": WATCHES | {"once": True}}),
        "effect.steps[0].ability.once",
        "the rules do not say whether several such effects share one limit",
    ),
    "the playing of a card that has been played": (
        action({"is": "whenever", "ability": WATCHES | {"when": [{"event": "played", "this": True}]}}),
        "effect.steps[0].ability.when[0].this",
        "before this effect existed",
    ),
    "a number that nothing has counted": (
        action({"is": "draw", "cards": {"is": "number", "name": "damage-removed"}}),
        "effect.steps[0].cards.name",
        'no number is called "damage-removed" here',
    ),
    "a keyword": (
        character({"is": "keyword", "keyword": "evasve"}),
        "abilities[0].keyword",
        'no "evasve" here (evasive)',
    ),
    "a keyword that is gained": (
        action(CHOICE, {"is": "gains", "keyword": "shift"}),
        "effect.steps[1].keyword",
        "is not a keyword that can be gained",
    ),
    "a keyword in a filter": (
        action({"is": "choose", "what": {"keyword": "flying"}}),
        "effect.steps[0].what.keyword",
        'no "flying" here (one of alert, bodyguard, boost,',
    ),
    "a classification": (
        action({"is": "choose", "what": {"classified": ["Vilain"]}}),
        "effect.steps[0].what.classified",
        "(Villain)",
    ),
    "an ink type": (
        action({"is": "choose", "what": {"ink": "gold"}}),
        "effect.steps[0].what.ink",
        'no ink type "gold"',
    ),
    "what types decide": (
        action({"is": "choose", "what": {"type": ["item"], "damaged": True}}),
        "effect.steps[0].what.damaged",
        "either never match",
    ),
    "what zones decide": (
        action({"is": "choose", "what": {"exerted": True}, "zone": "hand"}),
        "effect.steps[0].what.exerted",
        "either never match",
    ),
    "an event that cannot be about the card": (
        triggered({"event": "inked", "this": True}, LORE),
        "abilities[0].when[0].this",
        "never happens to this card",
    ),
    "an event from another zone": (
        triggered({"event": "quested", "this": True, "zone": "discard"}, LORE),
        "abilities[0].when[0].zone",
        "discard",
    ),
    "discarded, from play": (
        triggered({"event": "discarded", "this": True}, LORE),
        "abilities[0].when[0].zone",
        "(discard)",
    ),
    "a prohibition without a subject": (
        {"name": "It", "type": "action", "cost": 1, "abilities": [{"is": "cannot", "action": "play"}]},
        "abilities[0]",
        "actions are never in play",
    ),
    "a prohibition of what an item never does": (
        {"name": "It", "type": "item", "cost": 1, "abilities": [{"is": "cannot", "action": "quest"}]},
        "abilities[0].what",
        "do not perform",
    ),
    "what lay under a card that is in play": (
        triggered({"event": "quested", "this": True}, {"is": "gather", "zone": "discard", "were_under": "this"}),
        "abilities[0].effect.were_under",
        "has not left play",
    ),
    "what lay under a card, where that has not gone": (
        triggered({"event": "banished", "this": True}, {"is": "gather", "zone": "hand", "were_under": "this"}),
        "abilities[0].effect.zone",
        "discard",
    ),
    "what lay under nothing known": (
        triggered({"event": "banished", "this": True}, {"is": "gather", "zone": "discard", "were_under": "nobody"}),
        "abilities[0].effect.were_under",
        "called",
    ),
    "a bound card that is elsewhere": (
        action({"is": "reveal-top"}, {"is": "play", "it": "revealed"}),
        "effect.steps[1].zone",
        "deck",
    ),
    "a number where there is none": (
        action({"is": "gain-lore", "lore": 0}),
        "effect.steps[0].lore",
        "this would have no effect",
    ),
    "whose player": (
        action({"is": "forbid", "action": "play", "who": "its-player"}),
        "effect.steps[0].who",
        "each-player",
    ),
    "a condition that is always true": (
        action({"is": "if", "condition": {"is": "have", "what": {}, "least": 0}, "then": LORE}),
        "effect.steps[0].condition.least",
        "always holds",
    ),
    "what cannot be paid": (
        {
            "name": "It",
            "type": "location",
            "cost": 1,
            "willpower": 3,
            "move_cost": 1,
            "abilities": [{"is": "activated", "cost": [{"is": "exert-this"}], "effect": LORE}],
        },
        "abilities[0].cost[0]",
        "locations cannot be exerted",
    ),
    "what is paid for is exerted": (
        character({"is": "pays", "less": 1, "what": {"type": ["character"], "exerted": True}}),
        "abilities[0].what.exerted",
        "either never match",
    ),
    "what is paid for is at a location": (
        action({"is": "pay-less", "less": 1, "next": {"at_location": True}}),
        "effect.steps[0].next.at_location",
        "either never match",
    ),
    "another one is paid for": (
        character({"is": "pays", "less": 1, "what": {"type": ["character"], "other": True}}),
        "abilities[0].what.other",
        "not one of the possible cards",
    ),
    "an action looks for another one": (
        action({"is": "search", "what": {"other": True}, "to": "hand"}),
        "effect.steps[0].what.other",
        "not one of the possible cards",
    ),
    "a card that is played pays for itself": (
        character({"is": "alternate-cost", "cost": [{"is": "discard", "what": {"it": "this"}}]}),
        "abilities[0].cost[0].what.it",
        "not one of the possible cards",
    ),
    "another one on the other side": (
        character({"is": "static-gets", "stat": "strength", "plus": 1, "condition":
                   {"is": "in-challenge", "against": {"other": True}}}),
        "abilities[0].condition.against.other",
        "never challenges itself",
    ),
    "itself on the other side": (
        character({"is": "static-gets", "stat": "strength", "plus": 1, "condition":
                   {"is": "in-challenge", "against": {"it": "this"}}}),
        "abilities[0].condition.against.it",
        "never challenges itself",
    ),
    "what an item cannot lose": (
        action({"is": "loses", "keyword": "rush", "all": {"type": ["item"]}}),
        "effect.steps[0].all.type",
        "of character",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_it_is_refused_with_its_path_and_what_would_be_right(what: str) -> None:
    definition, path, words = REFUSED[what]
    problem = definition_problem("lorcana", definition)
    assert problem.startswith(f"{path}: "), problem
    assert words in problem


def test_what_is_bound_on_one_way_may_be_spoken_of() -> None:
    assert definition_problem("lorcana", action({"is": "may", "do": CHOICE}, {"is": "banish"})) == ""


def test_what_each_player_chooses_is_theirs() -> None:
    each = {"is": "each-player", "who": "each", "do": CHOICE}
    assert definition_problem("lorcana", action(each, {"is": "banish"})).startswith("effect.steps[1].it")


def test_every_printed_card_means_something_in_all_its_parts() -> None:
    assert {name: str(fault) for name, card in PRINTED.items() if (fault := first_fault(card))} == {}
