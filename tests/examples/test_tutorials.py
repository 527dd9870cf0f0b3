"""The tutorials in docs/, followed word for word in a fresh environment that has the built wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.extent import only_long
from tests.house.checkout import ROOT

PAGES = ("connect", "judges", "keep-it-right")
ON_AN_EXAMPLE = "keep-it-right"
"""The tutorial whose reader begins with a copy of the plain engine."""
INSTALLED = re.compile(r'install --quiet "?tcg-oracle(\[\w+\])?"?$')
NAMED = {"GIT_AUTHOR_NAME": "Ann", "GIT_AUTHOR_EMAIL": "a@example.org"}
NAMED |= {name.replace("AUTHOR", "COMMITTER"): value for name, value in NAMED.items()}
BLOCK = re.compile(r"(?:<!-- file: (\S+) -->\n)?```(\w+)\n(.*?)```", re.DOTALL)


class Step(NamedTuple):
    """A file that the reader saves, or a command with the beginnings of lines that it shows, and its exit code."""

    file: str = ""
    text: str = ""
    command: str = ""
    shown: tuple[str, ...] = ()
    code: int = 0


def steps(name: str) -> list[Step]:
    found: list[Step] = []
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    for file, language, text in BLOCK.findall(page):
        if file:
            found.append(Step(file=file, text=text))
        for line in text.splitlines() if language == "console" else ():
            code = re.fullmatch(r"\[exit code (\d+)\]", line)
            if line.startswith("$ "):
                found.append(Step(command=line[2:]))
            elif code:
                found[-1] = found[-1]._replace(code=int(code[1]))
            else:
                found[-1] = found[-1]._replace(shown=(*found[-1].shown, line.strip()))
    return found


@pytest.mark.parametrize("name", PAGES)
def test_each_page_has_commands_and_shows_what_they_say(name: str) -> None:
    found = steps(name)
    assert sum(bool(one.command) for one in found) > 6
    assert sum(bool(one.shown) for one in found) > 3
    assert any(INSTALLED.search(one.command) for one in found)


@only_long
@pytest.mark.parametrize("name", PAGES)
def test_the_tutorial_is_followed_word_for_word(name: str, tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path / "dist"), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    place = tmp_path / "repository"
    if name == ON_AN_EXAMPLE:
        example = ROOT / "examples" / "engines" / "python"
        shutil.copytree(example, place, ignore=shutil.ignore_patterns("__pycache__"))
    place.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TCG_", "CI"))}
    env = kept | NAMED | {"PATH": "/usr/local/bin:/usr/bin:/bin", "COLUMNS": "120"}
    env |= {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"}
    for step in steps(name):
        if step.file:
            (place / step.file).parent.mkdir(exist_ok=True)
            (place / step.file).write_text(step.text, encoding="utf-8")
        elif step.command.startswith("export PATH"):
            env["PATH"] = f"{place / '.venv' / 'bin'}:{env['PATH']}"
        else:
            follow(step, wheel, place, env)


def follow(step: Step, wheel: Path, place: Path, env: dict[str, str]) -> None:
    own = INSTALLED.sub(lambda found: f'install --quiet "{wheel}{found[1] or ""}"', step.command)
    done = subprocess.run(["sh", "-c", own], cwd=place, env=env, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    assert done.returncode == step.code, f"{step.command}\n{said}"
    assert [line for line in step.shown if line not in said] == [], f"{step.command}\n{said}"
