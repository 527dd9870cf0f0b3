"""Chance is data: a script first, then a seed held in the state, so that the same game is always the same game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from oracle.kernel.errors import OpenChance, UnfitChance


class Chance(Struct, frozen=True, omit_defaults=True):
    """What is left of the script, and the seed for what comes after it."""

    script: tuple[tuple[str, ...], ...] = ()
    seed: int = 0
    used: int = 0
    asks: bool = False
    """Whether the seed decides nothing: whoever follows the game is asked once the script is used up (`OpenChance`)."""
    unscripted: tuple[tuple[str, ...], ...] = ()
    """What came after the script, in order: with it behind the script, the same game can be played elsewhere."""


def shuffled(chance: Chance, items: Sequence[str]) -> tuple[tuple[str, ...], Chance]:
    """A new order of the items, and the chance that remains; an order of no items needs no chance.

    Raises UnfitChance when the script's next entry is no order of these items, OpenChance where there is none and
    somebody is to be asked.
    """
    if not items:
        return (), chance
    after = replace(chance, script=chance.script[1:], used=chance.used + 1)
    if chance.script:
        order = chance.script[0]
        if sorted(order) != sorted(items):
            raise UnfitChance(chance.used, f"{', '.join(order)} is no order of {', '.join(items)}")
        return order, after
    if chance.asks:
        raise OpenChance(chance.used, tuple(items), order=True)
    order_list = list(items)
    random.Random(f"{chance.seed}/{chance.used}").shuffle(order_list)  # noqa: S311
    return tuple(order_list), _noted(after, tuple(order_list))


def drawn(chance: Chance, options: Sequence[str]) -> tuple[str, Chance]:
    """One of the options (who begins, what a die shows), and the chance that remains.

    Raises UnfitChance when the script's next entry is none of them, OpenChance as `shuffled` does.
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
