"""The hidden cards that the reference's events briefly reveal, and the events that end this knowledge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

SHOWN, LOOKED, SHUFFLED = "revealed", "looked", "shuffled"
"""Events, by their tag in every game."""


def known_after(known: Iterable[str], events: Iterable[Any], viewer: str) -> frozenset[str]:
    """The refs of cards that a player knows after these events, given those known before and those shown by them.

    Everyone has seen a revealed card, and knows it as long as its way can be followed: a shuffle ends that.
    """
    found = set(known)
    for event in events:
        tag = event.__struct_config__.tag
        if tag == SHOWN or (tag == LOOKED and event.player == viewer):
            found |= {*event.cards}
        elif tag == SHUFFLED:
            found -= {*event.order}
    return frozenset(found)
