"""A game between two calls, and the calls that change it: begin an action, answer a decision, decline."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from typing import Any, Generic, TypeVar

from msgspec import Struct

from oracle.kernel.decisions import Answer, Decision, NeedsAnswer
from oracle.kernel.errors import IllegalAction, OracleError, UnfitChance
from oracle.kernel.rules import TraceEntry
from oracle.kernel.run import DECLINED, AnyGame, AnyRun, Committed, Event, Game, Offer, Run, Task
from oracle.kernel.state import State

S = TypeVar("S", bound=State)
E = TypeVar("E")


class Position(Struct, frozen=True, kw_only=True, gc=False):
    """A game between two calls; it may be paused inside an action.

    `base` is the state from which the next task re-runs, `table` the state that players see; they differ only while a
    decision is pending. `start` is the state before the current action.
    """

    base: Any
    table: Any
    start: Any = None
    agenda: tuple[Task, ...] = ()
    answers: tuple[Answer, ...] = ()
    decision: Decision | None = None
    serial: int = 0
    reported: int = 0
    """Events of the current task that earlier outcomes have already reported."""
    offer: Offer | None = None
    """What `decline` would take back."""

    @staticmethod
    def at(state: State) -> Position:
        """A position with no action in progress."""
        return Position(base=state, table=state)


class Outcome(Struct, frozen=True, kw_only=True, gc=False):
    """The result of a call: `clause` is None if it was accepted, else the refusing clause."""

    position: Position
    events: tuple[Event, ...] = ()
    clause: str | None = None
    why: str = ""
    passed: tuple[str, ...] = ()
    """Clauses of the rules that the refusal passed through, innermost first."""

    @property
    def accepted(self) -> bool:
        return self.clause is None


def act(game: AnyGame, position: Position, task: Task, trace: list[TraceEntry] | None = None) -> Outcome:
    """Run an action from a position in which no decision is pending."""
    if position.decision is not None:
        raise OracleError("an action was run while a decision is pending; the game has to refuse it")
    state = position.base
    return _proceed(game, Position(base=state, table=state, start=state, agenda=(task,), serial=position.serial), trace)


def act_within(
    game: AnyGame, position: Position, task: Task, rest: tuple[Task, ...], trace: list[TraceEntry] | None = None
) -> Outcome:
    """Drop the pending decision and run an action; then run `rest`, the remainder of the interrupted work."""
    state, serial = position.table, position.serial + len(position.answers) + 1
    return _proceed(game, Position(base=state, table=state, start=state, agenda=(task, *rest), serial=serial), trace)


def decide(game: AnyGame, position: Position, taken: tuple[str, ...], trace: list[TraceEntry] | None = None) -> Outcome:
    """Answer the pending decision and run on."""
    decision = position.decision
    if decision is None:
        raise OracleError("an answer was given while no decision is pending; the game has to refuse it")
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


def decline(game: AnyGame, position: Position, trace: list[TraceEntry] | None = None) -> Outcome:
    """Take back the current declaration and continue from the point that offered it; irreversible events stay."""
    offer = position.offer
    if offer is None:
        raise OracleError("nothing was offered, yet something was declined; the game has to refuse it")
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


class Trial(Generic[S, E]):
    """A state in which actions are tried one by one, each independent of the others."""

    def __init__(self, game: Game[S, E], state: S) -> None:
        self._perform = game.perform
        self._state = state
        self._run = Run(game, state, ())
        self._run.trial = True

    def could(self, task: Task) -> bool:
        """Whether the action would be legal, which means that it reaches its commit or a question."""
        run, state = self._run, self._state
        try:
            self._perform(run, task)
        except IllegalAction:
            return False
        except (Committed, UnfitChance):
            return True
        finally:
            if run.state is not state or run.declared or run.events or run.tasks or run.offer or run.applied:
                run.start_over(state)
        return True


def _proceed(game: AnyGame, at: Position, trace: list[TraceEntry] | None) -> Outcome:
    state, agenda = at.base, at.agenda
    happened: list[Event] = []
    reported = at.reported
    run = Run(game, state, at.answers, at.serial, trace, told=-reported)
    counted, tasks, events = None, game.task_budget, game.event_budget
    for done in count():
        if done == tasks or len(happened) > events:
            before, counted = counted, game.counted(state)
            if counted == before:
                break
            tasks, events = done + game.task_budget, len(happened) + game.event_budget
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
            # Most tasks only find that there is nothing to do.
            agenda = agenda[1:]
        if not agenda or state.result is not None:
            return Outcome(position=Position(base=state, table=state, serial=run.serial), events=tuple(happened))
    ended = game.loop(state, happened)
    return Outcome(position=Position(base=ended, table=ended, serial=run.serial), events=tuple(happened))


def _refused(
    game: AnyGame, at: Position, run: AnyRun, illegal: IllegalAction, agenda: tuple[Task, ...], base: State
) -> Outcome:
    if illegal.back_to is not None:
        # The bad answer is dropped: its question is open again.
        kept = Position(
            base=base, table=base, start=at.start, agenda=agenda, answers=run.answers[: illegal.back_to],
            decision=Decision(kind="again", player="", options=()), serial=run.serial,
        )  # fmt: skip
        return Outcome(position=kept, clause=illegal.clause, why=illegal.why, passed=tuple(illegal.passed))
    if agenda != at.agenda or base is not at.base:
        raise OracleError(f"a task after the action refused it: {illegal}") from illegal
    return taken_back(game, at, run, illegal)


def taken_back(game: AnyGame, at: Position, run: AnyRun, illegal: IllegalAction) -> Outcome:
    """Undo a refused action, except for irreversible events."""
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
