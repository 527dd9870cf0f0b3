"""Whose text asks, and what it has bound and counted so far: all that filters, numbers and conditions depend on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from oracle.games.lorcana.rules.rulebook import home

Bound = Mapping[str, tuple[int, ...]]
"""Object ids by the name that a text has for them."""
NOTHING: Bound = {}
NO_NUMBERS: Mapping[str, int] = {}


class Text(Struct, gc=False):
    """A text as it is read: the player who controls it, its object, and what it has bound and counted so far.

    `cost`: the kind of cost of the play that it is about.
    """

    player: str
    source: int
    bound: Bound = NOTHING
    numbers: Mapping[str, int] = NO_NUMBERS
    cost: str = ""


def called(name: str, text: Text) -> tuple[int, ...]:
    """What a text calls by this name; "this" is the object whose text it is unless it has become another one."""
    return text.bound.get(name, (text.source,)) if name == "this" else _named(name, text)


@home("6.1.11")
def _named(name: str, text: Text) -> tuple[int, ...]:
    return text.bound.get(name, ())


def in_play(it: str) -> str:
    """The name under which what is bound is what it was in play, once it has left."""
    return f"{it} in play"


@home("6.7.7")
def is_called(thing: int, name: str, text: Text) -> bool:
    """Whether a text calls an object by this name, or calls so what it has become since."""
    itself = name == "this" and thing == text.source
    return itself or thing in called(name, text) or thing in text.bound.get(in_play(name), ())
