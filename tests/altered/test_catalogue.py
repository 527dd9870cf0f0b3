"""The catalogue of Altered: every paragraph of 3.0, the document of 1.x, and where they disagree."""

from __future__ import annotations

from importlib.resources import files
from string import ascii_lowercase

from oracle.book.catalogue import load

CATALOGUE = load(files("oracle.games.altered.rules"))
CONFLICTS = {
    **dict.fromkeys((*range(14, 19), 61, 64, 80, 86, 87, 88, *range(100, 105), 119, 120, 131, 134), "outcome"),
    **dict.fromkeys(
        (135, 136, 138, 139, 141, 142, 143, 144, 148, 151, 170, 171, 175, 205, 230, 231, 232, 233), "outcome"
    ),
    **dict.fromkeys((19, 20, 62, 63, *range(65, 80), *range(81, 86), *range(89, 94), 132, 133), "wording"),
}
CLOSED = (19, 63, *range(65, 69), 71, 72, *range(74, 80), 81, 83, 84, 85, *range(90, 94))
CLOSED += (*range(101, 104), 132, 133, 175)
"""Those in which a sentence decides."""
UNDECIDED = (136, 142, 144, 148, 151, 170)
"""Those that leave the reference undecided."""


def test_every_paragraph_of_the_book_is_there() -> None:
    below: dict[str, list[str]] = {}
    for number in CATALOGUE.clauses:
        above, _, last = number.rpartition(".")
        below.setdefault(above, []).append(last)
    assert below[""] == list("1234567")
    for above, lasts in below.items():
        numbers, letters = ([each for each in lasts if each.isdecimal() is wanted] for wanted in (True, False))
        assert numbers == [str(each) for each in range(1, len(numbers) + 1)], above
        assert letters == list(ascii_lowercase[: len(letters)]), above


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


def test_conflicts() -> None:
    assert {conflict.number: conflict.kind for conflict in CATALOGUE.conflicts} == CONFLICTS
    assert {conflict.number for conflict in CATALOGUE.conflicts if conflict.closed} == set(CLOSED)
    assert {conflict.number for conflict in CATALOGUE.conflicts if conflict.undecided} == set(UNDECIDED)
