"""Writes a scenario as played, with the cards of its cast, as a feature file that can be saved and run."""

from __future__ import annotations

from collections.abc import Iterator

from oracle.assurance.fuzz.render.given import given_steps, same_position, table
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.plan import Plan, StoredStep, setup_params
from oracle.suite.reading.locate import load_steps

FILE = "played.feature"


def as_played(plan: Plan, edition: str) -> str:
    """The text of a feature file with only this scenario, under this edition; empty if some of it has no phrase."""
    case = plan.case.replace("/", "-")
    tags = [f"@case:{case}", *(f"@clause:{clause}" for clause in plan.clauses_under(edition)), f"@edition:{edition}"]
    lines = ["Feature: As it was played", "", f"  {' '.join(tags)}", f"  Scenario: {plan.scenario}"]
    given = given_steps(setup_params(plan, edition))
    lines += [f"    {line}" for line in _with_keywords("Given", given)]
    for step in plan.steps:
        # Steps that no line gives are added again on reading.
        if not step.added:
            lines += [f"    {line}" for line in _with_keywords(step.keyword.capitalize(), [*_lines(step)])]
    text = "\n".join(lines) + "\n"
    return text if _reads_as(text, plan, edition) else ""


def _with_keywords(keyword: str, lines: list[str]) -> Iterator[str]:
    """A line that begins with a space belongs to the step above it."""
    for line in lines:
        if line.startswith(" "):
            yield line
        else:
            yield f"{keyword} {line}"
            keyword = "And"


def _lines(step: StoredStep) -> Iterator[str]:
    yield step.text
    if step.table is not None:
        header = step.table.header
        yield from table(header, (row.cells for row in step.table.rows), len(header))
    if step.doc is not None:
        yield from ('  """', *(f"  {line}" for line in step.doc.splitlines()), '  """')


def _reads_as(text: str, plan: Plan, edition: str) -> bool:
    """Whether a file gives the same scenario: the same position and the same steps."""
    load_steps()
    problems = Problems(FILE)
    scenarios = read_feature(text, problems)
    found = compile_scenario(scenarios[0], problems) if len(scenarios) == 1 and not problems.errors else None
    if found is None or problems.errors:
        return False
    steps = [(step.keyword, step.text) for step in plan.steps]
    same = same_position(setup_params(found, edition), setup_params(plan, edition))
    return same and steps == [(step.keyword, step.text) for step in found.steps]
