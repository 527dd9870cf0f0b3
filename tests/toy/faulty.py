"""An engine of Garden that is wrong in one rule: `python faulty.py RULE` serves it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from oracle.games.garden.rules.state import Gained, Turned, thing

from oracle.engines.reference import ReferenceEngine
from oracle.engines.server import serve_stdio


def one_petal_more(run: Any, player: str, flower: Any) -> None:
    run.happen(Gained(player=player, petals=run.game.cards[flower.card].petals + 1))


def weeds_turn(run: Any, task: Any) -> None:
    """A weeded flower is only turned."""
    flowers = tuple(each.card for each in run.state.objects.values() if each.zone == "garden")
    for taken in run.ask("choose", task.player, flowers, source=task.card):
        run.happen(Turned(objects=(thing(run.state, taken).id,)))


WRONG: dict[str, Callable[..., Any]] = {"gain": one_petal_more, "weed": weeds_turn}

if __name__ == "__main__":
    rule = sys.argv[1]
    serve_stdio(ReferenceEngine(overrides={"garden": {rule: WRONG[rule]}}, name=f"wrong in {rule}"))
