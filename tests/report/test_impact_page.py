"""The page about two editions: everything is on it, nothing else, and it holds in a browser."""

from __future__ import annotations

import base64
import hashlib
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from oracle.games.lorcana.profile import PROFILE as LORCANA
from oracle.report.impact import page as impact_page
from oracle.report.impact import wording as impact_words
from oracle.suite.impact.scenarios import Impact, impact
from oracle.suite.plan import Plan
from oracle.suite.reading.load import load_suite
from tests.extent import LONG

from .browsing import Watched
from .hostile import ATTACKS, everywhere
from .test_html import Parsed, known

FEATURES = Path(__file__).parents[2] / "features" / "lorcana" / "6-abilities"
SECTION = "" if LONG else "6.7"
"""The scenarios of one section differ in every way that a page shows; a long run takes the chapter."""


@cache
def plans() -> tuple[Plan, ...]:
    return tuple(plan for plan in load_suite(FEATURES).plans if Path(plan.feature).name.startswith(SECTION))


@cache
def compared(a: str = "2.2", b: str = "seed-4.3") -> Impact:
    return impact(plans(), LORCANA, a, b)


def hurt(found: Impact, attack: str) -> Impact:
    """The comparison with an attack behind every text but the names the harness chooses."""
    return everywhere(found, lambda text: text if text in CHOSEN else text + attack)


CHOSEN = {
    "lorcana",
    *impact_words.KIND_WORDS,
    *impact_words.WHAT_WORDS,
    "accepted",
    "refused",
    "needs an answer",
    "unsupported",
}


def opened(browser: Browser, folder: Path, found: Impact, width: int = 1280) -> Watched:
    context = browser.new_context(java_script_enabled=True, viewport={"width": width, "height": 900})
    return Watched(context.new_page(), impact_page.write(found, folder).as_uri())


def test_everything_is_on_the_page() -> None:
    found = compared()
    parsed = Parsed(impact_page.render(found))
    for one in found.scenarios:
        assert one.case in parsed.ids or f"case-{one.case.replace('/', '-')}" in parsed.ids
        assert one.scenario in parsed.text
        assert one.step in parsed.text
        for what, mine, theirs in impact_words.rows(one):
            assert " ".join(what.split()) in parsed.text
            assert mine in parsed.text
            assert theirs in parsed.text
    for question in found.questions:
        assert question.asks in parsed.text
    for changed in found.documents.changed:
        assert all(why in parsed.text for why in changed.why)
    for conflict in found.documents.conflicts:
        assert conflict.question in parsed.text
        assert all(side.says in parsed.text for side in (*conflict.a, *conflict.b))
    assert impact_words.headline(found) in parsed.text


def test_moved_and_new_clauses_are_on_the_page() -> None:
    parsed = Parsed(impact_page.render(compared("2.1", "2.2")))
    assert "4.6.6.1 → 1.9.4" in parsed.text
    assert "Potato Shift" in parsed.text


def test_two_boards_for_each_scenario() -> None:
    found = compared()
    assert impact_page.render(found).count('<svg class="board"') == 2 * len(found.scenarios)


def test_boards_have_a_limit_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impact_page, "MOST_BOARDS", 1)
    page = impact_page.render(compared())
    assert page.count('<svg class="board"') == 2
    assert page.count("Not drawn: ") == len(compared().scenarios) - 1


def test_equal_comparisons_give_equal_pages() -> None:
    again = impact(plans(), LORCANA, "2.2", "seed-4.3")
    assert impact_page.render(again) == impact_page.render(compared())


def test_nothing_differs() -> None:
    parsed = Parsed(impact_page.render(compared("seed-guide", "seed-guide-2")))
    assert "has a different outcome" in parsed.text
    assert "No scenario ends differently." in parsed.text


@pytest.mark.parametrize("attack", ATTACKS)
def test_words_stay_words(attack: str) -> None:
    parsed = Parsed(impact_page.render(hurt(compared(), attack)))
    plain = Parsed(impact_page.render(compared()))
    assert parsed.shapes <= known() | plain.shapes
    assert parsed.inline["script"] == []
    assert parsed.inline["style"] == plain.inline["style"]
    assert all(link == "data:," or link.startswith("#") for link in parsed.links)


def test_links_lead_somewhere_and_the_policy_admits_the_style_alone() -> None:
    parsed = Parsed(impact_page.render(compared("2.2", "seed-guide")))
    assert len(parsed.ids) == len(set(parsed.ids))
    assert {link[1:] for link in parsed.links if link.startswith("#")} <= set(parsed.ids)
    digest = base64.b64encode(hashlib.sha256(parsed.inline["style"][0].encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in parsed.policy
    assert parsed.policy.startswith("default-src 'none'")
    assert "script" not in parsed.policy


def test_in_a_browser(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, compared())
    expect(seen.page.locator("h1")).to_contain_text("2.2 → seed-4.3")
    assert seen.page.locator(".case").count() == len(compared().scenarios)
    assert seen.page.locator(".case[open]").count() == 1
    target = seen.page.locator(f"#case-{compared().scenarios[1].case.replace('/', '-')}")
    expect(target.locator(".sides")).to_be_hidden()
    target.locator("summary").click()
    expect(target.locator(".sides")).to_be_visible()
    expect(target.get_by_role("img")).to_have_count(2)
    assert seen.incidents == []


@pytest.mark.parametrize("width", [320, 800])
def test_nothing_sticks_out(browser: Browser, tmp_path: Path, width: int) -> None:
    seen = opened(browser, tmp_path, hurt(compared(), "W" * 300), width)
    seen.page.evaluate("() => document.querySelectorAll('details').forEach((one) => { one.open = true })")
    assert seen.page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert seen.incidents == []


@pytest.mark.parametrize("attack", ATTACKS[:4])
def test_nothing_hostile_runs(browser: Browser, tmp_path: Path, attack: str) -> None:
    seen = opened(browser, tmp_path, hurt(compared(), attack))
    assert seen.page.evaluate("() => window.hacked") is None
    assert seen.page.locator("script, img, iframe, object, embed, form, base").count() == 0
    assert seen.incidents == []
