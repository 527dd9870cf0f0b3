"""Values for fields of Lorcana's language whose types do not say enough; drawn nodes changed until they make sense."""

from __future__ import annotations

from oracle.assurance.fuzz.generate.drawing.drawer import ASTRAY, SKIP, Drawer, Draws, Scope
from oracle.games.lorcana.keywords import KEYWORDS
from oracle.games.lorcana.profile.fuzz.drawing_binding import fresh
from oracle.protocol.values import Json

GAINED = tuple(
    word for word, row in KEYWORDS.items() if "character" in row.bearers and not row.of_playing and word != "boost"
)
"""Keywords that characters gain in play; of Boost no card says so."""
BY: dict[str, tuple[str, ...]] = {
    "played": ("ink", "shift", "sing", "free", "other"),
    "damaged": ("dealt", "put", "moved"),
    "used": ("Deed 0", "Deed 1"),
    "chosen": ("character", "action", "item", "support"),
}
MEANT: dict[str, tuple[str, ...]] = {
    "here": ("moves",),
    "from_location": ("moves",),
    "against": ("challenges", "challenged", "banishes", "deals-damage", "moves"),
    "in_challenge": ("banished", "banishes", "damaged", "deals-damage"),
    "role": ("banished", "banishes", "damaged", "deals-damage"),
    "ink_at_most": ("played",),
    "by": tuple(BY),
}
"""The events of which a trigger condition can say this."""
OF_PLAYERS = ("play", "discard", "gain-lore")
"""Prohibitions that are about players."""


def event_field(field: str) -> Draws:
    """A field that some events only have."""

    def draws(drawer: Drawer, made: Json, scope: Scope) -> Json:
        if made["event"] not in MEANT[field] or (
            field in ("here", "from_location") and made.get("this") and field == "here"
        ):
            return SKIP
        if field == "by":
            return [drawer.dice.pick(BY[made["event"]])]
        if field == "against":
            return drawer.node("Filter", scope, 0)
        options: dict[str, tuple[Json, ...]] = {
            "role": ("challenging", "challenged"), "ink_at_most": (0, 1, 2), "in_challenge": (True, True, False)
        }  # fmt: skip
        return drawer.dice.pick(options.get(field, (True,)))

    return draws


def bound(*but: str) -> Draws:
    def draws(drawer: Drawer, _made: Json, scope: Scope) -> Json:
        name = drawer.bound(scope, but=but)
        return SKIP if name is None else name

    return draws


def matched(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.bound(scope, but=("this",)) or "this"


def number(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    if not scope.numbers or drawer.dice.hit(ASTRAY):
        return "nothing-known"
    return drawer.dice.pick(scope.numbers)


def costs(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    """What is paid: where it is an ability of this card, it itself may be."""
    return drawer.payments(("Ink", "ExertThis", "ExertSome", "DiscardSome", "BanishThis", "BanishSome", "DamageThis",
                            "BottomFromDiscard"), scope, 2)  # fmt: skip


def keyword(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    dice = drawer.dice
    if scope.about.startswith(("Filter", "StaticGains", "Gains")):
        return dice.pick(GAINED)
    return dice.pick(tuple(word for word, row in KEYWORDS.items() if scope.type in row.bearers))


def tidy_keyword(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    dice, word = drawer.dice, made["keyword"]
    made = {field: value for field, value in made.items() if field in ("is", "keyword", "cost", "onto")}
    if word != "shift":
        made = {field: value for field, value in made.items() if field in ("is", "keyword")}
    if KEYWORDS[word].number == "value":
        made["value"] = dice.between(1, 3) + (3 if word.startswith("sing") else 0)
    if word == "shift" and (dice.hit(0.7) or "cost" not in made):
        made["cost"] = [{"is": "ink", "amount": dice.between(1, 3)}]
    return made


def tidy_gains(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if not KEYWORDS[made["keyword"]].number:
        made.pop("value", None)
    elif "value" not in made:
        made["value"] = drawer.dice.between(1, 3)
    return made if made["is"] == "gains" else about_others(drawer, made, scope)


def about_others(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """What an item or a location says of characters says of which."""
    if scope.type not in ("character", "") and "what" not in made:
        made["what"] = drawer.node("Filter", scope, 0) | {"type": ["character"]}
    return made


def tidy_cannot(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if made["action"] not in ("challenge", "be-challenged"):
        made.pop("against", None)
    if made["action"] not in OF_PLAYERS:
        made.pop("who", None)
        return made if made["is"] == "forbid" else about_others(drawer, made, scope)
    if made["action"] == "gain-lore":
        made.pop("what", None)
    if made["is"] == "cannot" and made["action"] == "play" and drawer.dice.hit(0.3):
        # What a card says of its own being played.
        made["what"] = {"it": "this"}
        made.pop("who", None)
    return made


def tidy_when(drawer: Drawer, made: Json, scope: Scope) -> Json:
    for field in () if made["event"] not in ("turn-starts", "turn-ends") else ("this", "what", "first"):
        made.pop(field, None)
    if made["event"] in ("banished", "discarded", "left-play") and drawer.dice.hit(0.4):
        made["this"] = True
    if made.get("this"):
        # What it is like is printed on it, and whose it is is known.
        for field in ("what", "who"):
            if drawer.dice.hit(0.8):
                made.pop(field, None)
    if made["event"] == "moves" and scope.type == "location":
        # Only characters move, and what they move to can say here.
        made.pop("this", None)
        made["here"] = True
    if "role" in made:
        made["in_challenge"] = True
    if made["event"] == "discarded" and made.get("this"):
        made["zone"] = "discard"
    return made


def tidy_count(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("zone", "play") != "play":
        made.setdefault("who", "you")
        return made
    made.pop("who", None)
    return made


def tidy_range(drawer: Drawer, made: Json, scope: Scope) -> Json:
    least = made.get("least", 0 if made["is"] in ("take-from", "lore-is") else 1)
    usual = {"choose": 1, "take-from": 1}.get(made["is"], least)
    if made.get("most", usual) < least and made["is"] != "lore-is":
        made["most"] = least
    if made["is"] == "lore-is" and not {"least", "most"} & set(made):
        made["least"] = 1
    if made["is"] == "have" and made.get("zone", "play") == "play":
        made.pop("who", None)
    elif made["is"] == "have" and drawer.dice.hit(0.5):
        made["who"] = drawer.dice.pick(("opponents", "each"))
    if made["is"] == "choose" and made.get("zone", "play") == "play":
        made.pop("whose", None)
    if made["is"] == "choose" and "as" not in made and (name := fresh(scope, "chosen", "second")) != "chosen":
        made["as"] = name
    return made


def tidy_put(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made["to"] != "deck":
        made.pop("place", None)
        made.pop("any_order", None)
    if made["to"] != "inkwell":
        made.pop("exerted", None)
    return made


def tidy_triggered(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("times"):
        made["once"] = True
    return made


def tidy_activated(_drawer: Drawer, made: Json, scope: Scope) -> Json:
    if scope.type == "location":
        made["cost"] = [cost for cost in made["cost"] if cost["is"] != "exert-this"] or [{"is": "ink", "amount": 1}]
    return made


def tidy_enters(_drawer: Drawer, made: Json, scope: Scope) -> Json:
    if "then" in made:
        made["may"] = True
    if scope.type not in ("character", "location"):
        made.pop("damage", None)
    if not made.get("damage") and not made.get("exerted"):
        made["exerted"] = True
    return made


def tidy_pays(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """Less or more, for this card or for others; what is there once in a turn mostly depends on something."""
    if not {"less", "more"} & set(made):
        made["less"] = 1
    if made.get("this"):
        for field in ("what", "next", "who"):
            made.pop(field, None)
    if made.get("next") and drawer.dice.hit(0.6):
        made["condition"] = drawer.one_of(["HappenedThisTurn", "LoreIs", "Have", "ThisIs"], scope, 2)
    return made


def tidy_alternate(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """Played for nothing, or for a cost."""
    if not made.get("free", True):
        made.setdefault("cost", [{"is": "discard"}])
    return made


def in_play(scope: Scope) -> bool:
    return scope.type != "action"


def tidy_filter(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """What is asked for is there at times: little is asked of a card that the text has bound."""
    asked = [field for field in made if field != "type"]
    read = [field for field in asked if field in ("it", "not_it", "same_name")]
    for field in asked if read else asked[1:]:
        if field not in read[:1] and drawer.dice.hit(0.7):
            made.pop(field)
    if "it" in made and drawer.dice.hit(0.8):
        made.pop("type", None)
    if made.get("it") is not None and made.get("it") == made.get("not_it"):
        made.pop("not_it")
    return made
