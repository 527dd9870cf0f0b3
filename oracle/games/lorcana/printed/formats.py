"""Converts cards of public collections (LorcanaJSON and Lorcast) to this project's columns."""

from __future__ import annotations

from collections.abc import Mapping

from oracle.cards.reading import counted, several
from oracle.protocol.values import Json

_SYMBOLS = str.maketrans({"⟳": "{E}", "⬡": "{I}", "◊": "{L}", "¤": "{S}", "⛉": "{W}", "◉": "{C}"})
TYPES = ("action", "character", "item", "location")


def plain(columns: Mapping[str, Json]) -> Mapping[str, Json]:
    """A card of a known format in the usual columns; any other unchanged. Raises OddColumn."""
    if "fullText" in columns and "setCode" in columns:
        return _lorcana_json(columns)
    if "collector_number" in columns:
        return _lorcast(columns)
    return columns


def _lorcana_json(card: Mapping[str, Json]) -> dict[str, object]:
    sections = several(card, "fullTextSections") or [card.get("fullText") or ""]
    return {
        "name": card.get("name"), "version": card.get("version"), "type": _lower(card.get("type")),
        "cost": card.get("cost"), "inkable": card.get("inkwell"),
        "inks": _inks(card.get("colors") or card.get("color")),
        "strength": card.get("strength"), "willpower": card.get("willpower"), "lore": card.get("lore"),
        "move_cost": card.get("moveCost"), "classifications": several(card, "subtypes"),
        "set": card.get("setCode"), "number": card.get("number"),
        "text": "\n".join(_one_line(section) for section in sections),
    }  # fmt: skip


def _lorcast(card: Mapping[str, Json]) -> dict[str, object]:
    types = [_lower(one) for one in several(card, "type")]
    songs = ["Song"] if "song" in types else []
    of = card.get("set")
    number = counted(str(card["collector_number"]))
    return {
        **{name: card.get(name) for name in ("name", "version", "cost", "strength", "willpower", "lore", "move_cost")},
        "type": next((one for one in types if one in TYPES), ", ".join(map(str, types))),
        "inkable": card.get("inkwell"), "inks": _inks(card.get("inks") or card.get("ink")),
        "classifications": [*several(card, "classifications"), *songs],
        "set": of.get("code") if isinstance(of, dict) else of,
        "number": number if isinstance(number, int) else None,
        "text": card.get("text"),
    }  # fmt: skip


def _one_line(section: object) -> str:
    """An ability as printed, without the card's line breaks except before options."""
    return " ".join(str(section).translate(_SYMBOLS).split()).replace(" • ", "\n• ")


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _inks(value: object) -> object:
    inks = value.split("-") if isinstance(value, str) else value or []
    return [_lower(one) for one in inks if one] if isinstance(inks, list) else inks
