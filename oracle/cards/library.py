"""What the project knows of printed cards: written by hand, compiled from their texts, or not yet."""

from __future__ import annotations

from importlib import resources
from typing import Any

from msgspec import Struct, json

from oracle import games
from oracle.engines.games import binding

COMPILED = "rules/cards/compiled.json"
PROVEN = "printed/proven.json"
REFUSED = "printed/refused.json"


class KnownSet(Struct, frozen=True, kw_only=True):
    """The printed cards of one set, by full name and in the order of the set."""

    set: str
    by_hand: tuple[str, ...]
    compiled: tuple[str, ...]
    refused: tuple[str, ...]
    """Those whose text the compiler does not understand, and that nobody has written by hand."""


def known_sets(game: str) -> tuple[KnownSet, ...]:
    """The sets of a game, in the order in which they came out; none for a game without a library."""
    compiled = proven(game).keys()
    if not compiled:
        return ()
    by_set: dict[str, tuple[list[str], list[str], list[str]]]
    by_set = {name: ([], [], names) for name, names in refused(game).items()}
    for name, card in binding(game).cards.items():
        by_set.setdefault(card.set, ([], [], []))[name in compiled].append(name)
    return tuple(
        KnownSet(set=name, by_hand=tuple(parts[0]), compiled=tuple(parts[1]), refused=tuple(parts[2]))
        for name, parts in sorted(by_set.items(), key=lambda one: (len(one[0]), one[0]))
    )


def proven(game: str) -> dict[str, list[str]]:
    """Full name of a compiled card → digests of the normal form of each part of its text; empty without a library."""
    return _kept(game, PROVEN) or {}


def refused(game: str) -> dict[str, list[str]]:
    """Set → full names of the cards that are not understood yet."""
    return _kept(game, REFUSED) or {}


def _kept(game: str, path: str) -> Any:
    file = resources.files(games).joinpath(game, *path.split("/"))
    return json.decode(file.read_bytes()) if file.is_file() else None
