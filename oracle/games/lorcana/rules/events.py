"""The events of a game of Lorcana.

An event records what was done to which object under which verb; the verb survives a changed destination.
"""

from __future__ import annotations

from typing import Literal

from oracle.games.lorcana.rules.state import (
    HAND,
    PLAY,
    Challenge,
    Modifier,
    Object,
    OnceATurn,
    Result,
    Series,
    Waiting,
)
from oracle.kernel.chance import Chance
from oracle.kernel.run import Event

Verb = Literal["play", "draw", "discard", "banish", "ink", "put", "return", "shuffle", "resolve"]


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """An object leaves its zone; every card of it becomes a new object in the other (7.1.6)."""

    object: int
    to: str
    verb: Verb
    exerted: bool = False
    drying: bool = False
    damage: int = 0
    place: Literal["top", "bottom"] = "bottom"
    was: Object | None = None
    """Sealed: the object as it was."""
    by: tuple[int, ...] = ()
    """Characters that banish it, by the damage they dealt to it (1.8.1.4)."""
    new: int = 0
    """Sealed: the new object (of the top card)."""
    challenge: Challenge | None = None
    """Sealed: the challenge it left by moving."""
    player: str = ""
    """The player who puts it into an inkwell."""


class Shifted(Event, frozen=True, kw_only=True, tag="shifted"):
    """A card is put on top of an object in play, which stays the same object (8.10.1)."""

    object: int
    onto: int
    beside: tuple[int, ...] = ()
    """The other base, if it is put on top of two: both are one object from now on (8.10.8.3)."""
    exerted: bool
    drying: bool
    damage: int = 0
    """Damage it enters with, in addition to what it keeps."""
    was: Object | None = None
    new: int = 0


class TakenFromUnder(Event, frozen=True, kw_only=True, tag="taken-from-under"):
    """A card leaves a stack to be played from there; until it is, it is in no zone."""

    card: str


class Uncovered(Event, frozen=True, kw_only=True, tag="uncovered"):
    """The top card of a stack goes to its player's hand alone; the cards below it remain in play (8.10.8.5)."""

    object: int
    was: Object | None = None
    """Sealed: the stack as it was."""
    new: int = 0
    """Sealed: the new object."""


class AbilityUsed(Event, frozen=True, kw_only=True, tag="ability-used"):
    """An activated ability was announced and paid for."""

    object: int
    ability: str
    player: str


class PutBeneath(Event, frozen=True, kw_only=True, tag="put-beneath"):
    """A card is put under another one in play; it is not played and not in play (8.4.3)."""

    object: int
    onto: int
    facedown: bool
    player: str
    """The player who put it there."""
    was: Object | None = None
    """Sealed: the object as it was."""


Relocated = Moved | Shifted | PutBeneath | Uncovered
"""The events by which a card leaves its zone. A card taken from under another leaves a stack, but no zone."""
RELOCATED: frozenset[type[Event]] = frozenset({Moved, Shifted, PutBeneath, Uncovered})


def left_zone(event: Event) -> Object | None:
    """The object that leaves its zone in a sealed event, in its last state; None if there is none. Every rule that
    needs the zone left calls this function, so that no way of leaving is forgotten.
    """
    return event.was if isinstance(event, Relocated) else None


def came_to(event: Relocated) -> tuple[str, tuple[int, ...]]:
    """The card's new zone, and the object that it now is or is on top of; empty if it went under another card."""
    match event:
        case Moved():
            return event.to, (event.new,)
        case Shifted():
            return PLAY, (event.new,)
        case Uncovered():
            return HAND, (event.new,)
        case _:
            return "", ()


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A card counts as played (4.3.3)."""

    object: int
    card: str
    player: str
    cost: str
    """The kind of cost it was played for."""
    ink: int
    """Ink paid."""
    singers: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    """The objects it was put on top of, in their former state."""


class Exerted(Event, frozen=True, kw_only=True, tag="exerted"):
    objects: tuple[int, ...]
    why: Literal["ink", "cost", "quest", "sing", "challenge", "effect"]


class Readied(Event, frozen=True, kw_only=True, tag="readied"):
    """Cards are readied by a player: as their turn starts, or by an effect."""

    objects: tuple[int, ...]
    player: str


class Dried(Event, frozen=True, kw_only=True, tag="dried"):
    objects: tuple[int, ...]


class Damaged(Event, frozen=True, kw_only=True, tag="damaged"):
    """Damage is placed on a character or location (1.9.2)."""

    object: int
    damage: int
    """0: the source dealt damage, but none was taken (1.9.5)."""
    how: Literal["dealt", "put", "moved"]
    by: int | None = None
    """The card that deals it."""
    in_challenge: bool = False


class Healed(Event, frozen=True, kw_only=True, tag="healed"):
    """Damage is taken off a character or location (1.9.2.3)."""

    object: int
    damage: int
    player: str = ""
    """Who removes it."""


class Lore(Event, frozen=True, kw_only=True, tag="lore"):
    """A player gains lore, or loses it (negative)."""

    player: str
    by: int


class Quested(Event, frozen=True, kw_only=True, tag="quested"):
    object: int
    player: str


class Sang(Event, frozen=True, kw_only=True, tag="sang"):
    """Characters sang a song."""

    objects: tuple[int, ...]
    song: int
    player: str


class Challenged(Event, frozen=True, kw_only=True, tag="challenged"):
    """A challenge occurs (4.6.4.5)."""

    challenge: Challenge


class ChallengeOver(Event, frozen=True, kw_only=True, tag="challenge-over"):
    """The current challenge is over (4.6.7, 4.6.9.2)."""

    challenge: Challenge


class Checked(Event, frozen=True, kw_only=True, tag="checked"):
    """The game state was checked: damage taken before no longer counts as banishing (1.8.1.4)."""


class Chosen(Event, frozen=True, kw_only=True, tag="chosen"):
    """A card in play was chosen as an effect resolved."""

    object: int
    player: str
    by: str
    """The card type of the source, or the name of the choice."""


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    cards: tuple[str, ...]


class Looked(Event, frozen=True, kw_only=True, tag="looked"):
    player: str
    cards: tuple[str, ...]


class Arranged(Event, frozen=True, kw_only=True, tag="arranged"):
    """Cards just put at one end of a deck are arranged in this order, from the top (7.2.3)."""

    player: str
    place: Literal["top", "bottom"]
    cards: tuple[str, ...]


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    player: str
    order: tuple[str, ...]
    chance: Chance


class TookAtRandom(Event, frozen=True, kw_only=True, tag="took-at-random"):
    """Chance has determined the cards for an effect."""

    cards: tuple[str, ...]
    chance: Chance


class Inked(Event, frozen=True, kw_only=True, tag="inked"):
    """The turn action of inking a card was used (4.2.3)."""

    player: str


class MovedTo(Event, frozen=True, kw_only=True, tag="moved-to"):
    """A character moved to a location (4.7.4)."""

    object: int
    location: int
    player: str = ""
    """Who moved it."""


class Assigned(Event, frozen=True, kw_only=True, tag="assigned"):
    """A mission is assigned to a character (`seed-chapter-4`)."""

    mission: int
    character: int


class Unassigned(Event, frozen=True, kw_only=True, tag="unassigned"):
    """A mission is no longer assigned (`seed-chapter-4`)."""

    mission: int


class TookOnce(Event, frozen=True, kw_only=True, tag="took-once"):
    """The turn has used something it allows once (`seed-chapter-4`)."""

    what: OnceATurn


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """An effect that lasts begins."""

    modifier: Modifier


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """Effects that last end."""

    modifiers: tuple[int, ...]


class Used(Event, frozen=True, kw_only=True, tag="used"):
    """An ability that works once a turn has."""

    object: int
    ability: str


class Waits(Event, frozen=True, kw_only=True, tag="waits"):
    """An ability has triggered and waits in the bag (7.7.3)."""

    waiting: Waiting


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    """An ability is picked from the bag, to be resolved now (7.7.4.2)."""

    waiting: int
    player: str


class Phase(Event, frozen=True, kw_only=True, tag="phase"):
    """A phase or step begins, or is announced to waiting abilities."""

    name: Literal["start", "main", "end"]
    player: str


class TurnPassed(Event, frozen=True, kw_only=True, tag="turn-passed"):
    player: str


class StartingPlayer(Event, frozen=True, kw_only=True, tag="starting-player"):
    """The starting player is determined (2.1.3)."""

    player: str
    chance: Chance


class ClearedUp(Event, frozen=True, kw_only=True, tag="cleared-up"):
    """All cards are back in their players' decks, for the next game of the series (2.4)."""

    series: Series


class LeftGame(Event, frozen=True, kw_only=True, tag="left-game"):
    """A player leaves a game that continues: all of their cards and effects are removed (9.2.3)."""

    player: str


class GameOver(Event, frozen=True, kw_only=True, tag="game-over"):
    result: Result
