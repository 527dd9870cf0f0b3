"""Under what an engine with known faults is judged: with few cards, half of it, flaky, in other manners."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import NamedTuple

from msgspec.structs import replace

from oracle.assurance.casting.playing import Casting
from oracle.assurance.faults.building import cases_of
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.results import Result
from oracle.suite.plan import Plan
from oracle.suite.run.result import result_of
from oracle.suite.run.support import lacks
from tests.assurance.casting.few_cards import FewCards, everything
from tests.manners.behind import STRONGEST
from tests.manners.behind import engine as behind


class Condition(NamedTuple):
    """What the engine is behind, and what of its answers is heard."""

    engine: Callable[[], Engine] = ReferenceEngine
    plans: Callable[[str], Mapping[str, Plan]] = cases_of
    """Game → the cases that it can play, as they are played."""
    heard: float = 1.0
    """The share of the cases that the engine supports."""
    flaky: float = 0.0
    """The share of the cases that end in another way each time."""


@cache
def printed_alone(game: str) -> Mapping[str, Plan]:
    """The cases that printed cards play, with their casts."""
    engine, edition = FewCards(everything), PROFILES[game].current
    info = engine.initialize()
    runs = Casting("printed").begin(engine, info, [(plan, edition) for plan in cases_of(game).values()])
    return {plan.case: plan for plan, _ in runs if not lacks(plan, edition, info)}


AS_THEY_ARE = Condition()
CONDITIONS: Mapping[str, Condition] = {
    "as they are": AS_THEY_ARE,
    "printed cards alone": Condition(plans=printed_alone),
    "half of the cases": Condition(heard=0.5),
    "flaky": Condition(flaky=0.05),
    **{manner: Condition(engine=partial(behind, manner)) for manner in STRONGEST},
}

UNITED = ("as they are", "half of the cases", "flaky")
"""Those under which each fault shows as the dictionary says."""


def heard(results: Mapping[str, Result], condition: Condition, game: str, dice: Dice) -> dict[str, Result]:
    """What is heard of the results of all cases: some are unsupported, some waver."""
    plans, edition = condition.plans(game), PROFILES[game].current
    found = dict(results)
    for case in results:
        if not dice.hit(condition.heard):
            found[case] = result_of(plans[case], edition, "unsupported")
        elif dice.hit(condition.flaky):
            found[case] = replace(result_of(plans[case], edition, "fail"), flaky=True)
    return found
