"""Each card of a cast that says something has another one in its role, so that a failure can be tried without it."""

from __future__ import annotations

import pytest

from oracle.assurance.casting import others
from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.library import Casts, Library
from oracle.assurance.casting.likeness import printed, says_nothing
from oracle.assurance.casting.search import Judge
from oracle.assurance.faults import dictionary
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import digest_of_case
from tests.extent import only_long

pytestmark = only_long

GAME, EDITION = "lorcana", "2.2"
RESIST = "resist-after-strength/all-is-taken-up"


KEPT = {
    "a character costing 4, with 3 Strength, 9 Willpower and with Resist 2": "Dr. Calico - Green-Eyed Man",
    "a character costing 3, with 2 Strength and 9 Willpower": "Khan - War Horse",
}


@pytest.fixture(scope="module")
def found() -> Library:
    plan = cases_of(GAME)[RESIST]
    faults = dictionary.known(GAME)
    assert faults is not None
    library = Library(game=GAME, edition=EDITION, cases={RESIST: Casts(digest_of_case(plan), (KEPT,))})
    return others.with_others(faults, library, [RESIST])


def test_one_card_is_another(found: Library) -> None:
    first, *rest = found.cases[RESIST].casts
    assert first == KEPT
    changed = [{role for role in KEPT if cast[role] != KEPT[role]} for cast in rest]
    assert changed
    assert all(len(roles) == 1 for roles in changed)
    assert not any(says_nothing(printed(GAME)[KEPT[role]]) for roles in changed for role in roles)


def test_the_rule_is_still_told(found: Library) -> None:
    faults, plan = dictionary.known(GAME), cases_of(GAME)[RESIST]
    assert faults is not None
    wanted = guards(faults, plan)
    assert wanted
    for cast in found.cases[RESIST].casts[1:]:
        other = Judge(plan, EDITION).accepts(cast, strict=False)
        assert other is not None
        assert noticed(GAME, [other], {mutant: [0] for mutant in wanted}, EDITION)[0] == wanted


def test_what_has_another_is_not_looked_for_again(found: Library) -> None:
    faults = dictionary.known(GAME)
    assert faults is not None
    assert others.with_others(faults, found, [RESIST]) == found
