"""Manners of beginning: what an action says, and what is asked afterwards."""

from __future__ import annotations

from msgspec.structs import replace

from oracle.protocol.messages import Action, Decision, Reply
from tests.manners.base import NO, Manner, may


class ChoicesWithTheAction(Manner):
    """Targets, singers, Expeditions are told with the action; what lacks them is refused as incomplete."""

    manners = ("choices-with-action",)

    def declared(self, inner: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted({*inner, *self.manners} - {"asks-targets"}))

    def act(self, player: str, action: Action) -> Reply:
        if self._shown is not None:
            return super().act(player, action)
        here = self.inner.here()
        reply = self.inner.act(player, action)
        if reply.decision is not None and reply.decision.part and reply.status == "accepted":
            self.inner.go_back(here)
            return Reply(status="refused", message=f"say {reply.decision.part} with the action")
        return self.heard(reply)


class TargetsAskedAfter(Manner):
    """What the action names is asked for all the same, as long as there are several."""

    def act(self, player: str, action: Action) -> Reply:
        if self._shown is not None:
            return super().act(player, action)
        bare = replace(action, target=None, at=None)
        if action.cost is not None:
            bare = replace(bare, cost=replace(action.cost, by=(), onto=()))
        here = self.inner.here()
        reply = self.inner.act(player, bare)
        if bare == action or (reply.decision is not None and reply.decision.part):
            return self.heard(reply)
        # There is only one thing it could be, or none: what the action says is right or wrong.
        self.inner.go_back(here)
        return self.heard(self.inner.act(player, action))


class ReallyAsks(Manner):
    """Every action that can be begun is asked about once more; who says no has done nothing."""

    def act(self, player: str, action: Action) -> Reply:
        if self._shown is not None:
            return super().act(player, action)
        here = self.inner.here()
        reply = self.inner.act(player, action)
        if reply.status != "accepted" or action.kind in ("decline", "concede"):
            return self.heard(reply)
        self.inner.go_back(here)
        really = may(player, action.card, "really?")
        return self.shows((really, lambda taken: self._answered(taken, player, action)))

    def _answered(self, taken: tuple[str, ...], player: str, action: Action) -> Reply:
        if taken == (NO,):
            self._shown = None
            return Reply(status="accepted")
        return self.heard(self.inner.act(player, action))


class RandomIds(Manner):
    """Questions have ids that say nothing."""

    def shows(self, asked: tuple[Decision, object]) -> Reply:
        reply = super().shows(asked)  # type: ignore[arg-type]
        if self._shown is None or reply.decision is None:
            return reply
        named = replace(reply.decision, id=f"{self._number * 7919 % 104729:x}?")
        self._shown = named, self._shown[1]
        return replace(reply, decision=named)
