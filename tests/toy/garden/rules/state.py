"""The state of a game, its events, and the tasks on its agenda."""

from __future__ import annotations

from msgspec import Struct

from oracle.kernel.run import Event, Task
from oracle.kernel.state import State

ZONES = HAND, DECK, WELL, GARDEN, COMPOST = ("hand", "deck", "well", "garden", "compost")


class Thing(Struct, frozen=True, kw_only=True):
    """A card where it lies."""

    id: int
    card: str
    player: str
    zone: str
    turned: bool = False
    fresh: bool = False


class Turn(Struct, frozen=True):
    player: str
    number: int


class Result(Struct, frozen=True, kw_only=True):
    winner: str | None = None
    losers: tuple[str, ...] = ()
    reason: str = ""


class Table(State, frozen=True, kw_only=True, dict=True):
    """`players`: petals by name, in turn order."""

    objects: dict[int, Thing]
    players: dict[str, int]
    turn: Turn
    result: Result | None = None


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    object: int
    to: str
    new: int = 0


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    objects: tuple[int, ...]
    back: bool = False


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    player: str
    petals: int


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    player: str


class Over(Event, frozen=True, kw_only=True, tag="over"):
    result: Result


class Play(Task, frozen=True, kw_only=True, tag="play"):
    player: str
    card: str
    water: tuple[str, ...] = ()


class Pick(Task, frozen=True, kw_only=True, tag="pick"):
    player: str
    card: str


class EndTurn(Task, frozen=True, kw_only=True, tag="end-turn"):
    player: str


class Check(Task, frozen=True, kw_only=True, tag="check"):
    pass


AnyTask = Play | Pick | EndTurn | Check


def thing(state: Table, ref: str) -> Thing:
    """The object a card is."""
    found: Thing = state.objects[state.where[ref]]
    return found
