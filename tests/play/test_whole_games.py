"""Whole games, from decks of printed cards to the end: a few here, thousands of them in `tox -e long`."""

from __future__ import annotations

import pytest

from tests.play.kind import Kind
from tests.play.kinds import of_every_kind
from tests.play.whole_games import play

GAMES, PARTS = 25, 5


@of_every_kind
@pytest.mark.parametrize("part", range(PARTS))
def test_a_game_comes_to_its_end(kind: Kind, part: int) -> None:
    for number in range(part, GAMES, PARTS):
        assert play(kind, f"tests/{kind.id}/{number}")
