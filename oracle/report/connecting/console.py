"""What came of connecting an engine, on a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from oracle.profiles import PROFILES
from oracle.protocol.declared import WHOLE_GAMES
from oracle.protocol.messages import EngineInfo
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import LONG, both_ends, one_line
from oracle.suite.connecting.openings import Opening
from oracle.suite.connecting.stages import Finding

LOOKS = {"held": ("✓", "green"), "wrong": ("✗", "bold red"), "unsupported": ("–", "yellow")}
MOST_NEXT = 15
"""Things to do next that are shown; JSON has all."""
LONGEST = 240
GAMES = "games"
PAGE = "docs/protocol.md, “Games that begin, and more than two players”"


def show_engine(info: EngineInfo, out: Terminal) -> None:
    """Who was connected, and what it says of itself."""
    called = f"{one_line(info.name)} {one_line(info.version)}".rstrip()
    out.print(Text.assemble((called, "bold"), f" speaks protocol {info.protocol}"))
    for game, support in info.games.items():
        name = PROFILES[game].name if game in PROFILES else one_line(game)
        told = [", ".join(support.editions) or "no edition", ", ".join(support.capabilities) or "no capabilities"]
        told += [", ".join(support.manners)] if support.manners else []
        out.print(Text(f"  {name}: {one_line('; '.join(told), LONG)}", "dim"))


def show_stage(stage: str, findings: Sequence[Finding], out: Terminal) -> None:
    """One line for what held, one for each thing that did not; nothing of games where none is declared."""
    if stage == GAMES and not findings:
        return
    wrong = [one for one in findings if one.state == "wrong"]
    held = [one for one in findings if one.state == "held"]
    lacking = [one for one in findings if one.state == "unsupported"]
    nothing = not held and (lacking or stage != "handshake")
    mark, style = LOOKS["wrong" if wrong else "unsupported" if nothing else "held"]
    told = f"{len(held)} shown as sent" if stage == "positions" else _each(held)
    told = told if findings or stage == "handshake" else "no scenario to try it with yet"
    out.print(Text.assemble((f"{mark} {stage}", style), f"  {told}".rstrip()))
    for one in wrong:
        _show_wrong(one, out)
    for game in dict.fromkeys(one.game for one in lacking):
        words = _each(one for one in lacking if one.game == game)
        out.print(Text.assemble((f"  – {PROFILES[game].name}, unsupported: ", "yellow"), words))
    if stage == GAMES and (wrong or lacking):
        out.print(Text(f"  What is asked of an engine here: {PAGE}", "dim"))


def _each(findings: Iterable[Finding]) -> str:
    return ", ".join(dict.fromkeys(one_line(one.what) for one in findings))


def _show_wrong(one: Finding, out: Terminal) -> None:
    game = PROFILES[one.game].name + ", " if one.game in PROFILES else ""
    # The engine may ask in another form, or not at all: the form is the reference's.
    what = one_line(one.what)
    what = f"where the reference asks {what}" if one.stage == "questions" else what
    case = f" [{one.case}]" if one.case else ""
    told = both_ends(one.text, LONGEST)
    out.print(Text.assemble(("  ✗ ", "bold red"), f"{game}{what}: ", (told, "bold"), (case, "dim")))


def show_next(found: Sequence[Finding], openings: Sequence[Opening], out: Terminal) -> None:
    """What opens most scenarios, and what to do now. What is about whole games comes last, then games not played."""
    whole = [one for one in openings if one.kind == "capability" and one.what in WHOLE_GAMES]
    others = [one for one in openings if one.kind != "game" and one not in whole]
    following = others or whole
    if following:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        table.add_column("next")
        table.add_column("unblocks alone", justify="right")
        table.add_column("needed by", justify="right")
        for one in following[:MOST_NEXT]:
            table.add_row(Text(_words(one)), str(one.alone), str(one.scenarios))
        out.print(table)
        if len(following) > MOST_NEXT:
            out.print(Text(f"and {len(following) - MOST_NEXT:,} more; --json has all of them", "dim"))
    if others and whole:
        words = ", ".join(f"{PROFILES[one.game].name} {one.what} ({one.scenarios:,} scenarios)" for one in whole)
        out.print(Text(f"When the rest is right, whole games: {words}; see {PAGE}.", "dim"))
    for one in openings:
        if one.kind == "game":
            out.print(Text(f"The engine does not play {one_line(one.what)} ({one.scenarios:,} scenarios).", "dim"))
    first = next((one for one in found if one.state == "wrong"), None)
    if first is not None:
        out.print(Text("Fix the first ✗ and run this again.", "bold"))
        if first.case:
            out.print(Text(f"Its messages: tcg-oracle check --engine … --case {first.case} --trace -", "dim"))
    elif whole and not others:
        told = "Nothing is wrong, and positions lack nothing. Next come whole games, if your engine plays them: see"
        out.print(Text(f"{told} {PAGE}.", "bold"))
    elif following:
        out.print(Text("Nothing is wrong. Next add what unblocks the most scenarios, and run this again.", "bold"))
    else:
        out.print(Text("Nothing is wrong and nothing is lacking. `check --edition all` judges every edition.", "bold"))


def _words(one: Opening) -> str:
    game = PROFILES[one.game].name
    if one.kind == "lack":
        return f"{game}: {one_line(one.what, LONGEST)}"
    if one.kind == "manner":
        return f"{game}: declare the manner {one.what}, if it is yours"
    return f"{game}: the {one.kind} {one_line(one.what)}"
