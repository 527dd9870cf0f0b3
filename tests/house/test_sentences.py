"""No sentence of the pages and docstrings runs on for more than forty words, or uses a turn of phrase to read twice."""

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
STILTED = (
    r"\botherwise than\b",
    r"\bbe it\b",
    r"\bwaver(?:s|ed|ing)?\b",
    r"\bwhat (?:came|comes|became|becomes) of\b",
    r"\b(?:is|are|was|were) (?:none of|told)\b",
    r"\bsays? of itself\b",
    r"\bof whom\b",
)
"""Phrases that have to be read twice; for each there is a shorter one."""
NOUN_CLAUSE = r"What (?:is|was) (?![^.?!]*\?)"
"""The beginning of a docstring with a clause in place of a noun."""
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


def stilted(text: str) -> list[str]:
    return [found[0] for one in STILTED for found in re.finditer(one, " ".join(text.split()), re.IGNORECASE)]


def docstrings(module: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


@pytest.mark.parametrize(
    "text", ["What came of a run.", "shown otherwise than it was sent", "all that the viewer\nis told"]
)
def test_a_phrase_to_be_read_twice_is_found(text: str) -> None:
    assert stilted(text)
    assert not stilted("The result of a run, shown as it was sent.")


def test_no_docstring_has_to_be_read_twice() -> None:
    found = [
        f"{module.relative_to(ROOT)}:{line}: {text}"
        for module in MODULES
        for line, text in docstrings(module)
        if stilted(text) or re.match(NOUN_CLAUSE, text)
    ]
    assert len(MODULES) > 600
    assert found == []


@pytest.mark.parametrize(
    "page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name
)
def test_no_page_has_to_be_read_twice(page: Path) -> None:
    assert stilted(re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)) == []


def test_docstrings() -> None:
    found = [
        f"{module.relative_to(ROOT)}:{line}: {one}"
        for module in MODULES
        for line, text in docstrings(module)
        for one in too_long(text)
    ]
    assert found == []
