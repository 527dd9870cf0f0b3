"""What would let an engine hear more is found by looking up what it would hear with it."""

from __future__ import annotations

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


def unlocks(plans: list[Plan], support: GameSupport, kept: Kept = lambda _: None, **learned: set[str]) -> list[Unlock]:
    info = EngineInfo(name="x", games={GAME: support})
    stock = Stock(support)
    stock.lacking |= learned.get("lacking", set())
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
    one, two, three = plans_needing(MADE_UP, 3)
    casts = {
        one.case: Casts("", (dict.fromkeys(names_of(one), "Lantern"),)),
        two.case: Casts("", (dict.fromkeys(names_of(two), "Lantern"), dict.fromkeys(names_of(two), "Brawl"))),
    }
    support = GameSupport(editions=(EDITION,), language=9)
    cards, rest = unlocks([one, two, three], support, lambda plan: casts.get(plan.case), lacking={"Lantern", "Brawl"})
    assert (cards.kind, cards.cases, "Lantern" in cards.names) == ("card", 2, True)
    assert (rest.names, rest.cases) == ((MADE_UP,), 1)


def test_a_plain_card_in_place_of_a_printed_one() -> None:
    """Where what a printed card says does not matter, a plain one unlocks the case."""
    plan = cases_of(GAME)["challenge-for-ink/bob-has-the-ink"]
    car = "RC - Remote-Controlled Car"
    kept = Casts("", plain=(car,))
    found = unlocks([plan], GameSupport(editions=(EDITION,), language=9), lambda _: kept, lacking={car})
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
