"""Takes out of a drawn definition what has no meaning where it stands, piece by piece, the smallest first."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

Json = Any
Problem = Callable[[Json], str]
"""What is wrong with a definition, the path before the first colon; empty if nothing."""
_STEP = re.compile(r"[^.\[\]]+")
MOST = 40
"""Pieces that are taken out of one definition."""


def meaningful(card: Json, problem: Problem) -> Json:
    """The definition without its meaningless parts; where they are too many, as it came."""
    made = card
    for _ in range(MOST):
        wrong = problem(made)
        if not wrong:
            return made
        made = _smaller(made, wrong, problem)
        if made is None:
            return card
    return card


def _smaller(card: Json, wrong: str, problem: Problem) -> Json:
    """Without the piece that is wrong, or else the one around it; None where there is none to take out."""
    path = path_of(wrong)
    for length in range(len(path), 0, -1):
        made = _without(deepcopy(card), path[:length])
        if made is not None and problem(made).partition(":")[0] != wrong.partition(":")[0]:
            return made
    return None


def path_of(wrong: str) -> list[str]:
    """`abilities[0].what: …` → the keys and places to go by; of a type error what stands after its dollar."""
    written = wrong.rpartition("`$")[2].partition("`")[0] if "`$" in wrong else wrong.partition(":")[0]
    return _STEP.findall(written)


def _without(card: Json, path: list[str]) -> Json | None:
    part = card
    for step in path[:-1]:
        part = _in(part, step)
    last = path[-1]
    if isinstance(part, list) and last.isdigit() and int(last) < len(part):
        del part[int(last)]
    elif isinstance(part, dict) and last in part and last not in ("is", "name", "type"):
        del part[last]
    else:
        return None
    return card


def _in(part: Json, step: str) -> Json:
    if isinstance(part, list):
        return part[int(step)] if step.isdigit() and int(step) < len(part) else None
    return part.get(step) if isinstance(part, dict) else None
