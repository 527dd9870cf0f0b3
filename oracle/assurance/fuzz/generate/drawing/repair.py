"""Takes out of a drawn definition what means nothing where it stands, so that what is left can be played."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable

from oracle.protocol.values import Json

MOST_TAKEN_OUT = 40
_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


_BROKEN = re.compile(r"missing required field|: Expected ")
"""Nothing stands where something has to."""


def repaired(definition: Json, problem: Callable[[Json], str]) -> Json:
    """The definition without its faults.

    `problem`: what is wrong with a definition, behind its path and a colon; empty if nothing. Where there is no such
    path the definition stays as it is.
    """
    for _ in range(MOST_TAKEN_OUT):
        wrong = problem(definition)
        path = [int(number) if number else name for number, name in _STEP.findall(wrong.partition(": ")[0])]
        smaller = _without(definition, path, problem) if wrong else None
        if smaller is None:
            return definition
        definition = smaller
    return definition


def _without(definition: Json, path: list[Json], problem: Callable[[Json], str]) -> Json:
    """The definition without the smallest part around this place that it can do without; None if there is none."""
    for length in range(len(path), 0, -1):
        made = copy.deepcopy(definition)
        if _taken_out(made, path[:length]) and not _BROKEN.search(problem(made)):
            return made
    return None


def _taken_out(part: Json, path: list[Json]) -> bool:
    for step in path[:-1]:
        if not _has(part, step):
            return False
        part = part[step]
    if _has(part, path[-1]):
        del part[path[-1]]
        return True
    return False


def _has(part: Json, step: Json) -> bool:
    if isinstance(part, dict):
        return step in part
    return isinstance(part, list) and isinstance(step, int) and step < len(part)
