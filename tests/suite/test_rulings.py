"""Rulings that the documentation calls no scenario: none of them is, and each waits for a card not understood."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oracle.engines.reference_books import not_understood

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (A\d+\w?) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
TAG = re.compile(r"@ruling:(\w+)")
WAITING = dict(ROW.findall((ROOT / "docs" / "rulings.md").read_text("utf-8")))


@pytest.fixture(scope="module")
def played() -> set[str]:
    files = (ROOT / "features").rglob("*.feature")
    return {ruling for file in files for ruling in TAG.findall(file.read_text("utf-8"))}


def test_what_waits_is_no_scenario_yet(played: set[str]) -> None:
    assert len(WAITING) > 10
    assert WAITING.keys() & played == set()


@pytest.mark.parametrize("card", sorted(set(WAITING.values())))
def test_what_it_waits_for_is_not_understood_yet(card: str) -> None:
    assert not_understood("altered", card)


def test_what_the_book_has_overtaken_is_played(played: set[str]) -> None:
    text = (ROOT / "docs" / "rulings.md").read_text("utf-8").partition("## Rulings that the book")[2]
    assert set(re.findall(r"\bA\d+\w?\b", text)) - played == set()
