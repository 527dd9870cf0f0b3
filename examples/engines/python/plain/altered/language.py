"""Which cards the engine takes: made-up ones are read word by word; an unknown word is unsupported."""

from __future__ import annotations

from plain.altered.effects import STRUCTURE
from plain.altered.model import TERRAINS, Facts
from plain.altered.triggers import EVENTS, SIMPLE
from plain.altered.verbs import VERBS
from plain.altered.words import CHECKS
from plain.base import Json, Unsupported

PASSIVE = "what condition support zone name"
OWN = "condition support zone name"
"""Of passive abilities that are about their own object or its player."""
WORDS: dict[str, dict[str, str]] = {
    "ability": {
        "reaction": "trigger symbol condition effect support zone name",
        "quick-action": "cost effect support zone more name",
        "keyword": f"{PASSIVE} keyword value",
        "stats": f"{PASSIVE} forest mountain water",
        "subtypes": f"{PASSIVE} gains instead",
        "regions": f"{OWN} terrains instead",
        "grants": f"{PASSIVE} ability",
        "loses-abilities": PASSIVE,
        "ignored": f"{PASSIVE} symbols",
        "cost-alteration": f"{PASSIVE} more less minimum who source this next",
        "cost-restriction": f"{PASSIVE} least most who",
        "cannot": f"{PASSIVE} action who status counter terrain where whose",
        "gains-again": f"{PASSIVE} status",
        "plays-exhausted": PASSIVE,
        "playable-from": OWN,
        "played-with": f"{PASSIVE} gains loses counter count who next",
        "modifies": f"{PASSIVE} event whole_step also may this who to nothing plus then otherwise",
        "enters-with": f"{OWN} status counter count",
        "rolls-more": f"{OWN} dice changes",
        "optional-cost": "condition name cost",
        "additional-cost": "condition name cost",
    },
    "effect": {
        **dict.fromkeys(
            ["discard", "sacrifice", "sabotage", "ready", "exhaust", "augment", "switch-expeditions"], "what"
        ),
        **dict.fromkeys(("exchange", "exchange-boosts"), "first second"),
        **dict.fromkeys(("roll", "after-you", "nothing"), ""),
        "draw": "cards who",
        "resupply": "who exhausted",
        "move": "what to where place below ready gains",
        "gain": "what status counter count",
        "lose": "what status counter count",
        "double": "what counter",
        "create-token": "token where count name",
        "move-expedition": "where forward whose",
        "activate": "what symbol",
        "play": "what free less gains",
        "lasting": "ability duration",
        "simultaneously": "parts",
        "each-player": "do",
        "sequence": "steps",
        "may": "do who",
        "if": "condition then otherwise",
        "modes": "modes count repeatable",
        "if-you-do": "first then otherwise",
        "pay-to": "cost then",
        "repeat": "times do",
        "target-player": "do who",
    },
    "which": {
        "this": "",
        "it": "name",
        "all": "what",
        "target": "what count up_to name",
        "choose": "what count up_to name who at_random",
        "from-deck": "cards who end name",
    },
    "cost": {
        "pay-mana": "mana",
        "pay-exhaust": "what",
        "pay-discard": "what",
        "pay-sacrifice": "what",
        "pay-move": "what to",
        "pay-counters": "counter count",
    },
    "condition": {
        "exists": "what least most",
        "matches": "what it was",
        "first-player": "so",
        "expedition": "where stands in_terrain",
        "at-least": "number least",
        "not": "holds",
        "all-hold": "conditions",
    },
    "number": {"count": "what times", "number": "name", "counters": "counter it"},
    "filter": {"": " ".join([*CHECKS, "zone"])},
    "trigger": {"": "event this what by source to where status counter phase effect"},
    "more": {"": "mana condition"},
    "token": {"": "name forest mountain water subtypes abilities"},
}
"""What follows `is`, and which fields may stand with it; what has no `is` stands under nothing."""
FILTERED = ("ability", "which", "condition", "number", "trigger")
"""Where `what` is a filter; elsewhere it says which objects."""
INSIDE = {
    **dict.fromkeys(["effect", "do", "steps", "parts", "then", "otherwise", "modes"], "effect"),
    **dict.fromkeys(("condition", "conditions", "holds"), "condition"),
    **dict.fromkeys(
        ["forest", "mountain", "water", "more", "less", "least", "number", "times", "count", "cards"], "number"
    ),
    **dict.fromkeys(("hand_cost_at_most", "hand_cost_at_least", "reserve_cost_at_most"), "number"),
    "ability": "ability",
    "abilities": "ability",
    "trigger": "trigger",
    "cost": "cost",
    "token": "token",
    "second": "which",
}
"""Which kind of thing stands in a field."""
PLAYERS = {"you", "opponent", "each", "that-player"}
EXPEDITIONS = {"mine", "hero", "companion", "facing", "other", "target", "each"}
STATUSES = {"anchored", "asleep", "exhausted", "fleeting"}
ZONES = {"hand", "deck", "discard", "hero", "landmark", "mana", "reserve", "limbo", "expedition"}
FORBIDDEN = (
    "play draw discard sacrifice leave gain-status gain-counter ready exhaust resupply create-token move-forward "
    "move-forward-due-to move-forward-only-due-to use-quick-actions target"
)
VALUES: dict[str, set[str]] = {
    "keyword": {"cooldown", "defender", "eternal", "fleeting", "gigantic", "scout", "seasoned", "tough"},
    "action": set(FORBIDDEN.split()),
    "who": PLAYERS,
    "by": PLAYERS,
    "where": EXPEDITIONS,
    "status": STATUSES,
    "gains": STATUSES,
    "loses": STATUSES,
    "without": STATUSES,
    "source": ZONES,
    "to": ZONES,
    "zone": ZONES,
    "stands": {"ahead", "behind", "tied"},
    "terrains": set(TERRAINS),
    "in_terrain": set(TERRAINS),
    "symbol": {"join", "hand", "reserve"},
    "duration": {"this-turn", "this-afternoon", "this-day"},
    "phase": {"morning", "noon", "afternoon", "dusk", "night"},
}
EVENTS_CHANGED = {
    "leave",
    "discard",
    "sacrifice",
    "draw",
    "resupply",
    "gain-counter",
    "gain-status",
    "create-token",
    "rest",
}
NUMBERS = {"die", "discarded", "paid", "gained", "lost"}
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


def read_definition(text: Json, edition: str = "3.0") -> Facts:
    unknown = set(text) - set(FIELDS)
    if unknown:
        raise Unsupported(", ".join(sorted(unknown)))
    check("ability", text.get("abilities") or [])
    check("effect", text.get("effect") or [])
    if edition == "1.x":
        check_earlier([*(text.get("abilities") or []), text.get("effect")])
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


def check(kind: str, node: object) -> None:
    """Every word of a text must be one that the engine knows where it stands. Raises Unsupported at the first other."""
    if isinstance(node, list):
        for part in node:
            check(kind, part)
    if not isinstance(node, dict):
        return
    word = node.get("is", "")
    known = WORDS[kind].get(word)
    if known is None or (kind == "effect" and word not in (*VERBS, *STRUCTURE)):
        raise Unsupported(f"the {kind} {word}")
    for field, value in node.items():
        if field != "is" and field not in known.split():
            raise Unsupported(f"{field} of the {kind} {word}".rstrip())
        check_field(kind, word, field, value)
    check_sense(kind, word, node)


def check_field(kind: str, word: str, field: str, value: object) -> None:
    inside = INSIDE.get(field, "")
    if field in ("what", "first") and word not in ("if-you-do", "sabotage"):
        inside = "filter" if kind in FILTERED else "which"
    if word == "if-you-do" and field == "first":
        inside = "effect"
    if word == "sabotage":
        inside = "which"
    if kind == "ability" and word == "quick-action" and field == "more":
        inside = "more"
    if field == "modes" and isinstance(value, dict):
        value = list(value.values())
    if inside:
        check(inside, value)
    given = value if isinstance(value, list) else [value]
    strange = [one for one in given if isinstance(one, str) and one not in VALUES.get(field, {one})]
    if strange and word != "subtypes":
        raise Unsupported(f"{field} {strange[0]}")


def check_sense(kind: str, word: str, node: Json) -> None:
    """What the engine knows by its words, but not together."""
    what = node.get("what")
    if kind == "cost" and isinstance(what, dict):
        odd = sorted({"up_to", "at_random", "who"} & {field for field, value in what.items() if value})
        if what.get("is") == "from-deck" or odd:
            raise Unsupported(f"{', '.join(odd) or 'from-deck'} in a cost")
    if kind == "trigger" and node["event"] not in (*EVENTS, *SIMPLE):
        raise Unsupported(f"the event {node['event']}")
    if word == "modifies" and node["event"] not in EVENTS_CHANGED:
        raise Unsupported(f"the event {node['event']}")
    if kind == "number" and word == "number" and node["name"] not in NUMBERS:
        raise Unsupported(f"the number {node['name']}")
    if kind in ("filter", "ability", "condition") and node.get("where") == "target":
        raise Unsupported(f"a target Expedition within a {word or kind}")
