"""Chance as data: first a script, then a seed held in the state. The same game always runs the same way."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.kernel.errors import OpenChance, UnfitChance


class Chance(Struct, frozen=True, omit_defaults=True):
    """The rest of the script, and the seed to use after it."""

    script: tuple[tuple[str, ...], ...] = ()
    seed: int = 0
    used: int = 0
    asks: bool = False
    """Whether `OpenChance` asks the caller for an outcome after the script has ended, instead of the seed."""
    unscripted: tuple[tuple[str, ...], ...] = ()
    """Outcomes drawn after the script ended, in order. Appended to the script, they replay the same game elsewhere."""


def shuffled(chance: Chance, items: Sequence[str]) -> tuple[tuple[str, ...], Chance]:
    """The items in a new order, and the remaining chance. An empty list uses no chance.

    Raises UnfitChance if the script's next entry is not an order of these items, OpenChance if the script has ended and
    the caller decides.
    """
    if not items:
        return (), chance
    after = replace(chance, script=chance.script[1:], used=chance.used + 1)
    if chance.script:
        order = chance.script[0]
        if sorted(order) != sorted(items):
            raise UnfitChance(chance.used, f"{', '.join(order)} is not an order of {', '.join(items)}")
        return order, after
    if chance.asks:
        raise OpenChance(chance.used, tuple(items), order=True)
    order_list = list(items)
    random.Random(f"{chance.seed}/{chance.used}").shuffle(order_list)  # noqa: S311
    return tuple(order_list), _noted(after, tuple(order_list))


def drawn(chance: Chance, options: Sequence[str]) -> tuple[str, Chance]:
    """One of the options (who begins, a die roll), and the remaining chance.

    Raises UnfitChance if the script's next entry is not one of them, OpenChance as `shuffled` does.
    """
    after = replace(chance, script=chance.script[1:], used=chance.used + 1)
    if chance.script:
        entry = chance.script[0]
        if len(entry) != 1 or entry[0] not in options:
            raise UnfitChance(chance.used, f"{', '.join(entry)} is not one of {', '.join(options)}")
        return entry[0], after
    if chance.asks:
        raise OpenChance(chance.used, tuple(options), order=False)
    option = random.Random(f"{chance.seed}/{chance.used}").choice(list(options))  # noqa: S311
    return option, _noted(after, (option,))


def _noted(chance: Chance, outcome: tuple[str, ...]) -> Chance:
    return replace(chance, unscripted=(*chance.unscripted, outcome))
