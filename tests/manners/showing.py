"""Manners of showing: what is seen of the table."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.protocol.messages import Action, Observation, Reply, SetupParams, SetupResult
from tests.manners.base import Manner


class WaitsTwice(Manner):
    """One waiting ability is shown as two entries."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return replace(seen, waiting=tuple(one for one in seen.waiting for _ in range(2)))


class WaitsOnce(Manner):
    """Waiting abilities that look the same are one entry."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return replace(seen, waiting=tuple(dict.fromkeys(seen.waiting)) if seen.waiting else ())


class ClearsTheBoard(Manner):
    """After the end there is nothing left but the result."""

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        if seen.result is None:
            return seen
        return replace(seen, position=replace(seen.position, cards=()), waiting=(), decision=None)


class LeavesTheTurn(Manner):
    """After the end the turn is as it was before the action that ended it."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self._before: Observation | None = None

    def setup(self, params: SetupParams) -> SetupResult:
        self._before = None
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self._before = self.inner.observe()
        return super().act(player, action)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        if seen.result is None or self._before is None:
            return seen
        return replace(self._before, result=seen.result)


class RevealsNothingRefused(Manner):
    """It looks whether an action is legal before it does anything: one that is refused has shown nothing."""

    def act(self, player: str, action: Action) -> Reply:
        here = self.inner.here()
        reply = super().act(player, action)
        if reply.status == "refused":
            self.inner.go_back(here)
        return reply
