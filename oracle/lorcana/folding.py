"""What each event writes into the state: the only place where a state of Lorcana changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from oracle.kernel.run import Event
from oracle.kernel.state import Draft
from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.events import (
    AbilityUsed,
    Assigned,
    Began,
    Challenged,
    ChallengeOver,
    Checked,
    Chosen,
    Damaged,
    Dried,
    Ended,
    Exerted,
    GameOver,
    Healed,
    Inked,
    Looked,
    Lore,
    Moved,
    MovedTo,
    Phase,
    Played,
    PutBeneath,
    Quested,
    Readied,
    Revealed,
    Sang,
    Shifted,
    Shuffled,
    Taken,
    TakenFromUnder,
    TookOnce,
    TurnPassed,
    Unassigned,
    Used,
    Waits,
)
from oracle.lorcana.rulebook import home
from oracle.lorcana.state import DECK, DISCARD, NOWHERE, PLAY, Logged, Object, PlayerState, Turn


def _change(draft: Draft, object_id: int, **fields: Any) -> None:
    draft.write(replace(draft.objects[object_id], **fields))


def _log(draft: Draft, entry: Logged) -> None:
    draft.changes["log"] = (*draft.get("log"), entry)


def _take_out(draft: Draft, was: Object) -> None:
    key = f"{was.player}/{was.zone}"
    draft.set_zone(key, tuple([i for i in draft.zones[key] if i != was.id]))


@home("5.1.1.7", "8.10.7", "1.9.6")
def _moved(draft: Draft, event: Moved) -> Moved:
    was: Object = draft.objects[event.object]
    from_play, in_play = was.zone == PLAY, event.to == PLAY
    strength = view_of(draft.before).strength_or_none(was) if from_play else None
    _take_out(draft, was)
    table, where = draft.table(), draft.places()
    del table[was.id]
    new = draft.next_id
    draft.next_id = new + len(was.cards)
    for number, card in enumerate(was.cards, new):
        table[number] = Object(
            id=number,
            cards=(card,),
            player=was.player,
            zone=event.to,
            exerted=event.exerted,
            drying=event.drying and in_play,
            damage=event.damage if in_play else 0,
        )
        where[card] = number
    key = f"{was.player}/{event.to}"
    old, added = draft.zones.get(key, ()), tuple(range(new, draft.next_id))
    first = event.place == "top" if event.to == DECK else event.to == DISCARD
    draft.set_zone(key, added + old if first else old + added)
    if from_play or in_play:
        draft.board_changed = draft.board_changed or _has_abilities(draft, was)
    if from_play:
        _leave_location(draft, was)
        _end_what_it_kept_up(draft, was)
        _remember_strength(draft, was, strength)
    fight = draft.get("challenge")
    left = fight if fight is not None and was.id in (fight.challenger, fight.challenged) else None
    if event.to == DISCARD or event.verb == "banish":
        _log_leaving(draft, event, was, strength, in_challenge=left is not None)
    return replace(event, was=was, strength=strength, new=new, challenge=left)


def _log_leaving(draft: Draft, event: Moved, was: Object, strength: int | None, *, in_challenge: bool) -> None:
    if event.to == DISCARD:
        for card in was.cards:
            _log(draft, Logged(event="put-into-discard", player=was.player, card=card))
    if event.verb == "banish":
        for name in ("banished", "banished-in-challenge")[: 1 + in_challenge]:
            _log(draft, Logged(event=name, player=was.player, card=was.card, strength=strength))


def _remember_strength(draft: Draft, was: Object, strength: int | None) -> None:
    # What waits may still ask for the Strength its card had before it left play (6.7.7).
    waiting = draft.get("waiting")
    if waiting and strength is not None and any(w.source == was.id for w in waiting):
        draft.changes["waiting"] = tuple([replace(w, strength=strength) if w.source == was.id else w for w in waiting])


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


def _end_what_it_kept_up(draft: Draft, was: Object) -> None:
    modifiers = draft.get("modifiers")
    if modifiers and any(m.until == "while-this-in-play" and m.made_by == was.id for m in modifiers):
        draft.changes["modifiers"] = tuple(
            [m for m in modifiers if m.until != "while-this-in-play" or m.made_by != was.id]
        )


@home("5.1.1.6", "8.10.6")
def _shifted(draft: Draft, event: Shifted) -> Shifted:
    was: Object = draft.objects[event.object]
    below: Object = draft.objects[event.onto]
    _take_out(draft, was)
    del draft.table()[was.id]
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


def _taken_from_under(draft: Draft, event: TakenFromUnder) -> None:
    stack: Object = draft.objects[draft.where[event.card]]
    draft.write(
        replace(
            stack,
            cards=tuple([card for card in stack.cards if card != event.card]),
            facedown=tuple([card for card in stack.facedown if card != event.card]),
        )
    )
    thing = Object(id=draft.next_id, cards=(event.card,), player=stack.player, zone=NOWHERE)
    draft.next_id += 1
    draft.write(thing)
    draft.place_cards(thing.cards, thing.id)
    key = f"{thing.player}/{NOWHERE}"
    draft.set_zone(key, (*draft.zones.get(key, ()), thing.id))


@home("5.1.1.5")
def _put_beneath(draft: Draft, event: PutBeneath) -> PutBeneath:
    was: Object = draft.objects[event.object]
    above: Object = draft.objects[event.onto]
    from_play = was.zone == PLAY
    strength = view_of(draft.before).strength_or_none(was) if from_play else None
    _take_out(draft, was)
    del draft.table()[was.id]
    if from_play:
        # Under another card it is in play no more, and what hung on it ends as if it were gone.
        draft.board_changed = True
        _leave_location(draft, was)
        _end_what_it_kept_up(draft, was)
        _remember_strength(draft, was, strength)
    facedown = above.facedown + (was.cards if event.facedown else was.facedown)
    draft.write(replace(above, cards=above.cards + was.cards, facedown=facedown))
    draft.place_cards(was.cards, above.id)
    if event.facedown:
        # Nobody may look at it any more, even if everybody has seen it before (8.4.2, 7.4.2.1).
        draft.changes["known"] = tuple([card for card in draft.get("known") if card not in was.cards])
    return replace(event, was=was if from_play else None)


def _played(draft: Draft, event: Played) -> None:
    _log(draft, Logged(event="played", player=event.player, card=event.card))


def _exerted(draft: Draft, event: Exerted) -> None:
    table = draft.table()
    for object_id in event.objects:
        table[object_id] = replace(table[object_id], exerted=True)


def _readied(draft: Draft, event: Readied) -> None:
    table = draft.table()
    for object_id in event.objects:
        table[object_id] = replace(table[object_id], exerted=False)


@home("5.1.1.12")
def _dried(draft: Draft, event: Dried) -> None:
    table = draft.table()
    for object_id in event.objects:
        table[object_id] = replace(table[object_id], drying=False)


def _damaged(draft: Draft, event: Damaged) -> None:
    _change(draft, event.object, damage=draft.objects[event.object].damage + event.damage)
    if event.by is not None and event.damage and _is_character(draft, event.by):
        draft.changes["hits"] = (*draft.get("hits"), (event.object, event.by))


def _is_character(draft: Draft, object_id: int) -> bool:
    thing = draft.before.objects.get(object_id)
    cards = draft.before.__dict__["view"].game.cards
    return thing is not None and thing.zone == PLAY and cards[thing.card].type == "character"


def _challenged(draft: Draft, event: Challenged) -> None:
    draft.changes["challenge"] = event.challenge
    challenger = draft.objects[event.challenge.challenger]
    _log(draft, Logged(event="challenged", player=challenger.player, card=challenger.card))


def _challenge_over(draft: Draft, _event: ChallengeOver) -> None:
    draft.changes["challenge"] = None


def _checked(draft: Draft, _event: Checked) -> None:
    draft.changes["hits"] = ()


def _healed(draft: Draft, event: Healed) -> None:
    _change(draft, event.object, damage=draft.objects[event.object].damage - event.damage)


def _lore(draft: Draft, event: Lore) -> None:
    players: dict[str, PlayerState] = dict(draft.get("players"))
    players[event.player] = PlayerState(lore=players[event.player].lore + event.by)
    draft.changes["players"] = players


@home("6.1.14.1")
def _revealed(draft: Draft, event: Revealed) -> None:
    known: tuple[str, ...] = draft.get("known")
    draft.changes["known"] = tuple(sorted({*known, *event.cards}))


def _looked(draft: Draft, event: Looked) -> None:
    seen = {(event.player, draft.where[card]) for card in event.cards}
    draft.changes["looked"] = tuple(sorted({*draft.get("looked"), *seen}))


def _shuffled(draft: Draft, event: Shuffled) -> None:
    draft.set_zone(f"{event.player}/{DECK}", tuple([draft.where[card] for card in event.order]))
    hidden = set(event.order)
    draft.changes["known"] = tuple([card for card in draft.get("known") if card not in hidden])
    ids = {draft.where[card] for card in event.order}
    draft.changes["looked"] = tuple([seen for seen in draft.get("looked") if seen[1] not in ids])
    draft.changes["chance"] = event.chance


def _inked(draft: Draft, _event: Inked) -> None:
    turn: Turn = draft.get("turn")
    draft.changes["turn"] = replace(turn, inked=turn.inked + 1)


def _moved_to(draft: Draft, event: MovedTo) -> None:
    _change(draft, event.object, at=event.location)
    draft.board_changed = True


def _assigned(draft: Draft, event: Assigned) -> None:
    _change(draft, event.mission, at=event.character)


def _unassigned(draft: Draft, event: Unassigned) -> None:
    _change(draft, event.mission, at=None)


def _took_once(draft: Draft, event: TookOnce) -> None:
    turn: Turn = draft.get("turn")
    draft.changes["turn"] = replace(turn, once=tuple(sorted({*turn.once, event.what})))


def _began(draft: Draft, event: Began) -> Began:
    modifier = replace(event.modifier, id=draft.next_id)
    draft.next_id += 1
    draft.changes["modifiers"] = (*draft.get("modifiers"), modifier)
    return Began(modifier=modifier)


def _ended(draft: Draft, event: Ended) -> None:
    draft.changes["modifiers"] = tuple([m for m in draft.get("modifiers") if m.id not in event.modifiers])


def _used(draft: Draft, event: Used) -> None:
    draft.changes["used"] = (*draft.get("used"), (event.object, event.ability))


@home("1.7.4", "7.7.2")
def _waits(draft: Draft, event: Waits) -> Waits:
    waiting = replace(event.waiting, id=draft.next_id)
    draft.next_id += 1
    draft.changes["waiting"] = (*draft.get("waiting"), waiting)
    return Waits(waiting=waiting)


def _taken(draft: Draft, event: Taken) -> None:
    draft.changes["waiting"] = tuple([w for w in draft.get("waiting") if w.id != event.waiting])


def _phase(draft: Draft, event: Phase) -> None:
    draft.changes["turn"] = replace(draft.get("turn"), phase=event.name)


def _turn_passed(draft: Draft, event: TurnPassed) -> None:
    turn: Turn = draft.get("turn")
    draft.changes["turn"] = Turn(player=event.player, number=turn.number + 1, phase="start")
    draft.changes["log"] = ()
    draft.changes["used"] = ()
    draft.changes["known"] = ()
    draft.changes["looked"] = ()


def _game_over(draft: Draft, event: GameOver) -> None:
    draft.changes["result"] = event.result
    draft.changes["waiting"] = ()


def _nothing(_draft: Draft, _event: Event) -> None:
    """What only triggers speak of."""


_FOLDS: dict[type[Event], Callable[[Draft, Any], Event | None]] = {
    Moved: _moved,
    Shifted: _shifted,
    PutBeneath: _put_beneath,
    TakenFromUnder: _taken_from_under,
    Played: _played,
    Exerted: _exerted,
    Readied: _readied,
    Dried: _dried,
    Damaged: _damaged,
    Healed: _healed,
    Challenged: _challenged,
    ChallengeOver: _challenge_over,
    Checked: _checked,
    Lore: _lore,
    Revealed: _revealed,
    Looked: _looked,
    Shuffled: _shuffled,
    Inked: _inked,
    MovedTo: _moved_to,
    Assigned: _assigned,
    Unassigned: _unassigned,
    TookOnce: _took_once,
    Began: _began,
    Ended: _ended,
    Used: _used,
    Waits: _waits,
    Taken: _taken,
    Phase: _phase,
    TurnPassed: _turn_passed,
    GameOver: _game_over,
    AbilityUsed: _nothing,
    Quested: _nothing,
    Sang: _nothing,
    Chosen: _nothing,
}


@home("5.1.3")
def fold(draft: Draft, event: Event) -> Event:
    """Write the event into the draft; returns it sealed."""
    return _FOLDS[type(event)](draft, event) or event
