"""Which cards the engine takes: made-up ones are read word by word; an unknown word is unsupported."""

from __future__ import annotations

from plain.altered.effects import STRUCTURE
from plain.altered.model import Facts
from plain.altered.triggers import EVENTS, SIMPLE
from plain.altered.verbs import VERBS
from plain.altered.words import CHECKS, CONDITIONS
from plain.base import Json, Unsupported

ABILITIES = [
    "reaction",
    "quick-action",
    "keyword",
    "stats",
    "subtypes",
    "regions",
    "grants",
    "loses-abilities",
    "ignored",
    "cost-alteration",
    "cost-restriction",
    "cannot",
    "gains-again",
    "plays-exhausted",
    "playable-from",
    "played-with",
    "modifies",
    "enters-with",
    "rolls-more",
    "optional-cost",
    "additional-cost",
]
OTHER = ["count", "number", "counters", "this", "it", "all", "target", "choose", "from-deck"]
PAYMENTS = ["pay-mana", "pay-exhaust", "pay-discard", "pay-sacrifice", "pay-move", "pay-counters"]
KNOWN = {*ABILITIES, *OTHER, *PAYMENTS, *VERBS, *STRUCTURE, *CONDITIONS}
EARLIER = ("target", "target-player", "sabotage", "modes", "pay-to", "play", "optional-cost")
"""What 1.x handles otherwise than this engine."""
FIELDS = [
    "name",
    "type",
    "zone_type",
    "subtypes",
    "hand_cost",
    "reserve_cost",
    "forest",
    "mountain",
    "water",
    "faction",
    "rarity",
    "abilities",
    "effect",
    "reserve_limit",
    "landmark_limit",
    "counters",
    "token",
]
PLACED = ("what", "targets")


def read_definition(text: Json, edition: str = "3.0") -> Facts:
    unknown = set(text) - set(FIELDS)
    if unknown:
        raise Unsupported(", ".join(sorted(unknown)))
    for part in (text.get("abilities", []), text.get("effect")):
        check(part)
        if edition == "1.x":
            check_earlier(part)
    if edition == "1.x" and text.get("zone_type") == "expedition":
        raise Unsupported("an Expedition Permanent in 1.x")
    return Facts(
        name=text["name"],
        type=text["type"],
        zone_type=text.get("zone_type") or "landmark",
        subtypes=tuple(text.get("subtypes", ())),
        hand_cost=text.get("hand_cost"),
        reserve_cost=text.get("reserve_cost"),
        stats=(text.get("forest") or 0, text.get("mountain") or 0, text.get("water") or 0),
        abilities=tuple(text.get("abilities", ())),
        effect=text.get("effect"),
        reserve_limit=2 if text.get("reserve_limit") is None else text["reserve_limit"],
        landmark_limit=2 if text.get("landmark_limit") is None else text["landmark_limit"],
        counters=tuple(sorted((text.get("counters") or {}).items())),
        token=bool(text.get("token")),
    )


def check_earlier(node: object) -> None:
    """1.x chooses targets and modes in the declaration (5.1.2.b) and knows internal actions; this engine does not."""
    if isinstance(node, list):
        for part in node:
            check_earlier(part)
    if isinstance(node, dict):
        if node.get("is") in EARLIER or "target" in (node.get("where"), node.get("whose")):
            raise Unsupported(f"{node.get('is')} in 1.x")
        for part in node.values():
            check_earlier(part)


def check(node: object) -> None:
    """Every word of a text must be one that the engine knows."""
    if isinstance(node, list):
        for part in node:
            check(part)
    if not isinstance(node, dict):
        return
    if "is" in node and node["is"] not in KNOWN:
        raise Unsupported(str(node["is"]))
    if node.get("is") in PAYMENTS and isinstance(node.get("what"), dict) and node["what"].get("is") == "from-deck":
        raise Unsupported("a cost that is paid from a Deck")
    if "event" in node and node.get("is") != "modifies" and node["event"] not in (*EVENTS, *SIMPLE):
        raise Unsupported(str(node["event"]))
    what = node.get("what")
    if isinstance(what, dict) and "is" not in what and set(what) - {*CHECKS, "zone"}:
        raise Unsupported(", ".join(sorted(set(what) - {*CHECKS, "zone"})))
    if isinstance(what, dict) and what.get("where") == "target":
        raise Unsupported("a target Expedition within a filter")
    for part in node.values():
        check(part)
