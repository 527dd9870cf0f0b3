"""An engine that shows another table than the position sent has not been set up: an error that says what differs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.lockstep.lockstep import Lockstep
from oracle.assurance.perft.walk import begin
from oracle.assurance.twins.campaign import play_pairs
from oracle.engines.base import EngineFault
from oracle.engines.checked import Heard
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import completed
from oracle.games.altered.profile import PROFILE as ALTERED
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.protocol.codec import decode_request, encode_request
from oracle.protocol.messages import (
    Card,
    Decision,
    Fact,
    GameResult,
    Observation,
    Player,
    Position,
    Region,
    SetupParams,
    Turn,
    Waiting,
)
from oracle.suite.plan import setup_params
from oracle.suite.play.set_up import unlike
from oracle.suite.reading.load import load_suite
from oracle.suite.run.follow import Listening, follow
from oracle.suite.run.verdict import run_plan
from oracle.suite.table.normalise import normalised
from tests.suite.fake_engine import Twisted
from tests.suite.lying_engines import LIARS, elsewhere, renamed
from tests.suite.written import verdict

HERO = Card(ref="hero", player="Ann", zone="play", card="Mr. Smee - Bumbling Mate", counters={"damage": 1})
POSITION = Position(
    players=(Player(name="Ann", counters={"lore": 2}), Player(name="Bob")),
    turn=Turn(player="Ann", number=3, counters={"inked": 1}),
    cards=(
        HERO,
        Card(ref="song", player="Ann", zone="hand", card="a song"),
        Card(ref="below", player="Ann", zone="play", card="a song", under="hero", states=("facedown",)),
        Card(ref="ink", player="Ann", zone="inkwell", card="a song", states=("exerted",)),
        Card(ref="one", player="Bob", zone="deck", card="a song"),
        Card(ref="two", player="Bob", zone="deck", card="a song"),
    ),
)
MADE_UP = {"a song": {"name": "A Song", "version": "Of Two Words"}}


def card(ref: str, **fields: object) -> Callable[[Position], Position]:
    def see(position: Position) -> Position:
        return replace(
            position, cards=tuple(replace(one, **fields) if one.ref == ref else one for one in position.cards)
        )

    return see


def turn(**fields: object) -> Callable[[Position], Position]:
    return lambda position: replace(position, turn=replace(position.turn, **fields))


def found(see: Callable[[Position], Position], sent: Position = POSITION) -> list[tuple[str, str]]:
    seen = normalised(Observation(position=see(sent)), LORCANA, ())
    return [(one.what, one.field) for one in unlike(sent, seen, LORCANA, MADE_UP)]


@pytest.mark.parametrize(
    ("see", "what", "field"),
    [
        (card("hero", card="Wrong Name"), "hero", "card"),
        (card("hero", card=None), "hero", "card"),
        (card("hero", player="Bob"), "hero", "player"),
        (card("hero", zone="discard"), "hero", "zone"),
        (card("hero", states=("drying",)), "hero", "states"),
        (card("ink", states=()), "ink", "states"),
        (card("below", states=()), "below", "states"),
        (card("below", under=None), "below", "under"),
        (card("song", at="hero"), "song", "at"),
        (card("hero", counters={}), "hero", "counters.damage"),
        (card("hero", controller="Bob"), "hero", "controller"),
        (lambda seen: replace(seen, cards=seen.cards[1:]), "hero", "ref"),
        (lambda seen: replace(seen, cards=(*seen.cards, replace(HERO, ref="phantom"))), "phantom", "ref"),
        (lambda seen: replace(seen, cards=(*seen.cards[:4], *seen.cards[:3:-1])), "Bob's deck", "order"),
        (lambda seen: replace(seen, players=seen.players[::-1]), "table", "players"),
        (lambda seen: replace(seen, players=(*seen.players, Player(name="Zoe"))), "table", "players"),
        (lambda seen: replace(seen, players=(Player(name="Ann"), seen.players[1])), "Ann", "counters.lore"),
        (turn(player="Bob"), "turn", "player"),
        (turn(number=2), "turn", "number"),
        (turn(phase="end"), "turn", "phase"),
        (turn(first="Bob"), "turn", "first"),
        (turn(counters={}), "turn", "counters.inked"),
        (lambda seen: replace(seen, regions=(Region(),)), "table", "regions"),
        (lambda seen: replace(seen, happened=(Fact(what="banished-in-challenge", player="Ann"),)), "table", "happened"),
    ],
)
def test_what_differs_is_named_by_thing_and_field(see: Callable[[Position], Position], what: str, field: str) -> None:
    assert (what, field) in found(see)


@pytest.mark.parametrize(
    "see",
    [
        lambda seen: seen,
        lambda seen: replace(seen, cards=(*seen.cards[3::-1], *seen.cards[4:])),
        card("hero", card="MR. Smee \N{EN DASH}  bumbling mate"),
        card("song", card="A song\N{EM DASH}of two words"),
        card("hero", controller="Ann"),
        card("hero", counters={"damage": 1, "other": 0}),
        card("ink", states=("facedown", "exerted")),
        card("one", states=("facedown",)),
        turn(counters={"inked": 1, "quest": 0}),
        turn(first="Ann"),
    ],
)
def test_what_an_engine_may_write_otherwise_is_no_difference(see: Callable[[Position], Position]) -> None:
    assert found(see) == []


def test_facts_may_be_left_out_but_not_made_up() -> None:
    sent = replace(POSITION, happened=(Fact(what="banished-in-challenge", player="Ann"),))
    assert found(lambda seen: seen, sent) == []
    assert found(lambda seen: replace(seen, happened=()), sent) == []
    assert found(lambda seen: replace(seen, happened=(Fact(what="banished-in-challenge", player="Bob"),)), sent)


def test_a_table_just_set_up_asks_nothing_and_nobody_has_won() -> None:
    seen = Observation(
        position=POSITION,
        decision=Decision(id="q", player="Ann", kind="may", options=("yes", "no")),
        waiting=(Waiting(player="Ann", source="hero"),),
        result=GameResult(winner="Ann"),
    )
    assert [one.field for one in unlike(POSITION, seen, LORCANA, {})] == ["decision", "waiting", "result"]


def test_regions_are_compared_whatever_the_order_of_their_terrains() -> None:
    sent = replace(POSITION, regions=(Region(terrains=("forest", "water")), Region(terrains=("water",), facedown=True)))
    other = replace(sent, regions=(Region(terrains=("water", "forest")), Region(terrains=("forest",))))
    seen = unlike(sent, Observation(position=other), ALTERED, {})
    assert [(one.what, one.field) for one in seen] == [("region 1", "terrains"), ("region 1", "facedown")]


# --- wherever an engine is set up ---------------------------------------------------------------------------

STEPS = "When Ann concedes\nThen Bob has won"


def test_the_message_says_what_was_sent_and_what_is_shown() -> None:
    result = verdict(STEPS, Twisted(observation=renamed))
    assert (result.verdict, result.fault) == ("error", "set-up")
    assert "doc, card: sent a character costing 2, shown Wrong Name" in result.message
    assert "and 7 more" in result.message
    assert {step.status for step in result.steps if step.text.startswith(("When", "Then"))} == {"skipped"}


def test_another_table_is_an_error_in_every_scenario() -> None:
    for plan in load_suite().plans[::40]:
        engine = Heard(Strange())
        for edition in plan.editions:
            result = run_plan(plan, engine, edition, engine.initialize())
            assert (result.verdict, result.fault) == ("error", "shape"), (plan.case, edition, result.message)
    assert LIARS["shows another table"]().initialize().games


class Strange(ReferenceEngine):
    """The reference, showing another table."""

    see = staticmethod(elsewhere)

    def observe(self, viewer: str | None = None) -> Observation:
        return self.see(super().observe(viewer))


class Renaming(Strange):
    """The reference, calling every card by a wrong name."""

    see = staticmethod(renamed)


class FollowedStrange(Listening):
    def observe(self, viewer: str | None = None) -> Observation:
        return renamed(super().observe(viewer))


def some_setup() -> SetupParams:
    plan = next(plan for plan in load_suite().plans if plan.game == "lorcana" and "2.2" in plan.editions)
    return setup_params(plan, "2.2")


def test_differential_play_calls_it_by_the_same_kind() -> None:
    for engine, kind in ((Heard(Renaming()), "set-up: card"), (Heard(Strange()), "shape")):
        difference = Lockstep(ReferenceEngine(tracing=True), engine, engine.initialize()).begin(some_setup())
        assert difference is not None
        assert (difference.kind, difference.what, difference.index) == ("fault", kind, -1)


def test_so_does_whatever_else_sets_an_engine_up() -> None:
    for engine, kind in ((Heard(Renaming()), "set-up"), (Heard(Strange()), "shape")):
        with pytest.raises(EngineFault) as counting:
            begin(engine, some_setup())
        with pytest.raises(EngineFault) as pairing:
            play_pairs(engine, engine.initialize(), "lorcana", LORCANA.current, 1, 0, lambda _: None)
        assert (counting.value.kind, pairing.value.kind) == (kind, kind)


def test_following_a_scenario_tells_it_too() -> None:
    plan = next(iter(load_suite().plans))
    followed = follow(plan, FollowedStrange(), plan.editions[0])
    assert followed.verdict == "error"
    assert "Wrong Name" in followed.message


# --- what is sent -------------------------------------------------------------------------------------------


def test_printed_cards_are_sent_with_their_printings_and_made_up_ones_are_not() -> None:
    heihei, song = (Card(ref=ref, player="Ann", zone="hand", card=name) for ref, name in (
        ("heihei", "Heihei - Persistent Presence"), ("song", "Brawl")))  # fmt: skip
    position = replace(POSITION, cards=(heihei, song))
    sent = SetupParams(game="lorcana", edition="2.2", position=position, definitions={"Brawl": {"name": "Brawl"}})
    printings = completed(sent).printings
    assert {name: [(one.set, one.number) for one in known] for name, known in printings.items()} == {
        "Heihei - Persistent Presence": [("2", 43), ("11", 58)]
    }
    assert completed(replace(sent, game="chess")).printings == {}
    assert decode_request(encode_request(1, "setup", completed(sent))).params == completed(sent)


def test_every_printed_card_of_the_suite_has_a_printing() -> None:
    for plan in load_suite().plans:
        sent = setup_params(plan, plan.editions[0])
        named = {card.card for card in plan.position.cards} - plan.definitions.keys()
        assert sent.printings.keys() == named, plan.case
