"""Options in words: whatever an engine calls its options, a scenario can choose them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle.suite.phrases.action_words import listed
from oracle.suite.table.option_words import option_list, option_word, read_options

ONE = st.text(st.sampled_from("ab, nd:'"), min_size=1, max_size=12).map(str.strip).filter(bool)
OPTIONS = st.lists(ONE | st.sampled_from(("nothing", "and", "x and y")), max_size=4)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("doc", ("doc",)),
        ("doc and elsa", ("doc", "elsa")),
        ("doc, elsa and hans", ("doc", "elsa", "hans")),
        ("doc, elsa, and hans", ("doc", "elsa", "hans")),
        ("nothing", ()),
        ('"nothing"', ("nothing",)),
        ('"fly: FLY, MY PET!"', ("fly: FLY, MY PET!",)),
        ('doc and "fly: FLY, MY PET!", hans', ("doc", "fly: FLY, MY PET!", "hans")),
        ('"Malicious, Mean, and Scary" and doc', ("Malicious, Mean, and Scary", "doc")),
        ('the "big" one and doc', ('the "big" one', "doc")),
        ('"open and doc', ('"open', "doc")),
    ],
)
def test_options_are_joined_by_commas_and_and_unless_quoted(text: str, options: tuple[str, ...]) -> None:
    assert read_options(text) == options


@given(OPTIONS)
@settings(max_examples=300, deadline=None)
def test_what_is_told_is_read_again(options: list[str]) -> None:
    told = listed([option_word(option) for option in options]) or "nothing"
    assert list(read_options(told)) == options


def test_a_list_is_sorted_and_quotes_what_could_be_misread() -> None:
    assert option_list(["fly: FLY, MY PET!", "doc"]) == '"fly: FLY, MY PET!", doc'
    assert option_list([]) == "nothing"
