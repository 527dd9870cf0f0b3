"""2.2 The Setup stage: from decks to the starting player's first turn, and 2.4 from one game to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.events import ClearedUp, Moved, Shuffled, StartingPlayer, TurnPassed
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import DECK, HAND, Series, State, cards_in, in_turn_order
from oracle.games.lorcana.rules.tasks import Begin
from oracle.games.lorcana.rules.turn.phases import draw_a_card, start_turn
from oracle.games.lorcana.rules.zones.deck import come_in_no_order
from oracle.kernel.chance import drawn, shuffled
from oracle.kernel.errors import IllegalAction, Undecided

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run

OPENING_HAND = 7


@rule("2.2.1", "2.2.1.3", "2.2.3")
def begin(run: Run, _task: Begin) -> None:
    """The game is set up, after clearing up if it is not the first, and the starting player's first turn starts.

    Raises IllegalAction (2.2.3, 2.4.2).
    """
    check_another_begins(run)
    run.commit()
    clear_up(run)
    starting = determine_starting_player(run)
    order = from_the_starting_player(run, starting)
    for player in order:
        shuffle_deck(run, player)
    for player in order:
        draw_up_to_opening_hand(run, player)
    for player in [player for player in order if alter_hand(run, player)]:
        shuffle_again(run, player)
    run.happen(TurnPassed(player=starting))
    start_turn(run)


@rule("2.2.3", "2.4.2", "2.1.3.1")
def check_another_begins(run: Run) -> None:
    """A game begins only once, and another one only if the series continues. Raises IllegalAction (2.2.3, 2.1.3.1)."""
    state = run.state
    if state.result is None and state.turn.phase != "setup":
        raise IllegalAction("2.2.3", "the game has begun already")
    series = state.series
    if state.result is not None and (series is None or (series.kind == "two-game" and series.player)):
        raise IllegalAction("2.4.2", "no other game follows")


# --- who starts -----------------------------------------------------------------------------------------


@rule("2.1.3", "2.2.1.1")
def determine_starting_player(run: Run) -> str:
    """The starting player: determined by the series if it says so, else by chance."""
    state: State = run.state
    series = state.series
    if series is None or not series.player:
        starting, chance = drawn(state.chance, tuple(state.players))
        run.happen(StartingPlayer(player=starting, chance=chance))
        return starting
    starting = other_than(run, series.player) if series.kind == "two-game" else chosen_by_loser(run, series.player)
    run.happen(StartingPlayer(player=starting, chance=state.chance))
    return starting


@rule("2.1.3.1")
def other_than(run: Run, player: str) -> str:
    """In a series of two games, a player who did not start the first one starts the second.

    Raises Undecided (2.1.3.1) if that could be several players.
    """
    others = [name for name in run.state.players if name != player]
    if len(others) > 1:
        raise Undecided("2.1.3.1", "which of several players starts who have not started the game before")
    return others[0]


@rule("2.1.3.2")
def chosen_by_loser(run: Run, loser: str) -> str:
    """In a best-of-N series the player who lost selects whether to start."""
    starts = run.ask("may", loser, ("yes", "no"), text="be the starting player")
    return loser if starts == ("yes",) else other_than(run, loser)


@rule("2.1.3")
def from_the_starting_player(run: Run, starting: str) -> list[str]:
    """The players in turn order: the starting player, then to the left."""
    return in_turn_order(run.state.seats, run.state.players, starting)


# --- decks and hands ------------------------------------------------------------------------------------


@rule("2.2.1.2")
def shuffle_deck(run: Run, player: str) -> None:
    """A player's deck is shuffled."""
    order, chance = shuffled(run.state.chance, [thing.card for thing in cards_in(run.state, player, DECK)])
    run.happen(Shuffled(player=player, order=order, chance=chance))


@rule("2.2.1.4", "2.2.2.1")
def draw_up_to_opening_hand(run: Run, player: str) -> None:
    """The player draws, card by card, until they have seven in hand or their deck is empty."""
    while len(cards_in(run.state, player, HAND)) < OPENING_HAND and draw_a_card(run, player):
        pass


@rule("2.2.2", "2.2.2.1", "2.2.2.2")
def alter_hand(run: Run, player: str) -> bool:
    """Any cards of the hand go unseen to the bottom of the deck and are replaced by drawing. Returns whether any
    did.
    """
    state: State = run.state
    hand = tuple(thing.card for thing in cards_in(state, player, HAND))
    taken = run.ask("choose", player, hand, least=0, most=len(hand), text="cards to put on the bottom of the deck")
    if not taken:
        return False
    if len(taken) > max(1, len(cards_in(state, player, DECK))):
        # Some of them are drawn again before anybody shuffles.
        come_in_no_order(run)
    run.happen(*[Moved(object=state.where[ref], to=DECK, verb="put") for ref in taken])
    draw_up_to_opening_hand(run, player)
    return True


@rule("2.2.2.3")
def shuffle_again(run: Run, player: str) -> None:
    """Players who have put back a card shuffle, once everybody has decided."""
    shuffle_deck(run, player)


# --- from one game to the next --------------------------------------------------------------------------


@rule("2.4.1", "2.4.1.1", "2.4.1.2")
def clear_up(run: Run) -> None:
    """Every card returns to its player's deck, and nothing else of the previous game remains."""
    state: State = run.state
    if state.result is None or state.series is None:
        return
    losers = state.result.losers
    if len(losers) != 1:
        raise Undecided("2.1.3", "how a series of games goes on that several players lose")
    player = losers[0] if state.series.kind == "best-of" else state.started
    run.happen(ClearedUp(series=Series(kind=state.series.kind, player=player)))
