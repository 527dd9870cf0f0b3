"""Describes where two plain values differ."""

from __future__ import annotations

from oracle.protocol.display import shown

LONGEST = 100
"""Maximum characters of a path or a value in the description."""


def where_differing(one: object, other: object, before: str = "would be", now: str = "and is") -> str:
    """The first place where two plain values differ: `a.b[2] would be 1, and is 2`; empty if they are equal.

    Missing values are shown as `None`.
    """
    if one == other:
        return ""
    path, first, second = _first(one, other, "")
    return f"{shown(path, LONGEST)} {before} {shown(str(first), LONGEST)}, {now} {shown(str(second), LONGEST)}"


def _first(one: object, other: object, path: str) -> tuple[str, object, object]:
    if isinstance(one, dict) and isinstance(other, dict):
        lacking = object()
        key = next(key for key in sorted(one | other) if one.get(key, lacking) != other.get(key, lacking))
        return _first(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        place = next(
            (place for place, (mine, theirs) in enumerate(zip(one, other, strict=False)) if mine != theirs),
            min(len(one), len(other)),
        )
        mine, theirs = (several[place] if place < len(several) else None for several in (one, other))
        return _first(mine, theirs, f"{path}[{place}]")
    return path, one, other
