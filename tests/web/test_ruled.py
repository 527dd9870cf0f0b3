"""The conflicts that a line rests on, settled by decisions."""

from __future__ import annotations

import datetime

import pytest

from oracle.cli.site import material_of
from oracle.engines.reference_books import catalogue
from oracle.suite.decisions.taking import Decisions
from oracle.suite.reading.load import Suite
from oracle.suite.run.resting import Rest
from oracle.web.app import Bench
from oracle.web.files import of_plan, scenario
from oracle.web.library import Library
from oracle.web.playing import tried
from oracle.web.ruled import Rulings
from tests.suite.decisions.made import WINNER, decision, plan_of, plans, taken

from .serving import PORT, Visitor, asked

DAY = datetime.date(2027, 3, 1)
OURS, CONTRARY = taken({"first": decision()}), taken({"second": decision(outcome="Bob has won")})
EXPIRED = taken({"first": decision(until=DAY)}, DAY)


@pytest.mark.parametrize(
    ("decisions", "told"),
    [
        (Decisions(), "which is open"),
        (OURS, "<b>The outcome here is the decided one.</b>"),
        (CONTRARY, "<b>The outcome here is not the decided one.</b>"),
        (EXPIRED, "not applied: it held until 2027-03-01"),
    ],
)
def test_the_page_names_the_decision_on_what_an_outcome_rests_on(decisions: Decisions, told: str) -> None:
    library = Library(
        lambda: [plan_of(WINNER)], lambda own, game: material_of(Suite(plans=tuple(own), features=0), game), decisions
    )
    visitor = Visitor(Bench(library, library).app(PORT))
    answer = asked(visitor.app, "GET", f"/open?case={WINNER}")
    page = visitor.open(answer.headers["location"]).text
    assert "/lorcana/conflicts/108.html" in page
    assert told in page
    assert all(one.name in page for one in decisions.taken)
    # The same where the editions are compared, and nothing where the step is taken back.
    assert told in visitor.send(see="editions").text
    assert told not in visitor.send(go="0").text


def test_where_documents_differ_the_edition_says_which_side_the_line_takes() -> None:
    (conflict,) = (one for one in catalogue("lorcana").conflicts if one.number == 1)
    side = next(one for one in conflict.side if "2.2" in one.readings)
    ruled = Rulings(taken({"book": decision(1, side.outcome or "")}), [])
    rest = Rest(number=1, question=conflict.question, otherwise=("seed-guide",))
    for edition, stance in (("2.2", "same"), ("seed-guide", "other")):
        (found,) = ruled.of("lorcana", edition, [rest])
        assert (found.stance, found.otherwise) == (stance, ("seed-guide",))
    # What no side speaks about rests on nothing, and neither does what is closed.
    assert not list(ruled.of("lorcana", "no edition", [rest]))
    assert not list(ruled.of("lorcana", "2.2", [12]))


def test_a_line_tells_what_it_rests_on() -> None:
    work = of_plan(plan_of(WINNER))
    assert tried(work.played).rests == (108,)
    assert scenario(work, "Mine", "").startswith(
        "# It rests on conflict 108, which is open; this is the reference's side"
    )
    assert Rulings(CONTRARY, plans()).told[0].settles == (WINNER,)
