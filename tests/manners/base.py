"""What all manners share: an engine around another one, which shows questions of its own."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.protocol.messages import (
    Action,
    Decision,
    EngineInfo,
    Legal,
    Observation,
    Reply,
    SetupParams,
    SetupResult,
)

Taken = tuple[str, ...]
Answer = Callable[[Taken], Reply]
Asked = tuple[Decision, Answer]
"""A question as it is shown, and what comes of an answer to it."""

YES, NO = "yes", "no"
ACCEPTED = Reply(status="accepted")


def may(player: str, source: str | None, text: str = "do it?") -> Decision:
    """A question of yes or no."""
    return Decision(id="", player=player, kind="may", options=(YES, NO), source=source, text=text)


class Manner:
    """Plays as the engine within. A manner says otherwise how a question of that one is `asked`."""

    manners: tuple[str, ...] = ()
    """What it declares of itself."""
    lacks = ("clauses", "digest")
    """Capabilities it has not: it cannot name the clause by which an answer to a question of its own is refused."""

    def __init__(self, inner: Callable[[], ReferenceEngine] = ReferenceEngine) -> None:
        self.inner = inner()
        self._shown: Asked | None = None
        self._number = 0

    # --- the protocol -----------------------------------------------------------------------------------

    def initialize(self) -> EngineInfo:
        info = self.inner.initialize()
        games = {
            name: replace(
                game,
                manners=self.declared(game.manners),
                capabilities=tuple(each for each in game.capabilities if each not in self.lacks),
            )
            for name, game in info.games.items()
        }
        return replace(info, name=type(self).__name__, games=games)

    def declared(self, inner: tuple[str, ...]) -> tuple[str, ...]:
        """The manners it declares, given those of the engine within."""
        return tuple(sorted({*inner, *self.manners}))

    def setup(self, params: SetupParams) -> SetupResult:
        self._shown = None
        return self.inner.setup(params)

    def act(self, player: str, action: Action) -> Reply:
        if self._shown is not None and action.kind not in ("decline", "concede"):
            return Reply(status="refused", message="a question is pending")
        return self.heard(self.inner.act(player, action))

    def decide(self, player: str, decision: str, answer: Taken) -> Reply:
        shown = self._shown
        if shown is None or shown[0].id != decision or shown[0].player != player:
            return Reply(status="refused", message="nobody asked that")
        asked = shown[0]
        fits = asked.kind == "name" or all(one in asked.options for one in answer)
        if fits and len(set(answer)) == len(answer) and asked.least <= len(answer) <= asked.most:
            self._shown = None
            reply = shown[1](answer)
            if reply.status == "refused":
                self._shown = shown if self.inner.observe().decision is not None else None
            return reply
        return self.misfit(asked, answer)

    def misfit(self, asked: Decision, answer: Taken) -> Reply:
        """What comes of an answer that is none: the engine within says by which clause."""
        within = self.inner.observe().decision
        if within is None or not set(asked.options) & set(within.options):
            return Reply(status="refused", message="that is no answer")
        reply = self.inner.decide(within.player, within.id, answer)
        return reply if reply.status == "refused" else Reply(status="refused", message="that is no answer")

    def observe(self, viewer: str | None = None) -> Observation:
        seen = self.inner.observe(viewer)
        if self._shown is None:
            return replace(seen, decision=None)
        asked = self._shown[0]
        return replace(seen, decision=replace(asked, options=()) if viewer not in (None, asked.player) else asked)

    def legal(self) -> Legal:
        return self.inner.legal()

    def snapshot(self) -> str:
        return self.inner.snapshot()

    def restore(self, snapshot: str) -> None:
        self.inner.restore(snapshot)

    def close(self) -> None:
        self.inner.close()

    # --- questions --------------------------------------------------------------------------------------

    def heard(self, reply: Reply) -> Reply:
        """What is said of a reply of the engine within: its question in this engine's manner."""
        if reply.status != "accepted":
            within = self.inner.observe().decision
            if within is None:
                self._shown = None
            return replace(reply, decision=None if self._shown is None else self._shown[0])
        if reply.decision is None:
            self._shown = None
            return reply
        return self.shows(self.asked(reply.decision))

    def shows(self, asked: Asked) -> Reply:
        """A reply with a question of this engine's own."""
        self._number += 1
        self._shown = replace(asked[0], id=f"q{self._number}"), asked[1]
        return Reply(status="accepted", decision=self._shown[0])

    def asked(self, question: Decision) -> Asked:
        """A question of the engine within as it is asked here."""
        return self.plain(question)

    def plain(self, question: Decision) -> Asked:
        """Just as the engine within asks."""
        return question, lambda taken: self.tell(question, taken)

    def tell(self, question: Decision, taken: Taken) -> Reply:
        """Answer the engine within."""
        return self.heard(self.inner.decide(question.player, question.id, taken))

    def told(self, question: Decision, taken: Taken) -> Reply:
        """Answer the engine within, without a question of one's own yet."""
        return self.inner.decide(question.player, question.id, taken)

    def after(self, question: Decision, taken: Taken) -> Reply:
        """What would come of an answer; the engine within is left as it was."""
        here = self.inner.here()
        try:
            return self.told(question, taken)
        finally:
            self.inner.go_back(here)
