"""Values for fields of Altered's language whose types do not say enough; drawn nodes changed until they make sense."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.drawing.drawer import PLAYER, SKIP, Drawer, Scope
from oracle.games.altered.keywords import KEYWORDS
from oracle.games.altered.profile.fuzz.drawing_binding import ALWAYS, COUNTERS, MEANT
from oracle.protocol.values import Json

PAYMENTS = ["PayMana", "PayExhaust", "PayDiscard", "PaySacrifice", "PayMove", "PayCounters"]


def who(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    known = any(zone == PLAYER for zone, _ in scope.cards.values())
    return drawer.dice.pick(("you", "opponent", "each", *(["that-player"] * 3 if known else ())))


def name(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    name = drawer.bound(scope, but=("this",))
    return SKIP if name is None or name == "it" else name


def it(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    name = drawer.bound(scope, but=("this",))
    return SKIP if name is None else name


def number(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.dice.pick(scope.numbers or ("paid",))


def own_number(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """Of a keyword that has one."""
    return drawer.dice.between(1, 2) if KEYWORDS[made["keyword"]].number else SKIP


def token_abilities(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    inner = replace(scope, cards={"this": ("expedition", "character")}, numbers=(), type="character")
    made = drawer.one_of(["HasKeyword", "Stats", "Reaction"], inner, 2)
    return [made]


def costs(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.payments(PAYMENTS, scope, 4)


def tidy_trigger(drawer: Drawer, made: Json, scope: Scope) -> Json:
    event = made["event"]
    for field in list(made):
        if field != "event" and event not in MEANT[field]:
            made.pop(field)
    for field in ALWAYS:
        if event in MEANT[field] and field not in made:
            kind = drawer.kinds["Trigger"]
            if field == "counter":
                made[field] = drawer.dice.pick(COUNTERS)
            else:
                hints = {info.name: info.type for info in drawer.fields(kind)}
                made[field] = drawer.value(hints[field], replace(scope, about=f"Trigger.{field}"), 0)
    if event == "goes-to" and made.get("this") and drawer.dice.hit(0.6):
        made["to"] = ["reserve"]
    if made.get("this"):
        made.pop("what", None)
    elif event in MEANT["what"]:
        made.setdefault("what", {"type": ["character"]})
    return made


def trigger(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.node("Trigger", scope, 1) if drawer.dice.hit(0.6) else SKIP


def or_trigger(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """Another trigger, beside one that is about no coming of the object itself."""
    first = made.get("trigger", {"this": True})
    if first.get("this") or not drawer.dice.hit(0.2):
        return SKIP
    other: Json = drawer.node("Trigger", scope, 1)
    return SKIP if other.get("this") else other


def where_created(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    known = "it" in scope.cards and scope.cards["it"][0] != PLAYER
    return drawer.dice.pick(("mine", "hero", "companion", "each", "target", *(["its"] if known else ())))


def never(_drawer: Drawer, _made: Json, _scope: Scope) -> Json:
    return SKIP


def spread(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    return True if made.get("where") == "target" and drawer.dice.hit(0.5) else SKIP


def symbol(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """One of the symbols, where there is no trigger in words."""
    return SKIP if "trigger" in made else drawer.dice.pick(("join", "join", "hand", "reserve"))


def tidy_keyword(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """A keyword that has a number has one."""
    if (value := own_number(drawer, made, scope)) is not SKIP:
        made.setdefault("value", value)
    return tidy_place(drawer, made, scope)


def tidy_sabotage(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """Up to so many cards in a Reserve."""
    if "what" in made:
        made["what"]["what"]["zone"] = ["reserve"]
        made["what"]["up_to"] = True
    return made


def tidy_place(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """A support ability works in Reserve alone; what an object says of its own joining it says elsewhere."""
    if made["is"] == "reaction" and made.get("trigger", {"this": True}).get("this"):
        made.pop("support", None)
    if made.get("support"):
        made.pop("zone", None)
    return made


def tidy_cannot(drawer: Drawer, made: Json, scope: Scope) -> Json:
    action = made["action"]
    forward = action.startswith("move-forward")
    players = action in ("play", "draw", "resupply", "create-token", "use-quick-actions")
    for field, fits in (("status", action == "gain-status"), ("counter", action == "gain-counter"),
                        ("terrain", forward), ("where", forward), ("whose", forward), ("in_terrain", forward),
                        ("who", not forward), ("what", not forward and action not in ("draw", "resupply",
                         "create-token", "use-quick-actions"))):  # fmt: skip
        if not fits:
            made.pop(field, None)
    if forward and action != "move-forward":
        made["terrain"] = drawer.dice.pick(("forest", "mountain", "water"))
    elif forward:
        made.pop("terrain", None)
    if players:
        made.setdefault("who", drawer.dice.pick(("you", "opponent", "each")))
    return tidy_place(drawer, made, scope)


OF_OBJECTS = ("leave", "leave-expedition", "discard", "sacrifice", "gain-counter", "gain-status", "rest")


def tidy_modifies(drawer: Drawer, made: Json, scope: Scope) -> Json:
    event, dice = made["event"], drawer.dice
    of_objects = event in OF_OBJECTS
    for field in ("this", "what") if not of_objects else ("who",):
        made.pop(field, None)
    if made.get("this"):
        made.pop("what", None)
    if event != "gain-status":
        made.pop("status", None)
    if event in ("leave-expedition", "gain-counter", "gain-status", "draw", "resupply", "create-token"):
        made.pop("to", None)
    if event not in ("gain-counter", "draw", "resupply", "create-token"):
        made.pop("plus", None)
    ways = [way for way in ("to", "nothing", "plus", "then") if way in made]
    if made.get("also"):
        for way in ("to", "nothing", "plus"):
            made.pop(way, None)
    elif len(ways) > 1:
        keep = dice.pick(ways)
        for way in ways:
            if way != keep and not (keep == "nothing" and way == "then"):
                made.pop(way)
    if not {"to", "nothing", "plus", "then"} & set(made):
        made |= {"then": {"is": "resupply"}} if made.get("also") else {"nothing": True}
    if not made.get("may"):
        made.pop("otherwise", None)
    return tidy_place(drawer, made, scope)


def tidy_move(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    to = made["to"]
    if to in ("hero", "limbo") and not drawer.dice.hit(0.05):
        to = made["to"] = drawer.dice.pick(("hand", "reserve", "mana"))
    if to != "deck":
        made.pop("place", None)
        made.pop("below", None)
    if to != "mana":
        made.pop("ready", None)
    if to != "expedition":
        made.pop("where", None)
    elif made["is"] == "move":
        made.setdefault("where", drawer.dice.pick(("mine", "hero", "companion", "target")))
    return made


def tidy_status(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """Something is gained or lost."""
    if "counter" in made and "count" not in made:
        made["count"] = 1
    if not {"status", "count", "gains", "loses"} & set(made):
        made["count"] = drawer.dice.pick((1, 1, 2))
    return tidy_place(drawer, made, scope)


def tidy_cost(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if made.get("free"):
        for field in ("more", "less", "minimum"):
            made.pop(field, None)
        return tidy_place(drawer, made, scope)
    if not {"less", "more"} & set(made):
        made["less"] = 1
    if "minimum" in made:
        made.setdefault("less", 1)
    if made.get("this"):
        for field in ("what", "next", "who", "source"):
            made.pop(field, None)
    return tidy_place(drawer, made, scope)


def tidy_restriction(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if not {"least", "most"} & set(made):
        made["least"] = 1
    return tidy_place(drawer, made, scope)


def tidy_something(field: str, *options: Json) -> Json:
    """A node that says nothing without this field."""

    def tidy(drawer: Drawer, made: Json, scope: Scope) -> Json:
        others = [
            name for name in made if name not in ("is", "what", "condition", "support", "zone", "name", "instead")
        ]
        if not others:
            made[field] = drawer.dice.pick(options)
        return tidy_place(drawer, made, scope)

    return tidy


def tidy_range(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("most", 9) < made.get("least", 1):
        made["most"] = made.get("least", 1)
    return made


def tidy_stands(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if not {"stands", "in_terrain"} & set(made):
        made["stands"] = drawer.dice.pick(("ahead", "behind", "tied"))
    return made


def tidy_modes(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    count = made.get("count", 1)
    if isinstance(count, int) and count > 2 and not made.get("repeatable"):
        made["count"] = 2
    return made


FROM = ("hand", "reserve", "discard")


def tidy_play(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """What is played is a card that lies where cards are played from."""
    which = made["what"]
    if which["is"] in ("all", "this", "target"):
        zone = drawer.dice.pick(FROM)
        which = made["what"] = {"is": "choose", "what": {"zone": [zone], "whose": "yours"}}
    if which["is"] == "choose" and not set(which["what"].get("zone", ())) & set(FROM):
        which["what"] |= {"zone": [drawer.dice.pick(FROM)], "whose": "yours"}
    if made.get("free"):
        made.pop("less", None)
    return made


def stat(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    """More of a statistic, or less."""
    counted = scope.numbers and "Number" in drawer.favoured
    made = (
        drawer.one_of(["Count", "Counters", "Number"], scope, 2) if drawer.dice.hit(0.8 if counted else 0.3) else SKIP
    )
    return drawer.dice.pick((1, 1, 2, -1)) if made is SKIP else made


def tidy_sum(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """Two amounts at least, one of them worked out."""
    if len(made["of"]) < 2 or all(isinstance(part, int) for part in made["of"]):
        made["of"] = [*made["of"], 1, {"is": "count", "what": {"type": ["character"]}}]
    return made


def tidy_different(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    made["objects"] = [*made["objects"], {"type": ["character"]}, {"boosted": True}][:2]
    return made


def tidy_reaction(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if "trigger" not in made:
        made.pop("or_trigger", None)
    return tidy_place(drawer, made, scope)


def tidy_limit(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if "what" in made:
        made["plus"] = abs(made["plus"]) or 1
        _tidy_kept(made["what"], made.get("of", "reserve"))
    return tidy_place(drawer, made, scope)


def tidy_uncounted(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if not made.get("support"):
        made.setdefault("what", {})
    if "what" in made:
        _tidy_kept(made["what"], "reserve", "landmark")
    return tidy_place(drawer, made, scope)


def _tidy_kept(what: Json, *zones: str) -> None:
    """What counts towards a limit lies in the zone of that limit, and so in no Expedition."""
    for field in ("where", "in_terrain"):
        what.pop(field, None)
    if what.get("zone"):
        what["zone"] = [zone for zone in what["zone"] if zone in zones] or [zones[0]]


def tidy_remove(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("count", 0) == 0:
        made.pop("count", None)
        made.pop("up_to", None)
    return made


def tidy_spent(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if "counter" not in made:
        made["count"] = 1
    if made.get("what", {}).get("is") == "from-deck":
        made.pop("what")
    return made


def tidy_chosen(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """Any number, or so many."""
    if made.get("any_number"):
        for field in ("count", "up_to", "at_random"):
            made.pop(field, None)
    if made.get("at_random"):
        # Chance chooses cards in a Hand (3.2.5.c).
        made["what"] = {field: made["what"][field] for field in ("whose", "type") if field in made["what"]}
        made["what"]["zone"] = ["hand"]
    return made


def tidy_filter(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """What is asked for is there at times: little is asked of what the text has bound."""
    asked = [field for field in made if field not in ("type", "zone", "whose")]
    read = [field for field in asked if field in ("it", "not_it", "other")]
    for field in asked if read else asked[1:]:
        if field not in read[:1] and drawer.dice.hit(0.85 if read else 0.7):
            made.pop(field)
    gone = scope.cards["this"][0]
    if made.get("other") and gone in ("reserve", "hand", "discard") and drawer.dice.hit(0.7):
        made["zone"] = [gone]
    if made.get("zone") and drawer.dice.hit(0.6):
        made.pop("type", None)
    if made.get("or_subtype"):
        made.setdefault("type", ["permanent"])
    if len(made.get("one_status", (1, 1))) == 1:
        made["one_status"] = sorted({*made["one_status"], "boosted", "fleeting"})
    return made
