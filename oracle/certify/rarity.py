"""How likely play is to meet a fault that seldom shows."""

from __future__ import annotations

RARITIES = (100, 1_000, 10_000)
"""A fault shows in one action of so many, of such as are played."""


def chance(actions: int, rarity: int) -> float:
    """How likely a fault that shows in one action of `rarity` is met in so many."""
    return 1 - (1 - 1 / rarity) ** actions


def likelihoods(actions: int) -> str:
    """The same in words, for each of `RARITIES`."""
    told = ", ".join(f"{rarity:,} with {_percent(chance(actions, rarity))}" for rarity in RARITIES)
    return f"play meets a fault that shows in one action of {told}"


def _percent(part: float) -> str:
    """Cut, not rounded: nothing that can be missed is called certain."""
    return f"{int(100 * part)} %" if part < 0.99 else "over 99 %"
