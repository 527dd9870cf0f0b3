"""Matching: the same as trying every way of giving things out."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.kernel.matching import each_its_own

needs = st.lists(st.frozensets(st.integers(0, 4)), max_size=5)


@settings(derandomize=True, database=None, deadline=None)
@given(needs)
def test_as_by_trying_everything(wanted: list[frozenset[int]]) -> None:
    assert each_its_own(wanted) == any(len(set(given_out)) == len(wanted) for given_out in product(*wanted))


def test_one_may_have_to_give_way_to_another() -> None:
    assert each_its_own([{1, 2}, {1}, {2, 3}])
    assert not each_its_own([{1, 2}, {1}, {2}])
    assert each_its_own([])
    assert not each_its_own([set[int]()])
