"""What a step consists of, and what has come of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from plain.altered.model import Card, Place
from plain.base import Json


@dataclass(eq=False)
class Act:
    """One atomic action of a step (6.1.e).

    `kind`: `move`, `deck` (what lies at a position of a Deck moves), `gain`, `lose`, `counter`, `token`, `switch`,
    `expedition`, `ongoing`, or `word`, which changes nothing and is only heard.
    """

    kind: str
    player: str
    """Who does it (1.4.7)."""
    card: Card | None = None
    zone: str = ""
    place: Place | None = None
    end: str = "top"
    """From which end of a Deck."""
    into: str = "top"
    """At which end of a Deck, and how deep."""
    depth: int = 0
    states: tuple[str, ...] = ()
    ready: bool = False
    status: str = ""
    counter: str = ""
    count: int = 0
    token: Json | None = None
    ability: Json | None = None
    words: frozenset[str] = frozenset()
    """What it counts as: `discard`, `sacrifice`, `draw`, `resupply`, `sabotage`, `rest`, `played`…"""
    source: str = ""
    """`played`: from where. `word`: the phase or the daily effect."""
    forward: bool = True
    keeps_counters: bool = False
    bind: str = ""
    used: set[str] = field(default_factory=set)
    """Modifiers that have been applied to it (6.2.k)."""


@dataclass(eq=False)
class Done:
    """An atomic action that has happened: what was before, and what it made."""

    act: Act
    card: Card | None = None
    before: Card | None = None
    """The object it was; for a token that was created, none."""
    old_zone: str = ""
    new_zone: str = ""
    new_life: int | None = None
    left: frozenset[Place] = frozenset()
    joined: frozenset[Place] = frozenset()


Acts: TypeAlias = list[Act]
