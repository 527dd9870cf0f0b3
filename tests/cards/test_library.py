"""The library of compiled cards: each still says the text it was proven to say, and can be played with."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

from oracle.cards.compiler import compiler_of
from oracle.cards.proof import still_says
from oracle.engines.games import binding
from oracle.engines.reference_books import definition_problem
from tests.cards.write_library import GAMES

EVERY = 1 if "TCG_EXAMPLES" in os.environ else 12
"""Of so many cards one is tried where there is little time."""
WITH_LIBRARY = [file.parent.parent.name for file in sorted(GAMES.glob("*/printed/proven.json"))]
pytestmark = pytest.mark.parametrize("game", WITH_LIBRARY)

Json = dict[str, object]


def cards(game: str) -> list[Json]:
    found: list[Json] = json.loads((GAMES / game / "rules" / "cards" / "compiled.json").read_bytes())
    return found


def proven(game: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads((GAMES / game / "printed" / "proven.json").read_bytes())
    return found


def name(card: Json) -> str:
    return f"{card['name']} - {card['version']}" if card.get("version") else str(card["name"])


def test_every_card_has_its_proof_and_no_other_is_proven(game: str) -> None:
    names = [name(card) for card in cards(game)]
    assert len(set(names)) == len(names)
    assert set(names) == set(proven(game))
    refused = json.loads((GAMES / game / "printed" / "refused.json").read_bytes())
    assert not set(names) & set(refused)


def test_a_definition_still_says_what_it_was_proven_to_say(game: str) -> None:
    compiler = compiler_of(game)
    assert compiler is not None
    digests = proven(game)
    assert [name(card) for card in cards(game)[::EVERY] if not still_says(compiler, card, digests[name(card)])] == []


def test_another_definition_does_not_say_it(game: str) -> None:
    compiler = compiler_of(game)
    assert compiler is not None
    talking = [card for card in cards(game) if card.get("abilities")]
    digests = proven(game)
    for card, other in zip(talking[::60], talking[1::60], strict=False):
        if digests[name(card)] != digests[name(other)]:
            assert not still_says(compiler, other, digests[name(card)])


def test_a_definition_is_right(game: str) -> None:
    assert [problem for card in cards(game)[::EVERY] if (problem := definition_problem(game, card))] == []


def test_the_reference_knows_it_by_its_name(game: str) -> None:
    known = binding(game).cards
    for card in cards(game)[::EVERY]:
        assert known[name(card)].full_name == name(card)
    assert len(known) == len(list(known)) >= len(cards(game))


def test_a_line_is_a_card(game: str) -> None:
    """So that a change of one card is a change of one line."""
    lines = Path(GAMES / game / "rules" / "cards" / "compiled.json").read_bytes().splitlines()
    assert len(lines) == len(cards(game)) + 2
    assert msgspec.json.decode(lines[1].rstrip(b",")) == cards(game)[0]
