"""Which answer to a question agrees with what is wanted: every equal form, and what must not be taken for one."""

from __future__ import annotations

from typing import Any

import pytest

from oracle.protocol.messages import Decision
from oracle.suite.intent.line import Fact
from oracle.suite.intent.matching import is_own, match
from oracle.suite.intent.offers import short_of
from oracle.suite.intent.wishes import Wish

THREE = ("a", "b", "c")


def ask(kind: str, *options: str, **fields: Any) -> Decision:
    """A question to Ann, of the card `song` where nothing else is said."""
    return Decision(**{"id": "d", "player": "Ann", "source": "song", "kind": kind, "options": options, **fields})


def wish(answer: tuple[str, ...] | None, question: Decision, **fields: Any) -> Wish:
    return Wish(Fact(place=1, question=question, answer=answer, **fields))


def may(answer: str) -> Wish:
    return wish((answer,), ask("may", "yes", "no"))


def asked_in_turn(wishes: list[Wish], *questions: Decision) -> list[tuple[str, ...] | None]:
    """What each question is answered, one after the other; None where no wish speaks of it."""
    said: list[tuple[str, ...] | None] = []
    for question in questions:
        matched = match(question, wishes)
        said.append(None if matched is None else matched.answer)
        if matched is not None:
            matched.tell()
    return said


YES_NO = ask("may", "yes", "no")
ANY = ask("choose", *THREE, least=0, most=3)
ONE = ask("choose", *THREE)
MAYBE = ask("choose", *THREE, least=0)
UP_TO_TWO = ask("choose", *THREE, least=0, most=2)
POINT = ask("option", "0", "1")
AMOUNT = ask("option", "0", "1", "2", "3")
NUMBERED = ask("option", "1", "2", "3", modes=("1", "2", "3"), least=2, most=2)
MODES = ask("option", "draw", "heal", modes=("banish", "draw", "heal"))

EQUAL = {
    "a may as it is": ([may("yes")], [YES_NO], [("yes",)]),
    "a may and its choice at once": ([may("yes"), wish(("b",), ONE)], [MAYBE], [("b",)]),
    "a may that is declined where the choice is": ([may("no")], [MAYBE], [()]),
    "a may that is declined among the things": ([may("no")], [ask("choose", *THREE, "None")], [("None",)]),
    "a choice of up to one as a may and a choice": ([wish(("b",), MAYBE)], [YES_NO, ONE], [("yes",), ("b",)]),
    "a choice of nothing as a may": ([wish((), MAYBE)], [YES_NO], [("no",)]),
    "several at once as they are": ([wish(("a", "c"), ANY)], [ANY], [("a", "c")]),
    "several one after the other, ended by nothing": (
        [wish(("a", "c"), ANY)],
        [MAYBE, ask("choose", "b", "c", least=0), ask("choose", "b", least=0)],
        [("a",), ("c",), ()],
    ),
    "two in a row at once": ([wish(("a",), ONE), wish(("b",), ask("choose", "b", "c"))], [ANY], [("a", "b")]),
    "modes that have numbers for names": (
        [wish(("1", "3"), NUMBERED), wish(("b",), ONE)],
        [NUMBERED, ONE],
        [("1", "3"), ("b",)],
    ),
    "modes that have numbers for names, and nothing says that they are modes": (
        [wish(("1", "3"), NUMBERED)],
        [ask("option", "1", "2", "3", least=2, most=2)],
        [("1", "3")],
    ),
    "a number as it is": ([wish(("2",), AMOUNT)], [AMOUNT], [("2",)]),
    "a number as whether at all, then how many": (
        [wish(("2",), AMOUNT)],
        [YES_NO, ask("option", "1", "2", "3")],
        [("yes",), ("2",)],
    ),
    "a number point by point": ([wish(("2",), AMOUNT)], [YES_NO] * 3, [("yes",), ("yes",), ("no",)]),
    "a may and its point as the thing that gets it": (
        [may("yes"), wish(("1",), POINT)],
        [ask("choose", "a", least=0)],
        [("a",)],
    ),
    "a point of nothing where the thing is": ([may("yes"), wish(("0",), POINT)], [ask("choose", "a", least=0)], [()]),
    "a may as its card, and then a choice": (
        [may("yes"), wish(("b",), ONE)],
        [ask("choose", "song", least=0), ONE],
        [("song",), ("b",)],
    ),
    "a may and its point as the thing among nothing": (
        [may("yes"), wish(("1",), POINT)],
        [ask("choose", "a", "none")],
        [("a",)],
    ),
    "a point for each as all the things": (
        [wish(("1",), POINT), wish(("1",), POINT)],
        [ask("choose", "a", "b", least=0, most=2)],
        [("a", "b")],
    ),
    "yes as 1": ([may("yes")], [ask("option", "0", "1")], [("1",)]),
    "no as 0": ([may("no")], [ask("option", "0", "1")], [("0",)]),
    "yes in other letters": ([may("yes")], [ask("option", "No", "Yes")], [("Yes",)]),
    "a mode by its name": ([wish(("heal",), MODES)], [ask("option", "Draw", "Heal")], [("Heal",)]),
    "a mode by its place, those that cannot be chosen counted": (
        [wish(("heal",), MODES)],
        [ask("option", "2", "3")],
        [("3",)],
    ),
    "what the action has said already": ([wish(("b",), ask("choose", "b"), said="target")], [ONE], [("b",)]),
    "what the action has said already, all of it at once": (
        [wish(("a",), ask("choose", "a"), said="target"), wish(("c",), ask("choose", "c"), said="by")],
        [UP_TO_TWO],
        [("a", "c")],
    ),
    "in another order": (
        [may("yes"), wish(("b",), ask("choose", *THREE, source="other"))],
        [ask("choose", *THREE, source="other"), YES_NO],
        [("b",), ("yes",)],
    ),
    "a waiting ability without its name": (
        [wish(("doc: Grumble",), ask("trigger", "doc: Grumble", "elsa"))],
        [ask("trigger", "doc", "elsa")],
        [("doc",)],
    ),
}


@pytest.mark.parametrize("name", EQUAL)
def test_equal_forms_are_answered(name: str) -> None:
    wishes, questions, answers = EQUAL[name]
    # Wishes remember what they have told, so each test has its own.
    assert asked_in_turn([Wish(one.fact) for one in wishes], *questions) == answers


@pytest.mark.parametrize("name", EQUAL)
def test_everything_is_told_when_the_questions_are_over(name: str) -> None:
    wishes, questions, _ = EQUAL[name]
    own = [Wish(one.fact) for one in wishes]
    asked_in_turn(own, *questions)
    assert [one.is_said for one in own] == [True] * len(own)


OTHER = {
    "another player is asked": ([wish(("b",), ONE)], ask("choose", *THREE, player="Bob")),
    "what is wanted is not offered": ([wish(("b",), ONE)], ask("choose", "a", "c")),
    "not all that is wanted is offered": ([wish(("a", "b"), ANY)], ask("choose", "a", "c", least=0, most=2)),
    "more must be taken than is wanted": ([wish(("a",), MAYBE)], ask("choose", *THREE, least=2, most=2)),
    "nothing is wanted, and something must be taken": ([wish((), MAYBE)], ONE),
    "nothing is wanted of these things": ([wish((), MAYBE)], ask("choose", "x", "y", least=0)),
    "a may is declined, and something must be taken": ([may("no")], ONE),
    "whether at all is asked of what has to be": ([wish(("b",), ONE)], YES_NO),
    "a number that is not offered": ([wish(("3",), AMOUNT)], ask("option", "0", "1", "2")),
    "points that are not alike, as things": (
        [wish(("1",), POINT), wish(("0",), POINT)],
        ask("choose", "a", "b", least=0, most=2),
    ),
    "more than a point, as a thing": ([wish(("1",), AMOUNT)], ask("choose", "a", least=0)),
    "a point of which something must be taken": ([wish(("1",), POINT)], ask("choose", "a")),
    "a place in a text with no modes": ([wish(("b",), ONE)], ask("option", "1", "2")),
    "the place of a mode is missing": ([wish(("heal",), MODES)], ask("option", "1", "2")),
    "nothing is wanted at all": ([], ONE),
}


@pytest.mark.parametrize("name", OTHER)
def test_nothing_is_guessed(name: str) -> None:
    wishes, question = OTHER[name]
    assert match(question, [Wish(one.fact) for one in wishes]) is None


def test_what_has_been_told_is_not_told_again() -> None:
    assert asked_in_turn([wish(("b",), ONE)], ONE, ONE) == [("b",), None]


def test_what_the_action_has_said_is_not_put_together_with_what_comes_of_it() -> None:
    wishes = [wish(("a",), ask("choose", "a"), said="by"), wish((), UP_TO_TWO)]
    assert asked_in_turn(wishes, UP_TO_TWO) == [()]


def test_the_end_of_a_scenario_gives_no_answer() -> None:
    matched = match(ONE, [wish(None, ONE)])
    assert matched is not None
    assert matched.answer is None
    assert matched.sure


def test_a_may_waits_with_the_choice_at_which_the_scenario_ends() -> None:
    wishes = [may("yes"), wish(None, UP_TO_TWO)]
    matched = match(UP_TO_TWO, wishes)
    assert matched is not None
    assert matched.answer is None
    assert matched.about == tuple(wishes)


def test_a_may_does_not_wait_with_a_choice_that_must_be_made() -> None:
    wishes = [may("yes"), wish(None, UP_TO_TWO)]
    matched = match(ask("choose", *THREE, most=2), wishes)
    assert matched is not None
    assert matched.about == (wishes[1],)


def test_a_thing_may_be_chosen_before_its_point() -> None:
    wishes = [may("yes"), wish(("1",), POINT)]
    meanings = [match(ask("choose", "a", least=0), wishes, meaning) for meaning in range(3)]
    assert (("a",), (wishes[0],)) in [(one.answer, one.about) for one in meanings if one is not None]


@pytest.mark.parametrize(("behind", "said"), [(("1", POINT), "yes"), (("0", POINT), "no"), ((None, UP_TO_TWO), "no")])
def test_a_may_with_its_amount_may_be_one_question_of_whether(behind: tuple[str | None, Decision], said: str) -> None:
    amount, question = behind
    wishes = [may("yes"), wish(() if amount is None else (amount,), question)]
    meanings = [match(YES_NO, wishes, meaning) for meaning in range(4)]
    assert ((said,), tuple(wishes)) in [(one.answer, one.about) for one in meanings if one is not None]


def test_of_two_wishes_the_one_of_the_same_source_is_meant() -> None:
    wishes = [wish(("a",), ask("choose", *THREE, source="first")), wish(("b",), ask("choose", *THREE, source="second"))]
    assert asked_in_turn(wishes, ask("choose", *THREE, source="second")) == [("b",)]


def test_only_the_question_word_for_word_is_sure() -> None:
    for question, sure in ((ONE, True), (MAYBE, False)):
        matched = match(question, [wish(("b",), ONE)])
        assert matched is not None
        assert matched.sure == sure


def test_a_question_with_one_answer_is_about_a_wish_only_with_its_options() -> None:
    for question, own in ((ask("choose", "b"), ask("choose", "b")), (ask("choose", "b"), ONE)):
        matched = match(question, [wish(("b",), own)])
        assert is_own(question, matched, ("b",)) == (own is not ONE)


def test_a_question_that_is_another_wishs_own_is_not_short_of_the_first() -> None:
    whole, later = ask("choose", "a", "b", "c", "d"), ask("choose", "a", "b", "c")
    wishes = [wish(("d",), whole), wish(("b",), later)]
    matched = match(later, wishes)
    assert matched is not None
    assert matched.about == (wishes[1],)
    assert short_of(later, matched, wishes) == {}
    assert short_of(later, None, wishes) == {wishes[0].fact.place: later}


def test_what_was_the_only_answer_once_is_not_missing_from_the_next_question() -> None:
    told, untold = wish(("b",), ONE), wish(("b",), ONE)
    only, other = ask("choose", "b"), ask("choose", "a")
    short_of(only, match(only, [told]), [told])
    assert short_of(other, None, [told]) == {}
    assert short_of(other, None, [untold]) == {untold.fact.place: other}
