"""Prints the result of a deck check on the console."""

from __future__ import annotations

from rich.text import Text

from oracle.book.decks import Fault
from oracle.decks.checking import Checked
from oracle.engines.reference_books import catalogue
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line

_WORDS = {
    "empty": "the list has no cards; write one card a line, its number of copies in front",
    "bad-count": "a line has 1 to {allowed} copies",
    "unknown-card": "no printed card is called {first}{alike}",
    "which-card": "several cards are called {first}; write the full name{alike}",
    "too-few-cards": "{found} cards; the format asks for {allowed} or more",
    "too-many-inks": "{found} inks: {names}; a deck has {allowed} at most",
    "too-many-copies": "{found} copies of {first}; a deck has {allowed} at most",
    "heroes": "{found} Heroes; a deck has {allowed}",
    "tokens": "tokens belong to no deck: {names}",
    "other-faction": "of another faction than the Hero: {names}",
    "too-many-factions": "{found} factions: {names}; a deck has {allowed} at most",
    "too-many-rares": "{found} rare cards; a deck has {allowed} at most",
    "too-many-uniques": "{found} unique cards; a deck has {allowed} at most",
    "faction-not-known": "the reference of a unique card does not say its faction: {names}",
}
"""Kind of fault → its message."""
_VERDICTS = {"legal": ("legal", "green"), "illegal": ("not legal", "red"), "open": ("not known to be legal", "yellow")}


def show(found: Checked, console: Terminal) -> None:
    """Print the verdict and every fault, with line and clause."""
    word, colour = _VERDICTS[found.verdict]
    name = catalogue(found.game).book.name
    for fault in found.faults:
        console.print(Text(line(fault)), soft_wrap=True)
    told = f"{name}, {found.format}: {found.cards} {'card' if found.cards == 1 else 'cards'}, "
    console.print(Text.assemble(told, (word, colour)))


def line(fault: Fault) -> str:
    """A fault with its lines and its clause."""
    lines = "line" if len(fault.lines) == 1 else "lines"
    where = f"{lines} {', '.join(map(str, fault.lines))}: " if fault.lines else ""
    clause = f" ({fault.clause})" if fault.clause else ""
    return f"{where}{words(fault)}{clause}"


def words(fault: Fault) -> str:
    """A fault in English."""
    names = [one_line(name) for name in fault.names]
    alike = f"; did you mean {' or '.join(names[1:])}?" if len(names) > 1 else ""
    first = names[0] if names else ""
    said = _WORDS[fault.kind]
    return said.format(first=first, alike=alike, names=", ".join(names), found=fault.found, allowed=fault.allowed)
