"""Right engines of another manner pass the whole suite of both games; wrong ones do not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.suite.judging.sampling import Sampling
from oracle.suite.plan import setup_params
from oracle.suite.run.verdict import run_plan
from tests.extent import LONG, only_long, sample
from tests.manners.base import Manner
from tests.manners.judged import Judged, first_bad, judge, plans
from tests.manners.reaching import compare
from tests.manners.table import MANNERS
from tests.manners.traps import TRAPS
from tests.suite.written import compiled

EVERY = 18 if LONG else 288
"""Every so manyeth scenario's position is tried in all ways."""

SHARES = 144
"""Of how many shares of the suite each manner has one here; `python -m tests.manners --all` plays all of it."""

OCCASIONS = {
    **dict.fromkeys(("remembers-all", "remembers-own", "remembers-resources"), "inked-card-is-hidden"),
    **dict.fromkeys(
        ("useful-modes", "takes-useful", "offers-useful"), "altered-counters-of-any-name-are-removed/fewer"
    ),
    "never-back": "moved-from-one-to-another/his",
    "takes-equals": "the-first-before-donald",
}
"""A scenario that gives a manner the occasion which few others give it."""

TRADES_NAMES = ("takes-equals",)
"""Manners in which another one of several equal things may be taken, so that tables differ in names."""

MAY_LACK = {"counts-resources": "resource-choice"}
"""Manner → the capability it cannot have; scenarios that need it do not count."""


def first_ten(judged: Judged) -> str:
    """The first bad cases, for people."""
    return "\n".join(f"{one.case} ({one.edition}): {one.message}" for one in judged.bad[:10])


def lacked_anyway(cases: set[str], every_edition: bool) -> set[str]:
    """Those of these scenarios that the reference itself leaves undecided."""
    judged = judge(ReferenceEngine(), every_edition=every_edition, cases=cases)
    return {one.case for one in judged.lacking}


def holds(
    engine: Manner, name: str, *, every_edition: bool = False, share: slice = slice(None), cases: tuple[str, ...] = ()
) -> None:
    """Fail where the suite finds something wrong in a right engine."""
    judged = judge(engine, every_edition=every_edition, share=share, cases=cases)
    assert not judged.bad, first_ten(judged)
    lacked = {one.case for one in judged.lacking if MAY_LACK.get(name, "nothing") not in one.message}
    lacked -= lacked_anyway(lacked, every_edition) if lacked else set()
    assert not lacked, sorted(lacked)[:10]
    assert judged.counts["pass"]


def shows_something(engine: Manner, name: str) -> bool:
    """Whether it has ever used its manner, so that it tests the suite.

    The engine that is told choices with the action is told them always, so it has nothing to object to.
    """
    return bool(engine.otherwise) or name in ("the-same", "choices-with-action")


@pytest.mark.parametrize("name", sample(MANNERS, 2))
def test_a_right_engine_passes_the_suite(name: str) -> None:
    """A share of the suite; more where that gives the manner no occasion."""
    engine, own = MANNERS[name](ReferenceEngine), [*MANNERS].index(name)
    if name in OCCASIONS:
        holds(engine, name, cases=(OCCASIONS[name],))
    for number in range(SHARES):
        holds(engine, name, share=slice((own + number) % SHARES, None, SHARES))
        if shows_something(engine, name):
            return
    pytest.fail("it never did anything of its own manner, so it shows nothing")


@only_long
@pytest.mark.parametrize("name", MANNERS)
def test_a_right_engine_passes_under_every_edition(name: str) -> None:
    engine = MANNERS[name](ReferenceEngine)
    holds(engine, name, every_edition=True)
    assert shows_something(engine, name)


SCORE = '''
Given a game of Lorcana
And the made-up card "Gain"
  """
  {"type": "action", "cost": 1, "effect": {"is": "may", "do": {"is": "gain-lore", "lore": 1}}}
  """
And these cards
  | ref  | card | player | zone |
  | gain | Gain | Ann    | hand |
And Ann has 10 lore
And Ann has 1 ready ink
When Ann plays gain for its ink cost
And Ann chooses yes
Then Ann has 11 lore
'''


def test_no_number_is_taken_for_an_id() -> None:
    """Whether there are 10 or 11 lore makes a difference, though 11 may be the id of a new object."""
    (plan,), problems = compiled(SCORE)
    engine = MANNERS["asks-nothing-idle"](ReferenceEngine)
    assert (problems, run_plan(plan, engine, "2.2", engine.initialize()).verdict) == ([], "pass")


def test_what_is_found_under_a_wrong_meaning_is_dropped() -> None:
    """The engine lends the Strength to the other of two equal characters; first it is taken for the wanted one."""
    (plan,) = (one for one in plans() if one.case == "a-herald-burns-out-before-lending-its-strength")
    engine = MANNERS["takes-equals"](ReferenceEngine)
    assert run_plan(plan, engine, "2.1", engine.initialize(), sampling=Sampling()).verdict == "pass"


@pytest.mark.parametrize("name", sample(TRAPS, 2))
def test_a_wrong_engine_fails(name: str) -> None:
    engine = TRAPS[name](ReferenceEngine)
    assert first_bad(engine, name.split("-"))
    assert engine.otherwise, "it never did anything wrong"


def ends_alike(engine: Manner, every: int) -> tuple[int, list[str]]:
    """Compare what can come of each legal action of many positions, behind the manner and without it."""
    compared, wrong = 0, []
    for plan in plans()[::every]:
        if plan.chance:
            # Its script fits one way of playing on; after any other, chance goes by the order of what it is given.
            continue
        params = replace(setup_params(plan, plan.editions[0]), chance=())
        found, differing = compare(engine, params)
        compared += found
        wrong += [f"{plan.case}: {one}" for one in differing]
    return compared, wrong


@pytest.mark.parametrize("name", [name for name in MANNERS if name not in TRADES_NAMES])
def test_the_same_comes_of_an_action_in_every_manner(name: str) -> None:
    """Whatever is answered leads where answers lead on the reference, and wherever these lead something leads."""
    compared, wrong = ends_alike(MANNERS[name](ReferenceEngine), EVERY)
    assert compared > 4_500 // EVERY
    assert not wrong, "\n".join(wrong[:10])


@pytest.mark.parametrize("name", ["leaves-out", "takes-it", "leaves-it", "chooses-itself"])
def test_other_ends_are_found(name: str) -> None:
    """The comparison finds an engine that makes choices itself."""
    assert ends_alike(TRAPS[name](ReferenceEngine), EVERY)[1]
