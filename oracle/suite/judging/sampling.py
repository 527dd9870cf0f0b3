"""What is judged where, drawn from a seed: the same scenario, edition, seed and capabilities give the same points."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import NamedTuple

from oracle.protocol.results import JUDGED, JudgedKind
from oracle.suite.plan import Plan

NEEDED: dict[JudgedKind, str] = {
    "view": "hidden-views",
    "list": "legal-lists",
    "characteristics": "characteristics",
    "digest": "digest",
    "snapshot": "snapshots",
}
"""What an engine has to declare to be judged on it; the others concern every engine."""

OFTEN: dict[JudgedKind, int] = {
    "view": 9, "list": 8, "characteristics": 5, "digest": 3, "snapshot": 2, "reset": 1, "answer": 2, "refusal": 4,
}  # fmt: skip
"""How often each is drawn among the others: what costs few messages more often."""
SHARE = 0.5
"""In how many scenarios something is judged."""


class Sampling(NamedTuple):
    """How much is judged."""

    seed: str = ""
    full: bool = False
    """Whether each scenario is judged on everything that is declared, each at a place of its own."""


class Point(NamedTuple):
    """What is judged, after which call of the plan; -1 is right after the set-up."""

    kind: JudgedKind
    place: int
    draw: int
    """A number for what else is drawn there."""


def points(plan: Plan, edition: str, capabilities: Collection[str], sampling: Sampling) -> tuple[Point, ...]:
    """What is judged in a scenario."""

    def number(*about: str) -> int:
        words = " ".join((plan.game, plan.case, edition, sampling.seed, *about))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7], "big")

    kinds = [kind for kind in JUDGED if NEEDED.get(kind, "") in ("", *capabilities)]
    if sampling.full:
        return tuple(Point(kind, _place(plan, kind, number(kind)), number(kind, "draw")) for kind in kinds)
    if number("whether") % 1000 >= SHARE * 1000:
        return ()
    pot = [kind for kind in kinds for _ in range(OFTEN[kind])]
    kind = pot[number("what") % len(pot)]
    return (Point(kind, _place(plan, kind, number("where")), number("draw")),)


def _place(plan: Plan, kind: JudgedKind, number: int) -> int:
    whens = [place for place, call in enumerate(plan.calls) if call.is_when]
    if kind == "reset" or not whens:
        return len(plan.calls) - 1
    if kind in ("snapshot", "answer"):
        # Where something has been done before; of a snapshot, where something is done later as well, if it can be.
        places = whens[:-1] or whens
    elif kind == "refusal":
        # Before an action that may rest on what a refused one has left.
        places = [-1, *whens[:-1]]
    else:
        places = [-1, *whens, whens[-1]]
    return places[number % len(places)]
