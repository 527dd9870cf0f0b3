"""The words of the game that the types of the language leave open."""

from __future__ import annotations

from oracle.games.lorcana.keywords import KEYWORDS

INKS = ("amber", "amethyst", "emerald", "ruby", "sapphire", "steel")
CLASSIFICATIONS = frozenset(
    {
        "Alien",
        "Ally",
        "Broom",
        "Captain",
        "Colossus",
        "Deity",
        "Detective",
        "Dinosaur",
        "Dragon",
        "Dreamborn",
        "Entangled",
    }
    | {
        "Fairy",
        "Floodborn",
        "Gargoyle",
        "Ghost",
        "Giant",
        "Hero",
        "Hunny",
        "Hyena",
        "Illusion",
        "Inventor",
        "King",
        "Knight",
    }
    | {"Madrigal", "Mentor", "Mission", "Monster", "Mouse", "Musketeer", "Pirate", "Prince", "Princess", "Puppy"}
    | {"Queen", "Racer", "Robot", "Seven Dwarfs", "Song", "Sorcerer", "Storyborn", "Super", "Tigger", "Titan", "Toy"}
    | {"Villain", "Whisper"}
)
STATS: dict[str, frozenset[str]] = {
    "strength": frozenset({"character"}),
    "willpower": frozenset({"character", "location"}),
    "lore": frozenset({"character", "location"}),
    "cost-to-sing": frozenset({"character"}),
    "damage-to": frozenset({"character", "location"}),
    "damage-by": frozenset({"character", "action", "item", "location"}),
}
"""The card types that have a characteristic, or can be dealt damage, or deal it."""
PAID_FOR = ("ink", "shift", "sing", "sing-together", "free", "other")
"""Kinds of cost a card can be played for."""
HAPPENINGS = (
    "banished", "banished-in-challenge", "challenged", "damaged", "drew", "healed", "inked", "left-discard", "played",
    "put-into-discard", "put-under", "quested",
)  # fmt: skip
"""The remembered events of a turn."""
OF_OBJECTS = (
    "banished", "banished-in-challenge", "challenged", "damaged", "healed", "played", "put-under", "quested",
)  # fmt: skip
"""Those of them that a card can record about itself."""
CALLED = ("support",)
"""The possible names of a choice."""


def bearers(keyword: str) -> frozenset[str]:
    return frozenset(KEYWORDS[keyword].bearers)
