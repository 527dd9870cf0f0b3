"""Maps the refs of a scenario to the engine's names for the same cards."""

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
        """Add a card of the position. Raises `BadParams` if another card has this ref."""
        if ref in self._own:
            raise BadParams(f"two cards have the ref {ref}")
        self._own[ref], self._ref[own] = own, ref

    def own(self, ref: str | None) -> Own:
        """The engine's id of a card. Raises `BadParams` if there is none."""
        if ref is None or ref not in self._own:
            raise BadParams("an action names no card where it needs one" if ref is None else f"there is no card {ref}")
        return self._own[ref]

    def ref(self, own: Own) -> str:
        """The ref of a card; a card without one is a token and gets the next of `token1`, `token2`…"""
        if own not in self._ref:
            self._tokens += 1
            self.add(f"token{self._tokens}", own)
        return self._ref[own]
