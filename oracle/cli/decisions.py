"""`--decisions`: the decisions of a committee, for every command that judges scenarios."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from oracle.cli.outputs import existing_path
from oracle.cli.suite import load_checked_suite
from oracle.report.conflicts.docketed import Docketed
from oracle.suite.decisions.entry import read_all
from oracle.suite.decisions.taking import Decisions, take
from oracle.suite.plan import Plan

DecisionsOption = Annotated[
    list[Path] | None,
    typer.Option(
        metavar="FILE",
        parser=existing_path,
        help="A decision on an open conflict, as a TOML file, or a folder of them. May be repeated.",
    ),
]


def day(text: str) -> datetime.date:
    """Parse a date that a user gave. Raises typer.BadParameter."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a valid date; write it as 2027-01-31.") from None


DateOption = Annotated[
    datetime.date | None,
    typer.Option(
        parser=day,
        metavar="DATE",
        help="Today's date, such as 2027-01-31: entries of a --baseline and decisions may have ended.",
    ),
]


def decisions_of(paths: Sequence[Path] | None, date: datetime.date | None = None) -> Decisions:
    """The decisions of these files, checked against the register and the suite's own scenarios.

    Raises InputError, which names the file and the line, or the decision and the scenario that refutes it.
    """
    return replace(take(read_all(paths), _own, date), files=tuple(paths)) if paths else Decisions()


def _own() -> Sequence[Plan]:
    return load_checked_suite().plans


def decided_in(entries: Sequence[Docketed], ruled: Decisions) -> tuple[Docketed, ...]:
    """The entries of the docket, each with the decision on it. Raises SuiteErrors."""
    told = {(one.game, one.conflict): one for one in ruled.told(ruled.settle(_own()))} if ruled.taken else {}
    return tuple(replace(one, decided=told.get((one.game, one.number))) for one in entries)
