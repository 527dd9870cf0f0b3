"""The chance that play meets a fault that rarely shows."""

from __future__ import annotations

RARITIES = (100, 1_000, 10_000)
"""Rarities of a fault: it shows in one of this many actions of play."""


def chance(actions: int, rarity: int) -> float:
    """The chance of meeting, in this many actions, a fault that shows in one of `rarity` actions."""
    return 1 - (1 - 1 / rarity) ** actions


def likelihoods(actions: int) -> str:
    """The chances in words, for each of `RARITIES`."""
    told = ", ".join(f"{rarity:,} with {_percent(chance(actions, rarity))}" for rarity in RARITIES)
    return f"play meets a fault that shows in one action of {told}"


def _percent(part: float) -> str:
    """Rounded down, so that nothing that play can miss is called certain."""
    return f"{int(100 * part)} %" if part < 0.99 else "over 99 %"
