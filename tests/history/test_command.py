"""`check --db` and `tcg-oracle history`, run as a user runs them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.history import BUILDS, build
from oracle.history.database import Database
from oracle.history.store import record
from tests.campaign.same import LORE
from tests.cli.inside import Run

from .reports import COMMAND, SUITE, report, result

ROOT = Path(__file__).parents[2]
HOSTILE = "EVIL\x1b[35m\u202e</title><script>alert(1)</script>[bold]"


def test_a_run_is_added_and_told(exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, page = tmp_path / "history.sqlite", tmp_path / "page" / "history.html"
    chosen = ("--features", ROOT / "features" / "lorcana" / "conflicts", "--db", db)
    assert exit_code("check", *chosen) == 0
    assert f"run 1 of {db}" in capsys.readouterr().out.replace("\n", "")
    assert exit_code("check", *chosen, "--json", tmp_path / "with.json") == 0
    assert exit_code("check", *chosen[:2], "--json", tmp_path / "without.json") == 0
    assert (tmp_path / "with.json").read_bytes() == (tmp_path / "without.json").read_bytes()
    capsys.readouterr()
    assert exit_code("history", "--db", f"sqlite:///{db}", "--json", "-", "--report", page.parent) == 0
    (told,) = json.loads(capsys.readouterr().out)
    first, second = told["runs"]
    assert (first["run"], second["run"], first["content"]) == (1, 2, second["content"])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", first["at"])
    assert first["counts"]["pass"] > 0
    assert "data:image/svg+xml;base64," in page.read_text()
    assert exit_code("history", "--db", db) == 0
    assert "2 runs of 1 version; 0 cases failing, 0 flaky" in capsys.readouterr().out


@pytest.mark.parametrize("words", [("check",), ("history",)])
def test_what_cannot_be_used_is_wrong_use(
    exit_code: Run, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    assert exit_code(*words, "--db", "postgresql://me:hunter2@127.0.0.1:1/db") == 2
    told = capsys.readouterr()
    assert "error: postgresql://me:***@127.0.0.1:1/db: " in told.err
    assert "scenarios in" not in told.out
    assert "hunter2" not in told.out + told.err


def test_a_report_is_not_written_over_the_history(exit_code: Run, tmp_path: Path) -> None:
    db = tmp_path / "history.sqlite"
    assert exit_code("check", "--db", f"sqlite:///{db}", "--json", db) == 2
    assert not db.exists()


def test_a_history_with_nothing_of_what_is_asked_is_wrong_use(exit_code: Run, tmp_path: Path) -> None:
    db = tmp_path / "history.sqlite"
    record(report(result("a")), Database(str(db), write=True), command=COMMAND, suite=SUITE)
    assert exit_code("history", "--db", db, "--case", "b") == 2
    assert exit_code("history", "--db", db, "--case", "a") == 0


def test_hostile_words_steer_neither_terminal_nor_page(
    exit_code: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, page = tmp_path / "history.sqlite", tmp_path / "page" / "history.html"
    database = Database(str(db), write=True)
    for verdict in ("pass", "fail"):
        one = report(result(HOSTILE, verdict), engine=HOSTILE, version=HOSTILE)
        record(one, database, command=HOSTILE, suite=SUITE)
    capsys.readouterr()
    assert exit_code("history", "--db", db, "--report", page.parent) == 0
    out = capsys.readouterr().out
    assert "[bold]" in out
    assert not re.search("\x1b\\[35m|\u202e", out)
    assert "<script" not in page.read_text()
    assert "EVIL" in page.read_text()


def test_no_library_of_databases_is_loaded_where_none_is_named() -> None:
    code = (
        "import sys; from oracle.cli.app import mounted; mounted(); "
        "print([name for name in ('sqlalchemy', 'alembic', 'pygal') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_without_the_extra_it_is_said_how_to_get_it(exit_code: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in sys.modules if name.startswith(("sqlalchemy", "oracle.history."))]:
            patch.delitem(sys.modules, name)
        patch.setitem(sys.modules, "sqlalchemy", None)
        patch.setitem(sys.modules, "alembic", None)
        code = exit_code("history", "--db", "x.sqlite")
    assert code == 2
    assert 'pip install "tcg-oracle[history]"' in " ".join(capsys.readouterr().err.split())


def test_the_faults_of_the_versions_fit_the_plain_engine(tmp_path: Path) -> None:
    for version, faults in BUILDS:
        build(tmp_path / version, version, (*faults, LORE))
