"""The printed cards: each line of their files says what it was proven to say, and each card can be played with."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from oracle.cards.compiler import Compiler, compiler_of
from oracle.cards.library import known_sets
from oracle.cards.proof import still_says
from oracle.engines.games import binding
from oracle.engines.reference_books import definition_problem
from oracle.language.printed_cards import Entry, PrintedCards
from tests.cards.drawn_cards import GAMES
from tests.cards.said_and_read import SAME, read
from tests.cards.write_library import MOST_WORDS, entries, natural
from tests.extent import LONG

EVERY = 1 if LONG else 12
"""Of so many cards one is tried where there is little time."""
LONGEST = 40
"""Letters: a sentence of a card has more."""
ONLY_AS_PRINTED = {"Elinor - Renowned Diplomat"}
"""Their definitions must be written in the words of their texts: other words would be read differently."""
pytestmark = pytest.mark.parametrize("game", GAMES)

Json = dict[str, Any]


def library(game: str) -> PrintedCards[Any]:
    found = binding(game).printed
    assert isinstance(found, PrintedCards)
    return found


@cache
def known(game: str) -> list[tuple[Entry, Json]]:
    """The lines with a definition, and that definition as JSON has it."""
    return [(entry, json.loads(bytes(entry.card))) for entry in entries(game) if not entry.name]


def compiled(game: str) -> list[tuple[Entry, Json]]:
    return [one for one in known(game) if not one[0].by_hand]


def compiler(game: str) -> Compiler:
    found = compiler_of(game)
    assert found is not None
    return found


def strings(value: object) -> Iterator[str]:
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from strings(part)
    yield from value if isinstance(value, dict) else [value] if isinstance(value, str) else []


def test_a_line_is_a_card_as_it_is_written(game: str) -> None:
    """So that a change of one card is a change of one line."""
    for content in library(game).files().values():
        lines = content.splitlines()
        assert content == b"".join(line + b"\n" for line in lines)
        for line in lines:
            entry = msgspec.json.decode(line, type=Entry)
            assert msgspec.json.encode(entry) == line
            assert bool(entry.name) == bool(entry.stopped) != bool(bytes(entry.card))
            if not entry.name:
                definition = msgspec.json.decode(entry.card, type=binding(game).definition)
                assert msgspec.json.encode(definition) == bytes(entry.card)


def test_a_file_has_the_cards_of_its_set_in_their_order(game: str) -> None:
    for its_set, several in library(game).sets().items():
        names = [entry.full_name for entry in several if not entry.name]
        first = [binding(game).printings(name)[0] for name in names]
        assert {one.set for one in first} == {its_set}
        places = [natural(one.reference or f"{one.set}/{one.number}") for one in first]
        assert places == sorted(places)


def test_a_card_has_one_line(game: str) -> None:
    names = Counter(entry.full_name for entry in entries(game))
    assert [name for name, times in names.items() if times > 1] == []
    places = Counter(place for entry, _ in known(game) for place in binding(game).printings(entry.full_name))
    assert [place for place, times in places.items() if times > 1] == []


def test_no_sentence_of_a_card_is_in_a_file(game: str) -> None:
    assert [text for _, card in known(game) for text in strings(card) if len(text) > LONGEST] == []
    for entry in entries(game):
        said_by_us = entry.stopped.startswith("(") and entry.stopped[1].islower()
        assert said_by_us or len(entry.stopped.removesuffix(" …").split()) <= MOST_WORDS, entry.name


def test_every_known_card_is_in_one_set_and_one_list(game: str) -> None:
    listed = [name for one in known_sets(game) for name in (*one.by_hand, *one.compiled)]
    assert sorted(listed) == sorted(library(game))
    assert sum(len(one.refused) for one in known_sets(game)) == len(entries(game)) - len(listed)


def test_a_definition_still_says_what_it_was_proven_to_say(game: str) -> None:
    assert [
        entry.full_name for entry, card in compiled(game)[::EVERY] if not still_says(compiler(game), card, entry.says)
    ] == []


def test_another_definition_does_not_say_it(game: str) -> None:
    talking = [one for one in compiled(game) if one[1].get("abilities")]
    for (entry, _), (other, card) in zip(talking[::60], talking[1::60], strict=False):
        if entry.says != other.says:
            assert not still_says(compiler(game), card, entry.says)


def test_a_definition_is_what_the_compiler_makes_of_what_it_says(game: str) -> None:
    """The file is not older than the grammar."""
    of = GAMES[game]
    for entry, card in compiled(game)[::EVERY]:
        # What a card begins the game with is said by none of its abilities.
        card = {field: value for field, value in card.items() if field != "counters"}
        ways = [[way for way in each if way is not None] for each in of.compiler.said_back(card)]
        if entry.full_name not in ONLY_AS_PRINTED:
            assert read(of, of.texts(card, [each[0] for each in ways]), card).what == SAME, entry.full_name


def test_what_is_written_by_hand_has_no_proof(game: str) -> None:
    assert [entry.full_name for entry, _ in known(game) if entry.by_hand and entry.says] == []


def test_a_definition_is_right(game: str) -> None:
    wrong = [problem for _, card in known(game)[::EVERY] if (problem := definition_problem(game, card))]
    assert wrong == []


def test_the_reference_knows_it_by_its_name(game: str) -> None:
    cards = binding(game).cards
    for entry, _ in known(game)[::EVERY]:
        assert cards[entry.full_name].full_name == entry.full_name
    assert len(cards) == len(list(cards)) >= len(known(game))
