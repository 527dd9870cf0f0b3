"""The list of the games: the folders in `oracle/games`, and the parts that each keeps for other layers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType

from oracle import games
from oracle.profiles.profile import Profile


def _profile(game: str) -> Profile:
    profile: Profile = import_module(f"oracle.games.{game}.profile").PROFILE
    return profile


def _found() -> dict[str, Profile]:
    known = [_profile(one.name) for one in iter_modules(games.__path__) if one.ispkg]
    return {one.id: one for one in sorted(known, key=lambda one: (one.rank, one.id))}


PROFILES: Mapping[str, Profile] = MappingProxyType(_found())
"""Every game by its id, in the order in which games are listed."""


@cache
def part(game: str, name: str) -> ModuleType | None:
    """A game's part for one layer of the program, such as `profile.board`; None if it has no such part.

    Parts are loaded on demand: judging one game does not load another, and using the words of a game imports none of
    its rules.
    """
    module = f"oracle.games.{game}.{name}"
    return import_module(module) if find_spec(module) is not None else None
