"""Engines about the end of a game and about refusals: right ones of another manner, and one that lies."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from oracle.engines.reference import ReferenceEngine
from oracle.kernel.position import Position
from oracle.protocol.messages import Action, Decision, GameResult, Observation, Reply, SetupParams, SetupResult, Waiting

OVER = GameResult(winner="Ann", losers=("Bob",))
ASKED = Decision(id="late", player="Ann", kind="choose", options=("doc",))


class Announcing(ReferenceEngine):
    """Reports a winner after this many actions, and plays on as if there were none."""

    def __init__(self, actions: int = 1, result: GameResult = OVER) -> None:
        super().__init__()
        self.left, self.actions, self.announced = actions, actions, result

    def setup(self, params: SetupParams) -> SetupResult:
        self.left = self.actions
        return super().setup(params)

    def act(self, player: str, action: Action) -> Reply:
        self.left -= 1
        return super().act(player, action)

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if self.left > 0 or seen.result is not None else replace(seen, result=self.announced)


class Ending(ReferenceEngine):
    """Ends games when the reference does, and shows something of its own from then on."""

    def __init__(self, shows: Callable[[Observation], Observation]) -> None:
        super().__init__()
        self.shows = shows

    def act(self, player: str, action: Action) -> Reply:
        return self._shown(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._shown(super().decide(player, decision, answer))

    def observe(self, viewer: str | None = None) -> Observation:
        seen = super().observe(viewer)
        return seen if seen.result is None else self.shows(seen)

    def _shown(self, reply: Reply) -> Reply:
        seen = self.observe()
        return replace(reply, decision=seen.decision) if seen.result is not None else reply


def bare(seen: Observation) -> Observation:
    """Nothing is left on the table, nobody plays."""
    return replace(
        seen, position=replace(seen.position, cards=(), players=(), turn=replace(seen.position.turn, player=""))
    )


AFTER: dict[str, Callable[[Observation], Observation]] = {
    "clears the board": bare,
    "leaves a question with one answer": lambda seen: replace(seen, decision=ASKED),
    "leaves a question": lambda seen: replace(seen, decision=replace(ASKED, options=("doc", "elsa"))),
    "leaves abilities waiting": lambda seen: replace(seen, waiting=(Waiting(player="Ann", source="doc"),)),
    "leaves out who has lost": lambda seen: replace(seen, result=seen.result and replace(seen.result, losers=())),
    "goes back to the start of the turn": lambda seen: replace(
        seen, position=replace(seen.position, turn=replace(seen.position.turn, phase="start"))
    ),
}


class ChecksFirst(ReferenceEngine):
    """Finds out whether an action is legal before it does any of it: what is refused has revealed nothing."""

    begun: Position | None = None
    """Where the game was before the action under way."""
    unlike = 0
    """How many refusals have left something else behind than in the reference."""

    def act(self, player: str, action: Action) -> Reply:
        if self.here().decision is None:
            self.begun = self.here()
        return self._checked(super().act(player, action))

    def decide(self, player: str, decision: str, answer: tuple[str, ...]) -> Reply:
        return self._checked(super().decide(player, decision, answer))

    def _checked(self, reply: Reply) -> Reply:
        # While a question is pending, it was an answer that was refused, or an action in between.
        if reply.status == "refused" and self.here().decision is None and self.begun is not None:
            self.unlike += self.here().table != self.begun.table
            self.go_back(self.begun)
        return reply
