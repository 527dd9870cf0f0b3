"""The HTML page in a real browser: nothing hostile runs, nothing leaves, search and filters work."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect

from oracle.protocol.results import Report, summarize
from oracle.report.run import html

from .browsing import Watched
from .hostile import ATTACKS, everywhere
from .sample import large, report
from .sample_altered import both


def opened(browser: Browser, folder: Path, found: Report, *, scripts: bool = True, width: int = 1280) -> Watched:
    context = browser.new_context(java_script_enabled=scripts, viewport={"width": width, "height": 900})
    return Watched(context.new_page(), html.write(found, folder).as_uri())


def unfold(page: Page) -> None:
    """Open every feature whose cases are folded."""
    for folded in page.locator("details.feature > summary").all():
        folded.click()


def visible(page: Page) -> int:
    return page.locator(".case:visible").count()


def attacked(attacks: Sequence[str]) -> Report:
    """A report with the cases of one for each attack, which stands behind every text; in its head are all of them."""
    several = [everywhere(report(), lambda text, attack=attack: text + attack) for attack in attacks]  # type: ignore[misc]
    head = everywhere(report(), lambda text: text + "".join(attacks))
    found = tuple(one for each in several for one in each.results)
    return replace(head, results=found, summary=summarize(found))


def done_by(browser: Browser, folder: Path, attacks: Sequence[str]) -> list[str]:
    """What a page does that holds these attacks."""
    seen = opened(browser, folder, attacked(attacks))
    seen.page.locator("#open").click()
    for attack in attacks:
        seen.page.locator("#search").fill(attack.encode("utf-8", "replace").decode())
    seen.page.mouse.move(600, 500)
    seen.page.wait_for_timeout(120)
    found = [*seen.incidents]
    if seen.page.evaluate("() => window.hacked") is not None:
        found.append("a script ran")
    if seen.page.locator("script").count() != 1:
        found.append("there is another script")
    if seen.page.locator("img, iframe, object, embed, form, base, foreignObject").count():
        found.append("there is what loads or sends")
    seen.page.context.close()
    return found


def test_nothing_hostile_runs_and_nothing_leaves(browser: Browser, tmp_path: Path) -> None:
    """One page, since each takes seconds; where it does something, one for each attack says which of them it was."""
    attacks = [attack for attack in ATTACKS if re.search("window|evil|{{", attack)]
    assert len(attacks) > 10
    if done_by(browser, tmp_path, attacks):
        assert {attack: found for attack in attacks if (found := done_by(browser, tmp_path, [attack]))} == {}
        pytest.fail("together they do what none of them does alone")


def test_the_engines_name_is_text(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, report(name=ATTACKS[0], version=ATTACKS[1]))
    expect(seen.page.locator("h1")).to_contain_text(ATTACKS[0])
    expect(seen.page.locator("h1")).to_contain_text(ATTACKS[1])
    assert seen.incidents == []


def test_even_an_injected_script_would_be_stopped(browser: Browser, tmp_path: Path) -> None:
    path = html.write(report(), tmp_path)
    page = path.read_text(encoding="utf-8")
    path.write_text(page.replace("<main>", f"<main>{ATTACKS[0]}{ATTACKS[1]}", 1), encoding="utf-8")
    tab = browser.new_context().new_page()
    refused: list[str] = []
    tab.on("console", lambda one: refused.append(one.text))
    tab.goto(path.as_uri())
    tab.wait_for_timeout(100)
    assert tab.evaluate("() => window.hacked") is None
    assert any("Content Security Policy" in one for one in refused)


@pytest.mark.parametrize("scripts", [True, False])
def test_verdicts_are_filtered_with_and_without_scripts(browser: Browser, tmp_path: Path, scripts: bool) -> None:
    found = report()
    seen = opened(browser, tmp_path, found, scripts=scripts)
    left = len(found.results)
    assert visible(seen.page) == found.summary["fail"] + found.summary["error"]
    unfold(seen.page)
    assert visible(seen.page) == left
    for verdict, count in found.summary.items():
        seen.page.locator(f".chip.{verdict}").click()
        left -= count
        assert visible(seen.page) == left
    seen.page.locator(".chip.disputed").click()
    assert visible(seen.page) == found.summary["disputed"]
    assert seen.page.locator("#search").is_visible() == scripts
    assert seen.incidents == []


FINDS = {
    "capability shift": 2,
    "SHIFT-carry": 1,
    "play-announce 2.1": 1,
    "clause:4.3.4": 4,
    "clause:4.3": 8,
    "clause:4.3.": 8,
    "clause:4.3.1": 2,
    "clause:8 drying": 1,
    "clause:43": 0,
    "no such words": 0,
}


def test_search_finds_words_and_clauses(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, report())
    for words, count in FINDS.items():
        seen.page.locator("#search").fill(words)
        expect(seen.page.locator("#shown")).to_have_text(f"{count} of 11")
        assert visible(seen.page) == count
        assert seen.page.locator("#nothing").is_visible() == (count == 0)
        assert seen.page.locator(".feature:visible").count() <= count
        seen.page.keyboard.press("Escape")
        expect(seen.page.locator("#shown")).to_have_text("")
        assert visible(seen.page) == 3
    assert seen.incidents == []


def test_a_link_arrives_at_a_case_that_was_folded_or_filtered_away(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, report())
    target = seen.page.locator("#case-play-exact-2-2")
    seen.page.locator(".chip.pass").click()
    expect(target).to_be_hidden()
    clause = seen.page.locator("#clause-lorcana-4-3-4-1")
    clause.locator("summary").click()
    clause.get_by_text("Exactly the total cost is exerted").click()
    expect(target).to_be_in_viewport()
    target.get_by_role("link", name="4.3.4.1").click()
    expect(clause).to_be_in_viewport()
    assert seen.incidents == []


def test_folding(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, report())
    seen.page.locator("#close").click()
    assert seen.page.locator(".case[open], .feature[open]").count() == 0
    seen.page.locator("#open").click()
    assert seen.page.locator(".case[open]").count() == 3
    assert visible(seen.page) == 11
    assert seen.incidents == []


def test_an_opened_clause_lists_its_cases_and_a_closed_one_those_that_failed(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, report())
    clause = seen.page.locator("#clause-lorcana-4-3-4-1")
    assert clause.locator("li").count() == 1
    clause.locator("summary").click()
    expect(clause.locator("li")).to_have_count(2)
    assert seen.incidents == []


def test_a_run_is_printed_on_a_few_pages(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, large())
    pages = re.findall(rb"/Type\s*/Page\b", seen.page.pdf())
    assert 2 <= len(pages) <= 6


def test_a_screen_reader_finds_the_boards(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, report())
    boards = seen.page.locator("#case-play-reduced-2-2").get_by_role("img", name="Doc – Leader of the Seven Dwarfs")
    assert boards.count() == 2


@pytest.mark.parametrize("width", [320, 800])
def test_nothing_sticks_out(browser: Browser, tmp_path: Path, width: int) -> None:
    seen = opened(browser, tmp_path, everywhere(both(), lambda text: text + "W" * 300), width=width)
    seen.page.locator("#open").click()
    assert seen.page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert seen.incidents == []


def test_two_thousand_cases_can_be_searched(browser: Browser, tmp_path: Path) -> None:
    seen = opened(browser, tmp_path, large())
    seen.page.locator("#search").fill("clause:4.3 what")
    # `expect` describes the whole page while it waits, which takes minutes on one of this size.
    seen.page.locator("#shown:not(:empty)").wait_for()
    assert seen.page.locator("#shown").text_content() == "84 of 2,000"
    assert seen.incidents == []
