"""How much is tried: in the ordinary tests a part of what takes long, in `tox -e long` all of it."""

from __future__ import annotations

import os

import pytest

FACTOR = int(os.environ.get("TCG_EXAMPLES", "1"))
"""How many times as many examples as usual are wanted."""
LONG = "TCG_EXAMPLES" in os.environ
"""Whether there is time for everything."""
only_long = pytest.mark.skipif(not LONG, reason="takes long; set TCG_EXAMPLES to run it, as tox -e long does")
