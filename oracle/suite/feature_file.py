"""Reads one feature file: Gherkin text in, scenarios with line numbers out (outlines unrolled, backgrounds
prepended).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.token_scanner import TokenScanner
from msgspec import Struct

from oracle.protocol.values import JsonObject
from oracle.suite.errors import Problems


class Row(Struct, frozen=True):
    """One row of a table."""

    line: int
    cells: tuple[str, ...]


class Table(Struct, frozen=True):
    """A table under a step: the header and its rows."""

    line: int
    header: tuple[str, ...]
    rows: tuple[Row, ...]


class Tag(Struct, frozen=True):
    """A tag without its `@`."""

    name: str
    line: int


class Step(Struct, frozen=True, kw_only=True):
    """One step as written in the file."""

    keyword: str
    """`given`, `when` or `then`; empty if a file uses `*` or starts with And."""
    text: str
    line: int
    table: Table | None = None
    doc: str | None = None


class Scenario(Struct, frozen=True, kw_only=True):
    """One scenario as written, or one row of an outline."""

    title: str
    line: int
    tags: tuple[Tag, ...]
    steps: tuple[Step, ...]
    row: str = ""
    """The name of an outline row; it is appended to the case id."""


LARGEST = 1024 * 1024
"""Maximum size of a feature file in bytes."""
STEPS = 1_000
"""Maximum steps of a scenario, including its background."""
ROWS = 2_000
"""Maximum rows of a table below a step."""
UNROLLED = 4 * 1024 * 1024
"""Maximum characters of all steps of a file, with outline steps counted once per row."""
KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}


def read_feature(text: str, problems: Problems) -> tuple[Scenario, ...]:
    """The scenarios of a feature file in order; syntax errors go to `problems`."""
    try:
        document: JsonObject = dict(Parser().parse(TokenScanner(text)))
    except CompositeParserException as error:
        for part in error.errors:
            _note_syntax(part, problems)
        return ()
    except ParserException as error:
        _note_syntax(error, problems)
        return ()
    if not document.get("feature"):
        problems.add(1, 'this file holds no feature: its first line should be "Feature: what it is about"')
        return ()
    if not _is_bounded(document["feature"], problems):
        return ()
    document["uri"] = problems.path
    nodes = _Nodes(document["feature"], problems)
    pickles: Any = Compiler().compile(cast(Any, document))
    return tuple(nodes.scenario(pickle) for pickle in pickles)


def table_of(rows: list[tuple[int, tuple[str, ...]]]) -> Table | None:
    """A table from its rows (line, cells); the first row is the header."""
    if not rows:
        return None
    (line, header), *body = rows
    return Table(line, header, tuple(Row(number, cells) for number, cells in body))


def row_name(row: dict[str, str]) -> str:
    """The name of an outline row: its cell in the column `case`, else its first cell."""
    cell = row["case"] if "case" in row else next(iter(row.values()), "")
    return re.sub(r"[^a-z0-9]+", "-", cell.lower()).strip("-") or "nothing"


def _note_syntax(error: ParserException, problems: Problems) -> None:
    text = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    wanted, got, found = text.partition(", got ")
    if got:
        text = f"{found} is not allowed here; {wanted.replace('#', '')}"
    problems.add(max(1, error.location["line"]), f"not readable as Gherkin: {text}")


def _is_bounded(feature: JsonObject, problems: Problems) -> bool:
    """Whether the file stays small once its outlines are unrolled; anything too large is reported."""
    known, unrolled = len(problems.errors), 0
    for part in (feature, *(child["rule"] for child in feature["children"] if "rule" in child)):
        before = sum(len(child["background"]["steps"]) for child in part["children"] if "background" in child)
        for child in part["children"]:
            if "scenario" not in child:
                continue
            scenario = child["scenario"]
            line, steps = scenario["location"]["line"], before + len(scenario["steps"])
            if steps > STEPS:
                problems.add(line, f"a scenario has at most {STEPS:,} steps, this one has {steps:,}; split it")
            unrolled += _unrolled(scenario, before)
    for node in _walk(feature):
        rows = len(node["dataTable"]["rows"]) if "dataTable" in node else 0
        if rows > ROWS:
            problems.add(node["location"]["line"], f"a table has at most {ROWS:,} rows, this one has {rows:,}")
    if unrolled > UNROLLED:
        text = f"its scenarios come to more than {UNROLLED // 1024 // 1024} MiB once outlines are unrolled; split it"
        problems.add(feature["location"]["line"], text)
    return len(problems.errors) == known


STEP = 200
"""Characters assumed for a background step."""


def _unrolled(scenario: JsonObject, before: int) -> int:
    """Roughly how many characters the steps of a scenario have, over all its rows."""
    texts = [value for node in _walk(scenario["steps"]) for value in node.values() if isinstance(value, str)]
    once, total, rows = sum(map(len, texts)) + STEP * before, 0, 0
    for examples in scenario["examples"]:
        body = examples.get("tableBody", ())
        rows += len(body)
        for place, cell in enumerate(examples.get("tableHeader", {"cells": ()})["cells"]):
            used = sum(text.count(f"<{cell['value']}>") for text in texts)
            total += used * sum(len(row["cells"][place]["value"]) for row in body)
    return once * max(rows, 1) + total


def _note_cases(scenario: JsonObject, cases: dict[str, int], problems: Problems) -> None:
    """Check that each case id belongs to one scenario or outline only."""
    for tag in scenario["tags"]:
        name, line = tag["name"], tag["location"]["line"]
        if name.startswith("@case:") and cases.setdefault(name, line) != line:
            case = name.removeprefix("@case:")
            problems.add(line, f'the case id "{case}" is already used in line {cases[name]}; give every case its own')


class _Nodes:
    """Syntax tree nodes by id: compiled scenarios refer to nodes, and only the tree has line numbers."""

    def __init__(self, feature: JsonObject, problems: Problems) -> None:
        self.nodes: dict[str, JsonObject] = {}
        self.row_names: dict[str, str] = {}
        titles: dict[str, int] = {}
        cases: dict[str, int] = {}
        for node in _walk(feature):
            if "id" in node:
                self.nodes[node["id"]] = node
            if "examples" in node:
                self._read_scenario(node, titles, problems)
                _note_cases(node, cases, problems)

    def _read_scenario(self, node: JsonObject, titles: dict[str, int], problems: Problems) -> None:
        line, title = node["location"]["line"], node["name"]
        if title in titles:
            problems.add(
                line, f'the title "{title}" is already used in line {titles[title]}; give every scenario its own'
            )
        titles.setdefault(title, line)
        if not node["steps"]:
            problems.add(line, f'the scenario "{title}" has no steps')
        if node["examples"]:
            self._name_rows(node, problems)

    def _name_rows(self, outline: JsonObject, problems: Problems) -> None:
        names: Counter[str] = Counter()
        for examples in outline["examples"]:
            if examples["tags"]:
                problems.add(examples["tags"][0]["location"]["line"], "tags belong to the outline, not to its examples")
            if "tableHeader" not in examples:
                problems.add(examples["location"]["line"], "these examples have no table")
                continue
            header = [cell["value"] for cell in examples["tableHeader"]["cells"]]
            for row in examples["tableBody"]:
                word = row_name(dict(zip(header, (cell["value"] for cell in row["cells"]), strict=True)))
                self.row_names[row["id"]] = word
                names[word] += 1
                if names[word] > 1:
                    text = (
                        f'two rows are named "{word}"; the first column (or one called "case") names the row, '
                        "so it must be different in every row"
                    )
                    problems.add(row["location"]["line"], text)

    def scenario(self, pickle: JsonObject) -> Scenario:
        ids = pickle["astNodeIds"]
        return Scenario(
            title=pickle["name"],
            line=self.nodes[ids[-1]]["location"]["line"],
            tags=tuple(
                Tag(tag["name"].removeprefix("@"), self.nodes[tag["astNodeId"]]["location"]["line"])
                for tag in pickle["tags"]
            ),
            steps=tuple(self._step(step) for step in pickle["steps"]),
            row=self.row_names.get(ids[-1], ""),
        )

    def _step(self, step: JsonObject) -> Step:
        node = self.nodes[step["astNodeIds"][0]]
        argument = step.get("argument", {})
        table = None
        if "dataTable" in argument:
            lines = [row["location"]["line"] for row in node["dataTable"]["rows"]]
            cells = [tuple(cell["value"] for cell in row["cells"]) for row in argument["dataTable"]["rows"]]
            table = table_of(list(zip(lines, cells, strict=True)))
        return Step(
            keyword=KEYWORDS.get(step["type"], ""),
            text=step["text"],
            line=node["location"]["line"],
            table=table,
            doc=argument["docString"]["content"] if "docString" in argument else None,
        )


def _walk(node: object) -> Iterator[JsonObject]:
    """Every node of a syntax tree in file order, the root first."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            yield one
        children = list(one.values() if isinstance(one, dict) else one if isinstance(one, list) else ())
        waiting += [child for child in reversed(children) if isinstance(child, dict | list)]
