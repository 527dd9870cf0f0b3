"""What came of connecting an engine, on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from oracle.profiles import PROFILES
from oracle.protocol.messages import EngineInfo
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import one_line
from oracle.suite.connecting.openings import Opening
from oracle.suite.connecting.stages import Finding

LOOKS = {"held": ("✓", "green"), "wrong": ("✗", "bold red"), "unsupported": ("–", "yellow")}
MOST_NEXT = 15
"""Things to do next that are shown; JSON has all."""
LONGEST = 300


def show_engine(info: EngineInfo, out: Terminal) -> None:
    """Who was connected, and what it says of itself."""
    out.print(Text.assemble((f"{info.name} {info.version}".rstrip(), "bold"), f" speaks protocol {info.protocol}"))
    for game, support in info.games.items():
        name = PROFILES[game].name if game in PROFILES else game
        told = [", ".join(support.editions) or "no edition", ", ".join(support.capabilities) or "no capabilities"]
        told += [", ".join(support.manners)] if support.manners else []
        out.print(Text(f"  {name}: {'; '.join(told)}", "dim"))


def show_stage(stage: str, findings: Sequence[Finding], out: Terminal) -> None:
    """One line for what held, one for each thing that did not."""
    wrong = [one for one in findings if one.state == "wrong"]
    held = [one for one in findings if one.state == "held"]
    mark, style = LOOKS["wrong" if wrong else "held"]
    told = f"{len(held)} shown as sent" if stage == "positions" else ", ".join(dict.fromkeys(one.what for one in held))
    out.print(Text.assemble((f"{mark} {stage}", style), f"  {told}"))
    for one in findings:
        if one.state == "wrong":
            _show_wrong(one, out)
    lacking = [one for one in findings if one.state == "unsupported"]
    if lacking:
        words = ", ".join(f"{one.what} ({PROFILES[one.game].name})" for one in lacking)
        out.print(Text.assemble(("  – unsupported: ", "yellow"), words))


def _show_wrong(one: Finding, out: Terminal) -> None:
    game = PROFILES[one.game].name + ", " if one.game in PROFILES else ""
    # The engine may ask in another form, or not at all: the form is the reference's.
    what = f"where the reference asks {one.what}" if one.stage == "questions" else one.what
    out.print(Text.assemble(("  ✗ ", "bold red"), f"{game}{what}: ", (one_line(one.text, LONGEST), "bold")))
    if one.case:
        out.print(Text(f"    tcg-oracle check --case {one.case}, with the same --engine, shows it in full", "dim"))


def show_next(following: Sequence[Opening], out: Terminal, *, again: bool) -> None:
    """What opens most scenarios, and what to do now."""
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
    if again:
        out.print(Text("Fix the first ✗ and run this again.", "bold"))
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
    return f"the game {game}" if one.kind == "game" else f"{game}: the {one.kind} {one.what}"
