"""A site of a few scenarios, for tests: one game with its whole book."""

from __future__ import annotations

from pathlib import Path

from oracle.cli.site import material_of
from oracle.cli.suite import load_checked_suite
from oracle.report.site import build
from oracle.report.site.material import Material
from oracle.suite.reading.load import Suite

GAME = "altered"
OUTLINES = (
    "altered-as-many-targets-as-there-are",
    "altered-augment",
    "altered-boosts-from-reserve",
    "altered-my-expedition-after-its-cost",
    "printed-ruling-base-statistics",
)
"""An outline, one with a single row, printed cards, rulings, made-up cards, and one that ends differently in 1.x."""


def few(game: str = GAME, outlines: tuple[str, ...] = OUTLINES) -> Suite:
    """The suite with some of its scenarios only."""
    own = [plan for plan in load_checked_suite().plans if plan.game == game]
    return Suite(plans=tuple(plan for plan in own if plan.case.partition("/")[0] in outlines), features=0)


def material() -> Material:
    """What the site of these scenarios is made of."""
    return material_of(few(), GAME)


def written(folder: Path, *materials: Material) -> Path:
    """The site as it is written into a folder."""
    build.write(materials, folder, lambda *_: None)
    return folder
