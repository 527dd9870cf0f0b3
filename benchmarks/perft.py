"""Nodes a second of counting legal actions, against python-chess counting moves, in one run.

A node is a move that is made: an action or an answer, refused ones included. Rounds alternate, the best of each
counts, in processor time.

    python -m benchmarks.perft
"""

from __future__ import annotations

import time
from collections.abc import Callable

import chess

from oracle.assurance.perft.count import perft
from oracle.assurance.perft.known import known, position_file
from oracle.assurance.perft.walk import begin
from oracle.cli.question import read_question
from oracle.engines.reference import ReferenceEngine
from oracle.profiles import PROFILES
from oracle.protocol.messages import SetupParams

ROUNDS = 3
SEQUENCES = 400
"""Each position is counted as deep as it has so many sequences."""
CHESS_DEPTH = 3


def chess_nodes() -> int:
    """Count the moves from the first position."""
    made = 0
    board = chess.Board()

    def below(depth: int) -> None:
        nonlocal made
        for move in board.legal_moves:
            board.push(move)
            made += 1
            if depth > 1:
                below(depth - 1)
            board.pop()

    below(CHESS_DEPTH)
    return made


def counting(name: str) -> Callable[[], int]:
    """What counts one of the known positions, set up already, and returns the moves made."""
    file = position_file(name)
    assert file is not None
    question = read_question(file)
    edition = PROFILES[question.game].current
    params = SetupParams(
        game=question.game, edition=edition, position=question.position, definitions=question.definitions
    )
    depth = max(1, sum(1 for sequences in known()[name].sequences if sequences <= SEQUENCES))
    engine = begin(ReferenceEngine(), params)
    return lambda: perft(engine, question.game, edition, depth).moves


def speed(work: Callable[[], int]) -> float:
    """Nodes a second of one round."""
    started = time.process_time()
    made = work()
    return made / (time.process_time() - started)


def main() -> None:
    names = sorted(known())
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name in ("python-chess", *names):
            found = speed(chess_nodes if name == "python-chess" else counting(name))
            best[name] = max(best.get(name, 0.0), found)
    theirs = best["python-chess"]
    print(f"{'python-chess, depth 3':40} {theirs:12,.0f} nodes/s")
    for name in names:
        print(f"{name:40} {best[name]:12,.0f} nodes/s   {best[name] / theirs:.4f}")


if __name__ == "__main__":
    main()
