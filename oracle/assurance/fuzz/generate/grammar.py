"""Draws card texts from groups of parts: `$name` in a part stands for any part of that group."""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import TypeVar

from oracle.assurance.fuzz.generate.dice import Dice
from oracle.protocol.values import Json

T = TypeVar("T")

Groups = Mapping[str, Sequence[Json]]
MARK = "$"


@cache
def material(name: str) -> dict[str, list[Json]]:
    """The parts of a game's file by kind, none without a file: `lorcana/situations`; `lorcana` is `lorcana/cards`."""
    game, _, file = name.partition("/")
    folder = resources.files(f"oracle.games.{game}.profile.fuzz")
    found = folder.joinpath(f"{file or 'cards'}.json")
    parts: dict[str, list[object]] = json.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}
    return parts


@cache
def groups(files: tuple[str, ...]) -> dict[str, list[Json]]:
    """The groups in these files of the material by name; groups of one name in several files are merged."""
    found: dict[str, list[Json]] = {}
    for file in files:
        for name, parts in material(file).items():
            found.setdefault(name, []).extend(parts)
    return found


def drawn(dice: Dice, part: Json, known: Groups) -> Json:
    """The part with each `$name` replaced by a part of that group. Raises KeyError for an unknown group."""
    if isinstance(part, str) and part.startswith(MARK):
        return drawn(dice, dice.pick(known[part[len(MARK) :]]), known)
    if isinstance(part, Mapping):
        return {field: drawn(dice, value, known) for field, value in part.items()}
    if isinstance(part, list | tuple):
        return [drawn(dice, value, known) for value in part]
    return copy.deepcopy(part)


def each_once(dice: Dice, options: Sequence[T], count: int) -> list[T]:
    """This many of the items; none is repeated until all have been used."""
    found: list[T] = []
    while len(found) < count:
        found += dice.some(options, len(options), len(options))
    return found[:count]
