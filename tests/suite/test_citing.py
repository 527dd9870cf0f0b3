"""Clause by clause what an edition changed: what is new, gone, renumbered, reworded, and who cites it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from oracle.book.catalogue import Catalogue, load
from oracle.engines import reference_books as books
from oracle.profiles import PROFILES
from oracle.protocol.messages import Player, Position, Turn
from oracle.suite.impact.citing import Cited, cited
from oracle.suite.impact.documents import between
from oracle.suite.impact.scenarios import impact
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from tests.book.test_catalogue_files import BOOK, CLAUSES, CLUB, CONFLICTS, FILES, GONE

CHANGED_BY_2_2 = {
    "new": {"1.9.4.1", "1.9.4.2", "1.9.4.3", "1.9.5", "1.10.1.3", "4.3.4.2", "6.1.4.1", "8.10.4.1", "8.10.4.2"}
    | {"8.10.8.3", "8.10.8.4", "8.10.8.5", "8.10.8.6", "8.10.9"},
    "renumbered": {"1.9.4", "1.9.6", "6.1.15", "6.1.16", "6.1.16.1", "6.1.16.2", "6.1.16.3", "6.4.3"},
    "reworded": {"1.9.4", "4.3.6", "4.6.4.4", "4.6.6.1", "5.1.1.7", "5.3.3.2", "5.5.3", "5.6.3", "6.1.6", "6.1.10"}
    | {"6.1.15", "6.1.16", "6.7.2", "6.7.2.1", "6.7.2.2", "6.7.2.3", "8.4.1", "8.8.2", "8.10.1", "8.10.2", "8.10.3"}
    | {"8.10.8", "8.12.1"},
    "gone": set[str](),
}
"""What the publisher's list of changes says, clause by clause."""


@cache
def of_2_2() -> tuple[Cited, ...]:
    known = books.catalogue("lorcana")
    found = between(known, "2.1", "2.2", asked={"8.8.2": ["x"]}, resting={})
    return cited(known, found, (), "2.1", "2.2", ())


@pytest.mark.parametrize("what", CHANGED_BY_2_2)
def test_what_2_2_changed_is_what_its_list_of_changes_says(what: str) -> None:
    assert {one.number for one in of_2_2() if what in one.what} == CHANGED_BY_2_2[what]


def test_the_number_that_a_clause_had_and_what_has_it_now() -> None:
    clauses = {one.number: one for one in of_2_2()}
    assert (clauses["6.4.3"].was, clauses["6.4.3"].now_is) == ("6.4.5", "")
    assert (clauses["6.1.15"].was, clauses["6.1.15"].now_is) == ("6.4.3", "Skipping a step")
    assert clauses["8.8.2"].words == (
        "2.2: The source is considered to have dealt damage, though the object took none.",
    )
    assert set(clauses["8.8.2"].what) == {"reworded", "outcome"}


def test_both_directions_list_the_same_clauses() -> None:
    known = books.catalogue("lorcana")
    found = between(known, "2.2", "2.1", asked={"8.8.2": ["x"]}, resting={})
    back = cited(known, found, (), "2.2", "2.1", ())
    assert [(one.number, one.what, one.was) for one in back] == [(one.number, one.what, one.was) for one in of_2_2()]


def test_what_of_1_x_is_gone_and_what_says_something_of_it_now() -> None:
    known = books.catalogue("altered")
    found = between(known, "1.x", "3.0", asked={}, resting={})
    gone = {one.number: one for one in cited(known, found, (), "1.x", "3.0", ()) if "gone" in one.what}
    assert {*gone} == {"1.2.6.e", "2.2.6.b", "2.2.7.b", "5.1.1.c", "5.2.3.a", "5.2.3.d", "6.4.f"}
    # 3.0 has another clause of this number, which must not hide that the old one is gone.
    assert gone["1.2.6.e"].now_is == known.clauses["1.2.6.e"].title
    assert "1.x:2.2.6.b" in gone["2.2.6.b"].statements


# --- who cites it, in a book of our own ------------------------------------------------------------------


def plan(case: str, *clauses: str, editions: tuple[str, ...] = ("3.0", "2.0"), ruling: str = "") -> Plan:
    position = Position(players=(Player(name="Ann"), Player(name="Bob")), turn=Turn(player="Ann"))
    return Plan(
        case=case,
        scenario=case,
        feature="a.feature",
        line=1,
        game="chess",
        tags=(),
        clauses=clauses,
        editions=editions,
        rulings=(ruling,) if ruling else (),
        position=position,
        calls=(),
    )


@pytest.fixture
def chess(tmp_path: Path) -> Catalogue:
    texts = {"book": BOOK, "clauses": CLAUSES, "club": CLUB, "conflicts": CONFLICTS}
    reworded = 'was = { "2.0" = "4.f", "1.0" = "4.f" }'
    texts["clauses"] = texts["clauses"].replace(reworded, f'{reworded}\nreworded = {{ "3.0" = "Pawns too." }}') + GONE
    for name, place in FILES.items():
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(texts[name], encoding="utf-8")
    return load(tmp_path)


def of_chess(catalogue: Catalogue, *plans: Plan, a: str = "2.0", b: str = "3.0") -> dict[str, Cited]:
    found = between(catalogue, a, b, asked={}, resting={})
    return {one.number: one for one in cited(catalogue, found, plans, a, b, ["jump/1"])}


def test_who_cites_a_clause_that_changed(chess: Catalogue) -> None:
    plans = [
        plan("jump/1", "5.1.2.f", ruling="C1"),
        plan("jump/2", "5.1.2.f"),
        plan("alone", "5.1.2.f", editions=("3.0",)),
        plan("else", "5.1.2.b"),
        plan("old", "4.f"),
        plan("king", "4.k"),
    ]
    found = of_chess(chess, *plans)
    knights = found["5.1.2.f"]
    assert knights.what == ("renumbered", "reworded")
    assert (knights.was, knights.words) == ("4.f", ("3.0: Pawns too.",))
    assert knights.scenarios == ("jump", "alone")
    assert knights.apart == ("alone",)
    assert knights.differing == ("jump",)
    assert (knights.rulings, knights.conflicts, knights.statements) == (("C1",), (1,), ("club:7",))
    assert knights.stale == ("old",)
    assert not knights.reviewed
    assert (found["4.k"].what, found["4.k"].stale) == (("gone",), ("king",))
    assert "5.1.2.b" not in found
    assert "5.1.2.b" in of_chess(chess, a="1.0")


def test_what_has_been_read_again_is_of_the_newer_edition_alone(chess: Catalogue, tmp_path: Path) -> None:
    file = tmp_path / FILES["clauses"]
    text = file.read_text(encoding="utf-8")
    for edition, reviewed in (("2.0", False), ("3.0", True)):
        file.write_text(text.replace("reworded =", f'reviewed = ["{edition}"]\nreworded ='), encoding="utf-8")
        assert of_chess(load(tmp_path))["5.1.2.f"].reviewed is reviewed
    assert not of_chess(chess)["4.k"].reviewed


def test_what_is_played_otherwise_is_among_what_cites(chess: Catalogue) -> None:
    assert chess.book.game not in PROFILES
    plans = load_suite(words=("@case:toll-lowered-to-nothing",)).plans
    found = impact(plans, PROFILES["lorcana"], "2.1", "2.2")
    clauses = {one.number: one for one in found.cited}
    assert "toll-lowered-to-nothing" in clauses["8.8.2"].differing
    assert {*clauses["8.8.2"].differing} <= {*clauses["8.8.2"].scenarios}
