"""Each game's largest level, certified and verified on the reference with a few scenarios and little play."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.certify import certifying
from oracle.certify.levels import Level, level_named
from oracle.profiles import PROFILES
from tests.certify import levels
from tests.certify.making import plans
from tests.extent import LONG

EVERY = 60 if LONG else 240
"""One of so many scenarios is played, and those that need what few engines offer."""


@pytest.mark.parametrize("game", PROFILES)
def test_the_book_is_certified_and_verified(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book = replace(level_named(f"{game}/book"), games=2, actions=0, whole_games=0, pairs=1)
    of_game = [plan for plan in plans() if plan.game == game]
    rare = [plan for plan in of_game if "characteristics" in plan.needs][:3]
    few = tuple({plan.case: plan for plan in (*rare, *of_game[::EVERY])}.values())
    assert rare, "what every level of a book needs must be played"

    def named(text: str) -> Level:
        assert text == book.id
        return book

    monkeypatch.setattr(certifying, "level_named", named)
    monkeypatch.setattr(levels, "plans", lambda: few)
    assert levels.tried(book).wrong == ""
