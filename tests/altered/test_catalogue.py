"""The catalogue of Altered: every paragraph of 3.0, the document of 1.x, and where they disagree."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from oracle.kernel.catalogue import load

CATALOGUE = load(files("oracle.games.altered.rules"))


def test_every_paragraph_of_the_book_is_there() -> None:
    paragraphs = [clause for clause in CATALOGUE.clauses.values() if clause.kind != "heading"]
    by_section = Counter(clause.number.partition(".")[0] for clause in paragraphs)
    assert by_section == {"1": 106, "2": 163, "3": 44, "4": 54, "5": 34, "6": 47, "7": 144}


def test_every_paragraph_is_below_a_heading() -> None:
    for number in CATALOGUE.clauses:
        above, dot, _ = number.rpartition(".")
        assert not dot or above in CATALOGUE.clauses, number


def test_numbers_mean_different_things_in_the_two_editions() -> None:
    assert CATALOGUE.clause("7.3.6.a", "1.x").number == "7.3.10.a"
    assert CATALOGUE.clause("7.3.6.a").number == "7.3.6.a"


def test_every_clause_can_be_asked_for_its_sources_and_conflicts() -> None:
    cited = {number for number in CATALOGUE.clauses if CATALOGUE.sources_of(number)}
    disputed = {conflict.number for number in CATALOGUE.clauses for conflict in CATALOGUE.conflicts_of(number)}
    assert {"1.2.5.a", "5.1.2.c", "6.4.a", "7.3.10.a"} <= cited
    assert set(range(14, 21)) <= disputed
