"""Every kind of database that a history can be in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.inside import exit_code

from .servers import postgresql, programs

__all__ = ["exit_code"]


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed")
    with postgresql() as url:
        yield url


@pytest.fixture(params=["file", "server"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "file":
        yield str(tmp_path / "history.sqlite")
        return
    from sqlalchemy import create_engine

    given = request.getfixturevalue("server")
    yield given
    engine = create_engine(given.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    engine.dispose()
