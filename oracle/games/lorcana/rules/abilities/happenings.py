"""Translates events into the terms of trigger conditions."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from oracle.games.lorcana.keywords import KeywordName
from oracle.games.lorcana.language import Triggered
from oracle.games.lorcana.rules.abilities.fighting import banishment, challenge_events, damage_events
from oracle.games.lorcana.rules.abilities.happening import Happening
from oracle.games.lorcana.rules.abilities.view import View
from oracle.games.lorcana.rules.events import (
    RELOCATED,
    AbilityUsed,
    Challenged,
    ChallengeOver,
    Chosen,
    Damaged,
    Exerted,
    Healed,
    Moved,
    MovedTo,
    Phase,
    Played,
    PutBeneath,
    Quested,
    Readied,
    Relocated,
    Sang,
    Shifted,
    Uncovered,
    came_to,
    left_zone,
)
from oracle.games.lorcana.rules.keywords.support import SUPPORT
from oracle.games.lorcana.rules.keywords.vanish import VANISH
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import DISCARD, PLAY, Delayed, Floating, Object
from oracle.kernel.run import Event

_NAMES: dict[type[Event], tuple[str, ...]] = {
    Played: ("played",),
    Quested: ("quested",),
    Sang: ("sang", "sings"),
    Chosen: ("chosen",),
    Phase: ("turn-starts", "turn-ends"),
    Moved: (),
    Shifted: (),
    Uncovered: (),
    Readied: ("readied",),
    Exerted: ("exerted",),
    AbilityUsed: ("used",),
    PutBeneath: ("put-under",),
    Challenged: ("challenges", "challenged"),
    ChallengeOver: ("challenge-ends",),
    Damaged: ("damaged", "deals-damage"),
    Healed: ("healed",),
    MovedTo: ("moves",),
}
"""The events that can meet a trigger condition, and their names in conditions."""
TRIGGERING = frozenset(_NAMES)
OF_KEYWORDS: dict[KeywordName, Triggered] = {"support": SUPPORT, "vanish": VANISH}
"""The triggered abilities of keywords."""


def happenings_of(event: Event, before: View, after: View) -> list[Happening]:
    """Every meaning of an event in terms of trigger conditions; empty if no card could trigger."""
    if not _may_trigger(event, after):
        return []
    found = [*_happenings(event, before, after)]
    if isinstance(event, Relocated) and event.was is not None:
        found += [_leaving(name, event, event.was, before) for name in _left(event)]
    return found


def triggering_events(heard: Collection[str]) -> frozenset[type[Event]]:
    """The kinds of events that can have one of these meanings, or trigger a keyword."""
    if not heard:
        return _TELLING_KEYWORDS
    return _TELLING_KEYWORDS.union(*[_KINDS[name] for name in heard if name in _KINDS])


_MOVES = {"banish": ("banished", "banishes"), "discard": ("discarded",), "draw": ("drew",),
          "ink": ("inked", "inks"), "put": ("inked", "inks")}  # fmt: skip
_LEFT = {PLAY: ("left-play",), DISCARD: ("left-discard",)}
"""Zone → the trigger event of leaving it."""
_TELLING_MOVES = frozenset({*_MOVES, "resolve"})


@home("5.1.1.5", "7.1.5")
def _left(event: Event) -> tuple[str, ...]:
    """The trigger events of leaving play or a discard by any means; a resolved action does not count."""
    was = left_zone(event)
    if was is None or (isinstance(event, Moved) and event.verb == "resolve"):
        return ()
    return _LEFT.get(was.zone, ())


def _kinds() -> dict[str, frozenset[type[Event]]]:
    found: dict[str, set[type[Event]]] = {name: {Moved} for names in _MOVES.values() for name in names}
    found |= {name: set(RELOCATED) for names in _LEFT.values() for name in names}
    for kind, names in _NAMES.items():
        for name in names:
            found.setdefault(name, set()).add(kind)
    return {name: frozenset(kinds) for name, kinds in found.items()}


_KINDS = _kinds()
"""Trigger event → the kinds of events that can be one."""
_TELLING_KEYWORDS = frozenset[type[Event]]().union(
    *[_KINDS[when.event] for ability in OF_KEYWORDS.values() for when in ability.when]
)
"""The kinds of events that a keyword triggers from, which a card may come to have at any time (8.13, 8.14)."""


def _leaving(name: str, event: Relocated, was: Object, before: View) -> Happening:
    to, now = came_to(event)
    itself = {was.id, *now} if name == "left-discard" else {was.id}
    return Happening(event=name, player=was.player, subject=was, about=now, to=to, itself=frozenset(itself),
                     view=before)  # fmt: skip


@home("1.12.3")
def _may_trigger(event: Event, after: View) -> bool:
    # Most events trigger nothing: this is determined before any objects are created.
    left = _left(event)
    if isinstance(event, Moved):
        if not left and event.verb not in _TELLING_MOVES:
            return False
        names = (*_MOVES.get(event.verb, ("",)), *left)
    else:
        names = (*_NAMES[type(event)], *left)
    if type(event) in _TELLING_KEYWORDS or not after.game.heard.isdisjoint(names):
        return True
    return bool(after.modifiers) and any(isinstance(modifier, Floating | Delayed) for modifier in after.modifiers)


@home("7.4.3", "8.12.3")
def _happenings(event: Event, before: View, after: View) -> Iterator[Happening]:
    objects = after.objects
    match event:
        case Played():
            yield Happening(event="played", player=event.player, subject=objects[event.object], about=(event.object,),
                            itself=frozenset({event.object}), cost=event.cost, ink=event.ink, view=after)  # fmt: skip
        case Quested():
            yield Happening(event="quested", player=event.player, subject=objects[event.object],
                            about=(event.object,), itself=frozenset({event.object}), view=after)  # fmt: skip
        case Sang():
            yield Happening(event="sang", player=event.player, subject=objects[event.song], about=(event.song,),
                            itself=frozenset(event.objects), view=after)  # fmt: skip
            # A singer that has also left play as a payment has sung as it was in play (6.7.7).
            for subject in [thing for i in event.objects if (thing := after.remembered(i)) is not None]:
                yield Happening(event="sings", player=event.player, subject=subject, about=(subject.id,),
                                itself=frozenset({subject.id}), other=objects[event.song], view=after)  # fmt: skip
        case Readied() | Exerted() | AbilityUsed() | PutBeneath():
            yield from _of_cards_in_play(event, after)
        case Chosen():
            yield Happening(event="chosen", player=event.player, subject=objects[event.object], about=(event.object,),
                            itself=frozenset({event.object}), cost=event.by, view=after)  # fmt: skip
        case Phase(name="start" | "end"):
            yield Happening(event=f"turn-{event.name}s", player=event.player, view=after)
        case Moved() if event.was is not None:
            yield from _of_moves(event, event.was, before, after)
        case Challenged() | ChallengeOver():
            yield from challenge_events(event, after)
        case Damaged() | Healed():
            yield from damage_events(event, after)
        case MovedTo():
            subject = objects[event.object]
            yield Happening(event="moves", player=event.player, subject=subject, about=(event.object,),
                            itself=frozenset({event.object}), other=objects[event.location], view=after)  # fmt: skip
        case _:
            return


def _of_cards_in_play(event: Readied | Exerted | AbilityUsed | PutBeneath, after: View) -> Iterator[Happening]:
    objects = after.objects
    match event:
        case Readied():
            for i in (i for i in event.objects if objects[i].zone == PLAY):
                yield Happening(event="readied", player=event.player, subject=objects[i], about=(i,),
                                itself=frozenset({i}), view=after)  # fmt: skip
        case Exerted(why="quest" | "sing" | "challenge" | "cost" | "effect"):
            for i in (i for i in event.objects if i in objects and objects[i].zone == PLAY):
                yield Happening(event="exerted", player=objects[i].player, subject=objects[i], about=(i,),
                                itself=frozenset({i}), view=after)  # fmt: skip
        case AbilityUsed() if event.object in objects:
            yield Happening(event="used", player=event.player, subject=objects[event.object], about=(event.object,),
                            itself=frozenset({event.object}), cost=event.ability, view=after)  # fmt: skip
        case PutBeneath():
            yield Happening(event="put-under", player=event.player, subject=objects[event.onto], about=(event.onto,),
                            itself=frozenset({event.onto}), view=after)  # fmt: skip
        case _:
            return


@home("7.5.2")
def _of_moves(event: Moved, was: Object, before: View, after: View) -> Iterator[Happening]:
    objects = after.objects
    match event:
        case Moved(to="inkwell"):
            for new, card in enumerate(was.cards, event.new):
                for name in ("inked", "inks")[: 1 + (was.owner(card) == event.player)]:
                    yield Happening(event=name, player=was.owner(card), subject=objects[new], about=(new,),
                                    itself=frozenset(), view=after)  # fmt: skip
        case Moved(verb="banish"):
            yield from banishment(event, was, before)
        case Moved(verb="discard" | "draw"):
            yield Happening(event=_MOVES[event.verb][0], player=was.player, subject=was,
                            about=(event.new,), itself=frozenset({was.id, event.new}), view=before)  # fmt: skip
        case _:
            return
