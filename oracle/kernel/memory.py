"""The garbage collector looks at nothing twice that stays: much of the time of long work would go to it."""

from __future__ import annotations

import atexit
import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 20_000
"""New objects after which the collector looks in a process of ours: a few megabytes. Only exceptions are cycles."""


def begin() -> None:
    """As a process of ours begins: the collector looks seldom, and not at all at the end, when everything is freed."""
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    atexit.register(gc.freeze)


@contextmanager
def settled() -> Iterator[None]:
    """While this is open, the garbage collector looks only at what has come to be since it was opened.

    A suite that is loaded, and a program that is imported, are some hundred thousand objects that stay. Afterwards all
    of them are looked at again; one inside another changes nothing.
    """
    outermost = not gc.get_freeze_count()
    if outermost:
        gc.freeze()
    try:
        yield
    finally:
        if outermost:
            gc.unfreeze()


@contextmanager
def loading() -> Iterator[None]:
    """While this is open, nothing is collected: for what makes much that stays, and next to nothing that goes."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
