"""Document `seed-chapter-4`: notes on chapter 4, Turn actions, which part from the book almost everywhere.

What each sentence says is in `seed-chapter-4.toml` beside this folder; the rules here are cited by its numbers. They
stand in the place of the book's chapter 4; the other chapters, to which the notes refer, remain the book's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oracle.games.lorcana.rules.events import Moved, Phase, left_zone
from oracle.games.lorcana.rules.readings.seed_chapter_4 import (
    challenge,
    general,
    ink_card,
    move_character,
    play_card,
    quest,
)
from oracle.games.lorcana.rules.readings.seed_chapter_4.notes import NOTES
from oracle.games.lorcana.rules.state import INKWELL, PLAY

if TYPE_CHECKING:
    from oracle.games.lorcana.rules.match import Run
    from oracle.kernel.run import Event

OVERRIDES = NOTES.overrides
"""Rules of the book that are different altogether here: name → the rule in its place."""

_ = challenge, general, move_character, play_card  # importing them registers their rules


def follows(run: Run, events: list[Event]) -> list[Event]:
    """What these notes let happen along with events."""
    found: list[Event] = []
    if any(isinstance(event, Moved) and event.to == INKWELL for event in events):
        found += ink_card.first_ink_card_is_played(run, events)
    if any(isinstance(event, Phase) and event.name == "end" for event in events):
        found += quest.missions_bring_lore(run, events)
    if any((was := left_zone(event)) is not None and was.zone == PLAY for event in events):
        found += quest.missions_are_discarded(run, events)
    return found
