"""Prints the results of a search: a line for each hit, or a few lines for a hit that was named."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from oracle.profiles import PROFILES
from oracle.report.answers.lines import LABEL, command_line, heading, part, place, short, width_of
from oracle.report.output.terminal import Terminal
from oracle.suite.search.hits import Hit

MOST_NAMED = 3
"""How many hits of one name are answered in full; the others get a line each."""
MOST_CASES = 4
"""How many scenarios of a hit are listed without --verbose."""
MOST_BELOW = 4
"""How many clauses below a heading are listed without --verbose."""
LEAST_ROOM = 16
"""A title that has less room beside its command gets a line of its own."""
_KIND = 10
"""The width of the column with the kind of hit."""


class Related(Struct, frozen=True, kw_only=True):
    """The entries that a hit refers to, as hits."""

    clauses: tuple[Hit, ...]
    conflicts: tuple[Hit, ...]
    cases: tuple[Hit, ...]
    below: tuple[Hit, ...] = ()


def show_hits(hits: Sequence[Hit], out: Terminal) -> None:
    """A line for each hit, with the command that shows more."""
    width = width_of(out)
    for hit in hits:
        command = command_line(hit.command)
        room = width - _KIND - len(command) - 2
        title, line = _title(hit), f"{hit.kind:<{_KIND}}"
        if len(title) > room < LEAST_ROOM:
            out.print(Text.assemble((line, "dim"), short(title, width - _KIND)), soft_wrap=True)
            title, line = "", " " * _KIND
        shown = f"{short(title, room):<{room}}  " if title else ""
        out.print(Text.assemble((line, "dim"), shown, (command, "cyan")), soft_wrap=True)


def show_how(out: Terminal) -> None:
    """What to do with the lines."""
    out.print(Text("For more, run tcg-oracle with the words at the end of a line.", "dim"), soft_wrap=True)


def show_hit(hit: Hit, asked: str, related: Related, out: Terminal, *, verbose: bool) -> None:
    """The verdict, the deciding clause and the open conflict; then everything related. The docket shows conflicts."""
    rows = 0 if verbose else 2
    heading(_name(hit), out)
    older, _, number = asked.strip().rstrip(".").rpartition(":")
    if hit.kind == "clause" and older and number and number != hit.id:
        part("was", f"{asked.strip()} is {hit.id} in {hit.edition}", out)
    _verdict(hit, out, rows)
    others = [one for one in related.clauses if one.id != hit.id]
    for clause in others if verbose else others[:1]:
        part("clause", f"{clause.id} {clause.title}: {' '.join(clause.says)}".removesuffix(": "), out, rows=rows)
    open_ones = [one for one in related.conflicts if one.open]
    for one in related.conflicts if verbose else open_ones[:1]:
        state = "open" if one.open else "settled, or about wording only"
        part("conflict", f"{one.id}, {state}: {one.title}. {one.says[0]}", out, rows=rows, style="yellow")
    _further(hit, related, out, verbose=verbose)


def show_untouched(text: str, out: Terminal) -> None:
    """Say that no conflict is related to it."""
    out.print(Text(f"No registered conflict touches {short(text, 40)}."), soft_wrap=True)


def _name(hit: Hit) -> str:
    game = PROFILES[hit.game].name
    about = f"{hit.kind}, {game} {hit.edition}".rstrip()
    return f"{hit.id}  ({about})" if hit.kind in ("statement", "card") else f"{hit.id}  {hit.title}  ({about})"


def _title(hit: Hit) -> str:
    return f"{hit.id} {hit.title}" if hit.kind in ("clause", "ruling", "conflict", "statement") else hit.title


def _verdict(hit: Hit, out: Terminal, rows: int) -> None:
    if hit.kind == "statement":
        part("says", hit.title, out, rows=rows)
    elif hit.kind in ("scenario", "ruling"):
        part("verdict", _outcome(hit.says), out, rows=rows)
    elif hit.says:
        part("says", " ".join(hit.says), out, rows=rows)


def _outcome(steps: Sequence[str]) -> str:
    """`Ann plays six for its ink cost: it is refused; nothing has changed`."""
    first, *then = steps
    return f"{first}: {'; '.join(then)}" if then else first


def _further(hit: Hit, related: Related, out: Terminal, *, verbose: bool) -> None:
    if hit.code:
        more = f" and {len(hit.code) - 1} more" if len(hit.code) > 1 else ""
        part("code", f"{hit.code[0]}{more}", out)
    if hit.kind == "scenario":
        place(hit.place, out)
        part("more", command_line(("tcg-oracle", *hit.command)), out, style="cyan")
        return
    _below(related.below, out)
    if related.cases:
        part("scenarios", f"{len(related.cases)}, the plainest first", out)
        most = MOST_CASES - min(len(related.below), MOST_BELOW - 1)
        _cases(related.cases if verbose else related.cases[:most], out)
    if not verbose:
        name = hit.command[1] if hit.kind == "clause" else hit.id
        part("more", command_line(("tcg-oracle", "where", name, "--verbose")), out, style="cyan")


def _below(clauses: Sequence[Hit], out: Terminal) -> None:
    for number, one in enumerate(clauses[:MOST_BELOW]):
        part("" if number else "below", f"{one.id} {one.title}: {' '.join(one.says)}".removesuffix(": "), out, rows=1)
    if more := [one.id for one in clauses[MOST_BELOW:]]:
        part("", f"and {', '.join(more)}", out, rows=1)


def _cases(cases: Sequence[Hit], out: Terminal) -> None:
    width = width_of(out) - LABEL - 2
    for case in cases:
        room = width - len(case.id) - 2
        title = f"  {short(case.title, room)}" if room >= 8 else ""
        out.print(Text.assemble(" " * (LABEL + 2), (case.id, "cyan"), title), soft_wrap=True)
