"""A made-up card that words describe is told in words, and the words say just that card."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.assurance.fuzz.render.card_words import card_words, meaning, plain_words, says
from oracle.games.altered.profile import PROFILE as ALTERED
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.profiles import PROFILES, Profile
from oracle.suite.phrases.madeup import described_card
from tests.play.kind import examples


def _described(game: Profile) -> st.SearchStrategy[str]:
    """Descriptions of characters and tokens with numbers and keywords."""
    words = game.cards
    traits = st.one_of(
        st.sampled_from(words.keywords),
        st.builds(lambda name, n: f"{name} {n}", st.sampled_from(words.number_keywords), st.integers(1, 9)),
        st.builds(lambda name, n: f"{n} {name}", st.sampled_from(list(words.numbers)), st.integers(0, 9)),
    )
    return st.builds(
        lambda kind, cost, parts: ", ".join(
            [
                f"a {kind}" if kind in words.costless else f"a {kind} costing {cost}",
                *([f"with {' and '.join(dict.fromkeys(parts))}"] if parts else []),
            ]
        ),
        st.sampled_from([kind for kind in words.kinds if kind in ("character", "token")]),
        st.integers(0, 9),
        st.lists(traits, max_size=3),
    )


@pytest.mark.parametrize("game", [LORCANA, ALTERED], ids=["lorcana", "altered"])
def test_what_words_describe_is_told_in_words(game: Profile) -> None:
    @examples(60)
    @given(text=_described(game), name=st.sampled_from(["Stitch", "Big Friend", "a thing"]))
    def check(text: str, name: str) -> None:
        definition = described_card(text, game)[1]
        assert says(text, definition, game)
        plain = plain_words(definition, game)
        assert plain is not None
        assert meaning(described_card(plain, game)[1], game) == meaning({**definition, "name": plain}, game)
        told = card_words({**definition, "name": name}, game)
        assert told is not None
        assert meaning(described_card(told, game)[1], game) == meaning({**definition, "name": name}, game)

    check()


@pytest.mark.parametrize(
    ("game", "definition", "words"),
    [
        ("lorcana", {"type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 1}, None),
        ("lorcana", {"type": "action", "cost": 2, "inkwell": True}, "an action costing 2"),
        ("lorcana", {"type": "action", "cost": 2, "inkwell": True, "classifications": ["Song"]}, "a song costing 2"),
        ("lorcana", {"type": "item", "cost": 0, "inkwell": False}, "an item costing 0, without inkwell symbol"),
        ("lorcana", {"type": "action", "cost": 2, "effect": {"is": "draw"}}, None),
        (
            "lorcana",
            {"type": "item", "cost": 2, "inkwell": True, "abilities": [{"is": "keyword", "keyword": "ward"}]},
            "an item costing 2, with Ward",
        ),
        ("altered", {"type": "spell", "hand_cost": 3, "reserve_cost": 3}, "a spell costing 3"),
        ("altered", {"type": "spell", "hand_cost": 3, "reserve_cost": 1}, "a spell costing 3, with Reserve Cost 1"),
        ("altered", {"type": "hero", "reserve_limit": 2, "landmark_limit": 3}, "a hero, with landmark limit 3"),
    ],
)
def test_the_words_for_a_definition(game: str, definition: dict[str, Any], words: str | None) -> None:
    assert plain_words(definition, PROFILES[game]) == words
    if words is not None:
        assert says(words, {**definition, "name": words}, PROFILES[game])
        assert not says(words, {**definition, "name": "Another"}, PROFILES[game])


def test_a_name_that_the_words_cannot_hold_is_not_said() -> None:
    definition = described_card("a character costing 1", LORCANA)[1]
    assert card_words({**definition, "name": "Stitch"}, LORCANA) == "a character costing 1, named Stitch"
    assert card_words({**definition, "name": "Stitch with Singer 5"}, LORCANA) is None
