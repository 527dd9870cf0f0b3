"""The tutorial docs/keep-it-right.md, followed word for word in a fresh environment that has the built wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.extent import only_long
from tests.house.checkout import ROOT

PAGE = ROOT / "docs" / "keep-it-right.md"
INSTALLED = '"tcg-oracle[history]"'
NAMED = {"GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "a@example.org"}
NAMED |= {name.replace("AUTHOR", "COMMITTER"): value for name, value in NAMED.items()}


def steps() -> list[tuple[str, list[str], int]]:
    """Each command of the page, the beginnings of lines that it shows, and its exit code."""
    found: list[tuple[str, list[str], int]] = []
    for block in re.findall(r"```console\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL):
        for line in block.splitlines():
            code = re.fullmatch(r"\[exit code (\d+)\]", line)
            if line.startswith("$ "):
                found.append((line[2:], [], 0))
            elif code:
                found[-1] = (*found[-1][:2], int(code[1]))
            else:
                found[-1][1].append(line.strip())
    return found


def test_the_page_has_commands_and_shows_what_they_say() -> None:
    assert len(steps()) > 12
    assert sum(bool(shown) for _, shown, _ in steps()) > 5
    assert any(INSTALLED in command for command, _, _ in steps())


@only_long
def test_the_tutorial_is_followed_word_for_word(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path / "dist"), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    place = tmp_path / "repository"
    shutil.copytree(ROOT / "examples" / "engines" / "python", place, ignore=shutil.ignore_patterns("__pycache__"))
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TCG_", "CI"))}
    env = kept | NAMED | {"PATH": "/usr/local/bin:/usr/bin:/bin", "COLUMNS": "120"}
    env |= {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
    for command, shown, code in steps():
        if command.startswith("export PATH"):
            env["PATH"] = f"{place / '.venv' / 'bin'}:{env['PATH']}"
            continue
        own = command.replace(INSTALLED, f'"{wheel}[history]"')
        done = subprocess.run(["sh", "-c", own], cwd=place, env=env, capture_output=True, text=True, check=False)
        said = done.stdout + done.stderr
        assert done.returncode == code, f"{command}\n{said}"
        assert [line for line in shown if line not in said] == [], f"{command}\n{said}"
