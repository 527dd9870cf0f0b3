"""The end of a game: where a scenario expects it, and what counts afterwards.

Once a game is over only its result counts. An engine may then clear the board, leave a question pending or abilities
waiting.
"""

from __future__ import annotations

from collections.abc import Iterable

from oracle.suite.phrases.calls import rows_of
from oracle.suite.plan import Call


def ends_with(calls: Iterable[Call], edition: str) -> Call | None:
    """The action during which the scenario expects the game to end; None if it goes on past the last step.

    The answers that follow an action belong to it: an engine may process them together.
    """
    action = None
    for call in calls:
        if call.is_when and not call.answers:
            action = call
        elif not call.is_when and any(row.ends for row in rows_of(call, edition)):
            return action
    return None
