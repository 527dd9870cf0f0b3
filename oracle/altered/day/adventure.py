"""7.3.16, 7.3.17 Expeditions on their way through the Adventure, and what keeps them where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.altered.cards.language import Cannot, Forbidden, Terrain
from oracle.altered.events import ExpeditionMoved, TumultRevealed
from oracle.altered.objects.expeditions import LAST_REGION, distance, region_of, tiebreakers
from oracle.altered.objects.texts import Place
from oracle.altered.objects.view import View, view_of
from oracle.altered.rulebook import home, rule

if TYPE_CHECKING:
    from oracle.altered.objects.abilities import Voice
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
    view = view_of(run.state)
    if bars(view, place, "move-forward") or (not progress and not may_move_outside_progress(run, place)):
        return False
    return view.day.phase != "dusk" or not has_defender(run, place)


@rule("7.4.2.b", "7.4.2.c")
def has_defender(run: Run, place: Place) -> bool:
    """Whether a Character with Defender is in an Expedition, which then cannot move forward during Dusk."""
    view = view_of(run.state)
    return any(view.keyword(thing, "defender") is not None for thing in view.things_in(*place))


@rule("4.2.4.c")
def may_move_due_to(run: Run, place: Place, terrain: Terrain) -> bool:
    """Whether no text says that an Expedition cannot move forward due to a terrain; if one does, that is ignored."""
    return all(bar.terrain != terrain for bar in bars(view_of(run.state), place, "move-forward-due-to"))


@rule("4.2.4.d")
def may_only_move_due_to_others(run: Run, place: Place, terrain: Terrain) -> bool:
    """Whether a text lets an Expedition move forward due to another terrain only; this one is ignored then."""
    return any(bar.terrain != terrain for bar in bars(view_of(run.state), place, "move-forward-only-due-to"))


@rule("4.2.4.d")
def may_move_outside_progress(run: Run, place: Place) -> bool:
    """An Expedition that can only move forward due to a terrain does not for other reasons than Progress."""
    return not bars(view_of(run.state), place, "move-forward-only-due-to")


def bars(view: View, place: Place, action: Forbidden) -> list[Cannot]:
    """The texts that say that an Expedition cannot do this."""
    found = [(voice, voice.ability) for voice in view.passives(Cannot)]
    return [
        bar
        for voice, bar in found
        if isinstance(bar, Cannot) and bar.action == action and view.applies(voice) and _meant(view, voice, bar, place)
    ]


def _meant(view: View, voice: Voice, bar: Cannot, place: Place) -> bool:
    if bar.where is not None:
        return place in view.places(bar.where, voice.text)
    return bar.whose == "any" or (place[0] == voice.text.player) == (bar.whose == "yours")
