"""No sentence of the pages and docstrings runs on for more than forty words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.checkout import ROOT

LONGEST = 40
"""Words of a sentence."""

PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = sorted([*(ROOT / "oracle").rglob("*.py"), *(ROOT / "steps").rglob("*.py")])


def sentences(text: str) -> Iterator[str]:
    """The sentences of Markdown, and the items and cells of its lists and tables; without code."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|\||#|>) )", prose):
        for part in block.split("|") if block.lstrip().startswith("|") else [block]:
            flat = re.sub(r"\]\([^)]*\)", "]", " ".join(part.split()))
            yield from re.split(r'(?<=[.?!])["”)]?\s+(?=[A-Z`*"“(\[])|(?<=[:;]) ', flat)


def too_long(text: str) -> list[str]:
    return [one for one in sentences(text) if sum(bool(re.search(r"\w", word)) for word in one.split()) > LONGEST]


def test_a_long_sentence_is_found_and_a_list_is_none() -> None:
    words = " ".join(["Word"] * (LONGEST + 1))
    assert too_long(f"Short. {words}.") == [f"{words}."]
    half = words[: len(words) // 2]
    assert not too_long(f"{half}.\n\n- {half}\n```\n{words}\n```\n")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages(page: Path) -> None:
    assert too_long(page.read_text(encoding="utf-8")) == []


def test_docstrings() -> None:
    found = [
        f"{module.relative_to(ROOT)}:{node.lineno}: {one}"
        for module in MODULES
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for one in too_long(node.value.value)
    ]
    assert found == []
