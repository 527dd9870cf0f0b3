"""What a step consists of, and what has come of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from plain.altered.model import IN_PLAY, Card, Moment, Place
from plain.base import Json, sure


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
    known: Moment | None = None
    """What the text of an ability that lasts has bound and counted."""
    words: frozenset[str] = frozenset()
    """What it counts as: `discard`, `sacrifice`, `draw`, `resupply`, `sabotage`, `rest`, `played`…"""
    source: str = ""
    """`played`: from where. `word`: the phase or the daily effect."""
    forward: bool = True
    bind: str = ""
    used: set[str] = field(default_factory=set)
    """Modifiers that have been applied to it (6.2.k)."""
    entering: list[Json] = field(default_factory=list)
    """Abilities that say how what moves by it enters (6.2.l)."""


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


def is_repeated(act: Act, other: Act) -> bool:
    """2.4.1.f: the same status gained by one object, or lost by it, a second time at once."""
    alike = act.kind == other.kind and act.kind in ("gain", "lose")
    return alike and act.card is other.card and act.status == other.status


def brought(act: Act) -> list[Json]:
    """The texts of what comes to where its abilities can work."""
    if act.kind == "token":
        return list((act.token or {}).get("abilities", ()))
    if act.kind == "move" and act.card is not None and act.zone in (*IN_PLAY, "hero", "reserve"):
        return list(act.card.facts.abilities)
    return []


def whose(act: Act) -> str:
    return act.place[0] if act.place is not None else sure(act.card).owner


def name_of(act: Act, at: int) -> str:
    return act.card.ref if act.card is not None else f"{sure(act.token)['name']} {at + 1}"
