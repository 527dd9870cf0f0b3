"""The parts of the program that a campaign's outcomes depend on, so that a worker with another program is refused."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import oracle
from oracle.suite.reading.sources import PARTS, suite_digests

MEASURING = "measuring"
_FOLDERS = ("assurance", "campaign", "certify")


@cache
def program() -> dict[str, str]:
    """The version and the digests of the program's parts, the same in a checkout and in a wheel."""
    root, digest = Path(oracle.__file__).parent, hashlib.sha256()
    mutants = (root / "games").glob("*/mutants/**/*.toml")
    for file in sorted((*(one for name in _FOLDERS for one in (root / name).rglob("*.py")), *mutants)):
        digest.update(f"\0{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes())
    return {"version": oracle.__version__, **suite_digests(), MEASURING: digest.hexdigest()}


def differing(theirs: dict[str, str]) -> str:
    """How this worker's program differs from that of a campaign, in words; empty if it does not."""
    ours = program()
    if theirs == ours:
        return ""
    if theirs.get("version") != ours["version"]:
        return f"it has tcg-oracle {ours['version']}, not {theirs.get('version')}; install that version there"
    parts = {**PARTS, MEASURING: "the code that plays and breaks"}
    other = (
        parts.get(name, name) for name in sorted(ours.keys() | theirs.keys()) if ours.get(name) != theirs.get(name)
    )
    return f"it has tcg-oracle {ours['version']} too, but these differ: {', '.join(other)}"
