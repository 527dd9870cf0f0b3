"""The printed cards, compiled from their texts; each is read when it is met."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from oracle.games.altered.language import Definition
from oracle.language.compiled_cards import CompiledCards

_PRINTINGS = "printings.json"

PRINTED: Mapping[str, Definition] = CompiledCards(__package__, Definition)
"""Every printed card by its full name: the name of the common card, name and version of any other."""


def printings(name: str) -> tuple[str, ...]:
    """The references of every known printing of the card with exactly this full name; none for another name."""
    return _printings().get(name, ())


@cache
def _printings() -> Mapping[str, tuple[str, ...]]:
    data = resources.files(__package__).joinpath(_PRINTINGS).read_bytes()
    return msgspec.json.decode(data, type=dict[str, tuple[str, ...]])
