"""What the types of Altered's language do not say: which words have a meaning where, and what is bound when."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.altered.cards.language import Definition
from oracle.assurance.fuzz.dice import Dice
from oracle.assurance.fuzz.drawing.drawer import PLAYER, SKIP, Drawer, Scope, Words
from oracle.assurance.fuzz.drawing.lorcana import one, some
from oracle.assurance.fuzz.drawing.types import kinds_in

Json = Any
SUBTYPES = ("Robot", "Animal", "Adventurer")
COUNTERS = ("boost", "kelon")
MOVES = ("joins", "leaves", "goes-to", "is-played", "is-sacrificed", "is-discarded")
CHANGES = ("gains-status", "loses-status", "gains-counter", "loses-counter")
DEEDS = ("passes", "resupplies", "draws", "rolls", "sabotages", "quick-action")
STEPS = ("moves-forward", "fails-to-move-forward")
MEANT: dict[str, tuple[str, ...]] = {
    "this": (*MOVES, *CHANGES),
    "what": (*MOVES, *CHANGES),
    "by": (*DEEDS, "is-played", "moves-forward"),
    "source": ("joins", "leaves", "goes-to"),
    "to": ("leaves", "goes-to"),
    "where": ("joins", "leaves", *STEPS),
    "status": ("gains-status", "loses-status"),
    "counter": ("gains-counter", "loses-counter"),
    "phase": ("phase",),
    "effect": ("daily-effect",),
}
"""The events of which a trigger can say this."""
ALWAYS = ("status", "counter", "phase", "effect")
"""What a trigger says that can say it."""
GOES = {"discard": "discard", "sacrifice": "discard"}
KNOWING_PLAYERS = (*DEEDS, "is-played", "is-discarded", "is-sacrificed", "gains-counter", "gains-status")


def after(made: Json, scope: Scope) -> Scope:
    """What is bound, and where it is, once this has been done."""
    match made:
        case {"is": "sequence", "steps": parts} | {"is": "simultaneously", "parts": parts}:
            for part in parts:
                scope = after(part, scope)
            return scope
        case {"is": "may", "do": inner} | {"is": "if-you-do", "first": inner} | {"is": "pay-to", "then": inner}:
            return after(inner, scope)
        case {"is": "roll"}:
            return scope.counting("die")
        case {"is": "create-token"}:
            return scope.binding(**{made.get("name", "it"): ("expedition", "character")})
        case {"is": "sabotage"}:
            return scope.binding(**{made.get("what", {"name": "sabotaged"}).get("name", "it"): ("discard", "")})
    to = made["to"] if made["is"] == "move" else GOES.get(made["is"], "")
    for field in ("what", "first", "second"):
        which = made.get(field)
        if isinstance(which, dict) and which.get("is") in ("target", "choose", "from-deck"):
            scope = scope.binding(**{which.get("name", "it"): (to, "")})
    return scope.counting("discarded") if made["is"] == "discard" else scope


def within(node: str, field: str, made: Json, scope: Scope) -> Scope:
    """What is bound in a field of a node."""
    match node, field:
        case "IfYouDo", "then":
            return after(made["first"], scope)
        case "PayTo", "then":
            for cost in made["cost"]:
                scope = after(cost, scope)
            return scope
        case "Reaction", "condition" | "effect":
            return _reacting(made, scope)
        case "TargetPlayer", "do":
            return scope.binding(player=(PLAYER, ""))
        case "Modifies", "then" | "otherwise":
            return scope.binding(it=("", "")) if made["event"] not in ("draw", "resupply", "create-token") else scope
        case "Trigger", _:
            return replace(scope, event=made.get("event", ""))
        case "Lasting" | "Grants", "ability":
            return replace(scope, type="lasting")
    return scope


def _reacting(made: Json, scope: Scope) -> Scope:
    trigger = made.get("trigger")
    if trigger is None:
        return scope
    event = trigger["event"]
    if event in (*MOVES, *CHANGES):
        scope = scope.binding(it=("", ""))
    if event in KNOWING_PLAYERS:
        scope = scope.binding(player=(PLAYER, ""))
    numbers = {"rolls": "die", "gains-counter": "gained", "loses-counter": "lost"}
    return scope.counting(numbers[event]) if event in numbers else scope


# --- fields -----------------------------------------------------------------------------------------------


def _who(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    known = any(zone == PLAYER for zone, _ in scope.cards.values())
    return drawer.dice.pick(("you", "opponent", "each", *(["that-player"] * 3 if known else ())))


def _name(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    name = drawer.bound(scope, but=("this",))
    return SKIP if name is None or name == "it" else name


def _it(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    name = drawer.bound(scope, but=("this",))
    return SKIP if name is None else name


def _number(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.dice.pick(scope.numbers or ("paid",))


def _own_number(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """Of a keyword that has one."""
    return drawer.dice.between(1, 2) if made["keyword"] in ("scout", "tough") else SKIP


# --- nodes ------------------------------------------------------------------------------------------------


def _tidy_trigger(drawer: Drawer, made: Json, scope: Scope) -> Json:
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
    if made.get("this"):
        made.pop("what", None)
    elif event in MEANT["what"]:
        made.setdefault("what", {"type": ["character"]})
    return made


def _trigger(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    return drawer.node("Trigger", scope, 1) if drawer.dice.hit(0.6) else SKIP


def _symbol(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """One of the symbols, where there is no trigger in words."""
    return SKIP if "trigger" in made else drawer.dice.pick(("join", "join", "hand", "reserve"))


def _tidy_place(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """A support ability works in Reserve alone."""
    if made.get("support"):
        made.pop("zone", None)
    return made


def _tidy_cannot(drawer: Drawer, made: Json, scope: Scope) -> Json:
    action = made["action"]
    forward = action.startswith("move-forward")
    players = action in ("play", "draw", "resupply", "create-token", "use-quick-actions")
    for field, fits in (("status", action == "gain-status"), ("counter", action == "gain-counter"),
                        ("terrain", forward), ("where", forward), ("whose", forward),
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
    return _tidy_place(drawer, made, scope)


OF_OBJECTS = ("leave", "discard", "sacrifice", "gain-counter", "gain-status", "rest")


def _tidy_modifies(drawer: Drawer, made: Json, scope: Scope) -> Json:
    event, dice = made["event"], drawer.dice
    of_objects = event in OF_OBJECTS
    for field in ("this", "what") if not of_objects else ("who",):
        made.pop(field, None)
    if made.get("this"):
        made.pop("what", None)
    if event in ("gain-counter", "gain-status", "draw", "resupply", "create-token"):
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
    return _tidy_place(drawer, made, scope)


def _tidy_move(drawer: Drawer, made: Json, _scope: Scope) -> Json:
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


def _tidy_status(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """Something is gained or lost."""
    if "counter" in made and "count" not in made:
        made["count"] = 1
    if not {"status", "count", "gains", "loses"} & set(made):
        made["count"] = drawer.dice.pick((1, 1, 2))
    return _tidy_place(drawer, made, scope)


def _tidy_cost(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if not {"less", "more"} & set(made):
        made["less"] = 1
    if "minimum" in made:
        made.setdefault("less", 1)
    if made.get("this"):
        for field in ("what", "next", "who", "source"):
            made.pop(field, None)
    return _tidy_place(drawer, made, scope)


def _tidy_restriction(drawer: Drawer, made: Json, scope: Scope) -> Json:
    if not {"least", "most"} & set(made):
        made["least"] = 1
    return _tidy_place(drawer, made, scope)


def _tidy_something(field: str, *options: Any) -> Any:
    """A node that says nothing without this field."""

    def tidy(drawer: Drawer, made: Json, scope: Scope) -> Json:
        others = [name for name in made if name not in ("is", "what", "condition", "support", "zone", "name", "instead")]
        if not others:
            made[field] = drawer.dice.pick(options)
        return _tidy_place(drawer, made, scope)

    return tidy


def _tidy_range(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("most", 9) < made.get("least", 1):
        made["most"] = made.get("least", 1)
    return made


def _tidy_stands(drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if not {"stands", "in_terrain"} & set(made):
        made["stands"] = drawer.dice.pick(("ahead", "behind", "tied"))
    return made


def _tidy_modes(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    if made.get("count", 1) > 2 and not made.get("repeatable"):
        made["count"] = 2
    return made


def _whole(drawer: Drawer, made: Json, scope: Scope) -> Json:  # noqa: ARG001
    return made


FROM = ("hand", "reserve", "discard")


def _tidy_play(drawer: Drawer, made: Json, _scope: Scope) -> Json:
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


def _tidy_token(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    return made


def _token_abilities(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    inner = replace(scope, cards={"this": ("expedition", "character")}, numbers=(), type="character")
    made = drawer.one_of(["HasKeyword", "Stats", "Reaction"], inner, 2)
    return [made]


def _costs(drawer: Drawer, _made: Json, scope: Scope) -> Json:
    found: list[Json] = []
    for _ in range(drawer.dice.pick((1, 1, 1, 2))):
        cost = drawer.one_of(PAYMENTS, scope, 2)
        if cost["is"] not in [each["is"] for each in found]:
            found.append(cost)
    return found


PAYMENTS = ["PayMana", "PayExhaust", "PayDiscard", "PaySacrifice", "PayMove", "PayCounters"]
OWN = ("PlayableFrom", "OptionalCost", "AdditionalCost", "HasKeyword", "CostAlteration")
"""Abilities of a Spell: they work before it is played."""
NEVER = {
    "Did": "what `if-you-do` becomes while it is done; never in a card's own text",
    "InternalDone": "the end of an internal action under way; never in a card's own text",
    "Target.declared": "what was chosen in a declaration; never in a card's own text",
}
"""What is in the types, and in no definition: what keeps an effect that is under way."""

ABILITIES = kinds_in(Definition, "abilities")
EFFECTS = kinds_in(Definition, "effect")
NODES = [name for name in ABILITIES]

WORDS = Words(
    root=Definition,
    fields={
        "subtype": some(SUBTYPES, 1), "subtypes": some(SUBTYPES, 1), "named": some(("Plain 0", "Plain 1", "Card 0")),
        "counter": one(*COUNTERS), "who": _who, "by": _who, "MoveExpedition.whose": _who,
        "TargetPlayer.who": one("opponent"), "It.name": _name, "Filter.it": _it, "Filter.not_it": _it,
        "Counters.it": _it, "Matches.it": _it, "Number.name": _number, "HasKeyword.value": _own_number,
        "Target.name": one("second"), "Choose.name": one("second"), "FromDeck.name": one("top"),
        "CreateToken.name": one("made"), "Token.name": one("Brassbug", "Booda"), "Token.abilities": _token_abilities,
        "Subtypes.gains": some(SUBTYPES, 1), "RollsMore.changes": one([1], [1, 2]), "RollsMore.dice": one(1),
        **{f"{node}.cost": _costs for node in ("QuickAction", "OptionalCost", "AdditionalCost", "PayTo")},
        "Reaction.trigger": _trigger, "Reaction.symbol": _symbol, "Move.below": one(1, 2), "PayMana.mana": one(1, 1, 2), "Stats.forest": lambda d, m, s: _stat(d, s),
        "Stats.mountain": lambda d, m, s: _stat(d, s), "Stats.water": lambda d, m, s: _stat(d, s),
    },
    weights={
        "Did": 0, "InternalDone": 0, "declared": 0, "name": 0, "It.name": 3, "Target.name": 0.4, "Choose.name": 0.4,
        "CreateToken.name": 0.4, "FromDeck.name": 0.4, "support": 0.2, "zone": 0.4, "Filter.zone": 1.2, "Filter.type": 1.8,
        "Filter.whose": 1.5, "Filter.it": 0.8, "Filter.not_it": 0.6, "Filter.other": 1.6, "Regions.what": 0,
        "Target": 4, "Choose": 2, "All": 2, "It": 6, "This": 1.5, "Reaction": 10, "QuickAction": 6,
        "Sequence": 3, "May": 1.5, "If": 2, "IfYouDo": 1.5, "Reaction.trigger": 1000, "Reaction.symbol": 1000,
        "HasKeyword": 2, "Stats": 2, "Cannot": 2, "Modifies": 3, "CostAlteration": 2, "Trigger.this": 1.5,
        "Trigger.what": 1.5, "Matches": 2.5, "Matches.it": 2.5, "Counters.it": 2, "Number": 2, "Roll": 1, "PayMana": 2,
        "PayExhaust": 2, "PayExhaust.what": 0.7, "PayDiscard.what": 4, "Nothing": 0.3, "Move": 2.5, "Trigger.event=joins": 2,
        "Trigger.event=leaves": 2, "Trigger.event=goes-to": 2, "MoreMana": 0.5, "Filter.type=region": 0.1,
        "Filter.type=hero": 0.3, "Filter.type=mana-orb": 0.3, "Filter.zone=deck": 0.1, "Filter.zone=limbo": 0.1,
        **{f"{node}.zone={zone}": 0.1 for node in NODES for zone in ("deck", "expedition", "hero", "landmark", "limbo", "mana")},
        "Move.to=hero": 0.05, "Move.to=limbo": 0.05, "PayMove.to=hero": 0.05, "PayMove.to=limbo": 0.05,
        "PayMove.to=expedition": 0.05, "Modifies.to=hero": 0.05, "Modifies.to=limbo": 0.05, "Modifies.to=expedition": 0.05,
        "Filter.where=target": 0.2, "=that-player": 0.2,
    },
    possible={
        "It": lambda scope: any(name != "this" and zone != PLAYER for name, (zone, _) in scope.cards.items()),
        "Number": lambda scope: bool(scope.numbers),
        "Did": lambda _scope: False, "InternalDone": lambda _scope: False,
        "MoveExpedition": lambda scope: True,
    },
    tidied={
        "Trigger": _tidy_trigger, "Reaction": _tidy_place, "Cannot": _tidy_cannot, "Modifies": _tidy_modifies,
        "Move": _tidy_move, "PayMove": _tidy_move, "Gain": _tidy_status, "Lose": _tidy_status,
        "PlayedWith": _tidy_status, "EntersWith": _tidy_status, "CostAlteration": _tidy_cost,
        "CostRestriction": _tidy_restriction, "Stats": _tidy_something("forest", 1, 2), "Exists": _tidy_range,
        "Subtypes": _tidy_something("gains", ["Robot"], ["Animal"]), "ExpeditionStands": _tidy_stands,
        "GainsAgain": _tidy_something("status", ["asleep"], ["anchored"], ["anchored", "asleep"]),
        "RollsMore": _tidy_something("dice", 1), "Modes": _tidy_modes, "Play": _tidy_play,
        "HasKeyword": _tidy_place, "Regions": _tidy_place, "Grants": _tidy_place, "LosesAbilities": _tidy_place,
        "Ignored": _tidy_place, "PlaysExhausted": _tidy_place, "QuickAction": _tidy_place,
        "OptionalCost": _tidy_something("cost", [{"is": "pay-mana", "mana": 1}]),
        "AdditionalCost": _tidy_something("cost", [{"is": "pay-mana", "mana": 1}]),
    },
    within=within,
    after=after,
    effect=_whole,
)  # fmt: skip


def _stat(drawer: Drawer, scope: Scope) -> Json:
    made = drawer.one_of(["Count", "Counters", "Number"], scope, 2) if drawer.dice.hit(0.3) else SKIP
    return drawer.dice.pick((1, 1, 2, -1)) if made is SKIP else made


NAMED = ("quick-action", "reaction")


def abilities(drawer: Drawer, kind: str, count: int) -> list[Json]:
    """So many abilities of a card of this type."""
    scope = Scope(cards={"this": ("", kind)}, type=kind)
    pool = list(OWN) if kind == "spell" else ABILITIES
    found: list[Json] = []
    for place in range(count):
        made = drawer.one_of(pool, scope, drawer.dice.pick((2, 3, 3, 4)))
        if made["is"] == "optional-cost":
            scope = scope.counting("paid")
        if made["is"] in NAMED or drawer.dice.hit(0.1):
            made["name"] = f"deed {place}"
        found.append(made)
    return found


def effect(drawer: Drawer, *numbers: str) -> Json:
    """What a Spell does; `numbers`: what its costs have counted."""
    scope = Scope(cards={"this": ("", "spell")}, type="spell", numbers=numbers)
    return drawer.one_of(EFFECTS, scope, drawer.dice.pick((2, 3, 3, 4)))


def traits(dice: Dice) -> Json:
    """What is printed on some cards beside their text."""
    found: Json = {"faction": dice.pick(("Axiom", "Bravos"))} if dice.hit(0.2) else {}
    return found | ({"rarity": dice.pick(("common", "rare", "unique"))} if dice.hit(0.2) else {})
