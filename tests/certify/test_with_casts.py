"""A level that is played with printed cards alone: what counts as shown, and what is missing without a card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.assurance.casting.likeness import printed
from oracle.certify import certifying
from oracle.certify.certifying import Certification, Expected, certify, verify
from oracle.certify.levels import Level, level_named
from oracle.engines.base import Engine
from oracle.protocol.messages import Action, Reply
from tests.assurance.casting.few_cards import FewCards, everything
from tests.certify.making import AUTHOR, Made, line, plans, quiet, signed

SEED = "printed"


@pytest.fixture(scope="module")
def level() -> Level:
    """A small part of the level."""
    return replace(level_named("lorcana/printed"), clauses=("4.5", "8.8"), games=0, actions=0, whole_games=0, pairs=0)


@pytest.fixture(scope="module")
def certified(level: Level) -> Certification:
    """What comes of an engine that knows every printed card, and no other."""
    return played(level, FewCards(everything, lists=True))


def played(level: Level, engine: Engine) -> Certification:
    return certify(engine, plans(), level, "2.2", SEED, {"engine": "0" * 64}, quiet)


def test_an_engine_with_printed_cards_reaches_it(
    certified: Certification, level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    stated = certified.statement
    assert stated is not None, certified.missing
    known = printed("lorcana")
    assert stated.ours.casts
    assert all(card in known for cast in stated.ours.casts.values() for card in cast.values())
    assert set(stated.ours.casts) <= set(stated.predicate.passed) | set(stated.predicate.warned)
    monkeypatch.setattr(certifying, "level_named", lambda _: level)
    bundle = signed(Made(stated, certified.packed))
    assert verify(bundle, plans(), Expected(keys=(line(AUTHOR),)), quiet).statement == stated


def test_what_is_left_out_must_be_shown_by_something_else(certified: Certification, level: Level) -> None:
    """Without one card everything that it shows is shown by other scenarios, or it is said what is not."""
    used = {card for cast in certified.outcomes.casts.values() for card in cast.values()}
    left_out = 0
    for lost in sorted(used)[:: max(1, len(used) // 12)]:
        found = played(level, FewCards((used - {lost}).__contains__, lists=True))
        unshown = found.outcomes.unshown
        assert (found.statement is None) == bool(unshown.clauses or unshown.faults), (lost, found.missing)
        assert not set(found.outcomes.left_out) & set(found.outcomes.results)
        left_out += len(found.outcomes.left_out)
    assert left_out


def test_an_engine_with_few_cards_is_told_what_it_does_not_show(level: Level) -> None:
    few = frozenset(sorted(printed("lorcana"))[:60])
    found = played(level, FewCards(few.__contains__, lists=True))
    assert found.statement is None
    assert found.outcomes.unshown.faults
    assert any("cards that the engine lacks" in line for line in found.missing)


def test_a_failure_under_a_cast_is_a_failure(level: Level) -> None:
    class Wrong(FewCards):
        """Refuses everything."""

        def act(self, player: str, action: Action) -> Reply:
            return Reply(status="refused", code="no")

    assert played(level, Wrong(everything, lists=True)).statement is None
