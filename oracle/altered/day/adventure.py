"""7.3.16, 7.3.17 Expeditions on their way through the Adventure, and what keeps them where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.altered.cards.language import Terrain
from oracle.altered.concepts.golden_rules import Deed, forbidden
from oracle.altered.concepts.impossible import check_moves_forward
from oracle.altered.events import ExpeditionMoved, TumultRevealed
from oracle.altered.objects.expeditions import LAST_REGION, distance, region_of, tiebreakers
from oracle.altered.objects.texts import Place
from oracle.altered.objects.view import View, view_of
from oracle.altered.rulebook import home, rule
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.kernel.run import Event, Run


@rule("7.3.17.a", "7.3.17.c", "7.3.17.d", "4.3.d")
def moves_forward(run: Run, place: Place, *, due: tuple[Terrain, ...] = (), progress: bool = False) -> list[Event]:
    """An Expedition goes one region on, unless it is in the Arena or in the last region already."""
    view = view_of(run.state)
    if tiebreakers(view) or distance(view, place) == LAST_REGION or not may_move_forward(run, place, progress=progress):
        return []
    player, expedition = place
    moved = ExpeditionMoved(player=player, expedition=expedition, due=due, progress=progress)
    return [*revealed_ahead(view, place), moved]


@home("7.3.17.b")
def revealed_ahead(view: View, place: Place) -> list[Event]:
    """A face-down Tumult card is revealed as an Expedition moves into one of its halves."""
    region = region_of(view, place) + (1 if place[1] == "hero" else -1)
    if not view.regions[region].facedown:
        return []
    first = region - (region - 1) % 2
    return [TumultRevealed(regions=(first, first + 1))]


@rule("7.3.16.a", "7.3.16.b", "7.3.16.c")
def moves_backward(run: Run, place: Place) -> list[Event]:
    """An Expedition goes back one region, unless it is in the Arena or where it began."""
    view = view_of(run.state)
    if tiebreakers(view) or distance(view, place) == 0:
        return []
    return [ExpeditionMoved(player=place[0], expedition=place[1], forward=False)]


# --- what keeps them ------------------------------------------------------------------------------------


@rule("1.4.1.a")
def may_move_forward(run: Run, place: Place, *, progress: bool) -> bool:
    """Whether no text and no Defender keeps an Expedition from moving forward, now and for this reason."""
    try:
        check_moves_forward(run, ExpeditionMoved(player=place[0], expedition=place[1], progress=progress))
    except IllegalAction:
        return False
    return True


@rule("4.2.4.c")
def may_move_due_to(run: Run, place: Place, terrain: Terrain) -> bool:
    """Whether no text says that an Expedition cannot move forward due to a terrain; if one does, that is ignored."""
    return forbidden(run, Deed(action="move-forward-due-to", place=place, terrain=terrain)) is None


@rule("4.2.4.d")
def may_only_move_due_to_others(run: Run, place: Place, terrain: Terrain) -> bool:
    """Whether a text lets an Expedition move forward due to another terrain only; this one is ignored then."""
    return forbidden(run, Deed(action="move-forward-only-due-to", place=place, terrain=terrain)) is not None
