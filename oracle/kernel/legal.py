"""Lists legal actions by trying those that a game proposes: only one place judges legality."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from oracle.kernel.errors import Undecided, Unsupported
from oracle.kernel.position import Trial
from oracle.kernel.run import Game, Task
from oracle.kernel.state import State

S = TypeVar("S", bound=State)
E = TypeVar("E")


class Listing(Struct, frozen=True):
    """The actions that would be legal now."""

    tasks: tuple[Task, ...] = ()
    complete: bool = True
    """Whether the list is complete. It is not if the rules leave an action open, or this program does not support
    it."""


def listing_of(game: Game[S, E], state: S, proposals: Iterable[Task]) -> Listing:
    """The proposals that would be legal; none once the game is over."""
    if state.result is not None:
        return Listing()
    tasks, complete = [], True
    could = Trial(game, state).could
    for task in proposals:
        try:
            if could(task):
                tasks.append(task)
        except (Undecided, Unsupported):
            complete = False
    return Listing(tuple(tasks), complete)
