"""Resolves `it`: in a text the last card mentioned, in a definition the name of a bound card."""

from __future__ import annotations

from copy import copy

from msgspec import Struct
from msgspec.structs import replace

from oracle.protocol.values import Json, JsonObject

IT = "IT"
_STAYS = ("ready", "exert", "gets", "gains", "gains-ability", "gains-classification", "loses", "must-quest")
"""Nodes that leave a card in play, so that the text can keep referring to it."""
OWN = ("this", "it", "then-it")
"""How the card itself is mentioned: always `this`, always `it`, or `it` after a first `this`."""
PLAIN = {
    **dict.fromkeys((
        "exert", "ready", "banish", "deal-damage", "put-damage", "remove-damage", "put", "gets", "gains",
        "gains-ability", "gains-classification", "loses", "must-quest", "allow-to-challenge-ready",
        "each-player", "shuffle-into-deck", "replace",
    ), "chosen"),
    "value": "this",
    "put-from-under": "this",
}  # fmt: skip
"""The default object of nodes that do not name one."""
_QUOTING = ("gains-ability", "static-gains-ability")
_OF_ITSELF = ("static-gets", "static-gains", "cannot")
"""Static abilities, in which the first card mentioned is the card itself."""
_BINDS = {"play": "played", "take-from": "taken", "reveal-top": "revealed"}


NOBODY = "nobody"


def usual(node: JsonObject) -> str | None:
    """The default object of a node."""
    if "what" in node or "all" in node or (node.get("is") == "each-player" and node["who"] != "its-player"):
        return None
    return PLAIN.get(str(node.get("is")))


class _Said(Struct):
    """The last card mentioned, and whether a card is bound as `chosen`."""

    last: str = "chosen"
    chosen: bool = False
    gone: bool = False
    """Whether the card itself has left play, so that only the trigger knows it."""
    this: bool = False
    """Whether the card itself has been mentioned."""
    place: bool = False
    """Whether a location was chosen to move to, which is then "that location"."""


def named(node: Json) -> Json:
    """The definition with every `it` of its text replaced by its meaning."""
    return _walk(node, _Said(), named=True, own="it")


def spoken(node: Json, own: str) -> object:
    """The definition with the last card mentioned called `it`; `own`: how the card itself is mentioned (`OWN`)."""
    return _walk(node, _Said(), named=False, own=own)


def _walk(node: Json, said: _Said, *, named: bool, own: str) -> Json:
    if isinstance(node, list):
        return [_walk(item, said, named=named, own=own) for item in node]
    if not isinstance(node, dict):
        return node
    kind = node.get("is")
    if kind in _QUOTING and node["ability"] is not None:
        # Quoted text is separate, and "this" in it means the card that has it.
        quoted = _walk(node["ability"], _Said(), named=named, own="this")
        return {**_walk({**node, "ability": None}, said, named=named, own=own), "ability": quoted}
    if kind == "later":
        # A delayed ability knows the cards mentioned when it was created.
        delayed = node["ability"]
        effect = _walk(delayed["effect"], said, named=named, own=own)
        return {**node, "ability": {**delayed, "effect": effect}}
    _begins(node, said)
    if kind == "choose":
        node = _chosen(node, said, named=named)
    node = _renamed(node, said, named=named, own=own)
    before = said.last
    # The cards mentioned in a trigger's "if" precede its effect.
    for key, value in sorted(node.items(), key=lambda item: item[0] != "condition"):
        if key == "modes":
            node[key] = {mode: _walk(one, copy(said), named=named, own=own) for mode, one in value.items()}
        elif key == "do" and kind in ("each-player", "choose-player"):
            # Nobody else knows what other players choose.
            inside = copy(said)
            node[key] = _walk(value, inside, named=named, own=own)
            if inside.last != said.last:
                said.last = NOBODY
        elif key == "otherwise" and said.last != before and isinstance(value, dict):
            # Cards mentioned in one branch are unknown in the other.
            node[key] = _walk(value, replace(said, last=NOBODY), named=named, own=own)
        elif isinstance(value, dict | list) and key not in ("when", "next"):
            node[key] = _walk(value, said, named=named, own=own)
        if key != "then":
            before = said.last
    _ends(node, said)
    return node


def _begins(node: JsonObject, said: _Said) -> None:
    """The cards mentioned at the beginning of an ability."""
    kind = node.get("is")
    if kind in _OF_ITSELF:
        said.last = "this"
    if kind in ("triggered", "activated"):
        said.last, said.chosen = _first_said(node), False
        said.gone = kind == "triggered" and node["when"][0].get("event") == "banished" and "this" in node["when"][0]


def _ends(node: JsonObject, said: _Said) -> None:
    """The cards mentioned once a node has been written."""
    kind = str(node.get("is"))
    if kind == "have" and node["what"].get("it") == "singers":
        said.last = "singers"
    if kind in _STAYS and node.get("it") == "this":
        said.last = "this"
    if isinstance(node.get("all"), dict):
        # Several cards have no name: what follows is not about a single card.
        said.last = NOBODY
    if kind == "take-from" or (kind in _BINDS and "it" not in node):
        said.last = _BINDS[kind]


def _chosen(node: JsonObject, said: _Said, *, named: bool) -> dict[str, object]:
    """A second choice within one effect is bound as `second`; `another` then excludes the first."""
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
