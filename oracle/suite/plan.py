"""Plans: a scenario compiled to a position and a list of calls, ready to run on any engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from oracle.engines.reference_books import completed
from oracle.protocol.messages import Position, SetupParams
from oracle.protocol.values import JsonObject
from oracle.suite.feature_file import Table
from oracle.suite.phrases.move import Move
from oracle.suite.table.checks import Check


class StepText(Struct, frozen=True):
    """A step as shown to a reader."""

    text: str
    line: int


Added = Literal["", "yes", "said", "more"]
"""Marks a step that the scenario does not spell out; empty for a written step. `yes`: an answer *yes* that no line
gives. `said`: the only possible answer, for which the reference does not ask. `more`: a step of any kind about cards
that only a variation has.
"""


class StoredStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A When or Then step matched to its phrase: keyword and pattern identify it, `raw` are the words filled in."""

    keyword: Literal["when", "then"]
    pattern: str
    raw: tuple[str | None, ...]
    text: str
    line: int
    table: Table | None = None
    doc: str | None = None
    added: Added = ""


class Mention(Struct, frozen=True):
    """A name in a scenario that only the game can check."""

    kind: Literal["clause", "conflict", "card", "definition"]
    name: str
    line: int


class Settled(Struct, frozen=True):
    """The outcomes that decisions allow, among those that the rules leave open under an edition."""

    decisions: tuple[str, ...]
    """Their names."""
    kept: tuple[int, ...]
    """The indexes of the rows that stay in the table."""
    of: int
    """How many rows the table has."""


class PlanData(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a compiled scenario that can be stored."""

    case: str
    scenario: str
    feature: str
    """Path relative to the suite, with `/`."""
    line: int
    game: str
    tags: tuple[str, ...]
    clauses: tuple[str, ...]
    editions: tuple[str, ...]
    """Editions and readings the scenario runs under, in the game's order."""
    conflicts: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    """Capabilities an engine must declare, sorted."""
    midway: tuple[str, ...] = ()
    """Clauses that govern what the scenario checks on the table while a question is pending."""
    asked: tuple[str, ...] = ()
    """Clauses about being asked, or about the order of questions; with one of them the form of questions is judged."""
    position: Position
    definitions: JsonObject = {}
    chance: tuple[tuple[str, ...], ...] = ()
    given: tuple[StepText, ...] = ()
    steps: tuple[StoredStep, ...] = ()
    mentions: tuple[Mention, ...] = ()
    varied: str = ""
    """The seed of a variation; empty for a scenario as written."""
    settled: dict[str, Settled] = {}
    """Edition → what decisions have settled under it."""


class Call(Struct, frozen=True, kw_only=True):
    """A When or Then step ready to run."""

    move: Move | None = None
    """What a When step does."""
    function: Callable[..., Iterable[Check]] | None = None
    """For a Then step: game, edition and arguments → checks."""
    negative: bool = False
    """Whether a Then step expects at least one of its checks to fail."""
    arguments: tuple[Any, ...] = ()
    text: str
    line: int
    asks: bool = False
    """Whether a Then step checks who is asked what."""
    compares: tuple[str, ...] = ()
    """What a Then step compares the table with: the table before the last `call`, or before the last `action`."""
    watch: bool = False
    """Whether a later step compares with the table before this When step."""
    looks: bool = False
    """Whether a Then step checks the table, beyond replies and questions."""
    ends: bool = False
    """Whether a Then step states that the game is over."""
    needs: tuple[str, ...] = ()
    added: Added = ""

    @property
    def is_when(self) -> bool:
        """Whether it is a When step."""
        return self.move is not None

    @property
    def answers(self) -> bool:
        """Whether a When step answers a question instead of starting an action."""
        return self.move is not None and self.move.answers

    @property
    def if_asked(self) -> bool:
        """Whether it answers only if there is such a question."""
        return self.move is not None and self.move.if_asked


class Outcome(Struct, frozen=True, kw_only=True):
    """A row of a table of outcomes: a Then phrase, and the editions it applies to (none: all)."""

    call: Call
    editions: tuple[str, ...] = ()


OPEN_QUESTION = "the rules leave open: "
"""How a Then step with several permitted outcomes begins."""


class Plan(PlanData, frozen=True, kw_only=True):
    """A scenario ready to run."""

    calls: tuple[Call, ...]

    def clauses_under(self, edition: str) -> tuple[str, ...]:
        """The clauses it rests on under an edition or reading; statements only if they belong to that document."""
        return tuple(clause for clause in self.clauses if ":" not in clause or clause.startswith(f"{edition}:"))

    @property
    def open_questions(self) -> tuple[str, ...]:
        """The open rules questions among its Then steps."""
        texts = [step.text for step in self.steps if step.pattern.startswith(OPEN_QUESTION)]
        return tuple(text.partition(OPEN_QUESTION)[2] for text in texts)


def setup_params(plan: Plan, edition: str) -> SetupParams:
    """The message that sets up an engine for a scenario."""
    params = SetupParams(
        game=plan.game,
        edition=edition,
        position=plan.position,
        definitions=plan.definitions,
        chance=plan.chance,
    )
    return completed(params)
