"""Records which open conflicts an outcome rests on: rule code reports when it takes one side of a conflict.

It reports only when the sides differ at that moment; a disputed rule merely being in force is not enough.
"""

from __future__ import annotations

from contextvars import ContextVar, Token

_HEARD: ContextVar[set[int] | None] = ContextVar("heard", default=None)


def rests_on(conflict: int) -> None:
    """Report that this outcome would differ under another side of this conflict in the game's register."""
    heard = _HEARD.get()
    if heard is not None:
        heard.add(conflict)


Listening = Token[set[int] | None]


class hearing:  # noqa: N801 - used as a function
    """While open, collect the numbers of the conflicts that rules rest on; None: keep no record."""

    __slots__ = ("_before", "_heard")
    _before: Listening

    def __init__(self, heard: set[int] | None) -> None:
        self._heard = heard

    def __enter__(self) -> None:
        self._before = _HEARD.set(self._heard)

    def __exit__(self, *_: object) -> None:
        _HEARD.reset(self._before)


def listen() -> tuple[set[int], Listening]:
    """Start collecting the numbers of the conflicts that rules rest on; `tell_on` stops it.

    For code that runs thousands of times, where a context manager would cost more than the work.
    """
    said: set[int] = set()
    return said, _HEARD.set(said)


def tell_on(said: set[int], before: Listening) -> None:
    """End the collection; pass the numbers on to the enclosing one."""
    _HEARD.reset(before)
    if said and (heard := _HEARD.get()) is not None:
        heard |= said
