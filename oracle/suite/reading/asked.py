"""Reads a position and moves in the words of a scenario, without the frame of a feature file."""

from __future__ import annotations

import re

from oracle.suite.errors import Problems, SuiteError, SuiteErrors
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import Asked, compile_question
from oracle.suite.reading.locate import load_steps

_FRAME = "Feature: asked\nScenario: asked\n"
_FRAMED = re.compile(r"\s*(@|Feature:|Rule:|Scenario)")


def asked_in_words(text: str, name: str, edition: str = "") -> Asked:
    """The parsed lines; `name` identifies the source in errors. They are for every edition, or for a named one.

    Raises SuiteErrors with all mistakes.
    """
    if _FRAMED.match(text):
        told = "this is a feature file; give its Given and When lines alone, or `tcg-oracle explain FILE.feature:LINE`"
        raise SuiteErrors([SuiteError(name, 1, told)])
    load_steps()
    problems = Problems(name)
    scenarios = read_feature(_FRAME + text, problems)
    if len(scenarios) > 1:
        problems.add(1 + _FRAME.count("\n"), "give one position, without any line `Scenario:`")
    elif scenarios and not scenarios[0].steps:
        problems.add(1 + _FRAME.count("\n"), "there is nothing here; begin with `Given a game of Lorcana`")
    found = compile_question(scenarios[0], problems, edition=edition) if scenarios and not problems.errors else None
    if found is None or problems.errors:
        above = _FRAME.count("\n")
        raise SuiteErrors([SuiteError(one.path, max(1, one.line - above), one.text) for one in problems.errors])
    return found
