"""Pointing at a scenario by file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.suite.errors import InvalidWordsError
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import feature_root
from oracle.suite.reading.point import scenario_at, shown_path, split_place

TEXT = """Feature: Pointing

  Background:
    Given a game of Lorcana

  Rule: One

    @case:first
    @clause:4.3
    Scenario: first
      And these cards
        | ref | card                  | player | zone |
        | doc | a character costing 1 | Ann    | hand |
      When Ann plays doc for free
      Then it is refused

  Rule: Two

    @case:rows @clause:4.3
    Scenario Outline: rows
      And Ann has <n> ready ink
      When Ann ends their turn
      Then it is accepted

      Examples:
        | n |
        | 1 |
        | 2 |
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "pointing.feature"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("line", "case", "rows"),
    [
        *((line, "first", 0) for line in (8, 9, 10, 12, 14, 15, 16)),
        *((line, "rows/1", 2) for line in (19, 20, 22, 25, 26, 27)),
        (28, "rows/2", 2),
    ],
)
def test_any_line_of_a_scenario_means_it(file: Path, line: int, case: str, rows: int) -> None:
    pointed = scenario_at(file, line, load_suite(file, cache=False).plans)
    assert (pointed.plan.case, len(pointed.rows)) == (case, rows)


@pytest.mark.parametrize("line", [1, 3, 4, 6, 7, 17, 18, 99, 0])
def test_a_line_of_no_scenario_says_where_they_are(file: Path, line: int) -> None:
    with pytest.raises(InvalidWordsError, match=f"line {line} of .* is in no scenario; they are at lines 10, 20"):
        scenario_at(file, line, load_suite(file, cache=False).plans)


def test_the_line_may_be_left_out_of_a_file_with_one_scenario(file: Path) -> None:
    plans = load_suite(file, cache=False).plans
    with pytest.raises(InvalidWordsError, match="several scenarios; add the line of one: lines 10, 20"):
        scenario_at(file, None, plans)
    file.write_text(TEXT.partition("  Rule: Two")[0], encoding="utf-8")
    assert scenario_at(file, None, load_suite(file, cache=False).plans).plan.case == "first"


def test_files_are_found_as_the_reports_name_them(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = "lorcana/8-keywords/8.8.2-damage-lowered-to-nothing.feature"
    monkeypatch.chdir(file.parent)
    whole = feature_root() / named
    for text in (named, f"features/{named}", str(whole)):
        found, line = split_place(f"{text}:12")
        assert (found.resolve(), line) == (whole.resolve(), 12)
        assert shown_path(found) == named
    assert split_place("pointing.feature") == (Path("pointing.feature"), None)
    assert shown_path(Path("pointing.feature")) == "pointing.feature"


@pytest.mark.parametrize("text", ["nothing.feature:3", "nothing.feature", ":3", "", "features:3", "x.feature:y"])
def test_a_place_that_is_none_says_what_one_is(text: str) -> None:
    with pytest.raises(InvalidWordsError, match=r"FILE\.feature:12"):
        split_place(text)
