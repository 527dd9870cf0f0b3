"""The report of the documents, sentence by sentence: what a row says."""

from __future__ import annotations

import pytest

from oracle.engines import reference_books as books
from oracle.report.clauses.lookup import ScenarioRef, Scenarios
from oracle.report.documents.page import page
from oracle.report.documents.shown import Ended, Ends, runs

EDITIONS = ("2.2", "seed-guide", "seed-guide-2")
SCENARIOS: Scenarios = {
    "seed-guide:0": [
        ScenarioRef("brawl/weak", "nobody is weak", "features/a.feature:9", editions=EDITIONS),
        ScenarioRef("brawl/strong", "nobody is strong", "features/a.feature:10", editions=EDITIONS),
        ScenarioRef("book-alone", "in the book", "features/a.feature:20", editions=("2.2",)),
    ],
    "seed-guide:3-order": [ScenarioRef("order", "which comes first", "features/b.feature:3", editions=EDITIONS)],
}
ENDS: Ends = {
    ("brawl/weak", "seed-guide"): Ended(verdict="pass", outcome="it is refused"),
    ("brawl/strong", "seed-guide"): Ended(verdict="pass", outcome="it is refused"),
    ("order", "seed-guide"): Ended(verdict="disputed"),
    **{(case, "seed-guide-2"): Ended(verdict="pass") for case in ("brawl/weak", "brawl/strong", "order")},
}


@pytest.fixture(scope="module")
def rows() -> dict[tuple[str, str], list[str]]:
    """Document and statement → the cells behind them."""
    found, document = {}, ""
    for line in str(page("lorcana", SCENARIOS, ENDS)).splitlines():
        if line.startswith("## "):
            document = line.removeprefix("## ").partition(":")[0]
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if len(cells) == 7:
            found[document, cells[0]] = cells[1:]
    return found


def test_only_what_runs_under_the_document_is_asked_for() -> None:
    cases = ["brawl/strong", "brawl/weak", "order"]
    expected = [(case, reading) for case in cases for reading in ("seed-guide", "seed-guide-2")]
    assert list(runs(books.catalogue("lorcana"), SCENARIOS)) == expected


def test_every_statement_has_a_row(rows: dict[tuple[str, str], list[str]]) -> None:
    for reading in books.catalogue("lorcana").readings.values():
        for statement in reading.statements:
            assert (reading.name, statement.number) in rows


def test_a_row_says_how_it_stands_to_the_book_and_how_its_scenarios_end(
    rows: dict[tuple[str, str], list[str]],
) -> None:
    _, clauses, beside, carried_out, scenarios, remarks = rows["seed-guide", "0"]
    assert (clauses, beside) == ("1.7.6, 4.1.4", "another outcome: conflict 9")
    assert carried_out == "`unplayable_in_part`"
    assert scenarios == "[`brawl`](../features/a.feature) (it is refused)"
    assert remarks.startswith("Whether the effect of an action is a part of playing it cannot be told")


def test_a_scenario_that_does_not_pass_says_so(rows: dict[tuple[str, str], list[str]]) -> None:
    assert rows["seed-guide", "3-order"][4] == "[`order`](../features/b.feature) (disputed)"


def test_what_is_said_once_more_has_the_scenarios_of_the_first(rows: dict[tuple[str, str], list[str]]) -> None:
    assert rows["seed-guide-2", "b3-order"][4:] == [
        "[`order`](../features/b.feature)",
        "It repeats seed-guide:3-order.",
    ]


@pytest.mark.parametrize(
    ("document", "statement", "carried_out"),
    [
        ("seed-chapter-4", "4.5-once", "`check_one_quest`"),
        ("seed-chapter-4", "4.7-order", "nothing"),
        ("seed-guide", "4-other", "the rules of its clauses"),
        ("seed-4.3", "4.3.3.2-resolve", "`nested_action`"),
        ("seed-4.3", "4.3.3.2", "the rules of its clauses"),
    ],
)
def test_what_carries_a_statement_out(
    rows: dict[tuple[str, str], list[str]], document: str, statement: str, carried_out: str
) -> None:
    assert rows[document, statement][3] == carried_out
