"""The index of a site's search: one file, loaded as a script, since a page opened from a file cannot fetch anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from oracle.report.output import plain_json
from oracle.report.output.text import one_line
from oracle.report.site.writing import Sought
from oracle.suite.plan import Plan
from oracle.suite.search.entries import entries
from oracle.suite.search.hits import Hit
from oracle.suite.search.index import Entry
from oracle.suite.search.plain import plain_index
from oracle.suite.search.spoken import spoken

FILE = "search.js"
KINDS = ("clause", "conflict", "ruling", "document", "statement", "edition", "engine", "card", "scenario")


def index(found: Iterable[Sought], plans: Mapping[str, Sequence[Plan]]) -> bytes:
    """The file: a row for each page, and the words that each is found by. `plans`: the scenarios of each game.

    A row has the indexes of its game and kind, its address, title and name, and the rows that are shown instead of it.
    """
    every, games = list(found), sorted(plans)
    known: dict[tuple[str, str, str], Entry] = {}
    for game in games:
        known |= {(game, one.hit.kind, one.hit.id): one for one in entries(game, plans[game])}
    given = [known.get((one.game, one.kind, one.id)) or _entry(one) for one in every]
    places = {(one.game, one.kind, one.id): place for place, one in enumerate(every)}
    rows = [
        [
            games.index(one.game),
            KINDS.index(one.kind),
            # Every address has `.html`.
            one.address.replace(".html", "", 1),
            one_line(one.title),
            one_line(one.id),
            list(_instead(one, entry.hit, places)),
        ]
        for one, entry in zip(every, given, strict=True)
    ]
    words = plain_index(given, {game: spoken(game) for game in games})
    content = plain_json.encode({"games": games, "kinds": KINDS, "rows": rows, "words": words})
    return b"globalThis.tcgSearch = " + content.replace(b"\xe2\x80\xa8", b" ").replace(b"\xe2\x80\xa9", b" ") + b";\n"


def _entry(one: Sought) -> Entry:
    """An entry that the suite's index does not have: an engine, an edition."""
    return Entry(hit=Hit(kind="document", id=one.id, game=one.game, title=one.title), names=(), more=one.more)


def _instead(one: Sought, hit: Hit, places: Mapping[tuple[str, str, str], int]) -> Iterator[int]:
    """The rulings that a scenario is taken from, or the card that a printing is one of."""
    names = [("ruling", ruling) for ruling in hit.rulings] or [("card", hit.printing_of)]
    yield from (place for kind, name in names if (place := places.get((one.game, kind, name))) is not None)
