"""What effects of Altered speak of: the names that texts bind, and the zones where the objects are."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.assurance.fuzz.generate.drawing.drawer import PLAYER, Scope
from oracle.protocol.values import Json

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
    "terrain": ("moves-forward",),
    "once": ("joins", "leaves", "draws", "resupplies"),
}
"""The events of which a trigger can say this."""
ALWAYS = ("status", "counter", "phase", "effect")
"""What a trigger says that can say it."""
GOES = {"discard": "discard", "sacrifice": "discard"}
WHERE_IT_IS = {"is-discarded": ("discard",), "is-sacrificed": ("discard",), "joins": ("expedition",)}
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
        if to and isinstance(which, dict) and which.get("is") == "this":
            scope = scope.binding(this=(to, ""))
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
        case "ForEach", "do":
            return scope.binding(it=("expedition", ""))
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
    if "or_trigger" in made or trigger.get("once"):
        return scope
    if event in (*MOVES, *CHANGES):
        scope = scope.binding(it=("", ""))
    if event in MOVES and trigger.get("this"):
        to = trigger.get("to", WHERE_IT_IS.get(event, ("reserve",)))[0]
        scope = scope.binding(this=(to, scope.type))
    if event in KNOWING_PLAYERS:
        scope = scope.binding(player=(PLAYER, ""))
    numbers = {"rolls": "die", "gains-counter": "gained", "loses-counter": "lost"}
    return scope.counting(numbers[event]) if event in numbers else scope
