"""8.11 Singer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.abilities.bounds import printed_cost
from oracle.games.lorcana.rules.abilities.view import view_of
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import Object

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("8.11.1", "8.11.2", "8.11.3", "4.3.5")
def cost_to_sing(run: Run, singer: Object) -> int:
    """The cost a character counts as for singing: Singer's number if it has one, plus additions.

    The character's ink cost, and the song's, are unchanged.
    """
    view = view_of(run.state)
    number = view.keyword(singer, "singer")
    printed = printed_cost(view.definition(singer))
    return (printed if number is None else number) + view.values(singer).to_sing
