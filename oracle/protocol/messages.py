"""The messages of protocol 1: what the harness asks an engine and what the engine answers.

Every message is JSON; `docs/protocol.md` explains them for implementers and `tcg-oracle schema` prints
their JSON Schema, which is generated from the types in this file. The words are the same for every game:
a *ref* is the name a scenario gives to one card, a *card* is the full name of its definition.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

PROTOCOL = 1

OUT_OF_PLAY = "nowhere"
"""Zone of a card that a position places in none (an action that resolves under a reading without a Play zone)."""


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, forbid_unknown_fields=False):
    """Base of every message; unknown fields are ignored so that a newer engine still talks to an older harness."""


# --- positions ------------------------------------------------------------------------------------------


class Card(Message, frozen=True, kw_only=True):
    """One card: where it is and in which states."""

    ref: str
    player: str
    """Whose card it is (the player whose deck it came from)."""
    zone: str
    """`hand`, `deck`, `inkwell`, `play`, `discard`, under `seed-chapter-4` `bag` (Lorcana); the cards keep a zone's
    order, decks top first."""
    card: str | None = None
    """Full name of the printed card, or the name of a definition sent with `setup`; absent where a view hides it."""
    states: tuple[str, ...] = ()
    """Sorted; only what departs from the normal state: `exerted`, `drying`, `facedown`."""
    counters: dict[str, int] = field(default_factory=dict)
    """Counters above zero: `damage`."""
    under: str | None = None
    """Ref of the card directly on top of this one in a stack."""
    at: str | None = None
    """Ref of the location this character is at; under `seed-chapter-4` of the character this mission is assigned to."""


class Player(Message, frozen=True, kw_only=True):
    """One player of the game."""

    name: str
    counters: dict[str, int] = field(default_factory=dict)
    """Counters above zero: `lore`."""


class Turn(Message, frozen=True, kw_only=True):
    """Whose turn it is, and how far it has come."""

    player: str
    number: int = 2
    """Turns since the start of the game, this one included; 1 is the first player's first turn."""
    phase: str = "main"
    counters: dict[str, int] = field(default_factory=dict)
    """Counters above zero: `inked` (cards put into the inkwell by the turn action this turn); under `seed-chapter-4`
    also `quest`, `challenge`, `move` and `ink` (a card inked as played), where the turn has had what it allows once."""


class Fact(Message, frozen=True, kw_only=True):
    """Something that happened earlier this turn and that an ability may ask about."""

    what: str
    """`banished-in-challenge`: a character of `player` was banished in a challenge."""
    player: str
    card: str | None = None


class Position(Message, frozen=True, kw_only=True):
    """A complete, explicit game state, or one player's view of it (hidden cards without `card`)."""

    players: tuple[Player, ...]
    """In turn order."""
    turn: Turn
    cards: tuple[Card, ...] = ()
    happened: tuple[Fact, ...] = ()


# --- actions, decisions ---------------------------------------------------------------------------------


class Cost(Message, frozen=True, kw_only=True):
    """How a card is played: the kind of cost is always said, never implied."""

    kind: str
    """`ink`, `shift`, `sing`, `sing-together`, `free`, or `other` (an alternate cost printed on the card)."""
    onto: tuple[str, ...] = ()
    """Shift: refs of the cards it is put on top of. Left out: the engine asks."""
    by: tuple[str, ...] = ()
    """Singing: refs of the characters that sing. Left out: the engine asks."""
    ink: tuple[str, ...] = ()
    """Refs of the ink cards to exert. Left out: any ready ones."""


class Action(Message, frozen=True, kw_only=True):
    """Something a player does on their own accord."""

    kind: str
    """`play`, `ink`, `quest`, `use` (an activated ability), `challenge`, `move`, `end-turn`, `concede`."""
    card: str | None = None
    """Ref of the card that is played, inked, quests, is used, challenges or moves."""
    cost: Cost | None = None
    """Only and always with `play`."""
    ability: str | None = None
    """With `use`: the ability's name; may be left out when the card has only one."""
    target: str | None = None
    """With `challenge` and `move`: ref of the character or location challenged, or of the location moved to."""


class Decision(Message, frozen=True, kw_only=True):
    """A question the game asks a player: take between `least` and `most` of the options."""

    id: str
    """Distinct for every question of one game; `decide` repeats it."""
    player: str
    kind: str
    """`choose` (cards), `may` (options `yes` and `no`), `option` (words), `trigger` (which waiting ability resolves
    next), `cost` (how to pay), `order` (the answer's order counts), `name` (any word is an option)."""
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    source: str | None = None
    """Ref of the card whose text asks."""
    text: str = ""
    """For people; never compared."""


class Waiting(Message, frozen=True, kw_only=True):
    """A triggered ability that waits to resolve (Lorcana: in the bag)."""

    player: str
    source: str
    """Ref of the card whose ability it is."""
    ability: str = ""
    """The ability's name, where the engine knows names."""


class GameResult(Message, frozen=True, kw_only=True):
    """How the game ended."""

    winner: str | None = None
    losers: tuple[str, ...] = ()
    reason: str = ""


# --- methods: parameters and results --------------------------------------------------------------------


class InitializeParams(Message, frozen=True, kw_only=True):
    protocol: int = PROTOCOL
    suite: str = ""


class GameSupport(Message, frozen=True, kw_only=True):
    """What an engine offers for one game."""

    editions: tuple[str, ...]
    """Edition names without the game: `2.2`, `2.1`."""
    capabilities: tuple[str, ...] = ()


class EngineInfo(Message, frozen=True, kw_only=True):
    """Result of `initialize`."""

    name: str
    version: str = ""
    protocol: int = PROTOCOL
    games: dict[str, GameSupport] = field(default_factory=dict)


class SetupParams(Message, frozen=True, kw_only=True):
    game: str
    edition: str
    position: Position
    definitions: dict[str, Any] = field(default_factory=dict)
    """Made-up cards by name, in the game's card format (`tcg-oracle schema --game lorcana`)."""
    chance: tuple[tuple[str, ...], ...] = ()
    """Script of chance: the outcome of each random event, in order (a shuffle: refs, top first)."""


class SetupResult(Message, frozen=True, kw_only=True):
    status: Literal["ok", "unsupported"]
    unsupported: tuple[str, ...] = ()
    """What the engine lacks: names of cards, capabilities, zones."""
    message: str = ""


class ActParams(Message, frozen=True, kw_only=True):
    player: str
    action: Action


class DecideParams(Message, frozen=True, kw_only=True):
    player: str
    decision: str
    answer: tuple[str, ...]


class Reply(Message, frozen=True, kw_only=True):
    """Result of `act` and `decide`."""

    status: Literal["accepted", "refused", "unsupported"]
    code: str = ""
    """The engine's own code of the refusal; an engine with the capability `clauses` gives the clause number."""
    message: str = ""
    decision: Decision | None = None
    clauses: tuple[str, ...] = ()
    """With the capability `clauses`: of a refusal, the clauses it rests on besides `code`; may be empty."""


class ObserveParams(Message, frozen=True, kw_only=True):
    viewer: str | None = None
    """A player's name: only what that player may see. Left out: everything."""


class Observation(Message, frozen=True, kw_only=True):
    """Result of `observe`: the table as the players see it, in the middle of an action too."""

    position: Position
    decision: Decision | None = None
    waiting: tuple[Waiting, ...] = ()
    result: GameResult | None = None


class LegalParams(Message, frozen=True, kw_only=True):
    pass


class Legal(Message, frozen=True, kw_only=True):
    """Result of `legal`: actions of the active player that would be accepted now; costs name their kind only."""

    actions: tuple[Action, ...]
    complete: bool = False


class SnapshotResult(Message, frozen=True, kw_only=True):
    snapshot: str
    """Opaque to the harness."""


class RestoreParams(Message, frozen=True, kw_only=True):
    snapshot: str


class Empty(Message, frozen=True, kw_only=True):
    """Parameters or result of a method that has none."""


METHODS: dict[str, tuple[type[Message], type[Message]]] = {
    "initialize": (InitializeParams, EngineInfo),
    "setup": (SetupParams, SetupResult),
    "act": (ActParams, Reply),
    "decide": (DecideParams, Reply),
    "observe": (ObserveParams, Observation),
    "legal": (LegalParams, Legal),
    "snapshot": (Empty, SnapshotResult),
    "restore": (RestoreParams, Empty),
    "reset": (Empty, Empty),
    "shutdown": (Empty, Empty),
}
"""Method name → type of its parameters, type of its result."""

OPTIONAL_METHODS = frozenset({"legal", "snapshot", "restore", "reset"})
"""Methods an engine may answer with JSON-RPC's error -32601; every other method is needed."""

CAPABILITIES: dict[str, str] = {
    "made-up-cards": "plays cards whose definition comes with setup",
    "stepwise-triggers": "asks for each waiting triggered ability which one resolves next, and shows what waits",
    "ink-choice": "lets the player say which ink cards are exerted",
    "free": "plays cards for free by a permission or an effect",
    "shift": "plays characters for their Shift cost",
    "sing": "lets one character sing a song",
    "sing-together": "lets several characters sing a song together",
    "other-costs": "alternate and additional costs other than ink, Shift and singing",
    "locations": "knows locations",
    "second-player": "may be set up with an active player who is not first",
    "history": "may be set up with facts that happened earlier this turn",
    "snapshots": "snapshot and restore",
    "hidden-views": "observe for one player",
    "legal-lists": "lists legal actions completely",
    "clauses": "refusals carry the clause number as their code",
}
"""What an engine may declare for a game. A scenario that needs what an engine lacks is *unsupported*."""
