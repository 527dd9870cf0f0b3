"""How much is tried: in the ordinary tests a part of what takes long, in `tox -e long` all of it."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest

One = TypeVar("One")

FACTOR = int(os.environ.get("TCG_EXAMPLES", "1"))
"""How many times as many examples as usual are wanted."""
LONG = "TCG_EXAMPLES" in os.environ
"""Whether there is time for everything."""
only_long = pytest.mark.skipif(not LONG, reason="takes long; set TCG_EXAMPLES to run it, as tox -e long does")


def sample(every: Iterable[One], part: int) -> list[One]:
    """One of so many in the ordinary tests, all of them in the long run."""
    return [*every][:: 1 if LONG else part]
