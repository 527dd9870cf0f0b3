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
    """A step as a reader knows it."""

    text: str
    line: int


Added = Literal["", "yes", "said", "more"]
"""What a scenario leaves unsaid, of an answering step: nothing; it is a *yes* that no line of the file says; or its
answer is the only possible one, so that the reference does not ask for it. `more` is a step of any kind that is about
cards which only a variation has."""


class StoredStep(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A When or Then step with its phrase found: keyword and pattern name it, `raw` are the words put into it."""

    keyword: Literal["when", "then"]
    pattern: str
    raw: tuple[str | None, ...]
    text: str
    line: int
    table: Table | None = None
    doc: str | None = None
    added: Added = ""


class Mention(Struct, frozen=True):
    """A name in a scenario that only the game knows to be right."""

    kind: Literal["clause", "conflict", "card", "definition"]
    name: str
    line: int


class PlanData(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a compiled scenario that can be written down."""

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
    """Clauses that demand what the scenario sees of the table while a question is pending."""
    asked: tuple[str, ...] = ()
    """Clauses that are about being asked, or about the order of questions: with one the shape of questions counts."""
    position: Position
    definitions: JsonObject = {}
    chance: tuple[tuple[str, ...], ...] = ()
    given: tuple[StepText, ...] = ()
    steps: tuple[StoredStep, ...] = ()
    mentions: tuple[Mention, ...] = ()
    varied: str = ""
    """The seed of a variation; empty for a scenario as it is written."""


class Call(Struct, frozen=True, kw_only=True):
    """A When or Then step ready to run."""

    move: Move | None = None
    """What a When step does."""
    function: Callable[..., Iterable[Check]] | None = None
    """Of a Then step: game, edition and arguments → checks."""
    negative: bool = False
    """Whether a Then step says that not all of its checks hold."""
    arguments: tuple[Any, ...] = ()
    text: str
    line: int
    asks: bool = False
    """Whether a Then step looks at who is asked what."""
    compares: tuple[str, ...] = ()
    """What a Then step compares the table with: the one before the last `call`, or before the last `action`."""
    watch: bool = False
    """Whether a later step compares with the table before this When step."""
    looks: bool = False
    """Whether a Then step looks at the table, and not only at what was answered or is asked."""
    ends: bool = False
    """Whether a Then step says that the game is over."""
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
        """Whether it does so only if there is such a question."""
        return self.move is not None and self.move.if_asked


class Outcome(Struct, frozen=True, kw_only=True):
    """A row of a table of outcomes: a Then phrase, and the editions it is meant for (none: all)."""

    call: Call
    editions: tuple[str, ...] = ()


OPEN_QUESTION = "the rules leave open: "
"""How a Then step begins that lists several outcomes."""


class Plan(PlanData, frozen=True, kw_only=True):
    """A scenario ready to run."""

    calls: tuple[Call, ...]

    def clauses_under(self, edition: str) -> tuple[str, ...]:
        """The clauses it rests on under an edition or reading: of statements only those of that document."""
        return tuple(clause for clause in self.clauses if ":" not in clause or clause.startswith(f"{edition}:"))

    @property
    def open_questions(self) -> tuple[str, ...]:
        """What the rules leave open that its Then steps ask."""
        texts = [step.text for step in self.steps if step.pattern.startswith(OPEN_QUESTION)]
        return tuple(text.partition(OPEN_QUESTION)[2] for text in texts)


def setup_params(plan: Plan, edition: str) -> SetupParams:
    """The message that sets an engine up for a scenario."""
    params = SetupParams(
        game=plan.game,
        edition=edition,
        position=plan.position,
        definitions=plan.definitions,
        chance=plan.chance,
    )
    return completed(params)
