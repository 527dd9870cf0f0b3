"""Altered in the words of the protocol: what this engine can do, reading a position, showing one."""

from __future__ import annotations

from oracle.adapter import BadParams, Hidden, Unsupported
from oracle.protocol import messages
from oracle.protocol.messages import Fact, GameResult, Observation, Player, Position, SetupParams, Turn, Waiting
from plain.altered.day import ACTIONS
from plain.altered.effects import prepare, run
from plain.altered.game import Game
from plain.altered.language import LANGUAGES, read_definition
from plain.altered.model import SIDES, STATES, TERRAINS, Card, Facts, Region, Table, to
from plain.altered.triggers import count_key

EDITIONS = ("3.0", "1.x")
CAPABILITIES = (
    "made-up-cards stepwise-triggers resource-choice free second-player history scout quick-actions "
    "expedition-permanents tokens whole-days beginnings tiebreakers"
)
"""Not declared: `legal-lists`, `clauses`."""
MANNERS: tuple[str, ...] = ()
NEWEST_LANGUAGE = 1
"""The newest version of the language of cards of which it knows something."""
HIDDEN = Hidden(from_all=("deck",), from_others=("hand", "mana"), presented=("hero",))
"""3.1.3.f, 3.2.5.b, 3.2.9.a, d, 4.1.e."""
ZONES = (
    "hand",
    "deck",
    "discard",
    "hero",
    "landmark",
    "mana",
    "reserve",
    "limbo",
    *(f"{side}-expedition" for side in SIDES),
)
FACTS = ("quick-action-played", "reaction-activated", "moved-forward")


def lacking(params: SetupParams) -> list[str]:
    """Names of everything in a setup that this engine lacks."""
    position, lacks = params.position, set[str]()
    for name, text in params.definitions.items():
        lacks |= {f"{name}: {word}" for word in LANGUAGES[params.edition].unknown(text)}
    for card in position.cards:
        if card.card not in params.definitions:
            lacks.add(str(card.card))
        if card.zone not in ZONES:
            lacks.add(f"zone {card.zone}")
    if position.turn.phase not in ("main", "afternoon", "setup"):
        lacks.add(f"phase {position.turn.phase}")
    return sorted(lacks | {f"fact {fact.what}" for fact in position.happened if fact.what not in FACTS})


def start(params: SetupParams) -> Game:
    """The game that a setup describes."""
    lacks = lacking(params)
    if lacks:
        raise Unsupported(*lacks)
    return Game(read(params), ACTIONS, run, prepare)


def read(params: SetupParams) -> Table:
    position, turn = params.position, params.position.turn
    names = [player.name for player in position.players]
    if len(names) != 2 or len(position.regions) not in (1, 8):
        raise BadParams("there are two players, and eight regions or the Arena alone")
    regions = [Region(region.terrains, region.facedown) for region in position.regions]
    first = turn.first or names[0]
    phase = "afternoon" if turn.phase == "main" else turn.phase
    number = 0 if phase == "setup" else turn.number
    active = first if phase == "setup" else turn.player
    table = Table(names, first, active, number, phase, regions)
    for player in position.players:
        table.far |= {(player.name, side): player.counters.get(side, 0) for side in SIDES}
        table.passed |= {player.name} if player.counters.get("passed") else set()
    definitions = {name: read_definition(text) for name, text in params.definitions.items()}
    table.cards = [read_card(card, table, definitions) for card in position.cards]
    table.edition = params.edition
    table.chance = [list(outcome) for outcome in params.chance]
    for fact in position.happened:
        read_fact(fact, table)
    return table


def read_card(row: messages.Card, table: Table, definitions: dict[str, Facts]) -> Card:
    if not set(row.states) <= set(STATES):
        raise BadParams(f"card {row.ref}: states are {', '.join(STATES)}")
    facts, name = definitions[row.card or ""], row.card or ""
    card = Card(row.ref, row.player, row.zone, name, facts, states=set(row.states), token=facts.token)
    if row.zone.endswith("-expedition"):
        card.zone, card.place = "expedition", (row.controller or row.player, row.zone.removesuffix("-expedition"))
    card.counters = {counter: count for counter, count in row.counters.items() if count}
    card.stamp = table.stamp()
    return card


def read_fact(fact: Fact, table: Table) -> None:
    """What has happened this day; `times` counts for the ability by its name, else for every one of its kind."""
    if fact.what == "moved-forward":
        table.moved.add((fact.player, fact.ability))
        return
    card = next((card for card in table.cards if card.ref == fact.card), None)
    if card is None:
        raise BadParams(f"fact {fact.what}: there is no card {fact.card}")
    kind = "quick-action" if fact.what == "quick-action-played" else "reaction"
    for at, text in enumerate(card.facts.abilities):
        if text["is"] == kind and fact.ability in ("", text.get("name", "")):
            key = count_key(kind, to(card), text.get("name", ""), str(at))
            table.counts[key] = table.counts.get(key, 0) + fact.times


# Showing.


def known(game: Game, viewer: str) -> set[str]:
    """What is being declared is revealed (5.1.2.c)."""
    return {game.table.shown, *game.table.known, *(card.ref for card in revealed_hands(game, viewer))}


def revealed_hands(game: Game, viewer: str) -> list[Card]:
    """3.2.5.c: who chooses a card in a Hand is shown that Hand."""
    asked = game.decision
    if asked is None or asked.player != viewer or asked.kind == "trigger":
        return []
    hands = [card for card in game.table.cards if card.zone == "hand"]
    owners = {card.owner for card in hands if card.ref in asked.options}
    return [card for card in hands if card.owner in owners]


def show_card(card: Card) -> messages.Card:
    return messages.Card(
        ref=card.ref,
        player=card.owner,
        zone=f"{card.place[1]}-expedition" if card.place is not None else card.zone,
        controller=card.controller if card.controller != card.owner else None,
        card=card.shown_as,
        states=tuple(sorted(card.states)),
        counters=dict(card.counters),
    )


def show_region(region: Region) -> messages.Region:
    return messages.Region(terrains=tuple(t for t in TERRAINS if t in region.terrains), facedown=region.facedown)


def show_player(table: Table, name: str) -> Player:
    counters = {side: far for (who, side), far in table.far.items() if who == name and far}
    return Player(name=name, counters=counters | ({"passed": 1} if name in table.passed else {}))


def show(game: Game) -> Observation:
    """The table as the rules have it."""
    table = game.table
    entries = [(entry.player, entry.moment.source.card.ref, entry.name) for entry in table.limbo]
    return Observation(
        position=Position(
            players=tuple(show_player(table, name) for name in table.players),
            turn=Turn(player=table.active, number=table.number, phase=table.phase, first=table.first),
            cards=tuple(show_card(card) for card in table.cards),
            regions=tuple(show_region(region) for region in table.regions),
        ),
        waiting=tuple(Waiting(player=who, source=source, ability=name) for who, source, name in entries),
        result=None if table.result is None else GameResult(**table.result),
    )
