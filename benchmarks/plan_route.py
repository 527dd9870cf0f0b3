"""The way of one plan from its feature file to its verdict: `python benchmarks/plan_route.py [CASE]`.

Counts, with `sys.setprofile`, the changes from one module of `oracle` to another as calls begin and end (a change
between the same two counted once as well), how many of them come back to a module already left, and how many modules
take part; of all of `oracle`, and of the suite alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from types import FrameType
from typing import Any

from oracle.engines.reference import ReferenceEngine
from oracle.suite.errors import Problems
from oracle.suite.feature_file import read_feature
from oracle.suite.phrases.compile import compile_scenario
from oracle.suite.reading.load import load_suite
from oracle.suite.reading.locate import feature_root
from oracle.suite.run.verdict import run_plan


class Route:
    """Modules in the order in which calls enter them."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.stays: list[str] = []

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Called by the interpreter for each call and return."""
        at = frame if event == "call" else frame.f_back if event == "return" else None
        name = "" if at is None else at.f_globals.get("__name__", "")
        if name.startswith(self.prefix) and (not self.stays or self.stays[-1] != name):
            self.stays.append(name)

    def figures(self) -> str:
        """Changes, returns and modules, in words."""
        changes = list(pairwise(self.stays))
        modules = len(set(self.stays))
        returns, different = len(changes) + 1 - modules, len(set(changes))
        return f"{len(changes):,} changes ({different} different ones), {returns:,} of them returns, {modules} modules"


def followed(prefix: str, do: Callable[[], object]) -> Route:
    """What is entered while something is done."""
    route = Route(prefix)
    sys.setprofile(route.note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return route


def main() -> None:
    """Print the figures of a case."""
    case = sys.argv[1] if len(sys.argv) > 1 else "free-character-keeps-its-cost"
    plan = next(one for one in load_suite().plans if one.case == case)
    engine = ReferenceEngine()
    info, edition = engine.initialize(), plan.editions[-1]

    def whole() -> Any:
        return _compiled(plan.feature, case), run_plan(plan, engine, edition, info)

    whole()  # what is worked out once for all plans is not this one's way
    for prefix in ("oracle.", "oracle.suite."):
        sys.stdout.write(f"{prefix}*: {followed(prefix, whole).figures()}\n")


def _compiled(feature: str, case: str) -> object:
    problems = Problems(feature)
    text = (feature_root() / feature).read_text(encoding="utf-8")
    own = next(one for one in read_feature(text, problems) if any(case in str(tag) for tag in one.tags))
    return compile_scenario(own, problems)


if __name__ == "__main__":
    main()
