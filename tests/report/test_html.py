"""The HTML page: everything is on it, nothing else is, and equal reports give equal bytes."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oracle.protocol.results import VERDICTS, Report
from oracle.report.output.text import clean
from oracle.report.run import html, view
from tests.extent import LONG

from .hostile import ATTACKS, everywhere, nasty
from .sample import large, report, result
from .sample_altered import both


class Parsed(HTMLParser):
    """Which elements, attributes and texts a page has."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.shapes: set[tuple[str, str]] = set()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.inline: dict[str, list[str]] = {"script": [], "style": []}
        self.text = ""
        self.policy = ""
        self._inside = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.shapes.add((tag, ""))
        found = dict(attrs)
        self.shapes.update((tag, name) for name in found)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        self.ids += [found["id"] or ""] if "id" in found else []
        self._inside = tag if tag in self.inline else ""
        if found.get("http-equiv") == "Content-Security-Policy":
            self.policy = found["content"] or ""

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside:
            self.inline[self._inside].append(data)
        else:
            self.text += data


@cache
def known() -> frozenset[tuple[str, str]]:
    """The elements of a page about scenarios of both games, and their attributes."""
    return frozenset(Parsed(html.render(both())).shapes | {("text", "textlength"), ("text", "lengthadjust")})


@cache
def own_code() -> dict[str, list[str]]:
    """The script and the style of a page about nothing."""
    return Parsed(html.render(report(()))).inline


def assert_harmless(page: str) -> Parsed:
    parsed = Parsed(page)
    assert parsed.shapes <= known()
    assert len(parsed.inline["script"]) == len(parsed.inline["style"]) == 1
    assert parsed.inline == own_code()
    assert all(re.fullmatch(r"#[a-z0-9-]+|data:,", link) for link in parsed.links)
    assert len(parsed.ids) == len(set(parsed.ids))
    assert {link[1:] for link in parsed.links if link.startswith("#")} <= set(parsed.ids)
    assert page == "\n".join(clean(line, len(line)) for line in page.split("\n"))
    return parsed


def test_everything_is_on_the_page() -> None:
    found = report()
    parsed = assert_harmless(html.render(found))
    for one in found.results:
        assert one.case in parsed.text
        assert one.scenario in parsed.text
        assert one.message in parsed.text
    for clause in found.clauses:
        assert clause.clause in parsed.text
    for step in found.results[2].steps:
        assert step.text.split(" ", 1)[1] in parsed.text
    assert "2 of 11 cases failed and 1 ended in an error." in parsed.text


def test_a_page_of_both_games_says_which_is_which() -> None:
    parsed = assert_harmless(html.render(both()))
    assert "altered/1.x" in parsed.text
    assert "lorcana/2.1" in parsed.text
    assert "exerted or exhausted" in parsed.text
    assert "chapter 1.x:4" in parsed.text
    own = Parsed(html.render(report())).text
    assert "exhausted" not in own
    assert "lorcana/2.1" not in own


def test_counts_stand_in_the_chips() -> None:
    found = report()
    page = html.render(found)
    for verdict in VERDICTS:
        chip = re.search(rf'id="show-{verdict}".*?<b>(\d+)</b>', page)
        assert chip is not None
        assert int(chip[1]) == found.summary[verdict]


def test_equal_reports_give_equal_pages_in_any_order() -> None:
    found = report()
    mixed = [*found.results[1::2], *found.results[::-2]]
    shuffled = msgspec.structs.replace(found, results=tuple(mixed), clauses=tuple(reversed(found.clauses)))
    assert html.render(found) == html.render(report()) == html.render(shuffled)


def test_the_policy_admits_exactly_what_is_inline() -> None:
    parsed = Parsed(html.render(report()))
    for kind in ("script", "style"):
        digest = base64.b64encode(hashlib.sha256(parsed.inline[kind][0].encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in parsed.policy
    assert parsed.policy.startswith("default-src 'none'")
    assert "unsafe" not in parsed.policy


def test_boards_only_where_something_went_wrong() -> None:
    found = report()
    assert html.render(found).count('<svg class="board"') == 2 * found.summary["fail"]
    passed = msgspec.structs.replace(found.results[2], verdict="pass")
    assert '<svg class="board"' not in html.render(report((passed,)))


def test_a_failure_without_positions_is_shown_without_boards() -> None:
    bare = msgspec.structs.replace(report().results[2], before=None)
    assert html.render(report((bare,))).count('<svg class="board"') == 1
    bare = msgspec.structs.replace(bare, after=None)
    page = html.render(report((bare,)))
    assert '<svg class="board"' not in page
    assert bare.message in page


def test_boards_have_a_limit_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(view, "MOST_BOARDS", 1)
    page = html.render(report())
    assert page.count('<svg class="board"') == 2
    assert page.count("Not drawn: the page draws the first") == 1


@pytest.mark.parametrize("found", [report(()), report((result("only", "One", "pass", ()),))])
def test_small_reports(found: Report) -> None:
    assert_harmless(html.render(found))


def test_a_large_report_stays_small_enough() -> None:
    page = html.render(large(600))
    assert len(page) < 3_000_000
    assert Parsed(page).text.count("What happens the") >= 600


def test_it_is_written_as_index(tmp_path: Path) -> None:
    path = html.write(report(), tmp_path / "new" / "folder")
    assert path == tmp_path / "new" / "folder" / "index.html"
    assert path.read_text(encoding="utf-8") == html.render(report())
    assert [one.name for one in path.parent.iterdir()] == ["index.html"]


@pytest.mark.parametrize("attack", ATTACKS)
def test_no_attack_leaves_its_place(attack: str) -> None:
    parsed = assert_harmless(html.render(everywhere(both(), lambda text: text + attack)))
    if attack.startswith("<script>"):
        assert attack in parsed.text


@settings(max_examples=40 if LONG else 12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(nasty, nasty, st.booleans())
def test_nothing_hostile_becomes_markup(before: str, after: str, alone: bool) -> None:
    assert_harmless(html.render(everywhere(report(), lambda text: before if alone else before + text + after)))


def test_endless_texts_are_cut_with_a_note() -> None:
    page = html.render(everywhere(both(), lambda text: text + "x" * 100_000))
    assert len(page) < 4_000_000
    assert "(cut, 100,0" in page
