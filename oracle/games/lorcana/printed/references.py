"""What `it` means: in a text what was spoken of last, in a definition the name under which a card is bound."""

from __future__ import annotations

from typing import Any

IT = "IT"
_PLAIN = frozenset({
    "exert", "ready", "banish", "deal-damage", "put-damage", "remove-damage", "put", "gets", "gains",
    "allow-to-challenge-ready",
})  # fmt: skip
"""Nodes about `chosen` where they say nothing."""
_BINDS = {"play": "played", "take-from": "taken", "reveal-top": "revealed", "choose": "chosen"}


def named(node: Any, said: str = "chosen") -> Any:
    """The definition with every `it` of its text replaced by what it means there."""
    return _walk(node, said, named=True, own=True)[0]


def spoken(node: Any, own: bool, said: str = "chosen") -> Any:
    """The definition with every card spoken of last called `it`; `own`: the card itself too, not only others."""
    return _walk(node, said, named=False, own=own)[0]


def _walk(node: Any, said: str, *, named: bool, own: bool) -> tuple[Any, str]:
    if isinstance(node, list):
        made = []
        for item in node:
            one, said = _walk(item, said, named=named, own=own)
            made.append(one)
        return made, said
    if not isinstance(node, dict):
        return node, said
    kind = node.get("is")
    if kind in ("triggered", "activated"):
        said = _first_said(node)
    node = _renamed(node, said, named=named, own=own)
    for key, value in node.items():
        if isinstance(value, dict | list) and key not in ("when", "next"):
            node[key], said = _walk(value, said, named=named, own=own)
    if kind == "choose":
        said = node.get("as", "chosen")
    elif kind in _BINDS and "it" not in node:
        said = _BINDS[kind]
    return node, said


def _renamed(node: dict[str, Any], said: str, *, named: bool, own: bool) -> dict[str, Any]:
    node = dict(node)
    if named:
        if node.get("it") == IT:
            node["it"] = said
    elif "all" not in node:
        now = node.get("it", "chosen" if node.get("is") in _PLAIN else None)
        if now == said and (own or said != "this"):
            node["it"] = IT
    return node


def _first_said(ability: dict[str, Any]) -> str:
    if ability["is"] == "activated":
        return "this"
    first = ability["when"][0]
    return "this" if first.get("this") or "what" not in first else "that"
