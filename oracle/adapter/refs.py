"""Refs of the scenario, and what the engine calls the same cards."""

from __future__ import annotations

from typing import Generic, TypeVar

from oracle.adapter.errors import BadParams

Own = TypeVar("Own")


class Refs(Generic[Own]):
    """A map from each ref to the engine's own id, and back."""

    def __init__(self) -> None:
        self._own: dict[str, Own] = {}
        self._ref: dict[Own, str] = {}
        self._tokens = 0

    def add(self, ref: str, own: Own) -> None:
        """A card of the position. Raises `BadParams` where the ref is another card's."""
        if ref in self._own:
            raise BadParams(f"two cards have the ref {ref}")
        self._own[ref], self._ref[own] = own, ref

    def own(self, ref: str | None) -> Own:
        """The engine's id of a card. Raises `BadParams` where there is none."""
        if ref is None or ref not in self._own:
            raise BadParams("an action names no card where it needs one" if ref is None else f"there is no card {ref}")
        return self._own[ref]

    def ref(self, own: Own) -> str:
        """The ref of a card; of one never named before, a token, the next of `token1`, `token2`…"""
        if own not in self._ref:
            self._tokens += 1
            self.add(f"token{self._tokens}", own)
        return self._ref[own]
