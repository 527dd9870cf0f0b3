"""Keeps the garbage collector from scanning long-lived objects, which would take up much of a long run."""

from __future__ import annotations

import atexit
import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 20_000
"""New objects before the collector runs in our processes: a few megabytes. Only exceptions form cycles."""


def begin() -> None:
    """Set up one of our processes: collect rarely, and never at exit, when everything is freed anyway."""
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])
    atexit.register(gc.freeze)


@contextmanager
def settled() -> Iterator[None]:
    """While open, the garbage collector scans only objects created since it was opened.

    A loaded suite and an imported program amount to several hundred thousand lasting objects. On exit they are all
    scanned again. Nesting has no effect.
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
    """While open, nothing is collected: for code that creates many lasting objects and hardly any garbage."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
