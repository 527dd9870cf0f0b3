"""Results that functions of the rules keep: where rules are changed or watched, they have to be worked out anew."""

from __future__ import annotations

import functools
import gc
from typing import Any

from oracle.language.told import forget_texts
from oracle.profiles import PROFILES

_RULES = ("oracle.kernel", "oracle.games", "oracle.engines.definitions")
_CARDS = tuple(f"oracle.games.{game}.{part}" for game in PROFILES for part in ("language", "cards"))
"""What they keep follows from the card languages and the printed cards, which no rule touches; it takes long."""


def forget_results() -> None:
    """Forget every kept result: right ones must not outlive their rules, and an earlier call must hide no later one."""
    for kept in caches():
        kept.cache_clear()
    forget_texts()


@functools.cache
def caches() -> tuple[Any, ...]:
    """The functions that keep results. They are looked for once, so the rules have to be loaded by then."""
    kept = (thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper))
    modules = ((one, getattr(one, "__module__", None) or "") for one in kept)
    return tuple(one for one, module in modules if module.startswith(_RULES) and not module.startswith(_CARDS))
