"""Converts cards of public collections (the game's own API and its successors) to this project's columns."""

from __future__ import annotations

import re
from collections.abc import Mapping

from oracle.cards.reading import counted, several
from oracle.protocol.values import Json

LOCALES = ("en", "en_US", "en-us", "en_GB")
"""Keys under which a collection stores English text."""
FACTIONS = {"AX": "Axiom", "BR": "Bravos", "LY": "Lyra", "MU": "Muna", "OR": "Ordis", "YZ": "Yzmir", "NE": "Neutral"}
_ELEMENTS = {
    "hand_cost": ("MAIN_COST", "mainCost"), "reserve_cost": ("RECALL_COST", "recallCost"),
    "forest": ("FOREST_POWER", "forestPower"), "mountain": ("MOUNTAIN_POWER", "mountainPower"),
    "water": ("OCEAN_POWER", "oceanPower"), "reserve_limit": ("RESERVE", "reserve"),
    "landmark_limit": ("PERMANENT", "permanent"),
}  # fmt: skip
"""Column → its source among a card's elements, or in the card itself."""


def plain(columns: Mapping[str, Json]) -> Mapping[str, Json]:
    """A card of a known format in the usual columns; any other unchanged. Raises OddColumn."""
    if "elements" not in columns and "mainCost" not in columns:
        return columns
    elements = columns.get("elements")
    elements = elements if isinstance(elements, dict) else {}
    reference = columns.get("reference") or columns.get("id")
    kind = _reference(columns.get("cardType", columns.get("type")))
    faction = _reference(columns.get("mainFaction", columns.get("faction")))
    subtypes = "cardSubTypes" if "cardSubTypes" in columns else "subtypes"
    found = {field: elements.get(one, columns.get(other)) for field, (one, other) in _ELEMENTS.items()}
    return {
        **{field: _number(value) for field, value in found.items()},
        "name": _english(columns.get("name")), "reference": reference,
        "set": _reference(columns.get("cardSet", columns.get("set"))) or "".join(str(reference).split("_")[1:2]),
        "type": kind.lower().replace("_", "-") if isinstance(kind, str) else kind,
        "subtypes": [_subtype(one) for one in several(columns, subtypes)],
        "faction": FACTIONS.get(str(faction), faction), "rarity": _lower(_reference(columns.get("rarity"))),
        "text": _text(elements.get("MAIN_EFFECT", columns.get("mainEffect"))),
        "support": _text(elements.get("ECHO_EFFECT", columns.get("echoEffect"))),
    }  # fmt: skip


def _reference(value: object) -> object:
    """The collection's id of something, given directly or in an object."""
    return value.get("reference", value.get("code")) if isinstance(value, dict) else value


def _english(value: object) -> object:
    if isinstance(value, dict):
        return next((value[locale] for locale in LOCALES if isinstance(value.get(locale), str)), None)
    return value


def _subtype(value: object) -> object:
    word = _english(value.get("name")) or value.get("reference") if isinstance(value, dict) else value
    return word.replace("_", " ").title() if isinstance(word, str) and word.isupper() else word


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _number(value: object) -> object:
    """A number, possibly written as `#4#`, which marks a change on a rare card."""
    if not isinstance(value, str):
        return value
    word = value.strip("# ")
    return counted(word) if word else None


def _text(value: object) -> object:
    """The English text without change marks, and with keywords in single brackets."""
    text = _english(value)
    if not isinstance(text, str):
        return text
    return re.sub(r"\[\[(.*?)\]\]", r"[\1]", text.replace("#", ""))
