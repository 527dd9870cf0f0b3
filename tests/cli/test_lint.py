"""`tcg-oracle lint`: mistakes in feature files, with a file and a line that the user can find."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.inside import Run

WRONG = "Feature: a\n  Scenario: b\n    Given a gamme of Lorcana\n"


@pytest.mark.parametrize("named", ["rules", "rules/deep/wrong.feature"])
def test_what_is_wrong_is_told_with_the_path_as_it_was_named(
    exit_code: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], named: str
) -> None:
    (tmp_path / "rules" / "deep").mkdir(parents=True)
    (tmp_path / "rules" / "deep" / "wrong.feature").write_text(WRONG, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert exit_code("lint", named) == 2
    assert "error: rules/deep/wrong.feature:3: " in capsys.readouterr().err


UNSAID = """Feature: unsaid
  @case:unsaid @clause:6.1.4
  Scenario: unsaid
    Given a game of Lorcana
    And these cards
      | ref | card                       | player | zone |
      | jit | Just in Time               | Ann    | hand |
      | aur | Aurora - Dreaming Guardian | Ann    | hand |
      | doc | a character costing 2      | Ann    | hand |
    And Ann has 3 ready ink
    When Ann plays jit for its ink cost
    # a comment
    When Ann chooses AUR
    Then aur is in Ann's play
"""


def test_what_is_left_unsaid_is_named_and_written_once(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.feature"
    file.write_text(UNSAID, encoding="utf-8")
    assert exit_code("lint", str(file)) == 0
    assert (file.read_text(encoding="utf-8"), "is implied" in capsys.readouterr().out) == (UNSAID, True)
    full = UNSAID.replace("When Ann chooses AUR", "When Ann chooses yes\n    And Ann chooses aur")
    for _ in range(2):
        assert exit_code("lint", "--fix", str(file)) == 0
        assert file.read_text(encoding="utf-8") == full
    assert "implied" not in capsys.readouterr().out.rpartition("(written)")[2]


REPRINTED = """Feature: reprinted
  @case:reprinted @clause:4.3.4.1
  Scenario: reprinted
    Given a game of Lorcana
    And the made-up card "Drawer"
      \"\"\"
      {"type": "action", "cost": 1, "effect": {"is": "draw", "cards": NUMBER}}
      \"\"\"
    And the made-up card "Scribe"
      \"\"\"
      {"type": "character", "cost": 1, "strength": 1, "willpower": 1, "lore": 1, "abilities": [
      {"is": "keyword", "keyword": "ward"},
      {"is": "triggered", "name": "NOBODY CALLS IT SO", "when": [{"event": "EVENT", "this": true}],
      "effect": {"is": "may", "do": {"is": "draw"}}}]}
      \"\"\"
    And these cards
      | ref    | card                             | player | zone |
      | drawer | Drawer                           | Ann    | hand |
      | scribe | Scribe                           | Ann    | play |
      | warded | a character costing 1, with Ward | Ann    | play |
    And Ann has 1 ready ink
    And Ann's deck has 9 cards
    When Ann plays drawer for its ink cost
    Then it is accepted
"""


@pytest.mark.parametrize(
    ("number", "event", "hinted"),
    [(2, "quested", ["Drawer", "Scribe"]), (2, "readied", ["Drawer"]), (7, "quested", ["Scribe"]), (7, "readied", [])],
)
def test_what_a_printed_card_says_as_well_is_hinted_at(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, event: str, hinted: list[str]
) -> None:
    file = tmp_path / "mine.feature"
    file.write_text(REPRINTED.replace("NUMBER", str(number)).replace("EVENT", event), encoding="utf-8")
    assert exit_code("lint", str(file)) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert re.findall(r'hint: [^:]*? made-up card "(\w+)" is printed on ', told) == hinted
