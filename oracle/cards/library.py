"""What the project knows of printed cards: written by hand, compiled from their texts, or not yet."""

from __future__ import annotations

from importlib import resources
from typing import Any

from msgspec import Struct, json

from oracle import games
from oracle.engines.games import binding

COMPILED = "rules/cards/compiled.json"
PRINTINGS = "rules/cards/printings.json"
"""Full name → references of all printings, of a game whose definitions do not say where a card was printed."""
PROVEN = "printed/proven.json"
REFUSED = "printed/refused.json"


class NotUnderstood(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a text is not understood."""

    words: str
    """Where it stopped: a few words, or in parentheses what is wrong."""
    beyond: bool = False
    """They are a word of the game that the rule book does not have."""


class KnownSet(Struct, frozen=True, kw_only=True):
    """The printed cards of one set, by full name and in the order of the set."""

    set: str
    by_hand: tuple[str, ...]
    compiled: tuple[str, ...]
    refused: dict[str, NotUnderstood]
    """Those whose text the compiler does not understand, and that nobody has written by hand."""


def known_sets(game: str) -> tuple[KnownSet, ...]:
    """The sets of a game, in the order in which they came out; none for a game without a library.

    A card is counted in the first set that it was printed in.
    """
    compiled, of = proven(game).keys(), binding(game)
    if not compiled:
        return ()
    stopped = refused(game)
    by_set: dict[str, tuple[list[str], list[str]]] = {name: ([], []) for name in stopped}
    for name in of.printed:
        by_set[of.printings(name)[0].set][name in compiled].append(name)
    return tuple(
        KnownSet(set=name, by_hand=tuple(by_hand), compiled=tuple(made), refused=stopped[name])
        for name, (by_hand, made) in by_set.items()
    )


def proven(game: str) -> dict[str, list[str]]:
    """Full name of a compiled card → digests of the normal form of each part of its text; empty without a library."""
    return _kept(game, PROVEN, dict[str, list[str]]) or {}


def refused(game: str) -> dict[str, dict[str, NotUnderstood]]:
    """Set, in the order in which they came out → the cards that are not understood yet, by full name."""
    return _kept(game, REFUSED, dict[str, dict[str, NotUnderstood]]) or {}


def _kept(game: str, path: str, kind: object) -> Any:
    file = resources.files(games).joinpath(game, *path.split("/"))
    return json.decode(file.read_bytes(), type=kind) if file.is_file() else None
