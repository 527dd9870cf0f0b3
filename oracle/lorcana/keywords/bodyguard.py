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
    if not has_bodyguard_as_it_enters(run, thing):
        return False
    taken = run.ask("may", player, ("yes", "no"), source=thing.card, text="enter play exerted")
    return taken == ("yes",)


@rule("6.4.2.3")
def has_bodyguard_as_it_enters(run: Run, thing: Object) -> bool:
    """Whether the card has Bodyguard itself, or a card in play gives it to characters like this one as they enter."""
    view = view_of(run.state)
    if view.keyword(thing, "bodyguard") is not None:
        return True
    return any(
        gains.keyword == "bodyguard"
        and gains.what is not None
        and view.matches(thing, gains.what, source.player, source.id)
        and (gains.condition is None or view.holds(gains.condition, source.player, source.id))
        for source, gains in view.index.gains
    )
