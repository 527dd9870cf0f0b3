"""Definitions drawn from the types: all of a language comes up, and nearly all of it means something."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.drawing.focus import Subject, favoured
from oracle.assurance.fuzz.generate.drawing.types import spoken
from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.assurance.fuzz.generate.vocabulary import places
from oracle.engines.reference_books import definition_problem
from oracle.games.altered.profile.fuzz import cards as altered_cards
from oracle.games.altered.profile.fuzz import drawing as altered
from oracle.games.lorcana.profile.fuzz import cards as lorcana_cards
from oracle.games.lorcana.profile.fuzz import drawing as lorcana
from oracle.language.nodes import reachable
from tests.assurance.fuzz.language import vocabulary
from tests.extent import LONG

GAMES = ("altered", "lorcana")
of_every_game = pytest.mark.parametrize("game", GAMES)
WORDS: dict[str, Words] = {"altered": altered.WORDS, "lorcana": lorcana.WORDS}
ROOTS: dict[str, type[msgspec.Struct]] = {"altered": altered.ROOT, "lorcana": lorcana.ROOT}
DRAWN = 1000
MOST_DRAWN = 10_000 if LONG else 3_000
"""Of which all of a language has come up. In a long run nothing is favoured; mostly half of them are enough."""
MOST_REFUSED = 0.01


def card(game: str, seed: int) -> Any:
    """A card as the makers of games draw it."""
    dice = Dice(f"{game}/{seed}")
    if game == "lorcana":
        return lorcana_cards.made_up(dice, seed, lorcana_cards.NAMES, lorcana_cards.CLASSES)
    return altered_cards.hero(dice, "Hero") if dice.hit(0.1) else altered_cards.made_up(dice, f"Card {seed}")


@cache
def drawn(game: str) -> tuple[Any, ...]:
    return tuple(card(game, seed) for seed in range(DRAWN))


@of_every_game
def test_every_node_and_every_field_of_the_language_is_drawn(game: str) -> None:
    words = {word for word in vocabulary(ROOTS[game]) if "=" not in word}
    never = altered.NEVER | lorcana.NEVER
    left = {word for word in words if word not in never and word.partition(".")[0] not in never}
    for one in drawn(game):
        left -= spoken([msgspec.convert(one, ROOTS[game])])
    for seed in range(DRAWN, MOST_DRAWN):
        if not left:
            break
        # Nothing that is never drawn comes up for being favoured.
        one = card(game, seed) if LONG else favouring(game, seed, around(game, seed, sorted(left)[seed % len(left)]))
        left -= spoken([msgspec.convert(one, ROOTS[game])])
    assert sorted(left) == [], "never drawn"


def around(game: str, seed: int, word: str) -> frozenset[str]:
    """A node or field with places in which it can stand."""
    return favoured(Dice(seed), WORDS[game], (), (word, word.partition(".")[0]))[0]


@of_every_game
def test_nobody_pays_less_by_a_negative_number(game: str) -> None:
    """No printed card says so: what such a difference shows is of our language alone."""
    amounts = [part for of in drawn(game) for (_, field), part, _ in places(of) if field == "less"]
    assert any(isinstance(amount, int) for amount in amounts)
    assert all(amount >= 0 for amount in amounts if isinstance(amount, int))


def favouring(game: str, seed: int, words: frozenset[str]) -> Any:
    """A card whose text is mostly about these."""
    if game == "lorcana":
        return lorcana_cards.made_up(Dice(seed), seed, lorcana_cards.NAMES, lorcana_cards.CLASSES, Subject(words))
    return altered_cards.made_up(Dice(seed), f"Card {seed}", Subject(words))


@pytest.mark.parametrize(
    ("game", "word", "tag"), [("lorcana", "TakeFrom", "take-from"), ("altered", "Exchange", "exchange")]
)
def test_what_is_favoured_comes_up_far_more_often(game: str, word: str, tag: str) -> None:
    def count(words: frozenset[str]) -> int:
        made = [favouring(game, seed, words) for seed in range(150)]
        return sum(part.get("is") == tag for one in made for _, part, _ in places(one) if isinstance(part, dict))

    assert count(frozenset({word})) > 5 * max(count(frozenset()), 1)


@of_every_game
def test_what_a_game_is_about_is_anything_the_engine_knows(game: str) -> None:
    words = WORDS[game]
    picked = [favoured(Dice(seed), words, ("draw", "gain.count")) for seed in range(1500)]
    told = {word for game in picked for one in game for word in one}
    kinds = {cls.__name__ for cls in reachable(words.root)}
    possible = {name for name in kinds if words.weights.get(name, 1) > 0}
    assert {word for word in told if "." not in word} == possible - {"Draw"}
    assert "Gain.count" not in told


@of_every_game
def test_a_part_within_itself_comes_to_an_end_however_favoured(game: str) -> None:
    words = frozenset({"Filter", "Filter.any_of", "Sequence", "Sequence.steps", "Not", "May.do", "Grants", "If"})
    for seed in range(60):
        assert favouring(game, seed, words)


@of_every_game
def test_what_the_reference_refuses_is_little(game: str) -> None:
    problems = Counter(definition_problem(game, one) for one in drawn(game))
    assert sum(times for problem, times in problems.items() if problem) < MOST_REFUSED * DRAWN, problems.most_common(4)


@of_every_game
def test_the_same_dice_draw_the_same(game: str) -> None:
    assert [card(game, seed) for seed in range(50)] == list(drawn(game)[:50])


NAMING = {"it", "not_it", "same_name"}


@of_every_game
def test_texts_speak_of_what_they_have_bound(game: str) -> None:
    """Often enough; whether it is bound is the grammar's to say."""
    names = [
        part for one in drawn(game) for (_, field), part, _ in places(one)
        if field in NAMING and isinstance(part, str) and part != "this"
    ]  # fmt: skip
    assert len(names) > DRAWN / 20
    assert len(set(names)) > 2
