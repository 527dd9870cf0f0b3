"""Cards in words become definitions in the game's card format."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from oracle.games.lorcana.language import Definition
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.suite.phrases.madeup import described_card, filler_card
from tests.suite.written import compiled, plan_of

CARDS: list[tuple[str, dict[str, Any]]] = [
    ("a character costing 4", {"type": "character", "cost": 4, "strength": 2, "willpower": 3, "lore": 1}),
    ("a character costing 4", {"inkwell": True, "classifications": ["Storyborn"], "abilities": []}),
    ("an action costing 1", {"type": "action", "classifications": []}),
    ("a song costing 3", {"type": "action", "classifications": ["Song"]}),
    ("a song costing 3 classified Hero", {"classifications": ["Song", "Hero"]}),
    ("an item costing 2 without inkwell symbol", {"type": "item", "inkwell": False}),
    ("a location costing 2", {"type": "location", "move_cost": 1, "willpower": 5, "lore": 0}),
    ("a location costing 2, with move cost 2 and 1 Lore", {"move_cost": 2, "lore": 1}),
    ("a character costing 2 named Stitch", {"name": "Stitch"}),
    ("a character costing 2 named Chip and Dale, with Ward", {"name": "Chip and Dale"}),
    ("a character costing 2, classified Hero and Alien and with 3 Strength, 4 Willpower and 2 Lore",
     {"classifications": ["Hero", "Alien"], "strength": 3, "willpower": 4, "lore": 2}),
    ("a character costing 2 with Singer 5 and Ward",
     {"abilities": [{"is": "keyword", "keyword": "singer", "value": 5}, {"is": "keyword", "keyword": "ward"}]}),
    ("a character costing 2, with Shift 2 and named Elsa",
     {"name": "Elsa", "abilities": [{"is": "keyword", "keyword": "shift", "cost": [{"is": "ink", "amount": 2}]}]}),
    ("a song costing 9, with Sing Together 7",
     {"abilities": [{"is": "keyword", "keyword": "sing-together", "value": 7}]}),
]  # fmt: skip


@pytest.mark.parametrize(("words", "fields"), CARDS)
def test_words_become_a_definition(words: str, fields: dict[str, object]) -> None:
    name, definition = described_card(words, LORCANA)
    assert name == words
    assert {key: definition[key] for key in fields} == fields
    assert definition["name"] == fields.get("name", words)


@pytest.mark.parametrize(
    "keyword",
    [*LORCANA.cards.keywords, *(f"{name} 3" for name in LORCANA.cards.number_keywords)],
)
def test_the_game_reads_every_keyword(keyword: str) -> None:
    _, definition = described_card(f"a character costing 2, with {keyword}", LORCANA)
    assert len(msgspec.convert(definition, Definition).abilities) == 1


def test_the_game_reads_anonymous_cards() -> None:
    assert msgspec.convert(filler_card(LORCANA), Definition).name == "a card"


def test_different_words_are_different_cards() -> None:
    definitions = plan_of("When Ann concedes\nThen Bob has won").definitions
    assert sorted(definitions) == [
        "a card",
        "a character costing 1",
        "a character costing 2",
        "a character costing 4",
        "a location costing 2",
        "an item costing 2",
    ]


def test_one_description_does_not_change_another() -> None:
    described_card("a character costing 2 classified Hero", LORCANA)
    assert described_card("a character costing 2", LORCANA)[1]["classifications"] == ["Storyborn"]


def test_a_made_up_card_may_leave_out_its_name() -> None:
    plans, errors = compiled(
        'Given a game of Lorcana\nAnd the made-up card "Friend"\n"""\n{"type": "item", "cost": 1}\n"""\n'
        "And these cards\n| ref | card | player | zone |\n| f | Friend | Ann | hand |\n"
        "When Ann concedes\nThen Bob has won"
    )
    assert errors == []
    assert plans[0].definitions == {"Friend": {"name": "Friend", "type": "item", "cost": 1}}
    assert plans[0].needs == ("made-up-cards",)
