"""Applies the movement of cards to the state: between zones, on top of others, under them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Moved, PutBeneath, Shifted, TakenFromUnder, Uncovered
from oracle.games.lorcana.rules.joining import joined
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import (
    DECK,
    DISCARD,
    HAND,
    INKWELL,
    NOWHERE,
    PLAY,
    Departed,
    Draft,
    Logged,
    Object,
)


def log_entry(draft: Draft, entry: Logged) -> None:
    """Record an event of this turn, for abilities that ask about it."""
    draft.changes["log"] = (*draft.get("log"), entry)


def _take_out(draft: Draft, was: Object) -> None:
    key = f"{was.player}/{was.zone}"
    draft.set_zone(key, tuple([i for i in draft.zones[key] if i != was.id]))


@home("5.1.1.7", "8.10.7", "1.9.6", "1.4.3", "5.1.2.5", "5.1.2.6", "5.1.2.7", "7.1.6")
def moved(draft: Draft, event: Moved) -> Moved:
    """Move a card to another zone, or each card of a stack to its own player's; it becomes a new card."""
    was = _as_it_leaves(draft, draft.objects[event.object])
    from_play, in_play = was.zone == PLAY, event.to == PLAY
    _take_out(draft, was)
    table, where = draft.table(), draft.places()
    del table[was.id]
    new = draft.next_id
    draft.next_id = new + len(was.cards)
    for number, card in enumerate(was.cards, new):
        table[number] = Object(
            id=number,
            cards=(card,),
            player=was.owner(card),
            zone=event.to,
            exerted=event.exerted and (number == new or _shares_states(draft)),
            drying=event.drying and in_play,
            damage=event.damage if in_play else 0,
        )
        where[card] = number
    if was.others:
        for player in dict.fromkeys(map(was.owner, was.cards)):
            _arrive(draft, event, player, [i for i, card in enumerate(was.cards, new) if was.owner(card) == player])
    else:
        _arrive(draft, event, was.player, range(new, draft.next_id))
    if from_play or in_play:
        draft.board_changed = draft.board_changed or _has_abilities(draft, was)
    if from_play:
        _leave_location(draft, was)
        _end_what_it_kept_up(draft, was)
        # In a deck it has yet to resolve (6.7.8).
        if event.verb != "resolve" or event.to == DECK or _lasts_on(draft, was):
            _remember(draft, was, new)
    fight = draft.get("challenge")
    left = fight if fight is not None and was.id in (fight.challenger, fight.challenged) else None
    if event.to == DISCARD or event.verb == "banish":
        _log_leaving(draft, event, was, in_challenge=left is not None)
    _log_left(draft, was)
    _log_hidden(draft, event, was)
    return replace(event, was=was, new=new, challenge=left)


@home("7.4.3")
def _as_it_leaves(draft: Draft, thing: Object) -> Object:
    # A character that leaves play together with a location is still at it, whichever event is applied first.
    stood = draft.before.objects.get(thing.id)
    return thing if stood is None or stood.at == thing.at else replace(thing, at=stood.at)


@home("5.1.1.7", "7.5.2")
def _shares_states(draft: Draft) -> bool:
    # An effect that puts a stack exerted into an inkwell is about its top card alone.
    return view_of(draft.before).game.edition.stack_shares_states


def _arrive(draft: Draft, event: Moved, player: str, added: Sequence[int]) -> None:
    key = f"{player}/{event.to}"
    old = draft.zones.get(key, ())
    first = event.place == "top" if event.to == DECK else event.to == DISCARD
    draft.set_zone(key, (*added, *old) if first else (*old, *added))


def _log_leaving(draft: Draft, event: Moved, was: Object, *, in_challenge: bool) -> None:
    if event.to == DISCARD:
        for card in was.cards:
            log_entry(draft, Logged(event="put-into-discard", player=was.owner(card), card=card))
    if event.verb == "banish":
        for name in ("banished", "banished-in-challenge")[: 1 + in_challenge]:
            log_entry(draft, Logged(event=name, player=was.player, card=was.card, object=was.id))


@home("7.1.5")
def _log_left(draft: Draft, was: Object) -> None:
    # Whatever event moves it, a card is in one zone at a time.
    if was.zone == DISCARD:
        log_entry(draft, Logged(event="left-discard", player=was.player, card=was.card))


def _log_hidden(draft: Draft, event: Moved, was: Object) -> None:
    if event.to == HAND or event.verb == "draw":
        _log_draw(draft, event, was)
    for card in was.cards if event.to == INKWELL else ():
        if was.owner(card) == event.player:
            log_entry(draft, Logged(event="inked", player=event.player, card=card))


@home("1.12.3")
def _log_draw(draft: Draft, event: Moved, was: Object) -> None:
    # A card that is put into a hand has not been drawn.
    if event.verb == "draw":
        log_entry(draft, Logged(event="drew", player=was.player))


@home("6.7.7")
def _remember(draft: Draft, was: Object, new: int = 0) -> None:
    # Texts may still ask about its state before it left play.
    departed = Departed(was, view_of(draft.before).values(was), new)
    draft.changes["departed"] = {**draft.get("departed"), was.id: departed}


def _lasts_on(draft: Draft, was: Object) -> bool:
    # Effects of an action may refer to the action, for example by its name.
    return any(getattr(each, "source", None) == was.id for each in draft.get("modifiers"))


def _has_abilities(draft: Draft, thing: Object) -> bool:
    cards = view_of(draft.before).game.cards
    return bool(cards[thing.card].abilities) or (
        len(thing.cards) > 1 and any(cards[card].abilities for card in thing.cards)
    )


@home("5.6.6")
def _leave_location(draft: Draft, was: Object) -> None:
    # Characters at a location that leaves play stay, at no location (5.6.6).
    here = [thing for thing in draft.objects.values() if thing.at == was.id]
    for thing in here:
        draft.write(replace(thing, at=None))


@home("6.1.13.5")
def _end_what_it_kept_up(draft: Draft, was: Object) -> None:
    modifiers = draft.get("modifiers")
    if modifiers and any(m.until == "while-this-in-play" and m.made_by == was.id for m in modifiers):
        draft.changes["modifiers"] = tuple(
            [m for m in modifiers if m.until != "while-this-in-play" or m.made_by != was.id]
        )


@home("5.1.1.6", "5.1.1.7", "8.10.5", "8.10.6")
def shifted(draft: Draft, event: Shifted) -> Shifted:
    """A card is put on top of a character, and is that character from now on."""
    was: Object = draft.objects[event.object]
    below: Object = draft.objects[event.onto]
    _take_out(draft, was)
    _log_left(draft, was)
    del draft.table()[was.id]
    for other in event.beside:
        below = joined(draft, below, draft.objects[other])
    if view_of(draft.before).game.cards[below.card].type == "location":
        _leave_location(draft, below)
    draft.write(
        replace(
            below,
            cards=was.cards + below.cards,
            exerted=event.exerted,
            drying=event.drying,
            damage=below.damage + event.damage,
        )
    )
    draft.place_cards(was.cards, below.id)
    draft.board_changed = True
    return replace(event, was=was, new=below.id)


def uncovered(draft: Draft, event: Uncovered) -> Uncovered:
    """The top card of a stack goes to its player's hand; the rest is in play again, as that object."""
    was: Object = draft.objects[event.object]
    rest = was.cards[1:]
    # A non-character is at no location (4.7.1) and never drying; an item is never damaged (5.1.2.2).
    kind = view_of(draft.before).game.cards[rest[0]].type
    character, damage = kind == "character", 0 if kind == "item" else was.damage
    at = was.at if character else None
    draft.write(replace(was, cards=rest, drying=was.drying and character, damage=damage, at=at))
    thing = Object(id=draft.next_id, cards=(was.card,), player=was.player, zone=HAND)
    draft.next_id += 1
    draft.write(thing)
    draft.place_cards(thing.cards, thing.id)
    key = f"{was.player}/{HAND}"
    draft.set_zone(key, (*draft.zones.get(key, ()), thing.id))
    _end_what_it_kept_up(draft, was)
    draft.board_changed = True
    return replace(event, was=was, new=thing.id)


def taken_from_under(draft: Draft, event: TakenFromUnder) -> None:
    """A card leaves the stack that it is part of."""
    stack: Object = draft.objects[draft.where[event.card]]
    draft.write(
        replace(
            stack,
            cards=tuple([card for card in stack.cards if card != event.card]),
            facedown=tuple([card for card in stack.facedown if card != event.card]),
            others=tuple([other for other in stack.others if other[0] != event.card]),
        )
    )
    thing = Object(id=draft.next_id, cards=(event.card,), player=stack.owner(event.card), zone=NOWHERE)
    draft.next_id += 1
    draft.write(thing)
    draft.place_cards(thing.cards, thing.id)
    key = f"{thing.player}/{NOWHERE}"
    draft.set_zone(key, (*draft.zones.get(key, ()), thing.id))


@home("5.1.1.5", "5.1.1.9", "5.1.1.10", "7.4.2.1")
def put_beneath(draft: Draft, event: PutBeneath) -> PutBeneath:
    """A card goes to the bottom of a stack."""
    was: Object = draft.objects[event.object]
    _take_out(draft, was)
    _log_left(draft, was)
    del draft.table()[was.id]
    if was.zone == PLAY:
        # Under another card it is no longer in play, and everything attached to it ends as if it were gone.
        draft.board_changed = True
        _leave_location(draft, was)
        _end_what_it_kept_up(draft, was)
        _remember(draft, was)
    # Read now: it may have been at the location that has just gone under it.
    above: Object = draft.objects[event.onto]
    facedown = above.facedown + (was.cards if event.facedown else was.facedown)
    mixed = above.others or was.others or above.player != was.player
    owned = [(card, thing.owner(card)) for thing in (above, was) for card in thing.cards] if mixed else []
    others = tuple([(card, owner) for card, owner in owned if owner != above.player])
    draft.write(replace(above, cards=above.cards + was.cards, facedown=facedown, others=others))
    draft.place_cards(was.cards, above.id)
    log_entry(draft, Logged(event="put-under", player=above.player, card=above.card, object=above.id, by=event.player))
    if event.facedown:
        # Nobody may look at it any more, even if everybody has seen it before (8.4.2, 7.4.2.1).
        draft.changes["known"] = tuple([card for card in draft.get("known") if card not in was.cards])
    return replace(event, was=was)
