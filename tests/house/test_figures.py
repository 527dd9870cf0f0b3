"""No page has a figure, an excerpt or a picture that no command makes: see the list in docs/contributing.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.extent import only_long

from .checkout import ROOT
from .excerpts import EXCERPTS, made, shown

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
MEASURED = (
    r"\d ?%|\d (?:s|ms|MB|GB|kB)\b|\d of \d"
    r"|\d,\d{3} (?:\w+ )?(?:scenarios|cases|runs|mutants|engines|vectors|messages|games|clauses|cards)\b"
)
"""What a figure looks like that somebody has measured or counted."""
KNOWN = {
    "assurance.md": ("new cards in every look", "under a limit of 500 MB", "A position has at most"),
    "casting.md": ("Of the 1,386 wrong engines", "Of the 1,141 wrong engines"),
    "certification.md": ("a fault in one action of 1,000",),
    "protocol.md": ("to the answer to `initialize`", "any other answer", "to the end of the process",
                    "memory, including its child processes", "a whole run"),
    "workbench.md": ("A position has at most",),
}  # fmt: skip
"""Lines with limits, or with figures that are in the list: page → words in them."""
HEADING = "## Figures, excerpts and pictures\n"


def listed() -> list[tuple[str, str, str]]:
    """The rows of the list: pages, what they show, and what makes it."""
    page = (ROOT / "docs" / "contributing.md").read_text(encoding="utf-8")
    part = page.partition(HEADING)[2].partition("\n## ")[0]
    return re.findall(r"^\| (`.*?) \| (.*?) \| (.*?) \|$", part, re.MULTILINE)


def figures(text: str) -> list[str]:
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    return [line for line in prose.splitlines() if re.search(MEASURED, line)]


def test_a_figure_is_found() -> None:
    assert figures("It took 14.6 s.\nA table\n```\n5 s\n```\n97 % of it\n2,316 cases\n3 of 4") == [
        "It took 14.6 s.", "97 % of it", "2,316 cases", "3 of 4",
    ]  # fmt: skip


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_figure_is_a_limit_or_listed(page: Path) -> None:
    known = KNOWN.get(page.name, ())
    found = figures(page.read_text(encoding="utf-8"))
    assert [line for line in found if not any(words in line for words in known)] == []
    assert [words for words in known if not any(words in line for line in found)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_excerpt_and_picture_is_listed(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    file = page.relative_to(ROOT).as_posix()
    own = " ".join(f"{what} {how}" for pages, what, how in listed() if f"`{file}`" in pages)
    names = re.findall(r"<!-- excerpt: (\w+) -->", text) + [
        Path(one).name for one in re.findall(r"!\[.*?\]\((.+?)\)", text)
    ]
    assert [name for name in names if f"`{name}`" not in own] == []
    tutorial = "<!-- excerpt:" not in text and "```console" in text
    assert not tutorial or "test_tutorials.py" in own


def test_what_makes_a_figure_is_there() -> None:
    rows = listed()
    assert len(rows) > 5
    for pages, _, how in rows:
        assert all((ROOT / one).is_file() for one in re.findall(r"`(.+?\.md)`", pages)), pages
        assert re.search(r"python -m|tests/", how), how
        assert all((ROOT / one).exists() for one in re.findall(r"tests/[\w/]+\.py", how)), how
    assert set(EXCERPTS) <= set(re.findall(r"`(\w+)`", " ".join(what for _, what, _ in rows)))


@pytest.mark.parametrize("name", [name for name in EXCERPTS if name != "run"])
def test_an_excerpt_is_what_the_program_prints(name: str) -> None:
    assert shown(name) == made(name), "python -m tests.house.excerpts writes it anew"


@only_long
def test_the_run_in_the_readme_is_what_the_program_prints() -> None:
    assert shown("run") == made("run"), "python -m tests.house.excerpts writes it anew"
