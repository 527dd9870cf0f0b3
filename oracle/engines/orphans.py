"""Ends a worker process, with the engines it started, when its parent process ends in any way."""

from __future__ import annotations

import multiprocessing
import os
import threading
import time

_LOOK = 0.5
"""Seconds between checks of the parent's id."""


def end_with_parent() -> None:
    """Make this process end when its parent is gone; a killed parent cannot announce its end."""
    known = multiprocessing.parent_process()
    # The parent may be gone already, replaced by another process.
    parent = os.getppid() if known is None else known.pid
    threading.Thread(target=_outlive, args=(parent,), daemon=True).start()


def _outlive(parent: int | None) -> None:
    while os.getppid() == parent:
        time.sleep(_LOOK)
    os._exit(1)
