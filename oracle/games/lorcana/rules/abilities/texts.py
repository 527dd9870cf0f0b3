"""The context of a text, on which filters, numbers and conditions depend: its source, bindings and counts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from oracle.games.lorcana.rules.rulebook import home

Bound = Mapping[str, tuple[int, ...]]
"""Object ids by their name in a text."""
NOTHING: Bound = {}
NO_NUMBERS: Mapping[str, int] = {}


class Text(Struct, gc=False):
    """A text being evaluated: the player who controls it, its object, its bindings and its counts.

    `cost`: the kind of cost of the related play.
    """

    player: str
    source: int
    bound: Bound = NOTHING
    numbers: Mapping[str, int] = NO_NUMBERS
    cost: str = ""


def called(name: str, text: Text) -> tuple[int, ...]:
    """The objects with this name; "this" is the text's own object unless it has become another one."""
    return text.bound.get(name, (text.source,)) if name == "this" else _named(name, text)


@home("6.1.11")
def _named(name: str, text: Text) -> tuple[int, ...]:
    return text.bound.get(name, ())


def in_play(it: str) -> str:
    """The name under which a bound object's last state in play is kept after it has left."""
    return f"{it} in play"


@home("6.7.7")
def is_called(thing: int, name: str, text: Text) -> bool:
    """Whether a text uses this name for an object, or for an earlier form of it."""
    itself = name == "this" and thing == text.source
    return itself or thing in called(name, text) or thing in text.bound.get(in_play(name), ())
