"""Results that functions of the rules keep: where rules are changed or watched, they have to be worked out anew."""

from __future__ import annotations

import functools
import gc
from typing import Any

_RULES = ("oracle.kernel", "oracle.games")
_TYPES = "oracle.kernel.nodes"
"""What it keeps follows from the types of the card languages, which no mutant changes; it is dear to work out."""


def forget_results() -> None:
    """Forget every kept result: right ones must not outlive their rules, and an earlier call must hide no later one."""
    for kept in caches():
        kept.cache_clear()


@functools.cache
def caches() -> tuple[Any, ...]:
    """The functions that keep results. They are looked for once, so the rules have to be loaded by then."""
    kept = (thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper))
    modules = ((one, getattr(one, "__module__", None) or "") for one in kept)
    return tuple(one for one, module in modules if module.startswith(_RULES) and module != _TYPES)
