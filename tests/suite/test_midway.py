"""Steps that look at the table while a question is pending are found where an answer could change what they see."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.cli.suite import load_checked_suite
from oracle.protocol.messages import Decision
from oracle.suite.errors import SuiteErrors
from oracle.suite.run.midway import MOST_ANSWERS, _answers, early_looks
from tests.suite.written import compiled

DRAWS = '''
Given a game of Lorcana
And the made-up card "Reader"
  """
  {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1,
   "abilities": [{"is": "triggered", "when": [{"event": "played", "this": true}],
                  "effect": {"is": "may", "do": {"is": "draw"}}}]}
  """
And these cards
  | ref    | card   | player | zone |
  | reader | Reader | Ann    | hand |
And Ann has 1 ready ink
And Ann's deck has 2 cards
When Ann plays reader for its ink cost
'''
LOOK = "Then ann-deck-1 is in Ann's deck\n"
TAGS = "@case:midway @clause:4.3.2"


def early(steps: str, tags: str = TAGS) -> list[str]:
    plans, errors = compiled(DRAWS + steps, tags)
    assert not errors, errors
    return [look.text for look in early_looks(plans[0])]


@pytest.mark.parametrize(
    "step",
    [
        "ann-deck-1 is in Ann's deck",
        "Ann has 0 cards in hand",
        "only this has changed\n| what | to |\n| reader | Ann's play, drying |\n| Ann's ink | 1 exerted |",
        "by reading\n| reading | outcome |\n| 2.1 | Ann has 0 cards in hand |\n| 2.2 | it is accepted |",
        "the rules leave open: how many?\n| outcome |\n| Ann has 0 cards in hand |",
        "Ann does not see ann-deck-1",
    ],
)
def test_a_look_that_an_answer_could_change_is_found(step: str) -> None:
    assert early(f"Then {step}\nWhen Ann chooses no\nThen it is accepted") == [step.partition("\n")[0]]
    assert early(f"Then {step}", f"{TAGS} @midway:6.1.4") == []
    assert early(f"When Ann chooses no\nThen {step}") == []


@pytest.mark.parametrize(
    "steps",
    [
        "Then it is accepted\nAnd Ann is asked to choose from yes and no",
        "Then reader is in Ann's play\nAnd reader is drying\nAnd Ann has 0 ready ink",
        "Then the game goes on\nAnd it is Ann's turn",
        "When Bob chooses yes\nThen it is refused\nAnd nothing has changed",
        "Then by reading\n| reading | outcome |\n| 2.1, 2.2 | it is accepted |",
    ],
)
def test_what_no_answer_changes_may_be_looked_at(steps: str) -> None:
    assert early(steps) == []


def test_that_nothing_has_changed_needs_no_tag_only_after_a_refusal() -> None:
    assert early("When Bob chooses yes\nThen it is refused\nAnd ann-deck-1 is in Ann's deck") == [
        "ann-deck-1 is in Ann's deck"
    ]


def test_it_is_an_error_of_features_that_are_not_the_suites_own(tmp_path: Path) -> None:
    body = DRAWS.replace("\n", "\n    ")
    text = f"Feature: F\n  {TAGS}\n  Scenario: S{body}Then it is accepted\n    And Ann has 0 cards in hand\n"
    file = tmp_path / "f.feature"
    file.write_text(text)
    with pytest.raises(SuiteErrors) as caught:
        load_checked_suite(tmp_path)
    (error,) = caught.value.errors
    line = 1 + text[: text.index("And Ann has 0 cards in hand")].count("\n")
    assert (error.path, error.line) == ("f.feature", line)
    assert '"Ann has 0 cards in hand"' in error.text
    assert "Ann chooses 1 from no, yes" in error.text
    assert "@midway:" in error.text
    file.write_text(text.replace(TAGS, f"{TAGS} @midway:6.1.4"))
    assert len(load_checked_suite(tmp_path).plans) == 1


def test_of_many_answers_a_few_small_and_a_few_large_ones_are_tried() -> None:
    asked = Decision(id="d", player="Ann", kind="choose", options=tuple("abcdefgh"), least=0, most=8)
    tried = list(_answers(asked))
    assert len(tried) == MOST_ANSWERS
    assert () in tried
    assert max(map(len, tried)) == len(asked.options)
    assert list(_answers(Decision(id="d", player="Ann", kind="may", options=("yes", "no")))) == [("yes",), ("no",)]


def test_of_the_new_day_that_nobody_speaks_of_nothing_need_be_taken(tmp_path: Path) -> None:
    file = tmp_path / "f.feature"
    file.write_text("""Feature: F
  @case:new-day @clause:4.2.3
  Scenario: S
    Given a game of Altered
    And these cards
      | ref | card                  | player | zone |
      | owl | a character costing 2 | Ann    | hand |
    And Ann's deck has 6 cards
    And Bob's deck has 6 cards
    And Bob has passed
    When Ann passes
    Then owl is in Ann's hand
""")
    assert len(load_checked_suite(file).plans) == 1
