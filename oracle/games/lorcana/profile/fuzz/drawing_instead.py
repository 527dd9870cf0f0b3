"""Replacement effects that make sense: what would happen, and what can happen instead."""

from __future__ import annotations

from oracle.assurance.fuzz.generate.drawing.drawer import Drawer, Scope
from oracle.protocol.values import Json

OF_PLAYERS = ("discarded", "inked", "drew", "gained-lore", "lost-lore")
OF_CARDS = ("damaged", "banished", "left-play", "readied", "exerted")
"""Events that are about cards in play."""
WAYS: dict[str, tuple[str, ...]] = {
    "damaged": ("amount", "it", "do"),
    "banished": ("it", "to", "to", "do"),
    "left-play": ("to", "do"),
    "discarded": ("to", "do"),
    "inked": ("to", "exerted", "do"),
    "drew": ("to", "do"),
    "gained-lore": ("amount", "do"),
    "lost-lore": ("amount", "do"),
    "readied": ("do",),
    "exerted": ("do",),
    "entered-play": ("exerted",),
}
_ELSEWHERE = {"drew": ("inkwell", "discard", "deck"), "inked": ("discard", "deck"), "discarded": ("deck", "inkwell")}
_SAID = {"by": ("damaged",), "to": ("left-play",), "in_challenge": ("damaged", "banished"), "who": OF_PLAYERS}


def tidy_would(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """What would happen, with the fields that it has."""
    event = made["event"]
    for field, events in _SAID.items():
        if event not in events:
            made.pop(field, None)
    if "to" in made:
        made["to"] = [drawer.dice.pick(("hand", "discard"))]
    if event in OF_PLAYERS and event != "discarded":
        made.pop("what", None)
    if event == "entered-play" or (event in OF_CARDS and (scope.type != "character" or drawer.dice.hit(0.4))):
        made.setdefault("what", {"type": ["character"]})
    return made


def tidy_instead(drawer: Drawer, made: Json, scope: Scope) -> Json:
    """One way, or two, of those that can be instead of what would happen."""
    event, dice = made["would"]["event"], drawer.dice
    ways = WAYS[event]
    for field in ("amount", "it", "to", "place", "exerted"):
        if field not in ways or (field == "place" and "to" not in ways):
            made.pop(field, None)
    if "do" not in ways:
        made.pop("do", None)
    way = dice.pick(ways)
    if "do" not in made or dice.hit(0.3):
        made |= _other_way(drawer, made, way, scope)
    if "to" in made:
        made["to"] = dice.pick(_ELSEWHERE.get(event, ("hand", "deck", "inkwell")))
        made.pop("exerted", None)
        made.pop("it", None)
        if made["to"] in made["would"].get("to", ()):
            made["to"] = "deck"
    made.pop("place", None)
    if made.get("to") == "deck" and dice.hit(0.6):
        made["place"] = "bottom"
    if "it" in made and "what" not in made["would"]:
        made["would"]["what"] = {"whose": "yours", "other": True}
    return made


def _other_way(drawer: Drawer, made: Json, way: str, scope: Scope) -> Json:
    if way == "amount" and "amount" not in made:
        return {"amount": drawer.dice.pick((1, 2, 3, {"is": "number", "name": "that-much", "times": 2}))}
    if way == "it" and scope.type == "character":
        return {"it": "this"}
    if way == "to":
        return {"to": "hand"}
    return {"exerted": drawer.dice.hit(0.8)} if way == "exerted" else {}


def tidy_replace(_drawer: Drawer, made: Json, _scope: Scope) -> Json:
    """What an effect leaves behind: of the bound cards, or of those that it describes."""
    ability = made["ability"]
    ability.pop("first", None)
    would = ability["would"]
    if would["event"] in OF_CARDS:
        would.setdefault("what", {"type": ["character"]})
    if "their" in made.get("until", "") or made.get("until") == "until-it-triggers":
        made.pop("until")
    return made


def of_bound_cards(drawer: Drawer, made: Json) -> bool:
    """Whether it is made one of the bound cards: then it describes none."""
    would = made["ability"]["would"]
    if would["event"] not in OF_CARDS or drawer.dice.hit(0.4):
        return False
    would.pop("what", None)
    return True


def spoken_of(made: Json, scope: Scope) -> Scope:
    """What the effect in place of an event can speak of."""
    event = made["would"]["event"]
    if event in OF_CARDS:
        scope = scope.binding(that=("play", ""))
    if event == "discarded":
        scope = scope.binding(that=("hand", ""))
    return scope.counting("that-much") if event in ("damaged", "gained-lore", "lost-lore") else scope
