"""Going down and up the tree of a game, on the reference or on any engine that lists legal actions."""

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
"""Answers to one question that are tried; a question with more makes counting hopeless."""


class CannotCount(InputError):
    """The position or the engine does not allow counting."""


class Walk(Protocol):
    """A game that can be left and taken up again."""

    pending: Decision | None
    """What is asked after the last move."""

    def here(self) -> object:
        """Where the game is."""

    def back(self, to: object) -> None:
        """Go on from there."""

    def table(self) -> Observation:
        """Everything on the table."""

    def listed(self) -> tuple[Action, ...]:
        """The actions the player whose turn it is may take."""

    def make(self, move: Move) -> bool:
        """Make a move; whether it was accepted. After a refusal the game may be anywhere: go back."""


def begin(engine: Engine, params: SetupParams, moves: tuple[Move, ...] = ()) -> Walk:
    """Set an engine up and make the first moves. Raises `CannotCount`, `EngineFault`."""
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
    """Every move that may be tried: each listed action, or each answer the pending question allows by its numbers."""
    if table.result is not None:
        return
    decision = table.decision
    if decision is not None:
        yield from (Move(player=decision.player, answer=answer) for answer in answers(decision))
        return
    # Who acts is the engine's to know; it is the player whose turn it is.
    player = table.position.turn.player
    yield from (Move(player=player, action=action) for action in walk.listed())


def answers(decision: Decision) -> Iterator[tuple[str, ...]]:
    """The answers a question allows: so many options, in any order where the order counts. Raises `CannotCount`."""
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
    """Making moves on an engine."""

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
        """Make a move; a question with one answer is answered and no move of its own."""
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
            raise EngineFault("order", "the engine asks a question when observed, and not when the move was made")
        return self.engine.decide(move.player, self.pending.id, move.answer or ())


class InProcess(_Calls):
    """The reference in this process: going back is remembering where it was."""

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
    """Any other engine: set up anew, and every move made again."""

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
