"""The end of a game: where a scenario says that it comes, and what counts once it has come.

Once a game is over only its result counts. Nobody demands a table of an engine then: it may clear the board, leave
a question pending or abilities waiting.
"""

from __future__ import annotations

from collections.abc import Iterable

from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call


def ends_with(calls: Iterable[Call], edition: str) -> Call | None:
    """The action within which the game ends, by what the scenario says; None where it goes on past the last step.

    The answers that follow an action belong to it: an engine may take them together.
    """
    action = None
    for call in calls:
        if call.is_when and not call.answers:
            action = call
        elif not call.is_when and any(row.ends for row in rows_of(call, edition)):
            return action
    return None
