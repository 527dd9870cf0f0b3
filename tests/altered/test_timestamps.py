"""Objects that enter zones at the same time: their players rank them (2.2.15.d)."""

from __future__ import annotations

import pytest

from oracle.games.altered import language as lang
from oracle.games.altered.rules.events import Moved, TokenCreated
from oracle.games.altered.rules.match import Run
from oracle.games.altered.rules.objects.timestamps import in_order_of_timestamps
from oracle.kernel.decisions import Answer, NeedsAnswer
from oracle.kernel.run import Event
from tests.altered.games import ANN, BOB, Card, Match, character, game, token

SILENCE = lang.LosesAbilities(what=lang.Filter(type=("character",), other=True))
MORE = lang.Stats(forest=1, what=lang.Filter(type=("character",)))


def joining(match: Match, *refs: str) -> list[Event]:
    return [Moved(object=match.thing(ref).id, to="hero-expedition", by=ANN) for ref in refs]


def ranked(match: Match, actions: list[Event], *answers: str) -> list[Event]:
    run = Run(match.game, match.state, tuple(Answer("choose", (answer,)) for answer in answers))
    return in_order_of_timestamps(run, actions, {})


@pytest.fixture
def match() -> Match:
    return game(
        {"reserve": {"a": character(SILENCE), "b": character(SILENCE), "plain": character(), "more": character(MORE)}},
        {"reserve": {"c": character(SILENCE)}, "hero-expedition": {"d": Card(character(SILENCE), owner=BOB)}},
    )


def test_their_player_ranks_them(match: Match) -> None:
    actions = joining(match, "a", "plain", "b")
    with pytest.raises(NeedsAnswer) as asked:
        ranked(match, actions)
    assert (asked.value.decision.player, asked.value.decision.options) == (ANN, ("a", "b"))
    assert ranked(match, actions, "b") == [actions[2], actions[1], actions[0]]
    assert ranked(match, actions, "a") == actions


def test_who_has_the_initiative_comes_first(match: Match) -> None:
    actions = joining(match, "c", "a")
    assert ranked(match, actions) == actions[::-1]


@pytest.mark.parametrize("refs", [("a", "plain"), ("a", "more"), ("more", "plain"), ()])
def test_nobody_is_asked_where_it_comes_to_the_same(match: Match, refs: tuple[str, ...]) -> None:
    actions = joining(match, *refs)
    assert ranked(match, actions) == actions


def test_tokens_that_are_alike_are_not_ranked(match: Match) -> None:
    one = TokenCreated(token=token(SILENCE), player=ANN, to="hero-expedition")
    assert ranked(match, [one, one]) == [one, one]
    other = TokenCreated(token=token(SILENCE), player=ANN, to="companion-expedition")
    assert ranked(match, [one, other], "Somebody 2") == [other, one]
