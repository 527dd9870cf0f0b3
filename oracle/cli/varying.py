"""`--vary SEED`: play variations of the scenarios instead of the scenarios themselves."""

from __future__ import annotations

from typing import Annotated

import typer

from oracle.assurance.seeds import seed_of
from oracle.report.output.bar import bar
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import ALL, Selection

VaryOption = Annotated[
    str | None,
    typer.Option(
        metavar="SEED", help="Play a variation of each scenario, drawn from this seed: other names, other cards."
    ),
]


def drawn(plans: tuple[Plan, ...], chosen: Selection, seed: str | None) -> tuple[tuple[Plan, ...], Selection]:
    """The variations of what is chosen, and the selection that runs them all; without a seed, what is given.

    Raises InvalidWordsError where the seed is none.
    """
    if seed is None:
        return plans, chosen
    from oracle.assurance.variation import printed_cards, varied

    seed = seed_of(seed)
    runs, found, pools = chosen.runs(plans), [], printed_cards(plans)
    with bar("drawing variations") as tell:
        for done, (plan, edition) in enumerate(runs, start=1):
            variation = varied(plan, edition, seed, pool=pools.get(plan.game, ()))
            found += [] if variation is None else [variation.plan]
            if done == len(runs) or done % 16 == 0:
                tell(done, len(runs), plan.feature)
    return tuple(found), Selection(editions=(ALL,))
