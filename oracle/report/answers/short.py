"""A short answer as data, so that it can be cached and printed again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from oracle.report.answers.lines import heading, part, place, short, width_of
from oracle.report.output.terminal import Terminal
from oracle.suite.search.hits import Hit


class Part(Struct, frozen=True, array_like=True):
    """The text under a label."""

    label: str
    text: str
    style: str = ""


class Told(Struct, frozen=True, kw_only=True):
    """A scenario that was played."""

    scenario: str
    parts: tuple[Part, ...]
    """The verdict, the clause of the scenario, the open conflict that the outcome rests on."""
    place: str
    line: int
    lines: tuple[int, ...] = ()
    """For a row of an outline: the lines of all its rows."""
    code: int
    """The exit code of the command."""


def show(told: Told, shows: Hit | None, out: Terminal) -> None:
    """Print the answer; `shows`: the request, if it was not a scenario."""
    heading(told.scenario, out)
    for one in told.parts:
        part(one.label, one.text, out, style=one.style)
    place(told.place, out)
    show_others(told.line, told.lines, shows, out)


def show_others(line: int, lines: Sequence[int], shows: Hit | None, out: Terminal) -> None:
    """The alternatives: other scenarios for the same request, other rows of the outline."""
    if shows is not None:
        name = f"{shows.kind} {shows.id}" if shows.kind != "scenario" else shows.id
        many = f"one scenario of {len(shows.cases)}" if len(shows.cases) > 1 else "the only scenario"
        told = f"This is {many} for {name}; --verbose shows every step of it."
        out.print(Text(short(told, width_of(out)), "dim"), soft_wrap=True)
    if len(lines) > 1:
        rest = [str(one) for one in lines if one != line]
        others = f"others are at lines {', '.join(rest)}" if len(rest) > 1 else f"other is at line {rest[0]}"
        out.print(f"One row of {len(lines)}; the {others}.", style="dim")
