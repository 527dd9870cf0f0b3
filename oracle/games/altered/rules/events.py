"""The events of a game of Altered: the atomic actions of steps (6.1.e), and the course of the day.

An atomic action records what was done to which object under which verb, and by whom (1.4.7); the verb survives a
changed destination (7.3.25.b).
"""

from __future__ import annotations

from typing import Literal, Union

from oracle.games.altered.language import Definition, Expedition, Status, Terrain
from oracle.games.altered.rules.state import EmblemOngoing, EmblemReaction, Object, Phase, Result
from oracle.kernel.chance import Chance
from oracle.kernel.run import Event

Verb = Literal[
    "put", "discard", "sacrifice", "sabotage", "draw", "resupply", "exchange", "play", "join", "resolve", "rest",
    "clean-up", "expand", "set-up",
]  # fmt: skip
"""`play`: into Limbo (5.1.2.g); `join`, `resolve`: out of Limbo at the end of its resolution, so that the card is
played (5.1.2.j, 7.5.10): a Character or Permanent to where it goes, a Spell to Reserve or the Discard pile."""


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """An object leaves its zone; what represents it becomes a new object in the other (2.1.d)."""

    object: int = 0
    """0: the card at an end of a Deck, found when the step happens (3.2.2.d)."""
    deck: str | None = None
    """The owner of the Deck; the first such action of a step means its first card, the second its second."""
    end: Literal["top", "bottom"] = "top"
    to: str
    """Zone without its player: `reserve`, `hero-expedition`."""
    verb: Verb = "put"
    controller: str | None = None
    """The player whose Expedition it goes to; omitted: its owner, as in all other zones (1.4.3.a)."""
    by: str | None = None
    """Who did it (1.4.7)."""
    status: tuple[Status, ...] = ()
    """Its statuses on arrival."""
    counters: tuple[tuple[str, int], ...] = ()
    """Counters it gains on arrival, besides those it keeps (2.5.k, 7.4.6.b)."""
    as_from: tuple[str, ...] = ()
    """Out of Limbo: additional zones from which it counts as played, for its own symbols."""
    scouted: bool = False
    """Into Limbo: its Scout cost is paid instead of its Hand Cost (7.4.5.c)."""
    keeps: bool = False
    """It keeps its counters though it leaves play (Seasoned: 7.4.6.b)."""
    place: Literal["top", "bottom"] = "top"
    below: int = 0
    source: int | None = None
    """Object whose ability moves it; that ability can find the new object (2.1.f)."""
    name: str = ""
    """The effect text's name for the resulting object."""
    was: Object | None = None
    """Sealed: the object as it was."""
    now: Object | None = None
    """Sealed: the object it became; None if a token ceased to exist (2.1.e)."""


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """A card leaves the game when Heroes are revealed; it is no longer in any zone (4.1.h)."""

    object: int
    was: Object | None = None


class Sacrificed(Event, frozen=True, kw_only=True, tag="sacrificed"):
    """An object is sacrificed although its discard was replaced (7.3.25.b); only matters for triggers."""

    object: int
    by: str | None = None


class TokenCreated(Event, frozen=True, kw_only=True, tag="token-created"):
    """7.3.4."""

    token: Definition
    player: str
    to: str
    by: str | None = None
    name: str = ""
    status: tuple[Status, ...] = ()
    """Its initial statuses, by its own abilities."""
    counters: tuple[tuple[str, int], ...] = ()
    now: Object | None = None


class Switched(Event, frozen=True, kw_only=True, tag="switched"):
    """An object goes from one Expedition to another and stays the same object (3.2.4.d, 7.3.28)."""

    object: int
    to: str
    controller: str | None = None
    """The player whose Expedition it goes to; omitted: the same player."""
    by: str | None = None
    was: Object | None = None


class StatusGained(Event, frozen=True, kw_only=True, tag="status-gained"):
    object: int
    status: Status
    by: str | None = None
    again: bool = False
    """It already had the status, and may gain it again (2.4.1.g): nothing changes, but Reactions may see it."""


class StatusLost(Event, frozen=True, kw_only=True, tag="status-lost"):
    object: int
    status: Status
    by: str | None = None


class CountersGained(Event, frozen=True, kw_only=True, tag="counters-gained"):
    object: int
    counter: str
    count: int
    by: str | None = None


class CountersLost(Event, frozen=True, kw_only=True, tag="counters-lost"):
    """Removed or spent; never more than there are (2.5.g)."""

    object: int
    counter: str
    count: int
    by: str | None = None
    spent: bool = False


class ExpeditionMoved(Event, frozen=True, kw_only=True, tag="expedition-moved"):
    """One region forward or backward (7.3.16, 7.3.17)."""

    player: str
    expedition: Expedition
    forward: bool = True
    due: tuple[Terrain, ...] = ()
    """During Progress: the terrains due to which it moves (4.2.4.j)."""
    progress: bool = False


class FailedToMove(Event, frozen=True, kw_only=True, tag="failed-to-move"):
    """An Expedition did not move forward during Progress (4.2.4.i)."""

    player: str
    expedition: Expedition


class TumultRevealed(Event, frozen=True, kw_only=True, tag="tumult-revealed"):
    """A Tumult card is turned face up: the two regions it represents (7.3.17.b)."""

    regions: tuple[int, ...]


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """A Deck is reordered, or the shuffled Discard pile goes under it (3.2.2.d)."""

    player: str
    order: tuple[str, ...]
    """Refs, top first: the new Deck, or what goes under it."""
    chance: Chance
    discard: bool = False
    by: str | None = None
    """The player whose action needs the cards."""


class DiceThrown(Event, frozen=True, kw_only=True, tag="dice-thrown"):
    """The dice of a roll, known before a result is chosen (7.3.19.c); each roll of a step has its own dice."""

    dice: tuple[int, ...]
    chance: Chance


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    player: str
    result: int
    dice: tuple[int, ...] = ()
    """The dice, if there were several or the result was changed (7.3.19.c)."""


class PickedAtRandom(Event, frozen=True, kw_only=True, tag="picked-at-random"):
    """Cards of a Hand that chance has chosen (3.2.5.c)."""

    picked: tuple[str, ...]
    chance: Chance


class Activated(Event, frozen=True, kw_only=True, tag="activated"):
    """A step says to activate a Reaction of an object, one of its abilities by their keys (7.3.1.b)."""

    object: int
    key: str
    by: str | None = None


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """Everybody has seen these cards."""

    cards: tuple[str, ...]


class EmblemCreated(Event, frozen=True, kw_only=True, tag="emblem-created"):
    """A Reaction is activated (6.3.g): `key` counts its activations of the day (6.3.l)."""

    emblem: EmblemReaction
    key: str = ""


class EmblemPlayed(Event, frozen=True, kw_only=True, tag="emblem-played"):
    """A Reaction begins to resolve; it stays in Limbo meanwhile (5.4.b)."""

    emblem: int


class EmblemGone(Event, frozen=True, kw_only=True, tag="emblem-gone"):
    """A Reaction has been played (5.4.d)."""

    emblem: int


class OngoingCreated(Event, frozen=True, kw_only=True, tag="ongoing-created"):
    emblem: EmblemOngoing


class OngoingGone(Event, frozen=True, kw_only=True, tag="ongoing-gone"):
    emblems: tuple[int, ...]


class QuickActionPlayed(Event, frozen=True, kw_only=True, tag="quick-action-played"):
    """A quick action was paid for; `key` counts its plays of the day (1.4.6.b)."""

    object: int
    player: str
    key: str
    ability: str = ""


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    player: str


class TurnTaken(Event, frozen=True, kw_only=True, tag="turn-taken"):
    """The active player; None: the Afternoon is over."""

    player: str | None


class TurnEnds(Event, frozen=True, kw_only=True, tag="turn-ends"):
    """The turn ends once no Reactions are in Limbo (4.2.3.e, 7.3.2)."""


class PhaseBegan(Event, frozen=True, kw_only=True, tag="phase-began"):
    """Activates "at" that phase (4.2.b)."""

    phase: Phase


class DailyEffect(Event, frozen=True, kw_only=True, tag="daily-effect"):
    """A daily effect has happened: activates "after" it (4.2.d)."""

    effect: str


class FirstPlayer(Event, frozen=True, kw_only=True, tag="first-player"):
    """Chance has decided who is the first player (4.1.g)."""

    player: str
    chance: Chance


class DayBegan(Event, frozen=True, kw_only=True, tag="day-began"):
    first: str
    number: int


class Succeeded(Event, frozen=True, kw_only=True, tag="succeeded"):
    """The next player becomes the first player (4.2.1.b)."""

    first: str


class TiebreakersStarted(Event, frozen=True, kw_only=True, tag="tiebreakers-started"):
    """The Arena replaces all regions (4.3.a)."""


class GameOver(Event, frozen=True, kw_only=True, tag="game-over"):
    result: Result


AnyEvent = Union[
    Moved, Sacrificed, TokenCreated, Switched, StatusGained, StatusLost, CountersGained, CountersLost, ExpeditionMoved,
    FailedToMove, TumultRevealed, Shuffled, DiceThrown, Rolled, PickedAtRandom, Activated, Revealed, EmblemCreated,
    EmblemPlayed, EmblemGone, OngoingCreated, OngoingGone, QuickActionPlayed, Passed, TurnTaken, TurnEnds,
    PhaseBegan, DailyEffect, FirstPlayer, DayBegan, Succeeded, TiebreakersStarted, Removed, GameOver,
]  # fmt: skip
