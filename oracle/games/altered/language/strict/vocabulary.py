"""Words of the language that are meaningful only in certain places."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from oracle.language.strictness import Wrong

HIDDEN = ("hand", "deck")
WITHOUT_STATUS = ("hand", "deck", "discard")
"""Zones without statuses and counters (2.4.1.c, 2.5)."""
SENT_TO = ("hand", "deck", "discard", "landmark", "mana", "reserve")
"""Destinations of costs and modifiers: Heroes are in their zone from the start (3.2.6), only played cards go to Limbo
(3.2.8), and an Expedition would have to be named.
"""
PLAYED_FROM = ("hand", "reserve", "discard", "deck", "mana")
IN_SIGHT = ("mine", "facing", "other", "other-and-facing")
"""Expeditions that can be identified relative to the object with the text."""


def listed(words: tuple[str, ...] | frozenset[str]) -> str:
    """Words in a list to choose from."""
    return ", ".join(sorted(words))


SUBTYPES_OF: dict[str, frozenset[str]] = {
    "character": frozenset(
        {"Adventurer", "Animal", "Apprentice", "Artist", "Bureaucrat", "Citizen", "Companion", "Deity", "Dragon"}
        | {"Druid", "Elemental", "Engineer", "Fairy", "Leviathan", "Mage", "Messenger", "Noble", "Plant", "Robot"}
        | {"Soldier", "Scholar", "Spirit", "Titan", "Trainer"}
        | {"Illusion", "Rogue", "Scientist"}
    ),
    "permanent": frozenset({"Construction", "Gear", "Site"} | {"Ore", "Sap"}),
    "spell": frozenset({"Boon", "Conjuration", "Disruption", "Maneuver", "Song"}),
    "hero": frozenset(),
}
"""The book's sub-types by type (2.2.2.b, 2.2.2.d, 2.2.2.e, 2.2.2.g), and others that are printed."""
SUBTYPES = frozenset[str]().union(*SUBTYPES_OF.values())
FACTIONS = ("Axiom", "Bravos", "Lyra", "Muna", "Ordis", "Yzmir")
"""2.2.9.a."""


def of_subtypes(field: str, words: tuple[str, ...], kind: str | None = None) -> Iterator[Wrong]:
    """Every sub-type must exist on cards, of this type if it is known."""
    known = SUBTYPES if kind is None else SUBTYPES_OF[kind]
    for word in words:
        if word not in SUBTYPES:
            close = get_close_matches(word, sorted(known), 1)
            yield field, f'there is no sub-type "{word}"', close[0] if close else listed(known)
        elif word not in known:
            yield field, f"{word} is not a sub-type of a {kind} (2.2.2)", listed(known) or "leave it out"


def of_faction(field: str, faction: str | None, *, token: bool) -> Iterator[Wrong]:
    """There are six factions, and a token has none."""
    if faction is None:
        return
    if faction not in FACTIONS:
        yield (
            field,
            f'there is no faction "{faction}" (2.2.9.a)',
            f"{listed(FACTIONS)}; leave it out for a neutral card",
        )
    elif token:
        yield field, "a token has no faction (2.2.9.d)", "leave it out"
