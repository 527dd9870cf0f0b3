"""6.2 Triggered abilities: which of them an event triggers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from oracle.games.lorcana.language import Filter, Triggered, When
from oracle.games.lorcana.rules.abilities.conditions import logged_matches
from oracle.games.lorcana.rules.abilities.equivalence import alike
from oracle.games.lorcana.rules.abilities.gaining import gained
from oracle.games.lorcana.rules.abilities.happening import Happening, sides
from oracle.games.lorcana.rules.abilities.happenings import OF_KEYWORDS, happenings_of
from oracle.games.lorcana.rules.abilities.index import Listener, outside_play
from oracle.games.lorcana.rules.abilities.texts import Bound, Text, in_play
from oracle.games.lorcana.rules.abilities.view import View, view_of
from oracle.games.lorcana.rules.events import (
    Ended,
    Moved,
    Played,
    Used,
    Waits,
)
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import PLAY, Delayed, Floating, Object, State, Waiting
from oracle.kernel.errors import Undecided
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("6.2.1", "6.2.3", "7.7.3.1")
def triggered_by(run: Run, after: State, events: list[Event]) -> list[Event]:
    """The triggered abilities whose conditions these events meet; they enter the bag together."""
    found: list[Event] = []
    delayed = [modifier for modifier in after.modifiers if isinstance(modifier, Delayed)]
    before_view, after_view = view_of(run.state), view_of(after)
    for event in events:
        for happening in happenings_of(event, before_view, after_view):
            heard: list[Listener] = []
            for each in _listeners(run, happening, event, before_view, after):
                counts = each.ability.once or each.when.first
                listener = each_for_itself(each, heard) if counts else each
                if not condition_met(run, listener, happening):
                    continue
                if listener.when.nth is not None and not is_the_nth(run, listener, after, found):
                    continue
                waits = Waits(waiting=_waiting(listener, happening, after))
                if not listener.when.first:
                    found.append(waits)
                elif not came_first_at_once(run, listener, waits, found):
                    found.extend((waits, _first_time(listener)))
            for modifier in delayed:
                due = delayed_ability_due(run, modifier, happening, after)
                if due and not came_due_at_once(run, modifier, due, found):
                    found.extend(due)
    return found


@home("6.1.13.2")
def each_for_itself(listener: Listener, heard: list[Listener]) -> Listener:
    """Equal abilities of one object count their uses separately; `heard` are those already matched in this event."""
    alike = (listener.thing.id, listener.ability, listener.when)
    copy = sum((one.thing.id, one.ability, one.when) == alike for one in heard)
    heard.append(listener)
    return listener._replace(copy=copy)


@rule("6.2.2")
def came_first_at_once(_run: Run, listener: Listener, waits: Waits, found: list[Event]) -> bool:
    """Whether an ability that triggers "the first time" has already triggered from a simultaneous event.

    The rules do not say which of the two was the first, so a text that depends on it cannot be evaluated.
    """
    if _first_time(listener) not in found:
        return False
    if not _is_among(waits, found):
        raise Undecided("6.2.2", f"several at once meet the condition of {listener.thing.card}: which was the first")
    return True


@rule("6.2.2")
def is_the_nth(run: Run, listener: Listener, after: State, found: list[Event]) -> bool:
    """Whether one of the current events is the nth of its kind this turn, as the condition requires.

    Simultaneous events have no order, so a text that depends on it cannot be evaluated.
    """
    thing, ability, when, bound, _copy = listener
    text = Text(thing.player, thing.id, bound, {})
    count, so_many = LOGGED[when.event], when.nth or 0
    # Each of several opponents has their own first, second and so on.
    players = view_of(run.state).players("opponents", thing.player) if when.who == "opponents" else [""]
    counted = [
        [_logged_so_far(view_of(state), count, when, text, player) for state in (run.state, after)]
        for player in players
    ]
    before, now = next(([was, is_] for was, is_ in counted if was < so_many <= is_), (0, 0))
    if not now:
        return False
    again = any(isinstance(one, Waits) and one.waiting.source == thing.id and one.waiting.ability is ability
                for one in found)  # fmt: skip
    if now > before + 1 and ability.mentions_that:
        raise Undecided("6.2.2", f"several at once meet the condition of {thing.card}: which is number {so_many}")
    return not (again and now > before + 1)


def _is_among(waits: Waits, found: list[Event]) -> bool:
    """Whether the ability already waits for an event that is equivalent for its text."""
    return any(isinstance(one, Waits) and alike(one.waiting, waits.waiting) for one in found)


LOGGED = {"played": "played", "challenges": "challenged", "drew": "drew", "inks": "inked"}
"""Counted events → what is remembered about them."""


def _logged_so_far(view: View, name: str, when: When, text: Text, player: str) -> int:
    """How often it has happened this turn to this player (empty: to anyone meant)."""
    entries = [entry for entry in view.log if entry.event == name and logged_matches(view, entry, when.what, text)]
    if player:
        return sum(entry.player == player for entry in entries)
    return sum(when.who == "any" or _is_player_named(when.who, entry.player, text.player) for entry in entries)


def _first_time(listener: Listener) -> Used:
    # Each condition is a separate ability (6.2.6), with its own first time.
    place = listener.ability.when.index(listener.when)
    return Used(object=listener.thing.id, ability=f"first: {_mark(listener)}/{place}")


def _mark(listener: Listener) -> str:
    """What distinguishes an ability with limited uses from the other abilities of its object.

    A shifted character is the same object as the card below but has other abilities, so the card is part of the mark.
    """
    return f"{listener.thing.card}/{listener.copy}/{listener.ability.written}"


@rule("6.2.7.2")
def delayed_ability_due(run: Run, modifier: Delayed, happening: Happening, after: State) -> list[Event]:
    """A delayed triggered ability enters the bag at its moment, once, with the cards it was created for."""
    source = Object(id=modifier.source, cards=(modifier.card,), player=modifier.player, zone=PLAY)
    for when in modifier.ability.when:
        listener = Listener(source, modifier.ability, when, modifier.bound)
        if when.event == happening.event and condition_met(run, listener, happening):
            return [Waits(waiting=_waiting(listener, happening, after)), Ended(modifiers=(modifier.id,))]
    return []


@rule("6.2.7.2")
def came_due_at_once(_run: Run, modifier: Delayed, due: list[Event], found: list[Event]) -> bool:
    """Whether a delayed ability has already triggered from a simultaneous event: it does so only once.

    The rules do not say from which of the two, so a text that depends on it cannot be evaluated.
    """
    if Ended(modifiers=(modifier.id,)) not in found:
        return False
    if not any(isinstance(one, Waits) and _is_among(one, found) for one in due):
        raise Undecided("6.2.7.2", f"several at once meet the condition of {modifier.card}: which of them counts")
    return True


@home("7.4.3")
def _listeners(run: Run, happening: Happening, event: Event, before: View, after: State) -> Iterator[Listener]:
    name, view = happening.event, happening.view
    yield from view.index.listeners.get(name, ())
    for thing, ability in gained(view, Triggered):
        yield from (Listener(thing, ability, when) for when in ability.when if when.event == name)
    if type(event) is Played and event.cost == "shift":
        yield from abilities_being_covered(run, event, before)
    yield from _keywords(happening)
    for modifier in after.modifiers:
        if isinstance(modifier, Floating):
            source = Object(id=modifier.source, cards=(modifier.card,), player=modifier.player, zone=PLAY)
            heard = [when for when in modifier.ability.when if when.event == name]
            yield from (Listener(source, modifier.ability, when, modifier.bound) for when in heard)
    elsewhere = view.game.outside_play.get(name)
    if elsewhere:
        # Leaving play is seen from the positions of cards before the move (7.4.3).
        yield from outside_play(elsewhere, run.state if name in _LEAVING else after)


@rule("4.3.4.2")
def abilities_being_covered(_run: Run, event: Played, before: View) -> list[Listener]:
    """The abilities of cards that end up under the shifted one, regarding that play; such a card is not the one
    played.
    """
    return [
        # From now on it is part of the object below, whichever of two it was.
        listener._replace(thing=replace(listener.thing, id=event.object))
        for listener in before.index.listeners.get("played", ())
        if listener.thing.id in event.covered and not listener.when.this
    ]


_LEAVING = ("banished", "banishes", "left-play")


@home("8.13.1", "8.14.1", "8.14.2")
def _keywords(happening: Happening) -> Iterator[Listener]:
    subject = happening.subject
    if subject is None or subject.zone != PLAY:
        return
    for keyword, ability in OF_KEYWORDS.items():
        for when in ability.when:
            if when.event == happening.event and happening.view.keyword(subject, keyword) is not None:
                yield Listener(subject, ability, when)


@rule("6.2.2", "4.3.4.1", "6.1.13.1")
def condition_met(run: Run, listener: Listener, happening: Happening) -> bool:
    """Whether an event meets a trigger condition.

    A card coming into play sees its own play only by "when you play this …" (4.3.4.1); for everything else an ability
    works only once its card is in play (1.6.1).
    """
    thing, when, bound = listener.thing, listener.when, listener.bound
    if when.this != (thing.id in happening.itself) and (when.this or _enters_itself(listener, happening)):
        return False
    if when.who != "any" and not _is_player_named(when.who, happening.player, thing.player):
        return False
    if when.your_turn is not None and when.your_turn != view_of(run.state).is_turn_of(thing.player):
        return False
    if when.by and happening.cost not in when.by:
        return False
    if when.ink_at_most is not None and happening.ink > when.ink_at_most:
        return False
    if when.while_ is not None and not happening.view.holds(when.while_, Text(thing.player, thing.id, bound)):
        return False
    if not _other_side_fits(listener, happening):
        return False
    if when.first and (thing.id, _first_time(listener).ability) in run.state.used:
        return False
    if when.to is not None and when.to != happening.to:
        return False
    if when.from_location and not _came_from_a_location(run.state, happening):
        return False
    subject = happening.subject
    what = _other_than_covered(listener, happening)
    return subject is None or happening.view.matches(subject, what, Text(thing.player, thing.id, bound))


@home("4.3.4.2", "6.1.6")
def _other_than_covered(listener: Listener, happening: Happening) -> Filter:
    """The condition's filter; a card that goes on top of the card with the ability counts as another card."""
    what = listener.when.what
    covered = happening.event == "played" and listener.thing.id in happening.itself
    covered = covered and not _enters_itself(listener, happening)
    return replace(what, other=False) if covered and what.other else what


@home("1.3.3", "1.3.5.2")
def _is_player_named(who: str, player: str | None, owner: str) -> bool:
    return (who == "you") == (player == owner)


def _came_from_a_location(before: State, happening: Happening) -> bool:
    return happening.subject is not None and before.objects[happening.subject.id].at is not None


def _other_side_fits(listener: Listener, happening: Happening) -> bool:
    thing, when, bound = listener.thing, listener.when, listener.bound
    if when.in_challenge is not None and when.in_challenge != (happening.challenge is not None):
        return False
    if when.role is not None and when.role != happening.role:
        return False
    other = happening.other
    if when.here and (other is None or other.id != thing.id):
        return False
    return when.against is None or (
        other is not None and happening.view.matches(other, when.against, Text(thing.player, thing.id, bound))
    )


def _enters_itself(listener: Listener, happening: Happening) -> bool:
    if happening.event != "played" or happening.subject is None or listener.thing.id not in happening.itself:
        return False
    return _top(listener) == happening.subject.card


def _top(listener: Listener) -> str:
    return listener.thing.card


def _waiting(listener: Listener, happening: Happening, after: State) -> Waiting:
    thing, ability, bound = listener.thing, listener.ability, listener.bound
    this = thing.id if thing.id in after.objects else after.where[thing.card]
    return Waiting(
        id=0,
        player=thing.player,
        source=thing.id,
        card=thing.card,
        ability=ability,
        bound=_names(
            bound, {"that": happening.about, "this": (this,)} | _as_it_was(happening, after) | sides(happening)
        ),
        cost=happening.cost,
        mark=_mark(listener) if ability.once else "",
        damage=happening.damage,
        under=0 if happening.subject is None else len(happening.subject.cards) - 1,
    )


@home("6.7.7")
def _as_it_was(happening: Happening, after: State) -> dict[str, tuple[int, ...]]:
    meant = {after.objects[i].card for i in happening.about if i in after.objects}
    both = [thing for thing in (happening.subject, happening.other) if thing is not None]
    left = [thing.id for thing in both if thing.id in after.departed and thing.card in meant]
    return {in_play("that"): (left[0],)} if left else {}


def _names(before: Bound, now: dict[str, tuple[int, ...]]) -> dict[str, tuple[int, ...]]:
    # Names from the event take precedence; other names are those bound when an effect created the ability.
    return {**before, **{name: ids for name, ids in now.items() if ids or name not in before}}


def follow(waiting: tuple[Waiting, ...], moves: list[Moved]) -> tuple[Waiting, ...]:
    """Waiting abilities keep referring to a resolved action in its next zone (7.1.6, 6.1.11)."""
    renamed = {move.object: move.new for move in moves}

    def followed(one: Waiting) -> Waiting:
        if not any(i in renamed for ids in one.bound.values() for i in ids):
            return one
        return replace(one, bound={name: tuple([renamed.get(i, i) for i in ids]) for name, ids in one.bound.items()})

    return tuple([followed(one) for one in waiting])
