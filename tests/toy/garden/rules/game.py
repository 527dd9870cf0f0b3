"""One game of Garden: its constants, and its answers to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from oracle.games.garden.language import PRINTED, Definition
from oracle.games.garden.rules import turn, winning
from oracle.games.garden.rules.editions import EDITIONS, Edition
from oracle.games.garden.rules.state import (
    GARDEN,
    HAND,
    AnyTask,
    Check,
    EndTurn,
    Gained,
    Moved,
    Over,
    Passed,
    Pick,
    Play,
    Result,
    Table,
    Turn,
    Turned,
)

from oracle.kernel.legal import Listing, listing_of
from oracle.kernel.rules import Overrides
from oracle.kernel.run import AnyRun, Event, Game, Task
from oracle.kernel.saved import Archive, Saved
from oracle.kernel.state import Draft, cards_in

PERFORMERS: dict[type[Task], Callable[[AnyRun, Any], None]] = {
    Play: turn.plant,
    Pick: turn.pick,
    EndTurn: turn.end_turn,
    Check: winning.check,
}


class Garden(Game[Table, Edition]):
    """The constants of one game."""

    def __init__(self, edition: Edition, cards: Mapping[str, Definition], overrides: Overrides | None = None) -> None:
        self.edition: Edition = edition
        self.cards: Mapping[str, Definition] = cards
        self.overrides = {**edition.overrides, **(overrides or {})}

    def fold(self, draft: Draft[Table], event: Event) -> Event:
        match event:
            case Moved():
                return _move(draft, event)
            case Turned():
                for each in event.objects:
                    draft.write(replace(draft.objects[each], turned=not event.back))
            case Gained():
                players = draft.get("players")
                draft.changes["players"] = players | {event.player: players[event.player] + event.petals}
            case Passed():
                draft.changes["turn"] = Turn(event.player, draft.get("turn").number + 1)
                for each in [each for each in draft.objects.values() if each.fresh]:
                    draft.write(replace(each, fresh=False))
            case Over():
                draft.changes["result"] = event.result
        return event

    def react(self, run: AnyRun, after: Table, events: list[Event], board_changed: bool) -> Table:
        return after

    def perform(self, run: AnyRun, task: Task) -> None:
        PERFORMERS[type(task)](run, task)

    def irreversible(self, event: Event) -> bool:
        return False

    def refused_answer(self) -> str:
        return "2.2.4"

    def loop(self, state: Table, happened: Sequence[Event]) -> Table:
        return replace(state, result=Result(reason="loop"))


def _move(draft: Draft[Table], event: Moved) -> Moved:
    was, new = draft.objects[event.object], draft.next_id
    here, there = f"{was.player}/{was.zone}", f"{was.player}/{event.to}"
    draft.set_zone(here, tuple(each for each in draft.zones[here] if each != was.id))
    draft.set_zone(there, (*draft.zones[there], new))
    draft.table().pop(was.id)
    draft.write(replace(was, id=new, zone=event.to, turned=False, fresh=event.to == GARDEN))
    draft.place_cards((was.card,), new)
    draft.next_id += 1
    return replace(event, new=new)


def listing(game: Garden, state: Table) -> Listing:
    """Everything the player whose turn it is may do."""
    return listing_of(game, state, _proposals(state))


def _proposals(state: Table) -> Iterator[Task]:
    player = state.turn.player
    yield from (Play(player=player, card=each.card) for each in cards_in(state, player, HAND))
    yield from (Pick(player=player, card=each.card) for each in cards_in(state, player, GARDEN))
    yield EndTurn(player=player)


ARCHIVE = Archive("garden", 1, Saved[Definition, Table, AnyTask], editions=EDITIONS, printed=PRINTED, match=Garden)
