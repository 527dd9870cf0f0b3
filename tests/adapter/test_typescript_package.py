"""The kit for TypeScript as npm packs and installs it, and its types as the compiler reads them.

The compiler comes from npm, so this is no part of an ordinary run: `tox -e kits`.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sysconfig
import tarfile
from pathlib import Path

import pytest

from tests.examples.start import ENGINES, find_node
from tests.extent import only_long
from tests.house.checkout import ROOT

pytestmark = only_long
KIT = Path("kits") / "typescript"
STRICT = ["--noEmit", "--strict", "--target", "es2023", "--module", "nodenext", "--skipLibCheck", "false"]
CASES = ("ink-a-card", "inked-card-is-hidden", "ink-only-from-the-hand", "one-ink-a-turn", "inked-earlier-this-turn")


def run(*words: str | Path, folder: Path) -> str:
    """What a command prints, with the Node and the commands of this environment first on its path."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    env = os.environ | {"PATH": path, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def npm(*words: str | Path, folder: Path) -> str:
    return run(
        shutil.which("npm", path=sysconfig.get_path("scripts")) or "npm",
        *words,
        "--no-audit",
        "--no-fund",
        folder=folder,
    )


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The kit and the example engine side by side as here, with what the kit is developed with."""
    folder = tmp_path_factory.mktemp("checkout")
    for part in (KIT, ENGINES.relative_to(ROOT) / "typescript"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("node_modules", "dist"))
    npm("ci", folder=folder / KIT)
    return folder


@pytest.fixture(scope="module")
def package(checkout: Path) -> Path:
    (packed,) = json.loads(re.sub(r"(?s)^.*?(?=^\[)", "", npm("pack", "--json", folder=checkout / KIT), flags=re.M))
    return checkout / KIT / str(packed["filename"])


@pytest.fixture(scope="module")
def installed(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of an engine's author, with the package in it."""
    folder = tmp_path_factory.mktemp("engine")
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    npm("install", "--offline", package, folder=folder)
    return folder


@pytest.mark.parametrize("file", ["messages.ts", "schema.ts"])
def test_what_is_generated_is_kept(checkout: Path, file: str) -> None:
    npm("run", "generate", folder=checkout / KIT)
    made = (checkout / KIT / "src" / file).read_text(encoding="utf-8")
    assert made == (ROOT / KIT / "src" / file).read_text(encoding="utf-8"), "run `npm run generate` in kits/typescript"


def test_the_compiler_accepts_the_kit_and_the_engine_on_it(checkout: Path) -> None:
    npm("run", "types", folder=checkout / KIT)
    compiler, types = checkout / KIT / "node_modules" / ".bin" / "tsc", checkout / KIT / "node_modules" / "@types"
    run(compiler, "--project", ".", "--typeRoots", types, folder=checkout / "examples" / "engines" / "typescript")


def test_the_package_holds_what_is_compiled_and_no_sources(package: Path) -> None:
    with tarfile.open(package) as packed:
        names = sorted(name.removeprefix("package/") for name in packed.getnames())
    sources = sorted(path.stem for path in (ROOT / KIT / "src").glob("*.ts"))
    compiled = [f"dist/{name}{end}" for name in sources for end in (".d.ts", ".js")]
    assert names == sorted(["LICENSE", "README.md", "package.json", *compiled])


def test_an_engine_in_javascript_passes_on_the_installed_package(installed: Path) -> None:
    shutil.copy(Path(__file__).parent / "inking.mjs", installed)
    engine = f"'{find_node()}' '{installed / 'inking.mjs'}'"
    chosen = [word for case in CASES for word in ("--case", case)]
    said = run("tcg-oracle", "check", "--engine", engine, "--edition", "2.2", "--strict", *chosen, folder=installed)
    assert "All 8 cases passed" in said
    assert "✓" in run("tcg-oracle", "connect", "--engine", engine, folder=installed)


def test_the_skeleton_of_the_page_is_an_engine_on_the_installed_package(checkout: Path, installed: Path) -> None:
    page = (ROOT / "docs" / "adapter.md").read_text(encoding="utf-8")
    (skeleton,) = re.findall(r"<!-- kit -->\n```ts\n(.*?)```", page, re.DOTALL)
    (installed / "adapter.ts").write_text(skeleton, encoding="utf-8")
    # No types of Node: the package's own are all that an author needs.
    run(checkout / KIT / "node_modules" / ".bin" / "tsc", *STRICT, "--types", "", "adapter.ts", folder=installed)
    engine = f"'{find_node()}' '{installed / 'adapter.ts'}'"
    assert "Nothing failed" in run("tcg-oracle", "check", "--engine", engine, "--clause", "4.2.1", folder=installed)
