"""A process that works for another ends with it, however that ended, and so do the engines that it has started."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time

_LOOK = 0.5
"""Seconds between looks at who the parent is."""


def end_with_parent() -> None:
    """From now on this process ends when its parent is gone; one that is killed can tell nobody."""
    known = multiprocessing.parent_process()
    # The parent may be gone already, and then another is in its place.
    parent = os.getppid() if known is None else known.pid
    threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: int | None) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK)
    os._exit(1)
