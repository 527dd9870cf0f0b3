"""What the rules leave open, or this oracle does not know, is told as that by the engine and is no crash of it."""

from __future__ import annotations

import msgspec
import pytest

from oracle.engines.reference import ReferenceEngine
from oracle.games.altered.language.filters import TERRAINS
from oracle.protocol import messages as m

HALVES: tuple[tuple[str, ...], ...] = (
    ("forest",), ("mountain", "water"), ("mountain",), ("forest", "water"), ("water",), ("forest", "mountain"),
)  # fmt: skip
ENDS = m.Region(terrains=TERRAINS)
PLAYERS = (m.Player(name="Ann"), m.Player(name="Bob"))


def set_up(zone: str, *states: str, held: dict[str, int] | None = None, **card: object) -> ReferenceEngine:
    """An engine with one made-up card of Ann's and nothing else."""
    regions = (ENDS, *(m.Region(terrains=half, facedown=True) for half in HALVES), ENDS)
    table = m.Position(
        players=PLAYERS, turn=m.Turn(player="Ann", number=2, phase="afternoon"), regions=regions,
        cards=(m.Card(ref="it", player="Ann", zone=zone, card="It", states=states, counters=held or {}),),
    )  # fmt: skip
    engine = ReferenceEngine()
    costs = {"hand_cost": 0, "reserve_cost": 0}
    params = m.SetupParams(
        game="altered", edition="3.0", position=table, definitions={"It": {"name": "It", **costs, **card}}
    )
    assert engine.setup(params).status == "ok"
    return engine


def play(engine: ReferenceEngine) -> m.Reply:
    return engine.act("Ann", m.Action(kind="play", card="it", cost=m.Cost(kind="mana")))


def test_an_open_question_is_told_and_left_out_of_the_list() -> None:
    # The book gives no cost to a card that is played from the Discard pile.
    engine = set_up("discard", type="spell", abilities=[{"is": "playable-from", "zone": ["discard"]}])
    listed = engine.legal()
    assert [action.kind for action in listed.actions] == ["pass"]
    assert not listed.complete
    told = play(engine)
    assert (told.status, told.code) == ("unsupported", "5.1.2.d")
    assert engine.legal() == listed


def test_a_list_without_open_questions_is_complete() -> None:
    listed = set_up("discard", type="spell").legal()
    assert [action.kind for action in listed.actions] == ["pass"]
    assert listed.complete


def test_what_is_not_known_is_told() -> None:
    further = {"is": "modifies", "event": "draw", "who": "you", "then": {"is": "resupply", "exhausted": True}}
    action = {"is": "quick-action", "cost": [], "effect": {"is": "draw"}}
    engine = set_up("hero-expedition", type="character", abilities=[further, action])
    before = engine.observe()
    told = engine.act("Ann", m.Action(kind="use", card="it"))
    assert told.status == "unsupported"
    assert "more than one step" in told.message
    assert engine.observe() == before


def test_modifiers_that_add_to_each_other_have_no_end_and_are_told() -> None:
    more = {"is": "gain", "what": {"is": "this"}, "count": 1}
    also = {"is": "modifies", "event": "gain-counter", "what": {"type": ["character"]}, "also": True, "then": more}
    action = {"is": "quick-action", "cost": [], "effect": more}
    engine = set_up("hero-expedition", type="character", abilities=[also, also, action])
    told = engine.act("Ann", m.Action(kind="use", card="it"))
    assert (told.status, told.code) == ("unsupported", "6.2.k")


def test_paying_by_being_exhausted_a_second_time_is_open() -> None:
    abilities = [{"is": "gains-again", "status": ["exhausted"]}]
    action = {"is": "quick-action", "cost": [{"is": "pay-exhaust"}], "effect": {"is": "draw"}}
    engine = set_up("hero-expedition", "exhausted", type="character", abilities=[*abilities, action])
    told = engine.act("Ann", m.Action(kind="use", card="it"))
    assert (told.status, told.code) == ("unsupported", "2.4.5.a")
    # Once nothing lets it become exhausted again the cost cannot be paid.
    engine = set_up("hero-expedition", "exhausted", type="character", abilities=[action])
    assert engine.act("Ann", m.Action(kind="use", card="it")).status == "refused"


@pytest.mark.parametrize(
    ("first", "second", "status"),
    [
        ("kelon", "boost", "accepted"),
        ("kelon", "kelon", "unsupported"),
        (None, "kelon", "unsupported"),
        ("kelon", None, "unsupported"),
    ],
)
def test_counters_that_may_pay_for_two_parts_of_a_cost_are_not_known(
    first: str | None, second: str | None, status: str
) -> None:
    cost = [{"is": "pay-counters", "count": 1} | ({"counter": name} if name else {}) for name in (first, second)]
    action = {"is": "quick-action", "cost": cost, "effect": {"is": "draw"}}
    engine = set_up("hero-expedition", type="character", abilities=[action], held={"kelon": 1, "boost": 1})
    assert engine.act("Ann", m.Action(kind="use", card="it")).status == status


def reactions(**of_first: object) -> list[dict[str, object]]:
    """Reactions by which a Character goes to Reserve and comes back, a new object each time."""
    there = {"is": "move", "what": {"is": "this"}, "to": "reserve"}
    back = {"is": "move", "what": {"is": "this"}, "to": "expedition", "where": "hero"}
    went = {"event": "goes-to", "this": True, "to": ["reserve"]}
    return [
        {"is": "reaction", "symbol": "join", "effect": there, **of_first},
        {"is": "reaction", "trigger": went, "effect": back},
    ]


def test_a_loop_of_ever_new_objects_has_no_end_and_is_told() -> None:
    leave = {"is": "quick-action", "cost": [], "effect": {"is": "move", "what": {"is": "this"}, "to": "reserve"}}
    engine = set_up("hero-expedition", type="character", abilities=[leave, *reactions()])
    told = engine.act("Ann", m.Action(kind="use", card="it"))
    assert (told.status, told.code) == ("unsupported", "1.4.6.a")
    # Once round the same way is no loop.
    once = {"is": "in-phase", "phase": "night"}
    engine = set_up("hero-expedition", type="character", abilities=[leave, *reactions(condition=once)])
    assert engine.act("Ann", m.Action(kind="use", card="it")).status == "accepted"


def test_more_steps_than_a_loop_would_take_are_no_loop() -> None:
    step = {"is": "gain", "what": {"is": "this"}, "counter": "rune", "count": 1}
    times = {"is": "counters", "counter": "kelon"}
    action = {"is": "quick-action", "cost": [], "effect": {"is": "repeat", "times": times, "do": step}}
    engine = set_up("landmark", type="permanent", zone_type="landmark", abilities=[action], held={"kelon": 3_000})
    assert engine.act("Ann", m.Action(kind="use", card="it")).status == "accepted"
    assert '"rune":3000' in msgspec.json.encode(engine.observe()).decode()
