"""The run of an action: a short agenda of tasks, each re-run from its starting state with the answers so far.

Rule code reads straight down like the book. Asking a player returns the next recorded answer, or stops the run with
the decision as data; so a paused game is plain data too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from msgspec import Struct

from oracle.kernel.decisions import Answer, Decision, NeedsAnswer, WhyNot, check, forced
from oracle.kernel.errors import IllegalAction, OracleError, UnfitChance
from oracle.kernel.rules import TraceEntry
from oracle.kernel.state import Draft, State

TASK_BUDGET = 2_000
"""Tasks one action may take; a mandatory loop ends here with the result `loop` instead of hanging."""


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="event"):
    """Base of all events: the only way to change a state.

    Like all frozen values made by the thousand it is no part of a circle; no collector need see it (`gc=False`).
    """


class Task(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False, tag_field="task"):
    """Base of all tasks: a plain value naming what is to be run next."""


class Game(ABC):
    """One match of a game: its constants (cards, players, edition) and the game's own answers to the kernel."""

    edition: Any
    cards: Mapping[str, Any]
    """Ref → definition of every card the match began with."""
    overrides: Mapping[str, Callable[..., Any]]
    """Rule functions replaced by a reading or a mutant."""

    def start(self, state: Any) -> Any:
        """A state that no event has made, made ready to play: with whatever the game hangs on its states."""
        return state

    @abstractmethod
    def fold(self, draft: Draft, event: Any) -> Any:
        """Write what the event does into the draft; returns it sealed: with new ids, and what left as it was before."""

    @abstractmethod
    def react(self, run: Run, after: Any, events: list[Any], board_changed: bool) -> Any:
        """After a batch (`run.state` is the state before it): match triggers, end modifiers.

        Adds what that makes happen to `events`; returns the state with what now waits.
        """

    @abstractmethod
    def perform(self, run: Run, task: Any) -> None:
        """Run one task."""

    @abstractmethod
    def holds(self, state: Any, condition: Any, context: Any) -> bool:
        """Whether a condition of a card's text is true now."""

    @abstractmethod
    def irreversible(self, event: Any) -> bool:
        """Whether an illegal action leaves this event's consequence behind."""

    @abstractmethod
    def refused_answer(self) -> str:
        """Clause that refuses an answer which is no option at all."""

    @abstractmethod
    def loop(self, state: Any) -> Any:
        """The state in which a game ends that cannot go on by itself."""


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


class Run:
    """One run of one task: the state as it stands, what has happened, and the answers still to be used."""

    __slots__ = (
        "answers", "cursor", "declared", "events", "game", "hooked", "offer", "overrides", "serial", "state", "tasks",
        "told", "trace", "trial",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        state: Any,
        answers: tuple[Answer, ...],
        serial: int = 0,
        trace: list[TraceEntry] | None = None,
        told: int = 0,
    ) -> None:
        self.game: Any = game
        self.overrides = game.overrides
        self.state: Any = state
        self.answers = answers
        self.cursor = 0
        self.serial = serial
        self.events: list[Any] = []
        self.declared: list[Any] = []
        self.tasks: list[Any] = []
        self.trace = trace
        self.told = told
        """For the trace: where this run's events begin among those of the call."""
        self.hooked = trace is not None or bool(game.overrides)
        """Whether rules are traced or replaced; otherwise they are called directly."""
        self.trial = False
        self.offer: Offer | None = None
        """Set by rule code while something is declared that its player may decline."""

    def go_on(self, told: int) -> None:
        """Begin the next task where this one has ended."""
        self.serial += self.cursor
        self.answers, self.cursor, self.told, self.offer = (), 0, told, None
        self.events, self.tasks = [], []

    def happen(self, *events: Any) -> None:
        """Let a batch of events happen at once: seal and fold each, then triggers and ends of modifiers."""
        game, before = self.game, self.state
        if self.declared:
            events = (*self.declared, *events)
            self.declared.clear()
        draft = Draft(before)
        sealed = [game.fold(draft, event) for event in events]
        self.state = game.react(self, draft.finish(), sealed, draft.board_changed)
        self.events += sealed

    def declare(self, event: Any) -> None:
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
        why_not: WhyNot | None = None,
    ) -> tuple[str, ...]:
        """What the player takes. A question with one possible answer is not asked.

        Raises NeedsAnswer when nobody has answered yet, IllegalAction (back to this question) for a bad answer.
        """
        decision = Decision(
            kind=kind, player=player, options=options, least=least, most=most, source=source, text=text,
            serial=self.serial + self.cursor, modes=modes, part=part,
        )  # fmt: skip
        only = forced(decision)
        if only is not None:
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

    def then(self, *tasks: Any) -> None:
        """Put tasks behind this one, before all that already waits on the agenda."""
        self.tasks.extend(tasks)

    def commit(self) -> None:
        """Say that nothing after this can refuse the action: a trial ends here."""
        if self.trial:
            raise Committed

    def could(self, attempt: Callable[[], object]) -> bool:
        """Whether the attempt would succeed, or get as far as a question or its commit. Leaves no trace."""
        kept = (self.state, len(self.events), len(self.tasks), self.trial, self.trace)
        declared = list(self.declared)
        hooked, offer = self.hooked, self.offer
        self.trial, self.trace, self.hooked = True, None, bool(self.overrides)
        try:
            attempt()
        except IllegalAction:
            return False
        except (Committed, UnfitChance):
            # The script is for what happens, not for what is only tried: chance can always be asked.
            return True
        finally:
            self.state, events, tasks, self.trial, self.trace = kept
            self.hooked, self.offer = hooked, offer
            self.declared[:] = declared
            del self.events[events:]
            del self.tasks[tasks:]
        return True


class Position(Struct, frozen=True, kw_only=True, gc=False):
    """A game between two calls, paused inside an action or not.

    `base` is where the next task re-runs from, `table` what the players see; they differ only while a decision is
    pending. `start` is the state before the action under way.
    """

    base: Any
    table: Any
    start: Any = None
    agenda: tuple[Any, ...] = ()
    answers: tuple[Answer, ...] = ()
    decision: Decision | None = None
    serial: int = 0
    reported: int = 0
    """Events of the task under way that earlier outcomes have already reported."""
    offer: Offer | None = None
    """What `decline` would take back."""

    @staticmethod
    def at(state: State) -> Position:
        """The position of a game in which nothing is under way."""
        return Position(base=state, table=state)


class Outcome(Struct, frozen=True, kw_only=True, gc=False):
    """What came of a call: `clause` is None when it was accepted, otherwise the clause that refused it."""

    position: Position
    events: tuple[Any, ...] = ()
    clause: str | None = None
    why: str = ""
    passed: tuple[str, ...] = ()
    """Clauses of the rules the refusal passed through, innermost first."""

    @property
    def accepted(self) -> bool:
        return self.clause is None


def act(game: Game, position: Position, task: Task, trace: list[TraceEntry] | None = None) -> Outcome:
    """Run an action from a position in which no decision is pending."""
    if position.decision is not None:
        raise OracleError("an action was run while a decision is pending; the game decides what refuses it")
    state = position.base
    return _proceed(game, Position(base=state, table=state, start=state, agenda=(task,), serial=position.serial), trace)


def decide(game: Game, position: Position, taken: tuple[str, ...], trace: list[TraceEntry] | None = None) -> Outcome:
    """Answer the pending decision and run on."""
    decision = position.decision
    if decision is None:
        raise OracleError("an answer was given while no decision is pending; the game decides what refuses it")
    answers = (*position.answers, Answer(decision.kind, taken))
    outcome = _proceed(
        game,
        Position(base=position.base, table=position.table, start=position.start, agenda=position.agenda,
                 answers=answers, serial=position.serial, reported=position.reported),
        trace,
    )  # fmt: skip
    kept = outcome.clause is not None and outcome.position.decision is not None
    if not kept:
        return outcome
    return Outcome(position=position, clause=outcome.clause, why=outcome.why, passed=outcome.passed)


def decline(game: Game, position: Position, trace: list[TraceEntry] | None = None) -> Outcome:
    """Take back what is being declared, and run on from where it was offered; what cannot be undone stays."""
    offer = position.offer
    if offer is None:
        raise OracleError("nothing that is offered was declined; the game decides what refuses it")
    run = Run(game, position.base, position.answers, position.serial)
    with suppress(NeedsAnswer):
        game.perform(run, position.agenda[0])
    serial = position.serial + len(position.answers) + 1
    whole = offer.answer is None
    undone = Run(game, position.start if whole else position.base, ())
    for event in (*run.events[offer.events :], *run.declared):
        if game.irreversible(event):
            undone.happen(event)
    if offer.answer is None:
        return Outcome(position=Position(base=undone.state, table=undone.state, serial=serial))
    answers = position.answers[: offer.answer]
    if not offer.again:
        answers = (*answers, Answer(DECLINED, ()))
    back = Position(
        base=undone.state, table=undone.state, start=position.start, agenda=position.agenda, answers=answers,
        serial=serial, reported=min(offer.events, position.reported),
    )  # fmt: skip
    return _proceed(game, back, trace)


def could(game: Game, state: Any, task: Task) -> bool:
    """Whether the action would be legal: it runs to its commit, or to a question."""
    run = Run(game, state, ())
    run.trial = True
    try:
        game.perform(run, task)
    except IllegalAction:
        return False
    except (Committed, UnfitChance):
        return True
    return True


def _proceed(game: Game, at: Position, trace: list[TraceEntry] | None) -> Outcome:
    state, agenda = at.base, at.agenda
    happened: list[Any] = []
    reported = at.reported
    run = Run(game, state, at.answers, at.serial, trace, told=-reported)
    for _ in range(TASK_BUDGET):
        try:
            game.perform(run, agenda[0])
        except NeedsAnswer as question:
            run.settle()
            position = Position(
                base=state, table=run.state, start=at.start, agenda=agenda, answers=run.answers,
                decision=question.decision, serial=run.serial, reported=len(run.events), offer=run.offer,
            )  # fmt: skip
            happened += run.events[reported:]
            return Outcome(position=position, events=tuple(happened))
        except IllegalAction as illegal:
            return _refused(game, at, run, illegal, agenda, state)
        if run.events or run.tasks or run.cursor:
            happened += run.events[reported:] if reported else run.events
            reported = 0
            state, agenda = run.state, (*run.tasks, *agenda[1:])
            run.go_on(len(happened))
        else:
            # Most tasks look whether something is to be done, and nothing is.
            agenda = agenda[1:]
        if not agenda or state.result is not None:
            return Outcome(position=Position(base=state, table=state, serial=run.serial), events=tuple(happened))
    ended = game.loop(state)
    return Outcome(position=Position(base=ended, table=ended, serial=run.serial), events=tuple(happened))


def _refused(game: Game, at: Position, run: Run, illegal: IllegalAction, agenda: tuple[Any, ...], base: Any) -> Outcome:
    if illegal.back_to is not None:
        # The bad answer is forgotten: the question it answered is open again.
        kept = Position(
            base=base, table=base, start=at.start, agenda=agenda, answers=run.answers[: illegal.back_to],
            decision=Decision(kind="again", player="", options=()), serial=run.serial,
        )  # fmt: skip
        return Outcome(position=kept, clause=illegal.clause, why=illegal.why, passed=tuple(illegal.passed))
    if agenda != at.agenda or base is not at.base:
        raise OracleError(f"a task after the action refused it: {illegal}") from illegal
    return taken_back(game, at, run, illegal)


def taken_back(game: Game, at: Position, run: Run, illegal: IllegalAction) -> Outcome:
    """A refused action is as if it had never begun, but for what cannot be undone."""
    if at.start is not at.base:
        raise OracleError(f"a later task refused the whole action: {illegal}") from illegal
    undone = Run(game, at.start, ())
    for event in (*run.events, *run.declared):
        if game.irreversible(event):
            undone.happen(event)
    return Outcome(
        position=Position(base=undone.state, table=undone.state, serial=run.serial + run.cursor),
        clause=illegal.clause,
        why=illegal.why,
        passed=tuple(illegal.passed),
    )
