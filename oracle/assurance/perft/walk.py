"""Walks the tree of a game, on the reference or on any engine that lists legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, islice, permutations
from typing import Protocol, cast

from oracle.engines.base import Engine, EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.kernel.position import Position
from oracle.protocol.messages import Action, Decision, Observation, Reply, SetupParams
from oracle.suite.phrases.move import Move
from oracle.suite.play.answering import MOST_FORCED
from oracle.suite.play.questions import forced_answer
from oracle.suite.play.set_up import judge_set_up

LISTS, SNAPSHOTS = "legal-lists", "snapshots"
MOST_ANSWERS = 20_000
"""Maximum answers tried per question; with more, counting is hopeless."""


class CannotCount(InputError):
    """The position or the engine does not allow counting."""


class Walk(Protocol):
    """A game that can return to an earlier point."""

    pending: Decision | None
    """The question after the last move."""

    def here(self) -> object:
        """The current point of the game."""

    def back(self, to: object) -> None:
        """Return to that point."""

    def table(self) -> Observation:
        """The whole table."""

    def listed(self) -> tuple[Action, ...]:
        """The legal actions of the player whose turn it is."""

    def make(self, move: Move) -> bool:
        """Make a move; returns whether it was accepted. After a refusal the state is undefined: go back."""


def begin(engine: Engine, params: SetupParams, moves: tuple[Move, ...] = ()) -> Walk:
    """Set up an engine and make the first moves. Raises `CannotCount`, `EngineFault`."""
    support = engine.initialize().games.get(params.game)
    if support is None or LISTS not in support.capabilities:
        raise CannotCount("engine", f"it does not declare {LISTS}", "an engine that lists every legal action")
    ready = engine.setup(params)
    if ready.status != "ok":
        names = ", ".join(ready.unsupported)
        raise CannotCount("position", f"the engine cannot be set up: {ready.message or names}", "what it knows")
    judge_set_up(params, engine.observe(), support.manners)
    walk: Walk
    if isinstance(engine, ReferenceEngine):
        walk = InProcess(engine)
    elif SNAPSHOTS in support.capabilities:
        walk = WithSnapshots(engine)
    else:
        walk = Replaying(engine, params)
    for number, move in enumerate(moves):
        if move.action is None and walk.pending is None and isinstance(engine, ReferenceEngine):
            asked = "an action, or an answer where something is asked"
            raise CannotCount(f"do[{number}]", "it is an answer, and nobody is asked anything", asked)
        if not walk.make(move):
            raise CannotCount(f"do[{number}]", "it is refused", "moves that lead to the position to count from")
    return walk


def moves_from(walk: Walk, table: Observation) -> Iterator[Move]:
    """Every move to try: each listed action, or each answer that the pending question allows by number."""
    if table.result is not None:
        return
    decision = table.decision
    if decision is not None:
        yield from (Move(player=decision.player, answer=answer) for answer in answers(decision))
        return
    # The engine knows who acts; it is the player whose turn it is.
    player = table.position.turn.player
    yield from (Move(player=player, action=action) for action in walk.listed())


def answers(decision: Decision) -> Iterator[tuple[str, ...]]:
    """The answers a question allows by number, in every order if the order matters. Raises `CannotCount`."""
    options = decision.options
    pick = permutations if decision.kind == "order" else combinations
    most = min(decision.most, len(options))
    every = chain.from_iterable(pick(options, size) for size in range(decision.least, most + 1))
    yield from islice(every, MOST_ANSWERS)
    if next(every, None) is not None:
        raise CannotCount(
            "position", f"a question has more than {MOST_ANSWERS:,} answers ({decision.kind})", "a smaller position"
        )


class _Calls:
    """Makes moves on an engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.pending: Decision | None = None

    def table(self) -> Observation:
        return self.engine.observe()

    def listed(self) -> tuple[Action, ...]:
        legal = self.engine.legal()
        if not legal.complete:
            raise CannotCount("engine", "it says that a list of legal actions is not complete", "complete lists")
        return legal.actions

    def make(self, move: Move) -> bool:
        """Make a move; a question with a single answer is answered without counting as a move."""
        accepted = self._take(self._call(move))
        for _ in range(MOST_FORCED):
            forced = forced_answer(self.pending)
            if not accepted or forced is None or self.pending is None or self.table().result is not None:
                break
            self._take(self.engine.decide(self.pending.player, self.pending.id, forced))
        return accepted

    def _take(self, reply: Reply) -> bool:
        if reply.status == "unsupported":
            raise CannotCount("position", f"a move is not supported: {reply.message}", "what the engine knows")
        if reply.status == "accepted" or reply.decision is not None:
            self.pending = reply.decision
        return reply.status == "accepted"

    def _call(self, move: Move) -> Reply:
        if move.action is not None:
            return self.engine.act(move.player, move.action)
        if self.pending is None:
            raise EngineFault("order", "`observe` shows a question that the reply to the move did not")
        return self.engine.decide(move.player, self.pending.id, move.answer or ())


class InProcess(_Calls):
    """The reference in this process: going back means restoring an earlier value."""

    engine: ReferenceEngine

    def here(self) -> object:
        return self.engine.here(), self.pending

    def back(self, to: object) -> None:
        at, self.pending = cast("tuple[Position, Decision | None]", to)
        self.engine.go_back(at)


class WithSnapshots(_Calls):
    """An engine that can be taken back to a snapshot."""

    def here(self) -> object:
        return self.engine.snapshot(), self.pending

    def back(self, to: object) -> None:
        snapshot, self.pending = cast("tuple[str, Decision | None]", to)
        self.engine.restore(snapshot)


class Replaying(_Calls):
    """Any other engine: it is set up again, and every move is repeated."""

    def __init__(self, engine: Engine, params: SetupParams) -> None:
        super().__init__(engine)
        self.params = params
        self.made: tuple[Move, ...] = ()

    def here(self) -> object:
        return self.made

    def make(self, move: Move) -> bool:
        accepted = super().make(move)
        if accepted:
            self.made = (*self.made, move)
        return accepted

    def back(self, to: object) -> None:
        self.engine.setup(self.params)
        self.pending, self.made = None, ()
        for move in cast("tuple[Move, ...]", to):
            self.make(move)
