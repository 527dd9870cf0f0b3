"""Plays inputs by number: the same seed and number make the same input."""

from __future__ import annotations

import os
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from unittest.mock import patch

from msgspec import Struct, field

from tests.inputs.kinds import KINDS

SLOW = 120.0
"""Seconds that no input may take, on a busy machine."""


class Played(Struct, kw_only=True):
    """How many were met of each kind, and what was wrong with some: `seed/number kind: what`."""

    met: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    slowest: tuple[float, str] = (0.0, "")


def play(
    seed: int, numbers: Iterable[int], folder: Path, kinds: Sequence[str], tell: Callable[[str], None] = lambda _: None
) -> Played:
    """Make the inputs of these numbers and give each to the program, which keeps its files in the folder."""
    found = Played()
    with patch.dict(os.environ, {"XDG_CACHE_HOME": str(folder / "cache-home")}):
        for number in numbers:
            random = Random(f"{seed}/{number}")  # noqa: S311 - nothing is to be kept secret
            name = random.choices(kinds, [KINDS[kind][1] for kind in kinds])[0]
            started = time.perf_counter()
            try:
                wrong = KINDS[name][0](random, folder)
            except Exception as error:  # noqa: BLE001 - whatever comes out is what is looked for
                wrong = "".join(traceback.format_exception(error)[-8:])
            took = time.perf_counter() - started
            found.met[name] += 1
            found.slowest = max(found.slowest, (round(took, 1), f"{seed}/{number} {name}"))
            if not wrong and took > SLOW:
                wrong = f"took {took:.0f} s"
            if found.met.total() % 1_000 == 0:
                tell(f"{found.met.total():,} inputs, {len(found.wrong)} wrong")
            if wrong:
                found.wrong.append(f"{seed}/{number} {name}: {wrong}")
                tell(found.wrong[-1][:1500])
    return found
