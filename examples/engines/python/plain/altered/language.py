"""Which cards the engine takes: made-up ones are read word by word; an unknown word is unsupported."""

from __future__ import annotations

from collections.abc import Collection

from oracle.adapter import Language
from plain.altered.model import TERRAINS, Facts
from plain.altered.triggers import EVENTS, SIMPLE
from plain.altered.words import CHECKS
from plain.base import Json

PASSIVE = "what condition support zone name"
OWN = "condition support zone name"
"""Of passive abilities that are about their own object or its player."""
WORDS: dict[str, dict[str, str]] = {
    "card": {
        "": "name type zone_type subtypes hand_cost reserve_cost forest mountain water faction rarity abilities effect "
        "reserve_limit landmark_limit counters token"
    },
    "ability": {
        "reaction": "trigger symbol condition effect support zone name",
        "quick-action": "cost effect support zone more name",
        "keyword": f"{PASSIVE} keyword value",
        "stats": f"{PASSIVE} forest mountain water",
        "subtypes": f"{PASSIVE} gains instead",
        "regions": f"{OWN} terrains instead where",
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
    "paid": {"this": "", "it": "name", **dict.fromkeys(("all", "target", "choose"), "what count name")},
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
    "plain": {},
    "more": {"": "mana condition"},
    "token": {"": "name forest mountain water subtypes abilities"},
}
"""What follows `is`, and which fields may stand with it; what has no `is` stands under nothing."""
INSIDE = {
    **dict.fromkeys(["effect", "do", "steps", "parts", "then", "otherwise", "modes", "if-you-do.first"], "effect"),
    **dict.fromkeys(("condition", "conditions", "holds"), "condition"),
    **dict.fromkeys(
        ["forest", "mountain", "water", "more", "less", "least", "number", "times", "count", "cards"], "number"
    ),
    **dict.fromkeys(("hand_cost_at_most", "hand_cost_at_least", "reserve_cost_at_most"), "number"),
    **dict.fromkeys(("what", "first", "second"), "which"),
    **dict.fromkeys(
        [f"{kind}.what" for kind in ("ability", "which", "paid", "condition", "number", "trigger")], "filter"
    ),
    "ability": "ability",
    "abilities": "ability",
    "trigger": "trigger",
    "cost": "cost",
    "cost.what": "paid",
    "token": "token",
    "quick-action.more": "more",
    **dict.fromkeys(("keyword.value", "modes.count"), "plain"),
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
CHANGED = "leave discard sacrifice draw resupply gain-counter gain-status create-token rest"
VALUES: dict[str, Collection[str] | None] = {
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
    **dict.fromkeys(("filter.where", "ability.where", "condition.where"), EXPEDITIONS - {"target"}),
    "subtypes.gains": None,
    "trigger.event": {*EVENTS, *SIMPLE},
    "modifies.event": set(CHANGED.split()),
    "number.number.name": {"die", "discarded", "paid", "gained", "lost"},
}
"""Which words a field may have."""
EARLIER = ("target", "target-player", "sabotage", "modes", "pay-to", "play", "optional-cost")
"""What 1.x handles otherwise than this engine: it chooses targets and modes in the declaration (5.1.2.b)."""
LANGUAGES = {
    "3.0": Language(words=WORDS, inside=INSIDE, values=VALUES),
    "1.x": Language(
        words={kind: {word: known[word] for word in known if word not in EARLIER} for kind, known in WORDS.items()},
        inside=INSIDE,
        values={**VALUES, "where": EXPEDITIONS - {"target"}, "zone_type": {"landmark"}},
    ),
}
"""By edition."""


def read_definition(text: Json) -> Facts:
    """A made-up card whose every word is known."""
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
