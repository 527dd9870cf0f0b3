"""Builds a whole site: scenarios are played once, and each page is written as soon as its contents are known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from oracle.engines.language import said
from oracle.report.impact.wording import KIND_WORDS
from oracle.report.output import folders, plain_json
from oracle.report.output.files import new_folder
from oracle.report.output.text import natural
from oracle.report.run.html import template_text
from oracle.report.run.wording import key_of
from oracle.report.site import clauses, conflicts, editions, engines, lists, search
from oracle.report.site.material import Material, does
from oracle.report.site.places import anchor, page_of_clause, page_of_editions, page_of_outline
from oracle.report.site.scenarios import ShownCase, draw_trails, edition_to_play, heading, shown_case
from oracle.report.site.writing import Sought, Writer
from oracle.suite.impact.scenarios import Differing, Impact, impact
from oracle.suite.plan import Plan
from oracle.suite.run.follow import Followed, Listening, follow

MANIFEST = "site.json"
MADE_BY = "tcg-oracle site"

Progress = Callable[[int, int, str], None]
"""Called with the amount done, the total, and the current task."""


class Built(NamedTuple):
    """The size of the written site."""

    pages: int
    files: int
    bytes: int


def refuse_strangers(folder: Path) -> None:
    """Raise ReportNotWrittenError if a folder contains anything that no earlier `write` has written."""
    folders.refuse_strangers(folder, MANIFEST, made_by=MADE_BY, beside=(), holds="a site")


def write(materials: Sequence[Material], folder: Path, progress: Progress) -> Built:
    """Write the site into a folder, replacing an earlier one; all of it or nothing. Same input, same bytes.

    Raises ReportNotWrittenError, also for a folder that contains anything else.
    """
    refuse_strangers(folder)
    sizes: dict[str, int] = {}
    with new_folder(folder) as add:

        def kept(path: str, content: bytes) -> None:
            add(path, content)
            sizes[path] = len(content)

        past = any(one.engines or one.certificates for one in materials)
        out = Writer(kept, [one.profile for one in materials], engines=past)
        for material in materials:
            _write_game(material, out, progress, past=past)
        lists.write_start(materials, out)
        out.file("style.css", (template_text("page.css") + template_text("site.css")).encode())
        out.file("site.js", template_text("site.js").encode())
        out.file(search.FILE, search.index(out.sought, {one.game: one.plans for one in materials}))
        files = [{"path": path} for path in sorted(sizes)]
        out.file(MANIFEST, plain_json.encode({"made_by": MADE_BY, "files": files}) + b"\n")
    return Built(out.pages, len(sizes), sum(sizes.values()))


def _write_game(material: Material, out: Writer, progress: Progress, *, past: bool) -> None:
    impacts = Scenarios(material, out, progress).write()
    rest: tuple[tuple[str, Callable[[], None]], ...] = (
        ("clauses", lambda: clauses.write(material, impacts, out)),
        ("conflicts", lambda: conflicts.write(material, out)),
        ("documents", lambda: lists.write_documents(material, out)),
        ("editions", lambda: editions.write(material, impacts, out)),
        ("cards", lambda: lists.write_cards(material, out)),
        ("rulings", lambda: lists.write_rulings(material, out)),
        ("scenarios", lambda: lists.write_scenarios(material, out)),
        ("engines", lambda: engines.write(material, out) if past else None),
        ("index", lambda: lists.write_home(material, out)),
    )
    for done, (name, do) in enumerate(rest, start=1):
        progress(done, len(rest), f"{material.profile.name}: {name}")
        do()


class Scenarios:
    """Plays the scenarios of a game one by one, and writes the page of each once all its rows are played."""

    def __init__(self, material: Material, out: Writer, progress: Progress) -> None:
        self._material = material
        self._out = out
        self._progress = progress
        self._rows: list[ShownCase] = []
        self._before: dict[str, list[Differing]] = {}
        """Case → how it differs between earlier editions."""
        self._said: dict[bytes, tuple[str, ...]] = {}
        """Definition of a made-up card → its text, since many scenarios use the same cards."""
        self._shared: dict[str, object] = {
            "go": material.places,
            "kinds": KIND_WORDS,
            "keys": key_of({material.game}),
            "editions_page": _editions_pages(material),
        }
        self._mutants = _known_mutants(material)
        self._card_places = {card.name: card.place for one in material.sets for card in one.cards}

    def write(self) -> tuple[Impact, ...]:
        """Write all pages; the changes of each edition come newest first."""
        material, game = self._material, self._material.profile
        pairs = list(pairwise(material.catalogue.editions))
        earlier = [impact(material.plans, game, newer, older, self._tell) for newer, older in pairs[1:]]
        for one in earlier:
            for differs in one.scenarios:
                self._before.setdefault(differs.case, []).append(differs)
        if not pairs:
            self._play(material.catalogue.book.edition)
        last = [impact(material.plans, game, *pair, self._tell, self._played) for pair in pairs[:1]]
        self._flush()
        return (*last, *earlier)

    def page(self, plans: Sequence[Plan]) -> None:
        """Write the page of a single scenario, given its rows, without its results under other editions."""
        for plan in plans:
            self._played(plan, follow(plan, Listening(), edition_to_play(plan)), None)
        self._flush()

    def _play(self, edition: str) -> None:
        for done, plan in enumerate(self._material.plans, start=1):
            self._played(plan, follow(plan, Listening(), edition), None)
            self._tell(done, len(self._material.plans), plan.feature)

    def _tell(self, done: int, total: int, feature: str) -> None:
        if done == total or done % 16 == 0:
            self._progress(done, total, feature)

    def _played(self, plan: Plan, played: Followed, differs: Differing | None) -> None:
        if self._rows and page_of_outline(self._rows[0].plan.case) != page_of_outline(plan.case):
            self._flush()
        edition = edition_to_play(plan)
        seen = played if edition == played.edition else follow(plan, Listening(), edition)
        otherwise = [*([differs] if differs is not None else []), *self._before.get(plan.case, ())]
        self._rows.append(shown_case(plan, seen, otherwise, self._material))

    def _flush(self) -> None:
        """Write the page of the rows collected so far."""
        if not self._rows:
            return
        rows, self._rows = self._rows, []
        plans = [row.plan for row in rows]
        draw_trails(rows, self._out.trails)
        outline, title, page = plans[0].case.partition("/")[0], heading(plans), page_of_outline(plans[0].case)
        clauses_of = sorted({clause for plan in plans for clause in plan.clauses}, key=natural)
        self._out.page(
            self._material.profile,
            page,
            "site_scenario.html.j2",
            title,
            outline=outline,
            cases=rows,
            tags=clauses_of,
            **self._about(plans),
            **self._shared,
        )
        self._out.seek(Sought(self._material.game, "scenario", page, title, id=outline))

    def _about(self, plans: Sequence[Plan]) -> dict[str, object]:
        """The clauses, cards and other things that the scenarios of a page are about."""
        conflicts = sorted({int(number) for plan in plans for number in plan.conflicts})
        made_up = {name for plan in plans for name in plan.definitions}
        names = sorted({card.card for plan in plans for card in plan.position.cards if card.card} - made_up)
        return {
            "conflicts": [self._material.registered[number] for number in conflicts],
            "rulings": sorted({ruling for plan in plans for ruling in plan.rulings}, key=natural),
            "cards": [(name, self._card_places[name]) for name in names if name in self._card_places],
            "made_up": self._made_up(plans),
            "caught": list(self._caught(plans)),
            "editions": list(dict.fromkeys(edition for plan in plans for edition in plan.editions)),
        }

    def _caught(self, plans: Sequence[Plan]) -> Iterator[tuple[str, str, tuple[str, ...]]]:
        """Each wrong engine that fails here: what it does, its place, and the rows that notice it, if not all do."""
        found: dict[str, list[str]] = {}
        for plan in plans:
            for name in self._material.noticed.get(plan.case, ()):
                found.setdefault(name, []).append(plan.case.partition("/")[2])
        for name, rows in found.items():
            if name in self._mutants:
                yield (*self._mutants[name], tuple(rows) if len(rows) < len(plans) else ())

    def _made_up(self, plans: Sequence[Plan]) -> list[tuple[str, tuple[str, ...]]]:
        """The made-up cards of scenarios, with their texts; rows may have different cards of the same name."""
        found = {
            (name, plain_json.encode(raw)): raw for plan in plans for name, raw in sorted(plan.definitions.items())
        }
        for (_, written), raw in found.items():
            if written not in self._said and isinstance(raw, dict):
                self._said[written] = said(self._material.game, raw).lines
        return [(name, self._said.get(written, ())) for name, written in found]


def _known_mutants(material: Material) -> dict[str, tuple[str, str]]:
    """Mutant → what such an engine does, and its address on the page of the first clause that it breaks, if any."""
    found: dict[str, tuple[str, str]] = {}
    for clause, mutants in material.mutants.items():
        for one in mutants:
            if clause == one.clauses[0]:
                there = clause in material.catalogue.clauses
                found[one.name] = (does(one), f"{page_of_clause(clause)}#{anchor(one.name)}" if there else "")
    return found


def _editions_pages(material: Material) -> dict[str, str]:
    """Edition → the page that compares it with the next one."""
    return {older: page_of_editions(older, newer) for newer, older in pairwise(material.catalogue.editions)}
