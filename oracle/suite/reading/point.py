"""Finds the scenario at a given line of a feature file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gherkin.errors import ParserError
from gherkin.parser import Parser
from gherkin.token_scanner import TokenScanner
from msgspec import Struct

from oracle.protocol.values import JsonObject
from oracle.suite.errors import InvalidWordsError
from oracle.suite.feature_file import LARGEST
from oracle.suite.files.user_files import UnreadableError, read_regular
from oracle.suite.plan import Plan
from oracle.suite.reading.locate import feature_files, feature_root, named, own_name


class Pointed(Struct, frozen=True, kw_only=True):
    """The scenario at a line."""

    plan: Plan
    rows: tuple[Plan, ...] = ()
    """All rows of its outline, if it is a row."""


def split_place(text: str) -> tuple[Path, int | None]:
    """`FILE.feature:LINE` as file and line; the line is optional if the file has one scenario.

    A file is looked for in the current folder, then below the suite's own features. Raises InvalidWordsError.
    """
    name, colon, number = text.rpartition(":")
    if not colon or not number.isdecimal() or len(number) > MOST_DIGITS:
        name, number = text, ""
    for file in (Path(name), feature_root() / name, feature_files().get(name.removeprefix("features/"))):
        if file is not None and file.is_file():
            return file, int(number) if number else None
    if Path(name).is_dir():
        raise InvalidWordsError(f"{name} is a folder; name a file and a line, as in FILE.feature:12")
    raise InvalidWordsError(
        f"there is no file {name}; name a feature file and a line of a scenario, as in FILE.feature:12 "
        f"(a path, or one below {feature_root().name}/)"
    )


def shown_path(file: Path) -> str:
    """A file's name for reports: for the suite's own, its path below the features."""
    return own_name(file) or named(file)


def scenario_at(file: Path, line: int | None, plans: Sequence[Plan]) -> Pointed:
    """The scenario that contains a line, from its tags to the line before the next scenario.

    A line of an outline's row selects that row; any other line of the outline selects its first row. Raises
    InvalidWordsError.
    """
    try:
        spans = _spans(read_regular(file, LARGEST).decode("utf-8-sig"))
    except (UnreadableError, UnicodeDecodeError) as error:
        raise InvalidWordsError(f"{file} cannot be read: {error}") from None
    if line is None:
        if len(spans) != 1:
            raise InvalidWordsError(f"{file} has several scenarios; add the line of one: {_listed(spans)}")
        line = spans[0][0]
    span = next((span for span in spans if span[0] <= line <= span[1]), None)
    rows = [] if span is None else [plan for plan in plans if span[0] <= plan.line <= span[1]]
    if not rows:
        raise InvalidWordsError(f"line {line} of {file} is in no scenario; they are at {_listed(spans)}")
    chosen = next((plan for plan in rows if plan.line == line), rows[0])
    return Pointed(plan=chosen, rows=tuple(rows) if len(rows) > 1 else ())


MOST_DIGITS = 9
"""Maximum digits of a line number."""
Span = tuple[int, int, int]
"""First and last line of a scenario, tags included, and the line of its title."""


def _spans(text: str) -> list[Span]:
    try:
        document: JsonObject = dict(Parser().parse(TokenScanner(text)))
    except ParserError:
        return []
    nodes = _nodes((document.get("feature") or {}).get("children", []))
    starts = [min(node["location"]["line"], *(tag["location"]["line"] for tag in node.get("tags", [])), 10**9)
              for _, node in nodes]  # fmt: skip
    ends = [start - 1 for start in starts[1:]] + [text.count("\n") + 1]
    return [
        (start, end, node["location"]["line"])
        for (kind, node), start, end in zip(nodes, starts, ends, strict=True)
        if kind == "scenario"
    ]


def _nodes(children: list[JsonObject]) -> list[tuple[str, JsonObject]]:
    """Backgrounds, rules and scenarios, in line order."""
    found = []
    for child in children:
        for kind, node in child.items():
            found.append((kind, node))
            found += _nodes(node["children"]) if kind == "rule" else []
    return found


MOST_LISTED = 12


def _listed(spans: Sequence[Span]) -> str:
    lines = ", ".join(str(title) for _, _, title in spans[:MOST_LISTED])
    return f"lines {lines}" + (f" and {len(spans) - MOST_LISTED} more" if len(spans) > MOST_LISTED else "")
