"""A scheduler that is not ours, workers by Dask's own commands, and one that has another version of the program."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client

from oracle.campaign.cluster import Hands
from oracle.campaign.course import Course, Nowhere
from oracle.campaign.errors import CampaignError
from oracle.campaign.worker import Crewman
from tests.campaign import clusters
from tests.campaign.stub import Stub, crewman


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with clusters.cluster(tmp_path_factory.mktemp("dask"), workers=1) as (found, _):
        yield found


def done(address: str, crew: Crewman, stub: Stub) -> list[str]:
    """Run its tasks; returns the problems reported."""
    told: list[str] = []
    with Hands(address, 1, crew, told.append) as hands:
        course = Course([stub], Nowhere(), lambda _: None)
        hands.go(course.wanted, course.came, course.idle)
    return [*told, *(one.why for one in course.unfinished)]


def test_workers_that_are_not_ours_do_the_tasks(address: str) -> None:
    stub = Stub(40, 0.0)
    assert done(address, crewman(), stub) == []
    assert stub.order
    assert stub.taken == b"\1" * 40


def test_campaigns_on_one_cluster_keep_apart(address: str) -> None:
    first, second = Stub(30, 0.05), Stub(30, 0.05)
    told: list[str] = []
    with Hands(address, 1, crewman(), told.append) as hands:
        course = Course([first], Nowhere(), lambda _: None)

        def once() -> None:
            if not second.taken[0]:
                told.extend(done(address, crewman(), second))

        hands.go(course.wanted, course.came, once)
    assert told == []
    assert first.taken == second.taken == b"\1" * 30


def test_a_worker_with_another_version_is_refused(address: str, tmp_path: Path) -> None:
    shutil.copytree(clusters.ROOT / "oracle", tmp_path / "oracle", ignore=shutil.ignore_patterns("__pycache__"))
    init = tmp_path / "oracle" / "__init__.py"
    init.write_text(init.read_text().replace('__version__ = "', '__version__ = "9.'))
    other = clusters.worker(address, tmp_path / "worker.log", program=tmp_path)
    try:
        with Client(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        with pytest.raises(CampaignError, match=r"is refused: it has tcg-oracle 9\..*; install that version there"):
            done(address, crewman(), Stub(1, 0.0))
    finally:
        clusters.ended(other)
