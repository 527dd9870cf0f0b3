"""Cards for the tests of the example engines: rows of a position, and made-up cards."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]

DOC, PERDITA = "Doc - Leader of the Seven Dwarfs", "Perdita - Playful Mother"
FLOUNDER, WILLOW = "Flounder - Voice of Reason", "Grandmother Willow - Ancient Advisor"
FACILIER, GANTU = "Dr. Facilier - Remarkable Gentleman", "Gantu - Experienced Enforcer"
RECKLESS, BUMBLER = "Gaston - Arrogant Hunter", "LeFou - Bumbler"


def card(ref: str, player: str, zone: str, name: str, *states: str, **more: Any) -> Json:
    """A row of a position; `damage` is short for the counter."""
    damage = more.pop("damage", 0)
    counters = {"damage": damage} if damage else {}
    return {"ref": ref, "player": player, "zone": zone, "card": name, "states": states, "counters": counters, **more}


def hand(ref: str, name: str) -> Json:
    return card(ref, "Ann", "hand", name)


def play(ref: str, name: str, *states: str, **more: Any) -> Json:
    return card(ref, "Ann", "play", name, *states, **more)


def theirs(ref: str, name: str, *states: str, **more: Any) -> Json:
    """A card that Bob has in play."""
    return card(ref, "Bob", "play", name, *states, **more)


def made(name: str, cost: int, *abilities: Json, **fields: Any) -> Json:
    plain = {"name": name, "type": "character", "cost": cost, "inkwell": True, "strength": 2, "willpower": 3, "lore": 1}
    return {**plain, "abilities": list(abilities), **fields}


def keyword(name: str, **fields: Any) -> Json:
    return {"is": "keyword", "keyword": name, **fields}


DEFINITIONS = {
    "a card": made("a card", 1),
    "puppy": made("Puppy", 3, classifications=["Storyborn", "Puppy"]),
    "old hero": made("Hero", 4),
    "new hero": made("Hero", 6, keyword("shift", cost=[{"is": "ink", "amount": 3}])),
    "choir": made("Choir", 8, keyword("sing-together", value=7), type="action", classifications=["Song"]),
    "tune": made("Tune", 3, type="action", classifications=["Song"]),
    "gadget": made("Gadget", 1, type="item"),
    "five": made("Five", 5),
    "three": made("Three", 3),
    "singer": made("Singer", 1, keyword("singer", value=4)),
    "guard": made("Guard", 1, keyword("bodyguard")),
}
"""Known to both engines, and part of every setup."""
