"""The messages of protocol 1: the harness's requests and the engine's answers.

Every message is JSON; `docs/protocol.md` explains them for implementers, and `tcg-oracle schema` prints their JSON
Schema, which is generated from the types in this file. The messages and most words are the same for every game: a *ref*
is a scenario's name for one card, a *card* is the full name of its definition. Anything specific to one game is marked
with its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Struct, field

from oracle.profiles import PROFILES
from oracle.protocol.bounds import A_FEW, ASKED, MANY, Count, Counters, Options, Text, Texts
from oracle.protocol.declared import CAPABILITIES as CAPABILITIES
from oracle.protocol.declared import COMMON_CAPABILITIES as COMMON_CAPABILITIES
from oracle.protocol.declared import GAME_CAPABILITIES as GAME_CAPABILITIES
from oracle.protocol.declared import MANNERS as MANNERS
from oracle.protocol.declared import capabilities_of as capabilities_of
from oracle.protocol.values import JsonObject

PROTOCOL = 1

OUT_OF_PLAY = "nowhere"
"""Zone of a card that is in no zone of the position (an action that resolves under a reading without a Play zone)."""


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, forbid_unknown_fields=False):
    """Base of every message; unknown fields are ignored so that a newer engine can still talk to an older harness."""


# --- positions ------------------------------------------------------------------------------------------


class Card(Message, frozen=True, kw_only=True):
    """One card: where it is and in which states."""

    ref: Text
    player: Text
    """Whose card it is: the player whose deck it came from; for a token, the player who created it."""
    zone: Text
    """Lorcana: `hand`, `deck`, `inkwell`, `play`, `discard`, under `seed-chapter-4` `bag`. Altered: `hand`, `deck`,
    `discard`, `hero`, `landmark`, `mana`, `reserve`, `limbo`, `hero-expedition`, `companion-expedition`. The cards keep
    a zone's order, decks top first."""
    card: Text | None = None
    """Full name of the printed card, or the name of a definition sent with `setup`; absent if a view hides it."""
    states: Texts = ()
    """Sorted; only deviations from the normal state. Lorcana: `exerted`, `drying`, `facedown`. Altered: `anchored`,
    `asleep`, `exhausted`, `fleeting`."""
    counters: Counters = field(default_factory=dict)
    """Counters above zero. Lorcana: `damage`. Altered: `boost`, and others by their names."""
    controller: Text | None = None
    """The controller, if not the owner (Altered: the player whose Expedition it is in)."""
    under: Text | None = None
    """Ref of the card directly on top of this one in a stack."""
    at: Text | None = None
    """Ref of the location this character is at; in `seed-chapter-4`, the character this mission is assigned to."""


class Player(Message, frozen=True, kw_only=True):
    """One player of the game."""

    name: Text
    counters: Counters = field(default_factory=dict)
    """Counters above zero. Lorcana: `lore`; `left`, 1 once the player has left a continuing game. Altered: `hero` and
    `companion`, that Expedition's distance from its first region; `passed`, 1 once the player has passed.
    """


class Turn(Message, frozen=True, kw_only=True):
    """Whose turn it is, and how far it has progressed."""

    player: Text
    """Lorcana: the active player. Altered: who has initiative, in the Afternoon the player whose turn it is, else the
    first player."""
    number: Count = 2
    """Lorcana: turns since the start of the game, this one included; 1 is the starting player's first turn. Altered:
    the day. 0 in the phase `setup`."""
    phase: Text = "main"
    """`setup` (the game has not begun). Lorcana: `start`, `main`, `end`. Altered: `morning`, `noon`, `afternoon`,
    `dusk`, `night`; a position is set up in `setup` or `afternoon`."""
    first: Text | None = None
    """Altered: the first player of the day."""
    counters: Counters = field(default_factory=dict)
    """Counters above zero: `inked` (cards put into the inkwell by the turn action this turn); under `seed-chapter-4`
    also `quest`, `challenge`, `move` and `ink` (a card inked as played), once used up for this turn.
    """


class Fact(Message, frozen=True, kw_only=True):
    """Something that happened earlier this turn (in Altered: this day) and that a rule or an ability may ask about."""

    what: Text
    """Lorcana: `banished-in-challenge`, a character of `player` was banished in a challenge; `two-game-series`,
    `best-of-series`: the game is one of such a series, and `player` started, or lost, the one before it. Altered:
    `quick-action-played` and `reaction-activated`, `ability` of `card`; `moved-forward`, an Expedition of `player`."""
    player: Text
    card: Text | None = None
    ability: Text = ""
    """The ability's name; with `moved-forward` which Expedition, `hero` or `companion`."""
    times: Count = 1
    """How often it happened."""


class Region(Message, frozen=True, kw_only=True):
    """One region of the Adventure (Altered)."""

    terrains: Texts = ()
    """`forest`, `mountain`, `water`, in this order; absent if a view hides them."""
    facedown: bool = False
    """Whether it is half of a Tumult card that lies face down."""


class Position(Message, frozen=True, kw_only=True):
    """A complete, explicit game state, or one player's view of it (hidden cards without `card`)."""

    players: Annotated[tuple[Player, ...], A_FEW]
    """In turn order."""
    turn: Turn
    cards: tuple[Card, ...] = ()
    happened: Annotated[tuple[Fact, ...], A_FEW] = ()
    regions: Annotated[tuple[Region, ...], A_FEW] = ()
    """Altered: the eight regions of the Adventure from the Hero region to the Companion region, or only the Arena."""


# --- actions, decisions ---------------------------------------------------------------------------------


class Cost(Message, frozen=True, kw_only=True):
    """How a card is played: the kind of cost is always given, never implied."""

    kind: Text
    """`free`. Lorcana: `ink`, `shift`, `sing`, `sing-together`, or `other` (an alternate cost printed on the card).
    Altered: `mana` (the Hand Cost or the Reserve Cost, depending on where the card is), `scout`."""
    onto: Texts = ()
    """Shift: refs of the cards it is put on top of. Omitted: the engine asks."""
    by: Texts = ()
    """Singing: refs of the characters that sing. Omitted: the engine asks."""
    resources: Texts = ()
    """Refs of the ink cards to exert, or of the Mana Orbs to exhaust. Omitted: any ready ones."""


class Action(Message, frozen=True, kw_only=True):
    """Something a player does of their own accord."""

    kind: Text
    """`play`, `use` (an activated ability, a quick action), `begin` (in the phase `setup`). Lorcana: `ink`, `quest`,
    `challenge`, `move`, `end-turn`, `concede`. Altered: `pass`, `decline` (takes back the declaration under way)."""
    card: Text | None = None
    """Ref of the card that is played, inked, quests, is used, challenges or moves."""
    cost: Cost | None = None
    """Only and always with `play`."""
    ability: Text | None = None
    """With `use`: the ability's name; may be omitted if the card has only one."""
    target: Text | None = None
    """With `challenge` and `move`: ref of the character or location challenged, or of the location moved to."""
    at: Text | None = None
    """With `play` (Altered): where it is played, `hero-expedition` or `companion-expedition`. Omitted: the engine asks.
    """


ACTIONS: dict[str, Mapping[str, tuple[str, ...]]] = {game.id: game.actions for game in PROFILES.values()}
"""Game → kind of action → the fields that belong to it."""

COSTS: dict[str, Mapping[str, tuple[str, ...]]] = {game.id: game.cost_fields for game in PROFILES.values()}
"""Game → kind of cost → the fields that belong to it; additional costs of a card are also paid with `resources`."""

LANGUAGES: dict[str, Mapping[int, tuple[str, ...]]] = {game.id: game.language for game in PROFILES.values()}
"""Game → version of its card language, from the second on → the fields that allow more words, each with the `is` of
its node: `gets.stat`, `.event`.
"""


QUESTIONS = ("choose", "may", "option", "trigger", "cost", "order", "name")
"""Every kind of question."""


class Decision(Message, frozen=True, kw_only=True):
    """A question the game asks a player: take between `least` and `most` of the options."""

    id: Text
    """Distinct for every question of one game; `decide` repeats it."""
    player: Text
    kind: Text
    """`choose` (cards), `may` (options `yes` and `no`), `option` (words), `trigger` (which waiting ability resolves
    next), `cost` (how to pay), `order` (the answer's order counts), `name` (any word is an option)."""
    options: Options
    least: Count = 1
    most: Count = 1
    source: Text | None = None
    """Ref of the card whose text asks."""
    text: Text = ""
    """For people; never compared."""
    modes: Options = ()
    """For a choice between modes: all of them in the order of the text, including those that cannot be chosen. An
    engine may omit it."""
    part: Text = ""
    """`target`, `by`, `onto` or `at`, if this asks for a part that the action omits. An engine may omit it."""


class Waiting(Message, frozen=True, kw_only=True):
    """A triggered ability that waits to resolve (Lorcana: in the bag; Altered: an Emblem-Reaction in Limbo)."""

    player: Text
    source: Text
    """Ref of the card whose ability it is."""
    ability: Text = ""
    """The ability's name, if the engine knows names."""


class GameResult(Message, frozen=True, kw_only=True):
    """How the game ended."""

    winner: Text | None = None
    losers: Texts = ()
    reason: Text = ""


# --- methods: parameters and results --------------------------------------------------------------------


class InitializeParams(Message, frozen=True, kw_only=True):
    protocol: Count = PROTOCOL
    suite: Text = ""


class GameSupport(Message, frozen=True, kw_only=True):
    """What an engine offers for one game."""

    editions: Texts
    """Edition names without the game: `2.2`, `2.1`."""
    capabilities: Texts = ()
    manners: Texts = ()
    """Things that the engine does not model, or does in another order, without breaking a rule."""
    language: Count = 1
    """The newest version of the card language that the engine knows."""


class EngineInfo(Message, frozen=True, kw_only=True):
    """Result of `initialize`."""

    name: Text
    version: Text = ""
    protocol: Count = PROTOCOL
    games: Annotated[dict[Text, GameSupport], A_FEW] = field(default_factory=dict)


class Printing(Message, frozen=True, kw_only=True):
    """The set and number of a card's printing."""

    set: Text
    """The set, as the game counts or calls them: `1`, `CORE`."""
    number: Count
    """The collector number in the set; for Altered, the number in set and faction."""
    reference: Text = ""
    """The publisher's id of the card, if it is more than set and number: `ALT_CORE_B_AX_01_C`."""


class CardsParams(Message, frozen=True, kw_only=True):
    """Printed cards that the engine may know, in several requests."""

    game: Text
    cards: Annotated[dict[Text, Annotated[tuple[Printing, ...], A_FEW]], ASKED]
    """Full name → every known printing, for engines that know cards by these; may be none."""


class CardsResult(Message, frozen=True, kw_only=True):
    """Result of `cards`."""

    known: Annotated[tuple[Text, ...], ASKED]
    """The names that the engine knows and can be set up with."""


class SetupParams(Message, frozen=True, kw_only=True):
    game: Text
    edition: Text
    position: Position
    definitions: JsonObject = field(default_factory=dict)
    """Made-up cards by name, in the game's card format (`tcg-oracle schema --game lorcana`)."""
    language: Count = 1
    """The version of the card language that covers everything in these definitions."""
    printings: dict[str, tuple[Printing, ...]] = field(default_factory=dict)
    """Printed cards of the position by full name: every known printing, for engines that know cards by these."""
    chance: tuple[tuple[str, ...], ...] = ()
    """Script of chance: the outcome of each random event, in order (a shuffle: refs, top first; a die: its number; a
    card picked at random: its ref; who begins: the player)."""


class SetupResult(Message, frozen=True, kw_only=True):
    status: Literal["ok", "unsupported"]
    unsupported: Options = ()
    """The parts that the engine lacks: names of cards, capabilities, zones."""
    message: Text = ""


class ActParams(Message, frozen=True, kw_only=True):
    player: Text
    action: Action


class DecideParams(Message, frozen=True, kw_only=True):
    player: Text
    decision: Text
    answer: Options


class Reply(Message, frozen=True, kw_only=True):
    """Result of `act` and `decide`."""

    status: Literal["accepted", "refused", "unsupported"]
    code: Text = ""
    """The engine's own code of the refusal; an engine with the capability `clauses` gives the clause number."""
    message: Text = ""
    decision: Decision | None = None
    clauses: Texts = ()
    """With the capability `clauses`: for a refusal, the clauses it rests on besides `code`; may be empty."""


class ObserveParams(Message, frozen=True, kw_only=True):
    viewer: Text | None = None
    """A player's name: only what that player may see. Omitted: everything."""


class Observation(Message, frozen=True, kw_only=True):
    """Result of `observe`: the table as the players see it, even in the middle of an action."""

    position: Position
    decision: Decision | None = None
    waiting: Annotated[tuple[Waiting, ...], A_FEW] = ()
    result: GameResult | None = None


class CharacteristicsParams(Message, frozen=True, kw_only=True):
    ref: Text


class Characteristics(Message, frozen=True, kw_only=True):
    """Result of `characteristics`: a card's current numbers and keywords, including all modifiers."""

    numbers: Counters = field(default_factory=dict)
    """As they count: never below zero, and zero for those that the card lacks. Lorcana: `strength`, `willpower`,
    `lore`. Altered: `forest`, `mountain`, `water`."""
    keywords: Counters = field(default_factory=dict)
    """Keyword in lower case, with hyphens → its number, 0 if it has none."""


class LegalParams(Message, frozen=True, kw_only=True):
    pass


class Legal(Message, frozen=True, kw_only=True):
    """Result of `legal`: actions of the active player that would be accepted now; costs only name their kind."""

    actions: Annotated[tuple[Action, ...], MANY]
    complete: bool = False


class SnapshotResult(Message, frozen=True, kw_only=True):
    snapshot: str
    """Opaque to the harness."""


class DigestResult(Message, frozen=True, kw_only=True):
    digest: Text
    """SHA-256, in hexadecimal, of the canonical JSON of the answer to `observe` (`oracle.protocol.digest`)."""


class RestoreParams(Message, frozen=True, kw_only=True):
    snapshot: str


class Empty(Message, frozen=True, kw_only=True):
    """Parameters or result of a method that has none."""


METHODS: dict[str, tuple[type[Message], type[Message]]] = {
    "initialize": (InitializeParams, EngineInfo),
    "cards": (CardsParams, CardsResult),
    "setup": (SetupParams, SetupResult),
    "act": (ActParams, Reply),
    "decide": (DecideParams, Reply),
    "observe": (ObserveParams, Observation),
    "characteristics": (CharacteristicsParams, Characteristics),
    "legal": (LegalParams, Legal),
    "digest": (Empty, DigestResult),
    "snapshot": (Empty, SnapshotResult),
    "restore": (RestoreParams, Empty),
    "reset": (Empty, Empty),
    "shutdown": (Empty, Empty),
}
"""Method name → type of its parameters, type of its result."""

OPTIONAL_METHODS = frozenset({"cards", "characteristics", "legal", "digest", "snapshot", "restore", "reset"})
"""Methods an engine may answer with JSON-RPC's error -32601; every other method is required."""
