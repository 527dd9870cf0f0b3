"""Counts sequences of moves, and the different positions in which they end."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from oracle.assurance.perft.walk import Walk, moves_from
from oracle.profiles import PROFILES, Profile
from oracle.protocol.messages import Observation
from oracle.suite.phrases.move import Move

Tick = Callable[[int], None]
"""Called before each move with its number; raising stops the counting."""


class Counted(Struct, frozen=True):
    """The counts at one depth."""

    sequences: int
    positions: int


class FirstMove(Struct, frozen=True, kw_only=True):
    """A first move, and how many sequences of full depth begin with it."""

    player: str
    does: str
    sequences: int
    positions: int


class Perft(Struct, frozen=True, kw_only=True):
    """The counts of a position."""

    game: str
    edition: str
    depths: tuple[Counted, ...]
    """From depth 1 on."""
    first: tuple[FirstMove, ...]
    """Sorted by the words of the move."""
    moves: int
    """Moves made while counting, including refused ones."""


def perft(walk: Walk, game: str, edition: str, depth: int, tick: Tick | None = None) -> Perft:
    """Count from the walk's current position. Raises `CannotCount`, `EngineFault`."""
    counter = _Counter(walk, PROFILES[game], depth, tick)
    first = counter.first_moves()
    return Perft(
        game=game,
        edition=edition,
        depths=tuple(Counted(counter.sequences[at], len(counter.seen[at])) for at in range(1, depth + 1)),
        first=tuple(sorted(first, key=lambda move: (move.player, move.does))),
        moves=counter.moves,
    )


class _Counter:
    def __init__(self, walk: Walk, game: Profile, depth: int, tick: Tick | None) -> None:
        self.walk = walk
        self.game = game
        self.depth = depth
        self.tick = tick
        self.moves = 0
        self.sequences = [0] * (depth + 1)
        self.seen: list[set[bytes]] = [set() for _ in range(depth + 1)]
        self.own: set[bytes] = set()
        """Positions at full depth below the current first move."""

    def first_moves(self) -> list[FirstMove]:
        found = []
        start, table = self.walk.here(), self.walk.table()
        for move in moves_from(self.walk, table):
            before, self.own = self.sequences[self.depth], set()
            if self._make(move):
                self._below(1)
                count = self.sequences[self.depth] - before
                found.append(
                    FirstMove(player=move.player, does=move.does(self.game), sequences=count, positions=len(self.own))
                )
            self.walk.back(start)
        return found

    def _below(self, depth: int) -> None:
        table = self.walk.table()
        key = fingerprint(table, self.game)
        self.sequences[depth] += 1
        self.seen[depth].add(key)
        if depth == self.depth:
            self.own.add(key)
            return
        here = self.walk.here()
        for move in moves_from(self.walk, table):
            if self._make(move):
                self._below(depth + 1)
            self.walk.back(here)

    def _make(self, move: Move) -> bool:
        self.moves += 1
        if self.tick is not None:
            self.tick(self.moves)
        return self.walk.make(move)


def fingerprint(table: Observation, game: Profile) -> bytes:
    """A key for equal positions: everything on the table and the open question, without the order in which cards came
    into unordered zones and without texts for people. Once the game is over it is only the result.
    """
    if table.result is not None:
        ended = table.result.winner, sorted(table.result.losers)
        return hashlib.blake2b(msgspec.msgpack.encode(ended), digest_size=16).digest()
    ordered = game.order_zones
    # Sorting is stable: the cards of a deck keep their order.
    cards = sorted(
        table.position.cards,
        key=lambda card: (card.player, card.zone, "" if card.zone in ordered else card.ref),
    )
    position = replace(table.position, cards=tuple(cards))
    decision = None if table.decision is None else replace(table.decision, id="", text="")
    waiting = tuple(sorted(table.waiting, key=lambda one: (one.player, one.source, one.ability)))
    plain = replace(table, position=position, decision=decision, waiting=waiting)
    return hashlib.blake2b(msgspec.msgpack.encode(plain), digest_size=16).digest()
