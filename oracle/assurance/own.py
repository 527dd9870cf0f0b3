"""What differential play has to know of a game, from the game's folder `profile/fuzz`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from oracle.assurance.fuzz.generate.drawing.words import Words
from oracle.assurance.fuzz.generate.maker import Maker, Offered
from oracle.profiles import part
from oracle.protocol.messages import Observation, SetupParams
from oracle.protocol.values import JsonObject


class Impossible(NamedTuple):
    """Why no game comes to a position."""

    clause: str
    """The clause by which it would have become another one, or could not have come about."""
    why: str
    ref: str = ""
    """The card that would not be there; empty where the position as a whole cannot be."""


Numbers = Callable[[str], Mapping[str, int]]
"""A card's numbers as they count at the table, by its ref."""


def _anything(_setup: SetupParams, _numbers: Numbers) -> Iterator[Impossible]:
    return iter(())


def _decided(_: Observation) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Own:
    """One game, as differential play needs to know it."""

    maker: Callable[[Offered], Maker]
    words: Words | None = None
    """How made-up cards are drawn from all that the card language allows; None where they are not."""
    quiet: Mapping[str, JsonObject]
    """Cards by name that have nothing to say from where nobody sees them."""
    most_counted: Mapping[str, int] = field(default_factory=dict)
    """Counter of a player → the most of it in a position that is made; 1 for any other."""
    impossible: Callable[[SetupParams, Numbers], Iterator[Impossible]] = _anything
    """What of a position no game can come to. The reference has taken it, so that it has said what it refuses."""
    unordered: frozenset[str] = frozenset()
    """Rules that are at work where several cards come to a deck and nobody says in which order."""
    open_end: Callable[[Observation], bool] = _decided
    """Whether the book leaves open who has won at this table."""


def own(game: str) -> Own:
    """What a game says of itself. Raises KeyError for one that has no such part."""
    found = part(game, "profile.fuzz")
    if found is None:
        raise KeyError(game)
    known: Own = found.OWN
    return known
