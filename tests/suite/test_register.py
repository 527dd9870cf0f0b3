"""What the registers of conflicts say of outcomes is shown by scenarios, and what is closed is disputed no longer."""

from __future__ import annotations

import msgspec
import pytest

from oracle.book.catalogue import Catalogue, Conflict
from oracle.engines import reference_books as books
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from tests.suite.register import unshown

CHECKED = ("altered", "lorcana")


@pytest.fixture(scope="module")
def plans() -> tuple[Plan, ...]:
    return load_suite().plans


def _of(game: str, plans: tuple[Plan, ...]) -> list[Plan]:
    return [plan for plan in plans if plan.game == game]


@pytest.mark.parametrize("game", CHECKED)
def test_every_side_of_a_conflict_of_outcome_is_shown(game: str, plans: tuple[Plan, ...]) -> None:
    assert unshown(books.catalogue(game), _of(game, plans)) == ()


def _with(catalogue: Catalogue, number: int, **changes: object) -> Catalogue:
    changed = tuple(
        msgspec.structs.replace(one, **changes) if one.number == number else one for one in catalogue.conflicts
    )
    return msgspec.structs.replace(catalogue, conflicts=changed)


def _conflict(catalogue: Catalogue, number: int) -> Conflict:
    return next(one for one in catalogue.conflicts if one.number == number)


def _with_outcome(catalogue: Catalogue, number: int, outcome: str | None) -> Catalogue:
    first, *others = _conflict(catalogue, number).side
    return _with(catalogue, number, side=(msgspec.structs.replace(first, outcome=outcome), *others))


def test_what_no_scenario_shows_is_told(plans: tuple[Plan, ...]) -> None:
    catalogue, own = books.catalogue("lorcana"), _of("lorcana", plans)

    def told(changed: Catalogue, of: list[Plan] = own) -> list[str]:
        return [one for one in unshown(changed, of) if one not in unshown(catalogue, own)]

    says = _conflict(catalogue, 124).side[0].says
    assert told(_with_outcome(catalogue, 124, "Ann has 5 lore")) == [
        f'conflict 124: no scenario shows the side "{says}"'
    ]
    assert told(_with_outcome(catalogue, 124, None)) == [f'conflict 124: the side "{says}" has no outcome']
    untagged = [plan for plan in own if "124" not in plan.conflicts]
    assert "conflict 124: its witness stronger-than-each-of-none is not a scenario tagged @conflict:124" in told(
        catalogue, untagged
    )
    assert f'conflict 124: no scenario shows the side "{says}"' in told(catalogue, untagged)
    assert told(_with(catalogue, 124, closed="6.1.16 decides.")) == [
        "conflict 124: stronger-than-each-of-none leaves open what it settles"
    ]
    assert told(_with(catalogue, 46, why_same="")) == [
        "conflict 46: it is a conflict of wording but does not say why no outcome can differ (why_same)"
    ]


def test_a_document_of_its_own_needs_a_scenario_that_runs_under_it(plans: tuple[Plan, ...]) -> None:
    catalogue = books.catalogue("lorcana")
    of_the_book = [
        msgspec.structs.replace(plan, editions=("2.2", "2.1")) if "6" in plan.conflicts else plan
        for plan in _of("lorcana", plans)
    ]
    says = _conflict(catalogue, 6).side[1].says
    assert f'conflict 6: no scenario shows the side "{says}"' in unshown(catalogue, of_the_book)
