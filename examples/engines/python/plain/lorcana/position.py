"""Lorcana in the words of the protocol: what this engine can do, reading a position, showing one."""

from __future__ import annotations

import copy

from plain.base import BadParams, Json, Unsupported
from plain.lorcana.effects import run
from plain.lorcana.game import Game
from plain.lorcana.language import read_definition
from plain.lorcana.model import Card, Facts, Table
from plain.lorcana.printed import PRINTED, full_name
from plain.lorcana.turn import ACTIONS

ZONES = ("hand", "deck", "inkwell", "play", "discard")
STATES = ("drying", "exerted", "facedown")
CAPABILITIES = (
    "made-up-cards stepwise-triggers resource-choice free shift sing sing-together other-costs "
    "locations second-player history hidden-views"
)
"""Not declared: `snapshots`, `legal-lists`, `clauses`."""
SUPPORT: Json = {"editions": ["2.2", "2.1"], "capabilities": CAPABILITIES.split(), "manners": ["asks-targets"]}


def start(table: Table) -> Game:
    return Game(copy.deepcopy(table), ACTIONS, run)


def read(params: Json, definitions: dict[str, Facts]) -> Table:
    """The table that a setup describes."""
    table = read_table(params["position"], definitions)
    table.edition = params["edition"]
    table.chance = [list(outcome) for outcome in params.get("chance") or []]
    return table


def read_table(position: Json, definitions: dict[str, Facts]) -> Table:
    """The table that a position describes. Raises BadParams for one that cannot be."""
    names = [player["name"] for player in position["players"]]
    turn = position["turn"]
    if len(names) != 2 or len(set(names)) != 2 or turn["player"] not in names:
        raise BadParams("a game needs two players with different names, one of them active")
    table = Table(players=names, active=turn["player"], number=turn.get("number", 2))
    table.inked = turn.get("counters", {}).get("inked", 0)
    table.lore = {player["name"]: player.get("counters", {}).get("lore", 0) for player in position["players"]}
    table.cards = [read_card(card, names, definitions) for card in position.get("cards", [])]
    table.happened = [(fact["what"], fact["player"], None) for fact in position.get("happened", [])]
    check_stacks(table)
    return table


def read_card(card: Json, names: list[str], definitions: dict[str, Facts]) -> Card:
    states, counters = card.get("states", []), card.get("counters", {})
    where = f"card {card['ref']}"
    if card["player"] not in names:
        raise BadParams(f"{where}: no player {card['player']}")
    if not set(states) <= set(STATES) or not set(counters) <= {"damage"} or counters.get("damage", 0) < 0:
        raise BadParams(f"{where}: states are {', '.join(STATES)}, the only counter is damage, from 0")
    facts = definitions[card["card"]] if card["card"] in definitions else PRINTED[full_name(card["card"])]
    if "drying" in states and facts.type != "character":
        raise BadParams(f"{where}: only characters are drying")
    if card["zone"] != "play" and (counters.get("damage") or card.get("under") or card.get("at")):
        raise BadParams(f"{where}: only cards in play have damage, a stack or a location")
    return Card(
        ref=card["ref"],
        owner=card["player"],
        zone=card["zone"],
        shown_as=card["card"],
        facts=facts,
        exerted="exerted" in states,
        drying="drying" in states,
        facedown="facedown" in states and card["zone"] == "play",
        damage=counters.get("damage", 0),
        under=card.get("under"),
        at=card.get("at"),
    )


def check_stacks(table: Table) -> None:
    found = {card.ref: card for card in table.cards}
    if len(found) != len(table.cards):
        raise BadParams("two cards have the same ref")
    for card in table.cards:
        for other in (card.under, card.at):
            if other is not None and (other not in found or found[other].zone != "play"):
                raise BadParams(f"card {card.ref}: {other} is no card in play")
        seen, above = {card.ref}, card.under
        while above is not None:
            if above in seen:
                raise BadParams(f"card {card.ref} is under itself")
            seen.add(above)
            above = found[above].under


def what_is_missing(params: Json) -> tuple[list[str], dict[str, Facts]]:
    """Names of everything in a setup that this engine lacks, and the definitions that it understood."""
    position, lacks, definitions = params["position"], set[str](), dict[str, Facts]()
    for name, definition in params.get("definitions", {}).items():
        try:
            definitions[name] = read_definition(definition)
        except Unsupported as lack:
            lacks.add(f"{name}: {lack}")
    for card in position.get("cards", []):
        if card["card"] not in params.get("definitions", {}) and full_name(card["card"]) not in PRINTED:
            lacks.add(card["card"])
        if card["zone"] not in ZONES:
            lacks.add(f"zone {card['zone']}")
    if position["turn"].get("phase", "main") != "main":
        lacks.add(f"phase {position['turn']['phase']}")
    lacks |= {f"fact {f['what']}" for f in position.get("happened", []) if f["what"] != "banished-in-challenge"}
    lacks |= {f"counter {name}" for player in position["players"] for name in player.get("counters", {})} - {
        "counter lore"
    }
    lacks |= {f"counter {name}" for name in position["turn"].get("counters", {})} - {"counter inked"}
    return sorted(lacks), definitions


def hidden_from(viewer: str, card: Card, table: Table) -> bool:
    """7.1.2–7.1.3, 5.1.1.10: what that player may not look at."""
    if card.ref in table.seen.get(viewer, ()):
        return False
    return card.facedown or card.zone in ("deck", "inkwell") or (card.zone == "hand" and card.owner != viewer)


def show_card(card: Card, hidden: bool) -> Json:
    shown: Json = {"ref": card.ref, "player": card.owner, "zone": card.zone}
    if not hidden:
        shown["card"] = card.shown_as
    shown["states"] = [state for state in STATES if getattr(card, state)]
    shown["counters"] = {"damage": card.damage} if card.damage else {}
    shown |= {name: getattr(card, name) for name in ("under", "at") if getattr(card, name) is not None}
    return shown


def show_position(table: Table, viewer: str | None) -> Json:
    def counters(name: str, value: int) -> dict[str, int]:
        return {name: value} if value else {}

    return {
        "players": [{"name": name, "counters": counters("lore", table.lore[name])} for name in table.players],
        "turn": {
            "player": table.active,
            "number": table.number,
            "phase": table.phase,
            "counters": counters("inked", table.inked),
        },
        "cards": [show_card(c, viewer is not None and hidden_from(viewer, c, table)) for c in table.cards],
    }


def show(game: Game, viewer: str | None) -> Json:
    """An observation."""
    waiting = [{"player": w.moment.player, "source": w.moment.source.ref, "ability": w.name} for w in game.table.bag]
    seen: Json = {"position": show_position(game.table, viewer), "waiting": waiting}
    if game.table.result is not None:
        seen["result"] = game.table.result
    return seen
