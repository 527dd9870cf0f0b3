"""Reading a catalogue: the content of a valid one, and the errors for an invalid one. No real game's data is used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.book.catalogue import CatalogueError, UnknownClause, load, number_key

BOOK = 'game = "chess"\nname = "Chess"\neditions = ["1.0", "2.0", "3.0"]\n'
CLAUSES = """
[[clause]]
number = "5.1.2"
title = "Moves"
says = "How pieces move."
kind = "heading"
reason = "A heading."

[[clause]]
number = "5.1.2.f"
title = "Knights jump"
says = "Nothing stands in a knight's way."
kind = "permission"
was = { "2.0" = "4.f", "1.0" = "4.f" }
sources = ["club:7"]

[[clause]]
number = "5.1.2.b"
title = "Pawns are slow"
says = "One square at a time."
kind = "property"
since = "2.0"
"""
CLUB = """
title = "House rules"

[[statement]]
number = "7"
says = "Knights do not jump."
clauses = ["5.1.2.f"]
agrees = "outcome"
conflicts = [1]
"""
CONFLICTS = """
[[conflict]]
number = 1
title = "Knights"
kind = "outcome"
question = "Do they jump?"
witness = ["knight-over-pawn"]

[[conflict.side]]
readings = ["3.0", "2.0"]
clauses = ["chess/3.0:5.1.2.f", "chess/2.0:4.f"]
says = "They do."
outcome = "It is accepted."

[[conflict.side]]
readings = ["club"]
clauses = ["chess/club:7"]
says = "They do not."
outcome = "It is refused."
"""
FILES = {
    "book": "clauses/book.toml",
    "clauses": "clauses/5.toml",
    "club": "readings/club.toml",
    "conflicts": "conflicts.toml",
}
TEXTS = {"book": BOOK, "clauses": CLAUSES, "club": CLUB, "conflicts": CONFLICTS}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, place in FILES.items():
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(TEXTS[name], encoding="utf-8")
    return tmp_path


@pytest.fixture
def change(folder: Path) -> Callable[[str, str, str], None]:
    def changed(name: str, old: str, new: str) -> None:
        assert old in TEXTS[name]
        (folder / FILES[name]).write_text(TEXTS[name].replace(old, new, 1), encoding="utf-8")

    return changed


def test_a_good_catalogue(folder: Path) -> None:
    catalogue = load(folder)
    assert list(catalogue.clauses) == ["5.1.2", "5.1.2.b", "5.1.2.f"]
    assert catalogue.clause("5.1.2.f").executable
    assert not catalogue.clause("5.1.2").executable
    assert catalogue.clause("4.f", "1.0").number == "5.1.2.f"
    assert [source.name for source in catalogue.sources_of("5.1.2.f")] == ["club:7"]
    assert [conflict.number for conflict in catalogue.conflicts_of("5.1.2.f")] == [1]


def test_readings_and_conflicts_may_be_absent(folder: Path) -> None:
    (folder / FILES["club"]).unlink()
    (folder / "readings").rmdir()
    (folder / FILES["conflicts"]).unlink()
    (folder / FILES["clauses"]).write_text(CLAUSES.replace('sources = ["club:7"]', ""), encoding="utf-8")
    catalogue = load(folder)
    assert catalogue.readings == {}
    assert catalogue.conflicts == ()


def test_clauses_of_an_edition(folder: Path) -> None:
    catalogue = load(folder)
    assert catalogue.clause("5.1.2.b", "2.0").since == "2.0"
    for number, edition in [("5.1.2.b", "1.0"), ("5.1.2.f", "2.0"), ("4.f", "3.0")]:
        with pytest.raises(UnknownClause):
            catalogue.clause(number, edition)


@pytest.mark.parametrize(
    ("number", "edition", "message"),
    [
        ("5.1.2.e", "3.0", "chess/3.0:5.1.2.e: there is no such clause (near it: 5.1.2, 5.1.2.b, 5.1.2.f)"),
        ("4.f", "3.0", "chess/3.0:4.f: there is no such clause; in 2.0 it is what 3.0 has as 5.1.2.f; in 1.0"),
        ("5.1.2", "9.9", "chess/9.9: there is no edition or reading of this name in 3.0, 2.0, 1.0, club"),
    ],
)
def test_unknown_clauses(folder: Path, number: str, edition: str, message: str) -> None:
    with pytest.raises(UnknownClause) as error:
        load(folder).clause(number, edition)
    assert message in str(error.value)


GONE = """
[[gone]]
number = "4.k"
title = "Kings jump"
says = "Nothing stands in a king's way."
until = "2.0"
now = ["5.1.2.f"]
"""


def test_a_clause_that_is_gone_is_told_of_and_is_no_clause(folder: Path) -> None:
    (folder / FILES["clauses"]).write_text(CLAUSES + GONE, encoding="utf-8")
    catalogue = load(folder)
    (gone,) = catalogue.gone
    assert [catalogue.had(gone, edition) for edition in ("1.0", "2.0", "3.0")] == [True, True, False]
    assert "4.k" not in catalogue.clauses
    with pytest.raises(UnknownClause, match=r"chess/3\.0:4\.k: .*; 2\.0 was the last to have it \(5\.1\.2\.f\)"):
        catalogue.clause("4.k")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('until = "2.0"', 'until = "2.7"', r"gone 4\.k: unknown edition 2\.7"),
        ('until = "2.0"', 'until = "3.0"', r"gone 4\.k: 3\.0 is the current edition"),
        ('number = "4.k"', 'number = "4.f"', r"gone 4\.f: 2\.0 has a clause of that number which is still there"),
        ('["5.1.2.f"]', '["5.1.2.g"]', r"gone 4\.k: there is no clause 5\.1\.2\.g \(near it: .*5\.1\.2\.f"),
        ('until = "2.0"\n', "", r"5\.toml, gone 4\.k: .*until"),
    ],
)
def test_a_clause_that_is_gone_wrongly(folder: Path, old: str, new: str, message: str) -> None:
    (folder / FILES["clauses"]).write_text(CLAUSES + GONE.replace(old, new), encoding="utf-8")
    with pytest.raises(CatalogueError, match=message):
        load(folder)


def test_numbers_are_sorted_as_numbers() -> None:
    numbers = ["10", "4.3.2.10", "4.3.2.9", "4.3", "5.1.2.f", "5.1.2.b", "4.3.2", "b5.1.10", "b5.1.2", "5.1.2.10"]
    expected = ["4.3", "4.3.2", "4.3.2.9", "4.3.2.10", "5.1.2.10", "5.1.2.b", "5.1.2.f", "10", "b5.1.2", "b5.1.10"]
    assert sorted(numbers, key=number_key) == expected


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("clauses", 'kind = "permission"', 'sort = "permission"', r"5\.toml, clause 5\.1\.2\.f: "),
        ("clauses", 'kind = "permission"', 'kind = "permission"\nweight = 3', r"5\.toml, clause 5\.1\.2\.f.*weight"),
        ("clauses", 'kind = "permission"', 'kind = "wish"', r"5\.toml, clause 5\.1\.2\.f.*wish"),
        ("clauses", 'title = "Moves"\n', "", r"5\.toml, clause 5\.1\.2: .*title"),
        ("clauses", 'number = "5.1.2"\n', "", r"5\.toml, clause no\. 1: .*number"),
        (
            "clauses",
            'number = "5.1.2.b"',
            'number = "5.1.2.f"',
            r"clause 5\.1\.2\.f: this number is already in 5\.toml",
        ),
        ("clauses", 'says = "How pieces move."', 'says = " "', r"clause 5\.1\.2: says is empty"),
        ("clauses", '"2.0" = "4.f"', '"2.7" = "4.f"', r"clause 5\.1\.2\.f: unknown edition 2\.7"),
        ("clauses", 'since = "2.0"', 'since = "2.7"', r"clause 5\.1\.2\.b: unknown edition 2\.7"),
        ("clauses", 'since = "2.0"', 'reworded = { "2.7" = "x" }', r"clause 5\.1\.2\.b: unknown edition 2\.7"),
        ("clauses", 'since = "2.0"', 'reviewed = ["2.7"]', r"clause 5\.1\.2\.b: unknown edition 2\.7"),
        ("clauses", '"club:7"', '"club:8"', r"clause 5\.1\.2\.f: the source club:7 is missing"),
        ("clauses", '"club:7"', '"club:7", "pub:1"', r"clause 5\.1\.2\.f: the source pub:1 does not exist"),
        ("clauses", "[[clause]]", "[clause]", r"5\.toml"),
        ("clauses", "[[clause]]", "[[claus]]", r"5\.toml: unknown key claus"),
        ("book", 'editions = ["1.0", "2.0", "3.0"]', "editions = 3", r"book\.toml.*editions"),
        ("book", 'game = "chess"', 'game = "chess', r"book\.toml"),
        (
            "club",
            '["5.1.2.f"]',
            '["5.1.2.g"]',
            r"club\.toml, statement 7: there is no clause 5\.1\.2\.g \(near it: .*5\.1\.2\.f",
        ),
        (
            "club",
            "conflicts = [1]",
            "conflicts = [2]",
            r"club\.toml, statement 7: conflict 2 does not name this statement",
        ),
        ("club", "conflicts = [1]", "", r"club\.toml, statement 7: it changes an outcome but names no conflict"),
        ("club", 'agrees = "outcome"\nconflicts = [1]', 'agrees = "yes"', r"statement 7: conflict 1 is missing"),
        ("club", 'agrees = "outcome"', 'agrees = "no"', r"club\.toml, statement 7: .*no"),
        ("conflicts", 'witness = ["knight-over-pawn"]', "", r"conflict 1: a conflict of outcome without a witness"),
        ("conflicts", 'outcome = "It is refused."', "", r"conflict 1: a conflict of outcome with a side that has none"),
        ("conflicts", '["club"]', '["pub"]', r"conflict 1: unknown reading pub .*known are 3\.0, 2\.0, 1\.0, club"),
        (
            "conflicts",
            "chess/3.0:5.1.2.f",
            "chess/3.0:5.1.2.g",
            r"conflict 1: chess/3\.0:5\.1\.2\.g: there is no such clause",
        ),
        ("conflicts", "chess/3.0:5.1.2.f", "go/3.0:5.1.2.f", r"conflict 1: go/3\.0:5\.1\.2\.f is of another game"),
        ("conflicts", "chess/3.0:5.1.2.f", "5.1.2.f", r"conflict 1: 5\.1\.2\.f does not name a clause"),
        ("conflicts", "chess/club:7", "chess/club:8", r"conflict 1: chess/club:8: there is no such statement"),
        ("conflicts", 'clauses = ["chess/club:7"]\n', "", r"conflict 1: a side without a clause"),
        ("conflicts", "number = 1", "number = 'one'", r"conflicts\.toml, conflict one: .*number"),
    ],
)
def test_a_bad_catalogue(
    folder: Path, change: Callable[[str, str, str], None], name: str, old: str, new: str, message: str
) -> None:
    change(name, old, new)
    with pytest.raises(CatalogueError, match=message):
        load(folder)


AGAIN = """
[[statement]]
number = "8"
says = "Once more: they do not."
clauses = ["5.1.2.f"]
agrees = "outcome"
conflicts = [1]
repeats = "club:7"
"""


@pytest.fixture
def again(folder: Path) -> Callable[[str, str], None]:
    """Writes a statement that repeats one, with a change, where the clause and the conflict name it."""

    def written(old: str, new: str) -> None:
        assert old in AGAIN
        texts = {
            "club": CLUB + AGAIN.replace(old, new),
            "clauses": CLAUSES.replace('["club:7"]', '["club:7", "club:8"]'),
            "conflicts": CONFLICTS.replace('"chess/club:7"', '"chess/club:7", "chess/club:8"'),
        }
        for name, text in texts.items():
            (folder / FILES[name]).write_text(text, encoding="utf-8")

    return written


def test_a_statement_said_once_more(folder: Path, again: Callable[[str, str], None]) -> None:
    again("Once more: they do not.", "Again.")
    statement = load(folder).named("club:8")
    assert statement.repeats == "club:7"
    assert statement.says == "Again."


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("club:7", "club:9", r"statement 8: club:9: there is no such statement"),
        ("club:7", "guild:7", r"statement 8: guild:7: there is no such reading"),
        ("club:7", "club:8", r"statement 8: club:8 repeats another one"),
        ('agrees = "outcome"', 'agrees = "wording"', r"statement 8: agrees is not that of club:7, which it repeats"),
        ("repeats", 'reason = "Why."\nrepeats', r"statement 8: reason is not that of club:7"),
        ("repeats", 'note = "So."\nrepeats', r"statement 8: it has a note \(the note of club:7 is about both\)"),
    ],
)
def test_what_is_wrong_with_a_statement_said_once_more(
    folder: Path, again: Callable[[str, str], None], old: str, new: str, message: str
) -> None:
    again(old, new)
    with pytest.raises(CatalogueError, match=message):
        load(folder)


def test_a_number_in_two_files(folder: Path) -> None:
    (folder / "clauses" / "6.toml").write_text(CLAUSES, encoding="utf-8")
    with pytest.raises(CatalogueError, match=r"6\.toml, clause 5\.1\.2: this number is already in 5\.toml"):
        load(folder)


def test_one_side_is_no_conflict(folder: Path) -> None:
    one_side = CONFLICTS.rpartition("[[conflict.side]]")[0]
    (folder / FILES["conflicts"]).write_text(one_side, encoding="utf-8")
    with pytest.raises(CatalogueError, match="conflict 1: it has fewer than two sides"):
        load(folder)


def test_no_book(folder: Path) -> None:
    (folder / FILES["book"]).unlink()
    with pytest.raises(CatalogueError, match=r"book\.toml: there is no such file"):
        load(folder)


def test_not_utf_8(folder: Path) -> None:
    (folder / FILES["club"]).write_bytes(b'title = "\xff"\n')
    with pytest.raises(CatalogueError, match=r"club\.toml: .*utf-8"):
        load(folder)
