"""The registry: one home for each phrase, one phrase for each step."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.suite.errors import InvalidWordsError, Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.registry import REGISTRY, PhraseError, Registry, phrase
from oracle.suite.reading.locate import load_steps

load_steps()
DATA = Path(__file__).parent / "data"


def nothing() -> None:
    """A step definition for tests."""


def other_home() -> Registry:
    registry = Registry()
    phrase("then", "{card:ref} sleeps", example="doc sleeps", registry=registry)(nothing)
    return registry


def test_every_phrase_is_used_in_the_sample_features() -> None:
    used = set()
    for file in DATA.parent.glob("data*/*.feature"):
        problems = Problems(file.name)
        for scenario in read_feature(file.read_text(), problems):
            used |= {REGISTRY.match_step(step).phrase.pattern for step in scenario.steps}
            outcomes = [row.cells[-1] for step in scenario.steps if step.table for row in step.table.rows]
            used |= {
                REGISTRY.match("then", text).phrase.pattern
                for text in outcomes
                if text.startswith(("Ann has", "it is"))
            }
    assert {phrase.pattern for phrase in REGISTRY.phrases()} - used == set()


def test_every_example_fits_its_own_phrase_and_no_other() -> None:
    for one in REGISTRY.phrases():
        assert REGISTRY.match(one.keyword, one.example).phrase is one


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_whatever_fits_a_phrase_fits_no_other(data: st.DataObject) -> None:
    one = data.draw(st.sampled_from(REGISTRY.phrases()))
    text = data.draw(st.from_regex(one.expression, fullmatch=True))
    assert REGISTRY.match(one.keyword, text).phrase is one


def test_a_phrase_may_not_be_registered_twice() -> None:
    registry = other_home()
    with pytest.raises(PhraseError, match="is registered twice"):
        phrase("then", "{card:ref} sleeps", example="doc sleeps", registry=registry)(other_home)


def test_the_same_file_under_a_second_name_registers_nothing_new() -> None:
    registry = other_home()
    phrase("then", "{card:ref} sleeps", example="doc sleeps", registry=registry)(nothing)
    assert len(registry.phrases()) == 1


@pytest.mark.parametrize("pattern", ["{name:text} sleeps", "{card:ref} {how:text}"])
def test_phrases_that_overlap_are_refused(pattern: str) -> None:
    with pytest.raises(PhraseError, match="fits two phrases"):
        phrase("then", pattern, example="elsa sleeps", registry=other_home())(nothing)


def test_an_example_must_fit() -> None:
    with pytest.raises(PhraseError, match="does not fit its own"):
        phrase("then", "{card:ref} wakes", example="doc sleeps", registry=other_home())(nothing)


def test_an_unknown_converter_is_refused() -> None:
    with pytest.raises(PhraseError, match="no converter 'colour'"):
        phrase("then", "{card:colour} wakes", example="doc wakes", registry=other_home())(nothing)


def test_a_text_that_fits_several_phrases_is_an_error() -> None:
    registry = other_home()
    phrase("then", "elsa {how:text}", example="elsa wakes", registry=registry)(nothing)
    with pytest.raises(InvalidWordsError, match="fits several phrases"):
        registry.match("then", "elsa sleeps")


@pytest.mark.parametrize(
    ("keyword", "text", "near"),
    [
        ("when", "Ann play doc for its ink cost", "{who} plays {card} for {cost}"),
        ("then", "it is acepted", "it is accepted"),
        ("given", "Ann has 3 red ink", "{who} has {n} ready {resource}"),
    ],
)
def test_an_unknown_phrase_names_the_nearest_ones(keyword: str, text: str, near: str) -> None:
    with pytest.raises(InvalidWordsError) as error:
        REGISTRY.match(keyword, text)
    assert text in str(error.value)
    assert near in str(error.value)


def test_a_phrase_of_another_keyword_is_told() -> None:
    with pytest.raises(InvalidWordsError, match="is a phrase of When, not of Then"):
        REGISTRY.match("then", "Ann plays doc for free")


def test_the_fingerprint_changes_with_the_phrases() -> None:
    assert other_home().fingerprint() != Registry().fingerprint()
