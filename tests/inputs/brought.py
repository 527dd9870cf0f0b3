"""Kinds of input that are files of a user's own: histories, keys, printed cards, and what an engine's answers hold."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from pathlib import Path
from random import Random
from unittest.mock import patch

from oracle.certify.keys import ENVIRONMENT
from tests.inputs import cardfiles, histories, keyfiles, material
from tests.inputs.running import Ended, run


def told(ended: Ended, file: Path, words: object) -> str:
    """What is wrong; an error must name the file it is about, or the field."""
    wrong = ended.wrong()
    if "Usage:" in ended.out:
        # A group of commands shows its help.
        return wrong
    if not wrong and ended.code == 2 and not re.search(r"\w:|\w\.\w|\[\d|--\w|\b\d", ended.err):
        wrong = f"an error that names no place: {ended.err}"
    return f"{words} ({file}): {wrong}" if wrong else ""


def advised(ended: Ended, file: Path, words: object) -> str:
    """As `told`; an error must name the file itself, and say what to do after a semicolon."""
    wrong = told(ended, file, words)
    if not wrong and ended.code == 2 and not (file.parent.name in ended.err and re.search(r"[;.:] ", ended.err)):
        wrong = f"{words} ({file}): an error that says not where, or not what to do: {ended.err}"
    return wrong


def history(random: Random, folder: Path) -> str:
    """A history with something wrong in it, shown or written to."""
    file = histories.spoiled(random, folder)
    words = histories.commands(random, folder, file)
    ended = run(*words, encoding=random.choice(("utf-8", "ascii", "latin-1")))
    for one in folder.glob(f"{file.name}*"):
        one.unlink()
    return advised(ended, file, words)


def key(random: Random, folder: Path) -> str:
    """A key with something wrong in it: shown, signed with, or demanded."""
    given = random.choice(keyfiles.PASSPHRASES)
    with patch.dict(os.environ, {} if given is None else {ENVIRONMENT: given}), contextlib.chdir(folder):
        return (
            _new_key(random, folder)
            if random.random() < 0.2
            else _given_key(random, folder, private=random.random() < 0.5)
        )


def _new_key(random: Random, folder: Path) -> str:
    name = random.choice(keyfiles.NAMES)
    words: list[object] = ["keys", "new", name]
    own = folder / "new-keys"
    own.mkdir()
    with contextlib.chdir(own):
        ended = run(*words)
    shutil.rmtree(own)
    return told(ended, own / name, words)


def _given_key(random: Random, folder: Path, *, private: bool) -> str:
    file = keyfiles.spoiled(random, folder, private=private)
    # A subject that is a folder ends it once the key was read: no engine is to be looked for.
    nobody = [
        "--engine",
        "none",
        "--level",
        "lorcana/ending",
        "--seed",
        "x",
        "--out",
        folder / "out",
        "--subject",
        folder,
    ]
    shown: list[list[object]] = [["keys", "show", file], ["verify", material.small(folder), "--key", file]]
    words: list[object] = ["certify", *nobody, "--key", file] if private else random.choice(shown)
    ended = run(*words)
    file.unlink()
    return told(ended, file, words)


def cards(random: Random, folder: Path) -> str:
    """Printed cards with something wrong in them: imported, proven, and known to another command."""
    file, game = cardfiles.spoiled(random, folder)
    into = folder / "own"
    words: list[object] = ["cards", random.choice(("import", "import", "prove")), file, "--game", game]
    if random.random() < 0.2:
        words += ["--mapping", cardfiles.mapping(random, folder)]
    if random.random() < 0.3:
        words += ["--json", folder / "shares.json"]
    if "import" in words and random.random() < 0.5:
        words += ["--into", into]
    ended = run(*words, encoding=random.choice(("utf-8", "ascii", "latin-1")))
    wrong = told(ended, file, words)
    for one in into.rglob("*.json") if into.exists() else ():
        if not wrong and random.random() < 0.5:
            again = run("--cards", into, "where", "4.3.1")
            wrong = told(again, one, ["--cards", into]) or (
                "" if again.code != 2 else f"own cards are refused: {again.err}"
            )
        one.unlink()
    file.unlink()
    return wrong
