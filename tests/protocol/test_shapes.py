"""Words that a game does not have, and questions without an answer, are errors wherever they are read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.protocol.codec import CodecError
from oracle.protocol.messages import (
    Card,
    Decision,
    GameResult,
    Observation,
    Player,
    Position,
    SetupParams,
    Turn,
    Waiting,
)
from oracle.protocol.shapes import Shapes
from tests.suite.fake_engine import Twisted
from tests.suite.written import verdict

PLAYERS = (Player(name="Ann"), Player(name="Bob"))
HERO = Card(ref="hero", player="Ann", zone="play", card="a card", states=("drying", "exerted"))
SEEN = Observation(position=Position(players=PLAYERS, turn=Turn(player="Ann"), cards=(HERO,)))
LORCANA = SetupParams(game="lorcana", edition="2.2", position=SEEN.position)
ALTERED = SetupParams(game="altered", edition="3.0", position=SEEN.position)
ASKED = Decision(id="q", player="Bob", kind="choose", options=("hero", "other"))


def with_card(**fields: object) -> Observation:
    return replace(SEEN, position=replace(SEEN.position, cards=(HERO, replace(HERO, **{"ref": "it", **fields}))))


def with_position(**fields: object) -> Observation:
    return replace(SEEN, position=replace(SEEN.position, **fields))


@pytest.mark.parametrize(
    ("seen", "path"),
    [
        (with_card(zone="the-moon"), "position.cards (it).zone"),
        (with_card(zone="mana"), "position.cards (it).zone"),
        (with_card(states=("anchored",)), "position.cards (it).states"),
        (with_card(states=("exerted", "exerted")), "position.cards (it).states"),
        (with_card(player="Zoe"), "position.cards (it).player"),
        (with_card(controller="Zoe"), "position.cards (it).controller"),
        (with_card(counters={"damage": -1}), "position.cards (it).counters"),
        (with_position(players=(*PLAYERS, Player(name="Zoe"))), "position.players"),
        (with_position(players=(*PLAYERS, Player(name="Ann"))), "position.players"),
        (
            with_position(players=(Player(name="Ann", counters={"lore": -1}), PLAYERS[1])),
            "position.players (Ann).counters",
        ),
        (with_position(turn=Turn(player="Zoe")), "position.turn.player"),
        (with_position(turn=Turn(player="Ann", first="Zoe")), "position.turn.first"),
        (with_position(turn=Turn(player="Ann", number=-1)), "position.turn.number"),
        (with_position(turn=Turn(player="Ann", counters={"inked": -1})), "position.turn.counters"),
        (with_position(players=PLAYERS[:1]), "position.players"),
        (with_card(ref="hero"), "position.cards"),
        (replace(SEEN, waiting=(Waiting(player="Zoe", source="hero"),)), "waiting.player"),
        (replace(SEEN, result=GameResult(winner="Zoe")), "result.winner"),
        (replace(SEEN, result=GameResult(winner="Ann", losers=("Zoe",))), "result.losers"),
        (replace(SEEN, decision=replace(ASKED, player="Zoe")), "decision.player"),
    ],
)
def test_a_table_that_the_game_does_not_have(seen: Observation, path: str) -> None:
    with pytest.raises(CodecError, match=r".") as caught:
        Shapes(LORCANA).seen(seen)
    assert caught.value.kind == "shape"
    assert str(caught.value).startswith(f"{path}: ")


@pytest.mark.parametrize(
    "fields",
    [
        {"player": "Zoe"},
        {"kind": "guess"},
        {"options": ("hero", "hero")},
        {"least": 2, "most": 1},
        {"least": -1},
        {"least": 3, "most": 3},
        {"options": ()},
    ],
)
def test_a_question_that_cannot_be_answered(fields: dict[str, object]) -> None:
    with pytest.raises(CodecError) as caught:
        Shapes(LORCANA).asked(replace(ASKED, **fields))
    assert caught.value.kind == "shape"
    result = verdict("When Ann uses lantern\nThen it is accepted", Twisted(reply=lambda r: replace(r, decision=replace(ASKED, **fields))))  # fmt: skip  # noqa: E501
    assert (result.verdict, result.fault) == ("error", "shape")


@pytest.mark.parametrize(
    "fields", [{"most": 5}, {"least": 0}, {"kind": "name", "options": ()}, {"least": 0, "most": 0, "options": ()}]
)
def test_a_question_that_can_be_answered(fields: dict[str, object]) -> None:
    Shapes(LORCANA).asked(replace(ASKED, **fields))
    result = verdict("When Ann uses lantern\nThen it is accepted", Twisted(reply=lambda r: replace(r, decision=replace(ASKED, **fields))))  # fmt: skip  # noqa: E501
    assert result.fault != "shape"


def test_what_is_right_is_right_again() -> None:
    shapes = Shapes(LORCANA)
    shapes.seen(SEEN)
    shapes.seen(SEEN)
    shapes.seen(with_card(zone="nowhere"))
    with pytest.raises(CodecError):
        Shapes(ALTERED).seen(SEEN)


def test_once_the_game_is_over_the_board_may_be_cleared() -> None:
    empty = Position(players=(), turn=Turn(player=""))
    Shapes(LORCANA).seen(Observation(position=empty, result=GameResult(winner="Ann")))
    with pytest.raises(CodecError):
        Shapes(LORCANA).seen(Observation(position=empty))


def test_a_view_may_hide_what_another_player_is_asked() -> None:
    hidden = replace(SEEN, decision=replace(ASKED, options=()))
    Shapes(LORCANA).seen(hidden, view=True)
    with pytest.raises(CodecError):
        Shapes(LORCANA).seen(hidden)
