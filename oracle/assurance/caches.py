"""Clears results cached by rule functions; needed wherever rules are changed or watched."""

from __future__ import annotations

import functools
import gc
from typing import Any

from oracle.language.told import forget_texts
from oracle.profiles import PROFILES

_RULES = ("oracle.kernel", "oracle.games", "oracle.engines.definitions")
_CARDS = tuple(f"oracle.games.{game}.{part}" for game in PROFILES for part in ("language", "cards"))
"""These caches depend on the card languages and printed cards only, which no rule changes, and are slow to refill."""


def forget_results() -> None:
    """Clear every cached result: results must not outlive their rules, and must not hide later calls from a watch."""
    for kept in caches():
        kept.cache_clear()
    forget_texts()


@functools.cache
def caches() -> tuple[Any, ...]:
    """The functions with caches. Searched only once, so the rules must be loaded before."""
    # By `type`: `isinstance` asks a weak proxy for its object, which may be gone.
    kept = (thing for thing in gc.get_objects() if issubclass(type(thing), functools._lru_cache_wrapper))
    modules = ((one, getattr(one, "__module__", None) or "") for one in kept)
    return tuple(one for one, module in modules if module.startswith(_RULES) and not module.startswith(_CARDS))
