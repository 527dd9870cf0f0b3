"""What the printed actions do, in the card language; by full name."""

from __future__ import annotations

from plain.base import Json
from plain.lorcana.wording import (
    CHARACTER,
    CHOOSE_CHARACTER,
    DRAW,
    YOUR_CHARACTERS,
    at_most,
    deal,
    free,
    gain,
    have,
    less,
    looks_for,
    may,
    sequence,
    triggered,
)

EFFECTS: dict[str, Json] = {
    "Candy Drift": sequence(
        DRAW,
        {"is": "choose", "what": YOUR_CHARACTERS},
        {"is": "gets", "stat": "strength", "plus": 5},
        {"is": "later", "ability": triggered("Candy Drift", "turn-ends", {"is": "banish"})},
    ),
    "Dodge!": sequence(
        CHOOSE_CHARACTER,
        {"is": "gains", "keyword": "ward", "until": "until-your-next-turn"},
        {"is": "gains", "keyword": "evasive", "until": "until-your-next-turn"},
    ),
    "Be Prepared": {"is": "banish", "all": CHARACTER},
    "Brawl": sequence({"is": "choose", "what": {**CHARACTER, "strength_at_most": 2}}, {"is": "banish"}),
    "World's Greatest Criminal Mind": sequence(
        {"is": "choose", "what": {**CHARACTER, "strength_at_least": 5}}, {"is": "banish"}
    ),
    "Mother Knows Best": sequence(CHOOSE_CHARACTER, {"is": "put", "to": "hand", "verb": "return"}),
    "The Return of Hercules": {"is": "each-player", "who": "each", "do": may(free(CHARACTER))},
    "The Mob Song": sequence(
        {"is": "choose", "what": {"type": ["character", "location"]}, "least": 0, "most": 3}, deal(3)
    ),
    "Beyond the Horizon": {
        "is": "choose-player",
        "any_number": True,
        "do": sequence({"is": "discard", "all": True}, {"is": "draw", "cards": 3}),
    },
    "Zero to Hero": {"is": "pay-less", "less": {"is": "count", "what": YOUR_CHARACTERS}, "next": CHARACTER},
    "Steal from the Rich": {
        "is": "whenever",
        "ability": triggered(
            "Steal from the Rich",
            "quested",
            {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 1}},
            what=YOUR_CHARACTERS,
        ),
    },
    "We Know the Way": sequence(
        {"is": "choose", "what": {}, "zone": "discard"},
        {"is": "shuffle-into-deck"},
        {"is": "reveal-top"},
        {
            "is": "if",
            "condition": {"is": "same-name", "it": "chosen", "other": "revealed"},
            "then": {
                "is": "if-you-do",
                "first": {"is": "may", "do": {"is": "play", "it": "revealed", "zone": "deck"}},
                "otherwise": {"is": "put", "it": "revealed", "to": "hand"},
            },
            "otherwise": {"is": "put", "it": "revealed", "to": "hand"},
        },
    ),
    "Get to Safety!": sequence(
        free(at_most(3, {"type": ["location"]}), "discard"),
        {
            "is": "if",
            "condition": have({"type": ["location"], "whose": "yours", "named": ["Sleepy Hollow"]}),
            "then": DRAW,
        },
    ),
    "You're Welcome": sequence(
        {"is": "choose", "what": {"type": ["character", "item", "location"]}},
        {"is": "shuffle-into-deck"},
        {"is": "each-player", "who": "its-player", "do": {"is": "draw", "cards": 2}},
    ),
    "A Pirate's Life": sequence(
        {"is": "each-player", "who": "opponents", "do": {"is": "lose-lore", "lore": 2}}, gain(2)
    ),
    "A Whole New World": {
        "is": "each-player",
        "who": "each",
        "do": sequence({"is": "discard", "all": True}, {"is": "draw", "cards": 7}),
    },
    "Akood et Emuti": sequence(less(2, CHARACTER), DRAW),
    "Be Our Guest": looks_for(4, CHARACTER),
    "Circle of Life": free(CHARACTER, "discard"),
    "Dragon Fire": sequence(CHOOSE_CHARACTER, {"is": "banish"}),
    "Fire the Cannons!": sequence(CHOOSE_CHARACTER, deal(2)),
    "Friends on the Other Side": {"is": "draw", "cards": 2},
    "Just in Time": may(free(at_most(5, CHARACTER))),
    "Let It Go": sequence(CHOOSE_CHARACTER, {"is": "put", "to": "inkwell", "exerted": True}),
    "Let the Storm Rage On": sequence(CHOOSE_CHARACTER, deal(2), DRAW),
    "Look at This Family": looks_for(5, CHARACTER, most=2),
    "Part of Your World": sequence(
        {"is": "choose", "what": CHARACTER, "zone": "discard"}, {"is": "put", "to": "hand", "verb": "return"}
    ),
    "Second Star to the Right": {"is": "choose-player", "do": {"is": "draw", "cards": 5}},
    "Sudden Chill": {"is": "each-player", "who": "opponents", "do": {"is": "discard"}},
}
