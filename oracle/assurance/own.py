"""A game's own settings for differential play, from the game's folder `profile/fuzz`."""

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
    """Why no game can reach a position."""

    clause: str
    """The clause that would have changed the position, or prevented it."""
    why: str
    ref: str = ""
    """The card that could not be there; empty if the whole position is impossible."""


Numbers = Callable[[str], Mapping[str, int]]
"""A card's current numbers, by its ref."""


def _anything(_setup: SetupParams, _numbers: Numbers) -> Iterator[Impossible]:
    return iter(())


def _decided(_: Observation) -> bool:
    return False


@dataclass(frozen=True, kw_only=True)
class Own:
    """One game's settings for differential play."""

    maker: Callable[[Offered], Maker]
    words: Words | None = None
    """How to draw made-up cards from the whole card language; None if they are not drawn."""
    quiet: Mapping[str, JsonObject]
    """Cards, by name, that have no effect from hidden zones."""
    most_counted: Mapping[str, int] = field(default_factory=dict)
    """Counter of a player → its maximum in a generated position; 1 for any other."""
    impossible: Callable[[SetupParams, Numbers], Iterator[Impossible]] = _anything
    """The impossible parts of a position that the reference itself has accepted."""
    unordered: frozenset[str] = frozenset()
    """Rules by which several cards go into a deck and nobody chooses their order."""
    open_end: Callable[[Observation], bool] = _decided
    """Whether the book leaves open who has won in this position."""


def own(game: str) -> Own:
    """A game's settings. Raises KeyError for a game without this module."""
    found = part(game, "profile.fuzz")
    if found is None:
        raise KeyError(game)
    known: Own = found.OWN
    return known
