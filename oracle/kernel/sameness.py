"""Compares two states, whatever the ids of objects created on the way to them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from oracle.kernel.state import State

UNORDERED = ("waiting", "modifiers", "log", "known", "looked", "used", "hits")
"""Fields whose order means nothing: waiting and lasting things are identified individually, the log is counted."""


def complete(
    state: State, first_id: int, ordered: Collection[str], names_of: Mapping[str, str] = MappingProxyType({})
) -> Any:
    """The whole content of a state as plain data, equal for two ways from one state to the same result.

    Ids from `first_id` on are new; such an object is identified by its card, an entry by its content. `ordered` names
    the zones whose order matters. The creation order of new objects is kept, since it is their timestamp. `names_of`:
    rename these card refs.
    """
    plain: dict[str, Any] = renamed(msgspec.to_builtins(state, str_keys=True), names_of)
    objects = plain["objects"]
    names = {int(key): _name(thing) for key, thing in objects.items() if int(key) >= first_id}
    stamps = [names[number] for number in sorted(names)]
    plain["objects"] = {names.get(int(key), key): thing for key, thing in objects.items()}
    for key, ids in plain["zones"].items():
        plain["zones"][key] = [names.get(number, number) for number in ids]
        if key.rpartition("/")[2] not in ordered:
            plain["zones"][key].sort(key=str)
    plain.pop("next_id", None)
    told = _renamed(plain, names, first_id)
    for field in UNORDERED:
        if isinstance(told.get(field), list):
            told[field] = sorted(told[field], key=repr)
    return {**told, "stamps": stamps}


def renamed(value: Any, names_of: Mapping[str, str]) -> Any:
    """Plain data with these card refs renamed."""
    if not names_of:
        return value
    if isinstance(value, str):
        return word(value, names_of)
    if isinstance(value, dict):
        return {renamed(key, names_of): renamed(inner, names_of) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(renamed(inner, names_of) for inner in value)
    return value


def word(text: str, names_of: Mapping[str, str]) -> str:
    """Rename a ref, alone or at the start of a label: `ref: Name of an ability`, `ref 2`."""
    for mark in (": ", " "):
        ref, found, rest = text.partition(mark)
        if ref in names_of and (mark == ": " or not found or rest.isdecimal()):
            return names_of[ref] + found + rest
    return text


def _name(thing: dict[str, Any]) -> str:
    cards = thing.get("cards") or [thing.get("card", "")]
    return f"object of {cards[0]}"


def _renamed(value: object, names: dict[int, str], first_id: int) -> Any:
    if isinstance(value, dict):
        return {
            str(_renamed(_number(key), names, first_id)): _renamed(inner, names, first_id)
            for key, inner in sorted(value.items(), key=lambda item: str(item[0]))
        }
    if isinstance(value, list | tuple):
        return [_renamed(inner, names, first_id) for inner in value]
    if isinstance(value, int) and not isinstance(value, bool) and value >= first_id:
        return names.get(value, "an object that is gone")
    return value


def _number(key: object) -> object:
    return int(key) if isinstance(key, str) and key.isdecimal() else key
