"""The run of an action: a short agenda of tasks, each re-run from its starting state with the answers so far.

Rule code reads straight down, like the book. Asking a player either returns the next recorded answer or stops the run
with the decision as data, so a paused game is plain data too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from msgspec import Struct

from oracle.kernel.decisions import Answer, Decision, NeedsAnswer, WhyNot, check, forced
from oracle.kernel.errors import IllegalAction, UnfitChance
from oracle.kernel.rules import Overrides, TraceEntry
from oracle.kernel.state import Draft, State

Replaced = tuple[Sequence["Event"], int, Sequence[Callable[[], object]]]
"""The events as they finally happen, how many of the given ones are among them, and what follows them."""
S = TypeVar("S", bound=State)
"""The game's own type of state."""
E = TypeVar("E")
"""The questions on which the game's editions differ."""
M_co = TypeVar("M_co", bound="Game[Any, Any]", covariant=True)
"""Everything that stays constant through a match."""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="event"):
    """Base of all events: the only way to change a state.

    Like all frozen values that are created by the thousand, events form no cycles and need no garbage collection
    (`gc=False`).
    """


class Task(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="task"):
    """Base of all tasks: a plain value naming what to run next."""


class Named(Protocol):
    """The part of a card definition that the kernel uses."""

    @property
    def full_name(self) -> str: ...


class Game(ABC, Generic[S, E]):
    """One match of a game: its constants (cards, players, edition) and the hooks that the kernel calls."""

    edition: E
    cards: Mapping[str, Named]
    """Ref → definition of every card the match began with."""
    overrides: Overrides
    """Rule functions replaced by a reading or a mutant."""
    task_budget: int = 2_000
    """Tasks that one action may use before it counts as endless, unless `counted` has changed."""
    event_budget: int = 10_000
    """Events that one action may cause before it counts as endless: a loop may cause more with each round."""
    keeps: bool = True
    """Whether results derived from a state may be cached with it. False for mutants, whose broken rule must run on
    every call.
    """
    replaces: bool = False
    """Whether anything in the match can replace events; if not, the replacement stage is skipped."""
    forced: list[tuple[str, tuple[str, ...]]] | None = None
    """Players whose questions had a single possible answer, with that answer, if a record is wanted; a re-run task adds
    its own again.
    """

    def counted(self, state: S) -> object:  # noqa: ARG002
        """A number that the rules limit: as long as it grows, the action will end."""
        return None

    def start(self, state: S) -> S:
        """Prepare a state that no event has produced: attach the data that the game keeps on its states."""
        return state

    def replaced(self, run: Run[S, Self], events: Sequence[Event]) -> Replaced:  # noqa: ARG002
        """The events about to happen after replacement, how many of the given ones remain, and what is carried out
        next.
        """
        return events, len(events), ()

    @abstractmethod
    def fold(self, draft: Draft[S], event: Event) -> Event:
        """Apply the event to the draft. Returns it sealed: with new ids, and with copies of objects that left, as they
        were.
        """

    @abstractmethod
    def react(self, run: Run[S, Self], after: S, events: list[Event], board_changed: bool) -> S:
        """After a batch (`run.state` is the state before it): match triggers, end modifiers.

        Appends the resulting events to `events`; returns the state with the abilities that now wait.
        """

    @abstractmethod
    def perform(self, run: Run[S, Self], task: Task) -> None:
        """Run one task."""

    @abstractmethod
    def irreversible(self, event: Event) -> bool:
        """Whether this event's effect stays even if the action turns out to be illegal."""

    @abstractmethod
    def refused_answer(self) -> str:
        """The clause that refuses an answer that is not an option."""

    @abstractmethod
    def loop(self, state: S, happened: Sequence[Event]) -> S:
        """The state in which an endless game ends; `happened` lists the action's events so far.

        Raises Undecided if the rules do not say how it ends.
        """


AnyGame = Game[Any, Any]
"""A match of any game."""


class Offer(Struct, frozen=True, kw_only=True, gc=False):
    """A declaration in progress that may still be declined."""

    answer: int | None = None
    """Declining takes back this task's answers from this index on; None: the whole action."""
    events: int = 0
    """How many of this task's events stay."""
    again: bool = True
    """Whether it is offered again; if not, it is over and the run goes on."""


DECLINED = "declined"
"""The kind of an unasked answer: the player declined the declaration that begins here."""


class Committed(Exception):
    """Ends a trial: from here on nothing can refuse the action."""


class Run(Generic[S, M_co]):
    """One run of one task: the current state, the events so far, and the answers still to be used."""

    __slots__ = (
        "answers", "applied", "cursor", "declared", "depth", "events", "game", "hooked", "offer", "overrides", "serial",
        "state", "tasks", "told", "trace", "trial",
    )  # fmt: skip

    def __init__(
        self,
        game: M_co,
        state: S,
        answers: tuple[Answer, ...],
        serial: int = 0,
        trace: list[TraceEntry] | None = None,
        told: int = 0,
    ) -> None:
        self.game = game
        self.overrides = game.overrides
        self.state = state
        self.answers = answers
        self.cursor = 0
        self.serial = serial
        self.events: list[Event] = []
        self.declared: list[Event] = []
        self.applied: frozenset[str] = frozenset()
        """Replacement effects that caused the current work; they cannot apply to it again."""
        self.tasks: list[Task] = []
        self.trace = trace
        self.told = told
        """For the trace: index of this run's first event among those of the call."""
        self.hooked = trace is not None or bool(game.overrides) or not game.keeps
        """Whether rules are traced or replaced, or caching is off; otherwise rules are called directly."""
        self.trial = False
        self.depth = 0
        """How many nested actions the game is carrying out, if it lets them resolve inside one another."""
        self.offer: Offer | None = None
        """Set by rule code during a declaration that the player may decline."""

    def go_on(self, told: int) -> None:
        """Begin the next task where this one ended."""
        self.serial += self.cursor
        self.answers, self.cursor, self.told, self.offer = (), 0, told, None
        self.events, self.tasks = [], []

    def start_over(self, state: S) -> None:
        """Forget everything that was tried."""
        self.state, self.offer, self.applied = state, None, frozenset()
        self.events, self.declared, self.tasks = [], [], []

    def happen(self, *events: Event) -> int:
        """Let a batch of events happen at once: seal and fold each, then match triggers and end modifiers.

        Returns how many happened without being replaced.
        """
        game = self.game
        stand: int = len(events)
        behind: Sequence[Callable[[], object]] = ()
        if game.replaces and events:
            left, stand, behind = game.replaced(self, events)
            events = tuple(left)
        before = self.state
        if self.declared:
            events = (*self.declared, *events)
            self.declared.clear()
        draft = Draft(before)
        sealed = [game.fold(draft, event) for event in events]
        self.state = game.react(self, draft.finish(), sealed, draft.board_changed)
        self.events += sealed
        for carry_out in behind:
            carry_out()
        return stand

    def declare(self, event: Event) -> None:
        """Add an event to the next batch; if a question or a refusal comes first, it happens before that."""
        self.declared.append(event)

    def settle(self) -> None:
        """Let the declared events happen now."""
        if self.declared:
            self.happen()

    def ask(
        self,
        kind: str,
        player: str,
        options: tuple[str, ...],
        *,
        least: int = 1,
        most: int = 1,
        source: str | None = None,
        text: str = "",
        modes: tuple[str, ...] = (),
        part: str = "",
        sorts: bool = False,
        why_not: WhyNot | None = None,
    ) -> tuple[str, ...]:
        """The player's choice; a question with only one possible answer is not asked.

        Raises NeedsAnswer if there is no answer yet, IllegalAction (back to this question) for a bad answer.
        """
        decision = Decision(
            kind=kind, player=player, options=options, least=least, most=most, source=source, text=text,
            serial=self.serial + self.cursor, modes=modes, part=part, sorts=sorts,
        )  # fmt: skip
        only = forced(decision)
        if only is not None:
            if self.game.forced is not None and not self.trial:
                self.game.forced.append((player, only))
            return only
        if self.trial:
            raise Committed
        if self.cursor >= len(self.answers):
            raise NeedsAnswer(decision)
        answer = self.answers[self.cursor]
        try:
            check(decision, answer, self.game.refused_answer(), why_not)
        except IllegalAction as illegal:
            illegal.back_to = self.cursor
            raise
        self.cursor += 1
        return answer.taken

    def declined(self) -> bool:
        """Whether the player declined the declaration that would begin here."""
        if not self.trial and self.cursor < len(self.answers) and self.answers[self.cursor].kind == DECLINED:
            self.cursor += 1
            return True
        return False

    def then(self, *tasks: Task) -> None:
        """Put tasks right after this one, before everything already on the agenda."""
        self.tasks.extend(tasks)

    def commit(self) -> None:
        """Mark the point after which nothing can refuse the action: a trial ends here."""
        if self.trial:
            raise Committed

    def could(self, attempt: Callable[[], object]) -> bool:
        """Whether the attempt would succeed, or get as far as a question or its commit. Leaves no trace."""
        return self._tried(attempt) is None

    def require(self, attempt: Callable[[], object]) -> None:
        """Raise the error that the attempt would raise; otherwise leave no trace."""
        refusal = self._tried(attempt)
        if refusal is None:
            return
        if self.trace is not None:
            # The trace must show which rules the refusal came from.
            attempt()
        raise refusal

    def _tried(self, attempt: Callable[[], object]) -> IllegalAction | None:
        kept = (self.state, self.trial, self.trace, self.hooked, self.offer)
        events, tasks, declared = len(self.events), len(self.tasks), tuple(self.declared)
        if not self.trial:
            self.trial, self.trace, self.hooked = True, None, bool(self.overrides) or not self.game.keeps
        try:
            attempt()
        except IllegalAction as refusal:
            return refusal
        except (Committed, UnfitChance):
            # The script is for real events, not for trials: chance is always available.
            return None
        finally:
            self.state, self.trial, self.trace, self.hooked, self.offer = kept
            if self.declared or declared:
                self.declared[:] = declared
            if len(self.events) > events:
                del self.events[events:]
            if len(self.tasks) > tasks:
                del self.tasks[tasks:]
        return None


AnyRun = Run[Any, Any]
"""A run of a task of any game."""
