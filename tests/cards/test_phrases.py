"""What a file of phrases must be, so that no word of a text is ever dropped."""

from __future__ import annotations

import pytest

from oracle.cards.phrasing import NotUnderstood, Phrasing, Terminal
from oracle.cards.templates import PhraseError, read_phrases

NUMBER = {"num": Terminal(r"\d+", number=True)}


def phrasing(text: str) -> Phrasing:
    return Phrasing(read_phrases(text, {}), NUMBER, ("line",), {})


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
        {},
    )
    assert [one.data for one in braced.read("pay {9}", "line")] == [{"pay": 9}]
    assert braced.say({"pay": 9}, "line") == "pay {9}"


def test_the_words_told_are_whole() -> None:
    with pytest.raises(NotUnderstood) as stopped:
        phrasing("[line]\njuggle a ball => {}").read("juggle any ball", "line")
    assert stopped.value.words == "any ball"


def test_fields_may_be_shared_by_several_holes() -> None:
    two = phrasing(
        '[line]\n<c:colour> <s:size> ball => {"is": "ball", "&": ["$c", "$s"]}\n'
        '[colour]\nred => {"colour": "red"}\n[size]\nbig => {"size": "big"}'
    )
    assert [one.data for one in two.read("red big ball", "line")] == [{"is": "ball", "colour": "red", "size": "big"}]
    assert two.say({"is": "ball", "size": "big", "colour": "red"}, "line") == "red big ball"


def test_of_several_texts_the_one_heard_is_said() -> None:
    two = phrasing('[line]\njuggle <n:num> ball => {"balls": "$n"}\n<n:num> ball are juggled => {"balls": "$n"}')
    assert two.say({"balls": 9}, "line") == "juggle 9 ball"
    assert two.say({"balls": 9}, "line", ["9 ball are juggled"]) == "9 ball are juggled"
    assert two.say({"balls": 9}, "line", ["8 ball are juggled"]) == "juggle 9 ball"


def test_phrases_that_begin_alike_are_told_apart() -> None:
    alike = phrasing(
        '[line]\njuggle a red ball => 1\njuggle a red => 2\njuggle a blue ball => 3\njuggle <n:num> ball => {"n": "$n"}'
    )
    read = [alike.read(text, "line")[0].data for text in ("juggle a red ball", "juggle a red", "juggle a blue ball")]
    assert read == [1, 2, 3]


def test_what_stands_in_brackets_is_one_word() -> None:
    assert [one.data for one in phrasing('[line]\n[two words] <n:num> => {"n": "$n"}').read("[two words] 9", "line")]
