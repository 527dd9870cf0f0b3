"""Which cards the engine takes: made-up ones are read word by word; an unknown word is unsupported."""

from __future__ import annotations

from collections.abc import Collection

from oracle.adapter import Language
from plain.base import Json
from plain.lorcana.model import KEYWORDS, Facts

FILTER = (
    "type song named classified keyword whose cost_at_most cost_at_least strength_at_most strength_at_least "
    "exerted damaged here other it not_type not_named same_name ink under_at_least at_location not_it not_keyword "
    "stronger_than willpower_at_least side any_of"
)
WHEN = "event this who what against here from_location in_challenge role by ink_at_most your_turn while zone"
WORDS: dict[str, dict[str, str]] = {
    "card": {
        "": "name version type cost inkwell strength willpower lore move_cost inks classifications abilities effect "
        "also_named set number"
    },
    "filter": {"": FILTER},
    "when": {"": WHEN},
    "ability": {
        "keyword": "keyword value cost onto variants",
        "triggered": "when effect condition once times name",
        "activated": "cost effect once name",
        "pays": "what less more who this next condition name kinds",
        "additional-cost": "cost name",
        "alternate-cost": "cost free condition name",
        "playable-from": "zone any_turn name",
        "enters-play": "exerted damage condition name",
        "static-gets": "stat plus what condition name",
        "static-gains": "keyword value what condition name",
        "static-gains-ability": "ability what condition name",
        "static-gains-classification": "classification what condition name",
        "named-for-shift": "named name",
        "static-loses": "keyword what condition name",
        "fights-with": "stat what condition name",
        "cannot": "action what against who condition name",
        "challenges-ready": "against what condition name",
        "cost-to": "action cost what condition name",
        "not-reduced-below": "stat value what condition name",
        "moves-free": "what condition name",
        "move-pays": "less what here this condition name",
        "ink-more": "cards name",
        "skip-step": "step condition name",
    },
    "effect": {
        "sequence": "steps",
        "may": "do",
        "if": "condition then otherwise",
        "one-of": "modes",
        "if-you-do": "first then otherwise",
        "choose": "what least most zone who as",
        "each-player": "who it most_in_hand more_lore do",
        "choose-player": "who any_number do",
        "reveal-hand": "whose look",
        "gather": "what zone",
        "discard-them": "it",
        "pay": "cost",
        "draw": "cards",
        "discard": "cards what all any_number",
        "gain-lore": "lore",
        "lose-lore": "lore",
        "exert": "it all",
        "ready": "it all",
        "banish": "it all",
        "deal-damage": "damage it all unreduced",
        "remove-damage": "damage it all",
        "put": "it all to place exerted any_order verb",
        "ink-top-of-deck": "exerted",
        "look-at-top": "cards whose",
        "reveal-top": "cards whose",
        "top-of-deck": "cards",
        "put-under": "it under facedown",
        "take-from": "it what least most reveal to_play",
        "shuffle-into-deck": "it own",
        "play": "what zone it free enters_exerted after",
        "pay-less": "less next until",
        "gets": "stat plus it all until",
        "gains": "keyword value it all until",
        "gains-ability": "ability it all until",
        "gains-classification": "classification it all until",
        "loses": "keyword it all until",
        "must-quest": "it all until",
        "forbid": "action what who until",
        "move-to": "it to",
        "put-damage": "damage it all",
        "move-damage": "damage it all to exactly",
        "allow-to-challenge-ready": "it all against until",
        "whenever": "ability until",
        "later": "ability until",
    },
    "cost": {
        "ink": "amount",
        "exert-this": "",
        "exert": "what count",
        "discard": "what count",
        "banish-this": "",
        "banish-chosen": "what count",
        "bottom-from-discard": "what count",
    },
    "condition": {
        "have": "what least most zone who",
        "this-is": "what",
        "matches": "it what",
        "same-name": "it other",
        "your-turn": "",
        "in-challenge": "role against",
        "happened-this-turn": "event what least",
        "lore-is": "who least most more_than_you",
        "played-using": "cost",
        "more-than": "more than",
        "not": "condition",
        "all": "conditions",
    },
    "number": {
        "count": "what zone who distinct times",
        "number": "name times",
        "value": "of it all times most",
        "difference": "of less",
    },
}
"""What follows `is`, and which fields may stand with it."""

INSIDE = {
    **dict.fromkeys(["effect", "steps", "do", "then", "otherwise", "first", "modes"], "effect"),
    **dict.fromkeys(["ability", "abilities"], "ability"),
    **dict.fromkeys(["condition", "conditions", "while"], "condition"),
    **dict.fromkeys(["what", "next", "all", "against", "stronger_than", "any_of"], "filter"),
    **dict.fromkeys(["value", "plus", "less", "more", "than", "of", "damage", "lore", "cards"], "number"),
    **dict.fromkeys(["cost_at_most", "cost_at_least", "strength_at_most", "strength_at_least"], "number"),
    "when": "when",
    "cost": "cost",
}
"""Which kind of thing stands in a field."""
EVENTS = (
    "banished banishes challenge-ends challenged challenges chosen damaged deals-damage discarded drew exerted healed "
    "inked inks moves played put-under quested readied sang sings turn-ends turn-starts"
)
ACTIONS = (
    "be-challenged be-dealt-damage challenge discard gain-lore play quest ready ready-at-start sing "
    "take-challenge-damage"
)
INKS = "amber amethyst emerald ruby sapphire steel"
UNTIL = (
    "this-challenge during-their-next-turn for-good start-of-their-next-turn this-turn until-it-triggers "
    "until-your-next-turn while-this-in-play"
)
WHOSE = "each opponent opponents player you"
VALUES: dict[str, Collection[str] | None] = {
    "keyword": set(KEYWORDS.split()),
    "variants": {"combo", "duo", "potato", "temporary"},
    "event": set(EVENTS.split()),
    "action": set(ACTIONS.split()),
    "role": {"challenged", "challenging"},
    "until": set(UNTIL.split()),
    "of": {"cards-under", "cost", "damage", "lore", "strength", "willpower"},
    "step": {"draw"},
    "whose": {"any", "yours", "opposing"},
    **{f"{word}.whose": set(WHOSE.split()) for word in ("reveal-hand", "look-at-top", "reveal-top")},
    "side": {"challenged", "challenging"},
    "distinct": {"ink"},
    "who": {"you", "opponents", "each", "any", "its-player", "active"},
    "zone": {"hand", "deck", "inkwell", "play", "discard"},
    "place": {"top", "bottom"},
    "after": {"discard", "bottom-of-deck"},
    "ink": set(INKS.split()),
    "stat": {"cost-to-sing", "damage-by", "damage-to", "lore", "strength", "willpower"},
    "not-reduced-below.stat": {"cost-to-sing", "lore", "strength", "willpower"},
    "card.type": {"character", "action", "item", "location"},
    "put.to": {"hand", "deck", "inkwell", "discard"},
    "condition.event": {"banished", "banished-in-challenge", "challenged", "played", "put-into-discard", "quested"},
    "number.number.name": {"damage-removed", "damage-moved", "cards-discarded"},
}
"""Which words a field may have."""
LANGUAGE = Language(words=WORDS, inside=INSIDE, values=VALUES)


def read_definition(definition: Json) -> Facts:
    """A made-up card whose every word is known."""
    version = str(definition.get("version") or "")
    return Facts(
        name=str(definition["name"]),
        full=f"{definition['name']} - {version}" if version else str(definition["name"]),
        type=definition["type"],
        cost=int(definition["cost"]),
        inkwell=bool(definition.get("inkwell", True)),
        strength=definition.get("strength"),
        willpower=definition.get("willpower"),
        lore=int(definition.get("lore") or 0),
        move_cost=definition.get("move_cost"),
        inks=tuple(definition.get("inks") or ()),
        classes=tuple(definition.get("classifications") or ()),
        also_named=tuple(definition.get("also_named") or ()),
        abilities=tuple(definition.get("abilities") or ()),
        effect=definition.get("effect"),
    )
