"""Teaches cheats and judges them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import TypeVar

from oracle.assurance.variation import KINDS, Variation, printed_cards, varied
from oracle.profiles import PROFILES
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from tests.cheats.engines import ByHeart
from tests.manners.judged import plans

C = TypeVar("C", bound=ByHeart)


def sample(every: int) -> list[Plan]:
    """Every so manyeth scenario of the current editions."""
    return [plan for plan in plans() if PROFILES[plan.game].current in plan.editions][::every]


def taught(engine: C, scenarios: Iterable[Plan]) -> C:
    """The cheat after it has seen the reference play these scenarios."""
    for plan in scenarios:
        run_plan(plan, engine, PROFILES[plan.game].current, engine.initialize())
    engine.teacher = None
    return engine


def verdicts(engine: ByHeart, scenarios: Iterable[Plan]) -> Counter[str]:
    """How many of each verdict."""
    info = engine.initialize()
    return Counter(run_plan(plan, engine, PROFILES[plan.game].current, info).verdict for plan in scenarios)


def varied_by(scenarios: Iterable[Plan], seed: str, kinds: Collection[str] = KINDS) -> list[Variation]:
    """Their variations by these kinds of change, as far as there are any."""
    pools = printed_cards(plans())
    found = (varied(plan, PROFILES[plan.game].current, seed, kinds, pools[plan.game]) for plan in scenarios)
    return [one for one in found if one is not None]
