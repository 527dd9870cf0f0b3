"""`python -m tests.assurance.reaching [COUNT]`: the share of the scenarios that a game from decks can lead to."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import median

from msgspec.structs import replace

from oracle.assurance.casting.guard import guards, noticed
from oracle.assurance.casting.playing import HELD, Casting
from oracle.assurance.faults.dictionary import known
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.simple_cards import MADE_UP, PLAIN, WITH_KEYWORDS
from oracle.suite.plan import Plan
from oracle.suite.run.verdict import run_plan
from tests.assurance.casting.few_cards import FewCards, everything
from tests.assurance.reaching.game import GAME, Reached, Unreachable, unlike
from tests.manners.judged import plans

EDITION = PROFILES[GAME].current
HARMLESS = {"more in hand", "more in inkwell"}
SEED = 47


def main(count: int = 100) -> int:
    """Print what was reached."""
    written = [plan for plan in plans() if plan.game == GAME and EDITION in plan.editions]
    cast = printed(written)
    drawn = Random(SEED).sample(cast, min(count, len(cast)))  # noqa: S311 - a sample
    began, held, lengths = time.process_time(), [], []
    outcomes: Counter[str] = Counter()
    engine = ReferenceEngine()
    info = engine.initialize()
    for plan in drawn:
        try:
            game = Reached(plan.position, EDITION)
            position = game.play()
        except Unreachable as why:
            outcomes[f"no game: {why}"] += 1
            continue
        there = replace(plan, position=position)
        rest = ", ".join(sorted(unlike(plan.position, position) - HARMLESS)) or "cards in hand and inkwell alone"
        holds = run_plan(there, engine, EDITION, info).verdict in HELD
        outcomes[f"{'holds' if holds else 'fails'}, with other {rest}"] += 1
        if holds:
            held.append(there)
            lengths.append(game.moves)
    tell(f"{len(held)} of {len(drawn)} hold where a game leads, of {len(cast)} with printed cards")
    tell(f"{time.process_time() - began:.1f} s; the games have {median(lengths):g} moves, at most {max(lengths)}")
    for outcome, times in outcomes.most_common():
        tell(f"{times:4} {outcome}")
    guard(held, {plan.case: plan for plan in written})
    return 0


def printed(written: Sequence[Plan]) -> list[Plan]:
    """The scenarios as an engine with printed cards alone plays them."""
    engine = FewCards(everything, "", lists=True)
    casting = Casting("printed")
    runs = casting.begin(engine, engine.initialize(), [(plan, EDITION) for plan in written])
    made_up = {MADE_UP, PLAIN, WITH_KEYWORDS}
    return [plan for plan, _ in runs if not casting.stocks[GAME].missed(plan) and not made_up & set(plan.needs)]


def guard(held: Sequence[Plan], written: dict[str, Plan]) -> None:
    """Print how many of the wrong engines that the scenarios notice are still noticed."""
    dictionary = known(GAME)
    if dictionary is None:
        raise AssertionError("there is no dictionary of faults")
    wanted = [guards(dictionary, written[plan.case]) or frozenset() for plan in held]
    names = frozenset().union(*wanted)
    found = noticed(GAME, held, {name: [at for at, own in enumerate(wanted) if name in own] for name in names}, EDITION)
    whole = sum(own <= got for own, got in zip(wanted, found, strict=True) if own)
    still = sum(len(own & got) for own, got in zip(wanted, found, strict=True))
    guarded, every = sum(map(bool, wanted)), sum(map(len, wanted))
    tell(f"{whole} of {guarded} notice every wrong engine that guards them; {still} of {every} in all")


def tell(line: str) -> None:
    """Print a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
