"""Actions a second of the reference in process, against python-chess making and unmaking moves, in one run.

Random play from a table of 12 cards in play, 6 of them with abilities, 40 cards in each deck: a random proposal is
tried (*without lists*: legal or not), or one of the listed legal actions is taken (*with lists*); questions are
answered at random. A game that is over, or too long, starts again. Rounds alternate, the best of each counts, in
processor time.

    python -m benchmarks.actions
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable

import chess

from oracle.kernel.rules import TraceEntry
from oracle.kernel.run import Outcome, Position, act, decide
from oracle.lorcana.cards.library import PRINTED
from oracle.lorcana.editions import CURRENT
from oracle.lorcana.game import Lorcana
from oracle.lorcana.legal import legal_actions, proposals
from oracle.lorcana.setup import build
from oracle.lorcana.state import State, Turn
from oracle.protocol.messages import Card

ROUNDS = 5
ACTIONS = 1500
TURNS = 12
"""Turns after which a game starts again."""

WITH_ABILITIES = (
    "Doc - Leader of the Seven Dwarfs",
    "Grumpy - Bad-Tempered",
    "Dr. Facilier - Remarkable Gentleman",
    "Stitch - Rock Star",
    "Snow White - Unexpected Houseguest",
    "Grandmother Willow - Ancient Advisor",
)
WITHOUT = sorted(name for name, card in PRINTED.items() if card.type == "character" and not card.abilities)
HAND = ("Just in Time", "Friends on the Other Side", "Lantern", "Flounder - Voice of Reason", "Stitch - New Dog")


def table(in_play: int) -> tuple[Lorcana, State]:
    """A game with that many cards in play, half of them each player's, six with abilities."""
    placed: list[Card] = []
    for player in ("Ann", "Bob"):
        half = in_play // 2
        names = [*WITH_ABILITIES[:3], *WITHOUT * 9] if player == "Ann" else [*WITH_ABILITIES[3:], *WITHOUT * 9]
        zones = [("play", name) for name in names[:half]]
        zones += [("inkwell", WITHOUT[0])] * 5 + [("hand", name) for name in HAND]
        zones += [("deck", (WITHOUT + list(HAND))[number % (len(WITHOUT) + len(HAND))]) for number in range(40)]
        placed += [
            Card(ref=f"{player}-{number}", player=player, zone=zone, card=name)
            for number, (zone, name) in enumerate(zones)
        ]
    game = Lorcana(CURRENT, {card.ref: PRINTED[card.card or ""] for card in placed})
    return game, build(game, placed, {"Ann": 0, "Bob": 0}, Turn(player="Ann", number=3))


def play(game: Lorcana, start: State, actions: int, *, lists: bool, traced: bool) -> float:
    """Seconds to play so many actions at random."""
    chooser = random.Random(1)
    at, done = Position.at(start), 0
    begun = time.process_time()
    while done < actions:
        state: State = at.base
        if at.decision is not None:
            at = _answered(game, at, chooser, traced).position
        elif state.result is not None or state.turn.number > TURNS:
            at = Position.at(start)
        else:
            choices = legal_actions(game, state) if lists else list(proposals(state, state.turn.player))
            at = act(game, at, chooser.choice(choices), _trace(traced)).position
            done += 1
    return time.process_time() - begun


def _answered(game: Lorcana, at: Position, chooser: random.Random, traced: bool) -> Outcome:
    decision = at.decision
    assert decision is not None
    count = len(decision.options)
    size = chooser.randint(min(decision.least, count), min(decision.most, count))
    return decide(game, at, tuple(chooser.sample(decision.options, size)), _trace(traced))


def _trace(traced: bool) -> list[TraceEntry] | None:
    return [] if traced else None


def chess_moves() -> float:
    """Seconds for one make and unmake of a move."""
    board = chess.Board("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
    moves = list(board.legal_moves)
    begun = time.process_time()
    for _ in range(400):
        for move in moves:
            board.push(move)
            board.pop()
    return (time.process_time() - begun) / (400 * len(moves))


def one_action(in_play: int) -> float:
    """Seconds for one quest with that many cards in play."""
    game, state = table(in_play)
    at = Position.at(state)
    quest = next(task for task in proposals(state, "Ann") if type(task).__name__ == "Quest")
    begun = time.process_time()
    for _ in range(500):
        act(game, at, quest)
    return (time.process_time() - begun) / 500


def one_list(in_play: int) -> float:
    """Seconds for one list of legal actions with that many cards in play."""
    game, state = table(in_play)
    begun = time.process_time()
    for _ in range(100):
        legal_actions(game, state)
    return (time.process_time() - begun) / 100


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    game, start = table(12)
    measured: dict[str, Callable[[], float]] = {
        "without": lambda: play(game, start, ACTIONS, lists=False, traced=False) / ACTIONS,
        "traced": lambda: play(game, start, ACTIONS, lists=False, traced=True) / ACTIONS,
        "with": lambda: play(game, start, ACTIONS // 3, lists=True, traced=False) / (ACTIONS // 3),
        "chess": chess_moves,
        "action 12": lambda: one_action(12),
        "action 48": lambda: one_action(48),
        "list 12": lambda: one_list(12),
        "list 48": lambda: one_list(48),
    }
    best = dict.fromkeys(measured, float("inf"))
    for _ in range(ROUNDS):
        for name, measure in measured.items():
            best[name] = min(best[name], measure())
    print(f"random play, actions a second without lists   {1 / best['without']:>10,.0f}")
    print(f"random play, actions a second with legal lists{1 / best['with']:>10,.0f}")
    print(f"python-chess, moves made and unmade a second  {1 / best['chess']:>10,.0f}")
    print(f"without lists against python-chess            {best['chess'] / best['without']:>10.3f}")
    print(f"with legal lists against python-chess         {best['chess'] / best['with']:>10.3f}")
    print(f"tracing on against off                        {best['traced'] / best['without']:>9.2f}x")
    for what in ("action", "list"):
        few, many = best[f"{what} 12"] * 1e6, best[f"{what} 48"] * 1e6
        print(f"one {what:<6} with 12 and 48 cards in play        {few:>7.0f} {many:>7.0f} us")


if __name__ == "__main__":
    main()
