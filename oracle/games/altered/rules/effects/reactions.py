"""Reactions: which of them an event activates, and their knowledge (6.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from oracle.games.altered.language import Reaction
from oracle.games.altered.rules.concepts.limits import A_DAY, check_bounded, reaction_key
from oracle.games.altered.rules.effects.context import WAS
from oracle.games.altered.rules.effects.happenings import ABOUT, TELLING, Happening, Views, happenings
from oracle.games.altered.rules.effects.triggers import (
    SELF_MOVES,
    condition_holds,
    is_of_its_coming,
    is_self_move,
    matches,
    triggers_of,
)
from oracle.games.altered.rules.events import (
    Activated,
    EmblemCreated,
    Moved,
    PhaseBegan,
    Switched,
    TokenCreated,
    TurnTaken,
)
from oracle.games.altered.rules.objects.abilities import can_have
from oracle.games.altered.rules.objects.table import Listener, Listening
from oracle.games.altered.rules.objects.traits import Has
from oracle.games.altered.rules.objects.view import View, view_of
from oracle.games.altered.rules.rulebook import home, rule
from oracle.games.altered.rules.state import (
    HIDDEN,
    IN_PLAY,
    RESERVE,
    EmblemReaction,
    Object,
    Source,
    State,
)
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run

Found = tuple[Object, Has, Happening | None]
"""An activated Reaction: its object, the ability, and the triggering action."""


@rule("6.3.f", "6.3.g", "7.3.1.a")
def activated_by(run: Run, after: State, events: list[Event]) -> list[EmblemCreated]:
    """The Emblem-Reactions that one event creates in Limbo, one for each activation.

    `run.state` is the state before the event.
    """
    if TELLING.isdisjoint(map(type, events)):
        return []
    views = Views(view_of(run.state), view_of(after))
    # If nothing can react, a trace still records that this was checked.
    together = happenings(views, events if run.hooked else [event for event in events if _is_heard(views, event)])
    listeners = list(_listeners(views.before)) if together else []
    found: list[Found] = []
    for happening in together:
        found += self_moves(run, views, happening, together)
        found += listening(run, views, happening, together, listeners)
    found = once_each(run, found) + on_command(run, views, events)
    return created(run, after, views, found)


@rule("6.3.f")
def once_each(_run: Run, found: list[Found]) -> list[Found]:
    """For a trigger about "one or more at once", everything one player did in an event is one match."""
    kept: list[Found] = []
    told: set[tuple[int, str, str, str | None]] = set()
    for thing, has, happening in found:
        together = [] if happening is None else _spoken_of_together(has.ability, happening)
        key = (thing.id, has.key, "".join(together), None if happening is None else happening.by)
        if not together or key not in told:
            kept.append((thing, has, happening))
        told.add(key)
    return kept


def _spoken_of_together(reaction: Any, happening: Happening) -> list[str]:
    return [one.event for one in triggers_of(reaction) if one.once and one.event in happening.events]


@rule("6.3.d", "2.4.1.g")
def self_moves(run: Run, views: Views, happening: Happening, together: list[Happening]) -> list[Found]:
    """Reactions of the object that enters a zone: they must exist after the event, whether or not they work.

    Those to gaining something on entering must work there, as the remark on Fleeting says.
    """
    now = happening.after
    if now is None or now.zone in HIDDEN:
        return []
    edition = run.game.edition
    return [
        (now, has, happening)
        for has, reaction in _reactions(views.after, now)
        if (is_self_move(reaction) or (is_of_its_coming(reaction, happening) and has in views.after.working(now)))
        and matches(views, reaction, now, happening, edition, together)
        and condition_holds(views, reaction, now, happening)
    ]


@rule("6.3.e", "7.3.14.b")
def listening(
    run: Run, views: Views, happening: Happening, together: list[Happening], listeners: list[Listener]
) -> list[Found]:
    """Every other Reaction must exist and work before the event."""
    edition = run.game.edition
    return [
        (thing, has, happening)
        for thing, has, reaction in listeners
        if matches(views, reaction, thing, happening, edition, together)
        and condition_holds(views, reaction, thing, happening)
    ]


@rule("7.3.1.b", "7.3.1.d")
def on_command(_run: Run, views: Views, events: list[Event]) -> list[Found]:
    """A Reaction that a step says to activate is activated whatever its trigger, by the object that has it."""
    commands = [event for event in events if isinstance(event, Activated)]
    return [
        (thing, has, None)
        for event in commands
        if (thing := views.after.objects.get(event.object)) is not None
        for has, _ in _reactions(views.after, thing)
        if has.key == event.key
    ]


@home("7.3.1.e", "7.3.14.b")
def _reactions(view: View, thing: Object) -> Iterator[tuple[Has, Reaction]]:
    """An object's Reactions that may activate."""
    traits = view.traits(thing)
    for has in traits.abilities:
        if isinstance(has.ability, Reaction) and has.key not in traits.ignored:
            yield has, has.ability


def _is_heard(views: Views, event: Event) -> bool:
    """Whether any Reaction can react to an event."""
    about = ABOUT.get(type(event), frozenset())
    if not about.isdisjoint(working_reactions(views.before).heard):
        return True
    return not about.isdisjoint(SELF_MOVES) and can_react(views.after, event)


def can_react(view: View, event: Event) -> bool:
    """Whether something moved or made by an event can have Reactions; cards in hidden zones have none."""
    thing: Object | None = None
    if isinstance(event, Moved | TokenCreated):
        thing = event.now
    elif isinstance(event, Switched):
        thing = view.objects.get(event.object)
    return thing is not None and thing.zone not in HIDDEN and can_have(view, thing, Reaction)


def working_reactions(view: View) -> Listening:
    """The Reactions that work, player by player, and the actions that can activate any."""
    known = view.standing.listening
    if known is None:
        working = {player: tuple(_working(view, player)) for player in view.owners}
        all_of_them = [*(each for own in working.values() for each in own), *_lasting(view)]
        heard = frozenset([one.event for _, _, reaction in all_of_them for one in triggers_of(reaction)])
        known = view.standing.listening = Listening(working, heard)
    return known


def _working(view: View, player: str) -> Iterator[Listener]:
    for zone in view.game.reaction_zones:
        for number in view.zones[f"{player}/{zone}"]:
            thing = view.objects[number]
            if can_have(view, thing, Reaction):
                for has in view.working(thing):
                    if isinstance(has.ability, Reaction) and not is_self_move(has.ability):
                        yield thing, has, has.ability


def _listeners(view: View) -> Iterator[Listener]:
    """The Reactions that work, player by player in initiative order."""
    working = working_reactions(view).by_player
    for player in view.players("each", view.day.initiative):
        yield from working[player]
    yield from _lasting(view)


@home("2.2.2.m", "7.2.1.d", "1.2.4.d")
def _lasting(view: View) -> Iterator[Listener]:
    """The Reactions of Ongoing Emblems, on behalf of the objects that created them, whether those exist or not.

    They work in Limbo, and belong to their own players.
    """
    for emblem in view.modifiers:
        if isinstance(emblem.ability, Reaction) and not is_self_move(emblem.ability):
            was = view.objects.get(emblem.source.object, emblem.source.was)
            has = Has(key=f"emblem {emblem.id}", ability=emblem.ability)
            yield replace(was, controller=emblem.player), has, emblem.ability


# --- what is created ------------------------------------------------------------------------------------


@rule("6.3.l", "1.4.6.c")
def created(run: Run, after: State, views: Views, found: list[Found]) -> list[EmblemCreated]:
    """The atomic actions of the Reaction-activating step: none from a Reaction's 101st activation of a day on."""
    counts = dict(after.day.activations)
    emblems: list[EmblemCreated] = []
    for thing, has, happening in found:
        key = reaction_key(thing, has.key)
        counts[key] = counts.get(key, 0) + 1
        if counts[key] <= A_DAY or not run.game.edition.reactions_limited:
            emblems.append(EmblemCreated(emblem=emblem_of(views, thing, has, happening), key=key))
    if emblems:
        check_bounded(run.game, counts)
    return emblems


@home("6.3.g", "7.3.1.d", "2.2.2.m")
def emblem_of(views: Views, thing: Object, has: Has, happening: Happening | None) -> EmblemReaction:
    """The Reaction in Limbo: it belongs to the object's player, with its effect and the trigger's bindings."""
    reaction = has.ability
    assert isinstance(reaction, Reaction)  # noqa: S101
    seen = views.after if thing.id in views.after.objects else views.before
    source = Source(object=thing.id, card=thing.card, player=thing.controller, was=seen.last_known(thing))
    emblem = EmblemReaction(id=0, player=thing.controller, source=source, effect=reaction.effect, name=reaction.name)
    return emblem if happening is None else bind(emblem, thing, reaction, happening)


@home("6.3.h", "6.3.i", "2.1.f", "6.3.j")
def bind(emblem: EmblemReaction, thing: Object, reaction: Reaction, happening: Happening) -> EmblemReaction:
    """Bind the effect to the trigger's objects; an object moved to a visible zone can be found there."""
    bound: dict[str, tuple[int, ...]] = {}
    was, now = happening.before, happening.after
    gone = any(trigger.event in LEAVING for trigger in triggers_of(reaction) if trigger.event in happening.events)
    if now is not None or was is not None:
        _bind(bound, "it", was, now, gone=gone)
    if thing.id in (was.id if was else 0, now.id if now else 0):
        _bind(bound, "this", was, now, gone=gone)
    players = {} if happening.by is None else {"player": happening.by}
    scouted = now is not None and now.scouted and "is-played" in happening.events
    return replace(emblem, bound=bound, players=players, numbers=happening.numbers, scouted=scouted)


LEAVING = ("leaves", "is-sacrificed", "is-discarded")
"""Triggers about an object as it was, even if its new object is in play (6.3.j)."""


def _bind(bound: dict[str, tuple[int, ...]], name: str, was: Object | None, now: Object | None, *, gone: bool) -> None:
    # A card in a hidden zone is not an object (2.1.j).
    found = next((thing for thing in (now, was) if thing is not None and thing.zone not in HIDDEN), None)
    if found is not None:
        bound[name] = (found.id,)
    if was is None or found is None or found.id == was.id or (found.zone in IN_PLAY and not gone):
        return
    if was.zone not in HIDDEN:
        # For its state, the effect uses the one before it left (6.3.j); a hidden card was not an object (2.1.j).
        bound[name + WAS] = (was.id,)


# --- what follows moves ---------------------------------------------------------------------------------


def remember(before: State, after: State, events: list[Event]) -> State:
    """The state after events, with the objects that ceased to exist and those that Reactions in Limbo can still
    find.
    """
    moves = [event for event in events if isinstance(event, Moved) and event.was is not None]
    gone = last_known(before, moves)
    if gone:
        after = replace(after, gone={**after.gone, **gone}, waiting=follow_scouts(before, after, moves))
    elif after.gone and not after.waiting and any(isinstance(event, TurnTaken | PhaseBegan) for event in events):
        # No effect is in progress that could ask about it.
        after = replace(after, gone={})
    return after


@home("2.1.h", "6.3.j")
def last_known(before: State, moves: list[Moved]) -> dict[int, Object]:
    """Objects that have ceased to exist, in their last state."""
    left = [move.was for move in moves if move.was is not None and move.was.zone not in HIDDEN]
    return {was.id: view_of(before).last_known(was) for was in left}


@home("7.4.5.e")
def follow_scouts(before: State, after: State, moves: list[Moved]) -> tuple[EmblemReaction, ...]:
    """Reactions activated while a Character was played with Scout find it in Reserve, once it is there.

    A Permanent with Scout cannot be found, like any other object that has ceased to exist (6.3.j).
    """
    view = view_of(before)
    went = {
        move.was.id: move.now
        for move in moves
        if move.was and move.now and move.to == RESERVE and view.traits(move.was).type == "character"
    }
    return tuple([
        replace(emblem, bound={**emblem.bound, "this": (now.id,)})
        if emblem.scouted and (now := went.get(emblem.source.object)) is not None
        else emblem
        for emblem in after.waiting
    ])  # fmt: skip
