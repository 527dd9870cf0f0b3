"""`python -m tests.assurance.casting.unheard [GAME]`: what no printed card shows, and the words that it would need."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import to_builtins

from oracle.assurance.casting.guard import guards
from oracle.assurance.casting.library import NONE
from oracle.assurance.casting.likeness import printed
from oracle.assurance.casting.playing import kept_of
from oracle.assurance.faults.dictionary import known
from oracle.assurance.mutants.declared import declared
from oracle.profiles import PROFILES
from oracle.suite.phrases.madeup import FILLER
from oracle.suite.plan import Plan
from tests.assurance.casting.heard import tell
from tests.manners.judged import plans

UNSAID = frozenset({"name", "version", "faction", "rarity"})
"""Fields of a card that say nothing of what it does."""


class Unheard(NamedTuple):
    """A clause or wrong engine that no scenario shows with printed cards alone."""

    what: str
    clauses: tuple[str, ...]
    words: tuple[str, ...]
    """Words of the card language that the nearest scenario has and no printed card has; none if each is printed, but
    on no card with the others.
    """


def words(definition: object, within: str = "") -> Iterator[str]:
    """The words of a definition: each field with its kind of ability or effect, and its value if that is a word."""
    if isinstance(definition, Mapping):
        kind = str(definition.get("is", definition.get("event", within)))
        for field, value in definition.items():
            if field in UNSAID:
                continue
            # Modes and counters are called as their card likes.
            said = isinstance(value, str | bool) and field != "counter"
            yield f"{kind}.{field}={value}" if said else f"{kind}.{field}"
            yield from words(value.values() if field == "modes" else value, field)
    elif isinstance(definition, Iterable) and not isinstance(definition, str):
        for each in definition:
            yield from [f"{within}:{each}"] if isinstance(each, str) else words(each, within)


def unprinted(plan: Plan, said: frozenset[str]) -> list[str]:
    """The words of a scenario's made-up cards that no printed card has."""
    own = (to_builtins(card) for name, card in plan.definitions.items() if name != FILLER)
    return sorted({word for card in own for word in words(card)} - said)


def of_print(game: str) -> frozenset[str]:
    """The words of all printed cards."""
    return frozenset(word for card in printed(game).values() for word in words(to_builtins(card)))


def unheard(game: str) -> Iterator[Unheard]:
    """Clauses that only unheard scenarios are tagged with, then mutants that only such scenarios notice."""
    faults, said = known(game), of_print(game)
    assert faults is not None
    own = [plan for plan in plans() if plan.game == game and PROFILES[game].current in plan.editions]
    shown: dict[str, list[Plan]] = {}
    heard: set[str] = set()
    for plan in own:
        alone = plan.definitions.keys() <= {FILLER}
        signs = frozenset(faults.cases[plan.case].signs) if plan.case in faults.cases else frozenset()
        if alone or (kept_of(plan) or NONE).every:
            # A cast is known to be noticed by what guards it.
            heard |= {*plan.clauses, *(signs if alone else guards(faults, plan) or ())}
        for what in (*plan.clauses, *signs):
            shown.setdefault(what, []).append(plan)
    broken = {mutant.name: mutant.clauses for mutant in declared(game)}
    for what in sorted(shown.keys() - heard, key=lambda what: (what in broken, what)):
        lacking = min((unprinted(plan, said) for plan in shown[what]), key=len)
        yield Unheard(what, broken.get(what, ()), tuple(lacking))


def main() -> int:
    """Print a line for each, in every game or the one that is named."""
    for game in sys.argv[1:] or PROFILES:
        for one in unheard(game):
            tell(f"{game} {one.what} [{' '.join(one.clauses)}] {' '.join(one.words) or '(no card has them together)'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
