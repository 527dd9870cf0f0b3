"""Readying, and what prevents it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.concepts.golden_rules import check_not_forbidden
from oracle.games.lorcana.rules.events import Readied
from oracle.games.lorcana.rules.rulebook import rule
from oracle.games.lorcana.rules.state import INKWELL, PLAY, Object, cards_in
from oracle.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run


@rule("3.2.1.1")
def ready_cards(run: Run) -> list[Readied]:
    """Everything of the active player is readied, in play and in the inkwell, except what an effect prevents."""
    player = run.state.turn.player
    in_play = [t for t in cards_in(run.state, player, PLAY) if t.exerted and can_ready(run, t, at_start=True)]
    # Texts about characters and items do not apply to cards in an inkwell, which are ink (5.3.1).
    ink = [t for t in cards_in(run.state, player, INKWELL) if t.exerted]
    ready = tuple(t.id for t in (*in_play, *ink))
    return [Readied(objects=ready, player=player)] if ready else []


def can_ready(run: Run, thing: Object, *, at_start: bool = False) -> bool:
    """Whether nothing forbids readying this card; `at_start`: in the Ready step of its player's turn."""
    try:
        check_not_forbidden(run, "ready", thing.player, thing)
        if at_start:
            check_not_forbidden(run, "ready-at-start", thing.player, thing)
    except IllegalAction:
        return False
    return True
