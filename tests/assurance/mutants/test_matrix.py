"""A part of the matrix, so that no change leaves the suite blind; `tox -e mutants` tries all of it."""

from __future__ import annotations

from collections import Counter

import pytest

from oracle.assurance.mutants.declared import declared
from oracle.assurance.mutants.parallel import try_all
from oracle.engines.games import PLAYED

EVERY = 24
"""Of so many mutants one is tried."""


@pytest.mark.parametrize("game", PLAYED)
def test_mutants_are_killed_or_equivalent(game: str) -> None:
    trials = try_all(declared(game)[::EVERY], jobs=1, tags=False)
    got_away = [f"{one.declared}: {one.status}" for one in trials if one.status not in ("killed", "equivalent")]
    assert got_away == []
    assert Counter(one.status for one in trials)["killed"] > len(trials) * 0.9
