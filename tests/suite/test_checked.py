"""Files that held all checks are not checked again, until something changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.suite.errors import SuiteErrors
from oracle.suite.reading import checked, load
from oracle.suite.reading.load import Checks, load_suite

SCENARIO = """Feature: Held

  @case:held @clause:1.1
  Scenario: a card of one's own
    Given a game of Lorcana
    And these cards
      | ref | card        | player | zone |
      | big | a character | Ann    | hand |
    When Ann concedes
    Then it is accepted
"""


class Clauses:
    """Checks clauses, and counts how often it is asked."""

    def __init__(self, known: str = "1.1", kept_as: str = "clauses") -> None:
        self.asked = 0
        self.known = known
        self.checks = Checks(known_clause=self._is_known, kept_as=kept_as)

    def _is_known(self, game: str, number: str) -> bool:
        self.asked += 1
        return number == self.known


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    folder = tmp_path / "suite"
    folder.mkdir()
    (folder / "a.feature").write_text(SCENARIO)
    return folder


@pytest.fixture(autouse=True)
def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "_memory", {})
    monkeypatch.setattr(checked, "_memory", set())


def test_what_held_is_not_checked_again_in_this_process_or_the_next(
    suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clauses = Clauses()
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    assert clauses.asked == 1
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    monkeypatch.setattr(checked, "_memory", set())
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    assert clauses.asked == 1


def test_a_file_that_changed_is_checked_with_all_others(suite: Path, tmp_path: Path) -> None:
    clauses = Clauses()
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    (suite / "b.feature").write_text(SCENARIO.replace("held", "other").replace("1.1", "9.9"))
    with pytest.raises(SuiteErrors, match=r"b.feature:\d+: lorcana has no clause"):
        load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)


def test_what_did_not_hold_is_checked_each_time(suite: Path, tmp_path: Path) -> None:
    clauses = Clauses(known="1.2")
    for _ in range(2):
        with pytest.raises(SuiteErrors):
            load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    assert clauses.asked == 2


@pytest.mark.parametrize("kept_as", ["", "others"])
def test_other_checks_have_not_held(suite: Path, tmp_path: Path, kept_as: str) -> None:
    load_suite(suite, cache=tmp_path / "c", checks=Clauses().checks)
    with pytest.raises(SuiteErrors):
        load_suite(suite, cache=tmp_path / "c", checks=Clauses(known="1.2", kept_as=kept_as).checks)


def test_another_program_checks_anew(suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = Clauses()
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    monkeypatch.setattr("oracle.suite.reading.load.fingerprint", lambda: "another")
    monkeypatch.setattr(load, "_memory", {})
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    assert clauses.asked == 2


def test_without_a_cache_everything_is_checked(suite: Path) -> None:
    clauses = Clauses()
    for _ in range(2):
        load_suite(suite, cache=False, checks=clauses.checks)
    assert clauses.asked == 2


def test_a_damaged_note_is_no_note(suite: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = Clauses()
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    monkeypatch.setattr(checked, "_memory", set())
    (note,) = (tmp_path / "c").glob("held-*")
    note.write_bytes(note.read_bytes()[:-1])
    load_suite(suite, cache=tmp_path / "c", checks=clauses.checks)
    assert clauses.asked == 2
