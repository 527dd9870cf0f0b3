"""Altered in the words of the protocol: what this engine can do, reading a position, showing one."""

from __future__ import annotations

import copy

from plain.altered.day import ACTIONS
from plain.altered.effects import prepare, run
from plain.altered.game import Game
from plain.altered.language import read_definition
from plain.altered.model import SIDES, STATES, TERRAINS, Card, Facts, Region, Table, to
from plain.altered.triggers import count_key
from plain.base import BadParams, Json, Unsupported

ZONES = [
    "hand",
    "deck",
    "discard",
    "hero",
    "landmark",
    "mana",
    "reserve",
    "limbo",
    "hero-expedition",
    "companion-expedition",
]
FACTS = ("quick-action-played", "reaction-activated", "moved-forward")
CAPABILITIES = (
    "made-up-cards stepwise-triggers resource-choice free second-player history hidden-views scout quick-actions "
    "expedition-permanents tokens whole-days beginnings tiebreakers"
)
"""Not declared: `snapshots`, `legal-lists`, `clauses`."""
SUPPORT: Json = {"editions": ["3.0", "1.x"], "capabilities": CAPABILITIES.split()}


def what_is_missing(params: Json) -> tuple[list[str], dict[str, Facts]]:
    """Names of everything in a setup that this engine lacks, and the definitions that it understood."""
    position, lacks, definitions = params["position"], set[str](), dict[str, Facts]()
    for name, definition in params.get("definitions", {}).items():
        try:
            definitions[name] = read_definition(definition, params["edition"])
        except Unsupported as lack:
            lacks.add(f"{name}: {lack}")
    for card in position.get("cards", []):
        if card["card"] not in params.get("definitions", {}):
            lacks.add(card["card"])
        if card["zone"] not in ZONES:
            lacks.add(f"zone {card['zone']}")
    if position["turn"].get("phase", "afternoon") not in ("afternoon", "setup"):
        lacks.add(f"phase {position['turn']['phase']}")
    lacks |= {f"fact {f['what']}" for f in position.get("happened", []) if f["what"] not in FACTS}
    return sorted(lacks), definitions


def read(params: Json, definitions: dict[str, Facts]) -> Table:
    """The table that a setup describes. Raises BadParams for one that cannot be."""
    position = params["position"]
    names, turn = [player["name"] for player in position["players"]], position["turn"]
    if len(names) != 2 or len(set(names)) != 2 or turn["player"] not in names:
        raise BadParams("a game needs two players with different names, one of them with initiative")
    regions = [Region(tuple(r.get("terrains", ())), r.get("facedown", False)) for r in position["regions"]]
    if len(regions) not in (1, 8):
        raise BadParams("there are eight regions, or the Arena alone")
    first = turn.get("first") or names[0]
    phase = turn.get("phase", "afternoon")
    phase = "afternoon" if phase == "main" else phase
    number = 0 if phase == "setup" else turn.get("number", 2)
    active = first if phase == "setup" else turn["player"]
    table = Table(names, first, active, number, phase, regions)
    for player in position["players"]:
        counters = player.get("counters", {})
        table.far |= {(player["name"], side): counters.get(side, 0) for side in SIDES}
        table.passed |= {player["name"]} if counters.get("passed") else set()
    table.cards = [read_card(card, table, definitions) for card in position.get("cards", [])]
    if len({card.ref for card in table.cards}) != len(table.cards):
        raise BadParams("two cards have the same ref")
    table.edition = params["edition"]
    table.chance = [list(outcome) for outcome in params.get("chance") or []]
    for fact in position.get("happened", []):
        read_fact(fact, table)
    return table


def read_card(row: Json, table: Table, definitions: dict[str, Facts]) -> Card:
    states, zone = row.get("states", []), row["zone"]
    who = row.get("controller") or row["player"]
    if row["player"] not in table.players or who not in table.players or not set(states) <= set(STATES):
        raise BadParams(f"card {row['ref']}: its player or one of its states does not exist")
    facts = definitions[row["card"]]
    card = Card(row["ref"], row["player"], zone, row["card"], facts, states=set(states), token=facts.token)
    if zone.endswith("-expedition"):
        card.zone, card.place = "expedition", (who, zone.removesuffix("-expedition"))
    card.counters = {name: count for name, count in row.get("counters", {}).items() if count}
    card.stamp = table.stamp()
    return card


def read_fact(fact: Json, table: Table) -> None:
    """What has happened this day; `times` counts for the ability by its name, else for every one of its kind."""
    if fact["what"] == "moved-forward":
        table.moved.add((fact["player"], fact["ability"]))
        return
    card = next((card for card in table.cards if card.ref == fact.get("card")), None)
    if card is None:
        raise BadParams(f"fact {fact['what']}: there is no card {fact.get('card')}")
    kind = "quick-action" if fact["what"] == "quick-action-played" else "reaction"
    for at, text in enumerate(card.facts.abilities):
        if text["is"] == kind and fact.get("ability", "") in ("", text.get("name", "")):
            key = count_key(kind, to(card), text.get("name", ""), str(at))
            table.counts[key] = table.counts.get(key, 0) + fact.get("times", 1)


def start(table: Table) -> Game:
    return Game(copy.deepcopy(table), ACTIONS, run, prepare)


# Showing.


def hidden_from(viewer: str, card: Card, shown: set[str]) -> bool:
    """3.1.3.f, 3.2.5.b, 3.2.9.a, d; what is being declared is revealed (5.1.2.c)."""
    if card.ref in shown:
        return False
    return card.zone == "deck" or (card.zone in ("hand", "mana") and card.owner != viewer)


def revealed_hands(game: Game, viewer: str | None) -> list[Card]:
    """3.2.5.c: who chooses a card in a Hand is shown that Hand."""
    asked = game.decision
    if asked is None or asked.player != viewer or asked.kind == "trigger":
        return []
    hands = [card for card in game.table.cards if card.zone == "hand"]
    owners = {card.owner for card in hands if card.ref in asked.options}
    return [card for card in hands if card.owner in owners]


def show_card(card: Card, hidden: bool) -> Json:
    zone = f"{card.place[1]}-expedition" if card.place is not None else card.zone
    shown: Json = {"ref": card.ref, "player": card.owner, "zone": zone}
    if card.controller != card.owner:
        shown["controller"] = card.controller
    if not hidden:
        shown["card"] = card.shown_as
    return shown | {"states": sorted(card.states), "counters": dict(card.counters)}


def show_region(region: Region, viewer: str | None) -> Json:
    unseen = region.facedown and viewer is not None
    return {"terrains": [] if unseen else [t for t in TERRAINS if t in region.terrains], "facedown": region.facedown}


def show_player(table: Table, name: str) -> Json:
    counters = {side: far for (who, side), far in table.far.items() if who == name and far}
    if name in table.passed:
        counters["passed"] = 1
    return {"name": name, "counters": counters}


def show(game: Game, viewer: str | None) -> Json:
    """An observation."""
    table = game.table
    known = {table.shown, *table.known}
    hidden = {c.ref for c in table.cards if viewer is not None and hidden_from(viewer, c, known)}
    hidden -= {card.ref for card in revealed_hands(game, viewer)}
    seen: Json = {
        "position": {
            "players": [show_player(table, name) for name in table.players],
            "turn": {"player": table.active, "number": table.number, "phase": table.phase, "first": table.first},
            "cards": [show_card(card, card.ref in hidden) for card in table.cards],
            "regions": [show_region(region, viewer) for region in table.regions],
        },
        "waiting": [{"player": e.player, "source": e.moment.source.card.ref, "ability": e.name} for e in table.limbo],
    }
    if table.result is not None:
        seen["result"] = table.result
    return seen
