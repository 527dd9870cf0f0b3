"""The words of the game that the types of the language leave open."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

INKS = ("amber", "amethyst", "emerald", "ruby", "sapphire", "steel")
CLASSIFICATIONS = frozenset(
    {"Alien", "Ally", "Broom", "Captain", "Deity", "Detective", "Dinosaur", "Dragon", "Dreamborn", "Entangled"}
    | {"Fairy", "Floodborn", "Gargoyle", "Ghost", "Hero", "Hunny", "Hyena", "Illusion", "Inventor", "King", "Knight"}
    | {"Madrigal", "Mentor", "Mission", "Monster", "Mouse", "Musketeer", "Pirate", "Prince", "Princess", "Puppy"}
    | {"Queen", "Racer", "Robot", "Seven Dwarfs", "Song", "Sorcerer", "Storyborn", "Super", "Tigger", "Titan", "Toy"}
    | {"Villain", "Whisper"}
)
NUMBERED = frozenset({"boost", "challenger", "resist", "singer", "sing-together"})
"""Keywords that stand with a number."""
PLAIN = frozenset({"alert", "bodyguard", "evasive", "reckless", "rush", "support", "vanish", "ward"})
KEYWORDS = NUMBERED | PLAIN | {"shift"}
FROM_HAND = frozenset({"shift", "sing-together"})
"""Keywords that speak of how the card is played: gained in play they would say nothing."""
BEARERS: dict[str, frozenset[str]] = {
    "boost": frozenset({"character", "item", "location"}),
    "evasive": frozenset({"character", "location"}),
    "resist": frozenset({"character", "location"}),
    "shift": frozenset({"character", "item", "location"}),
    "sing-together": frozenset({"action"}),
    "ward": frozenset({"character", "item", "location"}),
}
"""The types of card that a keyword means something on; any other keyword is of characters."""
STATS: dict[str, frozenset[str]] = {
    "strength": frozenset({"character"}),
    "willpower": frozenset({"character", "location"}),
    "lore": frozenset({"character", "location"}),
    "cost-to-sing": frozenset({"character"}),
}
"""The types of card that have a characteristic."""
PAID_FOR = ("ink", "shift", "sing", "sing-together", "free", "other")
"""Kinds of cost a card can be played for."""
HAPPENINGS = ("banished", "banished-in-challenge", "challenged", "played", "put-into-discard")
"""What is remembered of a turn."""
CALLED = ("support",)
"""What a choice can be called."""


def bearers(keyword: str) -> frozenset[str]:
    return BEARERS.get(keyword, frozenset({"character"}))


def listed(words: Iterable[str], wanted: str = "") -> str:
    """What would have been right: the nearest word if there is one, else all of them."""
    known = sorted(words)
    near = difflib.get_close_matches(wanted, known, n=1)
    return near[0] if near else "one of " + ", ".join(known)
