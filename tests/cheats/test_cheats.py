"""No engine passes variations by having read the suite."""

from __future__ import annotations

import pytest

from tests.cheats.engines import ByHeart, UpToNames
from tests.cheats.judged import sample, taught, varied_by, verdicts

EVERY = 400
"""Every so manyeth scenario is learnt and varied."""


@pytest.mark.parametrize(("cheat", "by_names"), [(ByHeart, True), (UpToNames, False)])
def test_a_cheat_passes_the_suite_and_no_variations(cheat: type[ByHeart], by_names: bool) -> None:
    plans = sample(EVERY)
    engine = taught(cheat(), plans)
    assert not engine.strange
    assert set(verdicts(engine, plans)) <= {"pass", "disputed"}
    assert not engine.strange, "it knows every position as it is written"
    every = verdicts(engine, [one.plan for one in varied_by(plans, "1")])
    assert every["fail"] + every["error"] > len(plans) / 2
    named = verdicts(engine, [one.plan for one in varied_by(plans, "1", ("names",))])
    assert bool(named["fail"] + named["error"]) is by_names
    more = verdicts(engine, [one.plan for one in varied_by(plans, "1", ("hand", "deck", "discard"))])
    assert more["fail"] + more["error"] > len(plans) / 2
