"""What is impossible: by rules about statuses and counters, and by what passive abilities forbid (1.4.1)."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.golden_rules import Deed, forbidden
from oracle.games.altered.rules.concepts.impossible import check_allowed, check_possible
from oracle.games.altered.rules.events import (
    CountersGained,
    CountersLost,
    ExpeditionMoved,
    Moved,
    OngoingCreated,
    StatusGained,
    StatusLost,
    Switched,
    TokenCreated,
)
from oracle.games.altered.rules.keywords.seasoned import keeps_boosts
from oracle.games.altered.rules.objects.statuses import discarded_for_fleeting
from oracle.games.altered.rules.state import EmblemOngoing, Source
from oracle.kernel.errors import IllegalAction
from oracle.kernel.run import Event
from tests.altered.games import ANN, BOB, Card, Match, character, game, gear, hero, permanent, token


def refused(match: Match, action: Event) -> str | None:
    try:
        check_possible(match.run(), action)
    except IllegalAction as illegal:
        return illegal.clause
    return None


AGAIN = lang.GainsAgain(status=("fleeting",))


@pytest.fixture
def match() -> Match:
    return game(
        {
            "hero-expedition": {
                "calm": character(),
                "tired": Card(character(), ("exhausted", "fleeting"), {"boost": 2}),
                "twice": Card(character(AGAIN), ("fleeting",)),
                "gear": gear(),
            },
            "landmark": {"site": permanent()},
            "reserve": {"later": permanent(), "ready": character()},
            "discard": {"lost": character()},
            "hand": {"new": character()},
            "hero": {"leader": hero()},
        },
    )


@pytest.mark.parametrize(
    ("ref", "status", "clause"),
    [
        ("calm", "fleeting", None),
        ("tired", "fleeting", "2.4.1.f"),
        ("tired", "exhausted", "2.4.1.f"),
        ("tired", "anchored", None),
        ("twice", "fleeting", None),
        ("gear", "fleeting", None),
        ("site", "fleeting", "5.2.3.a"),
        ("later", "fleeting", "5.2.3.a"),
        ("site", "exhausted", None),
        ("later", "exhausted", None),
        ("lost", "anchored", "2.4.1.c"),
        ("new", "exhausted", "2.4.1.c"),
        ("leader", "exhausted", None),
    ],
)
def test_gaining_a_status(match: Match, ref: str, status: Any, clause: str | None) -> None:
    assert refused(match, StatusGained(object=match.thing(ref).id, status=status)) == clause


def test_losing_statuses_and_counters(match: Match) -> None:
    tired, calm = match.thing("tired").id, match.thing("calm").id
    assert refused(match, StatusLost(object=tired, status="exhausted")) is None
    assert refused(match, StatusLost(object=calm, status="exhausted")) == "2.4.1.h"
    assert refused(match, CountersLost(object=tired, counter="boost", count=2, spent=True)) is None
    assert refused(match, CountersLost(object=tired, counter="boost", count=3, spent=True)) == "7.3.27.b"
    assert refused(match, CountersLost(object=tired, counter="boost", count=3)) is None


def test_gaining_counters(match: Match) -> None:
    for ref, clause in (("calm", None), ("later", None), ("leader", None), ("lost", "2.5.b"), ("new", "2.5.b")):
        assert refused(match, CountersGained(object=match.thing(ref).id, counter="kelon", count=1)) == clause


def test_what_is_gone_is_neither_moved_nor_altered(match: Match) -> None:
    for action in (
        Moved(object=99, to="reserve"),
        Switched(object=99, to="companion-expedition"),
        StatusGained(object=99, status="asleep"),
        CountersGained(object=99, counter="boost", count=1),
    ):
        assert refused(match, action) == "2.1.i"


@pytest.mark.parametrize(
    ("phase", "turn", "afternoon"),
    [("morning", "2.2.14.d", None), ("noon", "2.2.14.d", None), ("afternoon", None, None)]
    + [(phase, "2.2.14.d", "2.2.14.e") for phase in ("dusk", "night")],
)
def test_when_what_lasts_can_be_created(phase: str, turn: str | None, afternoon: str | None) -> None:
    match = game({"landmark": {"a": permanent()}}, phase=phase)
    thing = match.thing("a")
    source = Source(object=thing.id, card="a", player=ANN, was=thing)
    lasting: dict[lang.Duration, str | None] = {"this-turn": turn, "this-afternoon": afternoon, "this-day": None}
    for duration, clause in lasting.items():
        emblem = EmblemOngoing(
            id=0, player=ANN, source=source, ability=lang.HasKeyword(keyword="tough"), duration=duration
        )
        assert refused(match, OngoingCreated(emblem=emblem)) == clause


# --- prohibitions ---------------------------------------------------------------------------------------

YOURS = lang.Filter(type=("character",), whose="yours")


def board(*abilities: Any) -> Match:
    """Ann has a permanent with the abilities and a Character in each Expedition; Bob has one Character."""
    return game(
        {
            "landmark": {"source": permanent(*abilities)},
            "hero-expedition": {"first": Card(character(), ("exhausted",))},
            "companion-expedition": {"second": character()},
            "reserve": {"spare": character()},
        },
        {"hero-expedition": {"theirs": character()}, "reserve": {"card": character()}},
    )


def move(match: Match, ref: str, to: str, verb: Any = "put", by: str | None = ANN) -> str | None:
    return refused(match, Moved(object=match.thing(ref).id, to=to, verb=verb, by=by))


def test_without_prohibitions_nothing_is_forbidden() -> None:
    match = board()
    assert move(match, "first", "discard", "sacrifice") is None
    assert forbidden(match.run(), Deed(action="draw", player=ANN)) is None


def test_its_own_object_only_if_it_names_no_others() -> None:
    match = board(lang.Cannot(action="discard"))
    assert move(match, "source", "discard", "discard", by=BOB) == "1.4.1.a"
    assert move(match, "source", "discard", "sacrifice") == "1.4.1.a"
    assert move(match, "source", "reserve") is None
    assert move(match, "first", "discard", "discard") is None


def test_objects_in_play_unless_a_zone_is_named() -> None:
    match = board(lang.Cannot(action="discard", what=YOURS))
    assert move(match, "first", "discard", "discard") == "1.4.1.a"
    assert move(match, "spare", "discard", "discard") is None
    assert move(match, "theirs", "discard", "discard") is None
    reserve = board(lang.Cannot(action="discard", what=lang.Filter(zone=("reserve",))))
    assert move(reserve, "spare", "discard", "sabotage") == "1.4.1.a"
    assert move(reserve, "card", "discard", "sabotage") == "1.4.1.a"


def test_who_does_it_decides() -> None:
    match = board(lang.Cannot(action="sacrifice", who="opponent", what=lang.Filter()))
    assert move(match, "theirs", "discard", "sacrifice", by=BOB) == "1.4.1.a"
    assert move(match, "first", "discard", "sacrifice", by=ANN) is None
    assert move(match, "theirs", "discard", "discard", by=BOB) is None
    draws = board(lang.Cannot(action="draw", who="opponent"))
    for player, clause in ((BOB, "1.4.1.a"), (ANN, None)):
        assert refused(draws, Moved(deck=player, to="hand", verb="draw", by=player)) == clause
        assert refused(draws, Moved(deck=player, to="reserve", verb="resupply", by=player)) is None


def test_leaving_is_going_out_of_play() -> None:
    match = board(lang.Cannot(action="leave", what=YOURS))
    assert move(match, "first", "hand") == "1.4.1.a"
    assert move(match, "spare", "hand") is None
    assert refused(match, Switched(object=match.thing("first").id, to="companion-expedition")) is None


def test_statuses_and_counters_by_name() -> None:
    match = board(
        lang.Cannot(action="gain-status", what=YOURS, status="asleep"),
        lang.Cannot(action="gain-counter", what=YOURS, counter="boost"),
        lang.Cannot(action="ready", what=YOURS),
        lang.Cannot(action="exhaust", what=lang.Filter(type=("permanent",))),
    )
    second, first, source = (match.thing(ref).id for ref in ("second", "first", "source"))
    assert refused(match, StatusGained(object=second, status="asleep")) == "1.4.1.a"
    assert refused(match, StatusGained(object=second, status="anchored")) is None
    assert refused(match, CountersGained(object=second, counter="boost", count=1)) == "1.4.1.a"
    assert refused(match, CountersGained(object=second, counter="kelon", count=1)) is None
    assert refused(match, StatusLost(object=first, status="exhausted")) == "1.4.1.a"
    assert refused(match, StatusGained(object=source, status="exhausted")) == "1.4.1.a"
    assert refused(match, StatusGained(object=second, status="exhausted")) is None


def test_what_would_change_nothing_is_not_forbidden_for_that() -> None:
    match = board()
    check_allowed(match.run(), StatusGained(object=match.thing("first").id, status="exhausted"))
    with pytest.raises(IllegalAction):
        check_possible(match.run(), StatusGained(object=match.thing("first").id, status="exhausted"))


def test_a_prohibition_with_a_condition_that_does_not_hold() -> None:
    match = board(lang.Cannot(action="create-token", who="each", condition=lang.FirstPlayer(so=False)))
    action = TokenCreated(token=token(), player=BOB, to="hero-expedition", by=BOB)
    assert refused(match, action) is None
    now = board(lang.Cannot(action="create-token", who="each", condition=lang.FirstPlayer()))
    assert refused(now, action) == "1.4.1.a"


@pytest.mark.parametrize(
    ("cannot", "stopped"),
    [
        (lang.Cannot(action="move-forward"), {"Ann hero", "Ann companion", "Bob hero", "Bob companion"}),
        (lang.Cannot(action="move-forward", whose="opponent"), {"Bob hero", "Bob companion"}),
        (lang.Cannot(action="move-forward", whose="yours", where="hero"), {"Ann hero"}),
        (lang.Cannot(action="move-forward", where="companion"), {"Ann companion", "Bob companion"}),
        (lang.Cannot(action="move-forward", where="mine"), {"Ann hero"}),
        (lang.Cannot(action="move-forward", where="facing"), {"Bob hero"}),
        (lang.Cannot(action="move-forward", where="other"), {"Ann companion"}),
        (lang.Cannot(action="move-forward-due-to", terrain="forest"), set()),
    ],
)
def test_which_expeditions_cannot_move_forward(cannot: lang.Cannot, stopped: set[str]) -> None:
    match = game({"hero-expedition": {"a": character(cannot)}})
    found = set()
    for player in (ANN, BOB):
        for name in ("hero", "companion"):
            if refused(match, ExpeditionMoved(player=player, expedition=name)) is not None:
                found.add(f"{player} {name}")
            back = ExpeditionMoved(player=player, expedition=name, forward=False)
            assert refused(match, back) is None
    assert found == stopped


def test_forward_due_to_one_terrain_only_is_forward_in_progress_only() -> None:
    only = lang.Cannot(action="move-forward-only-due-to", terrain="forest", where="mine")
    match = game({"hero-expedition": {"a": character(only)}})
    assert refused(match, ExpeditionMoved(player=ANN, expedition="hero")) == "4.2.4.d"
    assert refused(match, ExpeditionMoved(player=ANN, expedition="hero", progress=True)) is None
    assert refused(match, ExpeditionMoved(player=ANN, expedition="companion")) is None
    due = {
        terrain: forbidden(match.run(), Deed(action=only.action, place=(ANN, "hero"), terrain=terrain))
        for terrain in ("forest", "mountain")
    }  # type: dict[Any, Any]
    assert due == {"forest": None, "mountain": "a"}


@pytest.mark.parametrize(("phase", "clause"), [("afternoon", None), ("dusk", "7.4.2.b"), ("noon", None)])
def test_defender(phase: str, clause: str | None) -> None:
    defender = lang.HasKeyword(keyword="defender")
    match = game({"hero-expedition": {"a": character(defender)}, "reserve": {"b": character(defender)}}, phase=phase)
    assert refused(match, ExpeditionMoved(player=ANN, expedition="hero", progress=True)) == clause
    assert refused(match, ExpeditionMoved(player=ANN, expedition="hero")) == clause
    assert refused(match, ExpeditionMoved(player=ANN, expedition="hero", forward=False)) is None
    assert refused(match, ExpeditionMoved(player=ANN, expedition="companion")) is None
    assert refused(match, ExpeditionMoved(player=BOB, expedition="hero")) is None


def test_a_gigantic_defender_stops_both_expeditions() -> None:
    both = (lang.HasKeyword(keyword="defender"), lang.HasKeyword(keyword="gigantic"))
    match = game({"hero-expedition": {"a": character(*both)}}, phase="dusk")
    assert refused(match, ExpeditionMoved(player=ANN, expedition="companion")) == "7.4.2.b"


# --- on the way to Reserve ------------------------------------------------------------------------------


def test_what_is_fleeting_is_discarded_on_its_way_to_reserve(match: Match) -> None:
    run, tired = match.run(), match.thing("tired").id
    there = discarded_for_fleeting(run, Moved(object=tired, to="reserve", verb="rest", by=ANN))
    assert (there.to, there.verb, there.by) == ("discard", "discard", ANN)
    for ref, to in (("calm", "reserve"), ("tired", "hand"), ("ready", "reserve")):
        move = Moved(object=match.thing(ref).id, to=to)
        assert discarded_for_fleeting(run, move) == move


def test_seasoned_keeps_boosts_on_the_way_to_reserve_only() -> None:
    seasoned = lang.HasKeyword(keyword="seasoned")
    match = game(
        {"hero-expedition": {"a": character(seasoned), "b": character()}, "reserve": {"c": character(seasoned)}}
    )
    for ref, to, keeps in (
        ("a", "reserve", True),
        ("a", "hand", False),
        ("b", "reserve", False),
        ("c", "reserve", False),
    ):
        assert keeps_boosts(match.run(), Moved(object=match.thing(ref).id, to=to)).keeps is keeps
