"""Engines of Garden: `python faulty.py RULE` serves one that is wrong in a rule, `faulty.py serve` the reference."""

from __future__ import annotations

import sys
from typing import Any

from oracle.games.garden.reference import binding as reference
from oracle.games.garden.rules.state import Gained

from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve_stdio


def one_petal_more(run: Any, player: str, flower: Any) -> None:
    run.happen(Gained(player=player, petals=run.game.cards[flower.card].petals + 1))


if __name__ == "__main__":
    rule = sys.argv[1]
    if rule == "serve":
        serve_stdio(ReferenceEngine())
    elif rule == "sees":
        # Everybody sees everything.
        vars(reference)["sees"] = lambda viewer, thing: True
        serve_stdio(ReferenceEngine(name="wrong in what is seen"))
    else:
        serve_stdio(ReferenceEngine(overrides={"garden": {rule: one_petal_more}}, name=f"wrong in {rule}"))
