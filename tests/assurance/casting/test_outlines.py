"""Casts of the scenarios of one outline: a card that says something plays its role in all of them, or in none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from oracle.assurance.casting.casting import Cast
from oracle.assurance.casting.library import Casts
from oracle.assurance.casting.outlines import consistent, is_whole, lent, outlines
from oracle.assurance.faults.building import cases_of
from oracle.suite.plan import Plan

OUTLINE = "no-teeth-no-ambitions"
BALOO = "Baloo - Ol' Iron Paws"
ITEM = "an item costing 1"
ONE, OTHER = "Ariel - On Human Legs", "Benja - Guardian of the Dragon Gem"


@pytest.fixture(scope="module")
def plans() -> dict[str, Plan]:
    """The scenarios of the outline."""
    return {case: plan for case, plan in cases_of("lorcana").items() if case.startswith(f"{OUTLINE}/")}


def held(plans: dict[str, Plan], *casts: Casts, partly: Mapping[str, Sequence[Cast]] | None = None) -> list[Casts]:
    rows = dict(zip(plans, casts, strict=False))
    found = consistent(rows, plans, partly or {})
    return [found[case] for case in rows]


def test_the_roles_of_an_outline_are_those_that_say_something(plans: dict[str, Plan]) -> None:
    (rows,) = outlines(plans)
    assert len(rows) == len(plans) > 1
    assert all(BALOO in row.roles and ITEM not in row.roles for row in rows)


def test_a_card_stays_that_plays_its_role_in_every_row(plans: dict[str, Plan]) -> None:
    rows = [Casts("", ({BALOO: ONE, ITEM: f"item {place}"},)) for place in range(len(plans))]
    assert held(plans, *rows) == rows


def test_a_card_that_one_row_cannot_have_goes_from_all(plans: dict[str, Plan]) -> None:
    rows = [Casts("", ({BALOO: ONE}, {ITEM: "item"})) for _ in plans]
    rows[0] = Casts("", ({BALOO: OTHER}, {ITEM: "item"}))
    assert held(plans, *rows) == [Casts("", ({ITEM: "item"},)) for _ in plans]


def test_a_role_is_plain_in_every_row_or_in_none(plans: dict[str, Plan]) -> None:
    everywhere = [Casts("", (), (BALOO,)) for _ in plans]
    assert held(plans, *everywhere) == everywhere
    assert held(plans, Casts(""), *everywhere[1:]) == [Casts("") for _ in plans]


def test_what_other_rows_have_is_to_be_tried(plans: dict[str, Plan]) -> None:
    first, second, *_ = plans
    cases = {first: Casts("", ({BALOO: ONE, ITEM: "item"},)), second: Casts("", ({ITEM: "another"},))}
    offers = [cast for case, cast in lent(cases, plans) if case == second]
    assert offers == [{ITEM: "item", BALOO: ONE}, {BALOO: ONE}]
    assert [cast for case, cast in lent(cases, plans) if case == first] == [
        {BALOO: ONE, ITEM: "another"},
        {ITEM: "another"},
    ]


def test_a_card_may_play_its_role_in_a_row_that_has_no_whole_cast(plans: dict[str, Plan]) -> None:
    first, *_ = plans
    rows = [Casts("", ({BALOO: ONE, ITEM: "item"},)) for _ in plans]
    rows[0] = Casts("")
    assert not any(casts.casts for casts in held(plans, *rows))
    assert held(plans, *rows, partly={first: [{BALOO: ONE}]}) == rows
    assert not any(casts.casts for casts in held(plans, *rows, partly={first: [{BALOO: OTHER}]}))


def test_a_cast_is_whole_without_made_up_cards(plans: dict[str, Plan]) -> None:
    plan = plans[next(iter(plans))]
    whole = dict.fromkeys(plan.definitions, "another")
    assert is_whole(whole, plan)
    assert not is_whole({role: card for role, card in whole.items() if role != ITEM}, plan)
