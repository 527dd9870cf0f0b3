"""Fixtures of the tests of what makes games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.assurance.fuzz.generate.maker import Offered
from oracle.assurance.own import own
from oracle.engines.games import PLAYED

MOST = 20
"""Stocks that are remembered."""
STOCK = ("_bank", "_words")
"""What a maker keeps of its stock."""


@pytest.fixture(scope="package", autouse=True)
def _stocks_are_drawn_once() -> Iterator[None]:
    """A stock of cards takes half a second; the same dice make the same for whoever is offered the same."""
    known: dict[object, tuple[dict[str, Any], tuple[Any, ...]]] = {}
    with pytest.MonkeyPatch.context() as patch:
        for game in PLAYED:
            kind = type(own(game).maker(Offered(capabilities=frozenset())))
            patch.setattr(kind, "restock", _remembering(kind.restock, known))
        yield


def _remembering(
    restock: Callable[[Any, Dice], None], known: dict[object, tuple[dict[str, Any], tuple[Any, ...]]]
) -> Callable[[Any, Dice], None]:
    def restocked(maker: Any, dice: Dice) -> None:
        of: Offered = maker.offered
        key = (type(maker), dice.getstate(), of.capabilities, of.language, frozenset(of.lacking_words))
        if key not in known:
            if len(known) == MOST:
                del known[next(iter(known))]
            restock(maker, dice)
            known[key] = {name: getattr(maker, name) for name in STOCK if hasattr(maker, name)}, dice.getstate()
        stock, state = known[key]
        vars(maker).update(stock)
        dice.setstate(state)

    return restocked
