"""`--vary SEED`: play variations of the scenarios instead of the scenarios themselves."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from oracle.assurance.variation import varied
from oracle.cli.errors import UsageError
from oracle.protocol.display import shown
from oracle.report.bar import bar
from oracle.suite.plan import Plan
from oracle.suite.selection import ALL, Selection

VaryOption = Annotated[
    str | None,
    typer.Option(
        metavar="SEED", help="Play each scenario's variation of this seed: other names, other and more cards."
    ),
]

_SEED = re.compile(r"[A-Za-z0-9][\w.:-]{0,99}", re.ASCII)


def drawn(plans: tuple[Plan, ...], chosen: Selection, seed: str | None) -> tuple[tuple[Plan, ...], Selection]:
    """The variations of what is chosen, and the selection that runs them all; without a seed, what is given.

    Raises UsageError where the seed is none.
    """
    if seed is None:
        return plans, chosen
    if not _SEED.fullmatch(seed):
        text = (
            f'--vary: "{shown(seed)}" is no seed; write 1 to 100 letters, digits and . _ : -, a letter or digit first'
        )
        raise UsageError(text)
    runs, found = chosen.runs(plans), []
    with bar("drawing variations") as tell:
        for done, (plan, edition) in enumerate(runs, start=1):
            variation = varied(plan, edition, seed)
            found += [] if variation is None else [variation.plan]
            if done == len(runs) or done % 16 == 0:
                tell(done, len(runs), plan.feature)
    return tuple(found), Selection(editions=(ALL,))
