"""Manners of beginning an action: what comes with it, what is asked afterwards, and what is asked again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.errors import InputError
from oracle.protocol.messages import Action, Cost, Decision, EngineInfo, Observation, Reply, SetupParams, SetupResult
from tests.manners.base import Inner, Manner, Question, declaring, ways

PARTS = {
    "challenge": ("target",),
    "move": ("target",),
    "shift": ("onto",),
    "sing": ("by",),
    "sing-together": ("by",),
    "mana": ("at",),
    "scout": ("at",),
}
"""Kind of an action, or of the cost it is played for → what it may leave to be asked."""

ONE_CARD = ("target", "by", "onto")
"""Parts of an action that may be one card."""

MOST_BEFORE = 6
"""Questions of a declaration that are passed over to see whether it asks where to."""


class ChoicesWithAction(Manner):
    """Targets, singers, what is shifted onto and Expeditions come with the action: it never asks for them."""

    def support(self, info: EngineInfo) -> EngineInfo:
        return declaring(info, "choices-with-action")

    def act(self, player: str, action: Action) -> Reply:
        part = self.left_out(player, action) if self.shown is None else ""
        if part:
            self.otherwise += 1
            return self.said(Reply(status="refused", message=f"incomplete: say {part} with the action"))
        return super().act(player, action)

    def left_out(self, player: str, action: Action) -> str:
        """The part of the action that the engine inside would ask for."""
        parts = parts_of(action)
        if not parts:
            return ""
        with self.peeking(), suppress(InputError):
            reply = self.inner.act(player, action)
            for _ in range(MOST_BEFORE):
                real = self.real()
                if reply.status != "accepted" or real is None:
                    return ""
                if real.part in parts and real.source == action.card:
                    return real.part
                first = ways(real)
                if not first:
                    return ""
                reply = self.inner.decide(real.player, real.id, first[0])
        return ""


class AskedAfter(Manner):
    """What the action names of targets, singers and Expeditions is not listened to: all of it is asked for."""

    def support(self, info: EngineInfo) -> EngineInfo:
        return declaring(info, "asks-targets")

    def act(self, player: str, action: Action) -> Reply:
        parts = parts_of(action)
        if self.shown is not None or not parts:
            return super().act(player, action)
        bare = without(action, parts)
        if bare != action:
            self.otherwise += 1
        with self.peeking():
            reply = self.inner.act(player, bare)
            asked = reply.status == "accepted" and (real := self.real()) is not None and real.part in parts
        if asked:
            return super().act(player, bare)
        only = self.only(player, bare, parts[0]) if reply.status == "accepted" else None
        if only is None:
            # There is nothing to choose, so what the action says is right or wrong by itself.
            return super().act(player, action)
        self.show(self.about_one(player, bare, parts[0], only))
        return self.said(Reply(status="accepted", decision=self.pending()))

    def only(self, player: str, bare: Action, part: str) -> str | None:
        """The only target, singer or card to shift onto that there is."""
        if part not in ONE_CARD:
            return None
        for card in self.inner.observe().position.cards:
            with self.peeking():
                if self.inner.act(player, with_part(bare, part, card.ref)).status == "accepted":
                    return card.ref
        return None

    def about_one(self, player: str, bare: Action, part: str, only: str) -> Question:
        """Asks for it though there is just one."""

        def said(answer: tuple[str, ...]) -> Reply:
            if len(answer) != 1:
                return Reply(status="refused", code=self.clauses.not_asked, message="one card")
            start = self.inner.here()
            reply = self.inner.act(player, with_part(bare, part, answer[0]))
            if reply.status != "accepted":
                self.inner.go_back(start)
            return reply

        asked = Decision(id="", player=player, kind="choose", options=(only,), source=bare.card, part=part)
        return Question(asked, said)


class Really(Manner):
    """Before an action begins that may begin it asks whether really; who says no has done nothing."""

    def act(self, player: str, action: Action) -> Reply:
        if self.shown is not None or self.real() is not None or action.kind in ("concede", "decline"):
            return super().act(player, action)
        with self.peeking():
            begins = self.inner.act(player, action).status == "accepted"
        if not begins or not self.asks_about(action):
            return super().act(player, action)

        def said(answer: tuple[str, ...]) -> Reply:
            if answer == ("yes",):
                return self.inner.act(player, action)
            if answer == ("no",):
                return Reply(status="accepted")
            return Reply(status="refused", code=self.clauses.not_asked, message="yes or no")

        self.otherwise += 1
        asked = Decision(id="", player=player, kind="may", options=("yes", "no"), source=action.card, text="really?")
        self.show(Question(asked, said))
        return self.said(Reply(status="accepted", decision=self.pending()))

    def asks_about(self, action: Action) -> bool:
        """Whether it asks about this one."""
        del action
        return True


class ReallyEnds(Really):
    """Only about the end of a turn, a pass and a quest it asks whether really."""

    def asks_about(self, action: Action) -> bool:
        return action.kind in ("end-turn", "pass", "quest")


class ChecksFirst(Manner):
    """Looks whether an action is legal before it does anything: a refused one has revealed nothing."""

    def act(self, player: str, action: Action) -> Reply:
        start = self.inner.here()
        reply = self.inner.act(player, action)
        if reply.status == "refused" and self.inner.here() is not start:
            seen = self.inner.here().table != start.table
            self.otherwise += seen
            self.inner.go_back(start)
        return self.replied(reply, start)


class Replays(Manner):
    """Keeps no table: each look plays the whole game once more, on a new engine, from where it was set up."""

    def __init__(self, inner: Inner = ReferenceEngine) -> None:
        super().__init__(inner)
        self.new = inner

    def setup(self, params: SetupParams) -> SetupResult:
        answer = super().setup(params)
        self.memory = (params, ())
        return answer

    def reset(self) -> None:
        params = self.memory[0]
        super().reset()
        self.memory = (params, ())

    def act(self, player: str, action: Action) -> Reply:
        self.noted(lambda engine: engine.act(player, action))
        return super().act(player, action)

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        self.noted(lambda engine: engine.decide(player, decision, answer))
        return super().decide(player, decision, answer)

    def noted(self, call: Callable[[Manner], Reply]) -> None:
        """Keep a call for replays."""
        params, calls = self.memory
        self.memory = (params, (*calls, call))

    def observe(self, viewer: str | None = None) -> Observation:
        params, calls = self.memory
        engine = Manner(self.new)
        engine.setup(params)
        for call in calls:
            with suppress(InputError):
                call(engine)
        self.otherwise += 1
        return engine.observe(viewer)


def parts_of(action: Action) -> tuple[str, ...]:
    """What an action of this kind may leave to be asked."""
    kind = action.cost.kind if action.kind == "play" and action.cost is not None else action.kind
    if kind == "free" and action.kind == "play":
        return ("by", "onto", "at")
    return PARTS.get(kind, ())


def without(action: Action, parts: tuple[str, ...]) -> Action:
    """The action without these parts."""
    if "target" in parts:
        return replace(action, target=None)
    cost: Cost | None = action.cost
    if cost is not None:
        cost = replace(cost, by=(), onto=())
    return replace(action, cost=cost, at=None)


def with_part(action: Action, part: str, ref: str) -> Action:
    """The action that names this card."""
    if part == "target":
        return replace(action, target=ref)
    cost = action.cost or Cost(kind="")
    return replace(action, cost=replace(cost, by=(ref,)) if part == "by" else replace(cost, onto=(ref,)))
