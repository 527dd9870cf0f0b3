"""Document `seed-chapter-4`: notes on chapter 4, Turn actions, which differ from the book almost everywhere.

The sentences are listed in `seed-chapter-4.toml` beside this folder; the rules here are cited by its numbers. They
replace chapter 4 of the book; the other chapters, to which the notes refer, remain the book's.
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
"""Rules of the book that differ entirely here: name → the replacement."""

_ = challenge, general, move_character, play_card  # importing them registers their rules


def follows(run: Run, events: list[Event]) -> list[Event]:
    """The events that these notes add to others."""
    found: list[Event] = []
    if any(isinstance(event, Moved) and event.to == INKWELL for event in events):
        found += ink_card.first_ink_card_is_played(run, events)
    if any(isinstance(event, Phase) and event.name == "end" for event in events):
        found += quest.missions_bring_lore(run, events)
    if any((was := left_zone(event)) is not None and was.zone == PLAY for event in events):
        found += quest.missions_are_discarded(run, events)
    return found
