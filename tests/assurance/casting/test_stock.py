"""What an engine has: how simple a made-up card is, what is learned, and which cards are missed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from oracle.assurance.casting.casting import PLAIN, defined
from oracle.assurance.casting.library import Casts
from oracle.assurance.casting.stock import Stock, named, names_of
from oracle.assurance.faults.building import cases_of
from oracle.protocol.messages import EngineInfo, GameSupport
from oracle.protocol.results import Result
from oracle.protocol.simple_cards import MADE_UP, WITH_KEYWORDS, capability_for, missing_of
from oracle.protocol.simple_cards import PLAIN as PLAIN_CARDS
from oracle.suite.plan import Plan
from oracle.suite.run.support import demands, lacks

CASE = "challenge-for-ink/bob-has-the-ink"
CAR = "RC - Remote-Controlled Car"
SINGER: dict[str, Any] = {"type": "character", "cost": 3, "strength": 2, "willpower": 3, "lore": 1, "inks": ["amber"]}
BUREAUCRAT: dict[str, Any] = {"type": "character", "hand_cost": 1, "reserve_cost": 2, "forest": 1, "faction": "YZ"}
NO_KEYWORD = {"is": "pays", "less": 1}


@pytest.mark.parametrize(
    ("game", "card", "needed"),
    [
        ("lorcana", SINGER, PLAIN_CARDS),
        ("lorcana", SINGER | {"abilities": [], "classifications": ["Hero"], "inkwell": False}, PLAIN_CARDS),
        ("lorcana", SINGER | {"abilities": [{"is": "keyword", "keyword": "ward"}]}, WITH_KEYWORDS),
        ("lorcana", SINGER | {"abilities": [{"is": "keyword", "keyword": "singer", "value": 5}]}, WITH_KEYWORDS),
        ("lorcana", SINGER | {"abilities": [{"is": "keyword", "keyword": "ward"}, NO_KEYWORD]}, MADE_UP),
        ("lorcana", SINGER | {"also_named": ["Bob"]}, MADE_UP),
        ("lorcana", SINGER | {"effect": {"is": "draw"}}, MADE_UP),
        ("lorcana", SINGER | {"what nobody knows": 1}, MADE_UP),
        ("lorcana", "no card", MADE_UP),
        ("altered", BUREAUCRAT, PLAIN_CARDS),
        ("altered", BUREAUCRAT | {"subtypes": ["Robot"], "abilities": []}, PLAIN_CARDS),
        ("altered", BUREAUCRAT | {"abilities": [{"is": "keyword", "keyword": "tough", "value": 1}]}, WITH_KEYWORDS),
        ("altered", BUREAUCRAT | {"abilities": [{"is": "keyword", "keyword": "tough", "value": {"is": "x"}}]}, MADE_UP),
        ("altered", BUREAUCRAT | {"abilities": [{"is": "keyword", "keyword": "tough", "condition": {}}]}, MADE_UP),
        ("altered", BUREAUCRAT | {"counters": {"kelon": 2}}, MADE_UP),
    ],
)
def test_how_much_of_the_language_a_card_needs(game: str, card: object, needed: str) -> None:
    assert capability_for(game, card) == needed
    for declared in (MADE_UP, WITH_KEYWORDS, PLAIN_CARDS):
        order = [PLAIN_CARDS, WITH_KEYWORDS, MADE_UP]
        missing = missing_of(game, (MADE_UP,), {"it": card}, (declared,))
        assert missing == ([] if order.index(declared) >= order.index(needed) else [needed])


@pytest.fixture(scope="module")
def plan() -> Plan:
    return cases_of("lorcana")[CASE]


def support(*capabilities: str) -> GameSupport:
    return GameSupport(editions=("2.2",), capabilities=capabilities, language=9)


def test_what_a_scenario_needs_is_told_and_demanded_as_little_as_may_be() -> None:
    """An engine with plain cards is sent a scenario of plain cards; one without is told that it lacks these."""
    plain = next(
        one
        for one in cases_of("lorcana").values()
        if missing_of("lorcana", one.needs, one.definitions, ()) == [PLAIN_CARDS]
    )
    for capability, lacking in ((PLAIN_CARDS, ""), (MADE_UP, ""), ("free", "the engine lacks plain-cards")):
        assert lacks(plain, "2.2", EngineInfo(name="x", games={"lorcana": support(capability)})) == lacking
    info = EngineInfo(name="x", games={"lorcana": support(MADE_UP)})
    assert demands([PLAIN_CARDS], strict=False).undeclared(info, ["lorcana"]) == []
    assert demands([MADE_UP], strict=False).undeclared(
        EngineInfo(name="x", games={"lorcana": support(PLAIN_CARDS)}), ["lorcana"]
    )


def test_what_is_declared_and_what_is_learned(plan: Plan) -> None:
    """Printed cards count as known until the engine says otherwise, made-up ones as far as it has declared."""
    made_up = {name for name in names_of(plan) if name in plan.definitions} - {"a card"}
    assert Stock(support(MADE_UP)).missed(plan) == []
    assert set(Stock(support()).missed(plan)) == made_up
    assert set(Stock(support(MADE_UP), printed_alone=True).missed(plan)) >= made_up
    stock = Stock(support(MADE_UP))
    stock.learn([CAR, "Lantern"], {"Lantern"})
    assert stock.missed(plan) == [CAR]
    assert Stock(support()).as_if([MADE_UP]).missed(plan) == []


def test_casts_are_of_cards_that_it_has_and_change_little_first(plan: Plan) -> None:
    others = {name: f"other {name}" for name in names_of(plan)}
    kept = Casts("", ({CAR: "Lantern"}, others), plain=(CAR,))
    stock = Stock(support(MADE_UP))
    plain = Stock(support(PLAIN_CARDS))
    for one in (stock, plain):
        one.learn([CAR], ())
    rest = [{CAR: "Lantern"}, {CAR: others[CAR]}, others]
    assert [*plain.casts(plan, kept, [CAR])] == [{CAR: PLAIN}, *rest]
    assert [*stock.casts(plan, kept, [CAR])] == [{CAR: CAR}, *rest]
    stock.learn(["Lantern"], ())
    assert {CAR: "Lantern"} not in stock.casts(plan, kept, [CAR])
    assert {CAR: "Lantern"} in stock.casts(plan, kept, [CAR], of_all=True)
    printed = Stock(support())
    missed = printed.missed(plan)
    assert [*printed.casts(plan, kept, missed)] == [{role: others[role] for role in missed}, others]


def test_a_lacking_card_of_a_cast_does_not_spoil_its_part_without_it(plan: Plan) -> None:
    (role,) = missed = Stock(support()).missed(plan)
    stock = Stock(support())
    stock.learn(["Lantern"], ())
    assert [*stock.casts(plan, Casts("", ({role: "Brawl", CAR: "Lantern"},)), missed)] == [{role: "Brawl"}]


def test_a_card_is_named_alone_or_with_what_the_engine_lacks_of_it() -> None:
    names = ["a card", "a card costing 3", "Lantern"]
    assert named(["a card costing 3: the ability draw", "Lantern"], names) == {"a card costing 3", "Lantern"}
    assert named(["the ability draw"], names) == set()


def test_a_card_that_plays_elsewhere_is_missing_in_its_case_only(plan: Plan) -> None:
    """An engine may know a card, but not the number that one scenario needs."""
    other = replace(plan, case="another")
    partly, wholly = Stock(support(MADE_UP)), Stock(support(MADE_UP))
    partly.learn_from(plan, unsupported(CAR), played={CAR})
    wholly.learn_from(plan, unsupported(CAR))
    assert (partly.missed(plan), partly.missed(other)) == ([CAR], [])
    assert (wholly.missed(plan), wholly.missed(other)) == ([CAR], [CAR])


def test_a_card_told_under_another_name_is_known_by_its_text(plan: Plan) -> None:
    """In a variation a printed card that is sent with its definition has a name of its own."""
    told = {**defined("lorcana", CAR), "name": "Ann's Zozo"}
    cards = tuple(replace(card, card="Ann's Zozo") if card.card == CAR else card for card in plan.position.cards)
    varied = replace(
        plan, case="varied~1", position=replace(plan.position, cards=cards), definitions={"Ann's Zozo": told}
    )
    stock = Stock(support(MADE_UP))
    stock.learn([CAR], ())
    assert next(stock.casts(plan, Casts("", ()), [CAR])) == {CAR: CAR}
    stock.learn_of(plan, varied, unsupported("Ann's Zozo: an ability"), [CAR])
    assert [*stock.casts(plan, Casts("", ()), [CAR])] == []


def unsupported(lacking: str) -> Result:
    """The result of a scenario on an engine that lacks this."""
    return Result(
        case=CASE, game="lorcana", edition="2.2", verdict="unsupported", message=lacking, lacking=(lacking,),
        scenario="", feature="", line=1, clauses=(), steps=(),
    )  # fmt: skip
