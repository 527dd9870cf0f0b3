"""Command lines: every command with every option it has, and values that fit them or do not."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import typer

from oracle.cli import app
from tests.inputs import material
from tests.inputs.wild import word

_ODD = (
    "nan",
    "inf",
    "-inf",
    "-1",
    "0",
    "1e999",
    "1e-9",
    "99999999999999999999",
    "1_000",
    "0x10",
    "٣",
    "1.5",
    "",
    "x",
    "9" * 5000,
)
_PATHS = (
    "",
    ".",
    "/etc",
    "/dev/zero",
    "/dev/null",
    "/dev/full",
    "no/such/file",
    "a" * 5000,
    "\x01",
    "small.feature",
    "~",
)
_WHOLE = ("check", "coverage", "impact")
"""Commands that play the whole suite where no features are named."""
_SMALL = ("1", "2")
"""Numbers that are no trouble anywhere."""
_HEAVY = ("certify", "fuzz", "keys", "levels", "mutants", "publish", "serve", "site", "twins", "verify")
"""Commands that do much where nothing is wrong with the words, or read stdin."""


@cache
def options() -> dict[str, list[tuple[str, bool]]]:
    """Command → its options, and whether each has a value."""
    commands = typer.main.get_command(app.mounted()).commands  # type: ignore[attr-defined]
    return {
        name: [(found.opts[0], not found.is_flag) for found in one.params if found.param_type_name == "option"]
        for name, one in commands.items()
    }


def command(random: Random, folder: Path) -> list[str]:
    """The words of one command line."""
    features = str(material.small(folder))
    right: dict[str, list[str]] = {
        "check": ["--features", features],
        "coverage": ["--features", features],
        "impact": ["2.1", "2.2", "--features", features],
        "explain": [f"{features}:4"],
        "judge": [str(_question(folder))],
        "perft": [str(_question(folder)), "--depth", "1"],
        "where": ["4.3.2.4"],
        "conflicts": ["1"],
    }
    name = random.choice([*sorted(options()), "check", "judge", "perft", "explain", "impact"])
    words = [name, *right.get(name, [])]
    if name in _HEAVY:
        words.append("--no-such-option")
    for option, valued in random.sample(options()[name], min(len(options()[name]), random.randint(0, 3))):
        words += [option, _value(random, option)] if valued else [option]
    what = random.randrange(8)
    if what == 0:
        words.append(word(random).replace("\x00", ""))
    elif what == 1 and len(words) > 2 and name not in (*_HEAVY, *_WHOLE):
        del words[random.randrange(1, len(words))]
    elif what == 2 and len(words) > 1:
        words[random.randrange(1, len(words))] = random.choice(_PATHS)
    return words if name not in _HEAVY or "--no-such-option" in words else [name, "--no-such-option"]


def _value(random: Random, option: str) -> str:
    if option in ("--json", "--junit", "--report", "--markdown", "--corpus", "--features", "--output"):
        return random.choice(_PATHS)
    if option in ("--engine",):
        return random.choice(("", "/", "'", "no-such-program", "reference", "true", ".", "\x01"))
    return random.choice((*_ODD, *_SMALL, word(random).replace("\x00", "")))


def _question(folder: Path) -> Path:
    file = folder / "asked.json"
    if not file.exists():
        file.write_text('{"game":"lorcana","position":{"players":[{"name":"A"},{"name":"B"}],"turn":{"player":"A"}}}')
    return file
