"""Finds out from a step's text alone whether it targets an Expedition or can discard something."""

from __future__ import annotations

from typing import get_args

from oracle.games.altered import language as lang
from oracle.language.nodes import parts_of

EFFECTS = frozenset(get_args(lang.Effect))
APART = EFFECTS | {lang.Reaction, lang.QuickAction}
"""Nodes with their own targets, or with steps that have targets."""
_HOLDING = EFFECTS | {tuple, dict}


def aims(node: object) -> bool:
    """Whether a step targets an Expedition, either as the place of its effect or in one of its parts."""
    return _is_target(node) or aims_within(node)


def aims_within(node: object) -> bool:
    """Whether a part of a step refers to a target Expedition."""
    return asks_for_target(*parts_of(node))


def asks_for_target(*parts: object) -> bool:
    """Whether filters, numbers or a lasting text in these parts of a step refer to a target Expedition."""
    return any(type(part) not in APART and (_is_target(part) or asks_for_target(*parts_of(part))) for part in parts)


def discards(node: object) -> bool:
    """Whether an effect itself can discard something, so that the number of discarded cards is known (7.3.5)."""
    if isinstance(node, lang.Discard | lang.Sacrifice | lang.Sabotage) or (
        isinstance(node, lang.Move) and node.to == "discard"
    ):
        return True
    return any(discards(part) for part in parts_of(node) if type(part) in _HOLDING)


def _is_target(part: object) -> bool:
    where = getattr(part, "where", None)
    return where == "target" or (isinstance(where, tuple) and "target" in where)
