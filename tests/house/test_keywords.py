"""A keyword is one row of its game's table, and everything that knows it by name reads that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import pytest

from oracle.engines import reference_books as books
from oracle.games.altered import keywords as altered
from oracle.games.lorcana import keywords as lorcana
from oracle.language.keywords import Keyword
from oracle.profiles import PROFILES

of_each_game = pytest.mark.parametrize(
    ("game", "table", "names"),
    [("lorcana", lorcana.KEYWORDS, lorcana.KeywordName), ("altered", altered.KEYWORDS, altered.KeywordName)],
)


@of_each_game
def test_every_name_has_a_row_and_every_row_a_clause_of_its_title(
    game: str, table: Mapping[str, Keyword], names: object
) -> None:
    assert sorted(table) == sorted(get_args(names))
    clauses = books.catalogue(game).clauses
    assert [row.word for row in table.values() if not clauses[row.clause].title.startswith(row.title)] == []


@of_each_game
def test_scenarios_can_give_a_card_each_of_them(game: str, table: Mapping[str, Keyword], names: object) -> None:
    words = PROFILES[game].cards
    assert {*words.keywords, *words.number_keywords} == {row.title for row in table.values()}
