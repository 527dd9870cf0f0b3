"""Lorcana in the words of the protocol: what this engine can do, reading a position, showing one."""

from __future__ import annotations

from oracle.adapter import BadParams, Hidden, Unsupported
from oracle.protocol import messages
from oracle.protocol.messages import GameResult, Observation, Player, Position, SetupParams, Turn, Waiting
from plain.lorcana.beginning import begin
from plain.lorcana.effects import run
from plain.lorcana.game import Game
from plain.lorcana.language import LANGUAGE, read_definition
from plain.lorcana.model import Card, Facts, Table
from plain.lorcana.printed import PRINTED, full_name
from plain.lorcana.turn import ACTIONS

EDITIONS = ("2.2", "2.1")
CAPABILITIES = (
    "made-up-cards stepwise-triggers resource-choice free shift shift-variants sing "
    "sing-together other-costs "
    "locations second-player history beginnings series players-3 players-4"
)
"""Not declared: `legal-lists`, `clauses`."""
MANNERS = ("asks-targets",)
NEWEST_LANGUAGE = 3
"""The newest version of the language of cards of which it knows something."""
HIDDEN = Hidden(from_all=("deck", "inkwell"), from_others=("hand",), states=("facedown",))
"""7.1.2–7.1.3, 5.1.1.10."""
ZONES = ("hand", "deck", "inkwell", "play", "discard")
SERIES = ("two-game-series", "best-of-series")
STATES = ("drying", "exerted", "facedown")


def start(params: SetupParams) -> Game:
    """The game that a setup describes."""
    lacks = lacking(params)
    if lacks:
        raise Unsupported(*lacks)
    position, turn = params.position, params.position.turn
    names = [player.name for player in position.players]
    if len(names) not in (2, 3, 4):
        raise BadParams("two, three or four players")
    table = Table(players=names, seats=names, active=turn.player, number=turn.number)
    table.inked = turn.counters.get("inked", 0)
    table.lore = {player.name: player.counters.get("lore", 0) for player in position.players}
    definitions = {name: read_definition(text) for name, text in params.definitions.items()}
    table.cards = [read_card(card, definitions) for card in position.cards]
    cards = {card.ref: card for card in table.cards}
    table.phase, table.starter = turn.phase, names[0]
    for fact in position.happened:
        if fact.what in SERIES:
            table.series = (fact.what, fact.player)
        else:
            table.happened.append((fact.what, fact.player, cards.get(fact.card or ""), -1))
    table.edition = params.edition
    table.chance = [list(outcome) for outcome in params.chance]
    check_stacks(table)
    return Game(table, {**ACTIONS, "begin": begin}, run)


def lacking(params: SetupParams) -> list[str]:
    """Names of everything in a setup that this engine lacks."""
    position, lacks = params.position, set[str]()
    for name, text in params.definitions.items():
        lacks |= {f"{name}: {word}" for word in LANGUAGE.unknown(text)}
    for card in position.cards:
        if card.card not in params.definitions and full_name(card.card or "") not in PRINTED:
            lacks.add(str(card.card))
        lacks |= {f"zone {card.zone}"} - {f"zone {zone}" for zone in ZONES}
    if position.turn.phase not in ("setup", "main"):
        lacks.add(f"phase {position.turn.phase}")
    known = ("banished-in-challenge", *SERIES)
    lacks |= {f"fact {fact.what}" for fact in position.happened if fact.what not in known}
    lacks |= {f"counter {name}" for player in position.players for name in player.counters if name != "lore"}
    lacks |= {f"counter {name}" for name in position.turn.counters if name != "inked"}
    return sorted(lacks)


def read_card(card: messages.Card, definitions: dict[str, Facts]) -> Card:
    name, damage = card.card or "", card.counters.get("damage", 0)
    facts = definitions[name] if name in definitions else PRINTED[full_name(name)]
    if not set(card.states) <= set(STATES) or not set(card.counters) <= {"damage"}:
        raise BadParams(f"card {card.ref}: states are {', '.join(STATES)}, the only counter is damage")
    if "drying" in card.states and facts.type != "character":
        raise BadParams(f"card {card.ref}: only characters are drying")
    if card.zone != "play" and (damage or card.under or card.at):
        raise BadParams(f"card {card.ref}: only cards in play have damage, a stack or a location")
    return Card(
        ref=card.ref,
        owner=card.player,
        zone=card.zone,
        shown_as=name,
        facts=facts,
        exerted="exerted" in card.states,
        drying="drying" in card.states,
        facedown="facedown" in card.states and card.zone == "play",
        damage=damage,
        under=card.under,
        at=card.at,
    )


def check_stacks(table: Table) -> None:
    found = {card.ref: card for card in table.cards}
    for card in table.cards:
        for other in (card.under, card.at):
            if other is not None and found[other].zone != "play":
                raise BadParams(f"card {card.ref}: {other} is no card in play")
        seen, above = {card.ref}, card.under
        while above is not None:
            if above in seen:
                raise BadParams(f"card {card.ref} is under itself")
            seen.add(above)
            above = found[above].under


def known(game: Game, viewer: str) -> set[str]:
    return set(game.table.seen.get(viewer, ()))


def show_card(card: Card) -> messages.Card:
    return messages.Card(
        ref=card.ref,
        player=card.owner,
        zone=card.zone,
        card=card.shown_as,
        states=tuple(state for state in STATES if getattr(card, state)),
        counters={"damage": card.damage} if card.damage else {},
        under=card.under,
        at=card.at,
    )


def counters(table: Table, who: str) -> dict[str, int]:
    if who not in table.players:
        return {"left": 1}
    return {"lore": table.lore[who]} if table.lore[who] else {}


def show(game: Game) -> Observation:
    """The table as the rules have it."""

    def above_zero(name: str, value: int) -> dict[str, int]:
        return {name: value} if value else {}

    table = game.table
    inked = above_zero("inked", table.inked)
    return Observation(
        position=Position(
            players=tuple(Player(name=who, counters=counters(table, who)) for who in table.seats),
            turn=Turn(player=table.active, number=table.number, phase=table.phase, counters=inked),
            cards=tuple(show_card(card) for card in table.cards),
        ),
        waiting=tuple(Waiting(player=w.moment.player, source=w.moment.speaker.ref, ability=w.name) for w in table.bag),
        result=None if table.result is None else GameResult(**table.result),
    )
