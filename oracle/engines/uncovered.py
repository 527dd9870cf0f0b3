"""What the events of the reference let players see of hidden cards for a moment, and what takes that knowledge away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

SHOWN, LOOKED, SHUFFLED = "revealed", "looked", "shuffled"
"""Events, by the tag they have in every game."""


def known_after(known: Iterable[str], events: Iterable[Any], viewer: str) -> frozenset[str]:
    """The refs of cards that a player knows after these events, of those known before and those shown by them.

    What is revealed everybody has seen, and knows as long as it can be told where it went: a shuffle ends that.
    """
    found = set(known)
    for event in events:
        tag = event.__struct_config__.tag
        if tag == SHOWN or (tag == LOOKED and event.player == viewer):
            found |= {*event.cards}
        elif tag == SHUFFLED:
            found -= {*event.order}
    return frozenset(found)
