"""Actions a second of the reference in process, against python-chess making and unmaking moves, in one run.

Random play of each game from a table of 12 cards in play, 6 of them with abilities, 40 cards in each deck: a random
proposal is tried (*without lists*: legal or not), or one of the listed legal actions is taken (*with lists*); questions
are answered at random. A game that is over, or too long, starts again. Rounds alternate, the best of each counts, in
processor time.

    python -m benchmarks.actions
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable

import chess

from benchmarks.tables import KINDS, Kind, Table
from oracle.kernel.position import Outcome, Position, act, decide
from oracle.kernel.rules import TraceEntry

ROUNDS = 5
ACTIONS = 1200
LONG = 10
"""Turns or days after which a game starts again."""


def play(table: Table, actions: int, *, lists: bool, traced: bool) -> float:
    """Seconds to play so many actions at random."""
    chooser = random.Random(1)
    begin = Position.at(table.start)
    last = table.round(table.start) + LONG
    at, done = begin, 0
    begun = time.process_time()
    while done < actions:
        state = at.base
        if at.decision is not None:
            at = _answered(table, at, chooser, traced).position
        elif state.result is not None or table.round(state) >= last:
            at = begin
        else:
            choices = table.legal(state) if lists else table.proposals(state)
            at = act(table.game, at, chooser.choice(choices), _trace(traced)).position
            done += 1
    return time.process_time() - begun


def _answered(table: Table, at: Position, chooser: random.Random, traced: bool) -> Outcome:
    decision = at.decision
    assert decision is not None
    count = len(decision.options)
    size = chooser.randint(min(decision.least, count), min(decision.most, count))
    return decide(table.game, at, tuple(chooser.sample(decision.options, size)), _trace(traced))


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


def one_action(table: Table) -> float:
    """Seconds for one action at the start."""
    at = Position.at(table.start)
    begun = time.process_time()
    for _ in range(300):
        act(table.game, at, table.one)
    return (time.process_time() - begun) / 300


def one_list(table: Table) -> float:
    """Seconds for one list of legal actions at the start."""
    begun = time.process_time()
    for _ in range(100):
        table.legal(table.start)
    return (time.process_time() - begun) / 100


def measured(kind: Kind) -> dict[str, float]:
    """Seconds for one of each thing."""
    few, many = kind.table(12), kind.table(48)
    measures: dict[str, Callable[[], float]] = {
        "without": lambda: play(few, ACTIONS, lists=False, traced=False) / ACTIONS,
        "traced": lambda: play(few, ACTIONS, lists=False, traced=True) / ACTIONS,
        "with": lambda: play(few, ACTIONS // 3, lists=True, traced=False) / (ACTIONS // 3),
        "chess": chess_moves,
        "action 12": lambda: one_action(few),
        "action 48": lambda: one_action(many),
        "list 12": lambda: one_list(few),
        "list 48": lambda: one_list(many),
    }
    best = dict.fromkeys(measures, float("inf"))
    for _ in range(ROUNDS):
        for name, measure in measures.items():
            best[name] = min(best[name], measure())
    return best


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for kind in KINDS:
        best = measured(kind)
        print(kind.title)
        print(f"  random play, actions a second without lists   {1 / best['without']:>10,.0f}")
        print(f"  random play, actions a second with legal lists{1 / best['with']:>10,.0f}")
        print(f"  python-chess, moves made and unmade a second  {1 / best['chess']:>10,.0f}")
        print(f"  without lists against python-chess            {best['chess'] / best['without']:>10.3f}")
        print(f"  with legal lists against python-chess         {best['chess'] / best['with']:>10.3f}")
        print(f"  tracing on against off                        {best['traced'] / best['without']:>9.2f}x")
        for what in ("action", "list"):
            at_12, at_48 = best[f"{what} 12"] * 1e6, best[f"{what} 48"] * 1e6
            print(f"  one {what:<6} with 12 and 48 cards in play        {at_12:>7.0f} {at_48:>7.0f} us")


if __name__ == "__main__":
    main()
