"""Which open conflicts what happens rests on: rule code says so where it takes one side of a registered conflict.

It says so only where the sides part, as the moment comes; that a rule is at work of which one speaks is not enough.
"""

from __future__ import annotations

from contextvars import ContextVar, Token

_HEARD: ContextVar[set[int] | None] = ContextVar("heard", default=None)


def rests_on(conflict: int) -> None:
    """What happens here would be otherwise under another side of this conflict of the game's register."""
    heard = _HEARD.get()
    if heard is not None:
        heard.add(conflict)


Listening = Token[set[int] | None]


class hearing:  # noqa: N801 - used as a function
    """Collect the numbers of the conflicts that rules rest on meanwhile; None: nobody wants to know."""

    __slots__ = ("_before", "_heard")
    _before: Listening

    def __init__(self, heard: set[int] | None) -> None:
        self._heard = heard

    def __enter__(self) -> None:
        self._before = _HEARD.set(self._heard)

    def __exit__(self, *_: object) -> None:
        _HEARD.reset(self._before)


def listen() -> tuple[set[int], Listening]:
    """Begin to collect the numbers of the conflicts that rules rest on; `tell_on` ends it.

    For what is done by the thousand, where a context manager would take longer than the work.
    """
    said: set[int] = set()
    return said, _HEARD.set(said)


def tell_on(said: set[int], before: Listening) -> None:
    """End it; whoever heard before is told of them too."""
    _HEARD.reset(before)
    if said and (heard := _HEARD.get()) is not None:
        heard |= said
