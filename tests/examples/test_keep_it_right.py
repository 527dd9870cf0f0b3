"""The page *Keep it right*, followed word for word in an empty folder: each step shows what the page shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.extent import only_long
from tests.house.checkout import ROOT

PAGE = ROOT / "docs" / "keep-it-right.md"
BLOCK = re.compile(r"^```(sh|text)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MARK = "=== block"


def followed(folder: Path) -> list[tuple[str, list[str]]]:
    """What each block of commands printed, and the lines that the page shows of it."""
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    commands = [text for kind, text in blocks if kind == "sh"]
    script = "".join(f"echo '{MARK}'\n{text}" for text in commands)
    (folder / "tcg-oracle").symlink_to(ROOT)
    tools = folder / "tools"
    tools.mkdir()
    command = f"exec '{sys.executable}' -c 'from oracle.cli import main; main()'"
    (tools / "tcg-oracle").write_text(f'#!/bin/sh\n{command} "$@"\n')
    (tools / "tcg-oracle").chmod(0o755)
    (tools / "python").symlink_to(sys.executable)
    names = {f"GIT_{who}_{what}": "ann@example.org" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    environment = {
        **os.environ, **names, "PATH": f"{tools}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT), "COLUMNS": "200",
        "GIT_CONFIG_GLOBAL": os.devnull, "PYTHONDONTWRITEBYTECODE": "1",
    }  # fmt: skip
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, check=False, timeout=900,
    )  # fmt: skip
    printed = done.stdout.split(f"{MARK}\n")[1:]
    assert len(printed) == len(commands), done.stdout
    shown: list[list[str]] = []
    for kind, text in blocks:
        shown += [[]] if kind == "sh" else []
        if kind == "text":
            shown[-1] = text.splitlines()
    return list(zip(printed, shown, strict=True))


@only_long
def test_every_step_shows_what_the_page_shows(tmp_path: Path) -> None:
    found = followed(tmp_path)
    assert sum(bool(lines) for _, lines in found) > 4
    for printed, lines in found:
        rest = printed
        for line in lines:
            before, there, rest = rest.partition(line)
            assert there, f"{line!r} is not (or not there) in:\n{before}"
