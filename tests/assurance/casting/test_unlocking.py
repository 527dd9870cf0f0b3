"""What would let an engine hear more is found by looking up what it would hear with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from types import MappingProxyType

from oracle.assurance.casting.casting import PLAIN
from oracle.assurance.casting.library import Casts
from oracle.assurance.casting.stock import Stock, names_of
from oracle.assurance.casting.unlocking import Kept, plan_of
from oracle.assurance.faults.building import cases_of
from oracle.protocol.messages import EngineInfo, GameSupport
from oracle.protocol.results import Result, Unlock
from oracle.protocol.simple_cards import MADE_UP, WITH_KEYWORDS, needs_with
from oracle.protocol.simple_cards import PLAIN as PLAIN_CARDS
from oracle.suite.plan import Plan
from oracle.suite.run.result import result_of
from oracle.suite.run.support import lacks

GAME, EDITION = "lorcana", "2.2"


def plans_needing(capability: str, count: int) -> list[Plan]:
    """Scenarios whose only need is made-up cards, and of these no more than a capability."""
    own = (one for one in cases_of(GAME).values() if one.needs == (MADE_UP,))
    return [one for one in own if needs_with(GAME, one.needs, one.definitions) == (capability,)][:count]


def unlocks(
    plans: list[Plan],
    support: GameSupport,
    kept: Kept = lambda _: None,
    lacking: Collection[str] = (),
    unplayed: Mapping[str, set[str]] = MappingProxyType({}),
) -> list[Unlock]:
    """The plan of an engine with this support that has learned that it lacks these cards."""
    info = EngineInfo(name="x", games={GAME: support})
    stock = Stock(support)
    stock.learn(lacking, ())
    stock.unplayed.update(unplayed)
    results = [result_of(one, EDITION, "unsupported", lacks(one, EDITION, info)) for one in plans]
    return list(plan_of(plans, results, info, {GAME: stock}, kept))


def test_capabilities_come_with_the_least_first_and_each_with_those_before_it() -> None:
    """An engine that has all of a printed vocabulary and nothing made up: what each level opens, and the language."""
    plans = [*plans_needing(PLAIN_CARDS, 3), *plans_needing(WITH_KEYWORDS, 2), *plans_needing(MADE_UP, 2)]
    found = unlocks(plans, GameSupport(editions=(EDITION,), language=9))
    told = [(one.kind, one.names, one.cases) for one in found]
    assert told == [
        ("capability", (PLAIN_CARDS,), 3),
        ("capability", (WITH_KEYWORDS,), 2),
        ("capability", (MADE_UP,), 2),
    ]
    assert unlocks(plans, GameSupport(editions=("1.0",))) == []


def test_printed_cards_are_told_as_far_as_a_cast_needs_them() -> None:
    """A cast counts as much as the scenario itself; of two casts that of fewer cards is enough."""
    some = plans_needing(MADE_UP, 400)
    one, two, three = some[0], some[150], some[300]
    everywhere = Counter(name for plan in (one, two, three) for name in {*names_of(plan)})
    own = {
        plan.case: next(name for name in names_of(plan) if name in plan.definitions and everywhere[name] == 1)
        for plan in (one, two, three)
    }
    casts = {
        one.case: Casts("", (dict.fromkeys(names_of(one), "Lantern"),)),
        two.case: Casts("", (dict.fromkeys(names_of(two), "Brawl"), dict.fromkeys(names_of(two), "Lantern"))),
    }
    support = GameSupport(editions=(EDITION,), capabilities=(MADE_UP,), language=9)
    unplayed = {case: {name} for case, name in own.items()}
    lacking = {"Lantern", "Brawl"}
    cards, rest = unlocks([one, two, three], support, lambda plan: casts.get(plan.case), lacking, unplayed)
    assert (cards.kind, cards.names, cards.cases) == ("card", ("Lantern",), 2)
    assert (rest.kind, rest.names, rest.cases) == ("said", (own[three.case],), 1)


def test_a_plain_card_in_place_of_a_printed_one() -> None:
    """Where what a printed card says does not matter, a plain one unlocks the case."""
    plan = cases_of(GAME)["challenge-for-ink/bob-has-the-ink"]
    car = "RC - Remote-Controlled Car"
    kept = Casts("", plain=(car,))
    others = tuple(need for need in plan.needs if need != MADE_UP)
    support = GameSupport(editions=(EDITION,), capabilities=others, language=9)
    found = unlocks([plan], support, lambda _: kept, lacking={car})
    assert [one.names for one in found] == [(PLAIN_CARDS,)]
    assert [*Stock(None).as_if((PLAIN_CARDS,)).casts(plan, kept, [car])] == [{car: PLAIN}]


def test_what_the_engine_says_itself_is_told_in_its_words() -> None:
    plan = plans_needing(MADE_UP, 1)[0]
    support = GameSupport(editions=(EDITION,), capabilities=(MADE_UP,), language=9)
    info, stock = EngineInfo(name="x", games={GAME: support}), Stock(support)
    card = next(name for name in names_of(plan) if name in plan.definitions)
    for lacking, message, said in (
        ((f"{card}: the ability draw",), "", "the ability draw"),
        (("a zone",), "", "a zone"),
        ((), "the action dance", "the action dance"),
    ):
        result = Result(
            case=plan.case, feature="", scenario="", line=1, game=GAME, edition=EDITION, clauses=(),
            verdict="unsupported", message=message, lacking=lacking,
        )  # fmt: skip
        stock.learn_from(plan, result)
        (found,) = plan_of([plan], [result], info, {GAME: stock}, lambda _: None)
        assert (found.kind, found.names, found.cases) == ("said", (said,), 1)
        stock.unplayed.clear()
