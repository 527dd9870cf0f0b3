"""`tcg-oracle vectors`: a folder of its own, whole or as it was."""

from __future__ import annotations

import errno
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.cli.inside import Run

CASE = ("--case", "free-instead-of-ink")


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_suite_gives_the_same_bytes_and_an_index_that_is_right(exit_code: Run, tmp_path: Path) -> None:
    assert exit_code("vectors", tmp_path / "one", *CASE) == exit_code("vectors", tmp_path / "two", *CASE) == 0
    one = bytes_of(tmp_path / "one")
    assert one == bytes_of(tmp_path / "two")
    index = json.loads(one["index.json"])
    assert set(one) == {"index.json", "schema.json", *(file["path"] for file in index["files"])}
    assert all(sha256(one[file["path"]]).hexdigest() == file["sha256"] for file in index["files"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one", "two"]


def test_vectors_take_the_place_of_earlier_ones(exit_code: Run, tmp_path: Path) -> None:
    folder = tmp_path / "vectors"
    assert exit_code("vectors", folder, "--case", "altered-exactly-enough-mana") == 0
    before = set(bytes_of(folder))
    assert exit_code("vectors", folder, *CASE) == 0
    assert not {name for name in before if name.startswith("features/")} & set(bytes_of(folder))


def test_a_folder_with_anything_else_in_it_is_left_alone(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    assert exit_code("vectors", tmp_path, *CASE) == 2
    assert "thesis.txt" in capsys.readouterr().err
    assert bytes_of(tmp_path) == {"thesis.txt": b"mine"}


def test_somebody_s_own_index_is_no_leave_to_delete(exit_code: Run, tmp_path: Path) -> None:
    (tmp_path / "index.json").write_text('{"files": [{"path": "thesis.txt"}]}', encoding="utf-8")
    (tmp_path / "thesis.txt").write_text("mine", encoding="utf-8")
    assert exit_code("vectors", tmp_path, *CASE) == 2
    assert (tmp_path / "thesis.txt").read_text(encoding="utf-8") == "mine"


def test_a_file_is_no_folder(exit_code: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert exit_code("vectors", tmp_path / "file", *CASE) == 2
    assert exit_code("vectors", tmp_path / "file" / "below", *CASE) == 2
    assert exit_code("vectors", "/proc/vectors", *CASE) == 2


def test_a_full_disk_leaves_what_was_there(exit_code: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "vectors"
    assert exit_code("vectors", folder, "--case", "altered-exactly-enough-mana") == 0
    before, write = bytes_of(folder), Path.write_bytes

    def full(path: Path, content: Any) -> int:
        if path.name == "index.json":
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    assert exit_code("vectors", folder, *CASE) == 2
    assert bytes_of(folder) == before
    assert [path.name for path in tmp_path.iterdir()] == ["vectors"]


@pytest.mark.parametrize(("call", "last"), [("write_bytes", "index.json"), ("rename", "new")])
def test_an_interrupt_leaves_what_was_there(
    exit_code: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, last: str
) -> None:
    folder = tmp_path / "vectors"
    assert exit_code("vectors", folder, *CASE) == 0
    before, done = bytes_of(folder), getattr(Path, call)

    def interrupted(path: Path, *given: object) -> object:
        if path.name == last:
            raise KeyboardInterrupt
        return done(path, *given)

    monkeypatch.setattr(Path, call, interrupted)
    assert exit_code("vectors", folder, *CASE) == 130
    assert bytes_of(folder) == before
    assert [path.name for path in tmp_path.iterdir()] == ["vectors"]


def test_vectors_of_an_older_format_are_replaced(exit_code: Run, tmp_path: Path) -> None:
    old = {"made_by": "tcg-oracle vectors", "format": 1, "files": [{"path": "features/old.json"}]}
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "old.json").write_text("{}", encoding="utf-8")
    (tmp_path / "index.json").write_text(json.dumps(old), encoding="utf-8")
    assert exit_code("vectors", tmp_path, *CASE) == 0
    assert not (tmp_path / "features" / "old.json").exists()


def test_nothing_chosen_is_wrong_use(exit_code: Run, tmp_path: Path) -> None:
    assert exit_code("vectors", tmp_path / "vectors", "--game", "altered", *CASE) == 2
    assert not (tmp_path / "vectors").exists()
