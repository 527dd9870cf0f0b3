"""Whether it can matter which of two texts has come first (2.2.15.d, 2.3.2, 2.3.3)."""

from __future__ import annotations

from plain.base import Json

CHANGES: dict[str, set[str]] = {
    "loses-abilities": {"being", "abilities", "keywords", "places"},
    "ignored": {"being", "abilities", "keywords", "places"},
    "keyword": {"abilities", "keywords"},
    "grants": {"abilities"},
    "stats": {"statistics"},
    "subtypes": {"sub-types"},
    "regions": {"terrains"},
}
"""What each kind of passive ability changes that others may ask for."""
ASKS = {"subtype": "sub-types", "stat_at_most": "statistics", "keyword": "keywords", "where": "places"}
"""What is asked for by each field of a filter, number or condition."""


def order_matters(ones: list[Json], others: list[Json]) -> bool:
    return any(matters(one, other) for one in ones for other in others)


def matters(one: Json, other: Json) -> bool:
    if comes_late(one) and comes_late(other):
        return True
    return undoes(one, other) or undoes(other, one) or (hangs_on(one, other) and hangs_on(other, one))


def comes_late(text: Json) -> bool:
    """What takes away, or applies or not, does something else when it comes later."""
    if text["is"] in ("loses-abilities", "ignored", "regions", "cost-restriction"):
        return True
    if text["is"] == "stats" and (text.get("what") or {}).get("stat_at_most") is not None:
        return True
    if text["is"] == "subtypes" and text.get("instead"):
        return True
    return text["is"] in ("subtypes", "keyword", "grants", "stats") and text.get("condition") is not None


def undoes(one: Json, other: Json) -> bool:
    if one["is"] == other["is"] == "subtypes":
        return bool(one.get("instead"))
    if one["is"] == other["is"] == "played-with" and is_of_spells(one) and is_of_spells(other):
        return "fleeting" in one.get("loses", ()) and "fleeting" in other.get("gains", ())
    return False


def is_of_spells(text: Json) -> bool:
    kinds = (text.get("what") or {}).get("type")
    return not kinds or "spell" in kinds


def hangs_on(one: Json, other: Json) -> bool:
    """Whether the second changes something that the first asks for (2.3.2.c-f)."""
    changed = CHANGES.get(other["is"], set())
    if other["is"] == "keyword" and other.get("keyword") == "gigantic":
        changed = changed | {"places"}
    return alters(one) and alters(other) and bool(changed & asked(one))


def alters(text: Json) -> bool:
    """A keyword of its own is no passive ability, but for Gigantic (7.4.4)."""
    of_others = text.get("what") is not None or text.get("condition") is not None
    return text["is"] in CHANGES and (text["is"] != "keyword" or text.get("keyword") == "gigantic" or of_others)


def asked(text: Json) -> set[str]:
    """What a passive ability asks for; each asks whether it is there itself."""
    found = {"being"} | ({"abilities"} if text["is"] in ("loses-abilities", "ignored") else set())
    if text["is"] == "grants":
        return found | asked_by(text.get("what")) | asked_by(text.get("condition"))
    own = {field: part for field, part in text.items() if field != "keyword"}
    return found | asked_by(own)


def asked_by(part: object) -> set[str]:
    if isinstance(part, list):
        return {each for one in part for each in asked_by(one)}
    if not isinstance(part, dict):
        return set()
    found = {meant for field, meant in ASKS.items() if part.get(field)}
    if part.get("in_terrain") is not None:
        found.add("terrains")
    return found | {each for one in part.values() for each in asked_by(one)}
