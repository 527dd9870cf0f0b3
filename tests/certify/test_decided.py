"""A certificate made under decisions: it names their digests, and is verified under exactly these."""

from __future__ import annotations

import datetime

import pytest
from msgspec.structs import replace

from oracle.certify.bundle import Bundle
from oracle.certify.certifying import Expected, certify, verify
from oracle.certify.errors import NotVerified
from oracle.certify.levels import level_named
from oracle.certify.statement import Subject
from oracle.engines.reference import ReferenceEngine
from oracle.report.certificates.wording import digests, facts
from tests.certify.making import LEVEL, Made, made, plans, quiet, signed
from tests.suite.decisions.made import decision, taken

RULED = taken({"first-player": decision()})
OTHER = taken({"first-player": decision(until=datetime.date(2027, 3, 1))})


def decided() -> Bundle:
    """The certificate of another test, as if made under a decision that is about no scenario of its level."""
    statement, packed = made()
    named = tuple(Subject(name=name, digest={"sha256": digest}) for name, digest in RULED.digests.items())
    predicate = replace(statement.predicate, ours=replace(statement.ours, decisions=named))
    return signed(Made(replace(statement, predicate=predicate), packed))


def test_it_is_verified_under_the_decisions_that_it_names() -> None:
    found = verify(decided(), RULED.settle(plans()), Expected(decisions=RULED.digests), quiet)
    assert ("Decision first-player", RULED.digests["first-player"]) in digests(found)
    assert [value.partition(":")[0] for name, value in facts(found) if name == "Decision"] == ["first-player"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "first-player is missing"),
        (OTHER.digests, "first-player says something else"),
        ({**RULED.digests, "more": "0" * 64}, "it was made without more"),
    ],
)
def test_it_is_not_verified_under_others(given: dict[str, str], said: str) -> None:
    with pytest.raises(NotVerified, match=said) as refused:
        verify(decided(), plans(), Expected(decisions=given), quiet)
    assert refused.value.reason == "other-decisions"


def test_one_made_without_any_is_not_verified_under_a_decision() -> None:
    with pytest.raises(NotVerified, match="it was made without a decision"):
        verify(signed(made()), plans(), Expected(decisions=RULED.digests), quiet)


def test_a_level_is_certified_under_decisions() -> None:
    """The disputed scenario counts as passed, or keeps an engine from the level that takes the other side."""
    level = replace(level_named(LEVEL), clauses=("1.8.1.1",), games=0, pairs=0)
    agrees, contrary = RULED, taken({"first-player": decision(outcome="Bob has won")})
    found = certify(ReferenceEngine(), agrees.settle(plans()), level, "2.2", "one", {}, quiet, agrees.digests).statement
    assert found is not None
    assert (found.predicate.result, found.predicate.warned) == ("PASSED", ())
    assert {one.name: one.digest["sha256"] for one in found.ours.decisions} == agrees.digests
    missed = certify(ReferenceEngine(), contrary.settle(plans()), level, "2.2", "one", {}, quiet, contrary.digests)
    assert any("expected Bob has won" in line for line in missed.missing)
