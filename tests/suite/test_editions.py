"""Editions as scenarios name them."""

from __future__ import annotations

import pytest

from oracle.profiles import PROFILES
from oracle.suite.errors import InvalidWordsError
from oracle.suite.phrases.editions import editions_named

LORCANA = PROFILES["lorcana"]


@pytest.mark.parametrize(
    ("names", "meant"),
    [
        ("book", ("2.1", "2.2")),
        (">=2.1", ("2.1", "2.2")),
        (">=2.2", ("2.2",)),
        ("<2.2", ("2.1",)),
        ("2.2 book", ("2.2", "2.1")),
        ("seed-guide", ("seed-guide", "seed-guide-2")),
        ("seed-guide-2", ("seed-guide-2",)),
        ("book seed-4.3", ("2.1", "2.2", "seed-4.3")),
    ],
)
def test_what_is_meant(names: str, meant: tuple[str, ...]) -> None:
    assert editions_named(names.split(), LORCANA) == meant


@pytest.mark.parametrize(
    ("name", "told"),
    [("2.7", "2.7"), (">=2.7", "2.7"), (">=seed-guide", "seed-guide"), ("=2.2", "=2.2"), (">2.1", ">2.1")],
)
def test_what_cannot_be_meant(name: str, told: str) -> None:
    with pytest.raises(InvalidWordsError, match=f'no edition or reading "{told}"'):
        editions_named([name], LORCANA)


def test_a_range_without_an_edition_is_refused() -> None:
    with pytest.raises(InvalidWordsError, match=r"no edition of Lorcana matches <2\.1; the first one is 2\.1"):
        editions_named(["<2.1"], LORCANA)
