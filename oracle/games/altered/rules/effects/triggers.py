"""Triggers: which events match them (6.3.b), and which Reactions use the state before or after (6.3.c)."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.games.altered import language as lang
from oracle.games.altered.language import Reaction, Trigger
from oracle.games.altered.rules.edition import Edition
from oracle.games.altered.rules.effects.happenings import Happening, Views
from oracle.games.altered.rules.objects.texts import Place, Text
from oracle.games.altered.rules.objects.view import View
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import EXPEDITIONS, HAND, HERO, HIDDEN, IN_PLAY, RESERVE, Object
from oracle.kernel.errors import Undecided
from oracle.kernel.open_questions import rests_on

SELF_MOVES = ("joins", "goes-to", "is-played")


@home("6.3.c")
def is_self_move(reaction: Reaction) -> bool:
    """Whether its trigger is that the object itself enters a visible zone, or a part of the Expedition zone."""
    trigger = reaction.trigger
    if reaction.symbol is not None:
        return True
    if trigger is None or not trigger.this or trigger.event not in SELF_MOVES:
        return False
    return not trigger.to or any(zone not in HIDDEN for zone in trigger.to)


@home("2.4.1.g", "7.5.3.a")
def is_of_its_coming(reaction: Reaction, happening: Happening) -> bool:
    """Whether its trigger is that the object itself gains something with which it has just entered."""
    return happening.comes_with and any(
        trigger.this and trigger.event in ("gains-status", "gains-counter") for trigger in triggers_of(reaction)
    )


def matches(
    views: Views, reaction: Reaction, thing: Object, happening: Happening, edition: Edition, together: list[Happening]
) -> bool:
    """Whether a Reaction's trigger matches an atomic action; `thing` has it, `together` is the whole event."""
    if reaction.symbol is not None:
        return symbol_matches(reaction.symbol, thing, happening, edition)
    return any(_matches(views, reaction, trigger, thing, happening, together) for trigger in triggers_of(reaction))


def triggers_of(reaction: Reaction) -> list[Trigger]:
    """The triggers of a Reaction, in words."""
    return [trigger for trigger in (reaction.trigger, reaction.or_trigger) if trigger is not None]


def _matches(
    views: Views, reaction: Reaction, trigger: Trigger, thing: Object, happening: Happening, together: list[Happening]
) -> bool:
    if trigger.event not in happening.events:
        return False
    view = views.after if is_self_move(reaction) else views.before
    text = Text(thing.controller, thing.id)
    so = (
        _is_the_one(views, trigger, thing, happening, text)
        and (trigger.by is None or happening.by in view.players(trigger.by, thing.controller))
        and _went_so(view, trigger, happening, text, together)
        and _named_so(trigger, happening)
    )
    if so and happening.entering:
        # Registered: no clause says whether an object gains what it enters with.
        raise Undecided("7.3.12.a", "whether what enters with counters gains them", 151)
    return so


def symbol_matches(symbol: lang.Symbol, thing: Object, happening: Happening, edition: Edition) -> bool:
    """Whether the meaning of a printed symbol applies to the object that has it."""
    if happening.after is None or happening.after.id != thing.id:
        return False
    match symbol:
        case "join":
            return _joins(happening, edition)
        case "hand":
            return _is_played_from_hand(happening)
        case "reserve":
            return _is_played_from_reserve(happening)


@home("7.1.1.a", "1.1.6.e", "7.4.4.d")
def _joins(happening: Happening, edition: Edition) -> bool:
    zones = IN_PLAY if edition.join_counts_landmarks else EXPEDITIONS
    return "joins" in happening.events and happening.to in zones


@home("7.1.1.b", "1.1.6.f")
def _is_played_from_hand(happening: Happening) -> bool:
    return "is-played" in happening.events and HAND in (happening.played_from, *happening.as_from)


@home("7.1.1.c", "1.1.6.g")
def _is_played_from_reserve(happening: Happening) -> bool:
    return "is-played" in happening.events and RESERVE in (happening.played_from, *happening.as_from)


@home("6.3.b", "2.2.1.i")
def _is_the_one(views: Views, trigger: Trigger, thing: Object, happening: Happening, text: Text) -> bool:
    """Whether it happened to the object itself, or to one that matches the trigger."""
    if trigger.this:
        return any(one is not None and one.id == thing.id for one in (happening.before, happening.after))
    if trigger.what is None:
        return True
    was = trigger.event in AS_IT_WAS or happening.after is None
    one, view = (happening.before, views.before) if was else (happening.after, views.after)
    return one is not None and _is_where_meant(trigger, trigger.what, one) and view.is_such(trigger.what, one, text)


@home("2.2.1.h", "2.2.2.n", "7.5.4.a")
def _is_where_meant(trigger: Trigger, what: lang.Filter, thing: Object) -> bool:
    """If a trigger names no zone, "a Character" is one in play, and "you control" includes the Hero."""
    if trigger.event not in STANDING or what.zone or trigger.source:
        return True
    speaks_of_play = bool(what.type or what.subtype) or (what.whose != "any" and trigger.event != "is-discarded")
    return not speaks_of_play or thing.zone in (*IN_PLAY, HERO)


AS_IT_WAS = ("leaves", "is-sacrificed", "is-discarded", "sabotages")
"""Triggers about the object as it was."""
STANDING = ("gains-status", "loses-status", "gains-counter", "loses-counter", "is-discarded")
"""Triggers whose objects need not move, or whose origin is implied."""


def _went_so(view: View, trigger: Trigger, happening: Happening, text: Text, together: list[Happening]) -> bool:
    """Whether the zones or Expeditions match the trigger."""
    came_from = happening.played_from if trigger.event == "is-played" else happening.source
    if trigger.source and _named(came_from) not in trigger.source:
        return False
    if trigger.to and _named(happening.to) not in trigger.to:
        return False
    if trigger.where is None:
        return changes_zones(trigger, happening)
    places = view.places(trigger.where, text)
    if trigger.where not in ONE_OF_TEXT and _switched_among(places, happening):
        rests_on(80)
    match trigger.event:
        case "joins":
            return entered(places, happening.was_in, happening.is_in)
        case "leaves":
            return entered(places, happening.is_in, happening.was_in)
        case "is-played" | "goes-to":
            return any(place in places for place in happening.is_in)
        case _:
            return moved_all(trigger, places, happening, together)


def _switched_among(places: tuple[Place, ...], happening: Happening) -> bool:
    """Whether something switched from one of these Expeditions to another one of them."""
    was, now = set(happening.was_in) & set(places), set(happening.is_in) & set(places)
    return bool(was and now) and was != now


def _named(zone: str | None) -> str | None:
    return "expedition" if zone in EXPEDITIONS else zone


@home("7.5.8.a", "7.5.8.c", "7.5.9.a", "7.5.9.c", "2.2.1.h")
def changes_zones(trigger: Trigger, happening: Happening) -> bool:
    """Whether a zone is joined or left (a switch does neither): the named zone, or else any zone in play."""
    match trigger.event:
        case "joins":
            named, zone = trigger.to, happening.to
        case "leaves":
            named, zone = trigger.source, happening.source
        case "goes-to":
            _check_it_went(happening)
            return True
        case _:
            return True
    return _named(happening.source) != _named(happening.to) and (bool(named) or zone in IN_PLAY)


def _check_it_went(happening: Happening) -> None:
    # Registered: no clause says whether something goes to the zone in which it is.
    if happening.source is not None and _named(happening.source) == _named(happening.to):
        raise Undecided("2.1.d", "whether something goes to the zone in which it is", 143)


@home("7.4.4.i", "7.5.8.a", "7.5.9.a")
def entered(places: tuple[Place, ...], before: tuple[Place, ...], after: tuple[Place, ...]) -> bool:
    """Several Expeditions that count as one are joined by an object that was in none of them and is in one now."""
    return not any(place in places for place in before) and any(place in places for place in after)


ONE_OF_TEXT = ("mine", "facing", "other")
"""Words for a single Expedition, unless a Gigantic object makes them several."""


@home("7.4.4.j")
def moved_all(trigger: Trigger, places: tuple[Place, ...], happening: Happening, together: list[Happening]) -> bool:
    """A condition on one Expedition applies to all that count as it, and is then met once."""
    if happening.place not in places:
        return False
    if len(places) == 1 or trigger.where not in ONE_OF_TEXT:
        return True
    moved = [each.place for each in together if trigger.event in each.events and due_to(trigger, each)]
    return all(place in moved for place in places) and happening.place == next(p for p in moved if p in places)


def _named_so(trigger: Trigger, happening: Happening) -> bool:
    return (
        trigger.status in (None, happening.status)
        and trigger.counter in (None, happening.counter)
        and trigger.phase in (None, happening.phase)
        and trigger.effect in (None, happening.effect)
        and due_to(trigger, happening)
    )


@home("4.2.4.j")
def due_to(trigger: Trigger, happening: Happening) -> bool:
    """Whether an Expedition moved forward due to the trigger's terrain, perhaps among others."""
    return trigger.terrain is None or trigger.terrain in happening.due


@home("6.3.k", "6.3.b")
def condition_holds(views: Views, reaction: Reaction, thing: Object, happening: Happening) -> bool:
    """A condition in the past tense is evaluated before the event, one in the present tense after it."""
    if reaction.condition is None:
        return True
    found = [each for each in (happening.after, happening.before) if each is not None]
    # A card that goes from one hidden zone to another is never an object (2.1.j).
    one = tuple([each.id for each in found]) if any(each.zone not in HIDDEN for each in found) else ()
    bound = {"it": one} if one else {}
    if thing.id in one:
        bound["this"] = one
    lasts = (_gone(views, thing, happening),) if thing.id not in views.after.objects else _left(views, thing, happening)
    text = Text(thing.controller, thing.id, bound, numbers=happening.numbers, lasts=lasts, before=views.before)
    return views.after.is_true(reaction.condition, text)


@home("6.3.j")
def _left(views: Views, thing: Object, happening: Happening) -> tuple[Object, ...]:
    """The origin of an object with a self-move Reaction: outside Expeditions, "my Expedition" is the one it left."""
    was = happening.before
    if was is None or happening.after is None or happening.after.id != thing.id or thing.zone in IN_PLAY:
        return ()
    if was.zone not in EXPEDITIONS:
        return ()
    return (replace(views.before.last_known(was), status=thing.status, counters=thing.counters),)


def _gone(views: Views, thing: Object, happening: Happening) -> Object:
    """A departed object at its old place; its current state is that of its new object (2.1.f), if visible."""
    last, now = views.before.last_known(thing), happening.after
    if now is None or now.zone in HIDDEN or happening.before is None or happening.before.id != thing.id:
        return last
    return replace(last, status=now.status, counters=now.counters)
