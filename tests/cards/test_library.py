"""The library of compiled cards: each still says the text it was proven to say, and can be played with."""

from __future__ import annotations

import json
import os

import msgspec
import pytest

from oracle.cards.compiler import compiler_of
from oracle.cards.library import COMPILED, known_sets, proven, refused
from oracle.cards.proof import still_says
from oracle.engines.games import PLAYED, binding
from oracle.engines.reference_books import definition_problem
from tests.cards.write_library import FOLDER, full_name

EVERY = 1 if "TCG_EXAMPLES" in os.environ else 12
"""Of so many cards one is tried where there is little time."""
WITH_LIBRARY = [game for game in PLAYED if proven(game)]
pytestmark = pytest.mark.parametrize("game", WITH_LIBRARY)

Json = dict[str, object]


def cards(game: str) -> list[Json]:
    found: list[Json] = json.loads((FOLDER / game / COMPILED).read_bytes())
    return found


def test_every_card_has_its_proof_and_no_other_is_proven(game: str) -> None:
    names = [full_name(card) for card in cards(game)]
    assert len(set(names)) == len(names)
    assert set(names) == set(proven(game))
    assert not set(names) & {each for several in refused(game).values() for each in several}


def test_every_known_card_is_in_one_set_and_one_list(game: str) -> None:
    listed = [name for one in known_sets(game) for name in (*one.by_hand, *one.compiled)]
    assert sorted(listed) == sorted(binding(game).cards)
    assert not {name for one in known_sets(game) for name in one.refused} & {*listed}


def test_a_definition_still_says_what_it_was_proven_to_say(game: str) -> None:
    compiler = compiler_of(game)
    assert compiler is not None
    digests = proven(game)
    assert [
        full_name(card) for card in cards(game)[::EVERY] if not still_says(compiler, card, digests[full_name(card)])
    ] == []


def test_another_definition_does_not_say_it(game: str) -> None:
    compiler = compiler_of(game)
    assert compiler is not None
    talking = [card for card in cards(game) if card.get("abilities")]
    digests = proven(game)
    for card, other in zip(talking[::60], talking[1::60], strict=False):
        if digests[full_name(card)] != digests[full_name(other)]:
            assert not still_says(compiler, other, digests[full_name(card)])


def test_a_definition_is_right(game: str) -> None:
    assert [problem for card in cards(game)[::EVERY] if (problem := definition_problem(game, card))] == []


def test_the_reference_knows_it_by_its_name(game: str) -> None:
    known = binding(game).cards
    for card in cards(game)[::EVERY]:
        assert known[full_name(card)].full_name == full_name(card)
    assert len(known) == len(list(known)) >= len(cards(game))


def test_a_line_is_a_card(game: str) -> None:
    """So that a change of one card is a change of one line."""
    lines = (FOLDER / game / COMPILED).read_bytes().splitlines()
    assert len(lines) == len(cards(game)) + 2
    assert msgspec.json.decode(lines[1].rstrip(b",")) == cards(game)[0]
