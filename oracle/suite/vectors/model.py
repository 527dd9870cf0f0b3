"""What a file of vectors holds. `tcg-oracle vectors` writes the JSON Schema of these types beside the files."""

from __future__ import annotations

from msgspec import Struct

from oracle.protocol.messages import Action, Position, Printing
from oracle.protocol.values import JsonObject
from oracle.suite.table.checks import Check

FORMAT = 4
"""Goes up whenever a consumer has to be changed."""


class Data(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of everything here; what is left out has its default."""


# --- steps --------------------------------------------------------------------------------------------------


class Question(Data, frozen=True, kw_only=True):
    """A question as the reference asks it."""

    player: str
    kind: str
    options: tuple[str, ...]
    """Sorted: their order is free."""
    least: int
    most: int
    source: str = ""
    """Ref of the card whose text asks."""
    modes: tuple[str, ...] = ()
    """Of a choice between modes: all of them in the order of the text."""
    part: str = ""
    """`target`, `by`, `onto` or `at`, where it asks for what the action has left out."""


class Params(Data, frozen=True, kw_only=True):
    """Parameters of a call, but for the id of the question that `decide` answers."""

    player: str
    action: Action | None = None
    """Of `act`."""
    answer: tuple[str, ...] | None = None
    """Of `decide`."""


class Call(Struct, frozen=True, kw_only=True):
    """A call of the engine."""

    text: str
    line: int
    params: Params
    reply: tuple[str, ...]
    """What it may come to: `accepted`, `refused`, or either where the rules leave it open."""
    asks: Question | None
    """The question that the reference then has open."""
    may_ask: bool = False
    """Whether the rules leave open if anybody is asked."""
    may_end: bool = False
    """Whether the game may be over after it."""


class Act(Call, frozen=True, kw_only=True, tag_field="do", tag="act"):
    """A player does something, or takes the action under way back: `act` of the protocol."""


class Decide(Call, frozen=True, kw_only=True, tag_field="do", tag="decide"):
    """A player answers the pending question: `decide` of the protocol."""


class See(Data, frozen=True, kw_only=True, tag_field="do", tag="see"):
    """What must be seen now: every one of these checks holds."""

    text: str
    line: int
    checks: tuple[Check, ...]


Step = Act | Decide | See


# --- intents ------------------------------------------------------------------------------------------------


class Wish(Data, frozen=True, kw_only=True):
    """One thing a player wants."""

    step: int
    """The step that says it: an `answer`, or the `act` itself. Behind the last step where the scenario ends at it."""
    asked: int | None = None
    """The first step that `asks` it; left out where the action says it."""
    answer: tuple[str, ...] | None = None
    """Left out where the scenario ends at the question, or takes back what asks it."""
    said: str = ""
    """Part of the action that says it, so that nobody asks: `target`, `by`, `onto`, `at`, `resources`."""
    free: bool = False
    """Whether the answer decides nothing: an engine may take it itself, and not ask."""


class Intent(Data, frozen=True, kw_only=True):
    """What is wanted of an action, up to the next one."""

    step: int
    """The `act` that begins it."""
    refused: bool = False
    wishes: tuple[Wish, ...] = ()
    """In the order of the reference's questions, what the action says itself first."""


# --- vectors ------------------------------------------------------------------------------------------------


class Setup(Data, frozen=True, kw_only=True):
    """Parameters of `setup`, but for `game` and `edition`."""

    position: Position
    definitions: JsonObject = {}
    printings: dict[str, tuple[Printing, ...]] = {}
    chance: tuple[tuple[str, ...], ...] = ()


class Vector(Data, frozen=True, kw_only=True):
    """A scenario, for all the editions and readings under which it says the same."""

    case: str
    editions: tuple[str, ...]
    """Each is a run of its own, with a verdict of its own."""
    scenario: str
    line: int
    clauses: tuple[str, ...]
    conflicts: tuple[str, ...] = ()
    """Where documents disagree about this: ids, as in `tcg-oracle conflicts`."""
    rulings: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    """Capabilities; *unsupported* for an engine that lacks one."""
    asked: tuple[str, ...] = ()
    """Clauses about being asked, or about the order of questions: with one, their shape and order count."""
    midway: tuple[str, ...] = ()
    """Clauses that demand what is seen while a question is pending."""
    open_questions: tuple[str, ...] = ()
    """What the rules leave open: a scenario that holds is *disputed*."""
    setup: Setup
    steps: tuple[Step, ...]
    manners: tuple[str, ...] = ()
    """Without one of these an engine wants more to be said with an action than the steps do."""
    intents: tuple[Intent, ...] = ()


class File(Data, frozen=True, kw_only=True):
    """The vectors of one feature."""

    format: int
    feature: str
    game: str
    vectors: tuple[Vector, ...]


# --- index --------------------------------------------------------------------------------------------------


class Vocabulary(Data, frozen=True, kw_only=True):
    """What a consumer has to know of a game to read its tables."""

    editions: tuple[str, ...]
    resource_zone: str
    """Its cards are counted, ready and spent; which are which is compared only where nothing may change."""
    spent: str
    """The state of a resource that was used."""
    zones: dict[str, tuple[str, ...]]
    """What counts of a card in each zone."""
    implied: dict[str, tuple[str, ...]]
    """States that every card of a zone has, shown or not."""
    order_zones: tuple[str, ...]
    """Zones whose order counts."""
    sent: tuple[str, ...]
    """The groups of the first table that must be as those of the position that was sent."""


class Indexed(Data, frozen=True, kw_only=True):
    """A file of the folder."""

    path: str
    feature: str
    game: str
    vectors: int
    runs: int
    """Vectors, each as often as it has editions."""
    sha256: str


class Index(Data, frozen=True, kw_only=True):
    """`index.json`: what lies in the folder."""

    made_by: str
    format: int
    suite: str
    """Version of the suite."""
    digest: str
    """SHA-256 over the digests of all files: the same vectors have the same one."""
    protocol: int
    """Version of the messages in `setup`, `act` and `answer`."""
    vectors: int
    runs: int
    vocabulary: dict[str, Vocabulary]
    files: tuple[Indexed, ...]
