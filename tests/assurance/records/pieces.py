"""What comes of records that right and wrong engines write, and of broken ones, in pieces of work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from oracle.assurance.records.follow import Followed
from oracle.assurance.records.judged import Unread, judge
from oracle.assurance.records.model import Line
from oracle.assurance.records.writing import encoded
from oracle.engines.base import Engine
from oracle.engines.games import PLAYED
from oracle.engines.reference import ReferenceEngine
from oracle.protocol.digest import digest
from tests.assurance.records.breaking import broken
from tests.assurance.records.games import by_plain_engine, of_positions, recorded, with_difference
from tests.assurance.records.thinning import to_actions, to_digests, to_view, without_chance
from tests.faulty.altered import faults as altered
from tests.faulty.lorcana import faults as lorcana
from tests.manners.table import MANNERS

KINDS: dict[str, Callable[[Sequence[Line]], Sequence[Line]]] = {
    "whole": lambda lines: lines,
    "without chance": without_chance,
    "digests": lambda lines: to_digests(lines, digest),
    "digests without chance": lambda lines: to_digests(without_chance(lines), digest),
    "actions": to_actions,
    "actions without chance": lambda lines: to_actions(without_chance(lines)),
    "one view": lambda lines: to_view(lines, "Ann"),
}
"""How a record is thinned."""
FAULTY: dict[str, tuple[Sequence[str], Callable[[str], Engine]]] = {
    "lorcana": (tuple(lorcana.FAULTS), lorcana.engine),
    "altered": (tuple(altered.FAULTS), altered.engine),
}
"""Game → its wrong engines, and how one is made."""
LONG = 10
"""One record of so many has up to 400 steps."""
STEPS, MOST_STEPS = 60, 400
TOGETHER = 10
"""Games of the plain engine that one process plays."""


class Came(NamedTuple):
    """What came of some records."""

    ended: Counter[tuple[str, str]]
    """Kind of record, and in a word what came of it → how often."""
    steps: Counter[tuple[str, str]]
    """Kind, and `followed` or `all` → steps."""
    reasons: Counter[str]
    """Why nobody can tell → how often."""
    told: list[str]
    """What to report."""
    records: int
    """How many records there were before they were thinned."""


def nothing() -> Came:
    """What comes of no records."""
    return Came(Counter(), Counter(), Counter(), [], 0)


def both(one: Came, other: Came) -> Came:
    """What came of both."""
    return Came(
        one.ended + other.ended, one.steps + other.steps, one.reasons + other.reasons, [*one.told, *other.told],
        one.records + other.records,
    )  # fmt: skip


def ended(one: Followed | Unread) -> str:
    """In a word, what came of a record."""
    if isinstance(one, Unread) or one.broken is not None:
        return "broken"
    return "found" if one.finding is not None else "cannot tell" if one.cannot_tell else "explained"


def thinned(name: str, lines: Sequence[Line], *, right: bool) -> Came:
    """What comes of a record in all its kinds."""
    came = nothing()
    for kind, thin in KINDS.items():
        one = judge(f"{name}, {kind}", encoded(thin(lines)))
        word = ended(one)
        came.ended[kind, word] += 1
        if isinstance(one, Followed):
            came.steps[kind, "followed"] += one.explained
            came.steps[kind, "all"] += one.steps
            came.reasons.update([one.cannot_tell] if one.cannot_tell else [])
            if not right and one.finding is not None and one.explained == len(lines) - 2:
                came.ended[kind, "at the very step"] += 1
        if word == "broken" or (right and word == "found"):
            came.told.append(f"WRONG: {name}, {kind}: {word} {_why(one)}")
        elif not right and kind == "whole":
            came.told.append(f"{name}: {word} {_why(one)}"[:300])
    return came._replace(records=1)


def _why(one: Followed | Unread) -> str:
    if isinstance(one, Unread) or one.broken is not None:
        return "" if one.broken is None else f"line {one.broken.line}: {one.broken.why}"
    if (found := one.finding) is None:
        return one.cannot_tell
    return f"line {found.line} {found.clause} {found.did}: {found.what}: {found.reference} / {found.record}"


# --- pieces of work -----------------------------------------------------------------------------------------


def by_reference(seed: str, number: int) -> Came:
    """What comes of one game of the reference."""
    game, reference = PLAYED[number % len(PLAYED)], ReferenceEngine()
    reference.seed = number + 1
    lines = recorded(reference, game, f"{seed}/{number}", _steps(number))
    return thinned(f"reference {game} {number}", lines, right=True) if lines else nothing()


def by_plain(seed: str, number: int) -> Came:
    """What comes of some games of the plain engine."""
    came, game = nothing(), PLAYED[number % len(PLAYED)]
    for place, lines in enumerate(by_plain_engine(game, TOGETHER, number=1000 * len(seed) + number)):
        name, most = f"plain engine {game} {number}/{place}", 1 + _steps(number * TOGETHER + place)
        came = both(came, thinned(name, lines[:most], right=True))
    return came


def _steps(number: int) -> int:
    return STEPS if number % LONG else MOST_STEPS


def by_manner(games: int, name: str) -> Came:
    """The results for games of a correct engine with another manner."""
    came = nothing()
    for game in PLAYED:
        for number, lines in enumerate(of_positions(MANNERS[name](ReferenceEngine), game, games, len(name))):
            came = both(came, thinned(f"{name} {game} {number}", lines, right=True))
    return came


def by_wrong(games: int, engine: tuple[str, str]) -> Came:
    """What comes of the first game in which differential play finds a fault."""
    game, name = engine
    lines = with_difference(FAULTY[game][1](name), game, games, number=1)
    return thinned(f"{game}/{name}", lines, right=False) if lines else nothing()


def of_broken(seed: str, number: int) -> Came:
    """The results for some broken records; anything that crashes the program is reported."""
    chance, reference = Random(f"{seed}/{number}"), ReferenceEngine()  # noqa: S311 - nothing is secret
    reference.seed = number + 1
    lines = recorded(reference, PLAYED[number % len(PLAYED)], f"{seed}/{number}", 12)
    whole, came = encoded(without_chance(lines)), nothing()
    for _ in range(TOGETHER):
        how, data = broken(whole, chance)
        try:
            came.ended[how, ended(judge(how, data))] += 1
        except Exception as error:  # noqa: BLE001 - this is what is looked for
            came.told.append(f"WRONG: {how}: {type(error).__name__} {error}")
    return came._replace(records=TOGETHER)
