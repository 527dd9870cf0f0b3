"""Adaptations: steps that follow the cards, the guard on them, how they are kept, and engines that play them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from oracle.assurance.casting import playing
from oracle.assurance.casting.adapting import search
from oracle.assurance.casting.adapting.adapter import Adapter
from oracle.assurance.casting.adapting.changes import changed, changes_between
from oracle.assurance.casting.adapting.told import Changes, Piece, Told
from oracle.assurance.casting.library import KEPT_ADAPTED, Adaptations, Adapted, Casts, Library, with_adaptations
from oracle.assurance.casting.offers import guarded, offered
from oracle.assurance.casting.playing import Casting, is_unprinted
from oracle.assurance.faults import dictionary
from oracle.assurance.faults.building import cases_of
from oracle.assurance.faults.dictionary import Dictionary, digest_of_case
from oracle.engines.reference import ReferenceEngine
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import select
from oracle.suite.run.verdict import run_plan
from oracle.suite.runner import run_suite
from tests.assurance.casting.few_cards import FewCards, everything
from tests.extent import only_long
from tests.manners.table import MANNERS

GAME, EDITION = "lorcana", "2.2"
AGAIN = "played-again-is-drying-again/ready"
RECALLED = {"Recall": "Mother Knows Best"}
"""Its effect returns a character to its player's hand, as the made-up card's does, but a chosen one."""
WHOLE = RECALLED | {
    "a character costing 1": "Big Nose - Lovesick Poet",
    "a card": "Charlotte La Bouff - Mardi Gras Princess",
}
TOLL = "what-all-of-them-discard"
SEARCHED = {"Toll": "Search for Clues"}
"""Here it does nothing, so that nothing is counted any more."""
EVERYBODY = "as-many-cards-in-both-hands"
OPPONENTS = {"Tax": "Sudden Chill"}
"""Here each opponent discards, and its player does not."""
QUESTION = "altered-such-a-type-or-such-a-sub-type"
FORBIDDEN = "first-or-second-named-acts/cannot"


def adapter(case: str) -> Adapter:
    return Adapter(cases_of(GAME)[case], EDITION)


def guard() -> Dictionary:
    found = dictionary.known(GAME)
    assert found is not None
    return found


def of(case: str, cast: dict[str, str]) -> Plan:
    found = adapter(case).accepts(cast, strict=False)
    assert found is not None
    return found


def changes_of(case: str, cast: dict[str, str]) -> Changes:
    begun = adapter(case).begun(cast)
    assert begun is not None
    return changes_between(begun, of(case, cast))


def keeps(case: str, cast: dict[str, str]) -> bool:
    one = adapter(case)
    (kept,) = guarded(guard(), {case: one.plan}, [offered(one, cast, whole=False)], 1)
    return kept


def test_what_a_printed_card_asks_is_answered() -> None:
    assert changes_of(AGAIN, RECALLED) == Changes((Piece(1, 0, (Told("when", "Ann chooses doc"),)),))
    assert keeps(AGAIN, RECALLED)


def test_an_adaptation_that_loses_the_point_is_refused() -> None:
    """On the reference its steps hold. But only one player discards, and engines that ask the wrong one pass."""
    (piece,) = changes_of(EVERYBODY, OPPONENTS).steps
    assert piece.steps == (Told("then", "a is in Ann's hand"),)
    assert not keeps(EVERYBODY, OPPONENTS)


def test_what_tells_of_no_change_any_more_is_refused_without_the_guard() -> None:
    assert adapter(TOLL).accepts(SEARCHED, strict=False) is None


def test_who_is_asked_what_stays() -> None:
    """The question that is said would otherwise become another one, that of where a character is played."""
    one = Adapter(cases_of("altered")[QUESTION], "3.0")
    cast = {
        "Scrap": "Flawed Prototype",
        "a character costing 1, classified Plant": "Burrowing Noosh",
        "a character costing 1, classified Robot": "Pinocchio",
        "a landmark permanent costing 1": "The Ouroboros, Lyra Bastion - R1",
    }
    found = one.accepts(cast, strict=False)
    assert found is None or "Ann is asked to choose from bug and inn" in [step.text for step in found.steps]


def test_what_is_refused_is_never_accepted() -> None:
    """Nor is a refusal by another clause taken for it."""
    assert adapter(FORBIDDEN).accepts({"Dictate": "Freeze"}, strict=False) is None


def test_no_then_step_is_left_out() -> None:
    one, changes = adapter(AGAIN), changes_of(AGAIN, RECALLED)
    assert one.kept(RECALLED, changes) is not None
    assert one.kept(RECALLED, Changes((*changes.steps, Piece(3, 1, ())))) is None


@pytest.mark.parametrize(("case", "cast"), [(AGAIN, RECALLED), (EVERYBODY, OPPONENTS)])
def test_changes_told_as_data_are_the_same_scenario(case: str, cast: dict[str, str]) -> None:
    begun, told = adapter(case).begun(cast), changes_of(case, cast)
    assert begun is not None
    again = msgspec.json.decode(msgspec.json.encode(told), type=Changes)
    assert [step.text for step in changed(begun, again).steps] == [step.text for step in of(case, cast).steps]
    assert changed(begun, again).position == of(case, cast).position


@pytest.mark.parametrize("manner", ["asks-everything", "useful-one-by-one"])
def test_right_engines_of_other_manners_pass(manner: str) -> None:
    engine = MANNERS[manner](ReferenceEngine)
    found = run_plan(of(AGAIN, RECALLED), engine, EDITION, engine.initialize())
    assert found.verdict == "pass", found.message


def kept_of(case: str, cast: dict[str, str], digest: str | None = None) -> Library:
    own = digest_of_case(cases_of(GAME)[case])
    found = Adapted(cast, changes_of(case, cast))
    adapted = Adaptations(game=GAME, edition=EDITION, cases={case: (digest or own, (found,))})
    adapted = KEPT_ADAPTED.unpacked(KEPT_ADAPTED.packed(adapted))
    return with_adaptations(Library(game=GAME, edition=EDITION, cases={case: Casts(own)}), adapted)


def played(case: str, kept: Library, monkeypatch: pytest.MonkeyPatch) -> Sequence[object]:
    monkeypatch.setattr(playing, "known", lambda _: kept)
    plans = tuple(cases_of(GAME).values())
    chosen = select(plans=plans, game=GAME, editions=(EDITION,), clauses=(), cases=(case,))
    (result,) = run_suite(plans, FewCards(everything), chosen, casting=Casting("printed")).results
    return result.verdict, result.adapted, "(adapted, played by" in result.scenario


def test_an_engine_with_printed_cards_plays_it_and_the_result_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played(AGAIN, kept_of(AGAIN, WHOLE), monkeypatch) == ("pass", True, True)
    assert not is_unprinted(cases_of(GAME)[AGAIN])


def test_an_adaptation_of_another_state_of_the_scenario_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    stale = kept_of(AGAIN, WHOLE, "another")
    assert played(AGAIN, stale, monkeypatch) == ("unsupported", False, False)
    assert is_unprinted(cases_of(GAME)[AGAIN])


def test_what_is_known_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that was stopped goes on with the cases that are left, and keeps all that is known each time."""
    plans = {case: cases_of(GAME)[case] for case in (AGAIN, TOLL)}
    empty = Library(
        game=GAME, edition=EDITION, cases={case: Casts(digest_of_case(plan)) for case, plan in plans.items()}
    )
    looked: list[str] = []

    def some(*given: Any) -> dict[str, tuple[Adapted, ...]]:
        looked.extend(plan.case for plan in plans.values() if plan in given[2].values())
        return {}

    monkeypatch.setattr(search, "_of_some", some)
    old = Adaptations(game=GAME, edition=EDITION, cases={AGAIN: (digest_of_case(plans[AGAIN]), ())})
    kept: list[Adaptations] = []
    found = search.adapted(guard(), empty, plans, old, kept.append)
    assert looked == [TOLL]
    assert kept == [found]
    assert found.cases.keys() == plans.keys()


@only_long
def test_adaptations_are_found_that_the_guard_lets_through() -> None:
    plans = {case: cases_of(GAME)[case] for case in (AGAIN, TOLL)}
    empty = Library(
        game=GAME, edition=EDITION, cases={case: Casts(digest_of_case(plan)) for case, plan in plans.items()}
    )
    found = search.adapted(guard(), empty, plans, None, lambda _: None)
    assert found.cases.keys() == plans.keys()
    for case, (_, adapted) in found.cases.items():
        for one in adapted:
            assert adapter(case).kept(one.cast, one.changes) is not None
            assert keeps(case, one.cast)
    assert SEARCHED["Toll"] not in {one.cast["Toll"] for one in found.cases[TOLL][1]}
