"""What `it` means: in a text what was spoken of last, in a definition the name under which a card is bound."""

from __future__ import annotations

from copy import copy

from msgspec import Struct
from msgspec.structs import replace

from oracle.protocol.values import Json, JsonObject

IT = "IT"
_STAYS = ("ready", "exert", "gets", "gains", "gains-ability", "gains-classification", "loses", "must-quest")
"""Nodes that leave a card in play, so that the text goes on speaking of it."""
OWN = ("this", "it", "then-it")
"""How the card itself is spoken of: always `this`, always `it`, or `it` once `this` was said."""
PLAIN = {
    **dict.fromkeys((
        "exert", "ready", "banish", "deal-damage", "put-damage", "remove-damage", "put", "gets", "gains",
        "gains-ability", "gains-classification", "loses", "must-quest", "allow-to-challenge-ready",
        "each-player", "shuffle-into-deck", "replace",
    ), "chosen"),
    "value": "this",
    "put-from-under": "this",
}  # fmt: skip
"""What nodes are about that do not say it."""
_QUOTING = ("gains-ability", "static-gains-ability")
_OF_ITSELF = ("static-gets", "static-gains", "cannot")
"""Static abilities, in which the first thing spoken of is the card itself."""
_BINDS = {"play": "played", "take-from": "taken", "reveal-top": "revealed"}


NOBODY = "nobody"


def usual(node: JsonObject) -> str | None:
    """What a node is about that does not say it."""
    if "what" in node or "all" in node or (node.get("is") == "each-player" and node["who"] != "its-player"):
        return None
    return PLAIN.get(str(node.get("is")))


class _Said(Struct):
    """What was spoken of last, and whether a card is bound as `chosen`."""

    last: str = "chosen"
    chosen: bool = False
    gone: bool = False
    """Whether the card itself has left play, so that only the trigger knows it."""
    this: bool = False
    """Whether the card itself was spoken of."""
    place: bool = False
    """Whether a location was chosen to move to: it is "that location" then."""


def named(node: Json) -> Json:
    """The definition with every `it` of its text replaced by what it means there."""
    return _walk(node, _Said(), named=True, own="it")


def spoken(node: Json, own: str) -> object:
    """The definition with every card spoken of last called `it`; `own`: how the card itself is spoken of (`OWN`)."""
    return _walk(node, _Said(), named=False, own=own)


def _walk(node: Json, said: _Said, *, named: bool, own: str) -> Json:
    if isinstance(node, list):
        return [_walk(item, said, named=named, own=own) for item in node]
    if not isinstance(node, dict):
        return node
    kind = node.get("is")
    if kind in _QUOTING and node["ability"] is not None:
        # What is quoted is a text of its own, and "this" in it the card that has it.
        quoted = _walk(node["ability"], _Said(), named=named, own="this")
        return {**_walk({**node, "ability": None}, said, named=named, own=own), "ability": quoted}
    if kind == "later":
        # A delayed ability knows what was spoken of when it was made.
        delayed = node["ability"]
        effect = _walk(delayed["effect"], said, named=named, own=own)
        return {**node, "ability": {**delayed, "effect": effect}}
    _begins(node, said)
    if kind == "choose":
        node = _chosen(node, said, named=named)
    node = _renamed(node, said, named=named, own=own)
    before = said.last
    # What a trigger's "if" speaks of stands before its effect.
    for key, value in sorted(node.items(), key=lambda item: item[0] != "condition"):
        if key == "modes":
            node[key] = {mode: _walk(one, copy(said), named=named, own=own) for mode, one in value.items()}
        elif key == "do" and kind in ("each-player", "choose-player"):
            # What others choose is known to nobody else.
            inside = copy(said)
            node[key] = _walk(value, inside, named=named, own=own)
            if inside.last != said.last:
                said.last = NOBODY
        elif key == "otherwise" and said.last != before and isinstance(value, dict):
            # What the other branch has spoken of is unknown in this one.
            node[key] = _walk(value, replace(said, last=NOBODY), named=named, own=own)
        elif isinstance(value, dict | list) and key not in ("when", "next"):
            node[key] = _walk(value, said, named=named, own=own)
        if key != "then":
            before = said.last
    _ends(node, said)
    return node


def _begins(node: JsonObject, said: _Said) -> None:
    """What an ability speaks of from its beginning."""
    kind = node.get("is")
    if kind in _OF_ITSELF:
        said.last = "this"
    if kind in ("triggered", "activated"):
        said.last, said.chosen = _first_said(node), False
        said.gone = kind == "triggered" and node["when"][0].get("event") == "banished" and "this" in node["when"][0]


def _ends(node: JsonObject, said: _Said) -> None:
    """What is spoken of once a node has been said."""
    kind = str(node.get("is"))
    if kind == "have" and node["what"].get("it") == "singers":
        said.last = "singers"
    if kind in _STAYS and node.get("it") == "this":
        said.last = "this"
    if isinstance(node.get("all"), dict):
        # Several cards have no name: what is said of them afterwards is no card's.
        said.last = NOBODY
    if kind == "take-from" or (kind in _BINDS and "it" not in node):
        said.last = _BINDS[kind]


def _chosen(node: JsonObject, said: _Said, *, named: bool) -> dict[str, object]:
    """A second choice within one effect is bound as `second`; `another` is then not the first."""
    node = dict(node)
    if node.get("as") in ("from", "to", "place", "moved", "measured"):
        if node["as"] != "measured":
            said.last = node["as"]
        said.place = said.place or node["as"] == "place"
        return node
    if said.chosen:
        what = dict(node["what"])
        if named:
            node["as"] = "second"
            if what.pop("other", None):
                what["not_it"] = "chosen"
        else:
            node.pop("as", None)
            if what.pop("not_it", None):
                what["other"] = True
        node["what"] = what
        said.last = "second"
    else:
        said.last, said.chosen = "chosen", True
    return node


def _renamed(node: dict[str, object], said: _Said, *, named: bool, own: str) -> dict[str, object]:
    node = dict(node)
    if named:
        if node.get("it") == IT:
            node["it"] = said.last
        if said.place and node.get("is") == "value" and node.get("it") == "location":
            node["it"] = "place"
        if said.gone and node.get("is") == "put" and node.get("it") == "this":
            node["it"] = "that"
    elif "all" not in node:
        now = node.get("it", usual(node))
        if said.gone and now == "that" and own == "this" and node.get("is") == "put":
            node["it"] = "this"
        elif now == "place" and node.get("is") == "value":
            node["it"] = "location"
        elif now == said.last and (now != "this" or own == "it" or (own == "then-it" and said.this)):
            node["it"] = IT
        said.this = said.this or now == "this"
    return node


def _first_said(ability: JsonObject) -> str:
    if ability["is"] == "activated":
        return "this"
    first = ability["when"][0]
    if first.get("event") == "banished":
        return "that"
    if first.get("event") == "sang" and "this" not in first and "what" not in first:
        return "singers"
    return "this" if first.get("this") or "what" not in first else "that"
