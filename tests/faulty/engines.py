"""The faulty engines of every game by name; what each gets wrong is told in the game's own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oracle.engines.reference import ReferenceEngine
from oracle.suite.reading.selection import Selection
from tests.faulty.altered import faults as altered
from tests.faulty.lorcana import faults as lorcana

FAULTS: dict[str, str] = {**dict.fromkeys(lorcana.FAULTS, "lorcana"), **dict.fromkeys(altered.FAULTS, "altered")}
"""Fault → the game it is in."""

_ENGINES = {"lorcana": lorcana.engine, "altered": altered.engine}
_RULES: dict[str, Mapping[str, Mapping[str, Callable[..., object]]]] = {
    "lorcana": lorcana.FAULTS,
    "altered": altered.FAULTS,
}
_EDITIONS: dict[str, tuple[str, ...]] = {"lorcana": (), "altered": ("altered/all",)}
"""Some things only the former edition of Altered has, so its faults are judged in both."""


def judged_by(fault: str) -> Selection:
    """What a fault is judged by: all scenarios of its game."""
    game = FAULTS[fault]
    return Selection(game=game, editions=_EDITIONS[game])


def faulty_engine(name: str) -> ReferenceEngine:
    """The faulty engine of that name, in process."""
    return _ENGINES[FAULTS[name]](name)


def replaced_rules(fault: str) -> Mapping[str, Callable[..., object]]:
    """The rules that a fault replaces, and by what; none where it does its mischief elsewhere."""
    return _RULES[FAULTS[fault]][fault]


def broken_rules(fault: str) -> frozenset[str]:
    """The rules that a fault replaces; none where it does its mischief elsewhere."""
    return frozenset(replaced_rules(fault))
