"""Hostile words in everything that a site shows: clauses, documents, conflicts, scenarios, cards, engines."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Dialog

from oracle.book.catalogue import Catalogue
from oracle.engines import reference_books as books
from oracle.history.found import EngineHistory, Failing, Flaky, Point, Run, Trend
from oracle.report.site.cards import CardSet, ShownCard
from oracle.report.site.material import Material
from oracle.suite.reading.load import load_suite

from .hostile import ATTACKS, BRIEF, MARK, everywhere
from .hostile_files import folder as hostile_features
from .links import broken
from .site_sample import written

GAME, SECTION, CLAUSE = "lorcana", "4.5", "4.5.1"
ATTACK = " ".join(BRIEF[:14]) + "".join(ATTACKS[:12])


def attacked(text: str) -> str:
    return text + ATTACK


def hostile_book() -> Catalogue:
    """A part of the book, with an attack behind everything that it says."""
    known = books.catalogue(GAME)
    said = ("title", "says", "note", "reason", "question", "outcome")
    return replace(
        known,
        clauses={
            number: everywhere(clause, attacked, only=said)
            for number, clause in known.clauses.items()
            if number.startswith(SECTION)
        },
        readings={name: everywhere(one, attacked, only=said) for name, one in known.readings.items()},
        # Where the sides say it are clauses that this part does not have.
        conflicts=tuple(
            everywhere(replace(one, side=tuple(replace(side, clauses=()) for side in one.side)), attacked, only=said)
            for one in known.conflicts
        ),
    )


def past(name: str) -> EngineHistory:
    """An engine with an attack behind everything that it says."""
    verdicts = ("pass", "fail", "error", "unsupported", "disputed")
    runs = tuple(
        Run(run=number, at=ATTACK, version=ATTACK, command=ATTACK, suite=ATTACK, content=ATTACK, flaky=0,
            counts=dict.fromkeys(verdicts, number))
        for number in (1, 2)
    )  # fmt: skip
    points = (Point(1, 1, 2), Point(2, 2, 2))
    numbers = (CLAUSE, ATTACK)
    return EngineHistory(
        engine=name,
        runs=runs,
        failing=(
            Failing(game=GAME, case=ATTACK, edition=ATTACK, clauses=numbers, verdict="fail", cause=ATTACK, since=1,
                    since_version=ATTACK, since_at=ATTACK, held=None, held_version="", last=2),
        ),
        flaky=(
            Flaky(game=GAME, case=ATTACK, edition=ATTACK, version=ATTACK, suite=ATTACK, content=ATTACK, runs=2,
                     counts={"pass": 1}, within=1, rate=0.5),
        ),
        chapters=tuple(Trend(game=GAME, number=number, points=points) for number in ("4", ATTACK)),
        clauses=tuple(Trend(game=GAME, number=number, points=points) for number in numbers),
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("hostile-site")
    plans = load_suite(hostile_features(base)).plans
    own = tuple(plan for plan in plans if plan.game == GAME and plan.case.startswith("hostile"))
    engines = (past(ATTACK), past(BRIEF[0]))
    made = Material(game=GAME, plans=own, seen={}, ends={}, engines=engines)
    cards = tuple(ShownCard(name, f"cards/1.html#card-{at}", name, (name,)) for at, name in enumerate(BRIEF))
    vars(made).update(catalogue=hostile_book(), sets=(CardSet(ATTACK, "cards/1.html", cards),))
    return written(base / "site", made)


def test_no_link_is_made_of_them_and_every_file_has_a_plain_name(folder: Path) -> None:
    assert list(broken(folder)) == []
    assert all(MARK not in path.name for path in folder.rglob("*"))
    assert MARK in (folder / GAME / "clauses" / f"{CLAUSE}.html").read_text(encoding="utf-8")


def test_they_do_nothing_in_any_kind_of_page(browser: Browser, folder: Path) -> None:
    kinds = {path.parent: path for path in sorted(folder.rglob("*.html")) if MARK in path.read_text(encoding="utf-8")}
    assert {path.name for path in kinds} >= {"clauses", "scenarios", "conflicts", "documents", "cards", "engines"}
    found = {str(path): done for path in kinds.values() if (done := incidents(browser, path, folder))}
    assert found == {}


def incidents(browser: Browser, path: Path, folder: Path) -> list[str]:
    """What a page does that it should not while it is open and sought in."""
    context = browser.new_context()
    tab = context.new_page()
    found: list[str] = []
    own = {(folder / name).as_uri() for name in ("style.css", "site.js", "search.js")}

    def dismissed(dialog: Dialog) -> None:
        found.append(dialog.message)
        dialog.dismiss()

    tab.on("request", lambda one: found.append(one.url) if one.url not in {path.as_uri(), *own, "data:,"} else None)
    tab.on("console", lambda one: found.append(one.text))
    tab.on("pageerror", lambda error: found.append(str(error)))
    tab.on("dialog", dismissed)
    tab.goto(path.as_uri())
    tab.locator("#at-search").fill(MARK)
    tab.locator("#at-found a").first.wait_for()
    if tab.evaluate("() => window.hacked") is not None:
        found.append("a script ran")
    found += [
        one for one in tab.locator("iframe, object, embed, base, foreignObject, main img").all_inner_texts() if one
    ]
    if tab.locator("main script, main style, main form").count():
        found.append("there is a script, a style or a form of theirs")
    context.close()
    return [one for one in found if not one.startswith("data:image/svg+xml")]
