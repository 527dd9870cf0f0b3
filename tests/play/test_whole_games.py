"""Whole games, from decks of printed cards to the end: a few here, thousands of them in `tox -e long`."""

from __future__ import annotations

import pytest

from tests.extent import LONG
from tests.play.kind import Kind
from tests.play.kinds import LORCANA, of_every_kind
from tests.play.whole_games import play

GAMES, PARTS = (20, 5) if LONG else (4, 2)
SEVERAL = 5 if LONG else 1
"""Games of three, and of four."""


@of_every_kind
@pytest.mark.parametrize("part", range(PARTS))
def test_a_game_comes_to_its_end(kind: Kind, part: int) -> None:
    for number in range(part, GAMES, PARTS):
        assert play(kind, f"tests/{kind.id}/{number}")


@pytest.mark.parametrize("players", [3, 4])
def test_so_does_one_of_several(players: int) -> None:
    for number in range(SEVERAL):
        assert play(LORCANA, f"tests/{players}/{number}", players)
