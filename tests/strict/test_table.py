"""Every part of each language, in every place where its types allow it: refused, or shown to be alive."""

from __future__ import annotations

import pytest

from oracle.engines.reference_books import definition_problem
from tests.extent import LONG
from tests.strict.languages import LANGUAGES
from tests.strict.parts import Player, is_alone
from tests.strict.table import TABLES, read
from tests.strict.witness import Games

EVERY = 1 if LONG else 12
"""Of the shown rows one in so many is played again where there is little time."""
TRIED = [game for game in LANGUAGES if (TABLES / f"{game}.json").exists()]
pytestmark = pytest.mark.parametrize("game", TRIED)


def test_every_row_of_the_language_is_in_the_table_and_none_besides(game: str) -> None:
    table, rows = read(game), LANGUAGES[game].rows
    told = [*table.alive, *table.games, *table.refused, *table.reasons, *table.undecided]
    assert sorted(told) == sorted(set(told)), "a row is told twice"
    assert set(rows) - set(told) == set(), "run `python -m tests.strict.write_table GAME`"
    assert set(told) - set(rows) == set()


def test_what_is_undecided_grows_no_more(game: str) -> None:
    assert len(read(game).undecided) <= LANGUAGES[game].most_undecided


def test_a_change_of_what_is_alive_changes_what_happens(game: str) -> None:
    alive, player = read(game).alive, Player(game)
    dead = [row for row in sorted(alive)[::EVERY] if not player.shows(alive[row])]
    assert dead == [], "it is accepted there, and nothing shows of it any more"


def test_what_shows_a_field_of_a_filter_changes_that_field_alone(game: str) -> None:
    alive = read(game).alive
    assert [row for row, change in alive.items() if not is_alone(game, row, change)] == []


def test_a_change_of_what_a_game_shows_changes_the_game(game: str) -> None:
    shown, games = read(game).games, Games(LANGUAGES[game])
    dead = [row for row in sorted(shown)[:: min(EVERY, 3)] if not games.shows(shown[row])]
    assert dead == [], "it is accepted there, and nothing shows of it any more"


def test_what_is_refused_is_refused_with_its_path(game: str) -> None:
    for row, refused in sorted(read(game).refused.items())[:: min(EVERY, 3)]:
        assert definition_problem(game, refused.definition) == refused.says, row
