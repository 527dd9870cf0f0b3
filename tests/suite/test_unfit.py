"""Chance that does not fit is the scenario's fault: it is told with its line, and no engine is judged by it."""

from __future__ import annotations

import pytest

from oracle.suite.reading.load import load_suite
from oracle.suite.run.unfit_chance import unfit_chance
from tests.suite.written import compiled

SHUFFLE = '''Given a game of Lorcana
And the made-up card "Shuffler"
"""
{"type": "action", "cost": 1, "effect": {"is": "sequence", "steps": [
  {"is": "top-of-deck"}, {"is": "shuffle-into-deck", "it": "top"}]}}
"""
And these cards
| ref | card     | player | zone |
| s   | Shuffler | Ann    | hand |
And Ann has 2 ready ink
And Ann's deck has 2 cards
'''
PLAYED = "When Ann plays s for its ink cost\nThen it is accepted"


def unfit(chance: str, tags: str = "@case:chance @clause:7.2.2 @edition:2.2") -> list[tuple[int, str]]:
    plans, errors = compiled(f"{SHUFFLE}{chance}{PLAYED}", tags)
    assert not errors, errors
    return list(unfit_chance(plans[0]))


def test_an_order_of_other_cards_is_told_with_its_line() -> None:
    ((line, text),) = unfit("And chance gives ann-deck-1 and s\n")
    assert "ann-deck-1, s is not an order of" in text
    assert "lorcana 2.2" in text
    assert line == 4 + SHUFFLE.count("\n")


def test_it_is_told_under_each_edition() -> None:
    assert len(unfit("And chance gives s\n", "@case:chance @clause:7.2.2 @edition:book")) > 1


@pytest.mark.parametrize("chance", ["", "And chance gives ann-deck-2 and ann-deck-1\n"])
def test_chance_that_fits_is_no_fault(chance: str) -> None:
    assert unfit(chance) == []


def test_the_chance_of_the_suite_itself_fits() -> None:
    found = [(plan.case, *one) for plan in load_suite().plans for one in unfit_chance(plan)]
    assert found == []
