"""Engines that play right until they go back, are answered out of time, or refuse."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from oracle.protocol.messages import Action, Reply, SetupParams, SetupResult
from oracle.protocol.results import JudgedKind
from tests.manners.base import Manner


class BackToTheSetUp(Manner):
    """`restore` goes back to the set-up."""

    def restore(self, snapshot: str) -> None:
        self.reset()


class RestoresNoQuestion(Manner):
    def restore(self, snapshot: str) -> None:
        super().restore(snapshot)
        self.shown = None


class RestoresTheTable(Manner):
    """Restores only the cards on the table: effects that last until the end of the turn are lost."""

    params: SetupParams

    def setup(self, params: SetupParams) -> SetupResult:
        self.params = params
        return super().setup(params)

    def snapshot(self) -> str:
        number = super().snapshot()
        inner, shown, memory, serial = self._kept[int(number)]
        self._kept[int(number)] = (inner, shown, (memory, self.observe().position), serial)
        return number

    def restore(self, snapshot: str) -> None:
        _, shown, (memory, position), _ = self._kept[int(snapshot)]
        super().restore(snapshot)
        self.memory = memory
        if shown is None and position.turn.phase in ("main", "afternoon"):
            self.inner.setup(replace(self.params, position=position, chance=()))


class ResetDoesNothing(Manner):
    def reset(self) -> None:
        pass


class ResetKeepsTheScore(Manner):
    """After `reset` players have what they counted."""

    params: SetupParams

    def setup(self, params: SetupParams) -> SetupResult:
        self.params = params
        return super().setup(params)

    def reset(self) -> None:
        players = self.observe().position.players
        super().reset()
        position = replace(self.params.position, players=players)
        self.inner.setup(replace(self.params, position=position))


class AnyId(Manner):
    """Whatever question is answered, the one that is asked is meant."""

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        asked = self.pending()
        return super().decide(player, decision if asked is None else asked.id, answer)


class FormerIds(Manner):
    """The id of an earlier question does as well."""

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        asked = self.pending()
        if asked is not None and decision.startswith("q") and decision[1:].isdigit():
            decision = asked.id
        return super().decide(player, decision, answer)


class AnswersAfterwards(Manner):
    """An answer to nothing is accepted, and does nothing."""

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return Reply(status="accepted") if self.pending() is None else super().decide(player, decision, answer)


class Behind(Manner):
    """A refused action leaves something behind."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "refused" and reply.decision is None and self.pending() is None:
            self.leave(player, action)
        return reply

    def leave(self, player: str, action: Action) -> None:
        raise NotImplementedError


class RefusedInkCounts(Behind):
    """A refused `ink` is the one that a turn has; no table tells."""

    def setup(self, params: SetupParams) -> SetupResult:
        done = super().setup(params)
        self.memory = False
        return done

    def leave(self, player: str, action: Action) -> None:
        self.memory = self.memory or action.kind == "ink"

    def act(self, player: str, action: Action) -> Reply:
        if action.kind == "end-turn":
            self.memory = False
        if action.kind == "ink" and self.memory:
            return Reply(status="refused", code="4.2.1", message="a card was inked this turn")
        return super().act(player, action)


class RefusedTwice(Behind):
    """Once an action was refused the next one is, too."""

    def leave(self, player: str, action: Action) -> None:
        self.memory = True

    def act(self, player: str, action: Action) -> Reply:
        if self.memory and action.kind not in ("concede", "pass", "end-turn"):
            self.memory = None
            return Reply(status="refused", message="once more")
        return super().act(player, action)


class Forgiving(Manner):
    """A player may ink a card of any zone."""

    def act(self, player: str, action: Action) -> Reply:
        reply = super().act(player, action)
        if reply.status == "refused" and action.kind in ("ink", "pass") and self.pending() is None:
            return Reply(status="accepted")
        return reply


GOES_ON_WRONG: Mapping[str, tuple[JudgedKind, Callable[[], Manner]]] = {
    "restores-the-set-up": ("snapshot", BackToTheSetUp),
    "restores-no-question": ("snapshot", RestoresNoQuestion),
    "restores-the-table-alone": ("snapshot", RestoresTheTable),
    "reset-does-nothing": ("reset", ResetDoesNothing),
    "reset-keeps-the-score": ("reset", ResetKeepsTheScore),
    "takes-any-id": ("answer", AnyId),
    "takes-former-ids": ("answer", FormerIds),
    "takes-answers-to-nothing": ("answer", AnswersAfterwards),
    "refused-ink-counts": ("refusal", RefusedInkCounts),
    "refused-twice": ("refusal", RefusedTwice),
    "takes-and-does-nothing": ("refusal", Forgiving),
}
"""Name → in what it is wrong, and its maker."""
