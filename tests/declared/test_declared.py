"""What is declared is judged: the points that `check` draws catch each wrong engine, and no point any right one."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from oracle.assurance.diagnosis.causes import causes_of
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Legal
from oracle.protocol.results import JUDGED, Judged, JudgedKind
from oracle.report.run import as_json, junit
from oracle.suite.judging.sampling import NEEDED, Sampling, points
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.selection import Selection
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import run_suite
from tests.declared.going_on_wrong import GOES_ON_WRONG, RefusedInkCounts
from tests.declared.judged import drawn, judged
from tests.declared.shown_wrong import RIGHT_ORDERS, SHOWN_WRONG, NoDamage, Ordered, WrongTurn
from tests.extent import LONG, sample
from tests.manners.base import Manner
from tests.manners.table import MANNERS

WRONG = {**SHOWN_WRONG, **GOES_ON_WRONG}
IN_FULL = Sampling("in-full", full=True)
EVERY = 97 if LONG else 389
"""Every so many scenarios are judged in full; a number that no table of examples has as its length."""
SEVERAL = None if LONG else 20
"""So many of what a kind of judgement is drawn for are enough to see how it is told."""


@pytest.mark.parametrize("name", sample(WRONG, 2))
def test_a_wrong_engine_is_caught_by_what_check_draws(name: str) -> None:
    kind, make = WRONG[name]
    found = next(one for one in judged(make(), kind, Sampling()) if one.fault == f"wrong-{kind}")
    assert (found.verdict, found.flaky) == ("error", False)
    assert found.judged is not None
    assert found.judged.kind == kind


@pytest.mark.parametrize("name", sample(RIGHT_ORDERS, 2))
def test_any_order_of_hidden_cards_is_right_that_says_nothing_of_them(name: str) -> None:
    found = list(judged(RIGHT_ORDERS[name](ReferenceEngine), "view", Sampling()))
    assert {one.verdict for one in found} <= {"pass", "disputed"}
    assert not any(one.flaky for one in found)


@pytest.mark.parametrize("game", PLAYED)
def test_an_order_that_follows_from_hidden_names_is_caught_in_each_game(game: str) -> None:
    found = [one for one in judged(Ordered(), "view", Sampling(), game) if one.judged is not None]
    assert {one.judged.at[0] for one in found if one.judged} == {"order"}
    assert all("follows from what is hidden" in one.message for one in found)


class ListsOne(Manner):
    """Lists an action, and says that others are missing."""

    def legal(self) -> Legal:
        return Legal(actions=super().legal().actions[:1], complete=False)


RIGHT: dict[str, Callable[[], Engine]] = {
    "reference": ReferenceEngine,
    "lists-one": partial(ListsOne, ReferenceEngine),
    **{name: partial(make, ReferenceEngine) for name, make in {**MANNERS, **RIGHT_ORDERS}.items()},
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_engine_is_not_whatever_is_judged(name: str) -> None:
    engine = RIGHT[name]()
    info = engine.initialize()
    for plan, edition in list(Selection().runs(load_suite().plans))[list(RIGHT).index(name) :: EVERY]:
        found = run_plan(plan, engine, edition, info, sampling=IN_FULL)
        assert found.verdict not in ("fail", "error"), f"{found.case}: {found.message}"


def test_some_two_of_five_scenarios_are_judged_on_one_thing_each() -> None:
    counts = {kind: len(runs) for kind, runs in drawn(Sampling()).items()}
    every = len(list(Selection().runs(load_suite().plans)))
    assert counts.keys() == set(JUDGED)
    assert 0.4 < sum(counts.values()) / every < 0.5
    assert min(counts.values()) > 40


def test_the_same_seed_draws_the_same_and_another_another() -> None:
    plans = load_suite().plans[:200]
    first, again, other = (
        [points(plan, plan.editions[-1], NEEDED.values(), Sampling(seed)) for plan in plans] for seed in ("a", "a", "b")
    )
    assert first == again
    assert first != other


def test_what_is_not_declared_is_not_judged() -> None:
    for plan in load_suite().plans[::50]:
        kinds = {point.kind for point in points(plan, plan.editions[-1], (), IN_FULL)}
        assert kinds == set(JUDGED) - NEEDED.keys()


def _first(kind: JudgedKind, make: Callable[[], Manner]) -> Judged:
    found = next(one for one in judged(make(), kind, Sampling()) if one.judged is not None)
    assert found.judged is not None
    return found.judged


def test_a_wrong_view_is_told_as_data() -> None:
    found = _first("view", WrongTurn)
    assert found.viewer
    assert found.at == ("turn", "number")
    assert isinstance(found.wanted, int)
    assert found.found == found.wanted + 1


def test_what_a_refused_action_leaves_is_told_with_that_action() -> None:
    found = _first("refusal", RefusedInkCounts)
    assert isinstance(found.wanted, list)
    assert isinstance(found.wanted[0], dict)
    assert found.wanted[0]["kind"] == "ink"


def test_what_fails_without_it_is_a_failure_of_its_step() -> None:
    class RefusesAll(WrongTurn):
        def said(self, reply):  # type: ignore[no-untyped-def]
            return type(reply)(status="refused", message="no")

    fell = [one for one in islice(judged(RefusesAll(), "view", Sampling()), SEVERAL) if one.verdict == "fail"]
    assert fell
    assert not any(one.judged for one in fell)


def test_reports_show_it_and_blame_no_clause(tmp_path: Path) -> None:
    plans = [plan for plan, _ in drawn(Sampling())["view"] if plan.game == "lorcana"][:SEVERAL]
    report = run_suite(plans, NoDamage(), sampling=Sampling())
    bad = [one for one in report.results if one.verdict == "error"]
    assert bad
    assert {one.fault for one in bad} == {"wrong-view"}
    assert not any(clause.counts["fail"] for clause in report.clauses)
    assert {(cause.kind, cause.name) for cause in causes_of(report.results, plans)} == {("fault", "wrong-view")}
    as_json.write(report, tmp_path / "report.json")
    told = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert any(one.get("judged", {}).get("kind") == "view" for one in told["results"])
    junit.write(report, tmp_path / "report.xml")
    assert bad[0].message.partition(":")[0] in (tmp_path / "report.xml").read_text(encoding="utf-8")
