"""Printed cards compiled from their texts: one file of a game, in which each card is read when it is met."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import resources
from typing import Generic, TypeVar

import msgspec

D = TypeVar("D")


class CompiledCards(Mapping[str, D], Generic[D]):
    """The cards of `compiled.json` beside a module of a game, by full name and in the order of the file.

    Nothing is read before the first look, and nothing of a card but its name before it is asked for.
    """

    def __init__(self, package: str, definition: type[D]) -> None:
        """`package`: the module beside which the file lies; `definition`: the game's own kind of card definition."""
        self._package = package
        self._decoder = msgspec.json.Decoder(definition)
        self._decoded: dict[str, D] = {}

    def __getitem__(self, name: str) -> D:
        known = self._decoded.get(name)
        if known is None:
            known = self._decoded[name] = self._decoder.decode(self._raw[name])
        return known

    def __contains__(self, name: object) -> bool:
        return name in self._raw

    def __iter__(self) -> Iterator[str]:
        return iter(self._raw)

    def __len__(self) -> int:
        return len(self._raw)

    @cached_property
    def _raw(self) -> dict[str, msgspec.Raw]:
        data = resources.files(self._package).joinpath("compiled.json").read_bytes()
        return {_full_name(raw): raw for raw in msgspec.json.decode(data, type=list[msgspec.Raw])}


class _Named(msgspec.Struct):
    name: str
    version: str | None = None


def _full_name(raw: bytes) -> str:
    """The full name of a card in JSON, without a look at anything else of it."""
    named = msgspec.json.decode(raw, type=_Named)
    return f"{named.name} - {named.version}" if named.version else named.name
