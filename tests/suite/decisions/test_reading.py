"""The files of decisions: each mistake is told with its file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.kernel.errors import InputError
from oracle.suite.decisions.entry import read_all
from tests.suite.decisions.made import FILE


def test_a_folder_holds_a_decision_in_each_file(tmp_path: Path) -> None:
    (tmp_path / "first.toml").write_text(FILE)
    (tmp_path / "second.toml").write_text(FILE.replace("108", "162").replace("until = 2027-03-01\n", ""))
    found = read_all([tmp_path, tmp_path / "first.toml"])
    assert {name: (one.conflict, str(one.until)) for name, one in found.items()} == {
        "first": (108, "2027-03-01"),
        "second": (162, "None"),
    }


def test_the_digest_is_that_of_the_content_and_not_of_the_file(tmp_path: Path) -> None:
    for name, text in (("one", FILE), ("same", f"# A remark\n{FILE}"), ("other", FILE.replace("2027", "2028"))):
        (tmp_path / f"{name}.toml").write_text(text)
    one, same, other = (read_all([tmp_path])[name].digest for name in ("one", "same", "other"))
    assert one == same != other


@pytest.mark.parametrize(
    ("before", "after", "line", "said"),
    [
        ('outcome = "Ann has won"', "outcome = Ann has won", 2, "not valid TOML"),
        ("conflict = 108", 'conflict = "108"', 1, "Expected `int`, got `str`"),
        ("who =", "whom =", 5, "unknown field `whom`"),
        ('reason = "The starting player comes first."\n', "", 5, "missing required field `reason`"),
        ("until = 2027-03-01", 'until = "next spring"', 6, "until"),
        ("until = 2027-03-01", "date = 2027-03-01", 6, 'Key "date" already exists'),
    ],
)
def test_a_mistake_is_told_with_its_line(before: str, after: str, line: int, said: str, tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    file.write_text(FILE.replace(before, after))
    with pytest.raises(InputError) as error:
        read_all([file])
    assert str(error.value).startswith(f"{file}:{line}: ")
    assert said in str(error.value)


def test_what_cannot_be_a_decision(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="there is no decision in this folder"):
        read_all([tmp_path])
    (tmp_path / "not text.toml").write_text(FILE)
    with pytest.raises(InputError, match="rename the file"):
        read_all([tmp_path])
    (tmp_path / "not text.toml").rename(tmp_path / "bytes.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    with pytest.raises(InputError, match="cannot be read as a decision"):
        read_all([tmp_path])
