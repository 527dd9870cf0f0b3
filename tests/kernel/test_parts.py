"""The kernel's parts by themselves: chance, questions and answers, drafts, picks."""

from __future__ import annotations

from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.kernel.chance import Chance, drawn, shuffled
from oracle.kernel.decisions import Answer, Decision, NeedsAnswer, check, forced
from oracle.kernel.errors import IllegalAction, InputError
from oracle.kernel.run import AnyRun, Run
from oracle.kernel.selectors import pick
from oracle.kernel.state import Draft
from tests.kernel.counting import Counter, Counting, start

# --- chance ---------------------------------------------------------------------------------------------


def test_a_script_comes_first_and_then_the_seed() -> None:
    items = ("a", "b", "c")
    order, left = shuffled(Chance(script=(("c", "a", "b"),), seed=7), items)
    assert order == ("c", "a", "b")
    assert left == Chance(seed=7, used=1)
    assert shuffled(left, items) == shuffled(Chance(seed=7, used=1), items)
    assert sorted(shuffled(left, items)[0]) == ["a", "b", "c"]


@given(seed=st.integers(), used=st.integers(0, 9), items=st.lists(st.text(max_size=3), max_size=8))
def test_the_same_seed_is_the_same_order(seed: int, used: int, items: list[str]) -> None:
    chance = Chance(seed=seed, used=used)
    order, after = shuffled(chance, items)
    assert (order, after) == shuffled(chance, tuple(items))
    assert sorted(order) == sorted(items)
    # Nothing of no items is up to chance.
    assert after == (Chance(seed=seed, used=used + 1, unscripted=(order,)) if items else chance)


def test_what_came_unscripted_is_a_script_for_the_same() -> None:
    items = tuple("abcdef")
    order, after = shuffled(Chance(seed=3), items)
    die, after = drawn(after, items)
    again, left = shuffled(Chance(script=after.unscripted), items)
    assert (again, drawn(left, items)[0]) == (order, die)


def test_seeds_and_uses_differ_from_each_other() -> None:
    items = tuple(str(number) for number in range(8))
    orders = {shuffled(Chance(seed=seed, used=used), items)[0] for seed, used in product(range(4), range(4))}
    assert len(orders) == 16


@pytest.mark.parametrize("order", [(), ("a",), ("a", "a"), ("a", "b", "c"), ("a", "x")])
def test_a_script_that_is_no_order_of_the_items_is_refused(order: tuple[str, ...]) -> None:
    with pytest.raises(InputError, match=r"chance\[3\]"):
        shuffled(Chance(script=(order,), used=3), ("a", "b"))


# --- questions ------------------------------------------------------------------------------------------

SMALL = [
    Decision(kind=kind, player="Ann", options=tuple("abc"[:size]), least=least, most=most)
    for kind in ("choose", "order")
    for size, least, most in product(range(4), range(4), range(4))
    if least <= most
]


def possible(decision: Decision) -> set[tuple[str, ...]]:
    """Every answer, from the definition: different options, as many as asked for or as there are."""
    least = min(decision.least, len(decision.options))
    return {
        taken
        for size in range(least, min(decision.most, len(decision.options)) + 1)
        for taken in permutations(decision.options, size)
    }


def accepted(decision: Decision, taken: tuple[str, ...]) -> bool:
    try:
        check(decision, Answer(decision.kind, taken), "no", None)
    except IllegalAction as illegal:
        return illegal.clause != "no" or not illegal.why
    return True


@pytest.mark.parametrize("decision", SMALL, ids=str)
def test_exactly_the_possible_answers_are_accepted(decision: Decision) -> None:
    tried = [taken for size in range(5) for taken in product("abcx", repeat=size)]
    assert {taken for taken in tried if accepted(decision, taken)} == possible(decision)


@pytest.mark.parametrize("decision", SMALL, ids=str)
def test_only_a_question_with_one_answer_is_not_asked(decision: Decision) -> None:
    answers = possible(decision)
    # The order of what is taken says something only where the question is about order.
    different = answers if decision.kind == "order" else {frozenset(taken) for taken in answers}
    only = forced(decision)
    assert (only is not None) == (len(different) == 1)
    if only is not None:
        assert only in answers


def test_an_answer_to_another_question_is_refused() -> None:
    with pytest.raises(IllegalAction, match="the question is may"):
        check(Decision(kind="may", player="Ann", options=("yes", "no")), Answer("cost", ("yes",)), "no", None)


def test_a_refused_option_is_told_its_own_rule() -> None:
    decision = Decision(kind="choose", player="Ann", options=("a", "b"))
    warded = IllegalAction("8.15.1", "Ward")
    with pytest.raises(IllegalAction) as refused:
        check(decision, Answer("choose", ("w",)), "no", lambda option: warded if option == "w" else None)
    assert refused.value is warded
    with pytest.raises(IllegalAction) as refused:
        check(decision, Answer("choose", ("x",)), "no", lambda option: warded if option == "w" else None)
    assert refused.value.clause == "no"


# --- drafts ---------------------------------------------------------------------------------------------


def test_a_draft_nobody_writes_into_is_the_state_itself() -> None:
    before = start()
    assert Draft(before).finish() is before


def test_a_draft_shares_what_it_does_not_write() -> None:
    before = start()
    draft = Draft(before)
    draft.write(Counter(1, 5))
    del draft.table()[1]
    draft.write(Counter(1, 6))
    after = draft.finish()
    assert before == start()
    assert after.objects == {1: Counter(1, 6)}
    assert after.zones is before.zones
    assert after.where is before.where
    draft = Draft(before)
    draft.set_zone("Ann/row", ())
    draft.place_cards(("one", "two"), 3)
    draft.next_id = 9
    draft.changes["result"] = "won"
    assert draft.get("result") == "won"
    assert draft.get("modifiers") == ()
    after = draft.finish()
    assert before == start()
    assert after.objects is before.objects
    assert (after.zones, after.where, after.next_id, after.result) == (
        {"Ann/row": ()}, {"one": 3, "two": 3}, 9, "won",
    )  # fmt: skip


# --- picks ----------------------------------------------------------------------------------------------


def numbers(run: AnyRun, most: int, limit: int) -> list[int]:
    """Pick numbers below 4 whose sum stays within the limit."""

    def legal(number: int) -> None:
        if number >= 4:
            raise IllegalAction("too-large", str(number))

    def whole(picked: list[int]) -> None:
        if sum(picked) > limit:
            raise IllegalAction("too-many", str(sum(picked)))

    return pick(
        run, "Ann", range(6), label=str, legal=legal, whole=whole, most=most,
        find=lambda word: int(word) if word.isdecimal() else None,
    )  # fmt: skip


def picking(*taken: str) -> AnyRun:
    return Run(Counting(), start(), (Answer("choose", taken),))


def test_a_pick_offers_what_no_rule_refuses() -> None:
    with pytest.raises(NeedsAnswer) as asked:
        numbers(Run(Counting(), start(), ()), 2, 9)
    assert asked.value.decision.options == ("0", "1", "2", "3")
    assert numbers(picking("3", "1"), 2, 9) == [1, 3]


@pytest.mark.parametrize(
    ("taken", "clause"),
    [(("5",), "too-large"), (("x",), "no-option"), (("3", "2"), "too-many"), (("1", "1"), "no-option")],
)
def test_a_refused_pick_is_asked_again_and_told_its_rule(taken: tuple[str, ...], clause: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        numbers(picking(*taken), 2, 4)
    assert (refused.value.clause, refused.value.back_to) == (clause, 0)
