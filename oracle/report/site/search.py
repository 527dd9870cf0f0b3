"""What the search of a site looks through: one file, loaded as a script, since a page from a file may fetch nothing."""

from __future__ import annotations

from collections.abc import Iterable

from oracle.report.output import plain_json
from oracle.report.output.text import one_line
from oracle.report.site.writing import Sought

FILE = "search.js"
KINDS = ("clause", "conflict", "ruling", "document", "edition", "engine", "card", "scenario")
"""Of two pages that fit equally well, that of the first kind comes first."""


def index(found: Iterable[Sought]) -> bytes:
    """The file: the games, the kinds, and a row for each page with their places, its address, title and more words."""
    every = list(found)
    games = sorted({one.game for one in every})
    rows = [
        [
            games.index(one.game),
            KINDS.index(one.kind),
            _short(one.address),
            one_line(one.title),
            one_line(one.more, 300),
        ]
        for one in every
    ]
    content = plain_json.encode({"games": games, "kinds": KINDS, "rows": rows})
    return b"globalThis.tcgSearch = " + content.replace(b"\xe2\x80\xa8", b" ").replace(b"\xe2\x80\xa9", b" ") + b";\n"


def _short(address: str) -> str:
    """Without the `.html` that every address has."""
    return address.replace(".html", "", 1)
