"""Where a scenario says what is asked, the answer matters: else an engine need not ask, and the step tests nothing."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.profiles import PROFILES
from oracle.suite.intent.wanted import swaps, wanted_line
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite


def asked_in_vain(plan: Plan, edition: str) -> Iterator[str]:
    """Steps that say between which equal things a player is asked to choose."""
    told = {place for place, call in enumerate(plan.calls) if "is asked to choose" in call.text}
    for unit in wanted_line(plan, edition).units if told else ():
        for fact in unit.facts:
            near = told & {fact.place - 1, fact.place - 2}
            if near and fact.answer is not None and not fact.said and swaps(plan, edition, fact):
                yield f"{plan.feature}:{plan.calls[max(near)].line}"


def test_what_is_asked_is_between_different_things() -> None:
    runs = [(plan, PROFILES[plan.game].current) for plan in load_suite().plans]
    found = [where for plan, edition in runs if edition in plan.editions for where in asked_in_vain(plan, edition)]
    assert found == []
