"""The wheel works outside of the checkout and puts no generic names anywhere; an editable install copies nothing."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

import oracle
from oracle.certify import bundle
from oracle.suite.reading.sources import suite_digests
from tests.certify.making import made, signed
from tests.extent import only_long

from .checkout import ROOT

INFO = f"tcg_oracle-{oracle.__version__}.dist-info"


def run(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run in a folder, with nothing of this environment or of the user's settings."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "SYSTEMROOT") if name in os.environ}
    env = {**kept, "HOME": str(folder), "COLUMNS": "120", "PYTHONUTF8": "1"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, encoding="utf-8", check=False)


class Installed(NamedTuple):
    """An environment with the wheel, and a folder to work in."""

    python: Path
    command: Path
    folder: Path


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT], folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel in its own environment, which sees the dependencies of the tests' environment."""
    folder = tmp_path_factory.mktemp("elsewhere")
    environment = folder / "environment"
    venv.create(environment, with_pip=False)
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    where = run([python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], folder).stdout.strip()
    done = run([sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel], folder)
    assert done.returncode == 0, done.stdout + done.stderr
    # A folder named in a .pth file is searched, but its own .pth files (an editable install) are not read.
    (Path(where) / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return Installed(python, scripts / "tcg-oracle", folder)


def test_the_wheel_holds_one_package_and_its_data(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {"oracle", INFO}
    features = {name for name in names if name.endswith(".feature")}
    folder = ROOT / "features"
    own = {path.relative_to(ROOT).as_posix() for path in (ROOT / "oracle").rglob("*.feature")}
    assert features == own | {f"oracle/suite/features/{path.relative_to(folder)}" for path in folder.rglob("*.feature")}
    assert [name for name in names if "test" in Path(name).name or Path(name).name == "conftest.py"] == []
    kinds = (
        "oracle/suite/steps/given.py",
        "oracle/games/lorcana/rules/conflicts.toml",
        "oracle/report/templates/page.html.j2",
    )
    assert [name for name in (*kinds, "oracle/py.typed", f"{INFO}/licenses/LICENSE") if name not in names] == []


def test_pip_lists_no_generic_name(installed: Installed) -> None:
    done = run(
        [sys.executable, "-m", "pip", "--python", installed.python, "show", "-f", "tcg-oracle"], installed.folder
    )
    files = done.stdout.partition("Files:\n")[2].split()
    assert {Path(file).parts[0] for file in files} == {"oracle", INFO, ".."}
    assert [file for file in files if ".." in file] == ["../../../bin/tcg-oracle"]


def test_the_installed_package_is_the_one_that_is_run(installed: Installed) -> None:
    code = "import oracle.suite.reading.locate as here; print(here.feature_root()); print(here.steps_root())"
    shown = run([installed.python, "-c", code], installed.folder).stdout.split()
    assert len(shown) == 2
    assert all(Path(path).is_relative_to(installed.folder) for path in shown)


@only_long
def test_the_suite_runs_from_the_wheel(installed: Installed) -> None:
    done = run([installed.command, "check"], installed.folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Turn actions" in done.stdout
    assert "reference" in done.stdout


def test_the_reference_of_the_wheel_is_a_child_too(installed: Installed) -> None:
    served = f"{installed.command} serve"
    done = run([installed.command, "check", "--clause", "4.3.6", "--engine", served], installed.folder)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_suite_runs_where_nothing_can_be_written(installed: Installed) -> None:
    # To root a file without write permission is as good as any: there the whole disk is mounted read-only.
    sealed = ["bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"] if os.geteuid() == 0 else []
    if sealed and (shutil.which("bwrap") is None or run([*sealed, "true"], installed.folder).returncode):
        pytest.skip("as root, this needs bubblewrap")
    feature = next(installed.folder.rglob("4.5-quest.feature"))
    before = {path: path.stat().st_mode for path in (installed.folder, *installed.folder.rglob("*"))}
    try:
        for path, mode in before.items():
            if not path.is_symlink():
                path.chmod(mode & ~0o222)
        done = run([*sealed, installed.command, "check", "--features", feature], installed.folder)
    finally:
        for path, mode in before.items():
            if not path.is_symlink():
                path.chmod(mode)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not done.stderr.strip()
    assert set(before) == {installed.folder, *installed.folder.rglob("*")}


def test_the_suite_of_the_wheel_is_that_of_the_checkout(installed: Installed) -> None:
    """So that a certificate of one holds in the other."""
    code = "import json; from oracle.suite.reading.sources import suite_digests; print(json.dumps(suite_digests()))"
    done = run([installed.python, "-c", code], installed.folder)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == suite_digests()


@only_long
def test_a_certificate_of_the_checkout_holds_in_the_wheel(installed: Installed) -> None:
    (installed.folder / "one.json").write_bytes(bundle.write(signed(made())))
    done = run([installed.command, "verify", "one.json", "--level", made().statement.ours.level], installed.folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "verified: reference" in done.stdout


@only_long
def test_a_clause_is_found_in_the_wheel(installed: Installed) -> None:
    done = run([installed.command, "where", "4.3.2.4"], installed.folder)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "oracle/games/lorcana/rules/turn_actions/total_cost.py" in done.stdout


def test_an_editable_install_copies_nothing(tmp_path: Path) -> None:
    code = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", code, tmp_path], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert [name for name in names if not name.startswith(INFO)] == ["_tcg_oracle.pth"]
