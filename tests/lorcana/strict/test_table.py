"""Every part of Lorcana's language, in every place where its types allow it: refused, or shown to be alive."""

from __future__ import annotations

import os

import pytest

from oracle.engines.reference_books import definition_problem
from tests.lorcana.strict.parts import ROWS, Player
from tests.lorcana.strict.table import read

MOST_UNDECIDED = 45
"""May only be made smaller."""
EVERY = 1 if "TCG_EXAMPLES" in os.environ else 12
"""Of the shown rows one in so many is played again where there is little time."""


@pytest.fixture(scope="module")
def player() -> Player:
    return Player()


def test_every_row_of_the_language_is_in_the_table_and_none_besides() -> None:
    table = read()
    told = [*table.alive, *table.refused, *table.reasons, *table.undecided]
    assert sorted(told) == sorted(set(told)), "a row is told twice"
    assert set(ROWS) - set(told) == set(), "run `python -m tests.lorcana.strict.write_table`"
    assert set(told) - set(ROWS) == set()


def test_what_is_undecided_grows_no_more() -> None:
    assert len(read().undecided) <= MOST_UNDECIDED


def test_a_change_of_what_is_alive_changes_what_happens(player: Player) -> None:
    alive = read().alive
    dead = [row for row in sorted(alive)[::EVERY] if not player.shows(alive[row])]
    assert dead == [], "it is accepted there, and nothing shows of it any more"


def test_what_is_refused_is_refused_with_its_path() -> None:
    for row, refused in sorted(read().refused.items())[:: min(EVERY, 3)]:
        assert definition_problem("lorcana", refused.definition) == refused.says, row
