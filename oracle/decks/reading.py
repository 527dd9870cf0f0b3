"""Reads deck lists as people and deck builders write them: one card per line, after its number of copies."""

from __future__ import annotations

import re

from oracle.book.decks import DeckRules, Entry, Fault
from oracle.decks.library import Library
from oracle.kernel.errors import InputError

LARGEST = 1024 * 1024
"""The largest list, in bytes."""
MOST_LINES = 2_000
MOST_COPIES = 999
COMMENTS = ("#", "//", ";")
ASIDE = frozenset({"sideboard", "maybeboard", "considering", "tokens"})
"""Headings of parts that do not belong to the deck."""
HEADINGS = frozenset(
    {"deck", "main deck", "maindeck", "mainboard", "hero", "heroes", "characters", "actions", "songs", "items",
     "locations", "spells", "permanents", "landmark permanents", "expedition permanents"}
)  # fmt: skip
"""Headings of parts of the deck."""
_COUNTED = re.compile(r"(\d{1,18})(?:[xX×]| [x×](?= ))?\s+(\S.*)")
_HEADING = re.compile(r"([A-Za-z ]+?)\s*(?:\(\d*\)|\[\d*\]|:\s*\d*)?\s*:?")
_PRINTING = re.compile(r"\s*[(\[][^()\[\]]*[)\]]\s*\S*\s*$")
"""The suffix that some builders add to a name: a set, and a number."""


def read_list(content: bytes, library: Library, rules: DeckRules) -> tuple[list[Entry], list[Fault]]:
    """The cards of a list, and a fault for every line that is not a card. Raises InputError for text that is not a
    list at all.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("deck", f"byte {error.start} is not UTF-8", "a text file, a card a line") from None
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise InputError("deck", f"{len(lines):,} lines", f"at most {MOST_LINES:,}")
    entries, faults, aside = list[Entry](), list[Fault](), False
    for number, raw in enumerate(lines, 1):
        line = " ".join(raw.split())
        if not line or line.startswith(COMMENTS):
            continue
        heading = _heading(line)
        if heading is not None and library.find(line) is None:
            aside = heading in ASIDE
            continue
        found = None if aside else _entry(number, line, library, rules)
        if isinstance(found, Entry):
            entries.append(found)
        elif found is not None:
            faults.append(found)
    if not entries and not faults:
        faults.append(Fault(kind="empty"))
    return entries, faults


def _heading(line: str) -> str | None:
    found = _HEADING.fullmatch(line)
    word = found[1].casefold() if found else ""
    return word if word in HEADINGS | ASIDE else None


def _entry(number: int, line: str, library: Library, rules: DeckRules) -> Entry | Fault:
    counted = _COUNTED.fullmatch(line)
    # A name may begin with a number.
    count, name = (int(counted[1]), counted[2]) if counted and library.find(line) is None else (1, line)
    if not 1 <= count <= MOST_COPIES:
        return Fault(kind="bad-count", lines=(number,), names=(name,), allowed=MOST_COPIES)
    card = (
        library.find(name)
        or library.by_printing.get(name.upper())
        or rules.unlisted(name, library.by_printing)
        or library.find(_PRINTING.sub("", name))
    )
    if card is not None:
        return Entry(line=number, count=count, card=card)
    several = library.called(name)
    if len(several) == 1:
        return Entry(line=number, count=count, card=several[0])
    kind = "which-card" if several else "unknown-card"
    return Fault(kind=kind, lines=(number,), names=(name, *library.alike(name)))
