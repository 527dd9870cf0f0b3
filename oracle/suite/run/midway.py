"""Finds assertions made before the rules have finished resolving: a pending question could still change the table.

Engines may legitimately be at different points there. The reference plays on from the assertion over all answers; if
the step holds at every end of the action, it is harmless. One case is always harmless: the rules themselves ask (as on
a new day), no step answers, and the answer may be nothing. Wherever an engine asks it, nothing has been taken yet.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, islice, permutations

from msgspec import Struct

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Decision
from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call, Plan
from oracle.suite.play.failure import ACCEPTED, REFUSED, Failed, Unsupported
from oracle.suite.play.world import World
from oracle.suite.run.single_run import begin
from oracle.suite.table.wording import decision_words

MOST_ENDS = 64
"""Maximum ends of one action to examine."""
MOST_ANSWERS = 8
"""Maximum answers tried per question: half of them with few options, half with many."""
DEEPEST = 40
"""Questions in a row after which a path is abandoned."""


class Look(Struct, frozen=True, kw_only=True):
    """A step that checks the table too early."""

    edition: str
    line: int
    text: str
    asked: str
    """The pending question, in words."""

    def __str__(self) -> str:
        return (
            f'"{self.text}" checks the table while a question is pending ({self.asked}), and not every answer to it '
            "leaves that so; look after the last answer, or name the clause that demands it with @midway:"
        )


def early_looks(plan: Plan, engine: ReferenceEngine | None = None) -> tuple[Look, ...]:
    """The early checks of a scenario that names no clause for them, each once, under the first edition that has it.

    Anything the reference cannot play, or fails on, is not judged here.
    """
    if plan.midway:
        return ()
    found: dict[int, Look] = {}
    for edition in plan.editions:
        for look in _looks_under(plan, edition, engine or ReferenceEngine()):
            found.setdefault(look.line, look)
    return tuple(found.values())


def _looks_under(plan: Plan, edition: str, engine: ReferenceEngine) -> Iterator[Look]:
    try:
        world = begin(plan, engine, edition, engine.initialize())
        for place, call in enumerate(plan.calls):
            world.run(call, watch=True)
            asked = engine.observe().decision
            if (
                asked is None
                or not _looks(call, world)
                or _holds_at_every_end(engine, world, call, spoken_of=_answers_later(plan.calls[place:]))
            ):
                continue
            yield Look(edition=edition, line=call.line, text=call.text, asked=decision_words(asked))
    except (Failed, Unsupported, InputError, OracleError):
        # Whoever runs the scenario gets this error; there is nothing to examine from here on.
        return


def _looks(call: Call, world: World) -> bool:
    """Whether a step checks the table; "a refusal changed nothing" holds whatever is asked."""
    refused = world.reply is not None and world.reply.status == REFUSED
    return any(row.looks and not (refused and row.compares == ("call",)) for row in rows_of(call, world.edition))


def _answers_later(calls: Sequence[Call]) -> bool:
    """Whether a step before the next action answers the current question."""
    rest = next((place for place, call in enumerate(calls) if call.is_when and not call.answers), len(calls))
    return any(call.answers for call in calls[:rest])


def _holds_at_every_end(engine: ReferenceEngine, world: World, call: Call, *, spoken_of: bool) -> bool:
    def holds() -> bool:
        later = copy.copy(world)
        later.forget()
        later.may_be_over = True
        later.open_questions = []
        try:
            later.perform(call)
        except Failed:
            return False
        return True

    here = engine.here()
    held = _Ends(engine, holds, spoken_of=spoken_of).all_hold(0)
    engine.go_back(here)
    return held


class _Ends:
    """The ends of the current action, depth first."""

    def __init__(self, engine: ReferenceEngine, holds: Callable[[], bool], *, spoken_of: bool) -> None:
        self.engine = engine
        self.spoken_of = spoken_of
        self.holds = holds
        self.left = MOST_ENDS

    def all_hold(self, depth: int) -> bool:
        asked = self.engine.observe().decision
        if asked is None:
            self.left -= 1
            return self.holds()
        here = self.engine.here()
        nothing = None if self.spoken_of else _nothing(asked)
        for answer in _answers(asked) if nothing is None else (nothing,):
            if self.left <= 0 or depth == DEEPEST:
                break
            reply = self.engine.decide(asked.player, asked.id, answer)
            if reply.status == ACCEPTED and not self.all_hold(depth + 1):
                return False
            self.engine.go_back(here)
        return True


def _nothing(asked: Decision) -> tuple[str, ...] | None:
    """The answer that takes nothing, if the rules themselves ask and not a card of the scenario."""
    return () if asked.least == 0 and asked.source is None and asked.kind != "may" else None


def _answers(asked: Decision) -> Iterator[tuple[str, ...]]:
    """Some answers that a question allows by number, the smallest and the largest first."""
    pick = permutations if asked.kind == "order" else combinations
    sizes = range(asked.least, min(asked.most, len(asked.options)) + 1)
    few = chain.from_iterable(pick(asked.options, size) for size in sizes)
    many = chain.from_iterable(pick(asked.options[::-1], size) for size in reversed(sizes))
    yield from dict.fromkeys(chain(islice(few, MOST_ANSWERS // 2), islice(many, MOST_ANSWERS // 2)))
