"""What can be said comes back as itself, or is refused because it can be read in two ways."""

from __future__ import annotations

import os

import pytest

from tests.cards.drawn_cards import GAMES, Text
from tests.cards.said_and_read import OTHER, SAME, TWO_WAYS, UNREAD, Found, read, tried

LONG = "TCG_EXAMPLES" in os.environ
FROM_PHRASES = 4_000 if LONG else 120
FROM_TYPES = 2_000 if LONG else 60
UNCLEAR = 0.03
"""Of what is drawn at most so much can be read in two ways."""


def told(found: Found) -> list[str]:
    return [f"{case.what}: {case.text}" for case in found.wrong]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_phrases_say_comes_back(game: str) -> None:
    found = tried(GAMES[game], FROM_PHRASES, seed=1)
    assert told(found) == []
    assert found.said[TWO_WAYS] <= UNCLEAR * FROM_PHRASES + 2
    assert found.said[SAME] >= 0.9 * FROM_PHRASES


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_said_of_the_language_comes_back(game: str) -> None:
    found = tried(GAMES[game], FROM_TYPES, seed=1, types=True)
    assert told(found) == []
    assert found.said[SAME] > 0


def test_another_meaning_is_noticed() -> None:
    lorcana = GAMES["lorcana"]
    facts = {"name": "Wobble", "type": "action", "cost": 2}
    card = facts | {"effect": {"is": "draw", "cards": 9}}
    assert read(lorcana, Text("Draw 9 card ."), card).what == SAME
    assert read(lorcana, Text("Draw 8 card ."), card).what == OTHER
    assert read(lorcana, Text("Juggle 9 card ."), card).what == UNREAD
