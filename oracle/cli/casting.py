"""`--cast CARDS`: play scenarios with cards that the engine has."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import typer

from oracle.cli.errors import UsageError
from oracle.suite.runner import Casting


class Cards(Enum):
    """With which cards scenarios are played."""

    WRITTEN = "written"
    PRINTED = "printed"
    AUTO = "auto"


CastOption = Annotated[
    Cards,
    typer.Option(help="Cards to play with: as written, printed ones alone, or (auto) those that the engine has."),
]


def chosen(cards: Cards, seed: str | None) -> Casting | None:
    """What gives scenarios their cards; None where they are played as written. Raises UsageError beside `--vary`."""
    if cards is Cards.WRITTEN:
        return None
    if seed is not None:
        raise UsageError("--cast and --vary both give scenarios other cards; use one of them")
    from oracle.assurance.casting.playing import Casting as Caster

    return Caster("printed" if cards is Cards.PRINTED else "auto")
