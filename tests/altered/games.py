"""Matches of Altered for tests: cards by player and zone, then actions and answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from oracle.games.altered.language import Definition
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.editions import CURRENT
from oracle.games.altered.rules.game import Altered
from oracle.games.altered.rules.match import Run
from oracle.games.altered.rules.setup import Happened, Placed, build, standard_regions
from oracle.games.altered.rules.state import Day, Object, PlayerState, Region, State, by_ref
from oracle.kernel.chance import Chance
from oracle.kernel.position import Outcome, Position, Trial, act, decide
from oracle.kernel.run import Task

ANN, BOB = "Ann", "Bob"


class Card(Struct, frozen=True):
    """A card with statuses, counters, or in an Expedition of somebody else."""

    definition: Definition
    states: tuple[str, ...] = ()
    counters: Mapping[str, int] = {}
    owner: str | None = None


Cards = Mapping[str, Mapping[str, Definition | Card] | int]
"""Zone → its cards by ref; a number stands for that many cards without text (`Ann's mana 1`)."""


def _made(kind: str, name: str, given: Mapping[str, object], **fields: object) -> Definition:
    made: Definition = convert({"type": kind, "name": name, **fields, **given}, Definition)
    return made


COSTS = {"hand_cost": 1, "reserve_cost": 1}


def character(*abilities: Any, stats: tuple[int, int, int] = (1, 1, 1), **fields: Any) -> Definition:
    named = dict(zip(("forest", "mountain", "water"), stats, strict=True))
    return _made("character", "Somebody", fields, abilities=abilities, **named, **COSTS)


def token(*abilities: Any, stats: tuple[int, int, int] = (1, 1, 1), **fields: object) -> Definition:
    return character(*abilities, stats=stats, **({"token": True, "hand_cost": 0, "reserve_cost": 0} | fields))


def spell(effect: object, *abilities: Any, **fields: object) -> Definition:
    return _made("spell", "Something", fields, abilities=abilities, effect=effect, **COSTS)


def permanent(*abilities: Any, zone_type: str | None = "landmark", **fields: Any) -> Definition:
    return _made("permanent", "Some place", fields, abilities=abilities, zone_type=zone_type, **COSTS)


def gear(*abilities: Any, **fields: object) -> Definition:
    return permanent(*abilities, zone_type="expedition", **({"name": "Some gear", "subtypes": ("Gear",)} | fields))


def hero(*abilities: Any, **fields: Any) -> Definition:
    return _made("hero", "Hero", fields, abilities=abilities, reserve_limit=2, landmark_limit=2)


class Match:
    """A match under way."""

    def __init__(self, game: Altered, state: State) -> None:
        self.game = game
        self.at = Position.at(state)
        self.events: list[Any] = []
        """Of the last call."""

    @property
    def state(self) -> State:
        table: State = self.at.table
        return table

    def thing(self, ref: str) -> Object:
        thing = by_ref(self.state, ref)
        assert thing is not None, f"{ref} is nowhere"
        return thing

    def zone(self, ref: str) -> str | None:
        thing = by_ref(self.state, ref)
        return None if thing is None else thing.zone

    def cards(self, player: str, zone: str) -> list[str]:
        return [self.state.objects[i].card for i in self.state.zones[f"{player}/{zone}"]]

    def run(self) -> Run:
        """A run for asking rules directly."""
        return Run(self.game, self.at.base, ())

    def tries(self, task: Task) -> Outcome:
        outcome = act(self.game, self.at, task)
        if outcome.accepted:
            self.at, self.events = outcome.position, list(outcome.events)
        return outcome

    def act(self, task: Task) -> Match:
        outcome = self.tries(task)
        assert outcome.accepted, f"{outcome.clause}: {outcome.why}"
        return self

    def refused(self, task: Task) -> str | None:
        return self.tries(task).clause

    def could(self, task: Task) -> bool:
        return Trial(self.game, self.state).could(task)

    def answers(self, *taken: str) -> Match:
        outcome = decide(self.game, self.at, taken)
        assert outcome.accepted, f"{outcome.clause}: {outcome.why}"
        self.at, self.events = outcome.position, list(outcome.events)
        return self

    @property
    def asked(self) -> tuple[str, str, tuple[str, ...]] | None:
        """Who is asked which kind of question, with which options."""
        decision = self.at.decision
        return None if decision is None else (decision.player, decision.kind, decision.options)


def game(
    ann: Cards,
    bob: Cards | None = None,
    *,
    edition: Edition = CURRENT,
    phase: Any = "afternoon",
    turn: str | None = ANN,
    first: str = ANN,
    hero: Mapping[str, int] | None = None,
    companion: Mapping[str, int] | None = None,
    passed: tuple[str, ...] = (),
    regions: tuple[Region, ...] | None = None,
    happened: tuple[Happened, ...] = (),
    script: tuple[tuple[str, ...], ...] = (),
    overrides: Any = None,
) -> Match:
    """A match of Ann and Bob, in Ann's turn by default; every Tumult card lies face up."""
    definitions, placed = _placed({ANN: ann, BOB: bob or {}})
    match = Altered(edition, definitions, overrides)
    begun = phase != "setup"
    distances = {name: ((hero or {}).get(name, 0), (companion or {}).get(name, 0)) for name in (ANN, BOB)}
    players = {name: PlayerState(hero=h, companion=c, passed=name in passed) for name, (h, c) in distances.items()}
    day = Day(number=1 if begun else 0, first=first, phase=phase, turn=turn if phase == "afternoon" else None)
    found = regions or standard_regions(facedown=not begun)
    return Match(match, build(match, placed, players, day, found, happened, Chance(script=script)))


def _placed(cards: Mapping[str, Cards]) -> tuple[dict[str, Definition], list[Placed]]:
    definitions: dict[str, Definition] = {}
    placed: list[Placed] = []
    for player, zones in cards.items():
        for zone, lie in zones.items():
            for ref, given in _named(player, zone, lie).items():
                card = given if isinstance(given, Card) else Card(given)
                definitions[ref] = card.definition
                owner, states, counters = card.owner or player, card.states, card.counters
                placed.append(
                    Placed(ref=ref, player=owner, zone=zone, states=states, counters=counters, controller=player)
                )
    return definitions, placed


def _named(player: str, zone: str, cards: Mapping[str, Definition | Card] | int) -> Mapping[str, Definition | Card]:
    if isinstance(cards, int):
        return {f"{player}'s {zone} {number}": character(name="Card") for number in range(1, cards + 1)}
    return cards
