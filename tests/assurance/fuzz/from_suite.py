"""Cases made of the suite's scenarios: their positions and moves, without what they expect."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.render.feature import moves_of
from oracle.suite.plan import Plan, setup_params
from oracle.suite.reading.load import load_suite


@cache
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


def case_of(plan: Plan, edition: str | None = None) -> Case:
    """The case of a scenario, under the first of its editions if none is named."""
    return Case(setup=setup_params(plan, edition or plan.editions[0]), moves=moves_of(plan))


def case_named(name: str) -> Case:
    """The case of the scenario with this case id."""
    return case_of(next(plan for plan in plans() if plan.case == name))


def cases(step: int = 1) -> Iterator[Case]:
    """Cases of every so many scenarios, under all editions in turn."""
    for place, plan in enumerate(plans()[::step]):
        yield case_of(plan, plan.editions[place % len(plan.editions)])
