"""The example engines as running processes: one of each for all their tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .child import Child
from .start import start_plain, start_typescript


@pytest.fixture(scope="session")
def plain() -> Iterator[Child]:
    child = start_plain()
    yield child
    child.ends()


@pytest.fixture(scope="session")
def typescript() -> Iterator[Child]:
    child = start_typescript()
    yield child
    child.ends()
