"""Actions are described in the words of scenarios."""

from __future__ import annotations

import re

import pytest

from oracle.profiles import PROFILES
from oracle.protocol.messages import ACTIONS, COSTS, Action, Card, Cost
from oracle.suite.phrases.action_words import action_words
from oracle.suite.phrases.context import Context
from oracle.suite.phrases.move import Move
from oracle.suite.phrases.registry import REGISTRY, Phrase
from oracle.suite.reading.locate import load_steps

load_steps()
WHENS = [one for one in REGISTRY.phrases() if one.keyword == "when"]


def said_again(one: Phrase, text: str, game: str = "lorcana") -> str:
    match = REGISTRY.match("when", text)
    assert match.phrase is one
    context = Context(REGISTRY, ())
    context.game = PROFILES[one.game or game]
    context.players = ("Ann", "Bob")
    context.cards = {ref: Card(ref=ref, player="Ann", zone="play") for ref in re.findall(r"[\w-]+", text)}
    move: Move = one.function(*one.convert(match.raw, None, None, context))
    return move.step(context.game)


@pytest.mark.parametrize("one", WHENS, ids=lambda one: one.example)
def test_every_phrase_is_told_in_its_own_words(one: Phrase) -> None:
    assert said_again(one, one.example) == one.example


@pytest.mark.parametrize(
    "text",
    [
        "Ann plays elsa for its ink cost, exerting ann-ink-1 and ann-ink-2",
        "Ann plays elsa for its other cost",
        "Ann plays elsa for free",
        "Ann shifts elsa2",
        "Ann sings song",
        "Ann challenges with doc",
        "Ann moves doc",
        "Ann chooses nothing",
        "Ann chooses doc, elsa and hans",
        'Ann chooses "pooh: WE\'RE PIRATES, YOU SEE"',
        'Ann chooses doc, "elsa: HERE and NOW" and hans',
    ],
)
def test_what_is_left_out_is_left_out(text: str) -> None:
    assert said_again(REGISTRY.match("when", text).phrase, text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Ann plays elsa for its mana cost",
        "Ann plays elsa for its mana cost, exhausting ann-mana-1 in the hero expedition",
        "Ann plays elsa for its Scout cost in the companion expedition",
    ],
)
def test_altered_has_words_of_its_own(text: str) -> None:
    assert said_again(REGISTRY.match("when", text).phrase, text, "altered") == text


@pytest.mark.parametrize("game", PROFILES)
def test_the_words_of_a_game_are_its_kinds_of_cost(game: str) -> None:
    assert set(PROFILES[game].costs.values()) <= set(COSTS[game])


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in ACTIONS.items() for kind in kinds])
def test_every_kind_of_action_has_words(game: str, kind: str) -> None:
    told = action_words(Action(kind=kind, card="doc", cost=Cost(kind="free"), target="elsa"), PROFILES[game])
    assert "does" not in told
    assert action_words(Action(kind="fly"), PROFILES[game]) == "does fly"
