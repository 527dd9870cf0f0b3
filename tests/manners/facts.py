"""States as sets of facts, and the facts that differ between two of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from oracle.engines.games import binding
from oracle.kernel.sameness import complete

Facts = frozenset[str]
"""A state, as one text for each thing that is so."""


def facts_of(table: Any, game: str) -> Facts:
    """All that is so on a table, but for the record of what has happened."""
    state = complete(table, 10**9, binding(game).ordered_zones)
    return frozenset(told({name: value for name, value in state.items() if name not in ("log", "stamps")}, ""))


def told(value: Any, where: str) -> Iterator[str]:
    """Plain data, a text for each leaf."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from told(inner, f"{where}/{key}")
    elif isinstance(value, list):
        yield f"{where}={msgspec.json.encode(value).decode()}"
    else:
        yield f"{where}={value}"


def changed(before: Facts, after: Facts) -> Facts:
    """What is so only before, and what only after."""
    return frozenset({f"no longer {one}" for one in before - after} | (after - before))


def comes_to_less(end: Facts, other: Facts, before: Facts) -> bool:
    """Whether less has become otherwise at one end than at the other one, and nothing else."""
    return changed(before, end) < changed(before, other)
