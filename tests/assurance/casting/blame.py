"""`python -m tests.assurance.casting.blame`: what is blamed on an engine with printed cards, a card or a rule.

Ten wrong printed cards in an otherwise right engine, and ten wrong rules, drawn from a seed; of cards that no scenario
or cast shows to be wrong nothing can be said, and others are drawn.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from typing import NamedTuple

from oracle.assurance.casting.casting import roles_of
from oracle.assurance.casting.likeness import printed, says_nothing
from oracle.assurance.casting.playing import Casting, kept_of
from oracle.assurance.casting.stock import names_of
from oracle.assurance.diagnosis.causes import causes_of
from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.seeds import number_of
from oracle.engines.base import Engine
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.results import Result
from oracle.suite.plan import Plan
from oracle.suite.runner import run_suite
from tests.assurance.by_card.wrong_cards import WrongCards, drawn
from tests.assurance.casting.few_cards import FewCards, everything
from tests.faulty.engines import FAULTS, faulty_engine
from tests.manners.judged import plans

SEED = "blame"
COUNT = 10
DRAWN = 60
"""Wrong cards of which the first ten that some scenario shows are counted."""


class Blamed(NamedTuple):
    """What came of one faulty engine."""

    name: str
    is_card: bool
    """Whether a card is wrong, and not a rule."""
    failures: int
    doubted: tuple[str, ...]
    """Cards that a failure names, since another one in its role passes."""
    causes: tuple[str, ...]
    """Cards that are named as a cause."""

    @property
    def right(self) -> bool:
        """Whether it is the wrong card that is named, or no card at all."""
        return self.name in {*self.doubted, *self.causes} if self.is_card else not self.causes


def of(game: str) -> list[Plan]:
    """The scenarios of the current edition that have casts."""
    current = PROFILES[game].current
    some = [plan for plan in plans() if plan.game == game and current in plan.editions]
    return [plan for plan in some if (kept := kept_of(plan)) is not None and kept.casts]


def cards_in(plan: Plan) -> set[str]:
    """The printed cards that a scenario or one of its casts has."""
    kept = kept_of(plan)
    casts = () if kept is None else kept.casts
    return {card for cast in casts for card in cast.values()} | {
        name for name in names_of(plan) if name in roles_of(plan)
    }


def wrong_cards(game: str) -> list[str]:
    """Cards that say something and that a scenario or a cast has."""
    cards = printed(game)
    names = sorted(
        {name for plan in of(game) for name in cards_in(plan) if name in cards and not says_nothing(cards[name])}
    )
    return list(drawn(game, names, DRAWN, number_of(SEED, game, "cards")))


def wrong_rules(game: str) -> list[str]:
    """Ten faulty engines."""
    return Dice(number_of(SEED, game, "rules")).some(
        sorted(name for name, own in FAULTS.items() if own == game), COUNT, COUNT
    )


def judged(engine: Engine, some: list[Plan]) -> tuple[list[Result], list[Plan]]:
    """The results of an engine that knows printed cards alone, and the scenarios as they were played."""
    casting = Casting("printed")
    results = run_suite(some, FewCards(everything, lists=True, engine=engine), casting=casting).results
    return list(results), list(casting.played(some))


@cache
def right(game: str) -> tuple[list[Result], list[Plan]]:
    """Those of a right engine."""
    return judged(ReferenceEngine(), of(game))


def card_blamed(game: str, name: str) -> Blamed:
    """What is blamed while this card is wrong."""
    _, definition = drawn(game, [name], 1, number_of(SEED, game, name))[name]
    return _blamed(
        name, WrongCards({name: definition}), [plan for plan in of(game) if name in cards_in(plan)], is_card=True
    )


def rule_blamed(game: str, fault: str) -> Blamed:
    """What is blamed while this rule is wrong."""
    return _blamed(fault, faulty_engine(fault), of(game), is_card=False)


def _blamed(name: str, engine: Engine, some: list[Plan], *, is_card: bool) -> Blamed:
    results, known = judged(engine, some)
    if is_card:
        # No other scenario can tell that the card is wrong.
        others, all_known = right(some[0].game)
        cases = {plan.case for plan in some}
        results += [result for result in others if result.case not in cases]
        known += [plan for plan in all_known if plan.case not in cases]
    failures = [result for result in results if result.verdict in ("fail", "error")]
    doubted = {card for result in failures for card in result.suspects}
    causes = causes_of(results, known)
    return Blamed(
        name, is_card, len(failures), tuple(sorted(doubted)), tuple(one.name for one in causes if one.kind == "card")
    )


def tried() -> Iterator[Blamed]:
    """Every faulty engine of both games."""
    with ProcessPoolExecutor() as pool:
        for game in PROFILES:
            names = wrong_cards(game)
            yield from islice((one for one in pool.map(card_blamed, [game] * len(names), names) if one.failures), COUNT)
            yield from pool.map(rule_blamed, [game] * COUNT, wrong_rules(game))


def main() -> int:
    """Print a line for each. Exit code 1: a rule's failures have a card as their cause."""
    bad = 0
    for one in tried():
        kind = "card" if one.is_card else "rule"
        sys.stdout.write(f"{kind} {one.name}: {one.failures} failures, doubted {one.doubted}, causes {one.causes}\n")
        sys.stdout.flush()
        bad += not one.is_card and not one.right
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
