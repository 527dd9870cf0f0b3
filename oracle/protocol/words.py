"""The words that only one game has, as its messages write them: where a card may be, and in which state."""

from __future__ import annotations

from collections.abc import Mapping

_EXPEDITIONS = ("hero-expedition", "companion-expedition")
_IN_PLAY = ("landmark", *_EXPEDITIONS)

ZONES: Mapping[str, tuple[str, ...]] = {
    "lorcana": ("hand", "deck", "inkwell", "play", "discard", "bag"),
    "altered": ("hand", "deck", "discard", "hero", "landmark", "mana", "reserve", "limbo", *_EXPEDITIONS),
}
"""Game → its zones."""

STATES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "lorcana": {"exerted": ("play", "inkwell"), "drying": ("play",), "facedown": ("play", "inkwell")},
    "altered": {
        "anchored": (*_IN_PLAY, "reserve", "limbo"),
        "asleep": (*_IN_PLAY, "reserve", "limbo"),
        "exhausted": ("hero", "mana", "reserve", "limbo", *_IN_PLAY),
        "fleeting": ("reserve", "limbo", *_IN_PLAY),
    },
}
"""Game → state of a card that departs from normal → zones in which a card may have it."""
