"""The games that these tests are run with."""

from __future__ import annotations

import pytest

from tests.altered.kind import KIND as ALTERED
from tests.lorcana.kind import KIND as LORCANA

of_every_kind = pytest.mark.parametrize("kind", [LORCANA, ALTERED], ids=["lorcana", "altered"])

__all__ = ["ALTERED", "LORCANA", "of_every_kind"]
