"""The ends of decks, and regions as they are: what holds, what does not, and words that mean nothing."""

from __future__ import annotations

import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.suite.run.verdict import run_plan
from tests.suite.written import compiled

DECK = "Given a game of Lorcana\nAnd Ann's deck has 3 cards\nAnd Bob's deck has 1 card\n"
DAY = "Given a game of Altered\n"


def verdict(steps: str, clause: str = "7.2.2") -> str:
    plans, errors = compiled(steps, f"@case:ends @clause:{clause}")
    assert not errors, errors
    engine = ReferenceEngine()
    return run_plan(plans[0], engine, plans[0].editions[-1], engine.initialize()).verdict


@pytest.mark.parametrize(
    ("step", "holds"),
    [
        ("ann-deck-1 lies at the top of Ann's deck", True),
        ("ann-deck-1 and ann-deck-2 lie at the top of Ann's deck", True),
        ("ann-deck-2 and ann-deck-1 lie at the top of Ann's deck", False),
        ("ann-deck-2 and ann-deck-3 lie at the bottom of Ann's deck", True),
        ("ann-deck-3 and ann-deck-2 lie at the bottom of Ann's deck", False),
        ("ann-deck-1 lies at the bottom of Ann's deck", False),
        ("bob-deck-1 lies at the bottom of Bob's deck", True),
        ("bob-deck-1 lies at the bottom of Ann's deck", False),
        ("ann-deck-3 and bob-deck-1 lie at the bottom of Bob's deck", False),
    ],
)
def test_the_end_of_a_deck(step: str, holds: bool) -> None:
    assert verdict(f"{DECK}Then {step}\n") == ("pass" if holds else "fail")


@pytest.mark.parametrize(
    ("step", "holds"),
    [
        ("region 0 is forest, mountain and water", True),
        ("region 0 is forest and water", False),
        ("region 1 is face down", True),
        ("region 1 is forest", False),
        ("region 7 is face down", False),
    ],
)
def test_a_region(step: str, holds: bool) -> None:
    assert verdict(f"{DAY}Then {step}\n", "3.2.1.a") == ("pass" if holds else "fail")


def test_a_region_that_there_is_not() -> None:
    assert verdict(f"{DAY}And tiebreakers have started\nThen region 3 is forest\n", "3.2.1.a") == "fail"


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        (f"{DAY}Then region 3 is forrest", '"forrest" is not a terrain; did you mean "forest"?'),
        (f"{DECK}Then region 3 is forest", "is a phrase of Altered only"),
        (f"{DECK}Then ann-deck-1 lies at the side of Ann's deck", "there is no Then phrase"),
    ],
)
def test_words_that_mean_nothing(steps: str, told: str) -> None:
    _, errors = compiled(steps)
    assert any(told in error for error in errors), errors
