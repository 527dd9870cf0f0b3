"""The material of the server: scenarios, the search, the pages. Each is loaded on first use."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from oracle.profiles import PROFILES
from oracle.report.run.html import template_text
from oracle.report.site import clauses, conflicts, lists, search
from oracle.report.site.build import Scenarios
from oracle.report.site.material import Material
from oracle.report.site.places import page_of_outline
from oracle.report.site.writing import Writer
from oracle.suite.decisions.taking import Decisions
from oracle.suite.plan import Plan
from oracle.suite.search.hits import Hit
from oracle.suite.search.index import Index
from oracle.suite.search.keeping import open_index
from oracle.web.ruled import Rulings

Loaded = Callable[[], Sequence[Plan]]
"""Gives the scenarios of the suite."""


class Library:
    """The suite's scenarios and its index. `plans` and `material` give the scenarios, and the contents of a game's
    pages.

    `decisions`: a committee's decisions on the open conflicts.
    """

    def __init__(
        self,
        plans: Loaded,
        material: Callable[[Sequence[Plan], str], Material],
        decisions: Decisions = Decisions(),  # noqa: B008 - it never changes
    ) -> None:
        self._load = plans
        self._material = material
        self._decisions = decisions
        self._pages: dict[str, dict[str, bytes]] = {}
        self._made: dict[str, tuple[Material, Writer]] = {}
        self._lock = threading.RLock()

    @cached_property
    def plans(self) -> dict[str, Plan]:
        """Case → its scenario."""
        with self._lock:
            return {plan.case: plan for plan in self._load()}

    @cached_property
    def index(self) -> bytes:
        """The index of everything, from the cache; a connection to it belongs to one thread."""
        with self._lock:
            return open_index().kept()

    @cached_property
    def rulings(self) -> Rulings:
        """The decisions; this plays the scenarios that they settle."""
        with self._lock:
            return Rulings(self._decisions, tuple(self.plans.values())) if self._decisions.taken else Rulings()

    def find(self, words: str, game: str) -> tuple[Hit, ...]:
        """The hits for a name or words that a scenario shows, the best first."""
        index = Index(self.index)
        games = (game,)
        hits = index.named(words, games) or index.search(words, games, most=20)
        return tuple(hit for hit in hits if hit.kind == "scenario" or hit.cases)

    def page(self, path: str) -> bytes | None:
        """A page of the site, or a file of it; None if there is none."""
        game, _, rest = path.partition("/")
        with self._lock:
            if game not in PROFILES:
                return self._shared(path)
            pages = self._pages_of(game)
            if path not in pages and rest.startswith("scenarios/"):
                material, writer = self._made[game]
                own = [plan for plan in material.plans if page_of_outline(plan.case) == rest]
                if own:
                    Scenarios(material, writer, _silent).page(own)
            return pages.get(path)

    def _shared(self, path: str) -> bytes | None:
        if path == "style.css":
            return (template_text("page.css") + template_text("site.css")).encode()
        if path == "site.js":
            return template_text("site.js").encode()
        if path == search.FILE:
            for game in PROFILES:
                self._pages_of(game)
            sought = [one for _, writer in self._made.values() for one in writer.sought]
            return search.index(sought, {game: material.plans for game, (material, _) in self._made.items()})
        return None

    def _pages_of(self, game: str) -> dict[str, bytes]:
        """The pages of a game that are made all at once; those of its scenarios are made one by one."""
        if game not in self._pages:
            pages: dict[str, bytes] = {}
            material = replace(self._material(tuple(self.plans.values()), game), decisions=self.rulings.told)
            writer = Writer(pages.__setitem__, tuple(PROFILES.values()), engines=False)
            clauses.write(material, (), writer)
            conflicts.write(material, writer)
            lists.write_documents(material, writer)
            lists.write_cards(material, writer)
            lists.write_rulings(material, writer)
            lists.write_scenarios(material, writer)
            lists.write_home(material, writer)
            self._made[game] = material, writer
            self._pages[game] = pages
        return self._pages[game]


class Folder:
    """A site that `tcg-oracle site` has written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def page(self, path: str) -> bytes | None:
        """A file of it; None if there is none, or if the path leads out of the folder."""
        file = (self._folder / path).resolve()
        return file.read_bytes() if file.is_relative_to(self._folder) and file.is_file() else None


def _silent(_done: int, _total: int, _what: str) -> None:
    """A progress function that does nothing."""
