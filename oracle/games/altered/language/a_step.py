"""What a step is about, told from its text alone: whatever hangs together in it, and nothing that it leaves behind."""

from __future__ import annotations

from typing import get_args

from oracle.games.altered import language as lang
from oracle.language.nodes import parts_of

EFFECTS = frozenset(get_args(lang.Effect))
APART = EFFECTS | {lang.Reaction, lang.QuickAction}
"""What has targets of its own, or steps that have."""
_HOLDING = EFFECTS | {tuple, dict}


def aims(node: object) -> bool:
    """Whether a step has an Expedition as a target: the one where it is done, or one that something in it asks for."""
    return _is_target(node) or aims_within(node)


def aims_within(node: object) -> bool:
    """Whether something in a step asks for an Expedition that is its target."""
    return asks_for_target(*parts_of(node))


def asks_for_target(*parts: object) -> bool:
    """Whether filters, numbers or a lasting text in these parts of a step speak of an Expedition that is its target."""
    return any(type(part) not in APART and (_is_target(part) or asks_for_target(*parts_of(part))) for part in parts)


def discards(node: object) -> bool:
    """Whether something can be discarded by what an effect says itself, so that it is known how much was (7.3.5)."""
    if isinstance(node, lang.Discard | lang.Sacrifice | lang.Sabotage) or (
        isinstance(node, lang.Move) and node.to == "discard"
    ):
        return True
    return any(discards(part) for part in parts_of(node) if type(part) in _HOLDING)


def _is_target(part: object) -> bool:
    where = getattr(part, "where", None)
    return where == "target" or (isinstance(where, tuple) and "target" in where)
