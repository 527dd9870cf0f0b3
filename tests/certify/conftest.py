"""The suite is read once for these tests, and a variation that was drawn is not drawn again: it would be the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import oracle.cli.certify
import oracle.cli.levels
import oracle.cli.verify
from oracle.certify import playing
from tests.certify.making import drawn_once, suite


@pytest.fixture(scope="package", autouse=True)
def _once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "varied", drawn_once())
        for command in (oracle.cli.certify, oracle.cli.levels, oracle.cli.verify):
            patch.setattr(command, "load_checked_suite", suite)
        yield
