"""The site: its links, its search, what hostile words do in it, and the folder it is written into."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from oracle.cli.errors import UsageError
from oracle.cli.site import site as command
from oracle.report.output.errors import ReportNotWrittenError
from oracle.report.site import build
from oracle.report.site.material import Material
from oracle.report.site.places import anchor, anchors, place_of_case
from oracle.suite.search.entries import entries
from oracle.suite.search.index import Index
from oracle.suite.search.spoken import spoken

from .hostile import ATTACKS, BRIEF
from .links import broken
from .site_sample import GAME, OUTLINES, material, written


@pytest.fixture(scope="module")
def made() -> Material:
    return material()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, made: Material) -> Path:
    return written(tmp_path_factory.mktemp("site") / "pages", made)


def page(folder: Path, address: str) -> str:
    return (folder / GAME / address).read_text(encoding="utf-8")


def test_every_link_leads_somewhere_and_none_leaves(folder: Path) -> None:
    assert list(broken(folder)) == []


def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html">x</a><a href="#c">x</a><img src="//e.example/x.png"><a id="d" href="a.html#d">x</a><p id="d">'
    )
    assert list(broken(tmp_path)) == [
        "a.html: the id d is there twice",
        "a.html: b.html leads nowhere",
        "a.html: #c has no such part",
        "a.html: //e.example/x.png leaves the site",
    ]


def test_every_clause_scenario_and_conflict_has_its_page(folder: Path, made: Material) -> None:
    for number, clause in made.catalogue.clauses.items():
        assert (folder / GAME / "clauses" / f"{number}.html").exists()
        if number == "6.5.b":
            assert clause.title in page(folder, f"clauses/{number}.html")
    assert {path.stem for path in (folder / GAME / "conflicts").iterdir()} == {
        "index",
        *(str(one.number) for one in made.catalogue.conflicts),
    }
    for plan in made.plans:
        path, _, row = place_of_case(plan.case).partition("#")
        assert f'id="{row}"' in page(folder, path) if row else (folder / GAME / path).exists()


def test_a_scenario_shows_its_steps_the_tables_and_the_trail(folder: Path) -> None:
    shown = page(folder, f"scenarios/{OUTLINES[0]}.html")
    assert "Ann plays twin for its mana cost" in shown
    assert shown.count('<svg class="board"') == 2
    assert 'href="../clauses/6.5.b.html">6.5.b</a>' in shown
    assert "Trail of clauses" in shown


def test_a_clause_names_what_breaks_it_and_who_notices(folder: Path, made: Material) -> None:
    clause, mutants = next(
        (clause, mutants)
        for clause, mutants in made.mutants.items()
        if any(one.name in made.noticing for one in mutants)
    )
    shown = page(folder, f"clauses/{clause}.html")
    name = next(one.name for one in mutants if one.name in made.noticing)
    assert f'id="{anchor(name)}"' in shown
    assert place_of_case(made.noticing[name][0]) in shown


def test_addresses_are_plain_and_differ() -> None:
    assert place_of_case("free-card/ann") == "scenarios/free-card.html#ann"
    assert place_of_case("index") == "scenarios/index-page.html"
    assert anchors(["A b", "a-b", "a b"]) == {"A b": "a-b", "a-b": "a-b-2", "a b": "a-b-3"}
    assert anchor("at-page") == "x-at-page"
    assert all(part.isascii() and " " not in part for part in map(anchor, (*ATTACKS, *BRIEF)))


# --- the folder ------------------------------------------------------------------------------------------


def test_a_folder_with_anything_else_is_refused_and_an_old_site_replaced(tmp_path: Path, folder: Path) -> None:
    listed = json.loads((folder / build.MANIFEST).read_text())["files"]
    old = tmp_path / "old"
    old.mkdir()
    for name in ("index.html", build.MANIFEST):
        (old / name).write_bytes((folder / name).read_bytes())
    build.refuse_strangers(old)
    assert {one["path"] for one in listed} >= {"index.html", "search.js", "style.css"}
    (old / "mine.txt").write_text("x")
    with pytest.raises(ReportNotWrittenError, match=r"mine\.txt"):
        build.refuse_strangers(old)
    with pytest.raises(UsageError, match=r"mine\.txt"):
        command(old)
    assert (old / "mine.txt").exists()


def test_what_breaks_while_it_is_written_leaves_what_was_there(tmp_path: Path, made: Material) -> None:
    class Broken(Exception):
        pass

    def breaks(*_: object) -> None:
        raise Broken

    target = tmp_path / "site"
    target.mkdir()
    with pytest.raises(Broken):
        build.write([made], target, breaks)
    assert list(tmp_path.iterdir()) == [target]
    assert list(target.iterdir()) == []


# --- in a browser ----------------------------------------------------------------------------------------


def opened(browser: Browser, folder: Path, address: str, *, scripts: bool = True, width: int = 1400) -> Page:
    """A page; fails as soon as anything outside of the folder is asked for."""
    context = browser.new_context(java_script_enabled=scripts, viewport={"width": width, "height": 900})
    tab = context.new_page()
    tab.on("request", lambda one: _inside(one.url, folder))
    tab.on("pageerror", lambda error: pytest.fail(str(error)))
    tab.on("console", lambda one: pytest.fail(one.text))
    tab.goto((folder / address).as_uri())
    return tab


def _inside(url: str, folder: Path) -> None:
    assert url.startswith((folder.as_uri(), "data:")), url


def test_the_search_works_from_a_file_with_the_keyboard_alone(browser: Browser, folder: Path) -> None:
    tab = opened(browser, folder, f"{GAME}/clauses/6.5.b.html")
    tab.keyboard.press("/")
    expect(tab.locator("#at-search")).to_be_focused()
    tab.keyboard.type("limbo")
    found = tab.locator("#at-found a")
    expect(found.first).to_contain_text("Limbo")
    tab.keyboard.press("ArrowDown")
    expect(found.first).to_be_focused()
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/clauses/*.html")
    expect(tab.locator("h1")).to_contain_text("Limbo")
    tab.keyboard.press("/")
    tab.keyboard.type("qqxz zzqx")
    expect(tab.locator("#at-count")).to_have_text("0 found")
    tab.keyboard.press("Escape")
    expect(tab.locator("#at-found")).to_be_hidden()
    tab.context.close()


ASKED = (
    "does a sleeping character count at dusk",
    "which lane is a Gigantic guy in?",
    "may I peek at the cards in my own mana pile",
    "my token is bounced to my hand, what happens to it",
    "when can't I pay",
)


def test_the_search_ranks_as_the_command_line_does(browser: Browser, folder: Path, made: Material) -> None:
    index = Index()
    index.fill(entries(GAME, made.plans), {GAME: spoken(GAME)})
    tab = opened(browser, folder, "index.html")
    for asked in ASKED:
        tab.locator("#at-search").fill(asked)
        links = tab.locator("#at-found a")
        expect(links.nth(2)).to_be_visible()
        hits = index.search(asked, (GAME,), most=3)
        shown = links.all_inner_texts()[:3]
        assert [hit.title for hit, text in zip(hits, shown, strict=True) if hit.title not in text] == [], (asked, shown)
        tab.locator("#at-search").fill("")
        expect(links).to_have_count(0)
    tab.context.close()


def test_without_scripts_there_are_the_indexes(browser: Browser, folder: Path) -> None:
    tab = opened(browser, folder, "index.html", scripts=False)
    expect(tab.locator("#at-search")).to_be_hidden()
    tab.get_by_role("main").get_by_role("link", name="Altered").click()
    tab.get_by_role("main").get_by_role("link", name="Conflicts", exact=True).click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Conflicts")
    tab.context.close()


@pytest.mark.parametrize(
    "address", ["index.html", "clauses/6.5.b.html", f"scenarios/{OUTLINES[0]}.html", "cards/core.html"]
)
def test_nothing_is_wider_than_a_narrow_screen(browser: Browser, folder: Path, address: str) -> None:
    tab = opened(browser, folder, f"{GAME}/{address}", width=390)
    assert tab.evaluate("() => document.documentElement.scrollWidth") <= 390
    tab.context.close()
