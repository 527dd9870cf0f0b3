"""1.8 Game state check: repeated checks of the game, and their consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana import language as lang
from oracle.games.lorcana.rules.abilities.texts import Text
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.events import Checked, GameOver, LeftGame, Moved
from oracle.games.lorcana.rules.rulebook import home, rule
from oracle.games.lorcana.rules.state import DECK, DISCARD, Object, Result, State
from oracle.games.lorcana.rules.tasks import Check
from oracle.kernel.open_questions import rests_on
from oracle.kernel.run import Event

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

LORE_TO_WIN = 20
TWO = 2


@rule("1.8.1", "1.8.2", "1.8.3", "1.8.5")
def game_state_check(run: Run, task: Check) -> None:
    """Check repeatedly until nothing is found."""
    while run.state.result is None:
        found, before, start = check_once(run, turn_ends=task.turn_ends), run.state, len(run.events)
        happened = len(found)
        if run.state.hits:
            happened = run.happen(*found, Checked()) - 1
        elif found:
            happened = run.happen(*found)
        if found:
            note_who_falls_together(before, run.events[start:])
        if happened < len(found):
            # A replaced consequence may be found again and again; the agenda's limit ends endless loops (6.1.10).
            run.then(task)
        if not found or happened < len(found):
            return


@rule("1.8.4")
def check_once(run: Run, *, turn_ends: bool) -> list[Event]:
    """Everything one check finds happens at once."""
    result = players_who_win_or_lose(run, turn_ends=turn_ends)
    if result is not None:
        return [GameOver(result=result)]
    left = who_leaves(run) if turn_ends else ""
    if not left:
        return banished_by_damage(run)
    objects = run.state.objects
    stays = [
        each for each in banished_by_damage(run) if isinstance(each, Moved) and objects[each.object].player != left
    ]
    return [LeftGame(player=left), *stays]


def note_turn_order(run: Run) -> None:
    """Report that several players have enough lore, including the active player, who is not first in turn order."""
    there = [player for player, own in run.state.players.items() if own.lore >= lore_to_win(run, player)]
    if run.state.turn.player in there[1:]:
        rests_on(108)


def note_who_falls_together(before: State, happened: list[Event]) -> None:
    """Report that cards of several players are banished at once, and one of the active player's would trigger."""
    fallen = [before.objects[event.object] for event in happened if isinstance(event, Moved) and event.verb == "banish"]
    if len({thing.player for thing in fallen}) > 1 and any(
        thing.player == before.turn.player and _hears_others_fall(before, thing) for thing in fallen
    ):
        rests_on(52)


@home("1.2.1", "1.8.1.1")
def lore_to_win(run: Run, player: str) -> int:
    """The lore this player needs to win: twenty, unless a text in play says more."""
    view = view_of(run.state)
    said = [
        needs.lore
        for source, needs in view.index.lore_to_win
        if player in view.players(needs.who, source.player)
        and (needs.condition is None or view.holds(needs.condition, Text(source.player, source.id)))
    ]
    return max((LORE_TO_WIN, *said))


@rule("1.8.1.1", "1.8.1.2", "1.8.1.3", "2.3.3.3", "1.11.3", "2.3.3.1")
def players_who_win_or_lose(run: Run, *, turn_ends: bool) -> Result | None:
    """Twenty lore win; an empty deck at the end of one's turn loses, and if that leaves one player, that player
    wins.
    """
    state = run.state
    note_turn_order(run)
    for player, own in state.players.items():
        if own.lore >= lore_to_win(run, player):
            return Result(winner=player, losers=_others(run, player), reason="lore")
    loser = who_has_no_deck(run) if turn_ends and len(state.players) == TWO else ""
    if loser:
        winner = next(name for name in state.players if name != loser)
        return Result(winner=winner, losers=_others(run, winner), reason="empty deck")
    return None


@rule("1.8.1.2", "9.2.3")
def who_leaves(run: Run) -> str:
    """In a multiplayer game, the player who ends a turn without a deck and so leaves; empty if none."""
    return who_has_no_deck(run) if len(run.state.players) > TWO else ""


@rule("1.8.1.2", "2.3.3.2")
def who_has_no_deck(run: Run) -> str:
    """The active player if their deck is empty; empty otherwise."""
    state, active = run.state, run.state.turn.player
    return active if active in state.players and not state.zones[f"{active}/{DECK}"] else ""


@rule("1.8.1.4", "5.3.6.3", "5.6.5.3")
def banished_by_damage(run: Run) -> list[Event]:
    """Characters and locations with damage equal to their Willpower or more are banished.

    They are banished by the characters whose damage they took since the last check.
    """
    hits = run.state.hits
    view = view_of(run.state)
    cards, modified = view.game.cards, view.modifies("willpower")
    return [
        Moved(object=thing.id, to=DISCARD, verb="banish", by=_banishing(hits, thing.id) if hits else ())
        for thing in view.in_play()
        if (willpower := cards[thing.cards[0]].willpower) is not None
        and (thing.damage or modified or willpower <= 0)
        and (thing.damage >= view.values(thing).willpower)
    ]


def _hears_others_fall(state: State, thing: Object) -> bool:
    return any(
        when.event in ("banishes", "banished") and not (when.event == "banished" and when.this)
        for ability in view_of(state).definition(thing).abilities
        if isinstance(ability, lang.Triggered)
        for when in ability.when
    )


def _banishing(hits: tuple[tuple[int, int], ...], object_id: int) -> tuple[int, ...]:
    return tuple(sorted({source for taken, source in hits if taken == object_id}))


def _others(run: Run, player: str) -> tuple[str, ...]:
    return tuple(name for name in run.state.seats if name != player)
