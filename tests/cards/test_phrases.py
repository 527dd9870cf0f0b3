"""What a file of phrases must be, so that no word of a text is ever dropped."""

from __future__ import annotations

import pytest

from oracle.cards.phrasing import NotUnderstood, Phrasing, Terminal
from oracle.cards.templates import PhraseError, read_phrases

NUMBER = {"num": Terminal(r"\d+", number=True)}


def phrasing(text: str) -> Phrasing:
    return Phrasing(read_phrases(text, {}), NUMBER, ("line",))


@pytest.mark.parametrize(
    "line",
    [
        'juggle <n:num> ball => {"is": "juggle"}',
        'juggle <n:num> or <n:num> ball => {"balls": "$n"}',
        'juggle ball => {"balls": "$n"}',
        'juggle <n:num> ball => {"balls": "$n"}\n~ juggle a ball',
    ],
)
def test_a_hole_is_named_once_and_used(line: str) -> None:
    with pytest.raises(PhraseError, match="name each hole once"):
        read_phrases(f"[line]\n{line}", {})


def test_a_template_that_is_no_json_is_told_with_its_line() -> None:
    with pytest.raises(PhraseError, match="juggle"):
        read_phrases("[line]\njuggle => {", {})


def test_a_reading_that_says_one_field_twice_is_none() -> None:
    two = phrasing(
        '[line]\nred <c:ball> => {"colour": "red", "&": "$c"}\n[ball]\nblue ball => {"colour": "blue"}\nball => {}'
    )
    assert [one.data for one in two.read("red ball", "line")] == [{"colour": "red"}]
    with pytest.raises(NotUnderstood, match="two things"):
        two.read("red blue ball", "line")


def test_a_number_may_stand_in_braces() -> None:
    braced = Phrasing(
        read_phrases('[line]\npay <n:num> => {"pay": "$n"}', {}),
        {"num": Terminal(r"\{\d+\}", number=True, edges="{}")},
        ("line",),
    )
    assert [one.data for one in braced.read("pay {9}", "line")] == [{"pay": 9}]
    assert braced.say({"pay": 9}, "line") == "pay {9}"


def test_the_words_told_are_whole() -> None:
    with pytest.raises(NotUnderstood) as stopped:
        phrasing("[line]\njuggle a ball => {}").read("juggle any ball", "line")
    assert stopped.value.words == "any ball"
