"""Describes an imminent event in the terms of replacement effects (6.5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from oracle.games.lorcana.rules.abilities.view import View
from oracle.games.lorcana.rules.events import Damaged, Exerted, Lore, Moved, PutBeneath, Readied, Shifted
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import INKWELL, PLAY, Object
from oracle.kernel.run import Event

REPLACEABLE: frozenset[type[Event]] = frozenset({Damaged, Exerted, Lore, Moved, PutBeneath, Readied, Shifted})
"""The kinds of events that can be replaced."""


class Facing(Struct, frozen=True, kw_only=True):
    """An imminent event in the terms of replacement effects."""

    names: tuple[str, ...]
    player: str
    """The affected player: whose card it is, or who draws, gains or loses."""
    thing: Object | None = None
    much: int = 0
    """Amount of damage or lore."""
    by: str = ""
    """How damage is placed."""
    to: str = ""
    """Where the card goes."""
    in_challenge: bool = False


def parts_of(event: Event) -> tuple[Event, ...]:
    """A separate event for each card of an event, since each part can be replaced separately (6.5.2)."""
    if isinstance(event, Readied | Exerted):
        return tuple(replace(event, objects=(one,)) for one in event.objects)
    return (event,)


def joined(events: list[Event]) -> list[Event]:
    """The remaining parts of an event, combined again."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else None
        if isinstance(event, Readied | Exerted) and isinstance(last, Readied | Exerted) and _same(event, last):
            found[-1] = replace(last, objects=last.objects + event.objects)
        else:
            found.append(event)
    return found


def _same(one: Readied | Exerted, other: Readied | Exerted) -> bool:
    return type(one) is type(other) and replace(one, objects=()) == replace(other, objects=())


def facing(view: View, event: Event) -> Facing | None:
    """The description of an event; None if no replacement effect applies to such events."""
    objects = view.objects
    match event:
        case Damaged() if event.damage > 0:
            return _of_card(
                objects[event.object], "damaged", much=event.damage, by=event.how, in_challenge=event.in_challenge
            )
        case Lore() if event.by:
            name = "gained-lore" if event.by > 0 else "lost-lore"
            return Facing(names=(name,), player=event.player, much=abs(event.by))
        case Readied() | Exerted():
            return _of_turning(objects[event.objects[0]], event)
        case Moved():
            return _of_move(view, event, objects[event.object])
        case Shifted():
            return _of_card(objects[event.object], "entered-play")
        case PutBeneath() if objects[event.object].zone == PLAY:
            return _of_card(objects[event.object], "left-play")
        case _:
            return None


def _of_card(
    thing: Object, *names: str, much: int = 0, by: str = "", to: str = "", in_challenge: bool = False
) -> Facing:
    return Facing(
        names=names, player=thing.player, thing=thing, much=much, by=by, to=to, in_challenge=in_challenge
    )  # fmt: skip


def _of_turning(thing: Object, event: Readied | Exerted) -> Facing | None:
    # Texts about characters and items do not apply to cards in an inkwell, which are ink (5.3.1).
    if thing.zone != PLAY or (isinstance(event, Exerted) and event.why != "effect"):
        return None
    return _of_card(thing, "readied" if isinstance(event, Readied) else "exerted")


def _of_move(view: View, event: Moved, thing: Object) -> Facing | None:
    names = tuple(_names(view, event, thing))
    if not names:
        return None
    fights = view.side(thing) is not None
    if names == ("drew",) or names == ("inked",):
        # The card's identity is hidden.
        return Facing(names=names, player=thing.player, to=event.to)
    return _of_card(thing, *names, to=event.to, in_challenge=fights)


@home("5.1.1.5", "7.5.2", "1.12.3")
def _names(view: View, event: Moved, thing: Object) -> Iterator[str]:
    if event.verb == "resolve":
        return
    if event.verb == "banish":
        yield "banished"
    if thing.zone == PLAY:
        yield "left-play"
    if event.verb == "discard":
        yield "discarded"
    if event.verb == "draw":
        yield "drew"
    if event.to == INKWELL:
        yield "inked"
    if event.to == PLAY and view.definition(thing).type != "action":
        yield "entered-play"
