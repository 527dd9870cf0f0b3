"""Merges two objects in play when a card is put on top of both (8.10.8.3, 8.10.8.4)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import Draft, Modifier, Object


@home("8.10.5", "8.10.6", "8.10.8.3", "8.10.8.4")
def joined(draft: Draft, one: Object, other: Object) -> Object:
    """One object with the cards and damage of both; everything that applies to the other one now applies to it."""
    key = f"{other.player}/{other.zone}"
    draft.set_zone(key, tuple([i for i in draft.zones[key] if i != other.id]))
    del draft.table()[other.id]
    draft.place_cards(other.cards, one.id)
    _rename(draft, other.id, one.id)
    return replace(
        one,
        cards=one.cards + other.cards,
        damage=one.damage + other.damage,
        facedown=one.facedown + other.facedown,
        others=one.others + other.others,
    )


def _rename(draft: Draft, old: int, new: int) -> None:
    draft.changes["modifiers"] = tuple([_about(each, old, new) for each in draft.get("modifiers")])
    log = draft.get("log")
    draft.changes["log"] = tuple([replace(each, object=new) if each.object == old else each for each in log])


def _about(effect: Modifier, old: int, new: int) -> Modifier:
    changed: dict[str, Any] = {name: new for name in ("source", "made_by", "under") if getattr(effect, name, 0) == old}
    objects: tuple[int, ...] = getattr(effect, "objects", None) or ()
    if old in objects:
        changed["objects"] = _renamed(objects, old, new)
    bound: dict[str, tuple[int, ...]] = getattr(effect, "bound", {})
    if any(old in ids for ids in bound.values()):
        changed["bound"] = {name: _renamed(ids, old, new) for name, ids in bound.items()}
    return replace(effect, **changed) if changed else effect


def _renamed(ids: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys([new if i == old else i for i in ids]))
