"""Sends a scenario's moves to an engine word for word, and handles its questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from oracle.protocol.messages import Action
from oracle.suite.plan import Call
from oracle.suite.play.failure import QUESTION, REFUSED, Failed, only_answer_refused
from oracle.suite.play.questions import forced_answer, offers

if TYPE_CHECKING:
    from oracle.suite.play.world import World

MOST_FORCED = 1_000
"""Maximum forced questions in a row before the engine counts as asking endlessly.

A ring of Reactions, each activated a hundred times in one action (Altered 1.4.6.c), causes fewer.
"""


class Answering:
    """Sends every move as written; only questions with a single possible answer are answered automatically."""

    looks_before: ClassVar[bool] = False
    """Whether the table is observed before every move."""

    def passes_over(self, world: World, call: Call) -> bool:  # noqa: ARG002
        """Whether to skip a step on this engine."""
        return False

    def act(self, world: World, player: str, action: Action) -> None:
        """Carry out an action of a When step."""
        world.act(player, action)

    def decline(self, world: World, player: str, action: Action) -> None:
        """Carry out an action that takes back the current one."""
        world.decline(player, action)

    def choose(self, world: World, player: str, answer: tuple[str, ...]) -> None:
        """Answer the pending question."""
        world.choose(player, answer)

    def choose_if_asked(self, world: World, player: str, answer: tuple[str, ...]) -> None:
        """Answer the pending question if it is this player's and offers that answer; else do nothing."""
        if offers(world.pending(), player, answer):
            world.choose(player, answer)

    def go_on(self, world: World) -> None:
        """Answer the engine's questions after an accepted move, except those that a step answers."""
        for _ in range(MOST_FORCED):
            question = world.question
            forced = forced_answer(question)
            if forced is None or question is None:
                return
            if world.may_be_over and world.is_over():
                return
            answered = world.send(question, forced)
            if answered.status == REFUSED:
                raise only_answer_refused(question, answered)
        came = f"the engine asked {MOST_FORCED} of them in a row"
        raise Failed("an end of forced questions", came, deviation=QUESTION)

    def is_asked(self, world: World, who: str, options: tuple[str, ...] | None) -> None:
        """Fail unless a question is pending for this player; with options, one that offers exactly these."""
        world.is_asked(who, options)

    def close(self, world: World) -> None:
        """Final checks after the last step."""
