"""7.2 Decks: the order of cards put into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.events import Arranged, Moved
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import DECK
from oracle.kernel.open_questions import rests_on

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run
    from oracle.kernel.run import Event


def note_order(run: Run, events: Sequence[Event]) -> None:
    """Cards put together at one end of a deck have an order only if a text lets a player choose it."""
    coming: dict[tuple[str, str], set[str]] = {}
    for event in events:
        if isinstance(event, Moved) and event.to == DECK and event.verb != "shuffle":
            thing = run.state.objects[event.object]
            for card in thing.cards:
                coming.setdefault((thing.owner(card), event.place), set()).add(card)
    ordered = {(event.player, event.place) for event in events if isinstance(event, Arranged)}
    if any(len(cards) > 1 and end not in ordered for end, cards in coming.items()):
        come_in_no_order(run)


@rule("7.2.3")
def come_in_no_order(_run: Run) -> None:
    """No text orders cards that enter a deck together: here they are in the order in which the effect took them."""
    rests_on(137)
