"""The plain table: an engine's state as groups of keys and values.

`docs/vectors.md` lists the groups. Null, false, 0 and empty texts, lists and objects are all *nothing*, written None.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Card, Observation
from oracle.suite.table.checks import Path

PLACE, MARKS = ("zone", "player", "under", "at"), ("states", "counters")

Group = Mapping[str, Any]
"""Key → value."""


class Table:
    """One observation; its groups are computed on first use."""

    __slots__ = ("_groups", "cards", "game", "observation")

    def __init__(self, observation: Observation, game: Profile) -> None:
        self.observation = observation
        self.game = game
        self.cards: dict[str, Card] = {card.ref: card for card in observation.position.cards}
        self._groups: dict[str, Group] = {}

    def group(self, name: str) -> Group:
        """All keys and values of a group."""
        found = self._groups.get(name)
        if found is None:
            found = self._groups[name] = _GROUPS[name](self)
        return found

    def at(self, path: Path) -> Any:
        """The value at a path; None for nothing."""
        if path[0] in _ONE_CARD:
            card = self.cards.get(path[1])
            found = None if card is None else _ONE_CARD[path[0]](card, self.game)
        else:
            found = self.group(path[0]).get(path[1]) if len(path) > 1 else self.group(path[0])
        for part in path[2:]:
            found = found.get(part) if isinstance(found, Mapping) else None
        return found or None


def card_parts(game: Profile) -> Mapping[str, tuple[str, ...]]:
    """Which card fields count in each zone: in the resource zone only presence, in a shared zone not the player."""
    return _card_parts(game.id)


@cache
def _card_parts(game: str) -> Mapping[str, tuple[str, ...]]:
    own = PROFILES[game]
    marks = {zone: MARKS for zone in own.zones if zone != own.resource_zone}
    return {
        zone: (*(part for part in PLACE if part != "player" or zone not in own.shared_zones), *marks.get(zone, ()))
        for zone in own.zones
    }


@cache
def _implied(game: str, zone: str) -> tuple[str, ...]:
    return PROFILES[game].implied_in(zone)


def card_value(card: Card, game: Profile) -> dict[str, Any]:
    """The fields of a card that count in its zone."""
    implied = _implied(game.id, card.zone)
    whole = {
        "zone": card.zone,
        "player": card.controller or card.player,
        "under": card.under,
        "at": card.at,
        "states": {state: True for state in card.states if state not in implied},
        "counters": _without_0(card.counters),
    }
    return {part: whole[part] for part in card_parts(game).get(card.zone, ())}


def marks_value(card: Card, game: Profile) -> dict[str, Any]:
    """States and counters of a card in any zone."""
    states = (*card.states, *_implied(game.id, card.zone))
    return {"states": dict.fromkeys(states, True), "counters": _without_0(card.counters)}


def name_value(card: Card, game: Profile) -> str | None:
    """Its name, if shown."""
    del game
    return card.card


_ONE_CARD: Mapping[str, Callable[[Card, Profile], Any]] = {
    "cards": card_value,
    "marks": marks_value,
    "names": name_value,
}
"""Groups with a key for each card."""


def _without_0(counters: Mapping[str, int], prefix: str = "") -> dict[str, int]:
    return {prefix + name: count for name, count in counters.items() if count}


def _each_card(value: Callable[[Card, Profile], Any]) -> Callable[[Table], Group]:
    return lambda table: {ref: value(card, table.game) for ref, card in table.cards.items()}


def _zones(table: Table) -> Group:
    return Counter(f"{card.controller or card.player}/{card.zone}" for card in table.cards.values())


def _resources(table: Table) -> Group:
    found: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for card in table.cards.values():
        if card.zone == table.game.resource_zone:
            kind = "spent" if table.game.spent in card.states else "ready"
            found[card.player][kind] = found[card.player].get(kind, 0) + 1
    return found


def _order(table: Table) -> Group:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for card in table.observation.position.cards:
        if card.zone in table.game.order_zones:
            found[f"{card.player}/{card.zone}"].append(card.ref)
    return found


def _end(backwards: bool) -> Callable[[Table], Group]:
    def found(table: Table) -> Group:
        return {
            f"{key}/{place}": ref
            for key, refs in table.group("order").items()
            for place, ref in enumerate(reversed(refs) if backwards else refs)
        }

    return found


def _seats(table: Table) -> Group:
    return {player.name: True for player in table.observation.position.players}


def _players(table: Table) -> Group:
    found: dict[str, int] = {}
    for player in table.observation.position.players:
        found |= _without_0(player.counters, f"{player.name}/")
    return found


def _turn(table: Table) -> Group:
    turn = table.observation.position.turn
    return {"player": turn.player, "phase": turn.phase}


def _counters(table: Table) -> Group:
    turn = table.observation.position.turn
    return _without_0(turn.counters, f"{turn.player}/")


def _regions(table: Table) -> Group:
    regions = table.observation.position.regions
    return {str(place): ["facedown"] if one.facedown else sorted(one.terrains) for place, one in enumerate(regions)}


def _hidden(table: Table) -> Group:
    """The terrains of face-down regions."""
    regions = table.observation.position.regions
    return {str(place): {"terrains": sorted(one.terrains)} for place, one in enumerate(regions) if one.facedown}


def _waiting(table: Table) -> Group:
    """Each source once, with its number of abilities: no rule says whether equal abilities are shown separately."""
    seen = table.observation
    sources = sorted(one.source for one in seen.waiting) if seen.result is None else []
    return {"sources": sorted(set(sources)), "entries": sources}


def _result(table: Table) -> Group:
    result = table.observation.result
    return {} if result is None else {"winner": result.winner or "nobody", "losers": sorted(result.losers)}


def _losers(table: Table) -> Group:
    result = table.observation.result
    return {} if result is None else dict.fromkeys(result.losers, True)


def _question(table: Table) -> Group:
    asked = table.observation.decision
    if asked is None or table.observation.result is not None:
        return {}
    return {
        "player": asked.player,
        "kind": asked.kind,
        "options": sorted(asked.options),
        "least": asked.least,
        "most": asked.most,
        "source": asked.source,
    }


def _rest(table: Table) -> Group:
    seen, position = table.observation, table.observation.position
    return {
        "players": [player.name for player in position.players],
        "regions": _shown((",".join(sorted(one.terrains)), one.facedown) for one in position.regions),
        "waiting": _shown((one.player, one.ability, one.source) for one in seen.waiting),
        "happened": _shown(
            (fact.what, fact.player or "", fact.card or "", fact.ability or "", fact.times)
            for fact in position.happened
        ),
    }


def _shown(facts: Iterable[tuple[object, ...]]) -> list[str]:
    return sorted(" ".join(map(str, fact)) for fact in facts)


_GROUPS: Mapping[str, Callable[[Table], Group]] = {
    **{name: _each_card(value) for name, value in _ONE_CARD.items()},
    "zones": _zones,
    "resources": _resources,
    "order": _order,
    "top": _end(backwards=False),
    "bottom": _end(backwards=True),
    "seats": _seats,
    "players": _players,
    "turn": _turn,
    "number": lambda table: {"turn": table.observation.position.turn.number},
    "counters": _counters,
    "first": lambda table: {"player": table.observation.position.turn.first},
    "adventure": lambda table: {"regions": len(table.observation.position.regions)},
    "regions": _regions,
    "hidden": _hidden,
    "waiting": _waiting,
    "result": _result,
    "losers": _losers,
    "question": _question,
    "rest": _rest,
}
