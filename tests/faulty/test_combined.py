"""Engines with three faults each: their failures fall into about as many groups, and none is left out.

One engine with three faults is grouped every time by `tests/suite/test_causes.py`; here are ten, drawn by a seed.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.extent import only_long
from tests.faulty.combined import FAULTS_EACH, TRIPLES, Grouped, grouped, triples
from tests.faulty.engines import FAULTS, broken_rules

FARTHEST = 1.5
"""How far, on average, the number of an engine's groups may be from the number of its faults, but for one engine."""
MOST = 25
"""Groups of the engine with most: one of its faults fails eight hundred scenarios, parts of it explained by many."""
LEAST_OF_ONE = 0.95
"""Share of all failures that are of the fault that most failures of their group are of."""


@pytest.fixture(scope="module")
def all_grouped() -> list[Grouped]:
    return [grouped(triple) for triple in triples()]


def test_ten_engines_are_drawn_with_three_faults_in_rules_of_their_own() -> None:
    drawn = triples()
    assert len(set(drawn)) == len(drawn) == TRIPLES
    assert drawn == triples() != triples(seed=2)
    for triple in drawn:
        assert len({FAULTS[fault] for fault in triple}) == 1
        rules = Counter(rule for fault in triple for rule in broken_rules(fault))
        assert len(set(triple)) == FAULTS_EACH
        assert set(rules.values()) == {1}


@only_long
def test_every_failure_is_in_one_group(all_grouped: list[Grouped]) -> None:
    for found in all_grouped:
        cases = Counter(case for cause in found.causes for case in cause.results)
        assert set(cases.values()) == {1}
        assert sum(cases.values()) == found.failed


@only_long
def test_there_are_about_as_many_groups_as_faults(all_grouped: list[Grouped]) -> None:
    *counts, most = sorted(len(found.causes) for found in all_grouped)
    assert sum(abs(count - FAULTS_EACH) for count in counts) <= FARTHEST * len(counts), counts
    assert most <= MOST


@only_long
def test_a_group_is_of_one_fault(all_grouped: list[Grouped]) -> None:
    groups = [(found.faults_in(cause), len(cause.results)) for found in all_grouped for cause in found.causes]
    of_one = sum(max(faults.values(), default=0) for faults, _ in groups)
    assert of_one >= LEAST_OF_ONE * sum(size for _, size in groups)
