"""A position as data that can leave the process: what it is re-run from, not what follows from that."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from oracle.kernel.decisions import Answer, NeedsAnswer
from oracle.kernel.errors import IllegalAction, InputError
from oracle.kernel.run import Game, Position, Run

S = TypeVar("S")
T = TypeVar("T")


class Paused(Struct, Generic[S, T], frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position without what its re-run gives back: the table and the decision. S: the game's state, T: its tasks."""

    base: S
    start: S | None = None
    """The state before the action under way; absent while that is still the base."""
    agenda: tuple[T, ...] = ()
    answers: tuple[Answer, ...] = ()
    serial: int = 0


def pause(position: Position) -> Paused[object, object]:
    """What has to be kept of a position."""
    start = None if position.start is position.base else position.start
    return Paused(
        base=position.base, start=start, agenda=position.agenda, answers=position.answers, serial=position.serial
    )


def resume(game: Game, kept: Paused[S, T]) -> Position:
    """The position again: the task under way is re-run up to its question.

    The states in it must be ready to play (with whatever the game hangs on them). Raises InputError when the task
    asks nothing there, so that the position cannot be one of this game.
    """
    base = kept.base
    if not kept.agenda:
        return Position(base=base, table=base, serial=kept.serial)
    run = Run(game, base, kept.answers, serial=kept.serial)
    try:
        game.perform(run, kept.agenda[0])
    except NeedsAnswer as question:
        run.settle()
        return Position(
            base=base, table=run.state, start=base if kept.start is None else kept.start, agenda=kept.agenda,
            answers=kept.answers, decision=question.decision, serial=kept.serial, reported=len(run.events),
        )  # fmt: skip
    except IllegalAction as illegal:
        raise InputError("position", f"the action under way is refused there: {illegal}") from None
    raise InputError("position", "the action under way asks nothing there", "a position saved under the same rules")
