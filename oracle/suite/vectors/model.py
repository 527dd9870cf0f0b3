"""The contents of a vector file. `tcg-oracle vectors` writes the JSON Schema of these types next to the files."""

from __future__ import annotations

from msgspec import Struct

from oracle.protocol.messages import Action, Position, Printing
from oracle.protocol.values import JsonObject
from oracle.suite.table.checks import Check

FORMAT = 4
"""Increased whenever consumers have to be changed."""


class Data(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of everything here; omitted fields have their default."""


# --- steps --------------------------------------------------------------------------------------------------


class Question(Data, frozen=True, kw_only=True):
    """A question as the reference asks it."""

    player: str
    kind: str
    options: tuple[str, ...]
    """Sorted, since any order is allowed."""
    least: int
    most: int
    source: str = ""
    """Ref of the card whose text asks."""
    modes: tuple[str, ...] = ()
    """For a choice between modes: all of them in the order of the text."""
    part: str = ""
    """`target`, `by`, `onto` or `at`, if it asks for something the action left out."""


class Params(Data, frozen=True, kw_only=True):
    """Parameters of a call, without the id of the question that `decide` answers."""

    player: str
    action: Action | None = None
    """For `act`."""
    answer: tuple[str, ...] | None = None
    """For `decide`."""


class Call(Struct, frozen=True, kw_only=True):
    """A call of the engine."""

    text: str
    line: int
    params: Params
    reply: tuple[str, ...]
    """The possible results: `accepted`, `refused`, or both if the rules leave it open."""
    asks: Question | None
    """The reference's open question after it."""
    may_ask: bool = False
    """Whether the rules leave open whether anybody is asked."""
    may_end: bool = False
    """Whether the game may be over after it."""


class Act(Call, frozen=True, kw_only=True, tag_field="do", tag="act"):
    """A player does something, or takes back the current action: `act` of the protocol."""


class Decide(Call, frozen=True, kw_only=True, tag_field="do", tag="decide"):
    """A player answers the pending question: `decide` of the protocol."""


class See(Data, frozen=True, kw_only=True, tag_field="do", tag="see"):
    """Checks that must all pass now."""

    text: str
    line: int
    checks: tuple[Check, ...]


Step = Act | Decide | See


# --- intents ------------------------------------------------------------------------------------------------


class Wish(Data, frozen=True, kw_only=True):
    """One thing a player wants."""

    step: int
    """The step that states it: an `answer`, or the `act` itself. The index after the last step if the scenario ends at
    it.
    """
    asked: int | None = None
    """The first step that `asks` it; omitted if the action states it."""
    answer: tuple[str, ...] | None = None
    """Omitted if the scenario ends at the question, or declines."""
    said: str = ""
    """The part of the action that states it, so that nobody asks: `target`, `by`, `onto`, `at`, `resources`."""
    free: bool = False
    """Whether the answer decides nothing: an engine may choose on its own without asking."""


class Intent(Data, frozen=True, kw_only=True):
    """A player's wishes for an action, up to the next one."""

    step: int
    """The `act` that begins it."""
    refused: bool = False
    wishes: tuple[Wish, ...] = ()
    """In the order of the reference's questions, preceded by those that the action itself answers."""


# --- vectors ------------------------------------------------------------------------------------------------


class Setup(Data, frozen=True, kw_only=True):
    """Parameters of `setup`, except `game` and `edition`."""

    position: Position
    definitions: JsonObject = {}
    printings: dict[str, tuple[Printing, ...]] = {}
    chance: tuple[tuple[str, ...], ...] = ()


class Vector(Data, frozen=True, kw_only=True):
    """A scenario, for all editions and readings under which its content is the same."""

    case: str
    editions: tuple[str, ...]
    """Each is a separate run with its own verdict."""
    scenario: str
    line: int
    clauses: tuple[str, ...]
    conflicts: tuple[str, ...] = ()
    """Conflicting documents: ids, as in `tcg-oracle conflicts`."""
    rulings: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    """Capabilities; *unsupported* for an engine that lacks one."""
    asked: tuple[str, ...] = ()
    """Clauses about being asked, or about the order of questions: with one, their form and order count."""
    midway: tuple[str, ...] = ()
    """Clauses that govern what is visible while a question is pending."""
    open_questions: tuple[str, ...] = ()
    """Open rules questions: a scenario that holds is *disputed*."""
    setup: Setup
    steps: tuple[Step, ...]
    manners: tuple[str, ...] = ()
    """Without one of these manners, an engine needs more with an action than the steps say."""
    intents: tuple[Intent, ...] = ()


class File(Data, frozen=True, kw_only=True):
    """The vectors of one feature."""

    format: int
    feature: str
    game: str
    vectors: tuple[Vector, ...]


# --- index --------------------------------------------------------------------------------------------------


class Vocabulary(Data, frozen=True, kw_only=True):
    """The facts about a game that a consumer needs to read its tables."""

    editions: tuple[str, ...]
    resource_zone: str
    """Its cards are counted, ready and spent; individual cards are compared only where nothing may change."""
    spent: str
    """The state of a used resource."""
    zones: dict[str, tuple[str, ...]]
    """Which card fields count in each zone."""
    implied: dict[str, tuple[str, ...]]
    """States that every card of a zone has, whether shown or not."""
    order_zones: tuple[str, ...]
    """Zones whose order counts."""
    sent: tuple[str, ...]
    """The groups of the first table that must equal the position sent."""


class Indexed(Data, frozen=True, kw_only=True):
    """A file of the folder."""

    path: str
    feature: str
    game: str
    vectors: int
    runs: int
    """Vectors, each counted once per edition."""
    sha256: str


class Index(Data, frozen=True, kw_only=True):
    """`index.json`: the contents of the folder."""

    made_by: str
    format: int
    suite: str
    """Version of the suite."""
    digest: str
    """SHA-256 over the digests of all files: equal vectors have equal digests."""
    protocol: int
    """Version of the messages in `setup`, `act` and `answer`."""
    vectors: int
    runs: int
    vocabulary: dict[str, Vocabulary]
    files: tuple[Indexed, ...]
