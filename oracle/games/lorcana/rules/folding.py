"""Applies events to the state: the only place where a state of Lorcana changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from oracle.games.lorcana.rules.events import (
    AbilityUsed,
    Arranged,
    Assigned,
    Began,
    Challenged,
    ChallengeOver,
    Checked,
    Chosen,
    ClearedUp,
    Damaged,
    Dried,
    Ended,
    Exerted,
    GameOver,
    Healed,
    Inked,
    LeftGame,
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
    StartingPlayer,
    Taken,
    TakenFromUnder,
    TookAtRandom,
    TookOnce,
    TurnPassed,
    Unassigned,
    Uncovered,
    Used,
    Waits,
)
from oracle.games.lorcana.rules.folding_moves import (
    log_entry,
    moved,
    put_beneath,
    shifted,
    taken_from_under,
    uncovered,
)
from oracle.games.lorcana.rules.rulebook import home
from oracle.games.lorcana.rules.state import (
    DECK,
    PLAY,
    ZONES,
    Delayed,
    Departed,
    Draft,
    Floating,
    FromUnder,
    Logged,
    Modifier,
    NextPlay,
    Object,
    PlayerState,
    Replacing,
    Turn,
)
from oracle.kernel.run import Event


def _change(draft: Draft, object_id: int, **fields: Any) -> None:
    draft.write(replace(draft.objects[object_id], **fields))


def _played(draft: Draft, event: Played) -> None:
    log_entry(draft, Logged(event="played", player=event.player, card=event.card, object=event.object))


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
    if event.damage:
        _log_of(draft, "damaged", event.object)
    if event.by is not None and event.damage and _is_character(draft, event.by):
        draft.changes["hits"] = (*draft.get("hits"), (event.object, event.by))


def _is_character(draft: Draft, object_id: int) -> bool:
    thing = draft.before.objects.get(object_id)
    cards = draft.before.__dict__["view"].game.cards
    return thing is not None and thing.zone == PLAY and cards[thing.card].type == "character"


def _challenged(draft: Draft, event: Challenged) -> None:
    draft.changes["challenge"] = event.challenge
    challenger = draft.objects[event.challenge.challenger]
    log_entry(draft, Logged(event="challenged", player=challenger.player, card=challenger.card, object=challenger.id))


def _challenge_over(draft: Draft, _event: ChallengeOver) -> None:
    draft.changes["challenge"] = None


def _checked(draft: Draft, _event: Checked) -> None:
    draft.changes["hits"] = ()


def _healed(draft: Draft, event: Healed) -> None:
    _change(draft, event.object, damage=draft.objects[event.object].damage - event.damage)
    _log_of(draft, "healed", event.object, event.player)


def _quested(draft: Draft, event: Quested) -> None:
    _log_of(draft, "quested", event.object)


def _log_of(draft: Draft, event: str, object_id: int, by: str = "") -> None:
    # Remaining references ask about the card in this turn, as it was then.
    thing = draft.objects.get(object_id)
    if thing is not None:
        log_entry(draft, Logged(event=event, player=thing.player, card=thing.card, object=object_id, by=by))


def _lore(draft: Draft, event: Lore) -> None:
    players: dict[str, PlayerState] = dict(draft.get("players"))
    players[event.player] = PlayerState(lore=players[event.player].lore + event.by)
    draft.changes["players"] = players


@home("6.1.14.1", "6.1.14.2")
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


def _took_at_random(draft: Draft, event: TookAtRandom) -> None:
    draft.changes["chance"] = event.chance


def _arranged(draft: Draft, event: Arranged) -> None:
    key = f"{event.player}/{DECK}"
    these = tuple([draft.where[card] for card in event.cards])
    rest = tuple([i for i in draft.zones[key] if i not in these])
    draft.set_zone(key, (*these, *rest) if event.place == "top" else (*rest, *these))


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


def _forget(draft: Draft) -> None:
    # Nothing resolves while a turn passes, so only lasting and waiting effects can still refer to cards that left play.
    lasting = [each for each in draft.get("modifiers") if isinstance(each, Delayed | Floating | Replacing)]
    spoken_of = {i for each in lasting for ids in each.bound.values() for i in ids}
    spoken_of |= {each.source for each in lasting}
    departed: dict[int, Departed] = draft.get("departed")
    draft.changes["departed"] = {i: gone for i, gone in departed.items() if i in spoken_of}


def _turn_passed(draft: Draft, event: TurnPassed) -> None:
    turn: Turn = draft.get("turn")
    draft.changes["turn"] = Turn(player=event.player, number=turn.number + 1, phase="start")
    draft.changes["log"] = ()
    _forget(draft)
    draft.changes["used"] = ()
    draft.changes["known"] = ()
    draft.changes["looked"] = ()


def _game_over(draft: Draft, event: GameOver) -> None:
    draft.changes["result"] = event.result
    draft.changes["waiting"] = ()


def _starting_player(draft: Draft, event: StartingPlayer) -> None:
    draft.changes["started"] = event.player
    draft.changes["turn"] = replace(draft.get("turn"), player=event.player)
    draft.changes["chance"] = event.chance


@home("2.4.1.1", "2.4.1.2")
def _cleared_up(draft: Draft, event: ClearedUp) -> None:
    players: dict[str, PlayerState] = draft.get("players")
    whose = {card: thing.owner(card) for thing in draft.objects.values() for card in thing.cards}
    draft.table().clear()
    for player in players:
        mine = [card for card in draft.where if whose[card] == player]
        for zone in ZONES:
            draft.set_zone(f"{player}/{zone}", ())
        first = draft.next_id
        for number, card in enumerate(mine, start=first):
            draft.write(Object(id=number, cards=(card,), player=player, zone=DECK))
            draft.place_cards((card,), number)
        draft.next_id += len(mine)
        draft.set_zone(f"{player}/{DECK}", tuple(range(first, draft.next_id)))
    nothing = dict.fromkeys(("waiting", "modifiers", "log", "used", "known", "looked", "hits"), ())
    draft.changes.update(nothing, departed={}, challenge=None, result=None, series=event.series)
    draft.changes["players"] = dict.fromkeys(players, PlayerState())
    draft.changes["turn"] = Turn(player=next(iter(players)), number=0, phase="setup")
    draft.board_changed = True


@home("9.2.3", "7.7.7")
def _left_game(draft: Draft, event: LeftGame) -> None:
    gone = event.player
    table = draft.table()
    for thing in list(table.values()):
        kept = [card for card in thing.cards if thing.owner(card) != gone]
        if not kept:
            del table[thing.id]
        elif len(kept) < len(thing.cards):
            facedown = tuple([card for card in thing.facedown if card in kept])
            others = tuple([(card, owner) for card, owner in thing.others if card in kept])
            table[thing.id] = replace(thing, cards=tuple(kept), facedown=facedown, others=others)
    left = {card for thing in table.values() for card in thing.cards}
    for card in [card for card in draft.where if card not in left]:
        del draft.places()[card]
    for zone in ZONES:
        draft.set_zone(f"{gone}/{zone}", tuple([i for i in draft.zones[f"{gone}/{zone}"] if i in table]))
    draft.changes["players"] = {name: own for name, own in draft.get("players").items() if name != gone}
    draft.changes["waiting"] = tuple([each for each in draft.get("waiting") if each.player != gone])
    draft.changes["modifiers"] = tuple([each for each in draft.get("modifiers") if _stays(each, gone, table)])
    draft.changes["hits"] = tuple([hit for hit in draft.get("hits") if hit[0] in table])
    draft.board_changed = True


def _stays(effect: Modifier, gone: str, objects: Mapping[int, Object]) -> bool:
    # An effect with a stated duration continues until it ends, unless the duration is the card's time in play.
    if effect.until == "while-this-in-play":
        return effect.made_by in objects
    return effect.player != gone or not isinstance(effect, Delayed | Floating | FromUnder | NextPlay)


def _nothing(_draft: Draft, _event: Event) -> None:
    """Events that only matter for triggers."""


_FOLDS: dict[type[Event], Callable[[Draft, Any], Event | None]] = {
    Moved: moved,
    Shifted: shifted,
    PutBeneath: put_beneath,
    TakenFromUnder: taken_from_under,
    Uncovered: uncovered,
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
    Arranged: _arranged,
    Shuffled: _shuffled,
    TookAtRandom: _took_at_random,
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
    StartingPlayer: _starting_player,
    ClearedUp: _cleared_up,
    GameOver: _game_over,
    LeftGame: _left_game,
    AbilityUsed: _nothing,
    Quested: _quested,
    Sang: _nothing,
    Chosen: _nothing,
}


@home("5.1.3")
def fold(draft: Draft, event: Event) -> Event:
    """Apply the event to the draft and return it sealed."""
    return _FOLDS[type(event)](draft, event) or event
