"""Short forms for writing texts in the card language."""

from __future__ import annotations

from plain.base import Json

CHARACTER, ACTION, ITEM, SONG = {"type": ["character"]}, {"type": ["action"]}, {"type": ["item"]}, {"song": True}
YOUR_CHARACTERS = {"type": ["character"], "whose": "yours"}
CHOOSE_CHARACTER: Json = {"is": "choose", "what": CHARACTER}
DRAW: Json = {"is": "draw"}


def sequence(*steps: Json) -> Json:
    return {"is": "sequence", "steps": list(steps)}


def may(*steps: Json) -> Json:
    return {"is": "may", "do": steps[0] if len(steps) == 1 else sequence(*steps)}


def to_do(first: Json, then: Json) -> Json:
    return may({"is": "if-you-do", "first": first, "then": then})


def triggered(name: str, event: str, effect: Json, condition: Json | None = None, **when: object) -> Json:
    trigger = {"is": "triggered", "name": name.upper(), "when": [{"event": event, **when}], "effect": effect}
    return trigger | ({"condition": condition} if condition else {})


def played(name: str, effect: Json, condition: Json | None = None) -> Json:
    return triggered(name, "played", effect, condition, this=True)


def quests(name: str, effect: Json) -> Json:
    return triggered(name, "quested", effect, this=True)


def you_play(name: str, what: Json, effect: Json) -> Json:
    return triggered(name, "played", effect, what=what)


def they_play(name: str, what: Json, effect: Json) -> Json:
    return triggered(name, "played", effect, who="opponents", what=what)


def uses(name: str, effect: Json, ink: int = 0) -> Json:
    cost: list[Json] = [{"is": "exert-this"}] + ([{"is": "ink", "amount": ink}] if ink else [])
    return {"is": "activated", "name": name.upper(), "cost": cost, "effect": effect}


def less(amount: int, what: Json) -> Json:
    return {"is": "pay-less", "less": amount, "next": what}


def pays(**fields: object) -> Json:
    return {"is": "pays", **fields}


def have(what: Json, **fields: object) -> Json:
    return {"is": "have", "what": what, **fields}


def deal(damage: int) -> Json:
    return {"is": "deal-damage", "damage": damage}


def gain(lore: int) -> Json:
    return {"is": "gain-lore", "lore": lore}


def free(what: Json, zone: str = "hand") -> Json:
    return {"is": "play", "what": what, "zone": zone}


def looks_for(count: int, what: Json, most: int = 1) -> Json:
    """Look at the top cards, take up to so many that fit, the rest goes to the bottom in any order."""
    return sequence(
        {"is": "look-at-top", "cards": count},
        {"is": "take-from", "what": what, "most": most},
        {"is": "put", "it": "taken", "to": "hand"},
        {"is": "put", "it": "rest", "to": "deck", "place": "bottom", "any_order": True},
    )


def at_most(cost: int, what: Json) -> Json:
    return {**what, "cost_at_most": cost}
