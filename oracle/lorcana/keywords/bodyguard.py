"""8.3 Bodyguard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.lorcana.abilities.view import view_of
from oracle.lorcana.rulebook import rule
from oracle.lorcana.state import Object

if TYPE_CHECKING:
    from oracle.kernel.run import Run


@rule("8.3.2")
def enters_exerted_by_choice(run: Run, player: str, thing: Object) -> bool:
    """Whether a character with Bodyguard enters play exerted: its player may say so as it is played."""
    if view_of(run.state).keyword(thing, "bodyguard") is None:
        return False
    taken = run.ask("may", player, ("yes", "no"), source=thing.card, text="enter play exerted")
    return taken == ("yes",)
