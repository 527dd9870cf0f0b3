"""What the strategies draw is what they say: positions that can be, cards that mean something, legal decks, games."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, played
from oracle.decks.checking import check_deck
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import definition_problem
from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError
from oracle.testing import Case, Deck, SetupParams, decks, definitions, games, positions
from oracle.testing.throws import Throws

GAMES = list(PROFILES)
few = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_one(game: str) -> None:
    reference = ReferenceEngine()

    @few
    @given(positions(game))
    def every(setup: SetupParams) -> None:
        assert reference.setup(setup).status == "ok"

    every()


@pytest.mark.parametrize("game", GAMES)
def test_a_definition_means_something(game: str) -> None:
    @few
    @given(definitions(game))
    def every(card: object) -> None:
        assert definition_problem(game, card) == ""

    every()


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_legal(game: str) -> None:
    @few
    @given(decks(game))
    def every(deck: Deck) -> None:
        lines = "\n".join(f"{count} {name}" for name, count in Counter(deck).items())
        assert check_deck(lines.encode(), game).faults == ()

    every()


def test_a_game_is_played_alike_again() -> None:
    @few
    @given(games("lorcana"))
    def every(case: Case) -> None:
        one, other = ReferenceEngine(), ReferenceEngine()
        assert played(case, Lockstep(one, other, other.initialize())) is None

    every()


def test_a_game_that_there_is_not_is_told() -> None:
    with pytest.raises(InvalidWordsError):
        positions("chess")


@given(st.data())
def test_throws_keep_to_their_bounds(data: st.DataObject) -> None:
    throws = Throws(data.draw)
    assert 2 <= throws.between(2, 5) <= 5
    assert throws.between(3, 3) == 3
    assert throws.pick("abc") in "abc"
    assert not throws.hit(0)
    assert throws.hit(1)
    assert 0 <= throws.random() < 1
    assert len(throws.some("abcd", 1, 3)) in (1, 2, 3)
