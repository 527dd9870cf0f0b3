"""Rulings that are told apart: none that waits is a scenario, each waits for a card not understood."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oracle.book.entries import CatalogueError
from oracle.book.rulings import FILE, load_rulings
from oracle.engines.games import folder
from oracle.engines.reference_books import catalogue, not_understood
from oracle.profiles import PROFILES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8")
TAG = re.compile(r"@ruling:(\w+)")
TOLD = load_rulings(folder("altered"))


@pytest.fixture(scope="module")
def played() -> set[str]:
    return {ruling for game in PROFILES for ruling in played_in(game)}


def played_in(game: str) -> set[str]:
    files = (ROOT / "features" / game).rglob("*.feature")
    return {ruling for file in files for ruling in TAG.findall(file.read_text("utf-8"))}


@pytest.mark.parametrize("game", PROFILES)
def test_of_each_ruling_with_a_scenario_it_is_told_what_it_is_about(game: str) -> None:
    assert set(load_rulings(folder(game)).about) == played_in(game)


def test_what_waits_is_no_scenario_yet(played: set[str]) -> None:
    assert TOLD.waiting
    assert {one.ruling for one in TOLD.waiting} & played == set()


@pytest.mark.parametrize("card", sorted({one.card for one in TOLD.waiting}))
def test_what_it_waits_for_is_not_understood_yet(card: str) -> None:
    assert not_understood("altered", card)


@pytest.mark.parametrize("game", PROFILES)
def test_what_the_book_has_overtaken_is_played(game: str) -> None:
    overtaken = load_rulings(folder(game)).overtaken
    assert {ruling for one in overtaken for ruling in one.rulings} - played_in(game) == set()


@pytest.mark.parametrize("game", PROFILES)
def test_their_clauses_exist(game: str) -> None:
    known, told = catalogue(game), load_rulings(folder(game))
    waiting = [number for one in told.waiting for number in one.clauses]
    for number in (*waiting, *(one.clause for one in told.overtaken)):
        known.clause(number)


def test_the_page_has_all_of_them_and_no_others() -> None:
    assert re.findall(r"^\| (A\d+\w?) \| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE) == [
        (one.ruling, one.about, one.card) for one in TOLD.waiting
    ]
    told = [one for game in ("altered", "lorcana") for one in load_rulings(folder(game)).overtaken]
    overtaken = [f"- {', '.join(one.rulings)}: {one.says} ({one.clause})." for one in told]
    assert re.findall(r"^- .*$", PAGE, re.MULTILINE) == overtaken


def test_a_game_may_have_no_such_file_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    assert load_rulings(tmp_path).waiting == ()
    (tmp_path / FILE).write_text('[[waiting]]\nruling = "A1"\n')
    with pytest.raises(CatalogueError, match="about"):
        load_rulings(tmp_path)
