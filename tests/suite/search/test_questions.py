"""Questions in the words of a judge: what answers each stands in the first three lines."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from msgspec import Struct, convert

from oracle.profiles import PROFILES
from oracle.suite.search.index import Index
from oracle.suite.search.keeping import open_index

FIRST = 3


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    asks: str
    right: list[str]
    ruling: bool = False


QUESTIONS = [
    convert(one, Question)
    for one in tomllib.loads(Path(__file__).with_name("questions.toml").read_text(encoding="utf-8"))["question"]
]


@pytest.fixture(scope="module")
def index() -> Index:
    return open_index()


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.asks)
def test_what_answers_a_question_is_among_the_first(index: Index, question: Question) -> None:
    found = [f"{hit.game}/{hit.id}" for hit in index.search(question.asks, tuple(PROFILES))]
    assert set(found[:FIRST]) & set(question.right), found


def test_the_questions_are_of_both_games_and_half_of_them_of_rulings(index: Index) -> None:
    assert len(QUESTIONS) == 20
    assert sum(question.ruling for question in QUESTIONS) == 10
    assert {one.partition("/")[0] for question in QUESTIONS for one in question.right} == set(PROFILES)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.asks)
def test_what_is_right_exists_and_is_not_named_in_the_question(index: Index, question: Question) -> None:
    for one in question.right:
        game, _, name = one.partition("/")
        assert any(hit.id == name for hit in index.named(name, (game,)))
        assert name not in question.asks
