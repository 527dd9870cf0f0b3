"""A cached value comes back under its name and key alone; whatever else is there counts as missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle.suite.files.kept import Kept, stamp


def kept(folder: Path, key: str | None = "key", *about: str, kind: object = int) -> Kept[int]:
    return Kept("number", kind, key, about, folder)


def test_a_value_is_read_again_under_its_name_and_key_alone(tmp_path: Path) -> None:
    folder = tmp_path / "plans"
    kept(folder).write(3)
    assert kept(folder).read() == 3
    assert kept(folder, "other").read() is None
    assert kept(folder, "key", "of something").read() is None
    kept(folder, "other").write(4)
    assert (kept(folder).read(), kept(folder, "other").read()) == (None, 4)
    assert len(list(folder.iterdir())) == 1


def test_another_installation_keeps_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path / "plans").write(3)
    monkeypatch.setattr("oracle.__file__", str(tmp_path / "elsewhere" / "__init__.py"))
    assert kept(tmp_path / "plans").read() is None
    kept(tmp_path / "plans").write(4)
    assert len(list((tmp_path / "plans").iterdir())) == 2


@given(length=st.integers(0, 100))
def test_what_is_damaged_or_of_another_shape_is_missing(length: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("cache") / "plans"
    kept(folder).write(3)
    assert kept(folder, kind=str).read() is None
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[:length])
    assert (kept(folder).read() == 3) == (length >= len(whole))


def test_without_a_key_nothing_is_stored(tmp_path: Path) -> None:
    kept(tmp_path / "plans", None).write(3)
    assert not (tmp_path / "plans").exists()


def test_a_stamp_changes_with_every_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    found = {stamp(one, two)}
    one.write_text("1")
    found.add(stamp(one, two))
    two.write_text("2")
    found.add(stamp(one, two))
    two.write_text("22")
    found.add(stamp(one, two))
    assert len(found) == 4
