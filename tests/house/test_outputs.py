"""What comes from outside is made harmless in one place for each kind of output, and no code goes around it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from .checkout import ROOT, own_modules

HOMES: dict[str, set[str]] = {
    "rich.console": {"report/output/grid.py", "report/output/terminal.py"},  # grid: its types
    "rich.progress": {"report/output/bar.py"},
    "rich.table.Table": {"report/output/grid.py"},
    "rich.markup": set(),
    "rich.print": set(),
    "typer.echo": set(),
    "typer.secho": set(),
    "from_markup": set(),
    "from_ansi": set(),
    "sys.stdout": {
        *("cli/app.py", "report/output/files.py"),  # they flush it
        "cli/streams.py",  # says what is written for what the encoding lacks
        "adapter/loop.py",
    },
    "sys.stderr": {"cli/streams.py", "adapter/loop.py"},
    "file.write": {"report/output/files.py", "report/output/terminal.py"},
    "jinja2": {"report/run/html.py"},
    "markupsafe": {
        "report/history/page.py",
        "report/run/html.py",
        "report/output/markdown_text.py",
        "report/run/view.py",
        "report/site/folding.py",
        "web/view.py",
        "report/site/scenarios.py",
        "report/site/writing.py",
    },
    "pygal": {"report/history/page.py"},
    "junitparser": {"report/run/junit.py"},
    "anybadge": {"report/run/badges.py"},
    "write_bytes": {"report/output/files.py"},
    "write_text": set(),
    "msgspec.json.encode": {"report/output/plain_json.py"},
    "msgspec.json.format": {"report/output/plain_json.py"},
    "json.dumps": {"report/output/plain_json.py"},
}
"""What writes or marks up → the modules that may use it."""
IN_OUTPUTS = ("write_bytes", "write_text", "msgspec.json.encode", "msgspec.json.format", "json.dumps", "file.write")
"""Those that are no output elsewhere than in `report/` and `cli/`: a cache, a message, a corpus."""


def uses(source: str) -> Iterator[str]:
    """Everything a module imports, and every name it reads, with all that stands before a dot and without."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (part for alias in node.names for part in _beginnings(alias.name))
        elif isinstance(node, ast.ImportFrom):
            yield from (part for alias in node.names for part in _beginnings(f"{node.module}.{alias.name}"))
        elif isinstance(node, ast.Attribute):
            words = _chain(node)
            yield from (".".join(words[at:]) for at in range(len(words)))
        elif isinstance(node, ast.Name):
            yield node.id


def _chain(node: ast.expr) -> list[str]:
    """The names of `a.b.c`, as far as they are names."""
    if isinstance(node, ast.Attribute):
        return [*_chain(node.value), node.attr]
    return [node.id] if isinstance(node, ast.Name) else []


def _beginnings(name: str) -> Iterator[str]:
    words = name.split(".")
    yield from (".".join(words[: at + 1]) for at in range(len(words)))


def formatted(source: str, names: tuple[str, ...] = ("Markdown", "Markup")) -> list[int]:
    """Lines that call something Markdown or HTML that is no literal, and so may hold foreign words."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
        if not all(isinstance(argument, ast.Constant) for argument in node.args)
    ]


def modules() -> dict[str, str]:
    """Path below `oracle/` → source."""
    folder = ROOT / "oracle"
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in own_modules()
        if path.is_relative_to(folder)
    }


def test_each_kind_of_output_has_one_place() -> None:
    found: dict[str, set[str]] = {name: set() for name in HOMES}
    for file, source in modules().items():
        for name in HOMES.keys() & set(uses(source)):
            if name not in IN_OUTPUTS or file.startswith(("report/", "cli/")):
                found[name].add(file)
    assert found == HOMES


def test_only_literals_are_called_markup() -> None:
    found = {file: lines for file, source in modules().items() if (lines := formatted(source))}
    assert set(found) == {
        "report/history/page.py",
        "report/run/html.py",
        "report/output/markdown_text.py",
    }


def test_no_template_goes_around_escaping() -> None:
    templates = sorted((ROOT / "oracle" / "report" / "templates").glob("*.j2"))
    assert templates
    for path in templates:
        assert not re.search(r"\|\s*safe\b|autoescape", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("from rich.console import Console", "rich.console"),
        ("import rich.progress as bars", "rich.progress"),
        ("import typer\ntyper.echo('x')", "typer.echo"),
        ("import sys\nsys.stdout.write('x')", "sys.stdout"),
        ("from sys import stdout", "sys.stdout"),
        ("console.file.write('x')", "file.write"),
        ("Text.from_markup('x')", "from_markup"),
        ("path.write_text('x')", "write_text"),
    ],
)
def test_a_way_around_is_recognised(source: str, name: str) -> None:
    assert name in set(uses(source))


def test_markup_that_is_no_literal_is_recognised() -> None:
    assert formatted("Markdown('# {}').format(x)\nMarkdown(x)\nMarkdown(f'{x}')") == [2, 3]
