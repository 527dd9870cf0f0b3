"""Trails on a page: a part that is already there becomes a link, and nothing is lost."""

from __future__ import annotations

import re

from hypothesis import given, settings
from hypothesis import strategies as st
from markupsafe import escape

from oracle.report.site.folding import Folding
from oracle.report.site.trail import Event, Rule


def line(depth: int, name: str) -> Rule:
    return Rule(depth=depth, outcome="applied", clauses=(), more=0, title=name, name=name, times=1)


def folding() -> Folding:
    return Folding(lambda one: escape(one.says if isinstance(one, Event) else one.title))


PAYING = (line(1, "pay"), line(2, "count"), line(2, "exert"))


def test_a_part_that_stands_on_the_page_is_a_link_to_it() -> None:
    first, second = folding().page([(line(0, "play"), *PAYING), (line(0, "sing"), *PAYING, line(1, "end"))])
    assert first == "<li>play<li id=at-t1 class=d1>pay<li class=d2>count<li class=d2>exert"
    assert second == "<li>sing<li class=d1>pay <a class=hush href=#at-t1>and 2 lines as above</a><li class=d1>end"


def test_what_is_short_or_on_another_page_is_told_again() -> None:
    trails = folding()
    short = (line(0, "play"), line(1, "pay"))
    assert trails.page([short, short]) == ["<li>play<li class=d1>pay"] * 2
    assert "as above" not in trails.page([PAYING])[0] + trails.page([PAYING])[0]


def test_parts_that_begin_alike_and_go_on_otherwise_are_told_apart() -> None:
    (_, second) = folding().page([PAYING, (*PAYING, line(2, "return"))])
    assert "as above" not in second


def test_looks_are_kept() -> None:
    refused = line(3, "no")._replace(outcome="refused")
    (items,) = folding().page([(Event(depth=2, says="drawn", by=None), refused)])
    assert items == '<li class="d2 event">drawn<li class="d3 refused">no'


TRAILS = st.lists(st.lists(st.builds(line, st.integers(0, 3), st.sampled_from("abc")), max_size=20), max_size=4)


@settings(deadline=None)
@given(TRAILS)
def test_whoever_follows_the_links_reads_everything(trails: list[list[Rule]]) -> None:
    pages = folding().page(trails)
    items = [item for page in pages for item in page.split("<li")[1:]]
    at = {found[1]: place for place, item in enumerate(items) if (found := re.search(r"id=(at-t\d+)", item))}

    def read(place: int) -> list[tuple[int, str]]:
        """The lines that an item stands for."""
        item = items[place]
        found = re.search(r"class=d(\d)", item)
        own = (int(found[1]) if found else 0, item.partition(">")[2][:1])
        link = re.search(r"href=#(at-t\d+)>and (\d+) lines", item)
        if link is None:
            return [own]
        told: list[tuple[int, str]] = []
        place = at[link[1]]
        while len(told) <= int(link[2]):
            told += read(place)
            place += 1
        assert told[0] == own
        return told

    whole = [one for place in range(len(items)) for one in read(place)]
    assert whole == [(one.depth, one.title) for trail in trails for one in trail]
