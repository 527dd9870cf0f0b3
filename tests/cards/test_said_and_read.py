"""What can be said comes back as itself, or is refused because it can be read in two ways."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.cards.reading import left_out
from oracle.games.altered.language import Definition as AlteredCard
from oracle.games.lorcana.language import Definition as LorcanaCard
from tests.cards.drawn_cards import GAMES, Text
from tests.cards.said_and_read import OTHER, SAME, TWO_WAYS, UNREAD, Found, read, tried
from tests.extent import LONG

FROM_PHRASES = 4_000 if LONG else 60
FROM_TYPES = 2_000 if LONG else 30
UNCLEAR = 0.03
"""Of what is drawn at most so much can be read in two ways."""
CARDS_OF_EVERY_KIND = 400
"""Among so many drawn cards are nearly all kinds of node of a language."""
FACTS = {
    "lorcana": {"name": "Wobble", "type": "action", "cost": 2},
    "altered": {"name": "Wobble", "type": "spell", "hand_cost": 1, "reserve_cost": 1},
}
DEFINITIONS: dict[str, type] = {"lorcana": LorcanaCard, "altered": AlteredCard}
EVERY = 1 if LONG else 5
"""One pair of bare effects of so many is tried; `tox -e long` tries all."""
MANY = 300 // EVERY
"""So many of the bare effects at least are definitions."""


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


def nodes_of(node: Any) -> Iterator[dict[str, Any]]:
    inner = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    yield from [node] if isinstance(node, dict) and "is" in node else []
    for one in inner:
        yield from nodes_of(one)


def bare(node: Any, optional: Mapping[str, Mapping[str, Any]]) -> Any:
    """The node without anything that may be left out."""
    if isinstance(node, list):
        return [bare(one, optional) for one in node]
    if not isinstance(node, dict):
        return node
    spared = optional.get(str(node.get("is")), {})
    return {field: bare(value, optional) for field, value in node.items() if field not in spared}


def bare_effects(game: str) -> list[dict[str, Any]]:
    """Each kind of node with its needed fields alone, on its own and after each other one that may be done."""
    optional, dice = left_out(DEFINITIONS[game]), Dice(7)
    kinds: dict[str, Any] = {}
    for _ in range(CARDS_OF_EVERY_KIND):
        for node in nodes_of(GAMES[game].at_large(dice)):
            kinds.setdefault(node["is"], bare(node, optional))
    after = [
        {"is": "sequence", "steps": [*first, node]}
        for one in kinds.values() for first in ([one], [{"is": "may", "do": one}]) for node in kinds.values()
    ]  # fmt: skip
    return [*kinds.values(), *after[::EVERY]]


@pytest.mark.parametrize("game", GAMES)
def test_a_definition_may_leave_out_whatever_may_be_left_out(game: str) -> None:
    said = 0
    for effect in bare_effects(game):
        card = GAMES[game].right({**FACTS[game], "effect": effect})
        if card is not None:
            said += 1
            assert GAMES[game].compiler.comparable(card)
            GAMES[game].compiler.said_back(card)
    assert said > MANY


def test_another_meaning_is_noticed() -> None:
    lorcana = GAMES["lorcana"]
    facts = {"name": "Wobble", "type": "action", "cost": 2}
    card = facts | {"effect": {"is": "draw", "cards": 9}}
    assert read(lorcana, Text("Draw 9 card ."), card).what == SAME
    assert read(lorcana, Text("Draw 8 card ."), card).what == OTHER
    assert read(lorcana, Text("Juggle 9 card ."), card).what == UNREAD
