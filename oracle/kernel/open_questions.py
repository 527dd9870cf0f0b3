"""Which open conflicts what happens rests on: rule code says so where it takes one side of a registered conflict.

It says so only where the sides part, as the moment comes; that a rule is at work of which one speaks is not enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_HEARD: ContextVar[set[int] | None] = ContextVar("heard", default=None)


def rests_on(conflict: int) -> None:
    """What happens here would be otherwise under another side of this conflict of the game's register."""
    heard = _HEARD.get()
    if heard is not None:
        heard.add(conflict)


@contextmanager
def hearing(heard: set[int] | None) -> Iterator[None]:
    """Collect the numbers of the conflicts that rules rest on meanwhile; None: nobody wants to know."""
    before = _HEARD.set(heard)
    try:
        yield
    finally:
        _HEARD.reset(before)


class said_meanwhile:  # noqa: N801 - reads as what it is used for, as `hearing` does
    """The numbers of the conflicts that rules rest on meanwhile, as a set; whoever hears is told of them too.

    A class, since it is entered by the thousand and a generator takes three times as long.
    """

    __slots__ = ("_token", "said")

    def __enter__(self) -> set[int]:
        self.said: set[int] = set()
        self._token = _HEARD.set(self.said)
        return self.said

    def __exit__(self, *_: object) -> None:
        _HEARD.reset(self._token)
        heard = _HEARD.get()
        if heard is not None:
            heard |= self.said
