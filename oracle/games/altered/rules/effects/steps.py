"""Steps: simultaneous atomic actions (6.1.c, 6.1.f), without impossible ones and after modifiers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from oracle.games.altered.rules.effects.entering import entering
from oracle.games.altered.rules.effects.impossible import possible
from oracle.games.altered.rules.effects.modifying import modified
from oracle.games.altered.rules.effects.positions import find_in_decks, note_order, shuffled_in
from oracle.games.altered.rules.effects.together import at_once
from oracle.games.altered.rules.objects.timestamps import in_order_of_timestamps
from oracle.games.altered.rules.rulebook import rule
from oracle.games.altered.rules.state import Source

if TYPE_CHECKING:
    from oracle.games.altered.rules.match import Run
    from oracle.kernel.run import Event


@rule("6.2.m", "6.1.f", "1.2.7.a", "1.2.7.d", "1.4.1.d")
def step(run: Run, actions: Iterable[Event], player: str | None = None, source: Source | None = None) -> list[Event]:
    """Let the atomic actions of one step happen; returns the resulting events, sealed.

    `player` controls the step, None for the game's own; `source` is its origin.
    """
    del source
    # An impossible action cannot be modified (1.4.1.d), and a modifier's result may be impossible in turn.
    unmodified = possible(run, actions)
    happening = modified(run, unmodified, player)
    if happening != unmodified:
        happening = possible(run, happening)
    found = find_in_decks(run, at_once(run, happening))
    things = shuffled_in(run, found)
    happening = in_order_of_timestamps(run, [entering(run, action, things) for action in found], things)
    before = len(run.events)
    note_order(run, happening)
    if happening:
        run.happen(*happening)
    return list(run.events[before:])
