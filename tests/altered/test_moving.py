"""What an object keeps and loses as it moves (2.1.d, 2.4.1.d, 2.5.j, 2.5.k)."""

from __future__ import annotations

import pytest

from oracle.games.altered.language import Definition
from oracle.games.altered.rules.events import Moved
from tests.altered.games import ANN, BOB, Card, character, game, permanent

COUNTERS = {"boost": 2, "kelon": 1}


@pytest.mark.parametrize(
    ("source", "to", "keeps", "kept"),
    [
        ("reserve", "hero-expedition", False, COUNTERS),
        ("reserve", "limbo", False, COUNTERS),
        ("reserve", "mana", False, COUNTERS),
        ("reserve", "discard", False, {}),
        ("reserve", "hand", False, {}),
        ("hero-expedition", "reserve", False, {}),
        ("hero-expedition", "reserve", True, {"boost": 2}),
        ("hero-expedition", "discard", True, {}),
        ("landmark", "reserve", False, {}),
        ("mana", "reserve", False, {}),
    ],
)
def test_which_counters_are_kept(source: str, to: str, keeps: bool, kept: dict[str, int]) -> None:
    card: Definition = permanent() if source == "landmark" else character()
    match = game({source: {"a": Card(card, ("exhausted",), COUNTERS)}})
    run, thing = match.run(), match.thing("a")
    run.happen(Moved(object=thing.id, to=to, keeps=keeps, by=ANN))
    (event,) = run.events
    assert isinstance(event, Moved)
    assert event.now is not None
    assert dict(event.now.counters) == kept
    assert event.now.status == ()
    assert event.now.id > thing.id


def test_whose_expedition_it_was_does_not_matter_for_where_a_card_goes() -> None:
    match = game({"hero-expedition": {"a": Card(character(), owner=BOB)}})
    run = match.run()
    run.happen(Moved(object=match.thing("a").id, to="reserve", by=ANN))
    assert run.state.objects[run.state.where["a"]].player == BOB
    assert run.state.zones["Bob/reserve"] != ()
    assert run.state.zones["Ann/reserve"] == ()
