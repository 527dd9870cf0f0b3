"""The clause that is named for a difference: the rule that decided, not the one that let it happen."""

from __future__ import annotations

import pytest

from oracle.assurance.fuzz.difference import Difference
from oracle.assurance.fuzz.lockstep.lockstep import play
from oracle.engines.games import PLAYED, binding
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import Action, Reply
from tests.assurance.fuzz.written import EXHAUSTED_FIRST, TWO_AGAINST_TWO, shrunk, written
from tests.faulty.engines import faulty_engine

FROM_RESERVE = """
    Given a game of Altered
    And these cards
      | ref  | card                  | player | zone    |
      | bird | a character costing 0 | Ann    | reserve |
    When Ann plays bird for its mana cost in the hero expedition
"""
MORE_THAN_TWENTY = """
    Given a game of Lorcana
    And these cards
      | ref | card                              | player | zone |
      | ash | a character costing 1 with 3 Lore | Ann    | play |
    And Ann has 19 lore
    When Ann quests with ash
"""
MAY = """
    Given a game of Altered
    And the made-up card "Card"
      '''
      {"type": "character", "abilities": [
        {"is": "quick-action", "cost": [{"is": "pay-sacrifice", "what": {"is": "choose", "what": {}}}], "name": "deed",
         "effect": {"is": "may", "do": {"is": "discard", "what": {"is": "target", "what": {"zone": ["reserve"]}}}}},
        {"is": "reaction", "trigger": {"event": "leaves"},
         "effect": {"is": "gain", "what": {"is": "target", "what": {}}}}]}
      '''
    And these cards
      | ref  | card | player | zone                 |
      | one  | Card | Ann    | reserve              |
      | two  | Card | Ann    | companion expedition |
      | last | Card | Ann    | companion expedition |
    When Ann uses "deed" of last
    And Ann chooses last
""".replace("'''", '"""')


RESISTED = """
    Given a game of Lorcana
    And the made-up card "Bolt"
      '''
      {"type": "action", "cost": 0, "effect": {"is": "sequence", "steps": [
        {"is": "choose", "what": {"whose": "opposing"}}, {"is": "deal-damage", "damage": 1}]}}
      '''
    And these cards
      | ref  | card                                 | player | zone |
      | fir  | a character costing 1, with Resist 1 | Bob    | play |
      | bolt | Bolt                                 | Ann    | hand |
    When Ann plays bolt for its ink cost
""".replace("'''", '"""')


def difference(fault: str, steps: str, clause: str, edition: str) -> Difference:
    engine = faulty_engine(fault)
    found = play(written(steps, clause, edition), ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("fault", "steps", "edition", "clause", "what"),
    [
        ("forgets-fleeting-from-reserve", FROM_RESERVE, "3.0", "5.1.2.g", "bird"),
        ("exhausts-exhausted-orbs", EXHAUSTED_FIRST, "3.0", "5.1.2.h", "Ann's mana"),
        ("moves-forward-with-as-much", TWO_AGAINST_TWO, "3.0", "4.2.4.b", "Ann's hero expedition"),
        ("only-exactly-twenty-wins", MORE_THAN_TWENTY, "2.2", "1.8.1", "result"),
        ("resist-in-challenges-only", RESISTED, "2.2", "1.9.2.1", "fir"),
        ("has-to-do-what-it-may", MAY, "3.0", "6.5.c", "one"),
    ],
)
def test_the_rule_that_decided_is_named(fault: str, steps: str, edition: str, clause: str, what: str) -> None:
    found = difference(fault, steps, clause, edition)
    assert (found.clause, found.what) == (clause, what)


def test_what_the_engine_did_in_place_of_asking_is_shown_by_the_question_alone() -> None:
    assert difference("has-to-do-what-it-may", MAY, "6.5.c", "3.0").kind == "position"
    short = shrunk("has-to-do-what-it-may", written(MAY, "6.5.c", "3.0"))
    assert (short.difference.kind, short.difference.clause) == ("question", "6.5.c")
    assert short.length < 2.5


@pytest.mark.parametrize("game", PLAYED)
def test_rules_that_only_carry_out_are_rules(game: str) -> None:
    assert binding(game).carrying <= binding(game).book.rules.keys()


class Refusing(ReferenceEngine):
    """Refuses to quest, by the clause it is told."""

    code = ""

    def act(self, player: str, action: Action) -> Reply:
        return Reply(status="refused", code=self.code) if action.kind == "quest" else super().act(player, action)


@pytest.mark.parametrize(("code", "clause"), [("1.7.5", "1.7.5"), ("8.8.1", "4.5.1"), ("9.99", "4.5.1"), ("", "4.5.1")])
def test_what_the_engine_refuses_goes_by_the_clause_it_names_if_that_is_at_work(code: str, clause: str) -> None:
    engine = Refusing()
    engine.code = code
    case = written(MORE_THAN_TWENTY, "1.8.1", "2.2")
    found = play(case, ReferenceEngine(tracing=True), engine, engine.initialize())
    assert found is not None
    assert found.clause == clause
