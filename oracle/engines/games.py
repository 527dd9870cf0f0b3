"""The games there are, and the side of the reference that each of them has in a folder of its own.

This is the one place that lists them: a game is known once it has a catalogue (`oracle/<game>/clauses`), and played
once `oracle/engines/<game>/binding.py` says how.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from oracle.engines.binding import Binding


def _lorcana() -> Binding[Any, Any]:
    from oracle.engines.lorcana.binding import LORCANA

    return LORCANA


def _altered() -> Binding[Any, Any]:
    from oracle.engines.altered.binding import ALTERED

    return ALTERED


# A game is imported when it is first asked for: nobody who judges one game waits for another.
_BINDINGS: dict[str, Callable[[], Binding[Any, Any]]] = {"lorcana": _lorcana, "altered": _altered}

KNOWN = ("lorcana", "altered")
"""Games whose rule books the project has."""
PLAYED = tuple(_BINDINGS)
"""Games the reference plays."""


@cache
def binding(game: str) -> Binding[Any, Any]:
    """What the reference knows of a game. Raises KeyError for one that it does not play."""
    return _BINDINGS[game]()


def folder(game: str) -> Traversable:
    """Where the catalogue of a game is. Raises KeyError for an unknown game."""
    if game not in KNOWN:
        raise KeyError(game)
    return files(f"oracle.{game}")
