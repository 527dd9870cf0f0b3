"""The differences between editions and readings: typed questions that rule code asks, and readings' own rules.

The editions are those of `clauses/book.toml`; the last one is current. The readings of the founding documents answer
differently where their text differs; `conflicts.toml` names each difference and the scenario that shows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from oracle.book.editions import backwards, book_of
from oracle.games.lorcana.rules.edition import Edition
from oracle.games.lorcana.rules.readings import seed_chapter_4

BOOK = book_of("oracle.games.lorcana.rules").editions
CURRENT = Edition(name=BOOK[-1])
CHANGED: Mapping[str, Mapping[str, object]] = {
    "2.1": {"zero_damage_was_dealt": False, "stack_shares_states": False, "newer_shift": False}
}
"""Edition → its differences from the next one."""

_OFFICIAL = backwards(CURRENT, BOOK, CHANGED)
_READ = _OFFICIAL["2.2"]
"""The edition with which the readings are compared."""
_GUIDE = replace(
    _READ,
    name="seed-guide",
    action_enters_play=False,
    free_waives="ink",
    nested_action="at-once",
    unplayable_in_part=True,
    always_enters_ready_and_drying=True,
    drying_is_idle=True,
    newer_shift=False,
)
_READINGS = (
    replace(_READ, name="seed-4.3", free_is_automatic=True, nested_action="at-once", newer_shift=False),
    _GUIDE,
    replace(_GUIDE, name="seed-guide-2"),
    replace(
        _READ,
        name="seed-chapter-4",
        bag_holds_cards=True,
        follows=seed_chapter_4.follows,
        overrides=seed_chapter_4.OVERRIDES,
    ),
)

EDITIONS: dict[str, Edition] = {**_OFFICIAL, **{reading.name: reading for reading in _READINGS}}
"""Every edition and reading by name, the current edition first."""
