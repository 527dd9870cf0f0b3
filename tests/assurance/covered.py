"""What has to hold of the clause coverage of the whole suite, wherever it is measured."""

from __future__ import annotations

from oracle.assurance.coverage.summary import Coverage, GameCoverage
from oracle.engines import reference_books as books
from oracle.report.clauses import page as clause_page
from oracle.suite.reading.load import load_suite


def assert_covered(coverage: Coverage) -> None:
    """Every tag is borne out, and every clause that has code is reached or left out with a reason."""
    assert [tag.message for tag in coverage.wrong_tags] == []
    assert coverage.failed == ()
    for game in coverage.games:
        assert_every_clause_that_has_code_is_reached(game)
        assert_every_clause_is_counted_or_left_out_with_a_reason(game)
        assert_the_published_page_has_a_line_for_each_clause(game)


def assert_every_clause_that_has_code_is_reached(game: GameCoverage) -> None:
    assert [row.clause for row in game.never] == []
    # What a position is, is said by setting one up; no step shows it, so no scenario may be tagged with it.
    assert [row.clause for row in game.only_looked if row.tagged] == []


def assert_every_clause_is_counted_or_left_out_with_a_reason(game: GameCoverage) -> None:
    counted = {row.clause for row in game.rows if ":" not in row.clause}
    left_out = {one.clause for one in game.left_out}
    assert not counted & left_out
    assert counted | left_out == books.catalogue(game.game).clauses.keys()
    assert all(one.reason for one in game.left_out)


def assert_the_published_page_has_a_line_for_each_clause(game: GameCoverage) -> None:
    plans = [plan for plan in load_suite().plans if plan.game == game.game]
    homes = books.homes(game.game)
    page = clause_page.page(game, books.catalogue(game.game), homes, plans)
    lines = {line.split(" | ")[0].strip("| `") for line in page.splitlines() if line.startswith("| ")}
    assert {row.clause.rpartition(":")[2] for row in game.rows} <= lines
