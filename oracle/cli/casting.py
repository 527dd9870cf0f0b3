"""`--cast CARDS`: plays scenarios with cards that the engine knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import replace

from oracle.assurance.diagnosis.beyond import judged_beyond
from oracle.assurance.diagnosis.causes import causes_of
from oracle.assurance.diagnosis.masks import masks_of
from oracle.engines.base import Engine
from oracle.protocol.results import Report, Result
from oracle.suite.plan import Plan

if TYPE_CHECKING:
    from oracle.assurance.casting.playing import Casting, Origin


class Cards(Enum):
    """The cards that scenarios are played with."""

    WRITTEN = "written"
    PRINTED = "printed"
    AUTO = "auto"


MARKED = ("fail", "error", "unsupported")
"""Results with these verdicts are looked up in the library of casts; runs without any need not load it."""

BeyondOption = Annotated[
    bool,
    typer.Option("--beyond", help="If an engine reports every game as over, judge it as if it had not."),
]
CastOption = Annotated[
    Cards, typer.Option(help="The cards to play with: as written, printed cards only, or those the engine knows.")
]


def chosen(cards: Cards, origins: Mapping[str, Origin]) -> Casting | None:
    """The caster of the scenarios; None if they are played as written. `origins`: of variations, by case."""
    if cards is Cards.WRITTEN:
        return None
    from oracle.assurance.casting.playing import Casting as Caster

    return Caster("printed" if cards is Cards.PRINTED else "auto", origins)


def explained(
    found: Report,
    plans: tuple[Plan, ...],
    caster: Casting | None,
    origins: Mapping[str, Origin],
    beyond: Callable[[], Engine] | None = None,
) -> tuple[tuple[Plan, ...], Report]:
    """The scenarios as played, and the report with the causes of its failures.

    Cases that did not pass are marked if they rest on wordings that no printed card has. With a caster the report also
    lists additions that would let the engine run more scenarios, and wrong answers about its cards.
    `plans`: the scenarios as written, or variations, with their sources in `origins`. `beyond`: starts the engine once
    more, to judge it past a fault that masks the others.
    """
    found = replace(found, results=_marked(found.results, plans, origins))
    written = {case: origin.written for case, origin in origins.items()}
    led = {result.case for result in found.results if result.moves}
    written |= {plan.case: plan for plan in plans if plan.case in led}
    played = plans if caster is None else caster.played(plans)
    if beyond is not None:
        found = judged_beyond(found, played, beyond)
    if caster is None:
        return plans, _diagnosed(found, plans, written)
    unlocks = caster.plan(plans, found.results, found.engine) if found.summary["unsupported"] else ()
    return played, replace(_diagnosed(found, played, written), unlocks=unlocks, unlisted=caster.faults)


def _diagnosed(found: Report, plans: tuple[Plan, ...], written: Mapping[str, Plan]) -> Report:
    masks = found.masks or masks_of(found.results, plans)
    return replace(found, causes=causes_of(found.results, plans, written), masks=masks)


def _marked(results: tuple[Result, ...], plans: tuple[Plan, ...], origins: Mapping[str, Origin]) -> tuple[Result, ...]:
    looked_at = [result for result in results if result.verdict in MARKED]
    if not looked_at:
        return results
    from oracle.assurance.casting.playing import is_unprinted, written_of

    known = {plan.case: plan for plan in plans}
    marked = {id(one) for one in looked_at if one.case in known and is_unprinted(written_of(known[one.case], origins))}
    return tuple(replace(result, unprinted=True) if id(result) in marked else result for result in results)
