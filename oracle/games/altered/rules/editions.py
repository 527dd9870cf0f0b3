"""The differences between the editions of Altered: typed questions that rule code asks.

The editions are those of `clauses/book.toml`; the last one is current. Edition 1.x is known only from its founding
document and a short account of the rest; `conflicts.toml` names each difference and the scenario that shows it.
"""

from __future__ import annotations

from collections.abc import Mapping

from oracle.book.editions import backwards, book_of
from oracle.games.altered.rules.edition import Edition

BOOK = book_of("oracle.games.altered.rules").editions
CURRENT = Edition(name=BOOK[-1])
CHANGED: Mapping[str, Mapping[str, object]] = {
    "1.x": {
        "targets_in_declaration": True,
        "modes_in_declaration": True,
        "declines_return": False,
        "checks_after_steps": True,
        "expedition_permanents": False,
        "join_counts_landmarks": False,
        "limits_printed": False,
        "missing_cost_is_zero": False,
        "reactions_limited": False,
        "victory_at_night": False,
    },
}
"""Edition → its differences from the next one."""

EDITIONS: dict[str, Edition] = backwards(CURRENT, BOOK, CHANGED)
"""Every edition by name, the current one first."""
