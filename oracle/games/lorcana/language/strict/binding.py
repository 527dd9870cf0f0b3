"""Tracks the names bound by an effect, and the zones of the bound cards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.language.strict.scope import TYPES, UNKNOWN, WITH_WILLPOWER, Text, gone, of_filter
from oracle.language.effects import Node

_SHOWN = frozenset({"looked", "revealed", "top", "gathered"})
_SAME: dict[str, frozenset[str]] = {
    **{name: _SHOWN | {name} for name in ("taken", "rest")},
    **{name: frozenset({name, "taken", "rest"}) for name in _SHOWN},
}
"""The other names that may mean the same card: taken cards have been shown before."""
_GOES: dict[object, str] = {lang.Banish: "discard", lang.DiscardThem: "discard", lang.Shuffle: "deck"}


def binds(node: Node, scope: Text) -> Text:
    """The bound names and their zones after this effect."""
    match node:
        case lang.Choose():
            return scope.binding(**{node.as_: of_filter(node.what, frozenset({node.zone}) | TYPES)})
        case lang.LookAtTop():
            return scope.binding(looked=TYPES | {"deck"})
        case lang.RevealTop():
            return scope.binding(revealed=TYPES | {"deck"})
        case lang.Gather(what=what, zone=zone):
            return scope.binding(gathered=of_filter(what, TYPES | {zone}))
        case lang.Search(what=what, to=to):
            where = "hand" if to == "hand" else "deck"
            return scope.binding(found=of_filter(what, TYPES) & TYPES | {where})
        case lang.Draw():
            return scope.counting("cards-drawn")
        case lang.RevealHand():
            return scope.binding(revealed=TYPES | {"hand"})
        case lang.TopOfDeck():
            return scope.binding(top=TYPES | {"deck"})
        case lang.TakeFrom(it=it, what=what):
            of = scope.cards.get(it, UNKNOWN)
            return scope.binding(taken=of_filter(what, of), rest=of)
        case lang.Play(what=what, it=it, after=after):
            played = of_filter(what, scope.cards.get(it, UNKNOWN) & TYPES if it is not None else TYPES) & TYPES
            # Only `after` says where an action goes once it has resolved.
            scope = scope.binding(played=played) if after == "discard" else _without("played", scope)
            return scope if it is None else scope.binding(**{it: played})
        case lang.LoseLore():
            return scope.counting("lore-lost")
        case lang.RemoveDamage():
            return scope.binding(healed=WITH_WILLPOWER).counting("damage-removed")
        case lang.MoveDamage():
            return scope.counting("damage-moved")
        case lang.PutUnder(it=it):
            return _without(it, scope)
        case lang.Discard(what=what):
            discarded = of_filter(what, TYPES) & TYPES | {"discard"}
            return scope.binding(discarded=discarded).counting("cards-discarded")
    return _moved(node, scope)


def _without(it: str, scope: Text) -> Text:
    # Under another card it is no longer a card of its own, whatever its name.
    under = _SAME.get(it, frozenset({it}))
    return replace(scope, cards={name: kinds for name, kinds in scope.cards.items() if name not in under})


def _moved(node: Any, scope: Text) -> Text:
    if isinstance(node, lang.DiscardThem):
        discarded = scope.cards.get(node.it, TYPES) & TYPES | {"discard"}
        scope = scope.binding(discarded=discarded).counting("cards-discarded")
    to = node.to if isinstance(node, lang.Put) else _GOES.get(type(node))
    if to is None or getattr(node, "all", None) is not None or node.it not in scope.cards:
        return scope
    return scope.binding(**{node.it: gone(scope.cards[node.it], to)})
