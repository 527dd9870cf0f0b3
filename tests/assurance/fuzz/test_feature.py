"""A case is written as a scenario that is the same case again, holds on the reference and fails on the engine."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from oracle.assurance.fuzz.case import Case
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.assurance.fuzz.lockstep.whole_actions import confirmed
from oracle.assurance.fuzz.reduce.edits import players_swapped, renamed, with_setup, without_cards
from oracle.assurance.fuzz.render.feature import Heading, Judge, NotExpressible, expressible, moves_of, write_feature
from oracle.assurance.fuzz.render.given import given_steps, same_position
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Cost
from oracle.report.output.text import encodable
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.phrases.move import Move
from oracle.suite.plan import Plan, setup_params
from oracle.suite.run.verdict import run_plan
from oracle.suite.table.checks import Row
from tests.assurance.fuzz.from_suite import case_named, cases
from tests.assurance.fuzz.written import written
from tests.faulty.engines import faulty_engine
from tests.report.hostile import ATTACKS

HEADING = Heading(feature="Found", scenario="Something", case="found", clauses=("1.2.1",), edition="2.2")


def heading_of(case: Case, row: Row | None = None) -> Heading:
    return replace(HEADING, edition=case.setup.edition, row=row)


def plan_of(text: str) -> Plan:
    problems = Problems("found.feature")
    (scenario,) = read_feature(text, problems)
    plan = compile_scenario(scenario, problems)
    assert plan is not None, problems.errors
    return plan


def test_every_position_and_move_of_the_suite_is_said() -> None:
    wrong = [case for case in cases(step=7) if not expressible(case)]
    assert wrong == []


def test_positions_and_moves_after_random_edits_are_said() -> None:
    chooser = random.Random(5)  # noqa: S311 - the same edits every time
    for case in cases(step=17):
        refs = [card.ref for card in case.setup.position.cards]
        gone = chooser.sample(refs, min(len(refs), chooser.randint(0, 2)))
        names = {ref: f"renamed{place}" for place, ref in enumerate(refs) if chooser.random() < 0.3}
        edited = renamed(without_cards(case, gone), names)
        if not edited.setup.definitions.get("a card") and chooser.random() < 0.5 and len(case.setup.edition) == 3:
            edited = players_swapped(edited)
        assert expressible(edited) or "passed" in str(edited) or "banished" in str(edited), given_steps(edited.setup)


def test_a_written_scenario_is_the_same_case_and_holds() -> None:
    reference = ReferenceEngine()
    info = reference.initialize()
    for case in cases(step=97):
        try:
            text = write_feature(case, heading_of(case), reference)
        except NotExpressible:
            # The rules leave it open.
            continue
        plan = plan_of(text)
        assert same_position(case.setup, setup_params(plan, case.setup.edition))
        assert moves_of(plan) == case.moves
        assert run_plan(plan, reference, case.setup.edition, info).verdict == "pass"


def test_what_is_refused_leaves_everything() -> None:
    case = case_named("who-cannot-quest/exerted")
    text = write_feature(case, heading_of(case), ReferenceEngine())
    assert text.splitlines()[-2:] == ["    Then it is refused by 4.5.1.3", "    And nothing has changed"]


def test_a_scenario_fails_on_the_engine_that_differs() -> None:
    case, engine = case_named("who-cannot-quest/exerted"), faulty_engine("exerted-quests")
    info = engine.initialize()
    text = write_feature(case, heading_of(case), ReferenceEngine(), Judge(engine=engine, info=info))
    assert run_plan(plan_of(text), engine, case.setup.edition, info).verdict == "fail"


def test_there_is_no_scenario_of_what_does_not_differ() -> None:
    case, engine = case_named("who-cannot-quest/exerted"), ReferenceEngine()
    with pytest.raises(NotExpressible, match="no phrase shows the difference"):
        write_feature(case, heading_of(case), ReferenceEngine(), Judge(engine=engine, info=engine.initialize()))


@pytest.mark.parametrize(
    "move",
    [
        Move(player="Ann", action=Action(kind="play", card="doc", cost=Cost(kind="shift", resources=("doc",)))),
        Move(player="Ann", action=Action(kind="quest", card="doc", target="doc")),
        Move(player="Ann", action=Action(kind="use", card="doc", ability='"')),
        Move(player="Cleo", action=Action(kind="end-turn")),
    ],
    ids=["a field that no phrase has", "a field too many", "a quotation mark", "nobody"],
)
def test_a_move_without_words_is_not_said(move: Move) -> None:
    case = replace(case_named("who-cannot-quest/exerted"), moves=(move,))
    assert not expressible(case)
    with pytest.raises(NotExpressible):
        write_feature(case, heading_of(case), ReferenceEngine())


def test_a_position_without_words_is_not_said() -> None:
    case = case_named("who-cannot-quest/exerted")
    turn = replace(case.setup.position.turn, number=7)
    odd = with_setup(case, position=replace(case.setup.position, turn=turn))
    assert not expressible(odd)


def test_hostile_names_are_read_back_or_not_said() -> None:
    case, said = case_named("who-cannot-quest/exerted"), 0
    position, plain = case.setup.position, {"type": "character", "cost": 2, "strength": 1, "willpower": 2, "lore": 1}
    for attack in ATTACKS:
        name = f"Name {encodable(attack)}"  # no message can bring half of a surrogate pair
        cards = tuple(replace(card, card=name) for card in position.cards)
        named = with_setup(case, position=replace(position, cards=cards), definitions={name: {**plain, "name": name}})
        try:
            text = write_feature(named, heading_of(named), ReferenceEngine())
        except NotExpressible:
            continue
        said += 1
        assert all(line.isprintable() for line in text.splitlines())
        plan = plan_of(text)
        assert same_position(named.setup, setup_params(plan, named.setup.edition))
        assert moves_of(plan) == named.moves
    assert said > 5


def test_a_line_that_hides_something_is_not_written() -> None:
    case = case_named("who-cannot-quest/exerted")
    for hidden in ("\n  Scenario: another", "\x1b[2J", "\u202e", "\u2028"):
        with pytest.raises(NotExpressible, match="hidden characters"):
            write_feature(case, replace(heading_of(case), scenario=f"Something{hidden}"), ReferenceEngine())


def test_what_differs_is_looked_at_even_where_nothing_changes() -> None:
    engine = faulty_engine("changes-state-while-declaring")
    case = _playing()
    judge = Judge(engine=engine, info=engine.initialize())
    text = write_feature(case, heading_of(case, Row(at=("resources", "Ann"), to=None)), ReferenceEngine(), judge)
    assert "And Ann has 1 ready mana\n    And Ann is asked" in text


def _playing() -> Case:
    text = """Feature: x
  @case:x @clause:5.1.1.b @edition:3.0
  Scenario: y
    Given a game of Altered
    And these cards
      | ref | card                  | player | zone |
      | owl | a character costing 1 | Ann    | hand |
    And Ann has 1 ready mana
    When Ann plays owl for its mana cost
    Then it is accepted
"""
    plan = plan_of(text)
    return Case(setup=setup_params(plan, "3.0"), moves=moves_of(plan))


ASKED_FOR_NOTHING = """
    Given a game of Altered
    And the made-up card "Card"
      '''
      {"type": "character", "abilities": [
        {"is": "quick-action", "cost": [], "effect": {"is": "resupply"}, "name": "one"},
        {"is": "quick-action", "effect": {"is": "resupply"}, "name": "other",
         "cost": [{"is": "pay-exhaust", "what": {"is": "choose", "what": {"zone": ["reserve"]}}}]}]}
      '''
    And these cards
      | ref  | card | player | zone                 |
      | card | Card | Ann    | companion expedition |
    When Ann uses card
""".replace("'''", '"""')


def test_a_question_that_decides_nothing_is_no_difference() -> None:
    engine = faulty_engine("pays-part-of-a-cost")
    case = written(ASKED_FOR_NOTHING, "5.3.a", "3.0")
    found = play(case, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    assert found.kind == "question"
    assert confirmed(case, found, engine, engine.initialize()) is None
