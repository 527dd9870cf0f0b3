"""Lorcana's clauses, readings and conflicts: complete, without holes, and in step with the rules that cite them."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest

import oracle.games.lorcana.rules.game  # registers the rule functions
from oracle.book.catalogue import Catalogue, Conflict, UnknownClause, load, number_key
from oracle.games.lorcana.rules.editions import EDITIONS
from oracle.games.lorcana.rules.rulebook import BOOK

GUIDE = (
    "0 1 2 2-one 3 3-order 3-free 4 4-other 4-full "
    "5 5-enter 5-ready 5-drying 5-items 5-shift 5-action 5-zone 6 6-discard"
)
SENTENCES_OF_THE_NOTES = 52
CONFLICTS = {
    **dict.fromkeys((1, 2, 4, 6, 7, 8, 9, 10, 13, *range(31, 40), 41, 42, 43, 44, 45, 52, 94), "outcome"),
    **dict.fromkeys(
        (
            *range(105, 119),
            *range(121, 126),
            137,
            140,
            145,
            149,
            160,
            162,
            *range(190, 192),
            *range(193, 197),
            *range(210, 217),
        ),
        "outcome",
    ),
    **dict.fromkeys((3, 5, 11, 12, 21, 22, 23, 24, 40, *range(46, 52), 146, 147, 161), "wording"),
}
CLOSED = (12, 21, 22, 23, 24, 105, 111, 113, 115, 116, 118, 146, 147, 149)
"""Those in which a sentence decides."""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load(files("oracle.games.lorcana.rules"))


def _holes(numbers: list[str]) -> list[str]:
    """Numbers missing from the sequence: 1.2.1 before 1.2.2, 1.2 above 1.2.1."""
    known = set(numbers)
    missing = []
    for number in numbers:
        above, _, last = number.rpartition(".")
        before = f"{above}.{int(last) - 1}" if above else str(int(last) - 1)
        if int(last) > 1 and before not in known:
            missing.append(before)
        if above and above not in known:
            missing.append(above)
    return missing


def test_every_clause_is_there(catalogue: Catalogue) -> None:
    numbers = list(catalogue.clauses)
    assert numbers[-1].startswith("10.")
    assert _holes(numbers) == []
    assert numbers == sorted(numbers, key=number_key)


def test_every_clause_of_the_edition_before_is_there(catalogue: Catalogue) -> None:
    numbers = {catalogue.number_in(clause, "2.1") for clause in catalogue.clauses.values()} - {None}
    found = sorted((number for number in numbers if number), key=number_key)
    assert found[-1].startswith("10.")
    assert _holes(found) == []


def test_holes_are_seen() -> None:
    assert _holes(["1", "1.1", "1.3", "2.1.1"]) == ["1.2", "2.1"]


def test_titles_and_paraphrases_are_short(catalogue: Catalogue) -> None:
    for clause in catalogue.clauses.values():
        assert 3 <= len(clause.title) <= 60, clause.number
        assert 5 <= len(clause.says) <= 200, clause.number
        assert "\n" not in clause.says, clause.number
    for reading in catalogue.readings.values():
        for statement in reading.statements:
            assert 5 <= len(statement.says) <= 200, statement.number


def test_headings_explain_why_nothing_carries_them_out(catalogue: Catalogue) -> None:
    unexplained = [one.number for one in catalogue.clauses.values() if one.kind == "heading" and one.executable]
    assert unexplained == []
    assert {"physical", "tournament", "variant"}.isdisjoint(
        clause.kind for clause in catalogue.clauses.values() if clause.executable
    )


def test_references_inside_the_catalogue_exist(catalogue: Catalogue) -> None:
    """Numbers named in a paraphrase or a reason; the conflicts quote wrong ones on purpose."""
    for clause in catalogue.clauses.values():
        for number in re.findall(r"\b\d+(?:\.\d+){2,}", f"{clause.says} {clause.reason or ''}"):
            assert number in catalogue.clauses, f"{number} in {clause.number}"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1.9.4", ["1.9.6"]),
        ("4.6.6.1", ["1.9.4", "4.6.6.1"]),
        ("6.4.3", ["6.1.15"]),
        ("6.4.4", ["6.1.16"]),
        ("6.4.4.3", ["6.1.16.3"]),
        ("6.4.5", ["6.4.3"]),
        ("4.3.2.2", ["4.3.2.2"]),
        ("8.8.2", ["8.8.2"]),
    ],
)
def test_numbers_of_2_1(catalogue: Catalogue, old: str, new: list[str]) -> None:
    assert [clause.number for clause in catalogue.all_clauses(old, "2.1")] == new


@pytest.mark.parametrize("new", ["1.9.5", "1.10.1.3", "4.3.4.2", "6.1.4.1", "8.10.4.2", "8.10.8.3", "8.10.9"])
def test_2_1_lacks_what_2_2_brought(catalogue: Catalogue, new: str) -> None:
    assert catalogue.clause(new).since == "2.2"
    with pytest.raises(UnknownClause):
        catalogue.clause(new, "2.1")


def test_each_document_is_covered(catalogue: Catalogue) -> None:
    numbers = {name: [one.number for one in reading.statements] for name, reading in catalogue.readings.items()}
    assert list(numbers) == ["seed-4.3", "seed-chapter-4", "seed-guide", "seed-guide-2"]
    sections = [f"4.{section}" for section in range(1, 8)]
    assert {number.partition("-")[0] for number in numbers["seed-chapter-4"]} == set(sections)
    assert len(numbers["seed-chapter-4"]) == SENTENCES_OF_THE_NOTES
    assert numbers["seed-guide"] == GUIDE.split()
    assert [number for number in numbers["seed-guide-2"] if number[0] == "a"] == [f"a{one}" for one in GUIDE.split()]
    assert {"b0", "b1", "b2", "b3", "b4", "b5", "b5-trigger", "b5.1", "b5.1.1", "b5.1.2"} <= {*numbers["seed-guide-2"]}
    steps = "4.3.1 4.3.2 4.3.2.1 4.3.2.2 4.3.2.3 4.3.2.4 4.3.3 4.3.3.1 4.3.3.2 4.3.4 4.3.4.1 4.3.5 4.3.6"
    assert {*steps.split(), "4.3.6-A", "4.3.6-B", "4.3.6-C"} <= {*numbers["seed-4.3"]}


def test_the_first_copy_of_the_guide_says_what_the_guide_says(catalogue: Catalogue) -> None:
    for statement in catalogue.readings["seed-guide"].statements:
        copy = catalogue.statement("seed-guide-2", f"a{statement.number}")
        for name in ("says", "clauses", "agrees", "conflicts"):
            assert getattr(copy, name) == getattr(statement, name), statement.number


def test_every_clause_of_playing_a_card_has_its_sources(catalogue: Catalogue) -> None:
    section = [number for number in catalogue.clauses if number.startswith("4.3.") and number != "4.3.4.2"]
    for number in section:
        readings = {source.reading for source in catalogue.sources_of(number)}
        assert "seed-4.3" in readings, number
        assert tuple(source.name for source in catalogue.sources_of(number)) == catalogue.clause(number).sources


def test_conflicts(catalogue: Catalogue) -> None:
    assert {conflict.number: conflict.kind for conflict in catalogue.conflicts} == CONFLICTS
    assert tuple(conflict.number for conflict in catalogue.conflicts if conflict.closed) == CLOSED
    names = [*catalogue.editions, *catalogue.readings]
    for conflict in catalogue.conflicts:
        taken = [name for side in conflict.side for name in side.readings]
        assert set(taken) <= set(names)
        if conflict.kind == "outcome":
            within_the_book = len({side.readings for side in conflict.side}) == 1
            assert within_the_book or len(set(taken)) == len(taken), f"no document on two sides of {conflict.number}"
            assert "2.2" in taken, f"the current edition on a side of {conflict.number}"
            assert _who_speaks(catalogue, conflict) <= set(taken)
        for one, other in pairwise(conflict.side):
            assert one.says != other.says


def _who_speaks(catalogue: Catalogue, conflict: Conflict) -> set[str]:
    """The documents with a statement about it."""
    return {
        reading.name
        for reading in catalogue.readings.values()
        if any(conflict.number in statement.conflicts for statement in reading.statements)
    }


def test_conflicts_of_a_clause(catalogue: Catalogue) -> None:
    assert [conflict.number for conflict in catalogue.conflicts_of("4.3.2.2")] == [2, 6, 7, 12, 33]
    assert [conflict.number for conflict in catalogue.conflicts_of("4.6.3")] == [11]
    assert catalogue.conflicts_of("7.6.3") == ()


def test_the_readings_are_those_the_rules_know(catalogue: Catalogue) -> None:
    assert {*catalogue.editions, *catalogue.readings} == set(EDITIONS)


def test_rules_cite_clauses_that_can_be_carried_out(catalogue: Catalogue) -> None:
    assert oracle.games.lorcana.rules.game
    homes = [number for number in BOOK.homes() if ":" not in number]
    assert homes
    assert [number for number in homes if number not in catalogue.clauses] == []
    assert [number for number in homes if not catalogue.clause(number).executable] == []


def test_rules_of_a_reading_cite_its_statements(catalogue: Catalogue) -> None:
    cited = [number.partition(":") for number in BOOK.homes() if ":" in number]
    assert cited
    assert [number for reading, _, number in cited if not catalogue.statement(reading, number).executable] == []


def test_what_a_reading_replaces_is_there() -> None:
    replaced = [(edition.name, name) for edition in EDITIONS.values() for name in edition.overrides]
    assert replaced
    assert [one for one in replaced if one[1] not in BOOK.rules] == []


def test_each_sentence_of_the_notes_is_carried_out_or_says_why_not(catalogue: Catalogue) -> None:
    homes = BOOK.homes()
    for statement in catalogue.readings["seed-chapter-4"].statements:
        own = f"seed-chapter-4:{statement.number}" in homes
        as_the_book = statement.agrees == "yes" and any(number in homes for number in statement.clauses)
        assert own or as_the_book or not statement.executable, statement.number
