"""4.2.5 Night: Rest and Clean-up."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from oracle.games.altered import language as lang
from oracle.games.altered.language import Definition
from oracle.games.altered.rules.effects.steps import step
from oracle.games.altered.rules.events import Moved, StatusLost
from oracle.games.altered.rules.objects.traits import DEFAULT_LIMIT
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import (
    DISCARD,
    EXPEDITIONS,
    HERO,
    LANDMARK,
    RESERVE,
    Object,
    State,
    by_ref,
    cards_in,
)
from oracle.kernel.errors import IllegalAction
from oracle.kernel.matching import each_its_own
from oracle.kernel.open_questions import rests_on
from oracle.kernel.selectors import pick

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.games.altered.rules.objects.abilities import Voice
    from oracle.kernel.run import Event

STAYING = ("anchored", "asleep")
"""Statuses that prevent a Character from resting, and end with Rest."""


@rule("4.2.5.b")
def rest(run: Run) -> None:
    """Characters, and Gears of Expeditions that moved forward this day, go to Reserve; Anchored and Asleep end."""
    resting = [thing for thing in view_of(run.state).in_play() if thing.zone in EXPEDITIONS and rests(run, thing)]
    moves: list[Event] = [Moved(object=thing.id, to=RESERVE, verb="rest", by=thing.controller) for thing in resting]
    # A moved card becomes a new object without statuses anyway (2.4.1.d).
    going = {thing.id for thing in resting}
    step(run, [*moves, *(loss for loss in lost_at_rest(run) if loss.object not in going)])


@rule("4.2.5.b")
def rests(run: Run, thing: Object) -> bool:
    """Whether an object in the Expedition zone goes to Reserve: a Character that does not stay, or such a Gear."""
    traits = view_of(run.state).traits(thing)
    if traits.type == "character":
        return not (stays(run, thing) or is_eternal(run, thing))
    return "Gear" in traits.subtypes and has_moved_forward(run, thing)


@rule("4.2.5.b")
def has_moved_forward(run: Run, thing: Object) -> bool:
    """Whether one of this object's Expeditions moved forward this day."""
    day = run.state.day
    moved = any(place in day.forward for place in view_of(run.state).expeditions(thing))
    if moved != (thing.id in day.carried):
        rests_on(230)
    return moved


@rule("2.4.2", "2.4.3")
def stays(_run: Run, thing: Object) -> bool:
    """An Anchored or Asleep Character is not sent to Reserve during Rest."""
    return any(status in thing.status for status in STAYING)


@rule("7.4.3.b")
def is_eternal(run: Run, thing: Object) -> bool:
    """An Eternal Character is not sent to Reserve during Rest."""
    return view_of(run.state).keyword(thing, "eternal") is not None


@rule("2.4.2", "2.4.3")
def lost_at_rest(run: Run) -> list[StatusLost]:
    """During Rest every Anchored or Asleep object, in any zone, loses that status, or both."""
    return [
        StatusLost(object=thing.id, status=status)
        for thing in run.state.objects.values()
        for status in thing.status
        if status in STAYING
    ]


@rule("4.2.5.c", "1.4.5.a")
def clean_up(run: Run) -> None:
    """Each player, the first player first, keeps as much as their limits allow; the rest leaves all at once."""
    state: State = run.state
    view = view_of(state)
    going: list[Event] = []
    for player in view.players("each", state.day.first):
        excess = not_kept(run, player, RESERVE, reserve_limit(run, player))
        going += [Moved(object=thing.id, to=DISCARD, verb="discard", by=player) for thing in excess]
        excess = not_kept(run, player, LANDMARK, landmark_limit(run, player))
        # No effect does it, so their controller does (7.5.5.d).
        going += [Moved(object=thing.id, to=DISCARD, verb="sacrifice") for thing in excess]
    step(run, going)


@rule("6.1.h", "3.2.7.a", "3.2.10.a")
def not_kept(run: Run, player: str, zone: str, limit: int) -> list[Object]:
    """The objects in a player's zone that the player does not choose to keep."""
    all_there = cards_in(run.state, player, zone)
    there = [thing for thing in all_there if counts(run, thing)]
    if len(there) < len(all_there):
        rests_on(135)
    further = further_kept(run, player, zone, there)

    def whole(kept: list[Object]) -> None:
        check_kept(run, limit, further, kept)

    kept = pick(
        run, player, there, label=lambda thing: thing.card, legal=lambda _thing: None, whole=whole,
        find=partial(by_ref, run.state), least=min(limit, len(there)), most=limit + len(further),
        text=f"what stays in {zone}",
    )  # fmt: skip
    return [thing for thing in there if thing not in kept]


@rule("4.2.5.c")
def check_kept(_run: Run, limit: int, further: list[set[int]], kept: list[Object]) -> None:
    """No more may be kept than the limit, plus what texts allow in addition. Raises IllegalAction."""
    anything = {thing.id for thing in kept}
    places = [*further, *[anything] * limit]
    if len(kept) > limit and not each_its_own([{n for n, p in enumerate(places) if t.id in p} for t in kept]):
        raise IllegalAction("4.2.5.c", f"more than {limit} are kept")


@rule("4.2.5.c")
def further_kept(run: Run, player: str, zone: str, there: list[Object]) -> list[set[int]]:
    """For each additional object that a text lets the player keep, the possible objects."""
    view = view_of(run.state)
    found: list[set[int]] = []
    for voice in view.passives(lang.Limit):
        ability, what = voice.ability, voice.ability.what
        if what is None or not isinstance(ability, lang.Limit) or not _limits(view, voice, player, zone):
            continue
        found += [{thing.id for thing in there if view.is_such(what, thing, voice.text)}] * ability.plus
    return found


def _limits(view: View, voice: Voice, player: str, zone: str) -> bool:
    ability = voice.ability
    assert isinstance(ability, lang.Limit)  # noqa: S101
    return ability.of == zone and player in view.players(ability.who, voice.text.player) and view.applies(voice)


@rule("4.2.5.c")
def counts(run: Run, thing: Object) -> bool:
    """Whether an object counts towards the limit of its zone: it does unless a text says otherwise."""
    view = view_of(run.state)
    return not any(view.concerns(voice, thing) for voice in view.passives(lang.Uncounted))


@rule("1.4.2.a", "4.2.5.c")
def changed_limit(run: Run, player: str, zone: str, limit: int) -> int:
    """A limit as changed by passive abilities, never below zero."""
    view = view_of(run.state)
    more = [
        voice.ability.plus
        for voice in view.passives(lang.Limit)
        if isinstance(voice.ability, lang.Limit) and voice.ability.what is None and _limits(view, voice, player, zone)
    ]
    return max(limit + sum(more), 0)


@rule("3.2.10.b", "2.2.12.a", "2.2.12.b")
def reserve_limit(run: Run, player: str) -> int:
    """As many objects as the player's Hero says, or two."""
    hero = hero_of(view_of(run.state), player)
    printed = None if hero is None or not run.game.edition.limits_printed else hero.reserve_limit
    return changed_limit(run, player, RESERVE, DEFAULT_LIMIT if printed is None else printed)


@rule("3.2.7.b", "2.2.13.a", "2.2.13.b")
def landmark_limit(run: Run, player: str) -> int:
    """As many objects as the player's Hero says, or two."""
    hero = hero_of(view_of(run.state), player)
    printed = None if hero is None or not run.game.edition.limits_printed else hero.landmark_limit
    return changed_limit(run, player, LANDMARK, DEFAULT_LIMIT if printed is None else printed)


@home("3.2.6.b", "3.2.6.a")
def hero_of(view: View, player: str) -> Definition | None:
    """The Hero in a player's Hero zone, if there is one."""
    zone = view.zones[f"{player}/{HERO}"]
    return view.definition(view.objects[zone[0]]) if zone else None
