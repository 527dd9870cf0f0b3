"""The games that lead to scenarios, as data: found once on the reference, and stored with the casts."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from oracle.assurance.casting.adapting.told import Piece
from oracle.assurance.casting.from_decks.course import Why
from oracle.assurance.keeping import KeptFile


class Stack(Struct, frozen=True, array_like=True):
    """A player's initial cards in one zone, top first."""

    player: str
    zone: str
    cards: tuple[tuple[str, str], ...]
    """Ref and full name."""


class Game(Struct, frozen=True, array_like=True):
    """A game from decks, and the changes to the scenario's own steps after it."""

    cast: dict[str, str]
    """Role → printed card, of the cast or the adaptation that is reached; empty for the scenario as written."""
    first: str
    """The starting player."""
    stacks: tuple[Stack, ...]
    moves: tuple[str, ...]
    """The moves, each in the words of a When step."""
    answers: tuple[tuple[int, str], ...] = ()
    """Answers to questions that only cards of the game raise: the scenario's step that each precedes, and its words."""
    changes: tuple[Piece, ...] = ()
    """Steps whose words differ from the scenario's: other numbers, and options of questions."""

    @property
    def cards(self) -> frozenset[str]:
        """The printed cards that it is played with."""
        return frozenset(name for stack in self.stacks for _, name in stack.cards)


class Reached(Struct, frozen=True, array_like=True):
    """The games that lead to a case, or the reason why there are none."""

    digest: str
    """The digest of the case, as in the dictionary of faults."""
    games: tuple[Game, ...] = ()
    why: Why | None = None
    """Why there is none; also None for a scenario that itself begins a game."""


class Games(Struct, frozen=True, kw_only=True):
    """The games that lead to the scenarios of the current edition, for every case that was examined."""

    game: str
    edition: str
    cases: dict[str, Reached]


KEPT = KeptFile("reached.json.xz", Games, "it holds no games", "tcg-oracle casts --reach")
known = cache(KEPT.read)
"""The stored games of one card game; None if there are none. Raises InputError for a damaged file."""
