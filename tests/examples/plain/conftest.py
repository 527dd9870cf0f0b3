"""Here `engine` is the plain Python engine."""

from __future__ import annotations

import pytest

from ..child import Child


@pytest.fixture
def engine(plain: Child) -> Child:
    return plain
