"""Prints the results of connecting an engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from oracle.profiles import PROFILES
from oracle.protocol.declared import WHOLE_GAMES
from oracle.protocol.messages import EngineInfo
from oracle.report.output.terminal import Terminal
from oracle.report.output.text import LONG, both_ends, one_line
from oracle.suite.connecting.findings import Connected, Finding, Task

LOOKS = {"held": ("✓", "green"), "wrong": ("✗", "bold red"), "unsupported": ("–", "yellow"), "untried": ("·", "dim")}
MOST_NEXT = 3
"""How many tasks are shown; JSON has all of them."""
LONGEST = 240
GAMES = "games"
PAGE = "docs/protocol.md, “Games that begin, and more than two players”"


def show_engine(info: EngineInfo, out: Terminal) -> None:
    """Print the engine's name and what it declares."""
    called = f"{one_line(info.name)} {one_line(info.version)}".rstrip()
    out.print(Text.assemble((called, "bold"), f" speaks protocol {info.protocol}"))
    for game, support in info.games.items():
        name = PROFILES[game].name if game in PROFILES else one_line(game)
        told = [", ".join(support.editions) or "no edition", ", ".join(support.capabilities) or "no capabilities"]
        told += [", ".join(support.manners)] if support.manners else []
        out.print(Text(f"  {name}: {one_line('; '.join(told), LONG)}", "dim"))


def show_stage(stage: str, findings: Sequence[Finding], out: Terminal) -> None:
    """Print one line for everything that held and one for each thing wrong; nothing about games if none is declared."""
    if stage == GAMES and not findings:
        return
    of = {state: [one for one in findings if one.state == state] for state in LOOKS}
    nothing = not of["held"] and (of["unsupported"] or of["untried"] or stage != "handshake")
    mark, style = LOOKS["wrong" if of["wrong"] else "unsupported" if nothing else "held"]
    told = f"{len(of['held'])} shown as sent" if stage == "positions" else _each(of["held"])
    told = told if findings or stage == "handshake" else "no scenario to try it with yet"
    out.print(Text.assemble((f"{mark} {stage}", style), f"  {told}".rstrip()))
    for one in of["wrong"]:
        _show_wrong(one, out)
    for state, words in (("unsupported", "unsupported"), ("untried", "not tried")):
        mark, style = LOOKS[state]
        for game in dict.fromkeys(one.game for one in of[state]):
            own = [one for one in of[state] if one.game == game]
            reasons = list(dict.fromkeys(both_ends(one.text, LONGEST) for one in own if one.text))
            why = f" ({reasons[0]}{', and more' if len(reasons) > 1 else ''})" if reasons else ""
            out.print(Text.assemble((f"  {mark} {PROFILES[game].name}, {words}: ", style), _each(own), (why, "dim")))
    if stage == GAMES and (of["wrong"] or of["unsupported"]):
        out.print(Text(f"  What is asked of an engine here: {PAGE}", "dim"))


def _each(findings: Iterable[Finding]) -> str:
    return ", ".join(dict.fromkeys(one_line(one.what) for one in findings))


def _show_wrong(one: Finding, out: Terminal) -> None:
    game = PROFILES[one.game].name + ", " if one.game in PROFILES else ""
    # The engine may ask in another form, or not at all: the form is the reference's.
    what = one_line(one.what)
    what = f"where the reference asks {what}" if one.stage == "questions" else what
    step = f" “{one_line(one.step)}”" if one.step else ""
    case = f" [{one.case}]" if one.case else ""
    told = both_ends(one.text, LONGEST)
    out.print(Text.assemble(("  ✗ ", "bold red"), f"{game}{what}:{step} ", (told, "bold"), (case, "dim")))


def show_end(found: Connected, out: Terminal) -> None:
    """Print the cost and the next tasks."""
    calls = f"{found.calls:,} calls, {found.seconds:.1f} s of the engine's own time"
    asked, of = found.sampled
    sample = f"; what it lacks: by {asked:,} of {of:,} scenarios" if asked < of else ""
    out.print(Text(calls + sample, "dim"))
    unplayed = (
        [] if found.engine is None else [one.name for one in PROFILES.values() if one.id not in found.engine.games]
    )
    if unplayed:
        out.print(Text(f"The engine does not play {', '.join(unplayed)}.", "dim"))
    if not found.next:
        out.print(Text("Nothing is wrong and nothing is lacking. `check --edition all` judges every edition.", "bold"))
        return
    out.print(Text("Next:", "bold"))
    for number, task in enumerate(found.next[:MOST_NEXT], 1):
        out.print(Text(f"{number}. {_words(task)}"))
        if task.case:
            out.print(Text(f"   Its messages: tcg-oracle check --engine … --case {task.case} --trace -", "dim"))
    if len(found.next) > MOST_NEXT:
        out.print(Text(f"and {len(found.next) - MOST_NEXT:,} more; --json has all of them", "dim"))
    out.print(Text("Then run this again.", "bold"))


def _words(task: Task) -> str:
    name = ", ".join(one_line(one, LONGEST) for one in task.names)
    game = f"{PROFILES[task.game].name}: " if task.game in PROFILES else ""
    cases = "1 case" if task.cases == 1 else f"{task.cases:,} cases"
    if task.kind == "mend":
        return f"{game}mend {name}" + (f"; {cases} have it" if task.cases else "")
    if task.kind == "manner":
        return f"{game}declare the manner {name}, if it is yours; {cases} that fail here would hold"
    if task.kind == "capability" and WHOLE_GAMES.issuperset(task.names):
        return f"{game}whole games, if your engine plays them: {name}; {cases} more. See {PAGE}"
    what = {
        "capability": f"declare {name} once it works",
        "language": f"learn version {name} of the language of cards",
        "card": f"add {name}",
        "said": f"learn {name}",
    }[task.kind]
    return f"{game}{what}; {cases} more"
