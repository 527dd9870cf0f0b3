"""Connecting an engine: the first field of a position that is wrong is named, and the cards that it does not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Card, Observation, Position
from oracle.suite.connecting.cards import SentCards
from oracle.suite.connecting.positions import try_positions
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from tests.suite.connecting_runs import sent, wrong

Twist = Callable[[Position], Position]


class Twisted(ReferenceEngine):
    """The reference, which shows one field of every table otherwise."""

    def __init__(self, twist: Twist) -> None:
        super().__init__()
        self.twist = twist

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return replace(seen, position=self.twist(seen.position))


def cards(change: Callable[[Card], Card | None]) -> Twist:
    def twist(position: Position) -> Position:
        found = [change(card) for card in position.cards]
        return replace(position, cards=tuple(card for card in found if card is not None))

    return twist


def turn(**fields: object) -> Twist:
    return lambda position: replace(position, turn=replace(position.turn, **fields))


def players(**fields: object) -> Twist:
    return lambda position: replace(position, players=tuple(replace(one, **fields) for one in position.players))


def upside_down(position: Position) -> Position:
    decks = iter([card for card in position.cards if card.zone == "deck"][::-1])
    return replace(position, cards=tuple(next(decks) if card.zone == "deck" else card for card in position.cards))


def one_more(position: Position) -> Position:
    return replace(position, cards=(*position.cards, Card(ref="ghost", player="Ann", zone="hand", card="Ghost")))


def other_expedition(card: Card) -> Card:
    return replace(card, zone=card.zone.replace("companion", "hero"))


def region(**fields: object) -> Twist:
    return lambda position: replace(position, regions=tuple(replace(one, **fields) for one in position.regions))


def hurt(card: Card) -> Card:
    return replace(card, counters={**card.counters, "damage": 1}) if card.zone == "play" else card


def taken_over(card: Card) -> Card:
    return replace(card, controller="Bob" if card.player == "Ann" else "Ann") if "expedition" in card.zone else card


def nobody_has_passed(position: Position) -> Position:
    kept = [{name: count for name, count in one.counters.items() if name != "passed"} for one in position.players]
    return replace(position, players=tuple(replace(p, counters=c) for p, c in zip(position.players, kept, strict=True)))


WRONG: dict[str, tuple[str, str, Twist]] = {
    "who has the turn": ("lorcana", "player", turn(player="Bob")),
    "the number of the turn": ("lorcana", "number", turn(number=7)),
    "the phase": ("altered", "phase", turn(phase="noon")),
    "the first player": ("altered", "first", turn(first="Bob")),
    "the inked card of the turn": ("lorcana", "counters.inked", turn(counters={})),
    "lore": ("lorcana", "counters.lore", players(counters={})),
    "where an Expedition is": ("altered", "counters.companion", players(counters={})),
    "the order of players": ("lorcana", "players", lambda one: replace(one, players=one.players[::-1])),
    "whose card it is": ("lorcana", "player", cards(lambda card: replace(card, player="Bob"))),
    "the zone": ("lorcana", "zone", cards(lambda card: replace(card, zone="hand"))),
    "an Expedition": (
        "altered",
        "zone",
        cards(other_expedition),
    ),
    "the name": ("lorcana", "card", cards(lambda card: replace(card, card="Somebody"))),
    "the states": ("lorcana", "states", cards(lambda card: replace(card, states=()))),
    "a state too many": ("altered", "states", cards(lambda card: replace(card, states=("exhausted",)))),
    "damage": ("lorcana", "counters.damage", cards(lambda card: replace(card, counters={}))),
    "boosts": ("altered", "counters.boost", cards(lambda card: replace(card, counters={}))),
    "what lies under another": ("lorcana", "under", cards(lambda card: replace(card, under=None))),
    "who is at a location": ("lorcana", "at", cards(lambda card: replace(card, at=None))),
    "a card that is gone": ("lorcana", "ref", cards(lambda card: None if card.zone == "inkwell" else card)),
    "a card that was not sent": ("altered", "ref", one_more),
    "the order of a deck": ("lorcana", "order", upside_down),
    "damage on what has none": ("lorcana", "counters.damage", cards(hurt)),
    "whose it is for now": ("altered", "controller", cards(taken_over)),
    "the day": ("altered", "number", turn(number=9)),
    "who has passed": ("altered", "counters.passed", nobody_has_passed),
    "the terrains": ("altered", "terrains", region(terrains=("forest",))),
    "a region's face": ("altered", "facedown", region(facedown=False)),
}


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


@pytest.mark.parametrize("name", WRONG)
def test_the_first_wrong_field_is_named(name: str, plans: tuple[Plan, ...]) -> None:
    game, field, twist = WRONG[name]
    engine = Twisted(twist)
    info = engine.initialize()
    only = replace(info, games={game: info.games[game]})
    found = wrong(list(try_positions(sent(plans, only), engine, only)))
    assert [one.field.partition(".")[2] for one in found] == [field]
    assert found[0].case


class Wavering(ReferenceEngine):
    """Shows what was sent at first, and from then on one lore more each time it is asked."""

    asked = 0

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        lore = {"lore": self.asked} if self.asked else {}
        self.asked += 1
        return replace(seen, position=players(counters=lore)(seen.position))


def test_a_stack_of_three_is_the_same_table_when_it_is_asked_for_twice(plans: tuple[Plan, ...]) -> None:
    engine = ReferenceEngine()
    info = engine.initialize()
    only = replace(info, games={"lorcana": info.games["lorcana"]})
    chain = [run for run in sent(plans, only) if run[0].case == "lore-for-each-card-under"]
    assert {one.state for one in try_positions(chain, engine, only)} == {"held"}
    empty = [run for run in sent(plans, only) if not run[0].position.cards][:1]
    (found,) = try_positions(empty, Wavering(), only)
    assert (found.state, found.text) == ("wrong", "`observe` shows another table when it is asked twice")


def test_only_cards_that_the_engine_names_are_doubted(plans: tuple[Plan, ...]) -> None:
    (plan,) = (plan for plan in plans if plan.case == "hundred-times-then-another-object")
    cards = SentCards()
    assert cards.doubts(plan) == (0, 2), "Fiddler and Recall"
    cards.learn(plan, "card Recall")
    assert cards.doubts(plan) == (1, 2)
    cards.learn(plan, "something else")
    assert cards.doubts(plan) == (3, 2)
    cards.learn(plan, None)
    assert cards.doubts(plan) == (0, 0)
