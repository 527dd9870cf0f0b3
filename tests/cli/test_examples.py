"""Examples of `--help`: each command has some, and each can be typed as it is shown."""

from __future__ import annotations

import shlex
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.core import TyperGroup
from typer.testing import CliRunner

from oracle.cli.app import mounted
from oracle.cli.examples import EXAMPLES

LINES = [(name, line) for name, lines in EXAMPLES.items() for line in lines]
THERE = (
    "old.json",
    "new.json",
    "results.json",
    "builds.txt",
    "printed.jsonl",
    "my_card.json",
    "deck.txt",
    "plan.toml",
    "my-rule.toml",
)
"""Files that examples read, and that must exist."""
KEYS = ("my-key", "my-key.pub", "certificate.json")
FOLDERS = ("games", "my_features", "decisions")


def commands() -> dict[str, Any]:
    program = typer.main.get_command(mounted())
    assert isinstance(program, TyperGroup)
    found: dict[str, Any] = {}
    for name, one in program.commands.items():
        subcommands = one.commands if isinstance(one, TyperGroup) else {}
        found |= {f"{name} {own}": each for own, each in subcommands.items()} if subcommands else {name: one}
    return found


def test_every_command_has_examples_and_nothing_else_has() -> None:
    assert set(EXAMPLES) == set(commands())


@pytest.mark.parametrize(("name", "line"), LINES)
def test_an_example_is_a_right_command_line(
    name: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder in FOLDERS:
        (tmp_path / folder).mkdir()
    for file in (*THERE, *KEYS, "my_features/free.feature"):
        (tmp_path / file).touch()
    words = shlex.split(line.replace("\\\n", " ").partition("tcg-oracle ")[2])
    own = name.split()
    if words[: len(own)] != own:
        # An engine's command may name another command of ours.
        own = words[:1]
    command = commands()[" ".join(own)]
    command.make_context(" ".join(own), words[len(own) :])


@pytest.mark.parametrize("words", [["check"], ["cards"], ["cards", "import"], ["keys"]])
def test_help_shows_them_line_by_line(words: list[str]) -> None:
    shown = CliRunner(env={"COLUMNS": "100"}).invoke(mounted(), [*words, "--help"]).output
    own = [line for name, lines in EXAMPLES.items() if f"{name} ".startswith(f"{' '.join(words)} ") for line in lines]
    told = [line.strip() for line in shown.splitlines()]
    assert own
    assert [line for line in own for part in line.splitlines() if part.strip() not in told] == []


@pytest.mark.parametrize(("name", "line"), LINES)
def test_an_example_fits_a_narrow_terminal(name: str, line: str) -> None:
    assert max(map(len, line.splitlines())) <= 76, name


@pytest.mark.parametrize("name", sorted(commands()))
def test_the_words_of_help_fill_a_narrow_terminal(name: str) -> None:
    shown = CliRunner(env={"COLUMNS": "80"}).invoke(mounted(), [*name.split(), "--help"]).output
    words = [line.strip() for line in shown.partition("\n╭")[0].splitlines()]
    early = [
        (line, after)
        for line, after in pairwise(words)
        if line and after and len(line) + 1 + len(after.split()[0]) <= 78
    ]
    assert early == []
