"""What `it` means: in a text what was spoken of last, in a definition the name under which an object is bound."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

IT = "IT"
_CHOSEN = "that"
"""What is chosen or made and then spoken of; what the trigger speaks of is always called `it`."""
_SPOKEN = ("it", _CHOSEN)
_BINDERS = ("target", "choose", "create-token")
_OF_CARDS = ("played-with", "cost-alteration", "cost-restriction")
"""Nodes about cards that are played: any card where they say nothing of it."""


class _Said(Struct):
    """What was spoken of last: its name, and the node that bound it unless the trigger did."""

    name: str = "it"
    binder: dict[str, Any] | None = None


def named(node: Any) -> Any:
    """The definition with every `it` of its text replaced by what it means there."""
    return _named(node, _Said())


def _named(node: Any, said: _Said) -> Any:
    if isinstance(node, list):
        return [_named(item, said) for item in node]
    if not isinstance(node, dict):
        return node
    made: dict[str, Any] = {}
    for key, value in node.items():
        own = _Said() if key in ("ability", "abilities", "trigger") else said
        if IT in (value,) and key in ("name", "it"):
            made[key] = said.name
            if said.binder is not None:
                said.binder["name"] = said.name
        else:
            made[key] = _named(value, own)
    if node.get("is") in _BINDERS and "name" not in node:
        said.name, said.binder = _CHOSEN, made
    if node.get("is") in _OF_CARDS and node.get("what") == {}:
        del made["what"]
    return made


def spoken(node: Any) -> Any:
    """The definition with every object that was named called `it`, and none named."""
    if isinstance(node, list):
        return [spoken(item) for item in node]
    if not isinstance(node, dict):
        return node
    made = {key: spoken(value) for key, value in node.items()}
    if made.get("is") == "it" and made.get("name", "it") in _SPOKEN:
        made["name"] = IT
    elif made.get("is") == "matches" and made.get("it") in _SPOKEN:
        made["it"] = IT
    elif made.get("is") in _BINDERS and made.get("name") == _CHOSEN:
        del made["name"]
    if made.get("where") == "its" and made.get("it", "it") in _SPOKEN:
        made["it"] = IT
    return made
