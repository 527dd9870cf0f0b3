"""Determines the Expedition of an action (7.4.4.h, 6.5.b)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.rules.concepts.impossible import check_allowed
from oracle.games.altered.rules.effects.context import Ctx, text_of
from oracle.games.altered.rules.objects.texts import Place
from oracle.games.altered.rules.objects.view import view_of
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import COMPANION_EXPEDITION, HERO_EXPEDITION
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event

WouldGo = Callable[[Place], "Event"]
"""The atomic action that choosing an Expedition would lead to."""
ZONES: dict[lang.Expedition, str] = {"hero": HERO_EXPEDITION, "companion": COMPANION_EXPEDITION}


def zone_of(place: Place) -> str:
    """The zone of an Expedition."""
    return ZONES[place[1]]


def place_name(place: Place) -> str:
    """The name of an Expedition in a question."""
    return f"{place[0]}'s {place[1]} expedition"


def expeditions_meant(run: Run, where: lang.Where, ctx: Ctx, would: WouldGo | None = None) -> tuple[Place, ...]:
    """The Expeditions that a word of the text means now; empty if there is none (7.4.4.k)."""
    if where == "target" and "target" not in ctx.places:
        ctx.places["target"] = ctx.places["that"] = choose_expedition(run, ctx, would)
    return view_of(run.state).places(where, text_of(run, ctx))


@rule("6.5.b", "6.1.g")
def choose_expedition(run: Run, ctx: Ctx, would: WouldGo | None) -> tuple[Place, ...]:
    """An Expedition as a target of the step: any player's, chosen once, unless the action is forbidden."""
    view = view_of(run.state)
    if ctx.player != ctx.source.player:
        rests_on(141)
    open_ones: dict[str, Place] = {
        place_name((player, name)): (player, name)
        for player in view.players("each", ctx.player)
        for name in ZONES
        if (player, name) not in ctx.targets
        and (would is None or run.could(partial(check_allowed, run, would((player, name)))))
    }
    note_forbidden(run, ctx, open_ones)
    if not open_ones:
        ctx.lacked = True
        return ()
    (taken,) = run.ask("choose", ctx.player, tuple(open_ones), source=ctx.source.card, text="target expedition")
    ctx.targets.add(open_ones[taken])
    return (open_ones[taken],)


def note_forbidden(run: Run, ctx: Ctx, open_ones: dict[str, Place]) -> None:
    """Report that a possible target Expedition is excluded because of a prohibition."""
    every = {(player, name) for player in view_of(run.state).players("each", ctx.player) for name in ZONES}
    if every - ctx.targets - set(open_ones.values()):
        rests_on(171)


@rule("6.5.b")
def choose_expeditions(run: Run, ctx: Ctx) -> tuple[Place, ...]:
    """Any number of Expeditions as targets of the step, each once."""
    names: dict[str, Place] = {
        place_name((player, name)): (player, name)
        for player in view_of(run.state).players("each", ctx.player)
        for name in ZONES
        if (player, name) not in ctx.targets
    }
    card, text = ctx.source.card, "target expeditions"
    taken = run.ask("choose", ctx.player, tuple(names), least=0, most=len(names), source=card, text=text)
    if not taken:
        rests_on(131)
    ctx.targets.update(names[name] for name in taken)
    return tuple(names[name] for name in taken)


@rule("7.4.4.h")
def one_of(run: Run, places: tuple[Place, ...], ctx: Ctx, *, what: str) -> Place:
    """If the text means one Expedition and a Gigantic object makes it several, one is picked for each thing."""
    names = {place_name(place): place for place in places}
    (taken,) = run.ask("choose", ctx.player, tuple(names), source=ctx.source.card, text=f"where {what} goes")
    return names[taken]
