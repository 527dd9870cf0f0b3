"""The strategies draw what they promise: positions that can be, cards that mean something, legal decks, games."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

from oracle.assurance.fuzz.lockstep.lockstep import Lockstep, played
from oracle.decks.checking import check_deck
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import definition_problem
from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError
from oracle.testing import Case, Deck, SetupParams, decks, definitions, games, positions
from oracle.testing.strategies import Throws, throws
from tests.extent import FACTOR

GAMES = list(PROFILES)
few = settings(
    max_examples=4 * FACTOR, deadline=None, phases=(Phase.generate,), suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_one_and_its_cards_mean_something(game: str) -> None:
    @few
    @given(positions(game), definitions(game))
    def every(setup: SetupParams, card: object) -> None:
        assert ReferenceEngine().setup(setup).status == "ok"
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
    moves = 0

    @few
    @given(games("lorcana"))
    def every(case: Case) -> None:
        nonlocal moves
        moves += len(case.moves)
        one, other = ReferenceEngine(), ReferenceEngine()
        assert played(case, Lockstep(one, other, other.initialize())) is None

    every()
    assert moves > 0


def test_a_game_that_there_is_not_is_told() -> None:
    with pytest.raises(InvalidWordsError):
        positions("chess")


@few
@given(throws())
def test_throws_keep_to_their_bounds(chance: Throws) -> None:
    assert 2 <= chance.between(2, 5) <= 5
    assert chance.between(3, 3) == 3
    assert chance.pick("abc") in "abc"
    assert not chance.hit(0)
    assert chance.hit(1)
    assert 0 <= chance.random() < 1
    assert len(chance.some("abcd", 1, 3)) in (1, 2, 3)


def test_throws_are_shrunk_to_the_first_option_and_to_what_is_rarer_not() -> None:
    drawn = throws().map(lambda chance: (chance.pick("abcd"), chance.hit(0.9), chance.between(0, 9)))
    assert find(st.tuples(drawn), lambda _: True) == (("a", False, 0),)
