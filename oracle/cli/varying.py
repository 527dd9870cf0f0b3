"""`--vary SEED`: plays variations of the scenarios instead of the scenarios themselves."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from msgspec.structs import replace

from oracle.assurance.seeds import seed_of
from oracle.report.output.bar import bar
from oracle.suite.phrases.compile import bind, data_of
from oracle.suite.plan import Plan
from oracle.suite.reading.selection import ALL, Selection

if TYPE_CHECKING:
    from oracle.assurance.casting.playing import Origin

VaryOption = Annotated[
    str | None,
    typer.Option(
        metavar="SEED", help="Play a variation of each scenario, drawn from this seed: other names, other cards."
    ),
]


class Drawn(NamedTuple):
    """The plans to play, and their origins."""

    plans: tuple[Plan, ...]
    chosen: Selection
    origins: dict[str, Origin]
    """Of variations, by case."""


def drawn(plans: tuple[Plan, ...], chosen: Selection, seed: str | None) -> Drawn:
    """The variations of the chosen plans, and the selection that runs them all; without a seed, the given plans and
    selection.

    Raises InvalidWordsError for an invalid seed.
    """
    if seed is None:
        return Drawn(plans, chosen, {})
    from oracle.assurance.variation import printed_cards, varied

    seed = seed_of(seed)
    runs, found, pools = chosen.runs(plans), [], printed_cards(plans)
    origins: dict[str, Origin] = {}
    with bar("drawing variations") as tell:
        for done, (plan, edition) in enumerate(runs, start=1):
            variation = varied(plan, edition, seed, pool=pools.get(plan.game, ()))
            if variation is not None:
                found.append(variation.plan)
                origins[variation.plan.case] = _origin(plan, seed, pools.get(plan.game, frozenset()))
            if done == len(runs) or done % 16 == 0:
                tell(done, len(runs), plan.feature)
    return Drawn(tuple(found), Selection(editions=(ALL,)), origins)


def _origin(written: Plan, seed: str, pool: frozenset[str]) -> Origin:
    from oracle.assurance.casting.playing import Origin
    from oracle.assurance.variation import NAMES, varied

    def vary(plan: Plan, edition: str, without: Collection[str] | None) -> Plan:
        if without is None:
            variation = varied(plan, edition, seed, kinds=(NAMES,))
        else:
            variation = varied(plan, edition, seed, pool=pool.difference(without))
        # A scenario without variations is played itself.
        itself = bind(replace(data_of(plan), case=f"{written.case}~{seed}", editions=(edition,)))
        return itself if variation is None else variation.plan

    return Origin(written, vary)
