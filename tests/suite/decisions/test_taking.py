"""Decisions taken: which are refused and what shows it, and how the disputed scenarios end under those that hold."""

from __future__ import annotations

import datetime

import pytest

from oracle.assurance.casting.playing import Casting
from oracle.assurance.variation import varied
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.engines.reference_books import catalogue
from oracle.profiles import PROFILES
from oracle.protocol.results import Result
from oracle.suite.decisions.entry import Decision
from oracle.suite.decisions.taking import Refused, take
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG, sample
from tests.suite.decisions.made import WINNER, decision, plan_of, plans, taken

DAY = datetime.date(2027, 3, 1)


def verdict(plan: Plan, engine: Engine | None = None) -> Result:
    """The verdict on the reference under the current edition."""
    engine = engine or ReferenceEngine()
    return run_plan(plan, engine, PROFILES[plan.game].current, engine.initialize())


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"one": decision(outcome="Nobody has won")}, "the outcome of no side of conflict 108"),
        ({"one": decision(12, "Anything")}, "conflict 12 is closed"),
        ({"one": decision(3, "Anything")}, "conflict 3 is one of words"),
        ({"one": decision(9999, "Anything")}, "there is no conflict 9999"),
        ({"one": decision(), "two": decision(outcome="Bob has won")}, "one decides conflict 108 to the contrary"),
        ({"one": decision(), "two": decision()}, "one has decided conflict 108 already"),
    ],
)
def test_a_decision_is_refused(given: dict[str, Decision], said: str) -> None:
    with pytest.raises(Refused) as refused:
        taken(given)
    assert said in str(refused.value)
    assert not refused.value.case


def test_a_document_is_not_overruled_and_a_scenario_shows_it() -> None:
    """As it is written, and, where all that is written is disputed, as it is played."""
    with pytest.raises(Refused, match="which nobody disputes, ends differently") as written:
        taken({"one": _for_side(1, 1)})
    case = written.value.case
    assert "1" in plan_of(case).conflicts
    assert not plan_of(case).open_questions
    few = [plan for plan in plans() if "210" in plan.conflicts or plan.case == "duo-shift"]
    with pytest.raises(Refused, match="When Ann shifts both onto juno and milo") as played:
        take({"one": _for_side(210, 0)}, lambda: few)
    assert played.value.case == "duo-shift"


def _for_side(conflict: int, place: int, game: str = "lorcana") -> Decision:
    (found,) = (one for one in catalogue(game).conflicts if one.number == conflict)
    return decision(conflict, found.side[place].outcome or "")


def test_a_disputed_scenario_gets_the_outcome_of_the_decision() -> None:
    assert verdict(plan_of(WINNER)).verdict == "disputed"
    agrees = verdict(plan_of(WINNER, taken({"first": decision()})))
    assert (agrees.verdict, agrees.decided) == ("pass", ("first",))
    contrary = verdict(plan_of(WINNER, taken({"second": decision(outcome="Bob has won")})))
    assert (contrary.verdict, contrary.decided) == ("fail", ("second",))
    assert "expected Bob has won; got" in contrary.message


def test_one_row_names_a_side_that_is_made_of_several() -> None:
    side = taken({"one": decision(135, "bender is in Ann's reserve")}).taken[0].side
    assert (side.outcome or "").startswith("bender is in Ann's reserve; ")


def test_a_variation_is_settled_like_its_scenario() -> None:
    plan = plan_of(WINNER, taken({"one": decision(outcome="Bob has won")}))
    variation = varied(plan, "2.2", "a seed")
    assert variation is not None
    assert variation.plan.settled == plan.settled
    assert verdict(variation.plan).verdict == "fail"


def test_a_scenario_with_other_cards_is_settled_like_its_own() -> None:
    """Also one that was played with these cards before it was settled."""
    case, decided = "banished-by-one-that-falls-too/ann", taken({"one": decision(52, "Ann has 0 lore")})
    for plan, end in ((plan_of(case), "disputed"), (plan_of(case, decided), "fail")):
        casting, reference = Casting("printed"), ReferenceEngine()
        ((cast, _),) = casting.begin(reference, reference.initialize(), [(plan, "2.2")])
        assert cast.definitions != plan.definitions or cast.position != plan.position
        assert verdict(cast).verdict == end


def test_a_decision_ends_on_its_day_and_without_a_date_nobody_looks() -> None:
    ends = decision(until=DAY)
    for today, standing, end in (
        (None, "not checked", "pass"),
        (DAY - datetime.timedelta(days=1), "holds", "pass"),
        (DAY, "expired", "disputed"),
    ):
        found = taken({"one": ends}, today)
        (told,) = found.told(found.settle(plans()))
        assert told.standing == standing
        assert verdict(plan_of(WINNER, found)).verdict == end
        assert bool(found.digests) == (standing != "expired")
    assert taken({"one": ends, "two": decision(outcome="Bob has won")}, DAY).on("lorcana", 108) is not None


def test_every_open_conflict_can_be_decided_for_what_a_document_leaves_open() -> None:
    """For each side that another one of the same document contradicts, what is settled permits its rows alone."""
    for game in PROFILES:
        conflicts = [one for one in catalogue(game).conflicts if one.kind == "outcome" and not one.closed]
        for conflict in sample(conflicts, 4):
            for place, side in enumerate(conflict.side):
                others = [one for one in conflict.side if one is not side]
                if any(not set(one.readings) & set(side.readings) for one in others):
                    continue
                found = taken({"one": _for_side(conflict.number, place, game)})
                own = [plan for plan in plans() if str(conflict.number) in plan.conflicts and plan.game == game]
                (told,) = found.told(found.settle(own))
                assert told.settles or told.leaves or conflict.undecided, conflict.number
                cases = {*told.settles, *(case.partition("/")[0] for case in told.settles)}
                assert conflict.undecided or cases & set(conflict.witness)
                if not LONG:
                    break
