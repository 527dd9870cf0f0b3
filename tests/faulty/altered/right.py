"""What the faulty engines of Altered fall back to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oracle.games.altered.rules.match import Run
from oracle.games.altered.rules.rulebook import BOOK
from oracle.kernel.run import Task


def right(name: str) -> Callable[..., Any]:
    """The rule as it should be."""
    return BOOK.rules[name].function


def nothing(_run: Run, *_args: Any, **_named: Any) -> None:
    """Leaves a check out."""


def never(_run: Run, *_args: Any, **_named: object) -> bool:
    """What the rule would have hold never does."""
    return False


def at_once(run: Run, *tasks: Task) -> None:
    """Carries tasks out in the middle of another one, and all that comes of them."""
    agenda = list(tasks)
    while agenda:
        kept = len(run.tasks)
        run.game.perform(run, agenda.pop(0))
        agenda[:0] = run.tasks[kept:]
        del run.tasks[kept:]
