"""Variations find engines that go wrong only where there is much, or late, or the second time."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from oracle.engines.reference import ReferenceEngine
from tests.extent import sample
from tests.faulty.varied import WRONG, failing, variations, verdict_of

SEEDS, EVERY = ("one", "two", "three"), 20
"""As many seeds as it takes, and every so manyeth scenario: what is found in a share of them is found in all."""
RARE = {
    "eight uses": "few scenarios have the words of an ability that is used often",
    "no challenge after turn 20": "few challenge so late",
    "no inking with sixteen in the inkwell": "few ink after so many",
}
"""What all scenarios find and a share of them does not."""
UNSEEN = {
    "nine of a statistic": "numbers that steps speak of are not raised",
    "nine of a statistic in Altered": "as before",
    "two passes": "whatever stands in an Expedition would have moved on to Reserve by the third day",
}
"""What no crowd and no prelude shows yet."""


@pytest.mark.parametrize("name", sample(sorted(WRONG.keys() - RARE.keys() - UNSEEN.keys()), 2))
def test_variations_find_it(name: str) -> None:
    assert any(_any(failing(name, seed, EVERY)) for seed in SEEDS)


def test_the_reference_holds_them_all() -> None:
    verdicts = {verdict_of(ReferenceEngine(), one) for one in variations(SEEDS[0], EVERY)}
    assert verdicts <= {"pass", "disputed"}


def _any(found: Iterable[object]) -> bool:
    return next(iter(found), None) is not None
