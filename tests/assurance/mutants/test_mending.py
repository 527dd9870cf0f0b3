"""Mutants follow their code when it is renamed or moved; code that cannot be found is reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from oracle.assurance.mutants.mending import mend
from oracle.cli.errors import FAILED, USAGE
from tests.cli.inside import Run, exit_code

__all__ = ["exit_code"]

RULES = {
    "turn/phases.py": (
        "class Turn:\n    def first(self):\n        return self.a + 1\n\n\n"
        "def end(run):\n    if run.over and run.log:\n        close(run)\n\n\n"
        "def close(run):\n    run.happen(1)\n"
    ),
    "paying.py": "def pay(run):\n    return run.ink - 1\n",
}
TABLE = """# of the turn

[[mutants]]
name = "never-ends"
clauses = ["3.4"]
in = "end"
body = "return"

# on purpose
[[mutants]]
name = "ends-whatever-end-means"
clauses = ["3.4"]
in = "end"
change = "run.over and run.log"
to = "run.log"

[[mutants]]
name = "does-not-close"
clauses = ["3.4"]
in = "end"
change = "close(run)"
to = "pass"

[[mutants]]
name = "closes-nothing"
clauses = ["3.4"]
in = "close"
body = "return"

[[mutants]]
name = "first-is-second"
clauses = ["3.1"]
in = "Turn.first"
change = "self.a + 1"
to = "self.a"
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    for name, text in RULES.items():
        (tmp_path / "rules" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "rules" / name).write_text(text)
    (tmp_path / "mutants/turn").mkdir(parents=True)
    (tmp_path / "mutants/turn/phases.toml").write_text(TABLE)
    return tmp_path


def change(game: Path, file: str, old: str, new: str) -> None:
    text = (game / "rules" / file).read_text()
    assert old in text
    (game / "rules" / file).write_text(text.replace(old, new))


def mended(game: Path) -> dict[str, str]:
    """Mutant → its function now; the tables are as if they were written."""
    found = mend(game)
    for file, text in found.tables.items():
        file.write_text(text)
    again = mend(game)
    assert (again.mended, again.tables, again.left) == ((), {}, found.left)
    return {one.mutant: one.after for one in found.mended}


def test_what_fits_stays_as_it_is(game: Path) -> None:
    change(game, "turn/phases.py", "run.over and run.log", "(run.over  # both\n        and run.log)")
    found = mend(game)
    assert (found.mended, found.left, found.tables) == ((), (), {})


def test_a_renamed_function_is_found_and_comments_stay(game: Path) -> None:
    change(game, "turn/phases.py", "def end(", "def finish(")
    assert set(mended(game).values()) == {"turn.phases.finish"}
    text = (game / "mutants/turn/phases.toml").read_text()
    assert text == TABLE.replace('in = "end"', 'in = "finish"')


def test_a_moved_function_takes_its_mutants_along(game: Path) -> None:
    change(game, "turn/phases.py", RULES["turn/phases.py"][RULES["turn/phases.py"].index("def end") :], "")
    change(game, "paying.py", "def pay", RULES["turn/phases.py"].partition("\n\n\n")[2] + "\n\ndef pay")
    assert mended(game) == {
        "never-ends": "paying.end", "ends-whatever-end-means": "paying.end", "does-not-close": "paying.end",
        "closes-nothing": "paying.close",
    }  # fmt: skip
    assert "first-is-second" in (game / "mutants/turn/phases.toml").read_text()
    assert (game / "mutants/paying.toml").read_text().count("[[mutants]]") == 4


def test_calls_of_a_renamed_function_are_renamed_too(game: Path) -> None:
    change(game, "turn/phases.py", "close(run)", "shut(run)")
    (game / "mutants/turn/phases.toml").write_text(TABLE + '\n[[mutants]]\nname = "two"\nclauses = ["3.4"]\n'
        'in = "close"\nchange = "run.happen(1)"\nto = "run.happen(2)"\n')  # fmt: skip
    assert mended(game) == dict.fromkeys(("closes-nothing", "two"), "turn.phases.shut") | {
        "does-not-close": "turn.phases.end"
    }
    text = (game / "mutants/turn/phases.toml").read_text()
    assert 'change = "shut(run)"' in text
    assert 'name = "does-not-close"' in text


def test_words_in_quotes_keep_their_names(game: Path) -> None:
    change(game, "turn/phases.py", "close(run)", "shut(run)")
    (game / "mutants/turn/phases.toml").write_text(TABLE + '\n[[mutants]]\nname = "two"\nclauses = ["3.4"]\n'
        'in = "close"\nchange = "run.happen(1)"\nto = "run.happen(\'close\', \'en-close\')"\n')  # fmt: skip
    mended(game)
    assert "run.happen('close', 'en-close')" in (game / "mutants/turn/phases.toml").read_text()


def test_a_part_that_went_into_a_helper_is_found(game: Path) -> None:
    change(game, "turn/phases.py", "if run.over and run.log", "if over(run)")
    change(game, "turn/phases.py", "def close", "def over(run):\n    return run.over and run.log\n\n\ndef close")
    assert mended(game) == {"ends-whatever-end-means": "turn.phases.over"}


def test_a_method_is_found_in_its_renamed_class(game: Path) -> None:
    change(game, "turn/phases.py", "class Turn", "class Round")
    assert mended(game) == {"first-is-second": "turn.phases.Round.first"}


@pytest.mark.parametrize(
    ("old", "new", "mutant"),
    [
        ("run.over and run.log", "run.over or run.log", "ends-whatever-end-means"),
        ("        close(run)\n", "        close(run)\n    close(run)\n", "does-not-close"),
        ("def close(run)", "def shut(run)", "closes-nothing"),
    ],
)
def test_what_is_nowhere_or_anywhere_is_left(game: Path, old: str, new: str, mutant: str) -> None:
    change(game, "turn/phases.py", old, new)
    found = mend(game)
    assert (found.mended, found.tables) == ((), {})
    (line,) = found.left
    assert line.startswith(f"oracle/games/{game.name}/mutants/turn/phases.toml: {mutant}: ")


def test_what_is_no_python_is_left(game: Path) -> None:
    (game / "mutants/turn/phases.toml").write_text(TABLE.replace("run.over and", "if run.over and"))
    (line,) = mend(game).left
    assert "ends-whatever-end-means" in line


def test_the_command_writes_the_tables(
    game: Path, exit_code: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    package = game / "oracle"
    (package / "games").mkdir(parents=True)
    (package / "games/altered").symlink_to(game)
    monkeypatch.setattr("oracle.cli.mutants.oracle.__file__", str(package / "__init__.py"))
    change(game, "turn/phases.py", "def end(", "def finish(")
    change(game, "turn/phases.py", "self.a + 1", "self.a + 2")
    assert exit_code("mutants", "--mend", "--sample", "3") == USAGE
    assert exit_code("mutants", "--mend", "--game", "altered") == FAILED
    said = capsys.readouterr().out
    assert "mended: never-ends: turn.phases.end → turn.phases.finish" in said
    assert "left: oracle/games/altered/mutants/turn/phases.toml: first-is-second: " in said
    assert 'in = "finish"' in (game / "mutants/turn/phases.toml").read_text()


def test_a_function_with_other_bodies_only_is_known_by_what_calls_it(game: Path) -> None:
    change(game, "turn/phases.py", "close(run)", "shut(run)")
    assert "def shut(run)" in (game / "rules/turn/phases.py").read_text()
    found = mend(game)
    assert [(one.mutant, one.after) for one in found.mended] == [
        ("does-not-close", "turn.phases.end"),
        ("closes-nothing", "turn.phases.shut"),
    ]
    assert not found.left
