"""The run of an action: a short agenda of tasks, each re-run from its starting state with the answers so far.

Rule code reads straight down like the book. Asking a player returns the next recorded answer, or stops the run with
the decision as data; so a paused game is plain data too.
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
"""Events as they happen in the end, how many of the given ones are among them, and what follows behind them."""
S = TypeVar("S", bound=State)
"""The game's own kind of state."""
E = TypeVar("E")
"""The questions in which the game's editions differ."""
M_co = TypeVar("M_co", bound="Game[Any, Any]", covariant=True)
"""What stays the same through a match of the game."""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="event"):
    """Base of all events: the only way to change a state.

    Like all frozen values made by the thousand it is no part of a circle; no collector need see it (`gc=False`).
    """


class Task(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="task"):
    """Base of all tasks: a plain value naming what is to be run next."""


class Named(Protocol):
    """The definition of a card, as far as the kernel looks into it."""

    @property
    def full_name(self) -> str: ...


class Game(ABC, Generic[S, E]):
    """One match of a game: its constants (cards, players, edition) and the game's own answers to the kernel."""

    edition: E
    cards: Mapping[str, Named]
    """Ref → definition of every card the match began with."""
    overrides: Overrides
    """Rule functions replaced by a reading or a mutant."""
    task_budget: int = 2_000
    """Tasks that one action may take before what happens is taken to go on for ever, unless `counted` has changed."""
    event_budget: int = 10_000
    """Events that may come of one action before the same is said of it: a loop may make more with each round."""
    keeps: bool = True
    """Whether what follows from a state may be kept with it: not where a rule is broken on purpose, which has to show
    each time that it is asked."""
    replaces: bool = False
    """Whether anything in the match can replace events just before they happen: if not, nobody is asked."""
    forced: list[tuple[str, tuple[str, ...]]] | None = None
    """Whose questions had one possible answer, and which, for whoever wants to know; a task that is run again adds its
    own once more."""

    def counted(self, state: S) -> object:  # noqa: ARG002
        """What the rules count, and allow so often only: as long as it grows, what happens comes to an end."""
        return None

    def start(self, state: S) -> S:
        """A state that no event has made, made ready to play: with whatever the game hangs on its states."""
        return state

    def replaced(self, run: Run[S, Self], events: Sequence[Event]) -> Replaced:  # noqa: ARG002
        """The events about to happen, how many of them stand, and what is carried out behind them."""
        return events, len(events), ()

    @abstractmethod
    def fold(self, draft: Draft[S], event: Event) -> Event:
        """Write what the event does into the draft; returns it sealed: with new ids, and what left as it was before."""

    @abstractmethod
    def react(self, run: Run[S, Self], after: S, events: list[Event], board_changed: bool) -> S:
        """After a batch (`run.state` is the state before it): match triggers, end modifiers.

        Adds what that makes happen to `events`; returns the state with what now waits.
        """

    @abstractmethod
    def perform(self, run: Run[S, Self], task: Task) -> None:
        """Run one task."""

    @abstractmethod
    def irreversible(self, event: Event) -> bool:
        """Whether an illegal action leaves this event's consequence behind."""

    @abstractmethod
    def refused_answer(self) -> str:
        """Clause that refuses an answer which is no option at all."""

    @abstractmethod
    def loop(self, state: S, happened: Sequence[Event]) -> S:
        """The state in which a game ends that would go on for ever; what one action has made happen so far.

        Raises Undecided where the rules do not say how it ends.
        """


AnyGame = Game[Any, Any]
"""A match of whatever game."""


class Offer(Struct, frozen=True, kw_only=True, gc=False):
    """What is being declared, and may still be declined."""

    answer: int | None = None
    """Answers of this task from this one on are taken back; None: the whole action is."""
    events: int = 0
    """Events of this task that stay."""
    again: bool = True
    """It is offered again; otherwise it is over, and what follows goes on."""


DECLINED = "declined"
"""Kind of an answer that nobody was asked for: what begins here was declined."""


class Committed(Exception):
    """Ends a trial: from here on nothing can refuse the action."""


class Run(Generic[S, M_co]):
    """One run of one task: the state as it stands, what has happened, and the answers still to be used."""

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
        """Replacement effects that what is carried out now is in place of: they apply to it no more."""
        self.tasks: list[Task] = []
        self.trace = trace
        self.told = told
        """For the trace: where this run's events begin among those of the call."""
        self.hooked = trace is not None or bool(game.overrides) or not game.keeps
        """Whether rules are traced or replaced, or nothing is to be kept; otherwise they are called directly."""
        self.trial = False
        self.depth = 0
        """How many of its actions a game is carrying out within each other, where it lets them resolve so."""
        self.offer: Offer | None = None
        """Set by rule code while something is declared that its player may decline."""

    def go_on(self, told: int) -> None:
        """Begin the next task where this one has ended."""
        self.serial += self.cursor
        self.answers, self.cursor, self.told, self.offer = (), 0, told, None
        self.events, self.tasks = [], []

    def start_over(self, state: S) -> None:
        """Forget what was tried."""
        self.state, self.offer, self.applied = state, None, frozenset()
        self.events, self.declared, self.tasks = [], [], []

    def happen(self, *events: Event) -> int:
        """Let a batch of events happen at once: seal and fold each, then triggers and ends of modifiers.

        Returns how many of them happened, and not something in their place.
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
        """Let an event happen together with the next batch; at once if a question or a refusal comes first."""
        self.declared.append(event)

    def settle(self) -> None:
        """Let what was declared happen now."""
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
        """What the player takes. A question with one possible answer is not asked.

        Raises NeedsAnswer when nobody has answered yet, IllegalAction (back to this question) for a bad answer.
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
        """Whether the player declined what would begin here, so that it is over."""
        if not self.trial and self.cursor < len(self.answers) and self.answers[self.cursor].kind == DECLINED:
            self.cursor += 1
            return True
        return False

    def then(self, *tasks: Task) -> None:
        """Put tasks behind this one, before all that already waits on the agenda."""
        self.tasks.extend(tasks)

    def commit(self) -> None:
        """Say that nothing after this can refuse the action: a trial ends here."""
        if self.trial:
            raise Committed

    def could(self, attempt: Callable[[], object]) -> bool:
        """Whether the attempt would succeed, or get as far as a question or its commit. Leaves no trace."""
        return self._tried(attempt) is None

    def require(self, attempt: Callable[[], object]) -> None:
        """Raises what would keep the attempt from succeeding; otherwise it leaves no trace."""
        refusal = self._tried(attempt)
        if refusal is None:
            return
        if self.trace is not None:
            # The trace is to tell which rules the refusal came from.
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
            # The script is for what happens, not for what is only tried: chance can always be asked.
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
"""A run of a task of whatever game."""
