"""Applies events to the state: the only place where a state of Altered changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from oracle.games.altered.language import Definition
from oracle.games.altered.rules import events as ev
from oracle.games.altered.rules.objects.expeditions import ZONE_OF
from oracle.games.altered.rules.rulebook import home
from oracle.games.altered.rules.state import (
    DECK,
    DISCARD,
    EXPEDITIONS,
    HIDDEN,
    IN_PLAY,
    LIMBO,
    MANA,
    QUIET,
    RESERVE,
    Draft,
    Object,
    Region,
)
from oracle.kernel.run import Event

ARENA = Region(terrains=("forest", "mountain", "water"))
"""4.3.b, 4.3.c."""


def _change(draft: Draft, object_id: int, **fields: Any) -> None:
    thing: Object = draft.objects[object_id]
    draft.write(replace(thing, **fields))
    draft.board_changed |= thing.zone not in QUIET


def _key(thing: Object) -> str:
    # Expeditions and Limbo are shared: stored by the Expedition's player, and by the playing player (7.5.4). Anything
    # else is in a zone of its owner, who is stored as its controller too (1.4.3.a).
    return f"{thing.controller}/{thing.zone}"


@home("1.4.3.a", "3.1.2.c")
def _controller(was: Object, event: ev.Moved) -> str:
    if event.to in EXPEDITIONS or event.to == LIMBO:
        return event.controller or was.controller
    return was.player


@home("2.5.b", "2.5.j", "2.5.k", "2.4.4.b")
def _kept_counters(was: Object, event: ev.Moved) -> tuple[tuple[str, int], ...]:
    kept: tuple[tuple[str, int], ...] = ()
    if event.to in (*HIDDEN, DISCARD):
        return kept
    if was.zone in (RESERVE, LIMBO):
        kept = was.counters
    elif was.zone in IN_PLAY and event.keeps:
        kept = tuple([counter for counter in was.counters if counter[0] == "boost"])
    return with_counters(kept, event.counters)


@home("2.5.d", "7.3.12.b")
def with_counters(have: tuple[tuple[str, int], ...], more: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """The sum of the counters; negative numbers remove, never below zero (2.5.g)."""
    if not more:
        return have
    counts = dict(have)
    for name, count in more:
        counts[name] = max(counts.get(name, 0) + count, 0)
    return tuple(sorted((name, count) for name, count in counts.items() if count))


@home("2.1.e", "2.4.1.d", "2.2.15.b", "2.2.15.c", "1.1.3.c", "1.1.3.d")
def _moved(draft: Draft, event: ev.Moved) -> ev.Moved:
    was: Object = draft.objects[event.object]
    draft.board_changed |= was.zone not in QUIET or event.to not in QUIET
    key = _key(was)
    draft.set_zone(key, tuple([i for i in draft.zones[key] if i != was.id]))
    del draft.table()[was.id]
    tokens: dict[str, Definition] = draft.get("tokens")
    if was.card in tokens:
        # The token ceases to exist as it leaves; its card keeps pointing nowhere.
        where = dict(draft.where)
        del where[was.card]
        draft.where = where
        return replace(event, was=was)
    now = Object(
        id=draft.next_id,
        card=was.card,
        player=was.player,
        controller=_controller(was, event),
        zone=event.to,
        status=() if event.to in (*HIDDEN, DISCARD) else tuple(sorted(event.status)),
        counters=_kept_counters(was, event),
        played_from=was.zone if event.to == LIMBO else was.played_from if was.zone == LIMBO else None,
        scouted=event.scouted or (was.scouted and was.zone == LIMBO and event.to in IN_PLAY),
    )
    draft.next_id += 1
    _put(draft, now, event)
    if event.to not in HIDDEN:
        _forget(draft, was.card)
    return replace(event, was=was, now=now)


def _forget(draft: Draft, *cards: str) -> None:
    """A revealed card is no longer known at its next place."""
    known = draft.get("known")
    if known:
        draft.changes["known"] = tuple(card for card in known if card not in cards)


@home("3.2.2.b", "3.2.2.c", "3.2.2.f")
def _place_in_deck(size: int, event: ev.Moved) -> int:
    """Counted from the top, or from the bottom; if the Deck has too few cards, its other end."""
    return min(event.below, size) if event.place == "top" else max(size - event.below, 0)


def _put(draft: Draft, now: Object, event: ev.Moved) -> None:
    draft.write(now)
    draft.place_cards((now.card,), now.id)
    key = _key(now)
    old = draft.zones[key]
    place = _place_in_deck(len(old), event) if now.zone == DECK else 0 if now.zone == DISCARD else len(old)
    draft.set_zone(key, (*old[:place], now.id, *old[place:]))


@home("4.1.h")
def _removed(draft: Draft, event: ev.Removed) -> ev.Removed:
    was: Object = draft.objects[event.object]
    draft.board_changed = True
    key = _key(was)
    draft.set_zone(key, tuple([i for i in draft.zones[key] if i != was.id]))
    del draft.table()[was.id]
    draft.where = {ref: number for ref, number in draft.where.items() if ref != was.card}
    return replace(event, was=was)


@home("7.3.4.a", "1.1.7.b")
def _created(draft: Draft, event: ev.TokenCreated) -> ev.TokenCreated:
    tokens: dict[str, Definition] = draft.get("tokens")
    number = 1
    while (ref := f"token{number}") in tokens or ref in draft.where:
        number += 1
    draft.changes["tokens"] = {**tokens, ref: event.token}
    now = Object(
        id=draft.next_id, card=ref, player=event.by or event.player, controller=event.player, zone=event.to,
        status=event.status, counters=event.counters,
    )  # fmt: skip
    draft.next_id += 1
    draft.write(now)
    draft.place_cards((ref,), now.id)
    draft.set_zone(_key(now), (*draft.zones[_key(now)], now.id))
    draft.board_changed = True
    return replace(event, now=now)


@home("7.3.28.a", "3.2.4.d")
def _switched(draft: Draft, event: ev.Switched) -> ev.Switched:
    was: Object = draft.objects[event.object]
    key = _key(was)
    draft.set_zone(key, tuple([i for i in draft.zones[key] if i != was.id]))
    now = replace(was, zone=event.to, controller=event.controller or was.controller)
    _change(draft, was.id, zone=now.zone, controller=now.controller)
    draft.set_zone(_key(now), (*draft.zones[_key(now)], was.id))
    return replace(event, was=was)


@home("7.3.13.a", "2.4.1.e")
def _status_gained(draft: Draft, event: ev.StatusGained) -> None:
    if not event.again:
        have = draft.objects[event.object].status
        _change(draft, event.object, status=tuple(sorted({*have, event.status})))


@home("7.3.15.a")
def _status_lost(draft: Draft, event: ev.StatusLost) -> None:
    have = draft.objects[event.object].status
    _change(draft, event.object, status=tuple(s for s in have if s != event.status))


@home("2.5.f", "7.3.12.a")
def _counters_gained(draft: Draft, event: ev.CountersGained) -> None:
    have = draft.objects[event.object].counters
    _change(draft, event.object, counters=with_counters(have, ((event.counter, event.count),)))


@home("2.5.g", "2.5.h", "7.3.27.a")
def _counters_lost(draft: Draft, event: ev.CountersLost) -> None:
    have = draft.objects[event.object].counters
    _change(draft, event.object, counters=with_counters(have, ((event.counter, -event.count),)))


@home("7.3.16.a", "7.3.17.a")
def _expedition_moved(draft: Draft, event: ev.ExpeditionMoved) -> None:
    players = draft.get("players")
    own = players[event.player]
    distance = getattr(own, event.expedition) + (1 if event.forward else -1)
    draft.changes["players"] = {**players, event.player: replace(own, **{event.expedition: distance})}
    if event.forward:
        day = draft.get("day")
        there = draft.zones[f"{event.player}/{ZONE_OF[event.expedition]}"]
        forward = (*day.forward, (event.player, event.expedition))
        draft.changes["day"] = replace(day, forward=forward, carried=(*day.carried, *there))


def _tumult_revealed(draft: Draft, event: ev.TumultRevealed) -> None:
    regions = draft.get("regions")
    draft.changes["regions"] = tuple(
        replace(region, facedown=False) if place in event.regions else region for place, region in enumerate(regions)
    )


@home("3.2.2.d")
def _shuffled(draft: Draft, event: ev.Shuffled) -> None:
    deck = f"{event.player}/{DECK}"
    if event.discard:
        draft.board_changed = True
        pile = f"{event.player}/{DISCARD}"
        ids = _as_new(draft, event.order, DECK)
        draft.set_zone(pile, tuple(i for i in draft.zones[pile] if i in draft.objects))
        draft.set_zone(deck, (*draft.zones[deck], *ids))
    else:
        draft.set_zone(deck, tuple(draft.where[ref] for ref in event.order))
        _forget(draft, *event.order)
    draft.changes["chance"] = event.chance


def _as_new(draft: Draft, cards: tuple[str, ...], to: str) -> list[int]:
    ids = []
    for ref in cards:
        was: Object = draft.objects[draft.where[ref]]
        del draft.table()[was.id]
        draft.write(Object(id=draft.next_id, card=ref, player=was.player, controller=was.player, zone=to))
        draft.place_cards((ref,), draft.next_id)
        ids.append(draft.next_id)
        draft.next_id += 1
    return ids


def _chance_used(draft: Draft, event: ev.DiceThrown | ev.PickedAtRandom) -> None:
    draft.changes["chance"] = event.chance


def _revealed(draft: Draft, event: ev.Revealed) -> None:
    known = draft.get("known")
    draft.changes["known"] = (*known, *[card for card in event.cards if card not in known])


def _emblem_created(draft: Draft, event: ev.EmblemCreated) -> ev.EmblemCreated:
    emblem = replace(event.emblem, id=draft.next_id)
    draft.next_id += 1
    draft.changes["waiting"] = (*draft.get("waiting"), emblem)
    if event.key:
        _count(draft, "activations", event.key)
    return replace(event, emblem=emblem)


def _count(draft: Draft, field: str, key: str) -> None:
    day = draft.get("day")
    counts = dict(getattr(day, field))
    counts[key] = counts.get(key, 0) + 1
    draft.changes["day"] = replace(day, **{field: tuple(sorted(counts.items()))})


@home("5.4.b")
def _emblem_played(draft: Draft, event: ev.EmblemPlayed) -> None:
    draft.changes["waiting"] = tuple(
        replace(e, resolving=True) if e.id == event.emblem else e for e in draft.get("waiting")
    )


@home("5.4.d")
def _emblem_gone(draft: Draft, event: ev.EmblemGone) -> None:
    draft.changes["waiting"] = tuple(e for e in draft.get("waiting") if e.id != event.emblem)


def _ongoing_created(draft: Draft, event: ev.OngoingCreated) -> ev.OngoingCreated:
    emblem = replace(event.emblem, id=draft.next_id)
    draft.next_id += 1
    draft.changes["modifiers"] = (*draft.get("modifiers"), emblem)
    draft.board_changed = True
    return replace(event, emblem=emblem)


def _ongoing_gone(draft: Draft, event: ev.OngoingGone) -> None:
    draft.changes["modifiers"] = tuple(e for e in draft.get("modifiers") if e.id not in event.emblems)
    draft.board_changed = True


def _quick_action_played(draft: Draft, event: ev.QuickActionPlayed) -> None:
    _count(draft, "quick_actions", event.key)


def _passed(draft: Draft, event: ev.Passed) -> None:
    players = draft.get("players")
    draft.changes["players"] = {**players, event.player: replace(players[event.player], passed=True)}


def _turn_taken(draft: Draft, event: ev.TurnTaken) -> None:
    draft.changes["day"] = replace(draft.get("day"), turn=event.player, ending=False)
    if draft.get("known"):
        draft.changes["known"] = ()


def _turn_ends(draft: Draft, _: ev.TurnEnds) -> None:
    draft.changes["day"] = replace(draft.get("day"), ending=True)


def _phase_began(draft: Draft, event: ev.PhaseBegan) -> None:
    draft.changes["day"] = replace(draft.get("day"), phase=event.phase)


def _first_player(draft: Draft, event: ev.FirstPlayer) -> None:
    draft.changes["day"] = replace(draft.get("day"), first=event.player)
    draft.changes["chance"] = event.chance


def _day_began(draft: Draft, event: ev.DayBegan) -> None:
    day = draft.get("day")
    draft.changes["day"] = replace(
        day, number=event.number, first=event.first, turn=None, ending=False, forward=(), carried=(),
        quick_actions=(), activations=(),
    )  # fmt: skip
    players = draft.get("players")
    draft.changes["players"] = {name: replace(own, passed=False) for name, own in players.items()}


def _succeeded(draft: Draft, event: ev.Succeeded) -> None:
    draft.changes["day"] = replace(draft.get("day"), first=event.first)


@home("3.2.1.c", "4.3.a", "4.3.b", "4.3.c")
def _tiebreakers(draft: Draft, _: ev.TiebreakersStarted) -> None:
    draft.changes["regions"] = (ARENA,)
    players = draft.get("players")
    draft.changes["players"] = {name: replace(own, hero=0, companion=0) for name, own in players.items()}


def _game_over(draft: Draft, event: ev.GameOver) -> None:
    draft.changes["result"] = event.result


def _nothing(_draft: Draft, _event: Event) -> None:
    """Events that only matter for triggers."""


_WRITERS: dict[type[Event], Callable[[Draft, Any], Event | None]] = {
    ev.Moved: _moved,
    ev.Sacrificed: _nothing,
    ev.Removed: _removed,
    ev.TokenCreated: _created,
    ev.Switched: _switched,
    ev.StatusGained: _status_gained,
    ev.StatusLost: _status_lost,
    ev.CountersGained: _counters_gained,
    ev.CountersLost: _counters_lost,
    ev.ExpeditionMoved: _expedition_moved,
    ev.FailedToMove: _nothing,
    ev.TumultRevealed: _tumult_revealed,
    ev.Shuffled: _shuffled,
    ev.DiceThrown: _chance_used,
    ev.Rolled: _nothing,
    ev.PickedAtRandom: _chance_used,
    ev.Activated: _nothing,
    ev.Revealed: _revealed,
    ev.EmblemCreated: _emblem_created,
    ev.EmblemPlayed: _emblem_played,
    ev.EmblemGone: _emblem_gone,
    ev.OngoingCreated: _ongoing_created,
    ev.OngoingGone: _ongoing_gone,
    ev.QuickActionPlayed: _quick_action_played,
    ev.Passed: _passed,
    ev.TurnTaken: _turn_taken,
    ev.TurnEnds: _turn_ends,
    ev.PhaseBegan: _phase_began,
    ev.DailyEffect: _nothing,
    ev.FirstPlayer: _first_player,
    ev.DayBegan: _day_began,
    ev.Succeeded: _succeeded,
    ev.TiebreakersStarted: _tiebreakers,
    ev.GameOver: _game_over,
}


def fold(draft: Draft, event: Event) -> Event:
    """Apply the event and return it sealed, with what it created and the last state of what left."""
    sealed = _WRITERS[type(event)](draft, event)
    return event if sealed is None else sealed


__all__ = ["ARENA", "MANA", "fold", "with_counters"]
