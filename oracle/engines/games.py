"""Finds the reference's side of each game, in `oracle/games/<id>/reference`, and its catalogue."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from oracle.engines.binding import AnyBinding
from oracle.language.wording import Wording, read_words
from oracle.profiles import PROFILES, part
from oracle.protocol.messages import GameSupport

PLAYED = tuple(PROFILES)
"""Every game; the reference plays all of them."""


@cache
def binding(game: str) -> AnyBinding:
    """The reference's binding of a game. Raises KeyError for an unknown game."""
    found = part(game, "reference.binding") if game in PROFILES else None
    if found is None:
        raise KeyError(game)
    known: AnyBinding = found.BINDING
    return known


def supported(game: str) -> GameSupport:
    """The reference's declaration of a game, without loading its rules."""
    says: Any = part(game, "reference.says")
    return GameSupport(
        editions=PROFILES[game].editions,
        capabilities=tuple(sorted(says.CAPABILITIES)),
        manners=says.MANNERS,
        language=says.LANGUAGE,
    )


def folder(game: str) -> Traversable:
    """The path of a game's catalogue. Raises KeyError for an unknown game."""
    if game not in PROFILES:
        raise KeyError(game)
    return files(f"oracle.games.{game}.rules")


@cache
def wording(game: str) -> Wording:
    """The English of a game's card language. Raises KeyError for an unknown game."""
    words = files(f"oracle.games.{game}.language").joinpath("words")
    tables = {one.name: one.read_bytes() for one in words.iterdir() if one.name.endswith(".toml")}
    return Wording(read_words(tables), binding(game).definition)
