"""Determines which clauses calls to the reference reach: applied, refused, overridden, or only tried.

Rules are found in the trace. Homes (`RuleBook.home`) and trials leave no trace: they are found only with a `Watch`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from oracle.assurance.coverage.watch import Reached, Watch
from oracle.assurance.fuzz.case import Case
from oracle.engines.games import PLAYED, binding
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.rules import Overridden, Overrides, Rule, TraceEntry
from oracle.protocol.messages import Action, Characteristics, Legal, Observation, Reply, SetupParams, SetupResult

__all__ = ["ReachEngine", "Reached", "Watch", "note_reply", "note_trace", "reached", "watch"]


def watch(*games: str) -> Watch:
    """A watch over the homes of these games (default: all), to be opened with `with`. KeyError: unknown game."""
    return Watch(*(binding(game).book for game in games or PLAYED))


class ReachEngine(ReferenceEngine):
    """The reference, recording what calls reach; for results per call, replace these `Reached` objects."""

    def __init__(self, watch: Watch | None = None, *, overrides: Mapping[str, Overrides] | None = None) -> None:
        """`watch`: an open one, to find homes and trials as well; `overrides` as for the reference."""
        super().__init__(overrides=overrides, tracing=True)
        self.calls = Reached()
        """What `act` and `decide` reach."""
        self.views = Reached()
        """Reached to compute a player's view, or a card's numbers and keywords."""
        self.looks = Reached()
        """Reached by setting up a position, and by observing it or listing legal actions."""
        self._watch = watch

    def setup(self, params: SetupParams) -> SetupResult:
        with self._noting(self.looks, params.game):
            return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self._fresh()
        with self._noting(self.calls):
            reply = super().act(player, action)
        return self._noted(reply)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self._fresh()
        with self._noting(self.calls):
            reply = super().decide(player, decision, answer)
        return self._noted(reply)

    def observe(self, viewer: str | None = None) -> Observation:
        with self._noting(self.looks if viewer is None else self.views):
            return super().observe(viewer)

    def characteristics(self, ref: str) -> Characteristics:
        self._fresh()
        with self._noting(self.views):
            return super().characteristics(ref)

    def legal(self) -> Legal:
        with self._noting(self.looks):
            return super().legal()

    def _noted(self, reply: Reply) -> Reply:
        note_trace(self.trace or [], self.calls)
        note_reply(reply, self.calls)
        return reply

    def _fresh(self) -> None:
        """Forget results derived from the position; otherwise an earlier look would hide what a call needs."""
        if self._watch is not None and self._game is not None and self._at is not None:
            for state in (self._at.base, self._at.table, self._at.start):
                if state is not None:
                    self._game.start(state)

    @contextmanager
    def _noting(self, found: Reached, game: str = "") -> Iterator[None]:
        if self._watch is None:
            yield
            return
        self._watch.game = game or ("" if self._of is None else self._of.id)
        self._watch.found = found
        try:
            yield
        finally:
            self._watch.found = None


def note_trace(trace: list[TraceEntry], found: Reached) -> None:
    """Add the rules of one call's trace."""
    entered: list[Rule] = []
    for mark, _ in trace:
        if isinstance(mark, Rule):
            entered.append(mark)
        elif isinstance(mark, Overridden):
            found.overridden.update(mark.rule.clauses)
        elif mark:
            found.applied.update(entered.pop().clauses)
        else:
            found.refused.update(entered.pop().clauses)
    for waiting in entered:
        found.applied.update(waiting.clauses)


def note_reply(reply: Reply, found: Reached) -> None:
    """Add the clauses of a refusal, or the clause that leaves the result undecided."""
    if reply.status == "refused":
        found.refused.update((reply.code, *reply.clauses))
    elif reply.code:
        found.applied.add(reply.code)


def reached(case: Case, watch: Watch | None = None, *, overrides: Mapping[str, Overrides] | None = None) -> Reached:
    """What the moves of a case reach; moves after one that is impossible are left out. Raises InputError."""
    engine = ReachEngine(watch, overrides=overrides)
    if engine.setup(case.setup).status != "ok":
        return engine.calls
    for move in case.moves:
        if move.action is not None:
            engine.act(move.player, move.action)
            continue
        pending = engine.observe().decision
        if pending is None:
            break
        engine.decide(move.player, pending.id, move.answer or ())
    return engine.calls
