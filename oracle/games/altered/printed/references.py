"""Resolves `it`: in a text the last object mentioned, in a definition the name of a bound object."""

from __future__ import annotations

from msgspec import Struct

from oracle.protocol.values import Json, JsonObject

IT = "IT"
_CHOSEN = "that"
"""The name of something chosen or created and then mentioned; the trigger's object is always `it`."""
_OWN = ("ability", "abilities", "trigger", "or_trigger")
"""Fields that refer to nothing outside of them."""
_BINDERS = ("target", "choose", "create-token")
OF_CARDS = ("played-with", "cost-alteration", "cost-restriction")
"""Nodes about played cards: any card by default."""


class _Said(Struct):
    """The last object mentioned: its name, and the node that bound it, unless the trigger did."""

    name: str = "it"
    binder: JsonObject | None = None


def named(node: Json) -> Json:
    """The definition with every `it` of its text replaced by its meaning."""
    return _named(node, _Said())


def _named(node: Json, said: _Said) -> object:
    if isinstance(node, list):
        return [_named(item, said) for item in node]
    if not isinstance(node, dict):
        return node
    made: dict[str, object] = {}
    for key, value in node.items():
        own = _Said() if _is_own(node, key) else said
        if IT in (value,) and key in ("name", "it"):
            made[key] = said.name
            if said.binder is not None:
                said.binder["name"] = said.name
        else:
            made[key] = _named(value, own)
    if node.get("is") in _BINDERS and "name" not in node:
        said.name, said.binder = _CHOSEN, made
    if node.get("is") in OF_CARDS and node.get("what") == {}:
        del made["what"]
    return made


def _is_own(node: dict[str, object], field: str) -> bool:
    """Whether a field has its own reference: an effect for each object refers to that object."""
    return field in _OWN or (field == "do" and node.get("is") == "for-each")


def spoken(node: Json) -> object:
    """The definition with the last object mentioned called `it`, and no names."""
    return _spoken(node, _Said())


def _spoken(node: object, said: _Said) -> object:
    if isinstance(node, list):
        return [_spoken(item, said) for item in node]
    if not isinstance(node, dict):
        return node
    its = node.get("where") == "its"
    # A filter is no node: it has no `is`.
    field = "it" if its or "is" not in node else {"it": "name", "matches": "it"}.get(str(node["is"]), "")
    last = node.get(field, "it" if its or field == "name" else None) == said.name
    made = {key: _spoken(value, _Said() if _is_own(node, key) else said) for key, value in node.items()}
    if last:
        made[field] = IT
    if node.get("is") in _BINDERS and node.get("name", _CHOSEN) == _CHOSEN:
        made.pop("name", None)
        said.name = _CHOSEN
    return made
