"""A case is shrunk to the shortest one that shows the same difference, always in the same way, and not for ever."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.finding import Finding, report_difference
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.reduce.measure import length
from oracle.assurance.fuzz.reduce.reducer import Bounds, Reduced, Reducer
from oracle.assurance.fuzz.reduce.same import same_difference
from oracle.assurance.fuzz.render.feature import expressible
from oracle.engines.base import EngineFault
from oracle.engines.reference import ReferenceEngine
from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.protocol.messages import Action, Card, Observation, Reply
from oracle.suite.phrases.madeup import described_card
from oracle.suite.reading.load import load_suite
from oracle.suite.run.verdict import run_plan
from tests.assurance.fuzz.from_suite import case_named, case_of, plans
from tests.extent import LONG
from tests.faulty.engines import faulty_engine, judged_by

SHOWN = {
    "drying-quests": "drying-until-the-next-own-turn",
    "drying-sings": "shifted-character-sings/drying",
    "pays-what-it-can": "sing-together-uses-the-reduction",
    "challenger-not-exerted": "strength-while-challenging-counts/3-of-its-own",
    "passed-players-take-turns": "altered-next-card-costs-less",
    "orders-reactions-itself": "altered-reactions-come-first/ann",
    "plays-what-is-exhausted": "altered-exhausted-in-reserve/character",
}
"""Fault → a long scenario that shows it."""
SHORT = ("challenger-not-exerted",)
"""What is soon shrunk."""


def first_difference(fault: str, case: Case) -> Difference | None:
    engine = faulty_engine(fault)
    return play(case, ReferenceEngine(tracing=True), engine, engine.initialize())


def shrunk(fault: str, case: Case, bounds: Bounds | None = None) -> Reduced:
    found = first_difference(fault, case)
    assert found is not None
    engine = faulty_engine(fault)
    return Reducer(ReferenceEngine(tracing=True), engine, engine.initialize(), bounds, expressible).reduce(case, found)


@pytest.mark.parametrize("fault", sorted(SHOWN) if LONG else SHORT)
def test_a_case_becomes_shorter_and_shows_the_same(fault: str) -> None:
    name = SHOWN[fault]
    case = case_named(name)
    found = first_difference(fault, case)
    assert found is not None, f"{name} does not show {fault}"
    short = shrunk(fault, case)
    assert short.length < length(case)
    assert short.length == length(short.case)
    assert short.finished
    assert not short.flaky
    assert same_difference(first_difference(fault, short.case), found)
    assert far_shorter(fault, short.length) == []


def far_shorter(fault: str, than: float) -> list[str]:
    """The scenarios that an engine with this fault fails and that are shorter by far."""
    engine = faulty_engine(fault)
    info = engine.initialize()
    runs = [run for run in judged_by(fault).runs(plans()) if 1.5 * length(case_of(run[0])) < than]
    return [plan.case for plan, edition in runs if run_plan(plan, engine, edition, info).verdict == "fail"]


def test_an_option_that_only_one_offers_is_named_by_the_action() -> None:
    case = case_named("shifted-character-sings/drying")
    action = case.moves[-1].action
    assert action is not None
    assert action.cost is not None
    singers = tuple(Card(ref=f"ready{n}", player="Ann", zone="play", card="a character costing 9") for n in range(2))
    raw = described_card("a character costing 9", LORCANA)[1]
    definitions = {**case.setup.definitions, "a character costing 9": raw}
    position = replace(case.setup.position, cards=(*case.setup.position.cards, *singers))
    asking = replace(case.moves[-1], action=replace(action, cost=replace(action.cost, by=())))
    setup = replace(case.setup, position=position, definitions=definitions)
    open_case = replace(case, setup=setup, moves=(*case.moves[:-1], asking))
    found = first_difference("drying-sings", open_case)
    assert found is not None
    assert found.kind == "question"
    short = shrunk("drying-sings", open_case)
    assert (short.difference.kind, short.difference.clause) == ("verdict", "1.7.5")
    assert len(short.case.setup.position.cards) == 2


def test_the_same_case_comes_to_the_same_end() -> None:
    case = case_named(SHOWN["orders-reactions-itself"])
    one, other = shrunk("orders-reactions-itself", case), shrunk("orders-reactions-itself", case)
    assert one == other


def test_it_stops_when_it_has_played_as_often_as_it_may() -> None:
    case = case_named(SHOWN["drying-quests"])
    short = shrunk("drying-quests", case, Bounds(runs=10))
    assert not short.finished
    assert short.runs <= 10 + 3
    assert short.length < length(case)


def test_an_engine_that_wavers_is_named_flaky(tmp_path: Path) -> None:
    class Wavering(ReferenceEngine):
        """Refuses every third quest."""

        quests = 0

        def act(self, player: str, action: Action) -> Reply:
            Wavering.quests += action.kind == "quest"
            if action.kind == "quest" and Wavering.quests % 3 == 1:
                return Reply(status="refused", code="4.5.1")
            return super().act(player, action)

    case = case_named("quest-lore-before-its-trigger")
    engine = Wavering(name="wavering")
    found = play(case, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    written = report_difference(case, found, lambda: Wavering(name="wavering"), tmp_path)
    assert written.finding.flaky


def test_a_difference_is_written_as_a_scenario_and_as_json(tmp_path: Path) -> None:
    fault = "drying-sings"
    case = case_named(SHOWN[fault])
    found = first_difference(fault, case)
    assert found is not None
    written = report_difference(case, found, lambda: faulty_engine(fault), tmp_path, seed=7)
    assert written.feature is not None
    told = msgspec.json.decode(written.json.read_bytes(), type=Finding)
    assert told == written.finding
    assert (told.engine, told.seed, told.clause) == (fault, 7, "1.7.5")
    assert told.feature == written.feature.name
    assert told.found == case
    (plan,) = load_suite(written.feature, cache=False).plans
    assert plan.clauses == (told.clause,)
    engine = faulty_engine(fault)
    edition = plan.editions[0]
    assert run_plan(plan, engine, edition, engine.initialize()).verdict == "fail"
    reference = ReferenceEngine()
    assert run_plan(plan, reference, edition, reference.initialize()).verdict == "pass"


def test_what_an_engine_breaks_is_written_with_the_clause_of_the_action(tmp_path: Path) -> None:
    class Crashing(ReferenceEngine):
        def act(self, player: str, action: Action) -> Reply:
            if action.kind == "quest":
                raise EngineFault("crash", "it ended with exit code 1")
            return super().act(player, action)

    case = case_named("quest-lore-before-its-trigger")
    engine = Crashing(name="crashing")
    found = play(case, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    assert found.kind == "fault"
    written = report_difference(case, found, lambda: Crashing(name="crashing"), tmp_path)
    assert written.feature is not None
    assert written.finding.clause.startswith("4.5.1")
    assert written.finding.length < 2.1


def test_what_a_player_should_not_see_is_told_as_such(tmp_path: Path) -> None:
    class Open(ReferenceEngine):
        """Shows everything to everybody."""

        def observe(self, viewer: str | None = None) -> Observation:
            return super().observe(None)

    case = case_named("shifted-character-sings/drying")
    engine = Open(name="open")
    case = replace(case, moves=())
    found = play(case, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    assert found.kind == "view"
    written = report_difference(case, found, lambda: Open(name="open"), tmp_path)
    assert written.feature is not None, written.finding.no_scenario
    assert "does not see" in written.feature.read_text(encoding="utf-8").splitlines()[-1]
