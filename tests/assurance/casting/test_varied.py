"""Variations for engines that lack cards: those of the scenarios as they are cast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.playing import Casting
from oracle.cli.varying import drawn
from oracle.profiles import PROFILES
from oracle.protocol.simple_cards import WITH_KEYWORDS
from oracle.suite.reading.selection import select
from oracle.suite.runner import run_suite
from tests.assurance.casting.few_cards import FewCards, Knows, everything
from tests.extent import LONG
from tests.manners.judged import plans

EVERY = 40 if LONG else 160
"""One of so many scenarios is varied for an engine that knows every card; of one that knows few, more have no cast."""


def one_in_five(game: str) -> Knows:
    return frozenset(sorted(printed(game))[1::5]).__contains__


def all_of_them(_: str) -> Knows:
    return everything


@pytest.mark.parametrize("game", ["lorcana", "altered"])
@pytest.mark.parametrize(
    ("knows", "level", "lists"), [(all_of_them, "", True), (one_in_five, WITH_KEYWORDS, True), (all_of_them, "", False)]
)
def test_variations_are_heard_as_their_scenarios_are(
    game: str, knows: Callable[[str], Knows], level: str, *, lists: bool
) -> None:
    every = EVERY if knows is all_of_them else 40
    written = tuple(plan for plan in plans() if plan.game == game and PROFILES[game].current in plan.editions)[
        35::every
    ]
    chosen = select(plans=written, game=game, editions=(), clauses=(), cases=())
    varied = drawn(written, chosen, "11")
    engine = FewCards(knows(game), level, lists=lists)
    plain = run_suite(written, engine, chosen, casting=Casting("auto")).results
    found = run_suite(varied.plans, engine, varied.chosen, casting=Casting("auto", varied.origins)).results
    assert len(varied.plans) == len(written)
    counts, others = (Counter(result.verdict for result in results) for results in (plain, found))
    assert others["fail"] == others["error"] == 0
    # The variation of a scenario may do without a card that only the scenario has.
    assert others["unsupported"] <= counts["unsupported"] < len(written)
    assert all(result.case.endswith("~11") for result in found)
    assert any(result.cast for result in found)
