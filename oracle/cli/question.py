"""Reads the file of a question for `tcg-oracle judge`."""

from __future__ import annotations

import sys
from pathlib import Path

from oracle.cli.errors import UsageError
from oracle.cli.json_files import reading
from oracle.suite.errors import InvalidWordsError
from oracle.suite.files.user_files import read_regular
from oracle.suite.reading.locate import named
from oracle.suite.run.question import Question, question_in

LARGEST = 8 * 1024 * 1024
"""The largest file to judge, in bytes."""
STDIN = Path("-")


def read_question(file: Path) -> Question:
    """The question in a file, or on stdin for `-`: JSON, or the Given and When lines of a scenario.

    Raises UsageError naming the field that is wrong, SuiteErrors naming the line.
    """
    with reading(file, "a position"):
        text = sys.stdin.buffer.read(LARGEST + 1) if file == STDIN else read_regular(file, LARGEST)
        if len(text) > LARGEST:
            raise UsageError(f"{file}: more than {LARGEST:,} bytes")
        json = file.suffix == ".json" or text.lstrip()[:1] in (b"{", b"[")
        try:
            return question_in(text, str(file) if json else named(file), json=json)
        except InvalidWordsError as error:
            raise UsageError(str(error)) from None
