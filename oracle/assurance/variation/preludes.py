"""Preludes: before a scenario begins, cards that do not belong to it act, often, late, or again.

Each game defines its own in `profile/preludes.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.variation.kinds import Changed
from oracle.assurance.variation.stage import UnplayableError
from oracle.assurance.variation.troupe import Troupe
from oracle.profiles import PROFILES, part
from oracle.suite.plan import Plan


def _own(game: str) -> Mapping[str, Callable[[Troupe], Changed]]:
    found = part(game, "profile.preludes")
    own: Mapping[str, Callable[[Troupe], Changed]] = {} if found is None else found.PRELUDES
    return own


PRELUDES = tuple(dict.fromkeys(kind for game in PROFILES for kind in _own(game)))
"""Every kind of any game."""


def prelude(plan: Plan, dice: Dice, kind: str, edition: str) -> Changed | None:
    """The scenario after such a prelude; None if it cannot be played there."""
    play = _own(plan.game).get(kind)
    if play is None:
        return None
    try:
        return play(Troupe(plan, edition, dice))
    except UnplayableError:
        return None
