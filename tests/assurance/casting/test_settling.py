"""Casts that were found: whether they still fit, and which of their cards keep the rule alone."""

from __future__ import annotations

import pytest

from oracle.assurance.casting import settling
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.faults import dictionary
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import digest_of_case

GAME, EDITION = "lorcana", "2.2"
CASE = "both-banished/ann"
WEAK = "a character costing 3, with 3 Strength and 1 Willpower"
STRONG = "a character costing 4, with 3 Strength and 3 Willpower"
CYCLOPS, SWORDSMAN = "Arges - The Cyclops", "Aladdin - Resolute Swordsman"


def settled(*casts: dict[str, str], old: Library | None = None) -> Casts:
    plans = {CASE: cases_of(GAME)[CASE]}
    faults = dictionary.known(GAME)
    assert faults is not None
    found = Library(game=GAME, edition=EDITION, cases={CASE: Casts(digest_of_case(plans[CASE]), casts)})
    return settling.settled(faults, found, plans, old=old).cases[CASE]


@pytest.fixture(scope="module")
def kept() -> dict[str, str]:
    """A cast that shows the rule as a whole; beside the other made-up character one of its cards loses it."""
    casts = settled(*({WEAK: CYCLOPS, STRONG: other} for other in ("Khan - War Horse", "Benja - Bold Uniter")))
    return casts.casts[0]


def test_what_loses_the_rule_by_itself_is_bound_to_its_cast(kept: dict[str, str]) -> None:
    casts = settled(kept)
    assert (WEAK, CYCLOPS) in casts.bound
    assert list(casts.parts([WEAK])) == []
    assert list(casts.parts([STRONG])) == [{STRONG: casts.casts[0][STRONG]}]


def test_what_is_known_is_not_tried_again(kept: dict[str, str]) -> None:
    digest = digest_of_case(cases_of(GAME)[CASE])
    old = Library(game=GAME, edition=EDITION, cases={CASE: Casts(digest, (kept,), (), ())})
    assert settled(kept, old=old).bound == ()
    stale = Library(game=GAME, edition=EDITION, cases={CASE: Casts("another", (kept,), (), ())})
    assert (WEAK, CYCLOPS) in settled(kept, old=stale).bound


def test_a_cast_that_no_longer_fits_goes() -> None:
    assert settled({WEAK: "Smash", STRONG: SWORDSMAN}).casts == ()
