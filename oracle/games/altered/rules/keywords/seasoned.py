"""7.4.6 Seasoned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import EXPEDITIONS, RESERVE

if TYPE_CHECKING:
    from oracle.games.altered.rules.events import Moved
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.state import Object


@rule("7.4.6.b", "7.4.6.c")
def keeps_boosts(run: Run, move: Moved) -> Moved:
    """A Seasoned object keeps its boosts on any move from the Expedition zone to Reserve."""
    thing: Object | None = run.state.objects.get(move.object)
    if thing is None or move.keeps or move.to != RESERVE or thing.zone not in EXPEDITIONS:
        return move
    return replace(move, keeps=True) if view_of(run.state).keyword(thing, "seasoned") is not None else move
