"""Here `engine` is the TypeScript engine."""

from __future__ import annotations

import pytest

from ..child import Child


@pytest.fixture
def engine(typescript: Child) -> Child:
    return typescript
