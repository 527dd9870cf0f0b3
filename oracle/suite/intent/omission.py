"""Finds the options that an engine may omit: those that change nothing beyond what other options also change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError, OracleError
from oracle.protocol.messages import Decision
from oracle.suite.intent.equivalence import MOST_TRIED, play_up_to
from oracle.suite.intent.line import NO, YES, Fact
from oracle.suite.plan import Plan, setup_params
from oracle.suite.play.failure import Failed, Unsupported
from oracle.suite.play.questions import every_answer

MOST_CALLS, MOST_IN_VARIATIONS = 128, 512
"""Maximum calls for exploring the consequences of these answers."""

RECORDS = ("log", "stamps")
"""Fields that record the past and say nothing about the present."""

Facts = frozenset[str]
"""A state, as one text per fact."""


class _TooMany(Exception):
    pass


class Outcome(Struct, frozen=True):
    """One answer, and its possible results."""

    answer: tuple[str, ...]
    ends: tuple[int, ...]
    """Numbers of all possible end states; equal numbers mean equal states."""
    idle: bool
    """Whether it affects things, but has no consequence that not every answer has.

    With *no* and 0 a player declines, sorted things are processed in any case, and a cost that is not offered cannot be
    paid in place of another: none of these is idle.
    """


Tried = tuple[Outcome, ...] | None
"""The results of each answer to a question; None if there is too much to try, empty if it cannot be tried at all."""


def outcomes(plan: Plan, edition: str, fact: Fact) -> Tried:
    """The results of each answer to a fact's question on the reference, over all later answers."""
    if fact.said:
        return ()
    engine = ReferenceEngine(recognisable=True)
    try:
        engine.setup(setup_params(plan, edition))
        play_up_to(engine, plan, edition, fact.place)
    except (Failed, Unsupported, EngineFault, InputError, OracleError):
        return ()
    return outcomes_here(engine, fact.question, MOST_IN_VARIATIONS if plan.varied else MOST_CALLS)


def outcomes_here(engine: ReferenceEngine, question: Decision, most: int = MOST_CALLS) -> Tried:
    """The results of each answer to the current question of a `recognisable` reference, which is left unchanged."""
    here = engine.here()
    asked = engine.observe().decision
    if asked is None or question.kind in ("name", "order") or set(asked.options) != set(question.options):
        return ()
    try:
        of_things = _of_things(asked) and not (here.decision and here.decision.sorts)
        return _Trial(engine, most).outcomes(asked, idle=of_things)
    except _TooMany:
        return None
    except (EngineFault, InputError, OracleError):
        return ()
    finally:
        engine.go_back(here)


def left_out(tried: Tried, question: Decision, offered: Iterable[str]) -> tuple[str, ...] | None:
    """The options with a result that the offered ones cannot reach; None if nothing is known."""
    kept = set(offered)
    missing = [option for option in question.options if option not in kept]
    if not missing:
        return ()
    if not tried:
        return None
    rest = {end for one in tried if set(one.answer) <= kept for end in one.ends}
    return tuple(option for option in missing if _matters(option, tried, rest))


def is_to_be_asked(tried: Tried, answer: tuple[str, ...] | None) -> bool:
    """Whether another answer than this one matters, or with None whether any does; True if unknown."""
    return tried is None or not any(
        answer in (None, own.answer) and all(set(one.ends) <= set(own.ends) or one.idle for one in tried)
        for own in tried
    )


def changes_nothing(tried: Tried, answer: tuple[str, ...]) -> bool:
    """Whether this answer has no consequences and therefore need not be offered; False if unknown."""
    return tried is not None and any(one.answer == answer and one.idle for one in tried)


def _matters(option: str, tried: Sequence[Outcome], rest: set[int]) -> bool:
    """Whether an answer with this option has a result that no offered answer has."""
    return any(option in one.answer and not set(one.ends) <= rest and not one.idle for one in tried)


class _Trial:
    """Follows every answer to its end states, on a reference that is left unchanged."""

    def __init__(self, engine: ReferenceEngine, most: int) -> None:
        self._engine = engine
        self._most = most
        self._before = _facts(engine.shown_state())
        self._calls = 0

    def outcomes(self, asked: Decision, *, idle: bool) -> tuple[Outcome, ...]:
        """The results of each answer to the current question; `idle`: whether answers may count as idle. Raises
        _TooMany.
        """
        came = {answer: set(self._follow(asked, answer)) for answer in _answers(asked)}
        every = [end for ends in came.values() for end in ends]
        if not every:
            return ()
        always, numbers = frozenset.intersection(*every), {end: number for number, end in enumerate(every)}
        return tuple(
            Outcome(answer, tuple(sorted(numbers[end] for end in ends)), bool(answer) and idle and ends == {always})
            for answer, ends in came.items()
        )

    def _follow(self, asked: Decision, answer: tuple[str, ...]) -> Iterator[Facts]:
        start = self._engine.here()
        self._calls += 1
        if self._calls > self._most:
            raise _TooMany
        reply = self._engine.decide(asked.player, asked.id, answer)
        if reply.status == "accepted" and reply.decision is None:
            now = _facts(self._engine.shown_state())
            yield frozenset({f"no longer {one}" for one in self._before - now} | (now - self._before))
        elif reply.status == "accepted" and reply.decision is not None:
            for other in _answers(reply.decision):
                yield from self._follow(reply.decision, other)
        self._engine.go_back(start)


def _of_things(asked: Decision) -> bool:
    """Whether it is about things to be affected, and not about whether, how many, or at which cost."""
    told = asked.kind in ("may", "cost") or {YES, NO} & set(asked.options)
    return not told and not all(option.isdecimal() for option in asked.options)


def _answers(asked: Decision) -> list[tuple[str, ...]]:
    found = every_answer(asked, MOST_TRIED)
    if found is None:
        raise _TooMany
    return found


def _facts(state: Mapping[str, Any]) -> Facts:
    kept = {name: value for name, value in state.items() if name not in RECORDS}
    return frozenset(_told(kept, ""))


def _told(value: Any, where: str) -> Iterator[str]:
    """Plain data as one text per leaf."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _told(inner, f"{where}/{key}")
    elif isinstance(value, Sequence) and not isinstance(value, str):
        yield f"{where}={msgspec.json.encode(value).decode()}"
    else:
        yield f"{where}={value}"
