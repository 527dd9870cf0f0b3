"""The words of the language that only mean something at certain places."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from oracle.language.strictness import Wrong

HIDDEN = ("hand", "deck")
WITHOUT_STATUS = ("hand", "deck", "discard")
"""Where nothing has a status or a counter (2.4.1.c, 2.5)."""
SENT_TO = ("hand", "deck", "discard", "landmark", "mana", "reserve")
"""Where costs and modifiers send things: Heroes lie in their zone from the start (3.2.6), in Limbo is what is played
(3.2.8), and an Expedition would have to be named."""
PLAYED_FROM = ("hand", "reserve", "discard", "deck", "mana")
IN_SIGHT = ("mine", "facing", "other", "other-and-facing")
"""Expeditions that are seen from where the object with the text is."""


def listed(words: tuple[str, ...] | frozenset[str]) -> str:
    """Words as somebody would choose from them."""
    return ", ".join(sorted(words))


SUBTYPES = frozenset(
    {"Adventurer", "Animal", "Apprentice", "Artist", "Bureaucrat", "Citizen", "Companion", "Deity", "Dragon", "Druid"}
    | {"Elemental", "Engineer", "Fairy", "Leviathan", "Mage", "Messenger", "Noble", "Plant", "Robot", "Soldier"}
    | {"Scholar", "Spirit", "Titan", "Trainer", "Construction", "Gear", "Site", "Boon", "Conjuration", "Disruption"}
    | {"Maneuver", "Song"}
    | {"Illusion", "Ore", "Rogue", "Sap", "Scientist"}
)
"""The sub-types of the book (2.2.2.d, 2.2.2.e, 2.2.2.g), and those that are printed besides."""


def of_subtypes(field: str, words: tuple[str, ...]) -> Iterator[Wrong]:
    """Every sub-type is one that cards have."""
    for word in words:
        if word not in SUBTYPES:
            close = get_close_matches(word, sorted(SUBTYPES), 1)
            yield field, f'there is no sub-type "{word}"', close[0] if close else listed(SUBTYPES)
