"""8.6 Evasive and 8.2 Alert."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Object
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("8.2.2", "8.6.1")
def check_evasive(run: Run, challenger: Object, thing: Object) -> None:
    """Characters with Evasive can only be challenged by characters with Evasive. Raises IllegalAction (8.6.1)."""
    view = view_of(run.state)
    if view.keyword(thing, "evasive") is None or view.keyword(challenger, "evasive") is not None:
        return
    if not ignores_evasive(run, challenger):
        raise IllegalAction("8.6.1", f"{thing.card} has Evasive and {challenger.card} has not")


@rule("8.2.1", "8.2.2")
def ignores_evasive(run: Run, challenger: Object) -> bool:
    """Whether Evasive does not limit this character: it has Alert, which is not Evasive itself."""
    return view_of(run.state).keyword(challenger, "alert") is not None
