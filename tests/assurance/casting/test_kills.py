"""What counts as shown with printed cards alone."""

from __future__ import annotations

from oracle.assurance.casting.guard import guards
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import known
from tests.assurance.casting.kills import shown

GAME = "lorcana"


def test_a_scenario_shows_as_written_or_by_its_casts_or_nothing() -> None:
    dictionary, plans = known(GAME), cases_of(GAME)
    assert dictionary is not None
    written = shown(dictionary, plans["printed-two-conditions-of-one-ability"])
    assert written.way == "written"
    assert written.kills == dictionary.cases["printed-two-conditions-of-one-ability"].signs.keys()
    assert written.clauses == {"6.2.6"}
    cast = shown(dictionary, plans["both-banished/ann"])
    assert cast.way == "cast"
    assert cast.kills == guards(dictionary, plans["both-banished/ann"])
    unprinted = shown(dictionary, plans["duo-shift"])
    assert unprinted == ("none", frozenset(), frozenset())
