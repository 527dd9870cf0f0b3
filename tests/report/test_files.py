"""Files are written whole or not at all, and the reason is told."""

from __future__ import annotations

import os
import stat
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import iter_modules

import pytest

from oracle.report import run
from oracle.report.output.errors import ReportNotWrittenError
from oracle.report.output.files import write_whole

from .sample import report

MODULES = [import_module(f"{run.__name__}.{one.name}") for one in iter_modules(run.__path__)]
WRITERS = [
    module.write
    for module in MODULES
    if hasattr(module, "write") and next(iter(signature(module.write).parameters.values())).annotation == "Report"
    if len(signature(module.write).parameters) == 2
]
"""Everything that writes a report of a run as one file."""


def test_a_file_is_replaced_and_nothing_else_left(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "file"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]


def test_a_file_gets_the_usual_permissions(tmp_path: Path) -> None:
    write_whole(tmp_path / "ours", b"")
    (tmp_path / "plain").touch()
    assert stat.S_IMODE((tmp_path / "ours").stat().st_mode) == stat.S_IMODE((tmp_path / "plain").stat().st_mode)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_whole(tmp_path / "link", b"content")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"content"


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reading = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_whole(tmp_path / "pipe", b"content")
        assert os.read(reading, 100) == b"content"
    finally:
        os.close(reading)
    assert (tmp_path / "pipe").is_fifo()


def test_what_stood_there_survives_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_whole(path, b"old")

    def full(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(ReportNotWrittenError, match=r"no space left on device\. Free some space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_paths_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path, advice in (
        (tmp_path, "Name a file, not a folder"),
        (tmp_path / "file" / "below", "A part of the path is a file"),
        (tmp_path / ("x" * 400), "Choose a shorter name"),
        (tmp_path / "nul\0", "Choose another path"),
    ):
        with pytest.raises(ReportNotWrittenError) as caught:
            write_whole(path, b"")
        assert advice in str(caught.value)
        assert str(path) in str(caught.value)


def test_every_report_tells_where_it_could_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    bad = tmp_path / "file" / "below"
    assert len(WRITERS) > 1
    for write in WRITERS:
        with pytest.raises(ReportNotWrittenError, match="below"):
            write(report(()), bad)
